import { describe, expect, it } from 'vitest';
import { planApp, understand } from './index.ts';

function fieldsOf(prompt: string) {
  const read = understand({ prompt, language: 'tr', seed: 7 });
  if (read.kind !== 'app') throw new Error(`no app: ${read.kind}`);
  return planApp(read).spec.entities[0]?.fields ?? [];
}

const statesOf = (prompt: string): string[] | undefined =>
  fieldsOf(prompt)
    .find(({ label }) => label === 'Durum')
    ?.options?.map(({ label }) => label);

describe('states that stand beside each other', () => {
  it.each([
    ['izin talepleri onay bekliyor, onaylandı, reddedildi', ['Onay bekliyor', 'Onaylandı', 'Reddedildi']],
    [
      'tamire gelen telefonlar geldi tamirde bitti teslim edildi',
      ['Geldi', 'Tamirde', 'Bitti', 'Teslim edildi'],
    ],
    ['sandalyeler boş/dolu', ['Boş', 'Dolu']],
    ['öğrenci ödevleri yapıldı yapılmadı', ['Yapıldı', 'Yapılmadı']],
  ])('are the options of the status: %s', (prompt, states) => {
    expect(statesOf(prompt)).toEqual(states);
  });

  it.each([
    'bahçedeki ağaçlar ne zaman budandı ilaçlandı',
    'ilaç kutularım hangi kutu bitti kim aldı',
    'su bayisi damacana takip boş dolu',
    'ilk trimester bulantı kaydı',
  ])('are not read from questions, amounts or nouns: %s', (prompt) => {
    const labels = fieldsOf(prompt).flatMap(({ options = [] }) => options.map(({ label }) => label));
    expect(labels).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:İlaçlandı|Aldı|Kaydı|Dolu)$/)]),
    );
  });

  it('are not read from two verbs of a longer story', () => {
    const story =
      'Mahallede küçük bir fırınım var, sabah ekmekler pişti müşteri geldi derken kim ne kadar ekmek aldı unutuyorum, veresiye yazanları ve ne kadar borcu olduğunu bir yere yazmak istiyorum, ay sonunda hepsini göreyim';
    expect(statesOf(story) ?? []).not.toContain('Geldi');
  });
});
