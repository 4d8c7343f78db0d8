import type { Language } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { composeApp } from '../src/compose-app.ts';
import { subjects } from '../src/lexicon/index.ts';
import { archetypeIds, layoutIds } from '../src/spec/app-spec.ts';
import { fieldTypes } from '../src/spec/field.ts';
import { type BreadthCase, layoutCases, screenCases } from './breadth.ts';

const complaints =
  /İstediğiniz şu bölüm uygulamada yok|Şunu anlayamadım|is not in the app|I did not understand/;

function check({ name, prompts, isMet }: BreadthCase, language: Language): void {
  const app = composeApp({ prompt: prompts[language], language });
  if (app.kind !== 'app') throw new Error(`${prompts[language]}: ${app.text}`);
  const shown = app.spec.screens.map(({ kind }) => kind).join(', ');
  expect(isMet(app.spec), `${name}: ${app.spec.archetype}, ${shown}`).toBe(true);
  expect(app.spec.language).toBe(language);
  expect(app.text).not.toMatch(complaints);
}

describe('what composed apps have', () => {
  it.each([...screenCases, ...layoutCases])(
    '$name comes from a natural description in Turkish and English',
    (row) => {
      check(row, 'tr');
      check(row, 'en');
    },
  );

  it('is broad: archetypes, subjects, kinds of screens and features, types of fields, layouts', () => {
    const used = new Set(subjects.map(({ archetype }) => archetype));
    expect(used.size).toBeGreaterThanOrEqual(14);
    expect(archetypeIds.filter((id) => !used.has(id))).toEqual([]);
    expect(subjects.length).toBeGreaterThanOrEqual(120);
    expect(screenCases.length).toBeGreaterThanOrEqual(45);
    expect(fieldTypes.length).toBeGreaterThanOrEqual(20);
    expect(layoutIds).toHaveLength(8);
  });
});
