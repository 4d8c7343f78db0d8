import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeOf, isFreeAnswer, maximumCost, reservationOf, turnRules } from './turn-cost.ts';

describe('cost of a turn', () => {
  it('has the documented minimums and token caps', () => {
    expect(turnRules).toMatchObject({
      generation: { minimum: 20, tokenCap: 8000, temperature: 0.3 },
      chat: { minimum: 10, tokenCap: 4000, temperature: 0.7 },
    });
    expect(maximumCost(2_000, 'generation', 0.01)).toBe(100);
    expect(maximumCost(2_000, 'chat', 0.01)).toBe(60);
  });

  it.each([
    ['words of the built-in provider', 'builtin', null, true],
    ['a change of the built-in provider', 'builtin', 3, false],
    ['words of a model', 'openai-compatible', null, false],
    ['changes that change nothing', 'openai-compatible', 0, true],
    ['a change of a model', 'openai-compatible', 1, false],
  ] as const)('of %s', (_, provider, changedFiles, isFree) => {
    expect(isFreeAnswer({ provider, changedFiles })).toBe(isFree);
  });

  it('never charges more than the reservation or reserves more than the balance', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.double({ min: 0.001, max: 0.1, noNaN: true }),
        (balance, prompt, tokens, ratio) => {
          const reserved = reservationOf(balance, maximumCost(prompt, 'generation', ratio));
          expect(reserved).toBeLessThanOrEqual(balance);
          expect(chargeOf(tokens, ratio, reserved)).toBeLessThanOrEqual(reserved);
        },
      ),
    );
  });
});
