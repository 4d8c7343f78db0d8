import { describe, expect, it } from 'vitest';
import { summariseAll } from '../../../test/summarise-operations.ts';
import { type ComposedApp, composeApp } from '../../compose-app.ts';
import { converse } from '../converse.ts';

const apps = {
  naps: ['Baby naps with start and end time', 'en'],
  kayaks: ['Kayak hire with customer and boat type', 'en'],
  tyres: ['Lastik oteli listesi, plaka ve raf', 'tr'],
  bells: ['Church bell ringing log with date and method', 'en'],
  tiles: ['Tile calculator with room length, width and boxes, adding 10 percent waste', 'en'],
} as const;
type Name = keyof typeof apps;

type App = Extract<ComposedApp, { kind: 'app' }>;

function compose(name: Name): App {
  const [prompt, language] = apps[name];
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(`No app for ${prompt}`);
  return app;
}

/** What a message does to an app: its operations, or the answer. */
function done(name: Name, prompt: string): string {
  const { spec, files } = compose(name);
  const answer = converse({ prompt, spec, files });
  if (answer?.kind !== 'changed') return 'words';
  return summariseAll(answer.operations, spec);
}

describe('loosely worded follow-ups', () => {
  it.each<[Name, string, RegExp]>([
    ['bells', 'nurse name where', /^addField \w+\.Nurse(?: name)?:text$/],
    [
      'bells',
      'half my clients have dodgy parking, somewhere to write parking info would save me',
      /^addField \w+\.Parking(?: info)?:text$/,
    ],
    ['tyres', 'doktor basıncı da sordu eklermisin', /^addField \w+\.Basınç?[ıi]?:\w+$/i],
  ])('add what is missing: %s: %s', (name, prompt, expected) => {
    expect(done(name, prompt)).toMatch(expected);
  });

  it.each<[Name, string, RegExp]>([
    [
      'kayaks',
      'boat type shouldnt be free typing, single double or canoe only',
      /boatType=Single .*boatType=Double .*boatType=Canoe/,
    ],
    [
      'tyres',
      'raf elle yazılınca herkes başka türlü yazıyor A1 A2 B1 B2 diye listeden seçsek',
      /type \w+\.raf=choice .*A1.*B2/,
    ],
    ['bells', 'left or right', /^addField \w+\.Left \/ right:choice$/],
  ])('make a choice of the words that they list: %s: %s', (name, prompt, expected) => {
    expect(done(name, prompt)).toMatch(expected);
  });

  it.each<[Name, string, RegExp]>([
    [
      'kayaks',
      'please instead of boat type must be write vessel, in our school is so',
      /label kayakHire\.boatType=Vessel/,
    ],
    ['bells', 'its only me who does them so method box not needed', /^removeField \w+\.method/],
    ['bells', 'could the title be a number out of 10 instead of words', /^type \w+\.title=number$/],
    ['tiles', '15% waste not 10', /^screenKind Calculation=formula$/],
  ])('change and remove parts by single words: %s: %s', (name, prompt, expected) => {
    expect(done(name, prompt)).toMatch(expected);
  });

  it.each<[Name, string]>([
    ['naps', 'this is not what i wanted'],
    ['naps', 'can it connect to my bank'],
    ['naps', 'improve design'],
    ['tyres', 'ayrıntıları tamamla'],
    ['tyres', 'Bu taslağı geliştir: görünümü özenlendir ve eksik ayrıntıları tamamla.'],
    ['tyres', 'tasarımı iyileştir'],
    ['naps', 'it crashes when i open it'],
    ['naps', 'if i loose my phone is everything gone'],
    ['tyres', 'günaydın'],
    ['tyres', 'bu uygulama ücretsiz mi'],
    ['tyres', 'zürafaları kıvrak yap'],
    ['tyres', 'telefonu değiştirirsem bunlar silinirmi'],
  ])('add nothing for questions, complaints and greetings: %s: %s', (name, prompt) => {
    expect(done(name, prompt)).toBe('words');
  });

  it('removes only what the sentence with the removal names', () => {
    const message = "I like the date on top. The method isn't needed any more since the new book";
    expect(done('bells', message)).toMatch(/removeField \w+\.method/);
    expect(done('bells', message)).not.toMatch(/removeField \w+\.date/);
  });

  it('says what becomes of entries when the phone is changed', () => {
    const { spec, files } = compose('tyres');
    const answer = converse({ prompt: 'telefonu değiştirirsem bunlar silinir mi?', spec, files });
    expect(answer).toMatchObject({ kind: 'text' });
    expect(answer?.text).toContain('dışa aktarma');
  });
});
