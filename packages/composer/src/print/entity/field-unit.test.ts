import { expect, it } from 'vitest';
import type { AppSpec } from '../../spec/app-spec.ts';
import { createStringTable, findUsedTexts } from '../strings/create-string-table.ts';
import { createModule } from '../text/create-module.ts';
import { withUnit } from './field-unit.ts';

const entity = {
  id: 'room',
  pluralId: 'rooms',
  one: 'room',
  many: 'rooms',
  icon: 'business' as const,
  fields: [],
  rules: [],
  samples: [],
};

function printed(unit: string | undefined, language: 'tr' | 'en'): readonly [use: string, texts: string] {
  const strings = createStringTable(language);
  const field = { id: 'capacity', label: 'Capacity', type: 'number' as const, isRequired: false, unit };
  const spec = { language, features: [] } as unknown as AppSpec;
  const use = withUnit('shown', entity, field, createModule('src/rooms/RoomRow.tsx'), { spec, strings });
  return [use, strings.printTexts(findUsedTexts([{ path: '', source: use }]))];
}

it('keeps units among the texts', () => {
  expect(printed('kg', 'en')).toEqual([
    '`${shown} ${strings.rooms.capacityUnit}`',
    "{\n  rooms: {\n    capacityUnit: 'kg',\n  },\n}",
  ]);
});

it('says "1 person" and "2 people" in English, where the noun changes', () => {
  const [use, texts] = printed('people', 'en');
  expect(use).toBe('strings.rooms.capacityWithUnit(shown)');
  expect(texts).toContain("(count === '1' ? '1 person' : `${count} people`)");
  expect(printed('kişi', 'tr')[0]).toBe('`${shown} ${strings.rooms.capacityUnit}`');
});

it('leaves a number without a unit alone', () => {
  expect(printed(undefined, 'en')[0]).toBe('shown');
});
