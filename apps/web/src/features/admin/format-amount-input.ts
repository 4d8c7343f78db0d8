import { type Language, type MinorAmount, toDecimal } from '@kilim/contract';

/** An amount as the value of a text field: 149,90 (tr), 149.90 (en). */
export function formatAmountInput(minor: MinorAmount, language: Language): string {
  return language === 'tr' ? toDecimal(minor).replace('.', ',') : toDecimal(minor);
}
