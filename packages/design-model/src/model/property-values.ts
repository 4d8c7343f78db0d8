import { isAssetReference } from './asset-reference.ts';
import { colorPattern } from './color-format.ts';
import { isFontReference } from './font-reference.ts';
import { isPropertyName, type PropChanges, type PropertyName, type Props, properties } from './properties.ts';
import type { PropertySpec } from './property-kinds.ts';

// Control characters other than a line break, and halves of surrogate pairs, which no file can store.
const unprintable = /(?!\n)\p{Cc}|[\u2028\u2029]|\p{Surrogate}/u;

/** Whether a text can be a value: bounded, printable, and on one line unless several are allowed. */
export function isPlainText(value: unknown, maximum: number, isMultiline = false): value is string {
  return (
    typeof value === 'string' &&
    value.length <= maximum &&
    !unprintable.test(value) &&
    (isMultiline || !value.includes('\n'))
  );
}

/** Whether a value is within the bounds of its property. */
export function isValueOf(spec: PropertySpec, value: unknown): boolean {
  switch (spec.kind) {
    case 'number':
      return (
        typeof value === 'number' &&
        value >= spec.minimum &&
        value <= spec.maximum &&
        !Object.is(value, -0) &&
        Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
      );
    case 'color':
      return typeof value === 'string' && colorPattern.test(value);
    case 'text':
      return isPlainText(value, spec.maximum, spec.isMultiline);
    case 'choice':
      return typeof value === 'string' && spec.options.includes(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'asset':
      return typeof value === 'string' && isAssetReference(value);
    case 'font':
      return typeof value === 'string' && isFontReference(value);
    case 'list':
      return (
        Array.isArray(value) &&
        value.length <= spec.entries &&
        value.every((entry) => isPlainText(entry, spec.maximum))
      );
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has only known properties with values within their bounds. */
export function isProps(value: unknown): value is Props {
  return (
    isObject(value) &&
    Object.entries(value).every(([name, each]) => isPropertyName(name) && isValueOf(properties[name], each))
  );
}

/** Like `isProps`; null removes a property. */
export function isPropChanges(value: unknown): value is PropChanges {
  return (
    isObject(value) &&
    Object.entries(value).every(
      ([name, each]) => isPropertyName(name) && (each === null || isValueOf(properties[name], each)),
    )
  );
}

/** The names of an object that are properties. */
export const namesOf = (props: Props | PropChanges): PropertyName[] =>
  Object.keys(props).filter(isPropertyName);
