import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import { type Field, fieldSchema } from '../../spec/field.ts';
import type { Operation } from '../operation.ts';

/** Units as they are written behind the name of a new part, and how the app shows them. */
const units: readonly (readonly [pattern: RegExp, tr: string, en: string])[] = [
  [/^(?:dakika|dk|minutes?|mins?)$/, 'dakika', 'minutes'],
  [/^(?:saat|hours?|hrs?)$/, 'saat', 'hours'],
  [/^(?:saniye|sn|seconds?|secs?)$/, 'saniye', 'seconds'],
  [/^(?:gun|days?)$/, 'gün', 'days'],
  [/^(?:hafta|weeks?|wks?)$/, 'hafta', 'weeks'],
  [/^(?:ay|months?)$/, 'ay', 'months'],
  [/^(?:yil|years?|yrs?)$/, 'yıl', 'years'],
  [/^(?:gram|gr|grams?)$/, 'gram', 'grams'],
  [/^(?:kg|kilo\w*)$/, 'kg', 'kg'],
  [/^(?:cm|santim\w*|centimet\w+)$/, 'cm', 'cm'],
  [/^(?:mm|milimet\w+|millimet\w+)$/, 'mm', 'mm'],
  [/^(?:metre|met(?:re|er)s?)$/, 'metre', 'metres'],
  [/^(?:km|kilometre|kilomet(?:re|er)s?)$/, 'km', 'km'],
  [/^miles?$/, 'mil', 'miles'],
  [/^(?:litre|lit(?:re|er)s?)$/, 'litre', 'litres'],
  [/^(?:ml|mililitre|millilit(?:re|er)s?)$/, 'ml', 'ml'],
  [/^(?:fahrenheit|f)$/, '°F', '°F'],
  [/^(?:celsius|santigrat|c)$/, '°C', '°C'],
  [/^(?:percent\w*|yuzde)$/, '%', '%'],
];

const unitOf = (word: string, language: Language): string | undefined => {
  const found = units.find(([pattern]) => pattern.test(word));
  return found?.[language === 'tr' ? 1 : 2];
};

/** "(weeks)", "in fahrenheit", "too in grams", "cm olarak": what follows the name of a part. */
const behind =
  /^\S{0,4}(?: (?:da|de|too|also|as well|in there|there|on there))* ?(?:\(\s*(?<bracketed>\p{L}+)\s*\)|in (?<said>\p{L}+)|(?<turkish>\p{L}+) (?:olarak|cinsinden))(?!\p{L})/u;

/** "gübre miktarını da girelim kg cinsinden". */
const atEnd = /^\S{0,4}(?: \S+){1,3} (?<turkish>\p{L}+) cinsinden(?!\p{L})/u;

/** "Basınç (bar)", "öd miktarı (damla)": one word in brackets that is no known unit. */
const inBrackets = /^\S{0,4}(?: (?:da|de|too|also))? ?\(\s*(?<word>\p{L}{2,12})\s*\)/u;
/** Words in brackets that say how a part is filled in, and no unit. */
const noUnit =
  /^(?:optional|required|text|number|date|time|photo|yes|no|tick|checkbox|choice|list|please|lol|zorunlu|opsiyonel|metin|sayi|tarih|saat|foto\w*|evet|hayir|tik|secmeli|liste|lutfen|varsa|if|note|notes|not)$/;

/** The word in brackets behind the name of a part, as it was typed. */
function bracketBehind(label: string, written: string): string | undefined {
  const text = fold(written);
  const at = text.indexOf(fold(label));
  if (at < 0) return undefined;
  const from = at + label.length;
  const word = inBrackets.exec(text.slice(from))?.groups?.['word'];
  if (word === undefined || noUnit.test(word)) return undefined;
  const start = text.indexOf(word, from);
  return written.slice(start, start + word.length);
}

/** A number in this unit, or a text that names it: what is typed into it says what it counts. */
function withBracket(field: Field, bracket: string): Field | undefined {
  if (field.unit !== undefined || field.formula !== undefined) return undefined;
  const isNumber = field.type === 'number';
  if (!isNumber && field.type !== 'text') return undefined;
  const parsed = fieldSchema.safeParse(
    isNumber ? { ...field, unit: bracket } : { ...field, label: `${field.label} (${bracket})` },
  );
  return parsed.success ? parsed.data : undefined;
}

/** The unit that stands behind the name of a part in a folded message. */
function unitBehind(label: string, text: string, language: Language): string | undefined {
  const words = fold(label);
  const stem = language === 'tr' && words.length > 5 ? words.slice(0, -1) : words;
  const at = text.indexOf(stem);
  if (at < 0) return undefined;
  const rest = text.slice(at + stem.length);
  const { bracketed, said, turkish } = behind.exec(rest)?.groups ?? {};
  const word = bracketed ?? said ?? turkish ?? atEnd.exec(rest)?.groups?.['turkish'];
  return word === undefined ? undefined : unitOf(word, language);
}

/** A new text, number or length of time in the unit that the message gives; lengths of time count minutes by themselves. */
function inUnit(field: Field, unit: string): Field | undefined {
  const isTime = field.type === 'duration';
  if (isTime && /^(?:dakika|minutes|saat|hours)$/.test(unit)) return undefined;
  if (
    !/^(?:text|number|duration)$/.test(field.type) ||
    field.unit !== undefined ||
    field.formula !== undefined
  )
    return undefined;
  const { placeholder: _placeholder, role: _role, ...rest } = field;
  const parsed = fieldSchema.safeParse({ ...rest, type: 'number', unit });
  return parsed.success ? parsed.data : undefined;
}

/** "oven temp (celsius)": the unit of another new part is none by itself. */
const isUnitOfOther = (operation: Operation, all: readonly Operation[], text: string): boolean =>
  operation.kind === 'addField' &&
  text.includes(`(${fold(operation.field.label)})`) &&
  all.some((other) => other !== operation && other.kind === 'addField' && other.field.unit !== undefined);

/** New parts in the units that stand behind their names: "water temp in fahrenheit", "kuruma süresi (hafta)". */
export function withStatedUnits<Request extends { readonly operations: readonly Operation[] }>(
  request: Request,
  written: string,
  language: Language,
): Request {
  const text = fold(written);
  const operations = request.operations.map((operation): Operation => {
    if (operation.kind !== 'addField') return operation;
    const unit = unitBehind(operation.field.label, text, language);
    const field = unit === undefined ? undefined : inUnit(operation.field, unit);
    const bracket = unit === undefined ? bracketBehind(operation.field.label, written) : undefined;
    const named = bracket === undefined ? undefined : withBracket(operation.field, bracket);
    if (named !== undefined) return { ...operation, field: named };
    if (field === undefined) return operation;
    const column = operation.column.map((value, at) =>
      typeof value === 'number' ? value : 1 + ((at * 3 + 2) % 12),
    );
    return { ...operation, field, column };
  });
  return {
    ...request,
    operations: operations.filter((operation) => !isUnitOfOther(operation, operations, text)),
  };
}
