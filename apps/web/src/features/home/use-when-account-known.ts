import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../api/session.ts';

/** Milliseconds after which a user whose account could not be loaded yet counts as a guest. */
const accountTimeout = 4_000;

/**
 * Calls `submit` with a prompt once the account of the visitor has been loaded. A prompt that is sent right after
 * the page has opened would otherwise be treated as that of a guest. `isWaiting`: a prompt is kept until then.
 */
export function useWhenAccountKnown(submit: (prompt: string) => void) {
  const isKnown = useSession().status !== 'loading';
  const [kept, setKept] = useState<string | null>(null);
  const send = useEffectEvent(() => {
    if (kept === null) return;
    setKept(null);
    submit(kept);
  });
  const isWaiting = kept !== null;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(send, isKnown ? 0 : accountTimeout);
    return () => clearTimeout(timer);
  }, [isWaiting, isKnown]);
  return { isWaiting, submit: (prompt: string) => (isKnown ? submit(prompt) : setKept(prompt)) };
}
