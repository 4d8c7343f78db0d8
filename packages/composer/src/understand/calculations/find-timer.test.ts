import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { problemsOf } from '../../testing/print-spec.ts';

const firstScreen = (prompt: string, language: 'tr' | 'en') => {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(app.text);
  expect(problemsOf(app.spec)).toEqual([]);
  return { name: app.name, kind: app.spec.screens[0]?.kind, options: app.spec.screens[0]?.options };
};

describe('findTimer', () => {
  it.each([
    ['haslanmis yumurta sayaci rafadan kati', 'tr', 'Yumurta Sayacı', ['Rafadan', 'Kayısı', 'Katı']],
    ['çay demleme sayacı', 'tr', 'Çay Demleme', ['Yeşil çay', 'Bitki çayı', 'Siyah çay', 'Koyu dem']],
    ['egg timer soft medium hard', 'en', 'Egg Timer', ['Soft', 'Medium', 'Hard']],
    [
      'tooth brushing timer for kids',
      'en',
      'Brush Time',
      ['Upper right', 'Upper left', 'Whole mouth', 'Mouthwash'],
    ],
  ] as const)('gives "%s" its usual times', (prompt, language, name, labels) => {
    const screen = firstScreen(prompt, language);
    expect(screen).toMatchObject({ name, kind: 'presetTimer' });
    expect(screen.options).toMatchObject({ presets: labels.map((label) => ({ label })) });
  });

  it('takes times that the description names', () => {
    const { options } = firstScreen('yumurta zamanlayıcısı rafadan 5 dakika, katı 12 dk', 'tr');
    expect(options).toMatchObject({
      presets: [
        { label: 'Rafadan', seconds: 300 },
        { label: 'Katı', seconds: 720 },
        { label: 'Kayısı', seconds: 360 },
      ],
    });
  });

  it.each([
    ['yumurta sayısı takibi, günde kaç yumurta', 'tr'],
    ['tea collection with brewing notes', 'en'],
    ['track how many minutes I stretch', 'en'],
  ] as const)('leaves records to the records: "%s"', (prompt, language) => {
    expect(firstScreen(prompt, language).kind).not.toBe('presetTimer');
  });
});
