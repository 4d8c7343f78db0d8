import { expect, it } from 'vitest';
import { isReservedEntityId, safeEntityId, safeFieldId, safeTypeName } from './reserved.ts';

it('renames what is a word of the language or a name in printed files', () => {
  expect(safeEntityId('class')).toBe('classEntry');
  expect(safeEntityId('label')).toBe('labelEntry');
  expect(safeEntityId('recipe')).toBe('recipe');
  expect(safeFieldId('change')).toBe('changeField');
  expect(safeFieldId('date')).toBe('date');
  expect(safeFieldId('label')).toBe('label');
  expect(safeTypeName('Record')).toBe('RecordEntry');
  expect(safeTypeName('Recipe')).toBe('Recipe');
});

it('still reads apps with an entity whose name new ones do not get', () => {
  expect(isReservedEntityId('label')).toBe(false);
  expect(isReservedEntityId('class')).toBe(true);
});
