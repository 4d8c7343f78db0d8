import { wordShape } from '../../tagging/index.ts';
import { classesOf, classFeatures } from '../../word-classes/index.ts';
import type { FollowUp } from '../follow-up.ts';
import { isFunctionWord } from '../loose/loose-words.ts';
import type { Operation } from '../operation.ts';
import { ruleHints } from './rule-hints.ts';

const reach = 6;

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

/** The features of each word of a message, by which its tag is weighed. */
export function tagFeatures(
  followUp: FollowUp,
  operations: readonly Operation[],
): readonly (readonly string[])[] {
  const { reading } = followUp;
  const { words, language } = reading;
  const parts = partsOf(followUp);
  const known = knownAs(followUp);
  const hints = ruleHints(followUp, operations);
  const hint = (at: number): string => hints.words[at] ?? '';
  const folded = words.map((word) => word.folded);
  const word = (at: number): string => folded[at] ?? (at < 0 ? '<' : '>');
  const isFunction = words.map(({ kind }, at) => kind !== 'mark' && isFunctionWord(word(at), language));
  const count = words.length;
  const classes = classesOf(words, language);
  return words.map(({ kind, text }, at) => {
    const own = word(at);
    const thing = classes[at] ?? '';
    const found = [
      'bias',
      `w=${own}`,
      `-1=${word(at - 1)}`,
      `+1=${word(at + 1)}`,
      `-2=${word(at - 2)}`,
      `+2=${word(at + 2)}`,
      `-1,0=${word(at - 1)} ${own}`,
      `0,+1=${own} ${word(at + 1)}`,
      `+1,+2=${word(at + 1)} ${word(at + 2)}`,
      `-2,-1=${word(at - 2)} ${word(at - 1)}`,
      `p=${parts[at] ?? ''}`,
      `p,p=${parts[at - 1] ?? ''} ${parts[at] ?? ''} ${parts[at + 1] ?? ''}`,
      `p+1=${parts[at + 1] ?? ''}`,
      `p-1=${parts[at - 1] ?? ''}`,
      `k=${known[at] ?? ''}`,
      `k,p=${known[at] ?? ''} ${parts[at] ?? ''}`,
      `k+1=${known[at + 1] ?? ''}`,
      `k-1=${known[at - 1] ?? ''}`,
      `f=${isFunction[at - 1] ? 1 : 0}${isFunction[at] ? 1 : 0}${isFunction[at + 1] ? 1 : 0}${isFunction[at + 2] ? 1 : 0}`,
      `shape=${wordShape(text)}`,
      `kind=${kind}`,
      ...hints.kinds.map((each) => `o=${each} ${hint(at)}`),
      `h=${hint(at)}`,
      `h,p=${hint(at)} ${parts[at] ?? ''}`,
      `h,h=${hint(at - 1)} ${hint(at)} ${hint(at + 1)}`,
      `h,w=${hint(at)} ${own}`,
      `h,f=${hint(at)} ${isFunction[at] ? 1 : 0}${isFunction[at + 1] ? 1 : 0}`,
      ...classFeatures(classes, at),
      `c,p=${thing} ${parts[at] ?? ''}`,
      `c,k=${thing} ${known[at] ?? ''}`,
      `c,h=${thing} ${hint(at)}`,
      `c,e3=${thing} ${own.slice(-3)}`,
      `c,f=${thing} ${isFunction[at - 1] ? 1 : 0}${isFunction[at + 1] ? 1 : 0}`,
      `c,+1=${thing} ${word(at + 1)}`,
      `c,-1=${thing} ${word(at - 1)}`,
      `place=${at === 0 ? 'first' : at === count - 1 ? 'last' : 'inside'}`,
      `length=${count < 5 ? count : count < 9 ? '5-8' : count < 20 ? '9-19' : '20+'}`,
    ];
    if (kind === 'word') {
      found.push(
        `e2=${own.slice(-2)}`,
        `e3=${own.slice(-3)}`,
        `e4=${own.slice(-4)}`,
        `s3=${own.slice(0, 3)}`,
        `s4=${own.slice(0, 4)}`,
        `s5=${own.slice(0, 5)}`,
      );
      found.push(`e3+1=${word(at + 1).slice(-3)}`, `e3-1=${word(at - 1).slice(-3)}`);
      found.push(`s4+1=${word(at + 1).slice(0, 4)}`, `s4-1=${word(at - 1).slice(0, 4)}`);
      found.push(`s4+2=${word(at + 2).slice(0, 4)}`, `s4-2=${word(at - 2).slice(0, 4)}`);
    }
    // Verbs and marks stand a few words away from what they are about.
    for (let distance = 3; distance <= reach; distance += 1) {
      if (at + distance < count)
        found.push(`after=${word(at + distance)}`, `afters=${word(at + distance).slice(0, 4)}`);
      if (at - distance >= 0)
        found.push(`before=${word(at - distance)}`, `befores=${word(at - distance).slice(0, 4)}`);
    }
    const next = words.findIndex(({ kind: each }, index) => index >= at && each === 'mark');
    const last = words.slice(0, at).findLastIndex(({ kind: each }) => each === 'mark');
    found.push(`mark+=${next === -1 ? '>' : word(next)}`, `mark-=${last === -1 ? '<' : word(last)}`);
    const [ahead, behind] = [(next === -1 ? count : next) - at, at - last];
    found.push(
      `segment=${word(last)} ${Math.min(behind, 4)} ${Math.min(ahead, 4)} ${next === -1 ? '>' : word(next)}`,
      `ahead=${Math.min(ahead, 5)}`,
      `behind=${Math.min(behind, 5)}`,
    );
    for (const { stem } of words[at]?.stems.slice(0, 2) ?? []) found.push(`stem=${stem}`);
    for (const { stem } of words[at + 1]?.stems.slice(0, 1) ?? []) found.push(`stem+1=${stem}`);
    for (const { stem } of words[at - 1]?.stems.slice(0, 1) ?? []) found.push(`stem-1=${stem}`);
    // The word before the next mark is the verb of a Turkish clause.
    const end = (next === -1 ? count : next) - 1;
    if (end > at)
      found.push(`verb=${word(end)}`, `verbs=${word(end).slice(0, 4)}`, `verbe=${word(end).slice(-4)}`);
    if (last + 1 < at) found.push(`begin=${word(last + 1)}`);
    return found;
  });
}
