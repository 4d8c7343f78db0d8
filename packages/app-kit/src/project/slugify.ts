// NFKD separates accents from letters, but these letters have no decomposition.
const letters: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ə: 'e',
};

const maximumLength = 60;

/**
 * The Latin letters and digits of a name, joined by hyphens, at most 60 characters: `Şık Görev` → `sik-gorev`. Safe as
 * a package name and as a file name. Returns `app` for a name without a Latin letter or digit.
 */
export function slugify(name: string, { keepsCase = false } = {}): string {
  const slug = (keepsCase ? name : name.toLowerCase())
    .replace(/[ıßæœøđðþłə]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(keepsCase ? /[^A-Za-z0-9]+/g : /[^a-z0-9]+/g, '-')
    .slice(0, maximumLength)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'app' : slug;
}
