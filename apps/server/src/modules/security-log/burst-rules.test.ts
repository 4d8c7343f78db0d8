import { securityEventKinds } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { type BurstRule, burstRules, findBursts, isCounted, windowStart } from './burst-rules.ts';

const rule: BurstRule = {
  alert: 'network-failures',
  counts: { category: 'failure' },
  by: 'network',
  threshold: 3,
  minutes: 10,
};

describe('burst rules', () => {
  it('reports subjects at the threshold and not below it', () => {
    const counts = [
      { subject: 'a', count: 2 },
      { subject: 'b', count: 3 },
      { subject: 'c', count: 9 },
    ];
    expect(findBursts(rule, counts, 0).map(({ subject }) => subject)).toEqual(['b', 'c']);
  });

  it('ignores events without an account or network', () => {
    expect(findBursts(rule, [{ subject: '', count: 99 }], 0)).toEqual([]);
  });

  it('counts the whole site for a rule of the site', () => {
    expect(findBursts({ ...rule, by: 'site' }, [{ subject: '', count: 3 }], 0)).toHaveLength(1);
  });

  it('starts a new period when the window is over', () => {
    const periodAt = (now: number) => findBursts(rule, [{ subject: 'a', count: 3 }], now)[0]?.period;
    expect(periodAt(599_999)).toBe(0);
    expect(periodAt(600_000)).toBe(1);
    expect(windowStart(rule, 600_000)).toBe(0);
  });

  it('counts failures, new devices and exports only', () => {
    const counted = Object.values(securityEventKinds)
      .flat()
      .filter((kind) => isCounted(kind));
    expect(counted).toEqual([
      'signed-in-new-device',
      'sign-in-failed',
      'second-step-failed',
      'confirmation-failed',
      'export-requested',
    ]);
    expect(new Set(burstRules.map(({ alert }) => alert)).size).toBe(burstRules.length);
  });
});
