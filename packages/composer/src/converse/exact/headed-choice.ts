import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { withOptions } from '../changes/add-choice.ts';
import { typedField } from '../changes/lists/own-fields.ts';
import { readFollowUp } from '../follow-up.ts';
import { addUnnamed } from '../loose/add-unnamed.ts';
import { isFunctionWord, isValueWord } from '../loose/loose-words.ts';
import type { Operation } from '../operation.ts';
import { adds } from '../verbs.ts';
import { askedValues, listedValues } from './listed-values.ts';
import { saysOtherWish } from './other-wish.ts';
import { partName } from './part-name.ts';

/** "1. humidity 2. photo": wishes that are counted. */
const counted = /(?:^|\s)1[.)]?\s.*\s2[.)]?\s/su;
/** Longer messages are descriptions. */
const longestMessage = 400;

interface Headed {
  /** What the values are of, from the words before them that stand closest; the last one is the farthest. */
  readonly heads: readonly string[];
  readonly values: readonly string[];
  /** "yenir mi yenmez mi": whether the values are a question, which needs no other name. */
  readonly isAsked: boolean;
  /** Sentences that say something else. */
  readonly others: readonly string[];
}

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/[.!?\n…]+(?=\s|$)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

/** "spice level (mild, hot)", "düzeni seçelim: bozuk, misket", "a frequency, 4 weekly, 8 weekly": head and values of one sentence. */
function headedSentence(
  sentence: string,
  language: Language,
): { head: string; values: readonly string[] } | undefined {
  const [, head = '', list = ''] = /^([^:;(–]{2,120}?)\s*(?:[:;(–]|\s-\s)\s*([^:;(–]+)/u.exec(sentence) ?? [];
  // What follows the bracket belongs to the sentence.
  const [inside = '', ...outside] = list.split(')');
  const isOnly = list !== '' && isOfSentence(outside.join(' '), language);
  const marked = isOnly ? listedValues(inside, language) : undefined;
  if (marked !== undefined) return { head, values: marked.values };
  const [, wish = '', rest = ''] = (language === 'tr' ? behindVerb.exec(sentence) : null) ?? [];
  const behind = rest === '' ? undefined : listedValues(rest, language);
  if (behind?.isMarked) return { head: wish, values: behind.values };
  const comma = sentence.indexOf(',');
  const chunk = sentence.slice(0, Math.max(0, comma));
  const after = comma < 0 ? undefined : listedValues(sentence.slice(comma + 1), language);
  const [, name = '', first = ''] = /^(.{2,60})\s(\S+)$/u.exec(chunk.trim()) ?? [];
  if (
    after?.isMarked &&
    isValueWord(fold(first)) &&
    !/^(?:var|yok)$/.test(fold(first)) &&
    partName(name, language) !== undefined
  )
    return { head: name, values: [first, ...after.values] };
  // "behaviour great, ok, rough": the first value may stand in the words before the comma, unless these are a sentence.
  const isSentence = partName(chunk, language)?.length !== chunk.trim().length;
  const early = valueAfterName(chunk, language);
  if (!after?.isMarked || !isSentence || early === undefined) return undefined;
  return { head: chunk, values: early === '' ? after.values : [early, ...after.values] };
}

/** "add condition pls mint": the first value between the name and the comma; empty for none, undefined for a sentence. */
function valueAfterName(chunk: string, language: Language): string | undefined {
  const name = partName(chunk, language) ?? '';
  const words = chunk
    .slice(chunk.indexOf(name) + name.length)
    .trim()
    .split(/\s+/);
  const from = words.findIndex((word) => word !== '' && !isFunctionWord(fold(word), language));
  const value = from < 0 ? [] : words.slice(from);
  if (value.some((word) => isFunctionWord(fold(word), language)) || value.length > 2) return undefined;
  return value.join(' ');
}

/** Whether the words before the values name other rows, or a field of the app that is no owner of the part: then this is changed. */
const namesField = (head: string, name: string, spec: AppSpec): boolean => {
  const { reading, targets } = readFollowUp(head, spec);
  const own = fold(name).split(' ');
  const isOther = targets.some(
    ({ target }) => target.kind === 'entity' && target.entity.id !== spec.entities[0]?.id,
  );
  if (isOther) return true;
  return targets.some(({ target, range }) => {
    const last = reading.folded(range.to - 1);
    return target.kind === 'field' && !own.includes(last) && !/..n?[iu]n$/.test(last);
  });
};

/** Whether no word of a text names anything. */
const isOfSentence = (text: string, language: Language): boolean =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === '' || isFunctionWord(word, language));

/** "rengini de girelim kahverengi, beyaz": the values follow the verb. */
const behindVerb =
  /^(.{3,80}?\s(?:olsun|ekle|ekler misin|ekleyelim|koy|koyalım|koyalim|lazım|lazim|girelim|yazalım|yazalim|seçelim|secelim|seçeyim|seceyim|tutalım|tutalim|gerek|gerekiyor|istiyorum))\s+(?!da\s|de\s)([^:]+)$/iu;

/** The only list of values of a message, with what stands before it. */
function findHeaded(text: string, language: Language): Headed | undefined {
  const sentences = sentencesOf(text);
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences.slice(0, at).reverse();
    const others = sentences.filter((_, place) => place !== at);
    const asked = language === 'tr' ? askedValues(sentence) : undefined;
    if (asked !== undefined)
      return {
        heads: [...asked.heads, ...before],
        values: asked.values,
        isAsked: true,
        others: [...others, ...asked.rest.split(',').slice(1)],
      };
    const list = at === 0 || /[:(]/.test(sentence) ? undefined : listedValues(sentence, language);
    if (list !== undefined && (list.values.length > 2 || isYesOrNo(list.values)))
      return { heads: before, values: list.values, isAsked: false, others };
    const own = headedSentence(sentence, language);
    if (own !== undefined) return { heads: [own.head], values: own.values, isAsked: false, others };
  }
  return undefined;
}

/** "gelir mi gelmez mi": yes or no. */
const isYesOrNo = (values: readonly string[]): boolean => {
  const [one = '', other = ''] = values.map((value) => fold(value));
  return (
    values.length === 2 &&
    (one.slice(0, 3) === other.slice(0, 3) || /^(?:degil|yes|no|evet|hayir|y|n|var|yok)$/.test(other))
  );
};

/** A new part with the values that a message lists for it, wherever these stand; undefined if it wants something else too. */
export function headedChoice(written: string, spec: AppSpec): readonly Operation[] | undefined {
  const [entity] = spec.entities;
  if (entity === undefined || written.length > longestMessage || counted.test(written)) return undefined;
  const { reading } = readFollowUp(written, spec);
  const { language } = reading;
  const found = findHeaded(reading.text, language);
  if (found === undefined) return undefined;
  if (isYesOrNo(found.values)) return found.isAsked ? undefined : addTick(found, language, spec);
  const areParts = found.values.filter((value) => isKnownPart(value, spec)).length * 2 > found.values.length;
  if (areParts) return undefined;
  const [head, name] = nameOf(found.heads, language) ?? [];
  if (name === undefined) return found.isAsked ? unnamedChoice(found, spec) : undefined;
  if (head !== undefined && namesField(head, name, spec)) return undefined;
  if (head !== undefined && (bringsRows.test(fold(head)) || namesList.test(fold(head)))) return undefined;
  const others = found.others.filter((sentence) => sentence !== head);
  if (others.some((sentence) => isOtherWish(sentence, language)) || hasTwoWishes(head ?? '', language))
    return undefined;
  return addChoice(name, found.values, spec);
}

/** "load these: Kind of Blue, Thriller": rows, no values of a part. */
const bringsRows =
  /\b(?:load|import|enter|fill|put|add|list|upload) (?:in )?(?:these|those|them|the following|this lot)\b|\b(?:sunlar|bunlar|asagidakiler)[iu]\b/;

/** "a second screen for vet visits - clinic, bill": rows of their own. */
const namesList =
  /\b(?:second|separate|another|own|new|ikinci|ayri|yeni|baska)(?: \w+)? (?:lists?|screens?|pages?|tabs?|sections?|liste\w*|ekran\w*|sayfa\w*|sekme\w*)\b/;

const command =
  /(?:^|[ ,])(?:add|remove|delete|drop|rename|change|make|sort|group|move|hide|turn|swap|ekle\w*|sil|kaldir\w*|degistir\w*|sirala\w*|grupla\w*|gizle\w*|yerine|cikar\w*)(?: |$)/;

const otherCommand =
  /(?:^| )(?:remove|delete|drop|rename|sort|group|move|call|hide|swap|kaldir\w*|sil|sirala\w*|grupla\w*|gizle\w*|yerine|cikar\w*)(?: |$)/;

/** "call it Box, add condition": whether the words before the values ask for two things. */
const hasTwoWishes = (head: string, language: Language): boolean => {
  if (otherCommand.test(fold(head))) return true;
  const parts = fold(head).split(/,|;| and | ve | then | bide | bi de | bir de | (?=bide |bi de |bir de )/);
  return parts.slice(0, -1).some((part) => saysOtherWish(part, language));
};

/** Whether a sentence commands something, or asks for a part of its own: a reason does not. */
const isOtherWish = (sentence: string, language: Language): boolean =>
  command.test(fold(sentence)) ||
  ((saysOtherWish(fold(sentence), language) || adds.test(` ${fold(sentence)} `)) &&
    partName(sentence, language) !== undefined);

/** A choice that its values name: "yenir mi yenmez mi şüpheli mi". */
function unnamedChoice({ values, others }: Headed, spec: AppSpec): readonly Operation[] | undefined {
  if (values.length < 3 || others.some((sentence) => command.test(fold(sentence)))) return undefined;
  const change = addUnnamed(values, spec);
  return change?.kind === 'operations' ? change.operations : undefined;
}

/** "gift aid? yes or no": a part to tick. */
function addTick(
  { heads, others }: Headed,
  language: Language,
  spec: AppSpec,
): readonly Operation[] | undefined {
  const [entity] = spec.entities;
  const [head, name] = nameOf(heads, language) ?? [];
  const isOther = others.some((sentence) => sentence !== head && isOtherWish(sentence, language));
  if (entity === undefined || name === undefined || isOther || isKnownPart(name, spec)) return undefined;
  const added = typedField(name, entity, spec);
  if (added === undefined) return undefined;
  const { id, label, isRequired } = added.field;
  return [
    {
      ...added,
      field: { id, label, isRequired, type: 'boolean' },
      column: added.column.map((_, row) => row % 2 === 0),
    },
  ];
}

function nameOf(
  heads: readonly string[],
  language: Language,
): readonly [head: string, name: string] | undefined {
  const named = heads.flatMap((head) => {
    const name = partName(head, language);
    return name === undefined ? [] : [[head, name] as const];
  });
  // "seviye? hoca soruyor": a sentence that is only a name names the part, others say why.
  return named.find(([head, name]) => fold(head) === fold(name)) ?? named[0];
}

/** Whether a value is rather a part: a field of the app or of the lexicon. */
function isKnownPart(value: string, spec: AppSpec): boolean {
  const { reading, targets } = readFollowUp(value, spec);
  return (
    targets.some(
      ({ target, range }) => target.kind === 'field' && range.to - range.from === reading.words.length,
    ) || reading.index.fields.findWhole(reading.words)?.isTypo === false
  );
}

/** A new part with these values; undefined if the app has a part or rows with this name. */
export function addChoice(
  name: string,
  values: readonly string[],
  spec: AppSpec,
): readonly Operation[] | undefined {
  const [entity] = spec.entities;
  if (entity === undefined) return undefined;
  // What the app has already is changed by other readers.
  const { targets, reading } = readFollowUp(name, spec);
  const isThere = targets.some(
    ({ target, range }) => target.kind !== 'option' && range.to === reading.words.length,
  );
  if (isThere) return undefined;
  const added = typedField(name, entity, spec);
  const choice = added === undefined ? undefined : withOptions(added, values, spec);
  return choice === undefined ? undefined : [choice];
}
