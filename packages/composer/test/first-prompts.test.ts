import { expect, it } from 'vitest';
import { developmentPrompts } from './first-prompts-known.ts';
import { measurePrompt, report } from './measure-prompts.ts';

const requiredRate = 0.9;

it('understands the first prompts that the rules were developed with', () => {
  const outcomes = developmentPrompts.map(measurePrompt);
  const right = outcomes.filter(({ problems }) => problems.length === 0);
  if (right.length < outcomes.length) console.info(report(outcomes));
  expect(right.length / outcomes.length).toBeGreaterThanOrEqual(requiredRate);
});
