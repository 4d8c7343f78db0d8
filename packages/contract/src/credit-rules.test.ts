import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditsForTokens, describeBalance, tokenToCreditRatio } from './credit-rules.ts';
import type { Credits } from './primitives.ts';

describe('tokenToCreditRatio', () => {
  it.each([
    ['gpt-4', null, 0.1],
    ['gpt-4-turbo', null, 0.05],
    ['gpt-3.5-turbo', null, 0.01],
    ['gpt-4o', null, 0.01],
    ['constructor', null, 0.01],
    ['gpt-4', 0.002, 0.002],
  ])('charges for %s with override %s the ratio %s', (model, override, ratio) => {
    expect(tokenToCreditRatio(model, override)).toBe(ratio);
  });
});

describe('creditsForTokens', () => {
  it.each([
    [0, 0.01, 1],
    [1, 0.01, 1],
    [100, 0.01, 1],
    [101, 0.01, 2],
    [700, 0.01, 7],
    [30, 0.1, 3],
    [31, 0.1, 4],
    [2345, 0.001, 3],
  ])('charges for %i tokens at ratio %d %i credits', (tokens, ratio, cost) => {
    expect(creditsForTokens(tokens, ratio)).toBe(cost);
  });

  it('agrees with integer arithmetic for every ratio', () => {
    const thousandths = fc.constantFrom(1, 10, 50, 100);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), thousandths, (tokens, perThousand) => {
        const exact = Math.max(1, Math.floor((tokens * perThousand + 999) / 1000));
        expect(creditsForTokens(tokens, perThousand / 1000)).toBe(exact);
      }),
    );
  });
});

describe('describeBalance', () => {
  it.each([
    [0, false, 0, true],
    [4, false, 0, true],
    [5, true, 0, true],
    [9, true, 0, true],
    [10, true, 0, true],
    [49, true, 0, true],
    [50, true, 0, false],
    [199, true, 1, false],
    [10_000, true, 100, false],
  ])(
    'describes a balance of %i: usable %s, %i conversations, low %s',
    (balance, canUseAi, estimatedConversations, isLow) => {
      expect(describeBalance(balance as Credits)).toEqual({
        balance,
        canUseAi,
        estimatedConversations,
        creditsPerConversation: 100,
        warningThreshold: 50,
        isLow,
      });
    },
  );
});
