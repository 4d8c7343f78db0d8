import { describe, expect, it } from 'vitest';
import { planApp, understand } from '../index.ts';

function labelsOf(prompt: string): string[] {
  const read = understand({ prompt, language: 'tr', seed: 7 });
  if (read.kind !== 'app') throw new Error(`no app: ${read.kind}`);
  return planApp(read).spec.entities[0]?.fields.map(({ label }) => label) ?? [];
}

const hairdresser =
  'ben evde kuaförlük yapıyorum kadınlar geliyor kesim boya fön kaş bıyık kim ne zaman gelecek ne yaptırdı kaç para verdi boya numarası neydi geçen sefer unutuyorum not alayım doğum gününde mesaj atayım';
const library =
  'kütüphane değil ama köy odamızda 300 kitap var çocuklar alıp götürüyor geri gelmiyor kitabın adı yazarı hangi çocuk aldı velisi kim ne zaman getirecek bunları tutayım geciken olunca görünsün';
const hall =
  'selamlar ben düğün salonu işletiyorum. hafta sonları dolu mu boş mu diye soruyorlar sürekli deftere bakıyorum. gelin damat adı, tarih, kaç kişilik, yemekli mi yemeksiz mi, kapora ve kalan para yazılsın. takvimden göreyim';

describe('questions in a longer Turkish description', () => {
  it('that follow each other are fields, up to the verb of each', () => {
    expect(labelsOf(hairdresser)).toEqual(
      expect.arrayContaining(['Ne zaman gelecek', 'Ne yaptırdı', 'Boya numarası']),
    );
  });

  it('take the known fields beside them', () => {
    expect(labelsOf(library)).toEqual(expect.arrayContaining(['Çocuk', 'Veli', 'Ne zaman getirecek']));
  });

  it('that other people ask are no fields', () => {
    expect(labelsOf(hall).join()).not.toMatch(/dolu|boş/i);
  });
});

describe('a text in which no phrase says what it is about', () => {
  it('is about its first noun', () => {
    const read = understand({
      prompt: 'evdeki oyuncakları sırayla çıkarıyorum sıkılmasın',
      language: 'tr',
      seed: 7,
    });
    expect(read.kind === 'app' && read.noun?.one).toBe('oyuncak');
  });
});
