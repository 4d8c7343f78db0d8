// NFKD takes accents off, but these letters are letters of their own and have no decomposition.
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

/** Lowercase words of a name joined by hyphens, letters of the Latin script mapped to a-z: `Şık Görev` → `sik-gorev`. */
export function slugifyName(name: string, fallback = 'app'): string {
  const slug = name
    .toLowerCase()
    .replace(/[ıßæœøđðþłə]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? fallback : slug;
}
