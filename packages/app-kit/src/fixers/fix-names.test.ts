import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';

describe('names that differ in letter case', () => {
  it.each([
    [
      'const userName = 1;\nexport const a = username;\n',
      'const userName = 1;\nexport const a = userName;\n',
    ],
    [
      'const set_all = (a) => a;\nexport const a = [1].map(setAll);\n',
      'const set_all = (a) => a;\nexport const a = [1].map(set_all);\n',
    ],
    [
      'const count = 1;\nexport const a = { ...Count, count: coUnt };\n',
      'const count = 1;\nexport const a = { ...Count, count: count };\n',
    ],
  ])('corrects %j', (source, expected) => {
    expect(fixOne(source)).toEqual({ source: expected, kinds: ['near-name'] });
  });

  it.each([
    'interface Item {}\nexport const a = item;\n',
    'const Ab = 1, aB = 2;\nexport const a = ab;\n',
    'export const a = unknown.userName;\n',
  ])('leaves %j alone', (source) => {
    expect(fixOne(source)).toEqual({ source, kinds: [] });
  });
});

describe('values of hooks', () => {
  it('adds the hook to each component that uses the value', () => {
    const source =
      'export function A() {\n  return navigation.goBack();\n}\nexport const B = () => {\n  return navigation.goBack();\n};\n';
    const { source: next, kinds } = fixOne(source);
    expect(next.match(/const navigation = useNavigation</g)).toHaveLength(2);
    expect(kinds).toEqual(['hook-value', 'missing-import']);
  });

  it.each([
    'export const go = () => navigation.goBack();\n',
    'export function helper() {\n  return insets.top;\n}\n',
    'export function A({ navigation }) {\n  return navigation.goBack();\n}\n',
  ])('leaves %j alone', (source) => {
    expect(fixOne(source)).toEqual({ source, kinds: [] });
  });
});

describe('names of screens', () => {
  const app = {
    'src/nav.tsx':
      'export const names = (S: any) => <><S.Screen name="Home" /><S.Screen name="home2" /><S.Screen name="Home2" /></>;\n',
  };
  const go = (call: string) => `export const go = (navigation: any) => ${call};\n`;

  it('corrects the letter case', () => {
    expect(fixOne(go("navigation.push('HOME', { id: 1 })"), app).source).toBe(
      go("navigation.push('Home', { id: 1 })"),
    );
  });

  it.each([
    "navigation.navigate('Home')",
    "navigation.navigate('Other')",
    "navigation.navigate('HOME2')",
    "navigation.emit('home')",
  ])('leaves %s alone', (call) => {
    expect(fixOne(go(call), app)).toEqual({ source: go(call), kinds: [] });
  });
});
