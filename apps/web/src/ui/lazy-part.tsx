import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { fetchPart } from './fetch-part.ts';

export interface LazyPartProps {
  /** Shown until the component has loaded. */
  readonly waiting?: ReactNode;
  /** Called when loading failed; it is retried when the network returns. */
  readonly onMissing?: () => void;
}

/**
 * A component with a separate chunk. When it cannot be loaded, the rest of the page and its input stay; `React.lazy`
 * would show the error screen instead and never retry.
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
    // The remaining props belong to the component.
    return Part === null ? waiting : <Part {...(props as unknown as Props)} />;
  };
}
