import { describe, expect, it } from 'vitest';
import type { FirstPrompt } from './first-prompt.ts';
import { adPrompts } from './first-prompts-ads.ts';
import { developmentPrompts } from './first-prompts-known.ts';
import { secondUnseenPrompts } from './first-prompts-second.ts';
import { unseenPrompts } from './first-prompts-unseen.ts';
import { unseenA } from './first-prompts-unseen-a.ts';
import { unseenB } from './first-prompts-unseen-b.ts';
import { unseenC } from './first-prompts-unseen-c.ts';
import { unseenD } from './first-prompts-unseen-d.ts';
import { unseenE } from './first-prompts-unseen-e.ts';
import { unseenF } from './first-prompts-unseen-f.ts';
import { unseenG } from './first-prompts-unseen-g.ts';
import { measurePrompt, report } from './measure-prompts.ts';

const requiredRate = 0.97;
/** Two of 63 need more than rules: fields before "kaydı" without commas. */
const requiredRateOfSecond = 0.96;

/** Rates of sets that were measured before the rules were improved with them must not fall. */
const requiredRates = {
  ads: 0.95,
  unseenA: 0.94,
  unseenB: 0.88,
  unseenC: 0.9,
  unseenD: 0.9,
  unseenE: 0.92,
  unseenF: 0.83,
  unseenG: 0.65,
};

const rateOf = (prompts: readonly FirstPrompt[]): number => {
  const outcomes = prompts.map(measurePrompt);
  const right = outcomes.filter(({ problems }) => problems.length === 0);
  if (right.length < outcomes.length) console.info(report(outcomes));
  return right.length / outcomes.length;
};

describe('first prompts', () => {
  it('are at least 200 in both languages', () => {
    const all = [...developmentPrompts, ...unseenPrompts, ...secondUnseenPrompts];
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(all.filter(({ language }) => language === 'tr').length).toBeGreaterThan(all.length * 0.4);
  });

  it('that the rules were developed with are understood', () => {
    expect(rateOf(developmentPrompts)).toBeGreaterThanOrEqual(requiredRate);
  });

  it('that were written after the rules are understood', () => {
    expect(rateOf(unseenPrompts)).toBeGreaterThanOrEqual(requiredRate);
  });

  it('that were written after the first improvement are understood', () => {
    expect(rateOf(secondUnseenPrompts)).toBeGreaterThanOrEqual(requiredRateOfSecond);
  });

  it('of small ads are understood', () => {
    expect(rateOf(adPrompts)).toBeGreaterThanOrEqual(requiredRates.ads);
  });

  it('of people who do not know the lexicon are understood', () => {
    expect(rateOf(unseenA)).toBeGreaterThanOrEqual(requiredRates.unseenA);
    expect(rateOf(unseenB)).toBeGreaterThanOrEqual(requiredRates.unseenB);
    expect(rateOf(unseenC)).toBeGreaterThanOrEqual(requiredRates.unseenC);
    expect(rateOf(unseenD)).toBeGreaterThanOrEqual(requiredRates.unseenD);
    expect(rateOf(unseenE)).toBeGreaterThanOrEqual(requiredRates.unseenE);
    expect(rateOf(unseenF)).toBeGreaterThanOrEqual(requiredRates.unseenF);
    expect(rateOf(unseenG)).toBeGreaterThanOrEqual(requiredRates.unseenG);
  });
});
