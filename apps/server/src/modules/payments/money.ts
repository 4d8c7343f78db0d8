import type { Currency, MinorAmount, Money } from '@kilim/contract';

/** Builds a `Money` from a stored or reported amount; the caller has checked that both values are valid. */
export const toMoney = (minor: number, currency: string): Money => ({
  minor: minor as MinorAmount,
  currency: currency as Currency,
});
