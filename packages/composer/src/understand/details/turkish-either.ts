import { lowerCase } from '../../language/fold.ts';
import { toOptions } from '../lists/read-field.ts';
import { inflectedHead } from '../nouns/turkish-noun-form.ts';
import type { Range, Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';
import { labelOf, ownField } from './detail.ts';
import type { Question } from './question.ts';
import { verbAt } from './turkish-verb-at.ts';

const particle = /^m[iu](?:y?d[iu]|y?[iu]m|s[iu]n)?$/;
/** Words after the last answer that say nothing more. */
const closing = /^(?:onu|bunu|oldugu|oldugunu|diye|belli|yani|olan)$/;
const longestAnswer = 3;

/** "dişi mi erkek mi", "kendi mi icar mı olduğu": one field with these answers. */
export function readTurkishEither(reading: Reading, { from, to }: Range): ExplicitField | undefined {
  if (reading.language !== 'tr') return undefined;
  const ends: number[] = [];
  for (let at = from; at < to; at += 1) if (particle.test(reading.folded(at))) ends.push(at);
  const last = ends.at(-1);
  if (ends.length < 2 || last === undefined || last < to - 2) return undefined;
  if (last === to - 2 && !closing.test(reading.folded(to - 1))) return undefined;
  // "hangi aşamada yani düzeltme mi macun mu": the question names the field.
  const isNamed = reading.folded(from) === 'hangi' && to - from > 4;
  const answers: string[] = [];
  let start = isNamed ? from + 2 : from;
  for (const end of ends) {
    while (start < end && /^(?:ya|yoksa|da|de|yani|hep)$/.test(reading.folded(start))) start += 1;
    if (
      end <= start ||
      end - start > longestAnswer ||
      reading.words.slice(start, end).some(({ kind }) => kind !== 'word')
    )
      return undefined;
    answers.push(lowerCase(reading.written({ from: start, to: end }), 'tr'));
    start = end + 1;
  }
  const label = isNamed ? inflectedHead(reading, from + 1) : labelOf(reading, { from, to: last + 1 });
  const field = ownField(label, 'choice');
  const { use } = field;
  return typeof use === 'object' && 'type' in use
    ? { ...field, use: { ...use, options: toOptions(answers, 'tr') } }
    : undefined;
}

const isParticleQuestion = (reading: Reading, { range }: Question): boolean =>
  particle.test(reading.folded(range.to - 1));

/** "yattı mı yatmadı mı": a verb and its negative are one yes or no. */
const isNegative = (first: string, second: string): boolean =>
  first.length > 2 && second.startsWith(first.slice(0, 3)) && /m[aeıi][dz]/.test(second.slice(2));

/** Particles in a row are answers of one field: "düzeltme mi macun mu boya mı"; a question before them names it. */
export function mergeEithers(reading: Reading, questions: readonly Question[]): Question[] {
  const merged: Question[] = [];
  let run: Question[] = [];
  const close = (): void => {
    const [first] = run;
    if (first) merged.push(...(run.length > 1 ? [mergeRun(reading, run, merged)] : run));
    run = [];
  };
  for (const question of questions) {
    const end = run.at(-1)?.range.to;
    const isNext = end === undefined || question.range.from - end <= 1;
    if (!isParticleQuestion(reading, question) || question.fields.length !== 1) {
      close();
      merged.push(question);
      continue;
    }
    if (!isNext) close();
    run.push(question);
  }
  close();
  // "bakayım bu sene mi iyi geçen sene mi": a thought, no field.
  return merged.filter(
    ({ range }) => !/^(?:bakayim|bilmiyorum|bilemiyorum|acaba)$/.test(reading.folded(range.from - 1)),
  );
}

function mergeRun(reading: Reading, run: readonly Question[], before: Question[]): Question {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) throw new Error('A run has questions');
  const answers = run.map(({ range }, index) => {
    let { from } = range;
    while (
      from < range.to - 2 &&
      (/^(?:yani|ya|yoksa)$/.test(reading.folded(from)) || (index > 0 && verbAt(reading, from) === 'finite'))
    )
      from += 1;
    return lowerCase(reading.written({ from, to: range.to - 1 }), 'tr');
  });
  const [yes = '', no = ''] = answers;
  if (run.length === 2 && isNegative(yes.split(' ').at(-1) ?? '', no))
    return { range: { from: first.range.from, to: last.range.to }, fields: first.fields };
  const range = { from: first.range.from, to: last.range.to };
  const named = before.at(-1);
  const isNamed =
    named !== undefined &&
    named.fields.length === 1 &&
    range.from - named.range.to <= 1 &&
    reading.folded(named.range.from) === 'hangi';
  if (isNamed) before.pop();
  const label = (isNamed ? named.fields[0]?.label : undefined) ?? labelOf(reading, range);
  const field = ownField(label, 'choice');
  const { use } = field;
  return {
    range: isNamed ? { from: named.range.from, to: range.to } : range,
    fields:
      typeof use === 'object' && 'type' in use
        ? [{ ...field, use: { ...use, options: toOptions(answers, 'tr') } }]
        : first.fields,
  };
}
