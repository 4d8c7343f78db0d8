import { type Credits, describeBalance } from '@kilim/contract';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { creditsQuery, patchBalance } from './credits.ts';

const amount = (value: number): Credits => value as Credits;

describe('patchBalance', () => {
  it('changes a cached balance and creates none', () => {
    const client = new QueryClient();
    patchBalance(client, amount(7));
    expect(client.getQueryData(creditsQuery.queryKey)).toBeUndefined();
    client.setQueryData(creditsQuery.queryKey, describeBalance(amount(900), amount(50)));
    patchBalance(client, amount(7));
    expect(client.getQueryData(creditsQuery.queryKey)).toMatchObject({ balance: 7, isLow: true });
  });
});
