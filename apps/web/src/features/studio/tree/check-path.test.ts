import { en } from '@kilim/messages/en';
import { createTranslator } from '@kilim/messages/translator';
import { describe, expect, it } from 'vitest';
import { checkPath, pathProblemText, planRenames } from './check-path.ts';

const others = ['src/App.tsx', 'package.json'];

describe('checkPath', () => {
  it('normalises a path', () => {
    expect(checkPath(' ./src/Home.tsx ', others)).toEqual({ ok: true, path: 'src/Home.tsx' });
  });

  it.each([
    ['', 'Type a file path.'],
    ['/etc/passwd', 'A path can’t start with "/".'],
    ['../secret.ts', 'A path can’t contain "..".'],
    ['src/App.tsx', 'There is a file at this path already.'],
    ['src/app.tsx', 'This path clashes with src/App.tsx.'],
    ['package.json/a.ts', 'This path clashes with package.json.'],
    ['a?.ts', 'A path can’t contain these characters: < > : " | ? *'],
  ])('rejects %j', (raw, text) => {
    const check = checkPath(raw, others);
    if (check.ok) throw new Error(`${raw} was accepted.`);
    expect(pathProblemText(check.problem, createTranslator('en', en))).toBe(text);
  });
});

it('plans a move of every file in a folder', () => {
  expect(planRenames(['src/ui/a.ts', 'src/ui/b/c.ts'], 'src/ui', 'src/parts')).toEqual([
    { from: 'src/ui/a.ts', to: 'src/parts/a.ts' },
    { from: 'src/ui/b/c.ts', to: 'src/parts/b/c.ts' },
  ]);
});
