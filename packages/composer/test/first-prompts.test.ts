import { describe, expect, it } from 'vitest';
import type { FirstPrompt } from './first-prompt.ts';
import { developmentPrompts } from './first-prompts-known.ts';
import { unseenPrompts } from './first-prompts-unseen.ts';
import { measurePrompt, report } from './measure-prompts.ts';

const requiredRate = 0.97;

const rateOf = (prompts: readonly FirstPrompt[]): number => {
  const outcomes = prompts.map(measurePrompt);
  const right = outcomes.filter(({ problems }) => problems.length === 0);
  if (right.length < outcomes.length) console.info(report(outcomes));
  return right.length / outcomes.length;
};

describe('first prompts', () => {
  it('are at least 200 in both languages', () => {
    const all = [...developmentPrompts, ...unseenPrompts];
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(all.filter(({ language }) => language === 'tr').length).toBeGreaterThan(all.length * 0.4);
  });

  it('that the rules were developed with are understood', () => {
    expect(rateOf(developmentPrompts)).toBeGreaterThanOrEqual(requiredRate);
  });

  it('that were written after the rules are understood', () => {
    expect(rateOf(unseenPrompts)).toBeGreaterThanOrEqual(requiredRate);
  });
});
