import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { inflectTurkish, pluralTurkish, possessFirst } from './inflect-turkish.ts';
import { StemIndex } from './stem-index.ts';

const nouns =
  `kitap renk ilaç köpek saat rol isim kayıt şehir resim fikir izin adet kağıt kilo bilet sepet anket aidat stok
  borç kalp grup psikolog su araba ders müşteri randevu sipariş ürün öğrenci hasta tarif çiçek bebek seyahat hesap dolap
  ağaç plak market hizmet kulüp senet oda tavuk kedi balık üye taksit fatura gider gelir harcama alışkanlık antrenman uyku
  masa liste not soru kelime oyun haber etkinlik proje görev talep araç plaka servis tamir temizlik kurye fırın pasta
  terzi berber kuaför klinik veteriner avukat dava poliçe otel tur tekne bahçe tarla arı kovan kuş film dizi şarkı albüm`.split(
    /\s+/,
  );

const createIndex = (): StemIndex => {
  const index = new StemIndex();
  for (const noun of nouns) index.addTurkish(noun);
  return index;
};

/** Chains as they stand in prompts. */
function inflect(noun: string): string[] {
  const plural = pluralTurkish(noun);
  const mine = possessFirst(plural);
  return [
    noun,
    plural,
    mine,
    possessFirst(noun),
    inflectTurkish(mine, 'accusative'),
    inflectTurkish(mine, 'genitive'),
    inflectTurkish(noun, 'accusative'),
    inflectTurkish(noun, 'genitive'),
    inflectTurkish(plural, 'accusative'),
    inflectTurkish(noun, 'dative'),
    `${inflectTurkish(possessFirst(noun), 'locative')}ki`,
  ];
}

const rate = (forms: readonly (readonly [form: string, noun: string])[], index: StemIndex): number => {
  const right = forms.filter(([form, noun]) =>
    index.find(fold(form), 'tr').some(({ stem }) => stem === fold(noun)),
  );
  return right.length / forms.length;
};

describe('StemIndex', () => {
  const index = createIndex();
  const forms = nouns.flatMap((noun) => inflect(noun).map((form) => [form, noun] as const));

  it('finds at least 99 % of inflected nouns, with and without diacritics', () => {
    expect(rate(forms, index)).toBeGreaterThan(0.99);
    expect(
      rate(
        forms.map(([form, noun]) => [fold(form).toUpperCase(), noun] as const),
        index,
      ),
    ).toBeGreaterThan(0.99);
  });

  it('finds at least 85 % of longer forms with a swapped or missing letter', () => {
    const mistyped = forms
      .filter(([form, noun]) => form.length >= 6 && noun.length >= 5)
      .flatMap(([form, noun], seed) => {
        const at = 1 + (seed % (form.length - 2));
        const missing = form.slice(0, at) + form.slice(at + 1);
        const swapped = form.slice(0, at) + form.charAt(at + 1) + form.charAt(at) + form.slice(at + 2);
        return [[missing, noun] as const, [swapped, noun] as const];
      });
    expect(mistyped.length).toBeGreaterThan(500);
    expect(rate(mistyped, index)).toBeGreaterThan(0.85);
  });

  it.each(
    'kartal masal oyuncak hastane tatil parkur bilezik masaj kalıp otelci̇k suikast odun turna evrak'.split(
      ' ',
    ),
  )('finds no noun in %s', (word) => {
    expect(index.find(fold(word), 'tr').filter(({ suffixes }) => suffixes.derivation === '')).toEqual([]);
  });

  it('reads possession, plural, case and derivation', () => {
    expect(index.find('kitaplarimi', 'tr')[0]?.suffixes).toMatchObject({
      isPlural: true,
      person: 1,
      case: 'accusative',
    });
    expect(index.find('kulubumuzun', 'tr')[0]?.suffixes).toMatchObject({
      person: 1,
      isPersonPlural: true,
      case: 'genitive',
    });
    expect(index.find('firinci', 'tr')[0]?.suffixes).toMatchObject({ derivation: 'trade' });
    expect(index.find('resimsiz', 'tr')[0]?.suffixes).toMatchObject({ derivation: 'without' });
    expect(index.find('dolabimdaki', 'tr')[0]?.suffixes).toMatchObject({ person: 1, case: 'locative' });
  });

  it('finds English plurals and -ing forms, and no other word one letter away', () => {
    const english = new StemIndex();
    for (const word of ['break', 'recipe', 'place', 'budget', 'category', 'case']) english.addEnglish(word);
    const find = (word: string): string | undefined => english.find(word, 'en')[0]?.stem;
    expect(['recipes', 'budgeting', 'categories', 'recpies', 'recipies', 'buget'].map(find)).toEqual([
      'recipe',
      'budget',
      'category',
      'recipe',
      'recipe',
      'budget',
    ]);
    expect(['bread', 'cakes', 'plate', 'reason'].map(find)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
