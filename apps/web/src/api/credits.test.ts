import type { Credits } from '@kilim/contract';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { creditsQuery, describeBalance, patchBalance } from './credits.ts';

const amount = (value: number): Credits => value as Credits;

describe('describeBalance', () => {
  it.each([
    [0, false, 0, true],
    [4, false, 0, true],
    [5, true, 0, true],
    [49, true, 0, true],
    [50, true, 0, false],
    [199, true, 1, false],
    [10_000, true, 100, false],
  ])('%i credits: usable %s, %i conversations, low %s', (balance, canUseAi, estimatedConversations, isLow) =>
    expect(describeBalance(amount(balance), amount(50))).toEqual({
      balance,
      canUseAi,
      estimatedConversations,
      warningThreshold: 50,
      isLow,
    }),
  );
});

describe('patchBalance', () => {
  it('changes a known balance and leaves an unknown one unknown', () => {
    const client = new QueryClient();
    patchBalance(client, amount(7));
    expect(client.getQueryData(creditsQuery.queryKey)).toBeUndefined();
    client.setQueryData(creditsQuery.queryKey, describeBalance(amount(900), amount(50)));
    patchBalance(client, amount(7));
    expect(client.getQueryData(creditsQuery.queryKey)).toMatchObject({ balance: 7, isLow: true });
  });
});
