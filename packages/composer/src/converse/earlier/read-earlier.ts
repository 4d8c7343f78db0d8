import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { applyOperations } from '../apply-operation.ts';
import { entityNamed } from '../entity-named.ts';
import { readFollowUp } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { asks, asksPolitely, groups, moves, removes, renames, screenWord, sorts } from '../verbs.ts';
import { broughtBack } from './brought-back.ts';
import { type EarlierPart, earlierPart, isAboutPart, nameOfPart } from './earlier-part.ts';
import { addFieldTo } from './field-elsewhere.ts';
import { type LastChange, lastChange } from './recent-changes.ts';
import {
  elsewhereInstead,
  findReference,
  hesitation,
  keepsIt,
  namedInstead,
  namedInsteadTr,
  oneMore,
  otherMeant,
  sameElsewhere,
  withoutObject,
} from './reference-words.ts';

export interface EarlierReading {
  readonly operations: readonly Operation[];
  /** The last change is taken back and nothing else is done. */
  readonly isUndo: boolean;
}

/** Reads a text that stands for itself. */
export type ReadAlone = (text: string, spec: AppSpec) => readonly Operation[];

interface Message {
  readonly spec: AppSpec;
  readonly last: LastChange;
  /** What the last change was about; undefined for settings of the app and for what is gone. */
  readonly part: EarlierPart | undefined;
  readonly language: 'tr' | 'en';
  /** Without words of hesitation and the last mark. */
  readonly text: string;
  readonly folded: string;
  readonly isHesitant: boolean;
  readonly read: ReadAlone;
}

type ReadMessage = (message: Message) => readonly Operation[] | undefined;

/** The first group of the first pattern that fits, as it was typed. */
function matched(patterns: readonly RegExp[], { text, folded }: Message): string | undefined {
  for (const pattern of patterns) {
    const range = pattern.exec(folded)?.indices?.[1];
    if (range !== undefined) return text.slice(...range).trim();
  }
  return undefined;
}

/** The field that the last change added. */
const addedField = ({ part }: Message): Required<Pick<EarlierPart, 'entity' | 'field'>> | undefined =>
  part?.kind === 'field' && part.part.did === 'added' && part.entity !== undefined && part.field !== undefined
    ? { entity: part.entity, field: part.field }
    : undefined;

/** "sorry wrong one, put it back and remove the note": the first wish is what a correction does anyway. */
const takenBack =
  /^(?:(?:bring|put|get|add) (?:it|that|this) back|geri (?:getir|koy|al)|undo(?: it| that)?)(?:,| and| ve| then|;)+ (?:then )?/i;

/** "not pulse, the context one": what follows if the words before it name what the last change removed. */
function namedOther({ folded, text, last }: Message): string | undefined {
  const groups = (namedInstead.exec(folded) ?? namedInsteadTr.exec(folded))?.indices?.groups;
  const [wrong, right] = [groups?.['wrong'], groups?.['right']];
  if (wrong === undefined || right === undefined) return undefined;
  const name = folded.slice(...wrong);
  const isLast = last.inverse.some(
    (operation) => operation.kind === 'addField' && name.startsWith(fold(operation.field.label).slice(0, 5)),
  );
  return isLast ? text.slice(...right).trim() : undefined;
}

/** "onu değil yeri sil": the last change back, then the rest with its verb. */
const readOther: ReadMessage = (message) => {
  const { spec, last, language, read } = message;
  const rest = matched(otherMeant, message)?.replace(takenBack, '') ?? namedOther(message);
  if (rest === undefined) return undefined;
  const undone = applyOperations(spec, last.inverse).spec;
  const isRemoval = last.parts.some(({ did }) => did === 'removed');
  const verb = language === 'tr' ? (isRemoval ? 'sil' : 'ekle') : isRemoval ? 'remove' : 'add';
  const withVerb = language === 'tr' ? `${rest} ${verb}` : `${verb} ${rest}`;
  const wanted = [rest, withVerb].map((text) => read(text, undone)).find((found) => found.length > 0);
  return wanted === undefined ? undefined : [...last.inverse, ...wanted];
};

/** "i meant to donations": the field that was added goes to other rows. */
const readElsewhere: ReadMessage = (message) => {
  const words = matched(elsewhereInstead, message);
  const added = addedField(message);
  const target = words === undefined ? undefined : entityNamed(words, message.spec);
  if (added === undefined || target === undefined || target.id === added.entity.id) return undefined;
  const operation = addFieldTo(target, added.field, added.entity);
  return operation && [{ kind: 'removeField', entity: added.entity.id, field: added.field.id }, operation];
};

/** "aynısını müşterilere de ekle": the same field for other rows. */
const readSame: ReadMessage = (message) => {
  const words = matched(sameElsewhere, message);
  const added = addedField(message);
  const target = words === undefined ? undefined : entityNamed(words, message.spec);
  if (added === undefined || target === undefined || target.id === added.entity.id) return undefined;
  const operation = addFieldTo(target, added.field, added.entity);
  return operation && [operation];
};

/** "make it required", "son eklediğin alanın adı X olsun": the name of the part in the place of the words for it. */
const readReference: ReadMessage = ({ text, folded, spec, part, language, read }) => {
  if (part === undefined) return undefined;
  const found = findReference(folded, language);
  const isLacking = found === undefined && withoutObject.test(folded);
  if (found === undefined && !isLacking) return undefined;
  const [from, to] = found === undefined ? [0, 0] : [found.from, found.to];
  const isOwner = found?.isOwner ?? /^(?:yeni )?\p{L}+[iu](?:n[iu])? /u.test(folded);
  for (const withEntity of [false, true]) {
    const name = nameOfPart(part, language, isOwner && language === 'tr', withEntity);
    const joined = `${text.slice(0, from)}${name} ${text.slice(to).trim()}`.trim();
    const operations = read(language === 'en' && isLacking ? `make ${joined}` : joined, spec);
    if (operations.length > 0 && operations.every((operation) => isAboutPart(operation, part)))
      return operations;
  }
  return undefined;
};

const isOtherWish = (folded: string): boolean =>
  [removes, sorts, groups, moves, renames, screenWord].some((pattern) => pattern.test(` ${folded} `)) ||
  /\b(?:make|set|change|use|yap\w*|degis\w*|alan\w*|field|thanks|thank|tesekkur\w*|sagol\w*|ok|great|good|guzel|super|please|it|this|that|bu|onu)\b/.test(
    folded,
  );

/** "bir de polisiye", "and vin": one more option of the same choice, or one more field of the same rows. */
const readOneMore: ReadMessage = (message) => {
  const { spec, part, language, read } = message;
  const more = matched(oneMore, message);
  if (more === undefined || part?.part.did === undefined || part.entity === undefined) return undefined;
  if (more.split(/\s+/).length > 4 || isOtherWish(fold(more))) return undefined;
  const { entity, field } = part;
  const isOption = part.part.option !== undefined && part.part.did === 'added' && field !== undefined;
  if (!isOption && part.part.did !== 'added') return undefined;
  const owner = isOption ? field.label : entity.many;
  const wishes =
    language === 'tr'
      ? isOption
        ? [`${owner} seçeneklerine ${more} ekle`]
        : [`${entity.many} için ${more} alanı ekle`, `${more} alanı ekle`]
      : isOption
        ? [`add ${more} to the ${owner} options`, `add ${more} to ${owner}`]
        : [`add ${more} to ${owner}`];
  return wishes
    .map((wish) => read(wish, spec))
    .find(
      (operations) =>
        operations.length > 0 &&
        operations.every((operation) =>
          isOption
            ? isAboutPart(operation, { ...part, kind: 'field' })
            : operation.kind === 'addField' && operation.entity === entity.id,
        ),
    );
};

/** "hayır açık", "no, green": the same setting with another value. */
const readOtherValue: ReadMessage = ({ text, spec, last, language, read, isHesitant, folded }) => {
  if (!isHesitant) return undefined;
  const alone = read(text, spec);
  if (alone.length > 0) return alone;
  if (folded.split(' ').length > 4) return undefined;
  const [kind] = last.inverse.map((operation) => operation.kind);
  const wish =
    kind === 'setScheme'
      ? language === 'tr'
        ? `${text} tema`
        : `${text} theme`
      : kind === 'setColors'
        ? language === 'tr'
          ? `rengi ${text} yap`
          : `make it ${text}`
        : undefined;
  const found = wish === undefined ? [] : read(wish, spec);
  return found.length > 0 && found.every((operation) => operation.kind === kind) ? found : undefined;
};

const readers: readonly ReadMessage[] = [readOther, readElsewhere, readSame, readReference];

/**
 * A follow-up that refers to the change before it: the same elsewhere, another part, one more, back again. Undefined without
 * such a change, or if the follow-up stands for itself.
 */
export function readEarlier(prompt: string, spec: AppSpec, read: ReadAlone): EarlierReading | undefined {
  const last = lastChange(spec);
  if (last === undefined || prompt.length > 200) return undefined;
  const { reading, has } = readFollowUp(prompt, spec);
  if (has(asks) && !has(asksPolitely)) return undefined;
  const whole = prompt.trim().replace(/[\s.!]+$/u, '');
  const start = hesitation.exec(fold(whole))?.[0].length ?? 0;
  const text = whole.slice(start).trim();
  if (text === '') return undefined;
  const part = earlierPart(last.parts, spec);
  const message: Message = {
    spec,
    last,
    part,
    read,
    text,
    folded: fold(text),
    language: reading.language,
    isHesitant: start > 0,
  };
  const wasRemoved = last.parts.some(({ did }) => did === 'removed');
  if (keepsIt.test(message.folded) && (message.isHesitant || wasRemoved))
    return { operations: last.inverse, isUndo: true };
  const back = broughtBack(message.folded, spec);
  if (back === 'last' && wasRemoved) return { operations: last.inverse, isUndo: true };
  if (back !== undefined && back !== 'last') return { operations: back, isUndo: false };
  const found = readers.map((reader) => reader(message)).find((operations) => operations !== undefined);
  if (found !== undefined) return { operations: found, isUndo: false };
  const alone = read(prompt, spec);
  if (alone.some(({ kind }) => kind !== 'addField')) return undefined;
  const more = readOneMore({ ...message, text: whole, folded: fold(whole) });
  if (more !== undefined) return { operations: more, isUndo: false };
  const other = alone.length > 0 ? undefined : readOtherValue(message);
  return other && { operations: other, isUndo: false };
}
