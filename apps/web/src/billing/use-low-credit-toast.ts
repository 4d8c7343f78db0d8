import { useEffect, useRef } from 'react';
import { hasReserved, useCredits } from '../api/credits.ts';

/** Shows one toast when the balance drops below the limit. A page that opens with a low balance shows the notice instead. */
export function useLowCreditToast(isSignedIn: boolean): void {
  const { data, dataUpdatedAt } = useCredits(isSignedIn);
  const wasLow = useRef<boolean | null>(null);
  useEffect(() => {
    // During a turn the balance lacks the reserved price; it is read again at the end.
    if (data === undefined || (hasReserved() && wasLow.current !== null)) return;
    if (data.isLow && wasLow.current === false) {
      // Loaded on use, with its texts.
      void import('./warn-low-credits.ts')
        .then(({ warnLowCredits }) => warnLowCredits(data))
        .catch(() => undefined);
    }
    wasLow.current = data.isLow;
  }, [data, dataUpdatedAt]);
}
