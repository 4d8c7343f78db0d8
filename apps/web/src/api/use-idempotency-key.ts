import { useRef } from 'react';
import { createRandomId } from './random-id.ts';

/**
 * Keys under which the server stores a message once: the same content has the same key until `forget`, which is called
 * after a success, so that a submit after a lost reply counts once and the same text can be sent again later.
 */
export function useIdempotencyKey() {
  const kept = useRef<{ readonly content: string; readonly key: string } | null>(null);
  return {
    keyOf: (body: unknown): string => {
      const content = JSON.stringify(body);
      if (kept.current?.content !== content) kept.current = { content, key: createRandomId() };
      return kept.current.key;
    },
    forget: (): void => {
      kept.current = null;
    },
  };
}
