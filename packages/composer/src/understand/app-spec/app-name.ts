import type { Language } from '@kilim/contract';
import { fold, upperCaseFirst } from '../../language/fold.ts';
import { pluralEnglish } from '../../language/inflect-english.ts';
import { pluralTurkish, possessFirst } from '../../language/inflect-turkish.ts';
import { frontLoans } from '../../language/turkish-exceptions.ts';
import type { ArchetypeId } from '../../spec/app-spec.ts';
import type { AppUnderstanding } from '../understanding.ts';

const longestName = 60;

type Template = Readonly<Record<Language, (noun: string) => string>>;
const after = (tr: string, en: string): Template => ({
  tr: (noun) => `${noun} ${tr}`,
  en: (noun) => `${noun} ${en}`,
});

const templates: Readonly<Record<ArchetypeId, Template>> = {
  log: after('Günlüğü', 'Log'),
  collection: {
    tr: (noun) => (isSafeToPossess(noun) ? possessFirst(pluralTurkish(noun)) : `${noun} Listesi`),
    en: (noun) => `My ${pluralEnglish(noun)}`,
  },
  jobs: after('İşleri', 'Jobs'),
  appointments: after('Randevu', 'Appointments'),
  reservation: after('Rezervasyon', 'Bookings'),
  checklist: after('Listesi', 'Checklist'),
  people: after('Listesi', 'List'),
  ledger: after('Defteri', 'Ledger'),
  measurements: after('Takibi', 'Tracker'),
  stock: after('Stok', 'Stock'),
  catalogue: after('Vitrini', 'Shop'),
  articles: after('Rehberi', 'Guide'),
  feed: after('Akışı', 'Feed'),
  conversation: after('Sohbet', 'Chat'),
  board: after('Panosu', 'Board'),
  places: { tr: pluralTurkish, en: pluralEnglish },
  weekPlan: after('Planı', 'Planner'),
  tool: after('Hesabı', 'Calculator'),
  quiz: after('Testi', 'Quiz'),
  game: after('Oyunu', 'Game'),
  media: after('Arşivi', 'Library'),
};

/** "Tarih blogu yazısı" and words of both kinds of vowels are easily wrong with the endings of "my …s". */
function isSafeToPossess(noun: string): boolean {
  const words = noun.split(' ');
  const last = words.at(-1) ?? '';
  const isMixed = /[aıou]/.test(last) && /[eiöü]/.test(last);
  return words.length <= 2 && (!isMixed || frontLoans.has(last));
}

const abbreviations = /^(?:qr|bmi|gpa|kdv|tv|pdf|dj|yks|lgs|kpss|tyt|ayt|diy|hiit|vip|ai|rpg|uk)$/;

const titleCase = (text: string, language: Language): string =>
  text
    .split(' ')
    .map((word) => {
      if (/^(?:ve|ile|and|of|the|for)$/.test(word)) return word;
      return abbreviations.test(word.toLowerCase()) ? word.toUpperCase() : upperCaseFirst(word, language);
    })
    .join(' ');

/** "ürün menüsü", "şikayet kutusu": a noun that already ends with what the entries are in. */
const endsWithContainer =
  / (?:vitrini|menusu|katalogu|sergisi|listesi|defteri|gunlugu|ajandasi|rehberi|kutusu|panosu|dosyasi|arsivi|fihristi)$/;

/** The name of an app about a noun: 'Arı Kovanı Günlüğü', 'My Fountain Pens'. */
export function nameFor(noun: string, archetype: ArchetypeId, language: Language): string {
  const name = templates[archetype][language](noun);
  const ending = fold(name.slice(noun.length).trim()).slice(0, 5);
  const repeats =
    (ending !== '' && name.startsWith(noun) && fold(noun).includes(ending.slice(0, 4))) ||
    (language === 'tr' && endsWithContainer.test(fold(noun)));
  return titleCase(repeats ? noun : name, language);
}

const isShort = (noun: string): boolean => noun.length <= 24 && noun.split(' ').length <= 3;

/** Tools and games are called what they are: no "Okey Skor Hesabı". */
const isPlay = (archetype: ArchetypeId): boolean => archetype === 'tool' || archetype === 'game';

const lendingName = { tr: 'Ödünç Defteri', en: 'Lending' } as const;

/** Apps of these kinds are about things, not about the user: no "My Widows". */
const personal = new Set<ArchetypeId>(['log', 'collection', 'people', 'measurements', 'checklist', 'media']);
const person =
  /(?:^| )(?:widow|widower|student|nurse|teacher|mum|mom|dad|parent|pensioner|beginner|retiree|guide|runner|man|woman|lady|girl|boy|wife|husband|fan|postman|grandmother|grandfather|caregiver|carer|hoca|öğretmen|hemşire|emekli|öğrenci|veli)$/;

/** The user's name, else the subject's, else one made from the noun. */
export function appName({
  name,
  subject,
  noun,
  trade,
  title,
  archetype,
  language,
}: AppUnderstanding): string {
  if (name) return name.slice(0, longestName);
  if (subject && noun && !isShort(noun.one)) {
    // "yüzme kursu seans yoklama": the first words tell it from other apps about the subject.
    const first = noun.one.split(' ').slice(0, 2).join(' ');
    if (isPlay(archetype))
      return titleCase(noun.one.split(' ').slice(0, 3).join(' '), language).slice(0, longestName);
    if (isShort(first)) return nameFor(first, archetype, language).slice(0, longestName);
  }
  if (subject && noun && isShort(noun.one)) {
    // A library of tools has no jobs.
    if (subject.id === 'lending')
      return titleCase(
        /librar|kütüphane|ödünç|lending/.test(noun.one) ? noun.one : `${noun.one} ${lendingName[language]}`,
        language,
      );
    if (isPlay(archetype)) return titleCase(noun.one, language);
    return nameFor(noun.one, archetype, language).slice(0, longestName);
  }
  if (subject && trade && (subject.id === 'lending' || (personal.has(archetype) && person.test(trade))))
    return subject.name[language];
  if (subject && trade) {
    const isOwn = [...subject.words.tr, ...subject.words.en].some((word) => word.includes(trade));
    // "Emlakçılarım" would be a list of estate agents.
    const isAgentInCollection = archetype === 'collection' && /[cç][ıiuü]$/.test(trade);
    // "pastane vitrin ürünler porsiyon": the first words tell it from other apps about the subject.
    const short = isShort(trade) ? trade : trade.split(' ').slice(0, 2).join(' ');
    return isOwn || isAgentInCollection || !isShort(short)
      ? subject.name[language]
      : nameFor(short, archetype, language).slice(0, longestName);
  }
  if (subject && title !== undefined && isShort(title))
    return isPlay(archetype)
      ? titleCase(title, language)
      : nameFor(title, archetype, language).slice(0, longestName);
  if (subject) return subject.name[language];
  const isNamedByTitle = title !== undefined && isShort(title);
  return nameFor(isNamedByTitle ? title : (noun?.one ?? trade ?? ''), archetype, language)
    .trim()
    .slice(0, longestName);
}
