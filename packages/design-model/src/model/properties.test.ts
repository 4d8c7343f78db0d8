import { describe, expect, it } from 'vitest';
import { elementTypes } from './element-types.ts';
import { type PropertyName, properties, propertyNames, readProperty } from './properties.ts';
import { isPropChanges, isProps, isValueOf } from './property-values.ts';
import { hasProperty, typeProperties } from './type-properties.ts';

// docs/rules/designer.md#properties
const numbers: readonly (readonly [PropertyName, number, number, number, number])[] = [
  ['fontSize', 8, 72, 16, 1],
  ['borderWidth', 0, 10, 0, 1],
  ['borderRadius', 0, 50, 0, 1],
  ['opacity', 0, 1, 1, 0.1],
  ['animationDuration', 100, 2_000, 300, 50],
  ['padding', 0, 200, 0, 1],
  ['paddingHorizontal', 0, 200, 0, 1],
  ['paddingVertical', 0, 200, 0, 1],
  ['marginHorizontal', 0, 200, 0, 1],
  ['marginVertical', 0, 200, 0, 1],
  ['gap', 0, 200, 0, 1],
  ['shadowOffsetX', -50, 50, 0, 1],
  ['shadowOffsetY', -50, 50, 0, 1],
  ['shadowBlur', 0, 50, 0, 1],
  ['zIndex', -100, 1_000, 0, 1],
];

describe('docs/rules/designer.md#properties', () => {
  it.each(numbers)(
    '%s is %d to %d with the default %d and the step %d',
    (name, minimum, maximum, fallback, step) => {
      expect(properties[name]).toEqual({ kind: 'number', minimum, maximum, fallback, step });
      for (const value of [minimum, maximum, fallback]) expect(isValueOf(properties[name], value)).toBe(true);
      for (const value of [minimum - 1, maximum + 1, Number.NaN, Infinity, String(minimum), null]) {
        expect(isValueOf(properties[name], value)).toBe(false);
      }
      expect(readProperty({}, name)).toBe(fallback);
    },
  );

  it('covers every number', () => {
    const known = propertyNames.filter((name) => properties[name].kind === 'number');
    expect(numbers.map(([name]) => name).sort()).toEqual([...known].sort());
  });

  it.each<[PropertyName, readonly string[], string]>([
    [
      'fontWeight',
      ['normal', 'bold', '100', '200', '300', '400', '500', '600', '700', '800', '900'],
      'normal',
    ],
    ['textAlign', ['left', 'center', 'right', 'justify'], 'left'],
    ['resizeMode', ['cover', 'contain', 'stretch', 'center'], 'cover'],
    ['keyboardType', ['default', 'email-address', 'numeric', 'decimal-pad', 'phone-pad', 'url'], 'default'],
    ['layout', ['absolute', 'flex'], 'absolute'],
    ['flexDirection', ['column', 'row', 'column-reverse', 'row-reverse'], 'column'],
    [
      'justifyContent',
      ['flex-start', 'center', 'flex-end', 'space-between', 'space-around', 'space-evenly'],
      'flex-start',
    ],
    ['alignItems', ['flex-start', 'center', 'flex-end', 'stretch'], 'flex-start'],
  ])('%s is one of %j, %s by default', (name, options, fallback) => {
    expect(properties[name]).toEqual({ kind: 'choice', options, fallback });
    for (const option of options) expect(isValueOf(properties[name], option)).toBe(true);
    for (const value of ['', 'other', 1, null, [options[0]]]) {
      expect(isValueOf(properties[name], value)).toBe(false);
    }
  });

  it.each<[PropertyName, string]>([
    ['color', '#1F1A17'],
    ['borderColor', '#1F1A17'],
    ['backgroundColor', 'transparent'],
    ['shadowColor', 'transparent'],
  ])('%s is a colour, %s by default', (name, fallback) => {
    expect(properties[name].fallback).toBe(fallback);
    for (const value of ['#a8321f', '#A8321F80', 'transparent']) {
      expect(isValueOf(properties[name], value)).toBe(true);
    }
    for (const value of ['red', '#fff', '#A8321G', 'url(x)', "#FFFFFF'", 3]) {
      expect(isValueOf(properties[name], value)).toBe(false);
    }
  });

  it.each<[PropertyName, number, boolean]>([
    ['text', 2_000, true],
    ['placeholder', 200, false],
    ['title', 200, false],
    ['price', 40, false],
    ['name', 120, false],
    ['email', 200, false],
  ])('%s has at most %d characters; several lines: %s', (name, maximum, isMultiline) => {
    expect(isValueOf(properties[name], 'x'.repeat(maximum))).toBe(true);
    expect(isValueOf(properties[name], 'x'.repeat(maximum + 1))).toBe(false);
    expect(isValueOf(properties[name], 'a\nb')).toBe(isMultiline);
    for (const value of ['a\u0000b', 'a\u2028b', '\ud800', 5]) {
      expect(isValueOf(properties[name], value)).toBe(false);
    }
  });

  it.each<[PropertyName, number, number]>([
    ['items', 50, 120],
    ['fields', 6, 80],
  ])('%s has at most %d entries of %d characters', (name, entries, maximum) => {
    expect(
      isValueOf(
        properties[name],
        Array.from({ length: entries }, () => 'x'.repeat(maximum)),
      ),
    ).toBe(true);
    expect(
      isValueOf(
        properties[name],
        Array.from({ length: entries + 1 }, () => 'x'),
      ),
    ).toBe(false);
    expect(isValueOf(properties[name], ['x'.repeat(maximum + 1)])).toBe(false);
    expect(isValueOf(properties[name], 'x')).toBe(false);
  });

  it.each<PropertyName>(['secureTextEntry', 'value', 'animated'])(
    '%s is on or off, off by default',
    (name) => {
      expect(properties[name]).toEqual({ kind: 'flag', fallback: false });
      expect(isValueOf(properties[name], true)).toBe(true);
      expect(isValueOf(properties[name], 'true')).toBe(false);
    },
  );

  it.each<PropertyName>(['source', 'image', 'avatar'])(
    '%s is a picture of the project or an https address',
    (name) => {
      for (const value of ['assets/kupa.png', 'görseller/ay.webp', 'https://example.com/a.jpg?w=2']) {
        expect(isValueOf(properties[name], value)).toBe(true);
      }
      for (const value of [
        '',
        '../a.png',
        'a/../b.png',
        '/etc/a.png',
        'a.svg',
        'http://example.com/a.png',
        'javascript:alert(1)',
        "https://example.com/'+x+'.png",
        "a'.png",
        'data:image/png;base64,AA',
      ]) {
        expect(isValueOf(properties[name], value)).toBe(false);
      }
    },
  );
});

it('fontFamily is a font of the system or a font file of the project', () => {
  for (const value of ['serif', 'monospace', 'cursive', 'assets/Inter-Bold.ttf', 'yazı/ay.otf']) {
    expect(isValueOf(properties.fontFamily, value)).toBe(true);
  }
  for (const value of ['', 'Comic Sans', 'a.woff2', '../a.ttf', "a'.ttf", 'https://example.com/a.ttf', 3]) {
    expect(isValueOf(properties.fontFamily, value)).toBe(false);
  }
});

describe('properties of types', () => {
  it.each(elementTypes)('%s has the box properties and no property twice', (type) => {
    expect(new Set(typeProperties[type]).size).toBe(typeProperties[type].length);
    for (const name of ['backgroundColor', 'opacity', 'zIndex', 'animated', 'animationDuration'] as const) {
      expect(hasProperty(type, name)).toBe(true);
    }
  });

  it('uses every property', () => {
    const used = new Set(elementTypes.flatMap((type) => typeProperties[type]));
    expect([...used].sort()).toEqual([...propertyNames].sort());
  });

  it('refuses unknown properties and values of another one', () => {
    expect(isProps({ fontSize: 16, color: '#000000' })).toBe(true);
    expect(isProps({ fontSize: 16, onClick: 'x' })).toBe(false);
    expect(isProps({ fontSize: null })).toBe(false);
    expect(isPropChanges({ fontSize: null })).toBe(true);
    expect(isProps(JSON.parse('{"__proto__": 1}'))).toBe(false);
    expect(isProps([])).toBe(false);
  });
});
