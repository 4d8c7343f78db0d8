import type { Reading } from '../../understand/reading.ts';
import type { TagSpan } from './tags.ts';

const needs = /^(?:needs?|must|should|has|have)$/;
const toRows = /^\p{L}+l[ae]r[ae]$/u;

/** "hirer needs an email address", "randevulara adres ekle": what gets a new part is none itself. */
export const withoutOwners = (spans: readonly TagSpan[], { words }: Reading): readonly TagSpan[] =>
  spans.filter((span, at) => {
    const next = spans[at + 1];
    if (span.name !== 'add' || span.to - span.from > 1 || next?.name !== 'add') return true;
    const needsNext = needs.test(words[span.to]?.folded ?? '') && next.from - span.to <= 2;
    return !needsNext && !(next.from === span.to && toRows.test(words[span.from]?.folded ?? ''));
  });
