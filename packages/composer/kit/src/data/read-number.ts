const groups = {
  '.': /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/,
  ',': /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/,
};

/** A number with a currency or a unit before or after it: "₺120", "120 TL", "75 m²". */
const withUnit = /^(?:[^\d.,-]+\.?)?(-?[\d.,]+)[^\d,-]*$/;

/** What stands between thousands: usually the given sign, else the one that no decimals have. */
function findThousands(typed: string, usual: '.' | ','): '.' | ',' | undefined {
  // "1.250" in Turkish and "1,250" in English are more than a thousand.
  if (groups[usual].test(typed)) return usual;
  // "1.250,50" is clear in every language.
  const other = usual === '.' ? ',' : '.';
  const isClear = typed.includes('.') && typed.includes(',');
  return isClear && groups[other].test(typed) ? other : undefined;
}

/** Reads what people type, with a comma or a point for decimals; null if it is no number. */
export function readTyped(text: string, usual: '.' | ','): number | null {
  const typed = withUnit.exec(text.replace(/\s/g, ''))?.[1] ?? '';
  const thousands = findThousands(typed, usual);
  const plain = (thousands ? typed.replaceAll(thousands, '') : typed).replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
