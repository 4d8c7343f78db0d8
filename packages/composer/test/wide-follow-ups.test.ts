import { describe, expect, it } from 'vitest';
import { followG } from './follow-ups-unseen-g.ts';
import { followH } from './follow-ups-unseen-h.ts';
import { followI } from './follow-ups-unseen-i.ts';
import { wideFollowUps } from './follow-ups-wide.ts';
import { measureFollowUps } from './wide-follow-up.ts';

/** Follow-ups of many apps with the share that has to be right. */
const sets = {
  // 139 of 225 at the first run; the rules were mended with them.
  wide: { apps: wideFollowUps, requiredRate: 0.97 },
  // 32 of 62 at the first run, 38 before its failures were read.
  g: { apps: followG, requiredRate: 0.95 },
  // 40 of 60 at the first run, before its failures were read.
  h: { apps: followH, requiredRate: 0.9 },
  // 35 of 42 at the first run.
  i: { apps: followI, requiredRate: 0.9 },
};

describe('follow-ups of many apps', () => {
  it.each(Object.entries(sets))(
    'do what was asked and nothing else: %s',
    (name, { apps, requiredRate }) => {
      const outcomes = measureFollowUps(apps);
      const wrong = outcomes.filter(({ isRight }) => !isRight);
      const rows = wrong.map(
        ({ app, prompt, expected, done, text }) =>
          `${app}: ${prompt}\n    expected ${expected}\n    done     ${done || text}`,
      );
      console.info([`${name}: ${outcomes.length - wrong.length} of ${outcomes.length}`, ...rows].join('\n'));
      expect(1 - wrong.length / outcomes.length).toBeGreaterThanOrEqual(requiredRate);
    },
    180_000,
  );
});
