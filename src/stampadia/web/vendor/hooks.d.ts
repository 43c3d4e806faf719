// As much of Preact's hooks as the pages use.
type Leave = void | undefined | (() => void);
export function useEffect(act: () => Leave | unknown, when?: unknown[]): void;
export function useLayoutEffect(act: () => Leave | unknown, when?: unknown[]): void;
export function useMemo<T>(make: () => T, when?: unknown[]): T;
export function useRef<T>(first: T): { current: T };
