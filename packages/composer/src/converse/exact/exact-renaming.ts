import type { AppSpec } from '../../spec/app-spec.ts';
import { type Idiom, idiom, plainText, readIdioms } from '../idioms/read-idioms.ts';
import type { Operation } from '../operation.ts';
import { labelCalled } from './labels-in-text.ts';
import { markedRenaming } from './marked-renaming.ts';
import { newName, saysMore } from './new-name.ts';
import { renameLabel } from './rename-fields.ts';

const quote = '["“”„«»]';
const old = `(?:the |our |my )?(?:word |label )?${quote}?(?<old>[^,.;:"“”„«»]{2,50}?)${quote}?`;
const next = `(?:the |an? )?${quote}?(?<next>[^,.;:"“”„«»]{2,40}?)${quote}?`;
const part = '(?: field| column| label| box| heading| bit)?';
/** What follows: politeness, a reason or another sentence. */
const tail =
  '(?: ?[,.;:!?–-]+ ?(?<rest>.*)| (?:please|pls|plz|thanks|thx|ta|everywhere|because .*|cos .*|as .*|its .*|it s .*|so .*|on (?:the|our|my) .*))?';
const who = '(?:(?:i|we|they|people|everyone|everybody|(?:our|my|the) \\w+) )';
const before = '(?:(?<before>[^,.;:"“”]{0,30})[,.;:!] ?)?';
const asked =
  '(?:(?:please|pls|hi|hello|hey|also|and|oh|so|ok) )*(?:(?:can|could|would|will) (?:you|we|u|it) )?(?:please |pls )?';

const english: readonly Idiom[] = [
  // "could you call it “earnings” instead of “pay”", "say points not score".
  `${before}${asked}(?:call|name|say|says|use|write|put|label|show|have)(?: it| that| them| this)?(?: as)? ${next},? (?:instead of|rather than|not) ${old}${part}${tail}`,
  // "we call it points not score, please fix it", "our trustees prefer supporter instead of donor".
  `${before}${who}(?:always |usually |really |normally |actually )?(?:call|say|use|write|prefer|like|know)(?: it| that| them| this)?(?: as)?(?: to say)? ${next},? (?:instead of|rather than|over|and not|not) ${old}${part}${tail}`,
  // "earnings instead of pay please".
  `${before}${next},? (?:instead of|rather than) ${old}${part}${tail}`,
  // "please rename “pupil” to “student”", "change donor to supporter".
  `${before}${asked}(?:rename|relabel|change|swap|switch) ${old}${part} (?:to|as|into|for|with) (?:say )?${next}${tail}`,
  `${before}${asked}replace ${old}${part} (?:with|by) ${next}${tail}`,
  // "hive is the wrong word for me, i say colony".
  `${before}${old}${part} (?:is|s|isn t|isnt|is not) (?:not )?(?:the |an? )?(?:wrong|right|bad|silly|odd|funny|correct|proper) (?:word|name|term|label)[^,.;:]{0,20}?[,.;:]? ?(?:i|we|they) (?:say|call it|call them|use|prefer) ${next}${tail}`,
  // "deceased sounds so harsh, could we put in memory of there instead".
  `(?:[^,.;:]{0,20}?[, ])??${old}${part} (?:sounds?|looks?|feels?|seems?|is) (?:so |too |very |a bit |really |rather |quite )*(?:\\w+)[,.;:]? ?(?:so )?(?:can|could|shall|should|lets|let s|please) ?(?:we|you|it)? ?(?:please )?(?:put|say|use|write|have|call it) ${next}(?: there| here)? instead${tail}`,
  // "donor should say supporter".
  `${before}${old}${part} (?:should|must|needs to|has to|ought to) (?:say|be called|read|be named|be labelled) ${next}${tail}`,
].map((source) =>
  idiom(source, ({ old: from = '', next: to = '', before: start = '', rest = '' }) => [
    from,
    to,
    `${start}. ${rest}`,
  ]),
);

const says =
  '(?:yaz(?:sin|alim|in|ilsin)?|olsun|olacak|diyelim|desin|densin|deyin|de|koy(?:alim|un)?|kullan\\w*|gorunsun|gecsin|yap(?:alim|in)?)';
const ending = '(?:[,.;:!?–-]+ ?| )?(?<rest>.*)';
const turkish: readonly Idiom[] = [
  // "konu yerine önerme yazsın, bizde kuralı öyle", "yolcu değil hemşehri diyelim".
  `${before}${old} (?:yerine|degil|demeyelim|demeyin|yazmasin|yazmayalim|denmesin),? (?:de |da |artik )?${next} ${says}(?: |[,.;:!]|$)${ending}`,
  // "yorum yazan yerin adı beslenme önerisi olsun".
  `${before}${old} (?:yazan|diyen|yazili|denen) (?:yer|kisim|kism|alan|kutu|bolum|baslik)\\w*(?: (?:adi|adini|ismi|ismini|basligi))?,? (?:artik )?${next} (?:olarak |diye )?(?:${says}|degis\\w*)(?: |[,.;:!]|$)${ending}`,
  // "ara öğünün adını İkindi kahvaltısı olarak değiştirir misiniz".
  `${before}${old}(?: alani\\w*| kismi\\w*)? (?:adi|adini|ismi|ismini|basligi|basligini|etiketi|etiketini),? (?:artik )?${next} (?:(?:olarak |diye )?(?:degis\\w*|yap\\w*|duzelt\\w*|guncelle\\w*)(?: m[iu]s[iu]n(?:[iu]z)?)?|${says})(?: |[,.;:!?]|$)${ending}`,
].map((source) =>
  idiom(source, ({ old: from = '', next: to = '', before: start = '', rest = '' }) => [
    from,
    to,
    `${start}. ${rest}`,
  ]),
);

/** Longer messages have several sentences. */
const longestMessage = 160;

/**
 * What a message asks for that gives one part of the rows, which it calls by its own label, another name, and nothing else: "we
 * call it points not score". Undefined for any other message: the label comes before words that mean the same.
 */
export function exactRenaming(written: string, spec: AppSpec): readonly Operation[] | undefined {
  if (written.length > longestMessage) return markedRenaming(written, spec);
  const text = plainText(written.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '-'));
  for (const { wishes } of readIdioms([...turkish, ...english], text, spec)) {
    const [from = '', to = '', rest = ''] = wishes;
    const named = labelCalled(from.replace(/^.*\b(?:dear|sorry|hey|hi)\b /iu, ''), spec);
    const name = newName(to);
    if (named === undefined || name === undefined || saysMore(rest, spec.language)) continue;
    const found = renameLabel(named, name, written, spec);
    if (found !== undefined) return found;
  }
  return markedRenaming(written, spec);
}
