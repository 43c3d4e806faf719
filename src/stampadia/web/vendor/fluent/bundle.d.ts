// As much of Fluent's types as the pages use.
import type { FluentResource } from "./resource.js";
type Pattern = string | unknown[];
export class FluentBundle {
  constructor(language: string, options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  getMessage(key: string): { value: Pattern | null; attributes: Record<string, Pattern> } | undefined;
  formatPattern(pattern: Pattern, facts?: Record<string, string | number> | null): string;
}
