import { fold, upperCaseFirst } from '../language/fold.ts';
import { toLocalLists } from '../lexicon/notation/local-text.ts';
import type { Reading } from './reading.ts';
import { englishStops } from './words/english-words.ts';

/** As people write them; the longest that fits is taken. */
const lists = toLocalLists(`
kitap okuma, kitap okumak, su içme, su içmek, diş fırçalama, erken kalkma, erken yatma, ingilizce çalışma, kelime ezberleme, günlük yazma, yatak toplama, ders çalışma,
yürüyüş, spor, koşu, meditasyon, yoga, egzersiz, namaz, dua, kuran okuma, şınav, plank, vitamin, ilaç, okuma, yazma, esneme, bisiklet, yüzme, gitar, piyano, resim,
cilt bakımı, temizlik, şükür, sigara içmemek, şeker yememek, telefonu bırakmak ~
reading, read a book, drinking water, drink water, brushing teeth, wake up early, early bed, journaling, making the bed, meditation, meditate, walking, walk, running, run,
exercise, workout, gym, yoga, stretching, prayer, vitamins, studying, study, guitar, piano, drawing, cycling, swimming, skincare, no sugar, no smoking, gratitude, pushups, cleaning
`);
const known = { tr: new Set(lists.tr.map(fold)), en: new Set(lists.en.map(fold)) };
const trigger = { tr: /^(?:aliskanlik\w*|rutin\w*)$/, en: /^(?:habits?|routines?)$/ } as const;
const longest = 24;

/** "alışkanlıklarım kitap okuma su içme yürüyüş": the habits that a description names after the word for them. */
export function findHabits(reading: Reading): readonly string[] {
  const { words, language } = reading;
  const start = words.findIndex(({ folded }) => trigger[language].test(folded));
  if (start < 0) return [];
  const found: string[] = [];
  for (let at = start + 1; at < Math.min(words.length, start + longest); at += 1) {
    if (englishStops.has(reading.folded(at))) continue;
    const length = [3, 2, 1].find((count) => {
      const phrase = words.slice(at, at + count).map(({ folded }) => folded);
      return phrase.length === count && known[language].has(phrase.join(' '));
    });
    if (length === undefined) continue;
    found.push(upperCaseFirst(reading.written({ from: at, to: at + length }), language));
    at += length - 1;
  }
  return [...new Set(found)].slice(0, 12);
}
