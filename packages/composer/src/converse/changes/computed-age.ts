import { uniqueIdentifier } from '../../language/identifiers.ts';
import { safeFieldId } from '../../spec/reserved.ts';
import { nothing, operations, type ReadChange } from './change.ts';

const age = / (?:yas|yasi|yasini|yaslari|yaslarini|age|ages) /;
const computed =
  / (?:hesapla\w*|otomatik\w*|kendi\w*|calculat\w*|comput\w*|automatic\w*|work(?:s|ed)? out|figure\w* out|itself) /;
const isBirth = (id: string, label: string): boolean => /birth/i.test(id) || /doğum|birth/i.test(label);

/** "yaşını kendi hesaplasın": whole years since the day of birth. */
export const readComputedAge: ReadChange = ({ has, spec }) => {
  if (!has(age) || !has(computed)) return undefined;
  for (const { id: entity, fields, samples } of spec.entities) {
    const birth = fields.find(({ id, label, type }) => type === 'date' && isBirth(id, label));
    if (birth === undefined) continue;
    if (fields.some(({ formula }) => formula?.kind === 'age')) return nothing('same');
    const id = uniqueIdentifier(safeFieldId('age'), new Set(fields.map((field) => field.id)));
    return operations({
      kind: 'addField',
      entity,
      field: {
        id,
        label: spec.language === 'tr' ? 'Yaş' : 'Age',
        type: 'number',
        isRequired: false,
        formula: { kind: 'age', date: birth.id },
      },
      index: fields.indexOf(birth) + 1,
      column: samples.map(() => null),
    });
  }
  return undefined;
};
