import { fold } from '../../language/fold.ts';
import { tokenize } from '../../language/tokens.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Operation } from '../operation.ts';
import { isClauseLabel } from './clause-label.ts';
import { isFunctionWord } from './loose-words.ts';

/** How well operations fit the words of a message. */
export interface Judgement {
  /** Words of the message that name something and that the operations are about. */
  readonly covered: number;
  /** New labels that are parts of sentences. */
  readonly implausible: number;
}

/** Labels that are clauses: "Who paid", "Kim getirdi". */
const clause =
  /^(?:who|what|which|when|where|how|whether|is|was|did|has|paid|kim\w*|nere\w*|nasil|ne|kac|hangi)(?: |$)/;
const sentenceWord =
  /^(?:i|we|me|my|myself|does|let|later|replaced|renamed|you|it|he|she|they|them|is|are|was|were|be|wont|cant|dont|doesnt|isnt|shouldnt|didnt|never|because|cos|says?|said|wants?|asked|asks|told|should|would|written|called|named|rang|could|can|please|pls|stuff|lads|but|so|also|need|needs|forgot|the|a|an|this|that|its|thats|here|there|bu|bunu|onu|diye|demiyoruz|diyoruz|sordu|istiyor|unutmus\w*|lazim|yok|yani|bence|yeri|alani|eklermisin|olsun|icin|ki|degil|gerek|mesela|keske|olmus\w*|oluyo\w*|dedi|diyor|yazan|yazsin|yazmasin|yazmayalim|demeyelim|sormasin|kelimesi|elle|secmeli|secenegi|secenekleri|istemiyom|bi|onuda|knk|words?|yazisi|lafi|become|becomes|sirasini|degistir|basa|sona)$/;

/** Longer texts are no labels of people. */
const longestLabel = 45;

/** Whether a label is a part of a sentence: "Unutmuş", "We say ewe number". */
export const isImplausible = (label: string): boolean => {
  if (label.length > longestLabel) return true;
  const words = fold(label).replaceAll(/['’]/g, '').split(' ');
  // "ne istedi degil adisyon": two names.
  const denied = words.indexOf('degil');
  if (denied > 0 && denied < words.length - 1) return true;
  const isQuestion = words.length > 1 && clause.test(words.join(' '));
  if (isClauseLabel(words, isQuestion)) return true;
  if (isQuestion) return false;
  return (
    words.some((word) => sentenceWord.test(word)) ||
    (words.length === 1 && noName.test(words[0] ?? '')) ||
    // "seferinde unutuyoruz".
    /[iu]yor(?:um|uz)$/.test(words.at(-1) ?? '') ||
    words.length > 5 ||
    // "water first": an order, no label.
    /.(?: first| last)$/.test(words.join(' ')) ||
    /,| or | ya da | veya |\/.*\//.test(fold(label))
  );
};

/** Single words that are left over from a sentence. */
const noName =
  /^(?:im|yet|again|there|per|where|earlier|later|late|word|words|free|pick|sort|sorts|sounds?|read|sir|mate|tick|box|yes|no|field|kim|tik|sade|birim|satilan|daha|yazma|dedi|gore|iade edi\w*|ornek|example|honey|love|dear|usta|ustam|abi|hocam|kardesim|evladim|oga|eg|ie)$/;

/** Everything that an operation writes or names. */
export function textsOf(operation: Operation, spec: AppSpec): readonly string[] {
  const fieldLabel = (entity: string, id: string | undefined): readonly string[] =>
    spec.entities
      .find((each) => each.id === entity)
      ?.fields.flatMap((field) =>
        field.id === id ? [field.label, ...(field.options ?? []).map(({ label }) => label)] : [],
      ) ?? [];
  switch (operation.kind) {
    case 'addField':
      return [operation.field.label, ...(operation.field.options ?? []).map(({ label }) => label)];
    case 'changeField':
      return [
        operation.field.label,
        ...fieldLabel(operation.entity, operation.field.id),
        ...(operation.field.options ?? []).map(({ label }) => label),
        operation.field.unit ?? '',
      ];
    case 'removeField':
    case 'moveField':
      return fieldLabel(operation.entity, operation.field);
    case 'setSort':
      return fieldLabel(operation.entity, operation.sort?.field);
    case 'setGroup':
      return fieldLabel(operation.entity, operation.groupBy);
    case 'renameEntity':
      return [
        operation.one,
        operation.many,
        ...spec.entities.flatMap(({ id, one }) => (id === operation.entity ? [one] : [])),
      ];
    case 'addEntity':
      return [
        operation.entity.one,
        operation.entity.many,
        ...operation.entity.fields.map(({ label }) => label),
      ];
    case 'addScreen':
    case 'changeScreen':
      return [operation.screen.title];
    case 'removeScreen':
    case 'moveScreen':
      return spec.screens.flatMap(({ id, title }) => (id === operation.screen ? [title] : []));
    case 'setSamples':
      return operation.samples.flatMap((row) =>
        Object.values(row).filter((value): value is string => typeof value === 'string'),
      );
    case 'setName':
      return [operation.name];
    default:
      return [];
  }
}

/** The names that an operation gives. */
export function namesOf(operation: Operation, spec: AppSpec): readonly string[] {
  if (operation.kind === 'addField') return [operation.field.label];
  if (operation.kind === 'renameEntity') return [operation.one];
  if (operation.kind !== 'changeField') return [];
  const { id, label, options = [] } = operation.field;
  const before = spec.entities
    .find((entity) => entity.id === operation.entity)
    ?.fields.find((field) => field.id === id);
  const known = new Set([before?.label, ...(before?.options ?? []).map((option) => option.label)]);
  return [label, ...options.map((option) => option.label)].filter((name) => !known.has(name));
}

/** Judges what a message is read as: by the words that it covers, and by labels that no person would write. */
export function judgeRequest(message: string, spec: AppSpec, operations: readonly Operation[]): Judgement {
  const texts = operations
    .flatMap((operation) => textsOf(operation, spec))
    .flatMap((text) => fold(text).split(/[^\p{L}\p{N}]+/u));
  const stems = new Set(texts.filter((text) => text.length > 1).map((text) => text.slice(0, 4)));
  const words = tokenize(message).filter(
    ({ kind, folded }) => kind === 'word' && folded.length > 2 && !isFunctionWord(folded, spec.language),
  );
  const distinct = new Set(words.map(({ folded }) => folded.slice(0, 4)));
  const labels = operations.flatMap((operation) => namesOf(operation, spec));
  return {
    covered: [...distinct].filter((stem) => stems.has(stem)).length,
    implausible: labels.filter((label) => isImplausible(label)).length,
  };
}
