import { receiptStatuses } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { isFiltered, readLedgerFilter, toLedgerQuery, writeLedgerFilter } from './billing/ledger-filter.ts';
import { readReceiptStatus, writeReceiptStatus } from './receipts/receipt-filter.ts';

const now = new Date('2026-11-21T15:30:00');

describe('the filter of the ledger', () => {
  it('is read back from the address that it was written to', () => {
    const filter = { group: 'use', projectId: 'p1' as never, model: 'gpt-4o', period: '30' } as const;
    const address = writeLedgerFilter(new URLSearchParams('section=billing'), filter);
    expect(readLedgerFilter(address)).toEqual(filter);
    expect(address.get('section')).toBe('billing');
    expect(isFiltered(filter)).toBe(true);
  });

  it('leaves out what the address names and nobody knows', () => {
    const filter = readLedgerFilter(new URLSearchParams('group=<b>&project=%2F&model=&period=1'));
    expect(filter).toEqual({ group: null, projectId: null, model: null, period: null });
    expect(isFiltered(filter)).toBe(false);
    expect(toLedgerQuery(filter, now)).toEqual({});
  });

  it('takes what is no longer wanted out of the address', () => {
    const address = new URLSearchParams('section=billing&group=use&period=7');
    expect(String(writeLedgerFilter(address, { group: null, period: null }))).toBe('section=billing');
  });

  it('begins a period with a day, today counted', () => {
    const { from } = toLedgerQuery({ group: null, projectId: null, model: null, period: '7' }, now);
    expect(new Date(from ?? '')).toEqual(new Date('2026-11-15T00:00:00'));
  });
});

describe('the filter of the receipts', () => {
  it('names every status in the address without its letters', () => {
    for (const status of receiptStatuses) {
      const address = writeReceiptStatus(new URLSearchParams('section=receipts'), status);
      expect(readReceiptStatus(address)).toBe(status);
      expect(String(address)).toMatch(/^section=receipts&status=[a-zA-Z]+$/);
    }
  });

  it('shows all for an unknown status', () => {
    expect(readReceiptStatus(new URLSearchParams('status=nope'))).toBeNull();
    expect(String(writeReceiptStatus(new URLSearchParams('status=paid'), null))).toBe('');
  });
});
