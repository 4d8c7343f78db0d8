import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const read = (prompt: string, language: 'tr' | 'en') => {
  const found = understand({ prompt, language, seed: 1 });
  if (found.kind !== 'app') throw new Error(`${prompt} is read as ${found.kind}`);
  return found;
};

describe('findCalculation', () => {
  it.each([
    ['how many bags of mulch for my garden bed', 'en', 'Depth'],
    ['road trip fuel cost calculater', 'en', 'Distance'],
    ['how much turkey per person calculator', 'en', 'People'],
    ['gas mileage calculator', 'en', 'Fuel'],
    ['baby due date calculator', 'en', 'Since last period'],
    ['soap lye calculator', 'en', 'Superfat'],
    ['kıdem tazminatı hesaplama', 'tr', 'Tavan'],
    ['bahçeye tel örgü hesabı kaç direk kaç metre', 'tr', 'Direk aralığı'],
    ['yıllık izin hesaplama', 'tr', 'Çalışılan yıl'],
    ['fazla mesai ücreti hesaplama', 'tr', 'Fazla saat'],
    ['pasta kalıbı boyutu çevirme', 'tr', 'Tarifteki çap'],
    ['kaç rulo duvar kağıdı lazım', 'tr', 'Rulo eni'],
    ['convert cups to grams for baking', 'en', 'Cups'],
  ] as const)('reads a known calculation from "%s"', (prompt, language, label) => {
    const { calculation, isGuess, archetype } = read(prompt, language);
    expect(archetype).toBe('tool');
    expect(isGuess).toBe(false);
    expect(calculation?.inputs.map((input) => input.label)).toContain(label);
  });

  it.each([
    ['kite festival fee calculator', 'en', ['Quantity', 'Unit price', 'Other costs'], 'A*B+C'],
    ['şenlik bütçesi hesaplama kaç çadır kaç sandalye', 'tr', ['Çadır', 'Sandalye'], 'A * B'],
    ['kumbara doluluk oranı hesaplama', 'tr', ['Parça', 'Bütün'], 'A/B*100'],
  ] as const)(
    'starts an unknown calculation with inputs that fit: "%s"',
    (prompt, language, labels, formula) => {
      const { calculation, isGuess } = read(prompt, language);
      expect(isGuess).toBe(true);
      expect(calculation?.inputs.map(({ label }) => label)).toEqual(labels);
      expect(calculation?.results[0]?.formula).toBe(formula);
    },
  );

  it.each([
    ['track how many games of pool I win', 'en'],
    ['günde kaç bardak su içtiğimi kaydetmek istiyorum', 'tr'],
    ['üniversitede devamsızlık hakkım kaç kaldı', 'tr'],
    ['arıcıyım kovan kontrolü ana arı var mı kaç çerçeve', 'tr'],
    ['değirmende kim ne kadar buğday bıraktı un ne zaman hazır', 'tr'],
  ] as const)('leaves what is written down to the records: "%s"', (prompt, language) => {
    expect(read(prompt, language).calculation).toBeUndefined();
  });

  it.each(['how many people live in Turkey', 'ne kadar sürede cevap verirsin'])(
    'leaves other questions to the chat: "%s"',
    (prompt) => {
      expect(understand({ prompt, language: 'en', seed: 1 }).kind).toBe('talk');
    },
  );
});
