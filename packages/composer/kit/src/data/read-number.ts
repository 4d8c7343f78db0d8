const groups = {
  '.': /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/,
  ',': /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/,
};

/** Reads what people type, with a comma or a point for decimals; null if it is no number. */
export function readTyped(text: string, thousands: '.' | ','): number | null {
  const typed = text.trim().replace(/\s/g, '');
  // "1.250" in Turkish and "1,250" in English are more than a thousand.
  const isGrouped = groups[thousands].test(typed);
  const plain = (isGrouped ? typed.replaceAll(thousands, '') : typed).replace(',', '.');
  if (plain === '' || !/^-?\d*\.?\d*$/.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) && plain !== '-' && plain !== '.' ? value : null;
}
