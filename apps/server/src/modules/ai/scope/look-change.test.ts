import { expect, it } from 'vitest';
import { readLookChange } from './look-change.ts';

it.each([
  ['<View style={{ padding: 8 }}>', '<View style={{ padding: 16 }}>', 'measure'],
  ['<Text>Ad</Text>', '<Text style={{ width: 20, marginTop: 4 }}>Ad</Text>', 'measure'],
  ["{ width: 80, alignItems: 'center' }", "{ width: 90, alignItems: 'flex-end' }", 'measure'],
  ["accent: '#0f766e'", "accent: '#115e59'", 'colour-or-font'],
  ["card: { backgroundColor: 'white' }", "card: { backgroundColor: 'snow' }", 'colour-or-font'],
  ['Parazit: 60', 'Parazit: 90', null],
  ['capacity: 12, taken: 4', 'capacity: 15, taken: 4', null],
  ['<Text>Ad</Text>', '<Text>Soyad</Text>', null],
  ['onPress={save}', 'onPress={close}', null],
  ["{ id: 1, name: 'Kadıköy' }", "{ id: 1, name: 'Moda' }", null],
  ['', "import { View } from 'react-native';", null],
])('reads %j → %j as %s', (before, after, look) => {
  expect(readLookChange(before, after)).toBe(look);
});
