const form = /^[0-9*xX]{8,24}$/;
const mask = /[*xX]{3}/;
/** The first six and the last four: more of a card number is nobody's to keep. */
const visibleDigitsMaximum = 10;

/** The card number as the bank masked it, or null when it shows too much or is none. */
export function readMaskedPan(text: string): string | null {
  const visibleDigits = text.replaceAll(/\D/g, '').length;
  return form.test(text) && mask.test(text) && visibleDigits <= visibleDigitsMaximum ? text : null;
}
