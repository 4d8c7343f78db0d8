import { expect, it } from 'vitest';
import { subjects } from '../src/lexicon/index.ts';
import { checkSpec } from '../src/spec/read-spec.ts';
import { planApp, understand } from '../src/understand/index.ts';

const sentences = {
  tr: (phrase: string) => `${phrase} uygulaması istiyorum`,
  en: (phrase: string) => `I need an app for ${phrase}`,
};

it('finds at least 98.5 % of the subjects by each of their phrases, and every app can be printed', () => {
  const wrong: string[] = [];
  let count = 0;
  for (const subject of subjects) {
    for (const language of ['tr', 'en'] as const) {
      for (const [at, phrase] of subject.words[language].entries()) {
        count += 1;
        const result = understand({ prompt: sentences[language](phrase), language, seed: count });
        if (result.kind !== 'app' || result.subject !== subject) wrong.push(`${phrase} (${subject.id})`);
        else if (at === 0) expect(checkSpec(planApp(result).spec), subject.id).toEqual([]);
      }
    }
  }
  if (wrong.length > 0) console.info(`${wrong.length} of ${count}: ${wrong.join(', ')}`);
  expect(1 - wrong.length / count).toBeGreaterThanOrEqual(0.985);
}, 180_000);
