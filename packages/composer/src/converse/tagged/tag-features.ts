import { letterFeatures, wordShape } from '../../tagging/index.ts';
import { classesOf } from '../../word-classes/index.ts';
import type { FollowUp } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { ruleHints } from './rule-hints.ts';

/** What kind of part of the app a word belongs to, if it does. */
function partsOf({ reading, targets }: FollowUp): readonly string[] {
  const parts = reading.words.map(() => '');
  for (const { target, range } of targets)
    for (let at = range.from; at < range.to; at += 1)
      parts[at] = `${at === range.from ? 'B' : 'I'}${target.kind}`;
  return parts;
}

/** What the lexicon knows about each word. */
function knownAs({ reading }: FollowUp): readonly string[] {
  const { words, index } = reading;
  const known = words.map(() => '');
  const tables = [
    ['field', index.fields],
    ['colour', index.colours],
    ['style', index.styles],
    ['screen', index.screens],
    ['feature', index.features],
  ] as const;
  for (const [name, table] of tables)
    for (const { start: from, length, isTypo } of table.findAll(words))
      if (!isTypo)
        for (let at = from; at < from + length; at += 1) known[at] ||= at === from ? name : `${name}+`;
  return known;
}

/** What the networks know of each word of a message: its own text, endings and class, and what the readers take it for. */
export function tagFeatures(
  followUp: FollowUp,
  operations: readonly Operation[],
): readonly (readonly string[])[] {
  const { words, language } = followUp.reading;
  const parts = partsOf(followUp);
  const known = knownAs(followUp);
  const hints = ruleHints(followUp, operations);
  const classes = classesOf(words, language);
  return words.map(({ kind, text, folded, stems }, at) => [
    `language=${language}`,
    `w=${folded}`,
    `p=${parts[at] ?? ''}`,
    `k=${known[at] ?? ''}`,
    `shape=${wordShape(text)}`,
    `kind=${kind}`,
    ...hints.kinds.map((each) => `o=${each} ${hints.words[at] ?? ''}`),
    `h=${hints.words[at] ?? ''}`,
    `c=${classes[at] ?? ''}`,
    ...(kind === 'word' ? letterFeatures(folded) : []),
    ...stems.slice(0, 1).map(({ stem }) => `stem=${stem}`),
  ]);
}
