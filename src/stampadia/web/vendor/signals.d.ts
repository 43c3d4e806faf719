// As much of the signals' types as the pages use.
export interface Signal<T> { value: T; peek(): T; }
export interface ReadonlySignal<T> { readonly value: T; peek(): T; }
export function signal<T>(first: T): Signal<T>;
export function computed<T>(make: () => T): ReadonlySignal<T>;
export function effect(act: () => void): () => void;
export function batch<T>(act: () => T): T;
export function useSignal<T>(first: T): Signal<T>;
export function useComputed<T>(make: () => T): ReadonlySignal<T>;
