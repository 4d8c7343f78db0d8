import { diagnosticTemplates, type TypeProblem } from '@kilim/app-kit/type-check';
import { createTranslator, en, tr } from '@kilim/messages';
import { describe, expect, it } from 'vitest';
import { countIntroduced } from './count-introduced.ts';
import { undoChanges } from './introduced-problems.ts';
import { fixText, problemText } from './problem-text.ts';

const make = (parts: Partial<TypeProblem>): TypeProblem => ({
  path: 'a.ts',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  code: 2322,
  template: null,
  names: [],
  text: 'text',
  isHint: false,
  fix: null,
  ...parts,
});

describe.each([
  ['tr', createTranslator('tr', tr)],
  ['en', createTranslator('en', en)],
] as const)('texts of type problems (%s)', (language, translate) => {
  it.each(diagnosticTemplates)('%s names everything that it mentions', (template) => {
    const text = problemText(make({ template, names: ['n1', 'n2', 'n3', 'n4'] }), translate);
    expect(text).not.toContain('{{');
    expect(text.length).toBeGreaterThan(10);
  });

  it('name the property and the type', () => {
    const text = problemText(make({ template: 'unknownProperty', names: ['titel', 'User'] }), translate);
    expect(text).toBe(
      language === 'tr' ? '“User” tipinde “titel” özelliği yok.' : 'The type “User” has no property “titel”.',
    );
  });

  it('fall back to a sentence with the number', () => {
    expect(problemText(make({ code: 9999 }), translate)).toContain('TS9999');
  });

  it('describe the change', () => {
    const fix = { kind: 'spelling', name: 'title', files: [] } as const;
    expect(fixText(make({ fix }), translate)).toContain('title');
    expect(fixText(make({ fix: { ...fix, name: '' } }), translate)).toBe(translate('types.fix.other'));
  });
});

describe('the problems that a change brings', () => {
  const [first, second] = [make({ text: 'one' }), make({ text: 'two' })];
  it('are those that were not there before, wherever they are in the file', () => {
    expect(countIntroduced([[first]], [[{ ...first, line: 9 }, second]])).toBe(1);
    expect(countIntroduced([[first]], [[first, first]])).toBe(1);
    expect(countIntroduced([[first, second]], [[first]])).toBe(0);
  });
  it('do not include notes', () => {
    expect(countIntroduced([], [[make({ isHint: true })]])).toBe(0);
  });
});

it('of a version are compared with the files before all changes: written, deleted, created and renamed ones', () => {
  const change = { added: 1, removed: 1 };
  const files = { 'kept.ts': 'k', 'written.ts': 'new', 'created.ts': 'c', 'to.ts': 'moved' };
  const changes = [
    { ...change, path: 'written.ts', kind: 'updated', before: 'old' },
    { ...change, path: 'created.ts', kind: 'created', before: null },
    { ...change, path: 'deleted.ts', kind: 'deleted', before: 'd' },
    { ...change, path: 'to.ts', from: 'from.ts', kind: 'renamed', before: 'moved' },
  ] as const;
  expect(undoChanges(files, changes)).toEqual({
    'kept.ts': 'k',
    'written.ts': 'old',
    'deleted.ts': 'd',
    'from.ts': 'moved',
  });
});
