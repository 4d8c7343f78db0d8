import { describe, expect, it } from 'vitest';
import { bases, isAsExpected, operationsOf } from './follow-up-case.ts';
import { followUps } from './follow-ups.ts';
import { followA } from './follow-ups-unseen-a.ts';
import { followB } from './follow-ups-unseen-b.ts';
import { followD } from './follow-ups-unseen-d.ts';
import { followE } from './follow-ups-unseen-e.ts';
import { followF } from './follow-ups-unseen-f.ts';

/** Cases with the share that has to be right. */
const sets = {
  known: { cases: followUps, requiredRate: 0.96 },
  a: { cases: followA, requiredRate: 0.96 },
  b: { cases: followB, requiredRate: 0.96 },
  d: { cases: followD, requiredRate: 0.9 },
  // 37 of 60 at the first run.
  e: { cases: followE, requiredRate: 0.96 },
  // 31 of 60 at the first run, 35 before its failures were read.
  f: { cases: followF, requiredRate: 0.96 },
};

describe('follow-ups', () => {
  it('are at least 100 in both languages', () => {
    expect(followUps.length).toBeGreaterThanOrEqual(100);
    const turkish = followUps.filter(({ base }) => bases[base].language === 'tr');
    expect(turkish.length).toBeGreaterThan(followUps.length * 0.4);
    expect(turkish.length).toBeLessThan(followUps.length * 0.7);
  });

  it.each(Object.entries(sets))(
    'do what was asked and nothing else: %s',
    (name, { cases, requiredRate }) => {
      const outcomes = cases.map((each) => {
        const done = operationsOf(each);
        return { ...each, done, isRight: isAsExpected(each.operations, done) };
      });
      const wrong = outcomes.filter(({ isRight }) => !isRight);
      if (wrong.length > 0)
        console.info(
          [
            `${name}: ${outcomes.length - wrong.length} of ${outcomes.length}`,
            ...wrong.map(
              ({ base, prompt, operations, done }) =>
                `${base}: ${prompt}\n    expected ${operations.map((texts) => texts.join(' / ')).join('; ') || 'text'}\n    done     ${done.join('; ') || 'text'}`,
            ),
          ].join('\n'),
        );
      expect(1 - wrong.length / outcomes.length).toBeGreaterThanOrEqual(requiredRate);
    },
    180_000,
  );
});
