import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';

const view = "import { Text, View } from 'react-native';\n";
const healed = (source: string) => fixOne(view + source);

describe('fixUnclosedCode', () => {
  it.each([
    [
      'export const A = () => (\n  <View>\n    <Text>a\n  </View>\n);\n',
      'export const A = () => (\n  <View>\n    <Text>a</Text>\n  </View>\n);\n',
    ],
    [
      'export const A = () => <View><Text>a</View>;\n',
      'export const A = () => <View><Text>a</Text></View>;\n',
    ],
    [
      'export function a() {\n  return 1;\n\nexport const b = 2;\n',
      'export function a() {\n  return 1;\n}\n\nexport const b = 2;\n',
    ],
    ['export const a = 1;\n});\n', 'export const a = 1;\n'],
  ])('closes %j', (source, expected) => {
    const { source: next, kinds } = healed(source);
    expect([next, kinds]).toEqual([view + expected, ['unclosed-code']]);
  });

  it.each([
    'export const A = () => (\n  <View>\n    <View>\n      <Text>a</Text>\n  </View>\n);\n',
    'export const A = () => (\n  <View>\n    <Te',
    'export function a() {\n  return 1;\n',
    'export function a() {\n  const b = [1, 2,\n',
    'export function a() {\n  if (b) {\n    return 1;\n',
    'export const a = { b: 1 c: 2 };\n',
    'export function a() {\n  return fetch(\n',
    'export const a = 1;\n} export const b = 2;\n',
  ])('leaves %j, which is incomplete, to the checks', (source) => {
    expect(healed(source)).toEqual({ source: view + source, kinds: [] });
  });
});
