import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compoundOf, inflectTurkish, isCompound, pluralTurkish, possessFirst } from './inflect-turkish.ts';

/** Noun, plural, my noun, noun as object. */
const nouns = `
kitap kitaplar kitabım kitabı | renk renkler rengim rengi | ilaç ilaçlar ilacım ilacı | köpek köpekler köpeğim köpeği
saat saatler saatim saati | rol roller rolüm rolü | gol goller golüm golü | harf harfler harfim harfi
isim isimler ismim ismi | kayıt kayıtlar kaydım kaydı | şehir şehirler şehrim şehri | resim resimler resmim resmi
fikir fikirler fikrim fikri | izin izinler iznim izni | metin metinler metnim metni | nabız nabızlar nabzım nabzı
adet adetler adedim adedi | kağıt kağıtlar kağıdım kağıdı | yoğurt yoğurtlar yoğurdum yoğurdu | kilo kilolar kilom kiloyu
bilet biletler biletim bileti | sepet sepetler sepetim sepeti | anket anketler anketim anketi | aidat aidatlar aidatım aidatı
stok stoklar stokum stoku | top toplar topum topu | park parklar parkım parkı | maç maçlar maçım maçı
borç borçlar borcum borcu | kalp kalpler kalbim kalbi | kap kaplar kabım kabı | genç gençler gencim genci
grup gruplar grubum grubu | hukuk hukuklar hukukum hukuku | psikolog psikologlar psikoloğum psikoloğu
su sular suyum suyu | araba arabalar arabam arabayı | ders dersler dersim dersi | müşteri müşteriler müşterim müşteriyi
randevu randevular randevum randevuyu | sipariş siparişler siparişim siparişi | ürün ürünler ürünüm ürünü
öğrenci öğrenciler öğrencim öğrenciyi | hasta hastalar hastam hastayı | tarif tarifler tarifim tarifi
çiçek çiçekler çiçeğim çiçeği | bebek bebekler bebeğim bebeği | seyahat seyahatler seyahatim seyahati
festival festivaller festivalim festivali | hayal hayaller hayalim hayali | alkol alkoller alkolüm alkolü
oğul oğullar oğlum oğlu | burun burunlar burnum burnu | hesap hesaplar hesabım hesabı | dolap dolaplar dolabım dolabı
ağaç ağaçlar ağacım ağacı | blok bloklar bloğum bloğu | plak plaklar plağım plağı | çok çoklar çoğum çoğu
market marketler marketim marketi | hizmet hizmetler hizmetim hizmeti | kulüp kulüpler kulübüm kulübü
kanat kanatlar kanadım kanadı | senet senetler senedim senedi | oda odalar odam odayı | tavuk tavuklar tavuğum tavuğu
kelebek kelebekler kelebeğim kelebeği | mektup mektuplar mektubum mektubu | kedi kediler kedim kediyi`
  .split(/[|\n]/)
  .map((row) => row.trim())
  .filter(Boolean)
  .map((row) => row.split(' ') as [string, string, string, string]);

describe('plural, possessive and accusative', () => {
  it.each([
    ['halk otobüsü', 'halk otobüsleri'],
    ['sera domatesi', 'sera domatesleri'],
    ['bonsai ağacı', 'bonsai ağaçları'],
    ['alışveriş listesi', 'alışveriş listeleri'],
  ])('knows nouns in s and ç: %s', (noun, plural) => {
    expect(pluralTurkish(noun)).toBe(plural);
  });

  it.each(nouns)('of %s', (noun, plural, mine, object) => {
    expect([pluralTurkish(noun), possessFirst(noun), inflectTurkish(noun, 'accusative')]).toEqual([
      plural,
      mine,
      object,
    ]);
  });
});

describe('other cases', () => {
  it.each([
    ['kitap', 'kitaba', 'kitabın', 'kitapta'],
    ['müşteri', 'müşteriye', 'müşterinin', 'müşteride'],
    ['ev', 'eve', 'evin', 'evde'],
    ['su', 'suya', 'suyun', 'suda'],
    ['saat', 'saate', 'saatin', 'saatte'],
    ['kayıt', 'kayda', 'kaydın', 'kayıtta'],
    ['alışveriş listesi', 'alışveriş listesine', 'alışveriş listesinin', 'alışveriş listesinde'],
    ['arı kovanları', 'arı kovanlarına', 'arı kovanlarının', 'arı kovanlarında'],
  ])('of %s', (noun, dative, genitive, locative) => {
    expect([
      inflectTurkish(noun, 'dative'),
      inflectTurkish(noun, 'genitive'),
      inflectTurkish(noun, 'locative'),
    ]).toEqual([dative, genitive, locative]);
  });
});

describe('compounds', () => {
  it.each([
    ['alışveriş listesi', 'alışveriş listeleri', 'alışveriş listem', 'alışveriş listesini'],
    ['servis kaydı', 'servis kayıtları', 'servis kaydım', 'servis kaydını'],
    ['arı kovanı', 'arı kovanları', 'arı kovanım', 'arı kovanını'],
    ['kredi kartı', 'kredi kartları', 'kredi kartım', 'kredi kartını'],
    ['hesap hareketi', 'hesap hareketleri', 'hesap hareketim', 'hesap hareketini'],
    ['banka hesabı', 'banka hesapları', 'banka hesabım', 'banka hesabını'],
    ['köpek maması', 'köpek mamaları', 'köpek mamam', 'köpek mamasını'],
    ['göz rengi', 'göz renkleri', 'göz rengim', 'göz rengini'],
    ['yemek tarifi', 'yemek tarifleri', 'yemek tarifim', 'yemek tarifini'],
    ['çalışma saati', 'çalışma saatleri', 'çalışma saatim', 'çalışma saatini'],
  ])('inflect the head of %s once', (noun, plural, mine, object) => {
    expect([pluralTurkish(noun), possessFirst(noun), inflectTurkish(noun, 'accusative')]).toEqual([
      plural,
      mine,
      object,
    ]);
  });

  it.each(['mavi kutu', 'yeni müşteri', 'ahşap kapı', 'eski kitap', 'tarla sürücüsü ekle kedi', 'resimli'])(
    'are not seen in %s',
    (noun) => {
      expect(isCompound(noun)).toBe(false);
    },
  );

  it('are made of two nouns', () => {
    expect(compoundOf('arı', 'kovan')).toBe('arı kovanı');
    expect(compoundOf('köpek', 'mama')).toBe('köpek maması');
    expect(compoundOf('servis', 'kayıt')).toBe('servis kaydı');
  });
});

it('inflects any text without an error and keeps its start', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (noun) => {
      const start = noun.slice(0, Math.max(0, noun.lastIndexOf(' ')));
      for (const form of [pluralTurkish(noun), possessFirst(noun), inflectTurkish(noun, 'genitive')]) {
        expect(form.startsWith(start)).toBe(true);
      }
    }),
  );
});
