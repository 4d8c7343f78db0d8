import { expect, it } from 'vitest';
import { randomSpec } from '../scripts/random-specs.ts';
import { checkSpec } from '../src/spec/read-spec.ts';
import { problemsOf } from '../src/testing/print-spec.ts';

it.each(Array.from({ length: 25 }, (_, index) => index + 1))(
  'a random app is printed without problems: seed %i',
  (seed) => {
    const spec = randomSpec(seed);
    expect(checkSpec(spec)).toEqual([]);
    expect(problemsOf(spec)).toEqual([]);
  },
);
