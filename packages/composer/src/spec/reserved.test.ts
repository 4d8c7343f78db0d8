import { expect, it } from 'vitest';
import { safeEntityId, safeFieldId, safeTypeName } from './reserved.ts';

it('renames what is a word of the language or a name in printed files', () => {
  expect(safeEntityId('class')).toBe('classEntry');
  expect(safeEntityId('recipe')).toBe('recipe');
  expect(safeFieldId('change')).toBe('changeField');
  expect(safeFieldId('date')).toBe('date');
  expect(safeTypeName('Record')).toBe('RecordEntry');
  expect(safeTypeName('Recipe')).toBe('Recipe');
});
