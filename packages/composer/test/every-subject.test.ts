import { checkProject } from '@kilim/app-kit';
import { describe, expect, it } from 'vitest';
import { inspectWithOxc } from '../../app-kit/test/inspect-with-oxc.ts';
import { subjects } from '../src/lexicon/index.ts';
import { printApp } from '../src/print/print-app.ts';
import { checkSpec } from '../src/spec/read-spec.ts';
import { toAppSpec, understand } from '../src/understand/index.ts';

const cases = subjects.flatMap(({ id, words }) => [
  { id, language: 'tr' as const, prompt: `${words.tr[0]} uygulaması` },
  { id, language: 'en' as const, prompt: `${words.en[0]} app` },
]);

describe('every subject of the lexicon', () => {
  it.each(cases)('becomes an app without problems: $prompt', ({ id, language, prompt }) => {
    const understanding = understand({ prompt, language, seed: 7 });
    if (understanding.kind !== 'app') throw new Error(`${prompt} is read as ${understanding.kind}`);
    const spec = toAppSpec(understanding);
    expect(spec.subject).toBe(id);
    expect(spec.language).toBe(language);
    expect(checkSpec(spec)).toEqual([]);
    const problems = checkProject(printApp(spec), inspectWithOxc);
    expect(problems.map(({ kind, path, params }) => `${path} ${kind} ${JSON.stringify(params)}`)).toEqual([]);
  });
});
