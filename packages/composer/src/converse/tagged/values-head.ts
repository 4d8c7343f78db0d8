import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Reading } from '../../understand/reading.ts';
import { type Change, operations } from '../changes/change.ts';
import { addChoice } from '../exact/headed-choice.ts';
import { partName } from '../exact/part-name.ts';
import type { Target } from '../follow-up.ts';
import { isLabelIn } from '../label-in-text.ts';
import { addUnnamed } from '../loose/add-unnamed.ts';
import { isImplausible } from '../loose/judge-request.ts';
import type { TagSpan } from './tags.ts';

/** What a wish says of the part that the values are of: "starch should be a choice (none, light)", "oksidan eksik kalmış, yüzde 6". */
const wish: Readonly<Record<Language, RegExp>> = {
  en: /,? (?:is either|are either|either|one o[f']? (?:these|those)?|should|must|needs?|has to|have to|ought|to be|would be|could be|is missing|are missing|missing)(?!\p{L})/u,
  tr: /\s(?:istiyo\w*|yaz(?:ica|aca|al|ay|s)\w*|gir(?:ece|el|ey|s)\w*|lazim|gerek\w*|olsun|secebil\w*|secmek|secilsin|secilmeli|eklensin|ekle\w*|ekli(?:ce|ye|yo)\w*|icin|olmali|eksik\w*|unutulmus|yok)\b/,
};
const longestName = 3;

/** The name of the part that values are of, by the words before them in their sentence; undefined if these name none. */
export function headOfValues(reading: Reading, first: TagSpan): string | undefined {
  const sentence = reading.sentences().find(({ from, to }) => from <= first.from && first.from < to);
  if (sentence === undefined || sentence.from >= first.from) return undefined;
  const text = reading.written({ from: sentence.from, to: first.from });
  const folded = fold(text);
  const at = folded.length === text.length ? (wish[reading.language].exec(folded)?.index ?? -1) : -1;
  if (at < 0) return undefined;
  const name = partName(text.slice(0, at), reading.language);
  const isName = name !== undefined && name.split(' ').length <= longestName && !isImplausible(name);
  return isName ? name : undefined;
}

/** "helpers job, one of these: …", "program türünü ekleyelim: …": whether the values are of something that a part of the app belongs to. */
export function namesOther(reading: Reading, first: TagSpan, target: Target): boolean {
  const head = headOfValues(reading, first);
  if (head === undefined || target.kind !== 'field' || / of /.test(head)) return false;
  const last = fold(head).split(' ').at(-1) ?? '';
  return !isLabelIn(target.field.label, head) ? false : !fold(target.field.label).includes(last.slice(0, 4));
}

/** A new choice with these values: called as the words before them say, else by its values. */
export function choiceOf(
  reading: Reading,
  first: TagSpan,
  texts: readonly string[],
  spec: AppSpec,
): Change | undefined {
  const head = headOfValues(reading, first);
  const headed = head === undefined ? undefined : addChoice(head, texts, spec);
  return headed === undefined ? addUnnamed(texts, spec) : operations(...headed);
}
