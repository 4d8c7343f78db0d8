import { fieldRoles, fieldTypes } from '../../spec/field.ts';
import type { FieldUse, LexiconField, LexiconOption, LocalText } from '../subject.ts';
import { toIdentifier, toList, toLocalText } from './local-text.ts';
import { parseFormula } from './parse-formula.ts';

/**
 * Reads fields, one per line or separated by semicolons. A field is a code of the catalogue followed by what differs here:
 *
 *   due! Teslim tarihi~Delivery date #due (unit) <0..10> @entity {formula} "placeholder" = Option, Option
 *
 * `code>id` sets the name in the code, `code:type` the type, `!` makes it required and `?` optional. An option is
 * 'Türkçe~English' with an optional tone: ':w' warning, ':s' success, ':i' info, ':d' danger; its id is the English label.
 * A code that the catalogue does not have is a field of this entity only and needs a type and a label.
 */
export function parseFields(source: string, isKnown: (code: string) => boolean): FieldUse[] {
  return toList(source.replaceAll('\n', ';'), ';').map((line) => parseField(line, isKnown));
}

const tones = { w: 'warning', s: 'success', i: 'info', d: 'danger' } as const;
const headPattern = /^(?<code>[a-z]\w*)(?:>(?<id>\w+))?(?::(?<type>\w+))?(?<mark>[!?])?(?=\s|$)/;

function parseField(line: string, isKnown: (code: string) => boolean): FieldUse {
  const [definition = '', optionSource] = line.split(' = ');
  const head = headPattern.exec(definition);
  const code = head?.groups?.['code'];
  if (!head || !code) throw new Error(`not a field: ${line}`);
  const { id, type, mark } = head.groups as { id?: string; type?: string; mark?: string };
  let rest = definition.slice(head[0].length);
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(rest)?.[1];
    if (found !== undefined) rest = rest.replace(pattern, ' ');
    return found;
  };
  const placeholder = take(/"([^"]*)"/);
  const formula = take(/\{([^}]*)\}/);
  const unit = take(/\(([^)]*)\)/);
  const range = take(/<([^>]*)>/);
  const role = take(/#(\w+)/);
  const entity = take(/@(\w+)/);
  const label = rest.trim();
  const changes: Partial<LexiconField> = {
    ...(type ? { type: expectOneOf(fieldTypes, type, line) } : {}),
    ...(role ? { role: expectOneOf(fieldRoles, role, line) } : {}),
    ...(mark ? { isRequired: mark === '!' } : {}),
    ...(label ? { label: toLocalText(label) } : {}),
    ...(unit === undefined ? {} : { unit: toLocalText(unit) }),
    ...(range === undefined ? {} : toRange(range)),
    ...(entity ? { entity } : {}),
    ...(formula ? { formula: parseFormula(formula) } : {}),
    ...(placeholder ? { placeholder: toLocalText(placeholder) } : {}),
    ...(optionSource ? { options: parseOptions(optionSource) } : {}),
  };
  if (isKnown(code)) {
    return id || Object.keys(changes).length > 0 ? { use: code, ...(id ? { id } : {}), ...changes } : code;
  }
  if (!changes.type || !changes.label)
    throw new Error(`not in the catalogue, needs a type and a label: ${line}`);
  return { ...changes, id: id ?? code, type: changes.type, label: changes.label };
}

function expectOneOf<T extends string>(known: readonly T[], value: string, line: string): T {
  const found = known.find((item) => item === value);
  if (!found) throw new Error(`unknown word ${value}: ${line}`);
  return found;
}

function toRange(source: string): { minimum?: number; maximum?: number } {
  const [minimum = '', maximum = ''] = source.split('..');
  return {
    ...(minimum === '' ? {} : { minimum: Number(minimum) }),
    ...(maximum === '' ? {} : { maximum: Number(maximum) }),
  };
}

const parseOptions = (source: string): LexiconOption[] =>
  toList(source).map((item) => {
    const tone = /:([wsid])$/.exec(item)?.[1] as keyof typeof tones | undefined;
    const label: LocalText = toLocalText(tone ? item.slice(0, -2) : item);
    return { id: toIdentifier(label.en), label, ...(tone ? { tone: tones[tone] } : {}) };
  });
