import { securityEventKinds } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { type BurstRule, burstRules, categoryOf, findBursts, isCounted, windowStart } from './policy.ts';

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

  it('never reports events that name no account or network', () => {
    expect(findBursts(rule, [{ subject: '', count: 99 }], 0)).toEqual([]);
  });

  it('counts the whole site where the rule says so', () => {
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

  it('knows the category of every kind, each listed once', () => {
    const kinds = Object.values(securityEventKinds).flat();
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(categoryOf('refund-requested')).toBe('admin');
  });
});
