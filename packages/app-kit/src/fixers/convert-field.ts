import type { Patch } from '../source/patch-source.ts';
import { lastNonSpaceBefore } from '../source/skip-space.ts';
import type { JsxAttribute, JsxElement } from '../source/source-scan.ts';

const lengthMaximum = 1000;
const kept =
  /^(?:key|ref|value|defaultValue|placeholder|style|autoFocus|maxLength|onBlur|onFocus|testID|aria-[\w-]+)$/;
const dropped =
  /^(?:class|className|id|name|required|cols|tabIndex|autocomplete|autoComplete|spellCheck|data-[\w-]+)$/;

/** What a text field has in place of the type of an input; other types are not text fields. */
const types: Readonly<Record<string, string>> = {
  text: '',
  search: '',
  password: 'secureTextEntry',
  email: 'keyboardType="email-address"',
  number: 'keyboardType="numeric"',
  tel: 'keyboardType="phone-pad"',
  url: 'keyboardType="url"',
};

/** Whether a handler reads only the value of its event, so that a later fixer converts it. */
function readsValue(value: string): boolean {
  const parameter = /^\{\(?(\w{1,40})(?:\s*:[^)]{0,80})?\)?\s*=>/.exec(value);
  const name = parameter?.[1];
  if (parameter === null || name === undefined) return /^\{set[A-Z]\w*\}$/.test(value);
  const rest = value
    .slice(parameter[0].length)
    .replaceAll(new RegExp(`\\b${name}\\.(?:currentT|t)arget\\.value\\b`, 'g'), '');
  return !new RegExp(`\\b${name}\\b`).test(rest);
}

function convertAttribute(source: string, { name, start, end }: JsxAttribute): Patch | 'keep' | undefined {
  if (end - start > lengthMaximum) return undefined;
  const value = source.slice(start + name.length + 1, end);
  const replace = (text: string): Patch => ({
    start: text === '' ? lastNonSpaceBefore(source, start) + 1 : start,
    end,
    text,
  });
  if (kept.test(name)) return 'keep';
  if (dropped.test(name)) return replace('');
  if (name === 'onChange') return readsValue(value) ? 'keep' : undefined;
  if (name === 'rows')
    return replace(`numberOfLines=${/^["']/.test(value) ? `{${value.slice(1, -1)}}` : value}`);
  if (name === 'disabled' || name === 'readOnly')
    return value === '' ? replace('editable={false}') : undefined;
  if (name !== 'type') return undefined;
  const type = value.slice(1, -1);
  return Object.hasOwn(types, type) ? replace(types[type] ?? '') : undefined;
}

/** Converts `<input>` and `<textarea>` to a TextInput; `undefined` for other elements, boxes to tick and files. */
export function convertField(source: string, element: JsxElement): Patch[] | undefined {
  const { name, nameStart, openEnd, closeStart, end, isSelfClosing, attributes } = element;
  if (name !== 'input' && name !== 'textarea') return undefined;
  if (!isSelfClosing && source.slice(openEnd, closeStart).trim() !== '') return undefined;
  const text = name === 'textarea' ? 'TextInput multiline' : 'TextInput';
  const patches: Patch[] = [{ start: nameStart, end: nameStart + name.length, text }];
  for (const attribute of attributes) {
    const patch = convertAttribute(source, attribute);
    if (patch === undefined) return undefined;
    if (patch !== 'keep') patches.push(patch);
  }
  if (!isSelfClosing) patches.push({ start: openEnd - 1, end, text: ' />' });
  return patches;
}
