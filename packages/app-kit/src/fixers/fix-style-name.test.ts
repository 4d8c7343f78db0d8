import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';
import { isTypingError } from './typing-error.ts';

const wrap = (name: string, sheet: string) =>
  `import { StyleSheet, View } from 'react-native';\nexport const A = () => <View style={styles.${name}} />;\nconst styles = StyleSheet.create({ ${sheet} });\n`;

describe('fixStyleName', () => {
  it.each([
    ['contianer', 'container: {}, content: {}', 'container'],
    ['cardtitle', 'cardTitle: {}', 'cardTitle'],
    ['titles', 'title: {}', 'title'],
  ])('reads %s as %s', (name, sheet, expected) => {
    expect(fixOne(wrap(name, sheet))).toEqual({ source: wrap(expected, sheet), kinds: ['style-name'] });
  });

  it.each([
    ['footer', 'header: {}'],
    ['card1', 'card2: {}, card3: {}'],
    ['titel', '...shared, title: {}'],
    ['row', 'raw: {}'],
  ])('leaves %s of %s alone', (name, sheet) => {
    const source = wrap(name, sheet);
    expect(fixOne(source).source).toBe(source);
  });
});

it.each([
  ['page', 'pgae', true],
  ['page', 'pages', true],
  ['page', 'wage', true],
  ['page', 'wags', false],
  ['abc', 'abd', false],
  ['primary', 'secondary', false],
])('compares %s with %s', (left, right, expected) => {
  expect(isTypingError(left, right)).toBe(expected);
});
