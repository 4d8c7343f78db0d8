import type { Reading } from '../reading.ts';

/** "work out the total": the particle of the verb names nothing. Marks both words as used. */
export function useWorkedOut(reading: Reading): void {
  if (reading.language !== 'en') return;
  reading.words.forEach(({ folded }, at) => {
    const isVerb = /^(?:work|works|working|worked)$/.test(folded) && reading.folded(at + 1) === 'out';
    if (isVerb && /^(?:the|a|my|our|what|how)$/.test(reading.folded(at + 2)))
      reading.use({ from: at, to: at + 2 });
  });
}
