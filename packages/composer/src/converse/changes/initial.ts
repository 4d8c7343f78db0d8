import { fold } from '../../language/fold.ts';
import { canBegin } from '../../print/entity/initial-value.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { FollowUp } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { removes } from '../verbs.ts';
import { type Change, nothing, operations, type ReadChange } from './change.ts';

const names =
  / (?:ilk secili|secili hali|ilk hali|baslangicta|varsayilan\w*|on ?tanimli\w*|baslangic(?:ta)? (?:deger\w*|olarak)|hazir (?:gelsin|dolu|secili)\w*|(?:dolu|secili|yazili|isaretli) gel\w*|default\w*|prefill\w*|pre filled|preselect\w*|preset|initial\w*|(?:ilk )?basta \d+ |\d+ (?:olsun|gelsin|yazsin) (?:ilk )?basta|\d+ (?:ile|d[ae]n) basla\w*|already (?:selected|filled|ticked)|start (?:at|with|as)|starts (?:at|with|as)|(?:otomatik|direkt|hep|kendiliginden|her zaman|hazir) (?:olarak )?(?:\d+|evet|hayir|bugun\w*)(?: \w+)? (?:gelsin|olsun|yazsin|ciksin|dolsun|yaz)|\d+(?: \w+)? (?:gelsin|yazsin|ciksin|olsun) (?:hep|otomatik|direkt|her zaman)|\d+(?: \w+)? (?:gelsin|dolu gelsin)|(?:always|automatically|usually) (?:be |is |starts? (?:at |with )?)?\d+) /;
const ticked = / (?:isaretli|evet|acik|secili|ticked|checked|yes|on|true) /;
const unticked = / (?:isaretsiz|hayir|kapali|unticked|unchecked|no|off|false) /;
const today = / (?:bugun\w*|today\w*|gunun tarihi\w*) /;

/** What a new row begins with, from the words of the follow-up. */
function readValue(field: Field, { has, reading, targets, quoted }: FollowUp): Field['initial'] | undefined {
  if (field.type === 'boolean') return has(unticked) ? false : has(ticked) ? true : undefined;
  if (field.type === 'date') return has(today) ? 'today' : undefined;
  if (field.type === 'choice') {
    const named = targets.find(({ target }) => target.kind === 'option' && target.field.id === field.id);
    if (named?.target.kind === 'option') return named.target.option;
    const words = ` ${reading.words.map(({ folded }) => folded).join(' ')} `;
    return field.options?.find(({ label }) => words.includes(` ${fold(label)} `))?.id;
  }
  const time = /(?<!\d)(\d{1,2})[:.](\d\d)(?!\d)/.exec(reading.text);
  if (field.type === 'time')
    return time === null ? undefined : `${(time[1] ?? '').padStart(2, '0')}:${time[2]}`;
  const digits = /(?<![\p{L}\d])(\d+(?:[.,]\d+)?)/u.exec(reading.text)?.[1];
  const value = digits === undefined || field.type === 'phone' ? quoted[0] : Number(digits.replace(',', '.'));
  if (value !== undefined && canBegin(field, value)) return value;
  return quoted[0] ?? writtenText(reading.text);
}

/** "varsayılan şehir İzmir olsun", "default city to Izmir": the words of a text. */
const writtenText = (text: string): string | undefined =>
  /(?:varsayılanı|varsayılan değeri|varsayilani|varsayilan degeri)\s+(.+?)\s+(?:olsun|yap|gelsin)\S*$/iu.exec(
    text,
  )?.[1] ??
  /(?:default\w*|initially)\b.*?\b(?:to|is|be|as|with|=)\s+(.+?)\s*[.!]?$/iu.exec(text)?.[1] ??
  /^(.+?)\s+(?:dolu|yazılı|yazili|hazır|hazir)\s+gel\S*$/iu.exec(text)?.[1];

const change = (entity: Entity, field: Field): Operation => ({
  kind: 'changeField',
  entity: entity.id,
  field,
  column: entity.samples.map((row) => row[field.id] ?? null),
});

/** "adet varsayılan 1 olsun", "default status should be sent", "durumun varsayılanını kaldır". */
export const readInitial: ReadChange = (followUp): Change | undefined => {
  const { has, targets, reading } = followUp;
  if (!has(names)) return undefined;
  const parts = targets.flatMap(({ target }) =>
    target.kind === 'field' || target.kind === 'option' ? [target] : [],
  );
  // A choice that is named by its label comes before one that only has the option.
  const named = parts.find(({ kind }) => kind === 'field') ?? parts[0];
  if (named === undefined) return undefined;
  const { entity, field } = named;
  if (has(removes)) {
    const { initial, ...rest } = field;
    return initial === undefined ? nothing('same') : operations(change(entity, rest));
  }
  const initial = readValue(field, followUp);
  if (initial === undefined || !canBegin(field, initial))
    return nothing('notPossible', reading.text.trim().slice(0, 60));
  // The inputs of such choices begin with the first option anyway.
  const isFirst = field.options?.[0]?.id === initial && (field.isRequired || field.role === 'status');
  return field.initial === initial || (field.initial === undefined && isFirst)
    ? nothing('same')
    : operations(change(entity, { ...field, initial }));
};
