import { fold, upperCaseFirst } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { fieldSchema } from '../../spec/field.ts';
import { type Change, nothing, operations } from '../changes/change.ts';
import { isUnitWord } from '../changes/unit.ts';
import { markedLabels } from './marked-label.ts';

// "§" stands for the label, in folded text.
const word = '[\\p{L}²³%°]{1,16}';
const patterns: readonly RegExp[] = [
  // "miktarı kilo değil çuval olarak tutalım".
  `§(?: kismi\\w*| alani\\w*)? (?:(?<old>${word}) (?:degilde?|yerine)(?: de| da)?,? )?(?<unit>${word}) (?:olarak|cinsinden|uzerinden|birimiyle|ile) (?:tut|yaz|gir|olc|goster|say|kaydet|olsun)\\p{L}*`,
  // "miktarı litreye çevir".
  '§(?: kismi\\w*| alani\\w*)? (?<unit>\\p{L}{2,12}?)y?[ae] (?:cevir|donustur|cevril)\\p{L}*',
  // "fuel in gallons not litres".
  `§(?: (?:should|must|needs to|has to|to))?(?: be| is)?(?: measured| counted| shown| written)? in (?<unit>${word}),?(?: (?:and )?(?:not|instead of|rather than)(?: in)? (?<old>${word}))?(?=\\s*[.,;!?]|\\s*$| (?:please|pls|because|cos|as|we|i|not)\\b)`,
].map((source) => new RegExp(source, 'du'));

const otherWish =
  /\b(?:ekle\w*|add|kaldir\w*|sil(?:in)?|remove|delete|rename|sort\w*|group\w*|ayrica|also|no|wait|sorry|actually|pardon|yok)\b|\?/;
/** Units that are things as well, and so none where nothing says that they measure. */
const looseUnit =
  /^(?:knots?|mph|kph|psi|bar|fathoms?|stones?|quintals?|bushels?|sacks?|crates?|trays?|bunches|boxes|cuval|kasa|deste|demet|teneke|tabla|dirhem|okka)$/;
const isMeasure = (folded: string): boolean => isUnitWord(folded) || looseUnit.test(folded);
const isTime = /^(?:dk|dakika|saat|min|mins|minutes?|hours?|hrs?|gun|days?)$/;

/**
 * What a message asks for that gives one number, which it calls by its own label, another unit and nothing else. Undefined for any
 * other message.
 */
export function exactUnit(written: string, spec: AppSpec): Change | undefined {
  const [only, ...others] = markedLabels(written, spec);
  if (only === undefined || only.word !== undefined || others.length > 0) return undefined;
  const text = fold(only.text);
  const [target] = only.named.fields;
  if (text.length !== only.text.length || otherWish.test(text) || target === undefined) return undefined;
  const groups = patterns
    .map((pattern) => pattern.exec(text)?.indices?.groups)
    .find((each) => each !== undefined);
  const [range, old] = [groups?.['unit'], groups?.['old']];
  if (range === undefined) return undefined;
  const unit = only.text.slice(...range);
  const namesUnit = isMeasure(fold(unit)) || (old !== undefined && isMeasure(text.slice(...old)));
  const { entity, field } = target;
  const isMeasured =
    /^(?:number|text)$/.test(field.type) && field.formula === undefined && field.role !== 'title';
  if (!namesUnit || !isMeasured || isTime.test(fold(unit))) return undefined;
  if (field.unit === unit) return nothing('same');
  const { placeholder: _placeholder, ...rest } = field;
  // "litreyi kiloya çevirin": a part that is called like its unit gets the name of the new one.
  // "Kilo" is what people call a weight.
  const label =
    isMeasure(fold(field.label)) && fold(field.label) !== 'kilo'
      ? upperCaseFirst(unit, spec.language)
      : field.label;
  const parsed = fieldSchema.safeParse({ ...rest, label, type: 'number', unit });
  if (!parsed.success) return undefined;
  const column = entity.samples.map((row) => {
    const value = row[field.id];
    return typeof value === 'number' ? value : null;
  });
  return operations({ kind: 'changeField', entity: entity.id, field: parsed.data, column });
}
