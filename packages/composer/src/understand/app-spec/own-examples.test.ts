import { describe, expect, it } from 'vitest';
import { planApp, understand } from '../index.ts';

function mainOf(prompt: string, language: 'tr' | 'en') {
  const read = understand({ prompt, language, seed: 7 });
  if (read.kind !== 'app') throw new Error(`${prompt}: ${read.kind}`);
  const [main] = planApp(read).spec.entities;
  if (main === undefined) throw new Error('no entity');
  const labels = main.fields.map(({ label }) => label);
  return { archetype: read.archetype, labels, cells: main.samples.flatMap((row) => Object.values(row)) };
}

describe('examples of a shop', () => {
  it.each([
    ['flower shop with cart and checkout', 'en', 'Red roses', 'Stoneware mug'],
    ['çiçekçi dükkanı sepetli', 'tr', 'Kırmızı güller', 'Seramik kupa'],
    ['toy store online', 'en', 'Wooden train', 'Stoneware mug'],
    ['oyuncak dükkanı', 'tr', 'Ahşap tren', 'Seramik kupa'],
  ] as const)('are what it sells: %s', (prompt, language, sold, other) => {
    const { archetype, cells, labels } = mainOf(prompt, language);
    expect(archetype).toBe('catalogue');
    expect(cells).toContain(sold);
    expect(cells).not.toContain(other);
    expect(labels).not.toContain('Check-out');
  });

  it('are no reason to sell where something else is noted', () => {
    expect(mainOf('bisiklet dükkanı veresiye', 'tr').archetype).toBe('ledger');
    expect(mainOf('phone repair shop', 'en').archetype).toBe('jobs');
  });
});

describe('examples of word cards', () => {
  it.each([
    ['almanca kelime kartları', 'tr', 'das Haus', 'ev'],
    ['german vocabulary cards', 'en', 'das Haus', 'house'],
    ['ingilizce kelime kartları', 'tr', 'to borrow', 'ödünç almak'],
    ['english vocabulary flashcards', 'en', 'house', 'a building that people live in'],
    ['osmanlıca kelime ezberleme kartları', 'tr', 'mektep', 'okul'],
  ] as const)('are in the language that is learnt: %s', (prompt, language, word, meaning) => {
    const { cells } = mainOf(prompt, language);
    expect(cells).toContain(word);
    expect(cells).toContain(meaning);
  });
});

describe('examples of a quiz', () => {
  it('are questions with answers, of the topic that is named', () => {
    const { cells } = mainOf('kpss tarih soru çözme', 'tr');
    expect(cells).toContain('İstanbul hangi yıl fethedildi?');
    expect(cells).not.toContain('Standart');
    expect(cells).not.toContain("Avustralya'nın başkenti neresidir?");
  });
});
