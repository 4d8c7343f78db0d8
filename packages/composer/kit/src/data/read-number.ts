const groups = {
  '.': /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/,
  ',': /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/,
};

const signs = '[₺$€£%]|tl|try|usd|eur|gbp|rs\\.?';

/** A number with a currency, a percent sign or a word for pieces: "₺120", "120 TL", "%18", "5 adet". */
const withSign = new RegExp(`^(?:${signs})?(-?[\\d.,]+)(?:${signs}|lira|adet|tane|pcs)?\\.?$`, 'i');
/** Spaces between groups of three digits. */
const grouping = /(?<=\d)[\s\u00a0](?=\d{3}(?!\d))/g;

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
  const plainText = text.replace(/[−–]/g, '-').replaceAll(grouping, '');
  // Two numbers beside each other are none.
  if (/\d\s+\d/.test(plainText)) return null;
  const typed = withSign.exec(plainText.replace(/\s/g, ''))?.[1] ?? '';
  const thousands = findThousands(typed, usual);
  const plain = (thousands ? typed.replaceAll(thousands, '') : typed).replace(',', '.');
  const value = /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** A text without the unit that the field shows anyway: "75 m²" in square metres. */
export function withoutUnit(text: string, unit = ''): string {
  const typed = text.trim();
  const isNamed = unit !== '' && typed.toLowerCase().endsWith(unit.toLowerCase());
  return isNamed ? typed.slice(0, -unit.length) : typed;
}
