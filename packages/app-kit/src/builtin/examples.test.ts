import { describe, expect, it } from 'vitest';
import { fillBlueprint } from './blueprints.ts';
import { exampleIds, exampleNames, isExampleId } from './examples.ts';

describe('examples', () => {
  it.each(exampleIds)('%s has an entry and its name in both languages', (id) => {
    const name = exampleNames[id];
    for (const language of ['tr', 'en'] as const) {
      const files = fillBlueprint(id, name[language], language);
      expect(Object.keys(files)).toContain('src/App.tsx');
      expect(Object.values(files).join('\n')).toContain(`'${name[language]}'`);
    }
  });

  it('are found by id only', () => {
    expect(isExampleId('game')).toBe(true);
    expect(isExampleId('toString')).toBe(false);
  });
});
