import { describe, expect, it } from 'vitest';
import { randomSpec } from '../../scripts/random-specs.ts';
import { subjects } from '../../src/lexicon/index.ts';
import { printApp } from '../../src/print/print-app.ts';
import type { AppSpec } from '../../src/spec/app-spec.ts';
import { problemsOf } from '../../src/testing/print-spec.ts';
import { translateSpec } from '../../src/translate/translate-spec.ts';
import { toAppSpec, understand } from '../../src/understand/index.ts';
import { listModuleTexts } from './module-texts.ts';

const withSwitch = (spec: AppSpec): AppSpec => ({
  ...spec,
  features: [...new Set([...spec.features, 'languageSwitch' as const])],
});

function specOf(prompt: string, language: 'tr' | 'en'): AppSpec {
  const understanding = understand({ prompt, language, seed: 7 });
  if (understanding.kind !== 'app') throw new Error(`${prompt} is read as ${understanding.kind}`);
  return withSwitch(toAppSpec(understanding));
}

// Every third subject in one of the languages, because each app is printed twice.
const cases = subjects
  .filter((_, index) => index % 3 === 0)
  .map(({ words }, index) =>
    index % 2 === 0
      ? ([`${words.tr[0]} uygulaması`, 'tr'] as const)
      : ([`${words.en[0]} app`, 'en'] as const),
  );

describe('an app in two languages', () => {
  it.each(cases)('reads no text before the language is known: %s', (prompt, language) => {
    const spec = specOf(prompt, language);
    const files = printApp(spec);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['src/texts/tr.ts', 'src/texts/en.ts']));
    expect(listModuleTexts(files)).toEqual([]);
    expect(translateSpec(spec).kept).toEqual([]);
  });

  it.each(Array.from({ length: 15 }, (_, index) => index + 1))(
    'is printed from any description: seed %i',
    (seed) => {
      const spec = withSwitch(randomSpec(seed));
      expect(listModuleTexts(printApp(spec))).toEqual([]);
      expect(problemsOf(spec)).toEqual([]);
    },
  );
});
