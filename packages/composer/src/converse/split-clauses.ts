import type { AppSpec } from '../spec/app-spec.ts';
import { isTypeOnly } from './changes/stated-type.ts';
import { readFollowUp } from './follow-up.ts';
import { loosens, requires } from './verbs.ts';

const turkishVerb =
  /(?<!\p{L})(?:yap|ekle|kaldır|kaldir|sil|çıkar|cikar|koy(?!u$)|olsun|değiştir|degistir|sırala|sirala|grupla|al|taşı|tasi|getir|büyü|buyu|küçül|kucul|göster|goster|gizle|yaz|hesapla|çevir(?!men)|cevir(?!men)|olmasın|olmasin|istemiyorum|gelsin|kalksın|kalksin|dursun|başlasın|baslasin)\p{L}*$/iu;
const englishVerb =
  /^(?:add|remove|delete|make|change|rename|sort|group|call|move|put|use|include|hide|show|set|turn|drop|bring|take|swap|switch (?:it )?to|give (?:me|us|it)|name (?:it|this|the app|my app|this app)|(?:oh |and )?(?:an?|one|another) (?:separate |new |extra )?(?:page|screen|tab|list) (?:for|of|with)|(?:the |my )?\w+(?: \w+)? should (?:say|read|be|come|go|have|not|start|show))\b/i;

const clauseMaximum = 8;

/** "koyu tema olsun müşteriye e-posta": a second wish without a conjunction; its verb may be missing. */
function splitAfterVerb(clause: string, spec: AppSpec): readonly string[] {
  const match = /^(.+?(?<!\p{L})(?:olsun|yap|ekle|kaldır|kaldir|sil))\s+(\p{L}{3,}[ae])\s+(.+)$/iu.exec(
    clause,
  );
  const [, first, goal, rest] = match ?? [];
  if (first === undefined || goal === undefined || rest === undefined) return [clause];
  if (turkishVerb.test(rest)) return [first, `${goal} ${rest}`];
  const isEntity = readFollowUp(goal, spec).targets.some(({ target }) => target.kind === 'entity');
  return isEntity ? [first, `${goal} ${rest} ekle`] : [clause];
}

/** "isim yaz müşteride": what stands after the verb belongs before it. */
export function verbLast(clause: string, spec: AppSpec): string {
  const { reading, targets } = readFollowUp(clause, spec);
  const last = reading.words.length - 1;
  const word = reading.words[last];
  const isEntity = targets.some(({ target, range }) => target.kind === 'entity' && range.from === last);
  if (reading.language !== 'tr' || word === undefined || !isEntity || !/(?:[ae]|d[ae]n?)$/.test(word.folded))
    return clause;
  const before = reading.text.slice(0, word.start).trim();
  return turkishVerb.test(before) ? `${reading.written({ from: last, to: last + 1 })} ${before}` : clause;
}

/** The clauses of a follow-up with several wishes: "rengi mavi yap ve not alanı ekle". */
export function splitClauses(prompt: string, spec: AppSpec): readonly string[] {
  const parts = prompt.split(
    /(\s*[,;.]\s*(?:and|ve|then|plus)\s+|\s+(?:ve|and|sonra|then|ayrıca|also|plus)\s+|\s*[,;.\n]\s*)/iu,
  );
  const clauses: string[] = [];
  let current = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 2) {
    const next = parts[at + 1] ?? '';
    // "call it Penny, icon a wallet": names have no comma.
    const isNamed =
      /^(?:call|name) (?:it|this|the app|my app|this app) \S+/i.test(current.trim()) &&
      /[,;.]/.test(parts[at] ?? '');
    const isNew = isNamed || turkishVerb.test(current.trim()) || englishVerb.test(next.trim());
    if (isNew && next.trim() !== '' && !isTypeOnly(next)) {
      clauses.push(current.trim());
      current = next;
    } else current += (parts[at] ?? '') + next;
  }
  return [...clauses, current.trim()]
    .filter((clause) => clause !== '')
    .flatMap((clause) => splitAfterVerb(clause, spec))
    .slice(0, clauseMaximum);
}

const boundary = /\s+(?:ve|and|ama|but|bi de|bir de)\s+|\s*[,;]\s*|\s+/giu;
const isJoin = (text: string): boolean => text.trim() !== '';

/** Whether a part says what is to be done with what it names. */
const isWish = (part: string): boolean =>
  turkishVerb.test(part) || englishVerb.test(part) || requires.test(` ${part} `) || loosens.test(` ${part} `);

/** More places than this are not tried. */
const triedMaximum = 12;

/**
 * The places at which a clause may consist of two wishes, as pairs of texts: at a conjunction or a comma, and after a
 * Turkish verb ("adres olsun telefon zorunlu olsun"). Whether both are wishes is found by reading them.
 */
export function possibleSplits(clause: string): readonly (readonly [first: string, second: string])[] {
  if (/["“”„«»]/u.test(clause)) return [];
  const found: (readonly [string, string])[] = [];
  for (const match of clause.matchAll(boundary)) {
    const first = clause.slice(0, match.index).trim();
    const second = clause.slice(match.index + match[0].length).trim();
    if (first === '' || second === '') continue;
    if (isTypeOnly(second)) continue;
    const canSplit = isJoin(match[0]) ? isWish(first) : turkishVerb.test(first);
    const needsVerb = isJoin(match[0]) && !/[,;]/.test(match[0]);
    if (canSplit && (isWish(second) || !needsVerb)) found.push([first, second]);
  }
  return found.slice(0, triedMaximum);
}
