import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { fetchPart } from './fetch-part.ts';

export interface LazyPartProps {
  /** Stands in the part's place until it has arrived. */
  readonly waiting?: ReactNode;
  /** Told when the part can't be had now; it is asked for again when the network is back. */
  readonly onMissing?: () => void;
}

/**
 * A part of a page with a chunk of its own. One that can't be fetched leaves the rest of the page, and what was typed
 * there, as it is; React's own lazy parts would take the whole page down with them, and for good.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | null = null;
  return function LazyPart({ waiting = null, onMissing, ...props }: Props & LazyPartProps) {
    const [Part, setPart] = useState(() => arrived);
    const tellMissing = useEffectEvent(() => onMissing?.());
    useEffect(() => {
      if (Part !== null) return;
      let isLeft = false;
      const ask = async (): Promise<void> => {
        try {
          arrived = await fetchPart(load);
          if (!isLeft) setPart(() => arrived);
        } catch {
          if (!isLeft) tellMissing();
        }
      };
      void ask();
      window.addEventListener('online', ask);
      return () => {
        isLeft = true;
        window.removeEventListener('online', ask);
      };
    }, [Part]);
    // What is left of the props are the part's own.
    return Part === null ? waiting : <Part {...(props as unknown as Props)} />;
  };
}
