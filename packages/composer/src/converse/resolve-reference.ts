import type { AppSpec } from '../spec/app-spec.ts';
import { readFollowUp } from './follow-up.ts';
import { screenWord } from './verbs.ts';

const english =
  /^(?<about>.{3,160}?)\s*[,.;:?!–-]+\s*(?:so |please |just |then |can you |could you )*(?<verb>remove|delete|drop|hide|rename|move|make|add|put|get rid of|take|throw|lose|kill|call|sort by|group by)\s+(?:it|that|this|them|one|those)(?: (?:option|field|tab|screen|page|one|choice|thing))?\b(?<rest>.*)$/isu;
const turkishBefore =
  /^(?<about>.{3,160}?)[\s,.;:?!–-]+(?:onu|bunu|şunu|sunu|onları|onlari|bunları|bunlari)\s+(?<rest>\S.*)$/isu;
const turkishAfter =
  /^(?<about>.{3,160}?)[\s,.;:?!–-]+(?<rest>(?:sil|kaldır|kaldir|çıkar|cikar|gizle|taşı|tasi|ekle)\p{L}*)\s+(?:onu|bunu|şunu|sunu|onları|onlari|bunları|bunlari)\s*[.!]?$/isu;

/** "yıllık seçeneğini kaldır onun yerine 6 aylık koy", "remove weekly and put monthly instead". */
const turkishReplaced =
  /^(?<old>.{2,60}?)(?: seçeneğini| secenegini| alanını| alanini)? (?:(?:kaldır|kaldir|sil|çıkar|cikar)\p{L}*|at)[,;]?(?: ve)? (?:onun )?yerine (?<next>.{2,60}?) (?:koy|ekle|yaz|olsun|gelsin)\p{L}*\s*[.!]?$/iu;
const englishReplaced =
  /^(?:remove|delete|drop) (?:the )?(?<old>.{2,60}?)(?:,| and|;) (?:put|add|use|have) (?:an? |the )?(?<next>.{2,60}?) (?:instead|in its place)\s*[.!]?$/iu;

/** The words for what a text is about: a part of the app with "tab" or "ekranı" behind it, else the whole text. */
function subjectOf(about: string, spec: AppSpec): string | undefined {
  const { reading, targets } = readFollowUp(about, spec);
  const last = targets.at(-1)?.range;
  if (last === undefined) return undefined;
  // "the report tab": the part with the words before and after it.
  const first = targets[0]?.range ?? last;
  const follows = screenWord.test(` ${reading.folded(last.to)} `);
  return reading.written({ from: first.from, to: follows ? last.to + 1 : last.to });
}

/** "tekrar sayısı nerde": that it is missing. */
const missing = /\s+(?:nerde|nerede|hani|yok|eksik|where is it|missing)\s*[?!.]*$/iu;

/** "statistics page? add one": what is asked for is not in the app yet. */
const isShort = (text: string): boolean => text.trim().split(/\s+/).length <= 4;

/**
 * A wish with a pronoun for what the same message names before: "the report tab is useless, remove it" is "remove the
 * report tab". Undefined without a pronoun, or if nothing before it is a part of the app.
 */
export function resolveReference(text: string, spec: AppSpec): string | undefined {
  const replaced = (turkishReplaced.exec(text) ?? englishReplaced.exec(text))?.groups;
  if (replaced !== undefined) {
    const { old = '', next = '' } = replaced;
    return /^(?:remove|delete|drop)/i.test(text)
      ? `replace ${old} with ${next}`
      : `${old} yerine ${next} olsun`;
  }
  const groups = (english.exec(text) ?? turkishBefore.exec(text) ?? turkishAfter.exec(text))?.groups;
  if (groups === undefined) return undefined;
  const { about = '', verb, rest = '' } = groups;
  const isAdded = /^(?:add|put)$/i.test(verb ?? '') || /^(?:d[ae] )?(?:ekle|koy|yaz)/i.test(rest);
  const subject = isAdded && isShort(about) ? about.replace(missing, '').trim() : subjectOf(about, spec);
  if (subject === undefined) return undefined;
  // "add it. low ok good": another sentence is no part of the name.
  const own = isAdded ? rest.replace(/^[.!;].*$/su, '') : rest;
  return verb === undefined ? `${subject} ${own}` : `${verb} ${isAdded ? 'a' : 'the'} ${subject}${own}`;
}

const politeEnglish =
  /^(?:(?:hi|hello|hey|please|pls|also|and|so|oh)[, ]+)*(?:can|could|would|will) (?:you|u|we|i|it|they)(?: please| pls| also| maybe)* (?:have|get|add|put|make|change|remove|rename|sort|group|include|be|let)\b[^?]*\?+\s*(?<rest>[^?]*)$/isu;
const politeTurkish = /m[ıiuü]s[ıi]n(?:[ıi]z)?\s*\?+\s*$|m[ıiuü]y[ıiuü]z\s*\?+\s*$/iu;

/** "Could we have a returned date too please?" is a wish, no question: without its mark. */
export const withoutPoliteMark = (text: string): string =>
  politeEnglish.test(text) || politeTurkish.test(text)
    ? text.replaceAll(/\s*\?+/g, '.').replace(/\.\s*$/, '')
    : text;

/** "when does it end i always forget so add the end date". */
const wishAfterSo =
  /^(?:when|what|which|how|where|who|whose|why) .{3,160}?[\s,.;–-](?:so|hence|thus) (?:please |pls |just |can (?:you|u|we) |could (?:you|u|we) )*(?<wish>(?:add|include|put in|put|make|give me) .{3,80})$/isu;

/** "when did I buy it? add a purchase date": the wish behind a question; undefined without one. */
export function wishAfterQuestion(text: string): string | undefined {
  const stated = text.includes('?') ? undefined : wishAfterSo.exec(text.trim())?.groups?.['wish'];
  if (stated !== undefined) return stated;
  const rest = /^[^?]{3,200}\?+\s*(\S.{5,})$/su.exec(text.trim())?.[1];
  return rest === undefined || rest.includes('?') ? undefined : rest;
}
