import { expect, it } from 'vitest';
import { composeApp } from '../src/compose-app.ts';
import { subjects } from '../src/lexicon/index.ts';

/** A text or a path of a drawing has no place to break it. */
const onlyText = /^\s*(?:\w+: )?(['"`]).*\1[,;]?$/;

// One in four subjects, because each app has about 70 files.
const cases = subjects
  .filter((_, index) => index % 4 === 0)
  .map(({ words }, index) =>
    index % 2 === 0 ? ([words.tr[0] ?? '', 'tr'] as const) : ([words.en[0] ?? '', 'en'] as const),
  );

it.each(cases)('the app of “%s” has lines of at most 110 characters', (prompt, language) => {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(app.text);
  const long = Object.entries(app.files).flatMap(([path, source]) =>
    /\.tsx?$/.test(path)
      ? String(source)
          .split('\n')
          .filter((line) => line.length > 110 && !onlyText.test(line))
          .map((line) => `${path}: ${line}`)
      : [],
  );
  expect(long).toEqual([]);
});
