import type { Reading } from '../reading.ts';
import type { Word } from '../word.ts';

const asks = {
  tr: /^(?:kac|hangi|ne|kim|kimde|kimin|nerede|nereye)$/,
  en: /^(?:who|whos|which|what|when|how|where)$/,
} as const;
const yesOrNo = { tr: /^m[iu](?:y\w+)?$|[dt][iu]m[iu]$/, en: /^(?:yes|y|or|not)$/ } as const;
const does = { tr: /[iu]yor(?:um|uz)$|[iu]yo[mz]$/, en: /^(?:i|we|im)$/ } as const;
const owns = { tr: /l[ae]r[iu]m(?:iz)?$/, en: /^(?:my|our)$/ } as const;

const wishes = /^(?:needs?|want|would|wish|d|like|looking|istiyor(?:um|uz)|ariyor(?:um|uz))$/;

const shortMaximum = 16;
const bareMaximum = 3;

/** What the form of a description says, whatever its words mean. */
export function findShapes({ words, language }: Reading): readonly string[] {
  const found: string[] = [];
  const has = (pattern: RegExp): boolean => words.some(({ folded }) => pattern.test(folded));
  const marks = words.filter(({ kind, text }) => kind === 'mark' && /^[,:-]$/.test(text)).length;
  if (marks >= 2) found.push('~enumeration');
  const questions = words.filter(({ folded }) => asks[language].test(folded)).length;
  if (questions >= 1) found.push('~asks');
  if (questions >= 2) found.push('~asksMuch');
  if (has(yesOrNo[language])) found.push('~yesNo');
  const count = words.filter(({ kind }) => kind !== 'mark').length;
  found.push(count <= bareMaximum ? '~bare' : count <= shortMaximum ? '~short' : '~long');
  if (words.some(({ isSelf }) => isSelf === true)) found.push('~trade');
  // "I need an app for …" is the wish itself.
  const isDone = ({ folded }: Word, at: number): boolean =>
    does[language].test(folded) && !wishes.test(words[at + 1]?.folded ?? '') && !wishes.test(folded);
  if (words.some(isDone)) found.push('~iDo');
  if (has(owns[language])) found.push('~myThings');
  if (words.some(({ kind }) => kind === 'number')) found.push('~number');
  return found;
}
