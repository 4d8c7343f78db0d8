import { fold, upperCaseFirst } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { cleanName } from '../changes/app-name.ts';
import { nameLimit } from '../changes/change.ts';
import { isSentence, renameTarget } from '../changes/rename.ts';
import { type Idiom, idiom, plainText, readIdioms } from '../idioms/read-idioms.ts';
import { isImplausible } from '../loose/judge-request.ts';
import { noName } from '../loose/loose-renaming.ts';
import type { Operation } from '../operation.ts';
import { saysRemoval } from '../says-removal.ts';
import {
  areLabel,
  type FieldTarget,
  isOneThing,
  labelCalled,
  speaksOfField,
  wordsIn,
} from './labels-in-text.ts';
import { saysOtherWish } from './other-wish.ts';

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

/** Another sentence with a wish of its own. */
const goesOn = /(?:^|[.,;] ?)(?:and|ve|then|plus|sonra|bir de|bi de) /;
/** Words of the same wish after the names: "could you swap that", "please fix it". */
const sameWish =
  /\b(?:(?:swap|change|rename|switch|replace|fix) (?:it|that|them|this)|label|duzelt\w*|degistir\w*)\b/g;

/** Whether what stands beside the names asks for something else. */
function saysMore(beside: string): boolean {
  const text = fold(beside).replaceAll("'", '').replaceAll(sameWish, ' ');
  return saysOtherWish(text) || saysRemoval(text) || goesOn.test(text.replace(/^\. /, ''));
}

/** A name is none of these: parts of a sentence that the patterns took with it. */
const ofSentence =
  /\b(?:by|to|from|i|we|you|he|she|they|sort|group|show|only|first|last|if|when|instead|than|rather|not|its|olsun|yerine|icin|gibi)\b/;

function newName(written: string): string | undefined {
  const name = cleanName(written);
  const folded = fold(name);
  const words = folded.split(/\s+/);
  const isName =
    name !== '' &&
    words.length <= 4 &&
    !/[\d/]/.test(name) &&
    !isSentence.test(folded) &&
    !ofSentence.test(folded) &&
    // "In memory of" is a name, "in the list" a place.
    (/^in \w+ of$/.test(folded) || !noName.test(folded)) &&
    !(words.length > 1 && isImplausible(name));
  return isName ? name : undefined;
}

/** "swap price into swiss francs" asks for another currency. */
const currency = /\b(?:francs?|dollars?|euros?|pounds?|rupees?|naira|yen|liras?|tl|usd|eur|gbp|chf)$/;

/** The rows that a reference is for, if they are called like its field. */
function rowsOf({ field }: FieldTarget, spec: AppSpec): AppSpec['entities'][number] | undefined {
  const rows = spec.entities.find(({ id }) => field.type === 'reference' && id === field.entity);
  const label = wordsIn(field.label);
  // "Hayvan sahipleri" for "Sahip": the list has the name beside another word.
  const isCalledSo = [rows?.one ?? '', rows?.many ?? ''].some((name) =>
    areLabel(wordsIn(name).slice(-label.length), label),
  );
  return isCalledSo ? rows : undefined;
}

/** The operation that gives a field another label, and options that are called like it. */
function relabelled({ entity, field }: FieldTarget, label: string): Operation {
  const former = fold(field.label);
  const options = field.options?.map((option) =>
    fold(option.label) === former ? { ...option, label } : option,
  );
  return {
    kind: 'changeField',
    entity: entity.id,
    field: { ...field, label, ...(options !== undefined && { options }) },
    column: entity.samples.map((row) => row[field.id] ?? null),
  };
}

/** The operations that give fields another label, and the rows that one of them is for if they are called like it. */
function renamed(
  fields: readonly FieldTarget[],
  name: string,
  spec: AppSpec,
  isOnlyField: boolean,
): readonly Operation[] {
  const rows = isOnlyField
    ? undefined
    : fields.map((field) => rowsOf(field, spec)).find((found) => found !== undefined);
  const own = rows === undefined ? [] : renameTarget({ kind: 'entity', entity: rows }, name, spec);
  const isDone = ({ entity, field }: FieldTarget): boolean =>
    own.some(
      (each) => each.kind === 'changeField' && each.entity === entity.id && each.field.id === field.id,
    );
  const label = upperCaseFirst(name, spec.language).slice(0, nameLimit);
  return [...own, ...fields.filter((each) => !isDone(each)).map((each) => relabelled(each, label))];
}

/**
 * What a message asks for that gives one part of the rows, which it calls by its own label, another name, and nothing else: "we
 * call it points not score". Undefined for any other message: the label comes before words that mean the same.
 */
export function exactRenaming(written: string, spec: AppSpec): readonly Operation[] | undefined {
  if (written.length > 160) return undefined;
  const text = plainText(written.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '-'));
  for (const { wishes } of readIdioms([...turkish, ...english], text, spec)) {
    const [from = '', to = '', rest = ''] = wishes;
    const named = labelCalled(from.replace(/^.*\b(?:dear|sorry|hey|hi)\b /iu, ''), spec);
    const name = newName(to);
    if (named === undefined || name === undefined || saysMore(rest)) continue;
    // Another part is called so already.
    const isTaken = named.fields.some(({ entity, field }) =>
      entity.fields.some((other) => other.id !== field.id && fold(other.label) === fold(name)),
    );
    const isCurrency =
      currency.test(fold(name)) && named.fields.some(({ field: { type } }) => type === 'money');
    if (isTaken || isCurrency || fold(name) === fold(named.label)) continue;
    const [first, ...others] = named.fields;
    if (first === undefined) continue;
    const meant = [first, ...others.filter(({ field }) => isOneThing(field))];
    return renamed(meant, name, spec, speaksOfField(written));
  }
  return undefined;
}
