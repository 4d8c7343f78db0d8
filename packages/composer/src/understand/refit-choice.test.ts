import { describe, expect, it } from 'vitest';
import { fold } from '../language/fold.ts';
import { planApp, understand } from './index.ts';

const specOf = (prompt: string) => {
  const read = understand({ prompt, language: 'tr', seed: 7 });
  if (read.kind !== 'app') throw new Error(`no app: ${read.kind}`);
  return planApp(read).spec;
};

describe('a subject that the sentences speak against', () => {
  it.each([
    ['tips I made each shift', 'tip', ['log']],
    ['turşu reçel salça ne zaman yaptım kaç kavanoz kaldı', 'turşu', ['log', 'stock']],
    ['kanarya ötüş yarışması puan kağıdı', 'kanarya', ['log', 'collection', 'people']],
    ['at çiftliğinde binicilik dersine gelenler hangi at', 'binicilik', ['log', 'people', 'appointments']],
    ['airbnb cleaning checklist per room', 'cleaning', ['checklist', 'log']],
    ['lise mezunlar buluşması kim geliyor kaç kişi', 'mezun', ['people', 'checklist']],
  ] as const)('gives way to the noun of the user: %s', (prompt, noun, archetypes) => {
    const { name, archetype, entities } = specOf(prompt);
    expect(fold(`${name} ${entities[0]?.one ?? ''}`)).toContain(fold(noun));
    expect(archetypes).toContain(archetype);
  });

  it('stays when several words name it', () => {
    expect(specOf('bilgi yarışması derece puan').archetype).toBe('quiz');
  });

  it('stays when a word for an activity comes from one for a person', () => {
    expect(specOf('tutoring lessons').subject).toBe('courses');
  });

  it('stays when work is done for customers', () => {
    expect(specOf('terziyim müşteriden aldığım pantolonlar').archetype).toBe('jobs');
  });

  it('of a shop that is owed money becomes a ledger', () => {
    const prompt =
      'küçük bir tuhafiyem var, köylüler sonra öderim diyor, borcu deftere yazıyorum, ne zaman ödeyecek';
    expect(specOf(prompt).archetype).toBe('ledger');
  });
});

describe('an organisation before the thing', () => {
  it('says who does it', () => {
    expect(specOf('okul aile birliği kantin geliri gideri').archetype).toBe('log');
    expect(specOf('satranç kulübü üyeleri elo puanı').archetype).toBe('people');
  });
});

describe('a question without a question mark', () => {
  it.each([
    "who's bringing what to the potluck",
    'masal anlatıcısıyım hangi okulda hangi masalı anlattım',
    'how many rolls of wallpaper',
    'mahkum mektup arkadaşlığı derneği kim kime yazıyor son mektup',
  ])('that tells what is written down is an app: %s', (prompt) => {
    expect(understand({ prompt, language: 'tr', seed: 7 }).kind).toBe('app');
  });

  it('stays talk when nothing says what is written down', () => {
    expect(understand({ prompt: 'bana bir masal oku', language: 'tr', seed: 7 }).kind).toBe('talk');
  });
});
