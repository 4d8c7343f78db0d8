import { useLayoutEffect, useRef, useState } from 'react';

type Handlers<Of> = { readonly [Name in keyof Of]: (...given: never[]) => void };

/** Event handlers in an object that stays the same, for memoised parts; each calls the one of the last render. */
export function useStable<Of extends Handlers<Of>>(handlers: Of): Of {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(() => {
    const call =
      (name: keyof Of) =>
      (...given: never[]): void =>
        latest.current[name](...given);
    const names = Object.keys(handlers) as (keyof Of)[];
    return Object.fromEntries(names.map((name) => [name, call(name)])) as Of;
  });
  return stable;
}
