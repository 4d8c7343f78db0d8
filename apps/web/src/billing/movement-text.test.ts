import type { CreditMovement } from '@kilim/contract';
import { expect, it } from 'vitest';
import { movementName, movementReason } from './movement-text.ts';

const entry = (kind: CreditMovement['kind'], reason: string) => ({ kind, reason }) as CreditMovement;

it.each([
  ['gift', 'Yarışma', 'settings.billing.kind.gift', 'Yarışma'],
  ['reversal', 'Yanlış hesap', 'settings.billing.kind.reversal', 'Yanlış hesap'],
  ['reversal', 'refund', 'credits.ledger.refund', ''],
  ['reversal', 'turn-returned', 'credits.ledger.turnReturned', ''],
  ['purchase', 'purchase', 'settings.billing.kind.purchase', ''],
] as const)('names a movement of kind %s with the reason %s', (kind, reason, name, text) => {
  expect(movementName(entry(kind, reason))).toBe(name);
  expect(movementReason(entry(kind, reason))).toBe(text);
});
