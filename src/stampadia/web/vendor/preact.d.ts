// As much of Preact's types as the pages use.
export type ComponentChildren = unknown;
export interface VNode { type: unknown; props: Record<string, unknown>; }
export class Component<P = any, S = any> {
  props: P;
  state: S;
  setState(change: Partial<S>): void;
  render(props: P, state: S): ComponentChildren;
}
export const options: { vnode?: (made: { props: unknown }) => void };
export const Fragment: (props: { children?: ComponentChildren }) => ComponentChildren;
export function h(type: unknown, props: object | null, ...children: unknown[]): VNode;
export function render(tree: unknown, where: Element): void;
