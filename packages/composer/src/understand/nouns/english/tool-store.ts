import type { Reading } from '../../reading.ts';

/** "tool library", "tool hire": tools to work with. */
export const isToolStore = (reading: Reading, at: number): boolean =>
  /^tools?$/.test(reading.folded(at)) &&
  /^(?:library|shed|hire|rental|loan|loans|box|store|cupboard|inventory|lending|swap|share)$/.test(
    reading.folded(at + 1),
  );
