import { fixProject } from '@kilim/app-kit';
import { describe, expect, it } from 'vitest';
import { inspectWithOxc } from '../../app-kit/test/inspect-with-oxc.ts';
import { subjects } from '../src/lexicon/index.ts';
import { printApp } from '../src/print/print-app.ts';
import { toAppSpec, understand } from '../src/understand/index.ts';

// A fixer that changes a composed app would change correct code of a user. Every seventh subject, in turn in each language.
const cases = subjects
  .filter((_, index) => index % 7 === 3)
  .map(({ words }, index) =>
    index % 2 === 0
      ? { prompt: `${words.tr[0]} uygulaması`, language: 'tr' as const }
      : { prompt: `${words.en[0]} app`, language: 'en' as const },
  );

describe('the fixers of answers', () => {
  it.each(cases)('change nothing in a composed app: $prompt', ({ prompt, language }) => {
    const understanding = understand({ prompt, language, seed: 7 });
    if (understanding.kind !== 'app') throw new Error(`${prompt} is read as ${understanding.kind}`);
    expect(fixProject(printApp(toAppSpec(understanding)), inspectWithOxc).fixed).toEqual([]);
  });
});
