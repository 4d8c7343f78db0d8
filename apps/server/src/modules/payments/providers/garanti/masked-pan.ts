const form = /^[0-9*xX]{8,24}$/;
const mask = /[*xX]{3}/;
/** The first six and the last four digits; PCI DSS allows no more to be stored. */
const visibleDigitsMaximum = 10;

/** Returns the masked card number, or null if it shows more digits than allowed or is not one. */
export function readMaskedPan(text: string): string | null {
  const visibleDigits = text.replaceAll(/\D/g, '').length;
  return form.test(text) && mask.test(text) && visibleDigits <= visibleDigitsMaximum ? text : null;
}
