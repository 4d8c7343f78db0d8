// Check digits of Turkish tax and identity numbers: docs/rules/billing-details.md#turkish-numbers

const digitsOf = (text: string): number[] => [...text].map(Number);

/** Vergi kimlik numarası (VKN): ten digits, the last one a check digit. */
export function isTurkishTaxNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  const check = digits.pop();
  const sum = digits.reduce((total, digit, index) => {
    const shifted = (digit + 9 - index) % 10;
    if (shifted === 0) return total;
    const weighted = (shifted * 2 ** (9 - index)) % 9;
    return total + (weighted === 0 ? 9 : weighted);
  }, 0);
  return (10 - (sum % 10)) % 10 === check;
}

/** T.C. kimlik numarası (TCKN): eleven digits, not starting with 0, the last two check digits. */
export function isTurkishIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  const sumAt = (first: number, last: number, step: number): number => {
    let sum = 0;
    for (let index = first; index <= last; index += step) sum += digits[index] ?? 0;
    return sum;
  };
  const tenth = (((sumAt(0, 8, 2) * 7 - sumAt(1, 7, 2)) % 10) + 10) % 10;
  return tenth === digits[9] && sumAt(0, 9, 1) % 10 === digits[10];
}
