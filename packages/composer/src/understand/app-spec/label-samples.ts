import type { Language } from '@kilim/contract';
import type { LexiconField } from '../../lexicon/subject.ts';

/** Texts by words of a label that a description named, in either language. Cells are separated by ' / '. */
const byWords: readonly (readonly [words: string, cells: string])[] = [
  [
    'who|whom|whose|owner|neighbour|neighbor|borrower|driver|teacher|kim\\S*|sahibi|komşu|alan|veren',
    'Ayşe~Anna / Mehmet~James / Zeynep~Olivia / Emre~Ethan',
  ],
  [
    'plant\\S*|crop\\S*|seed\\S*|ekti\\S*|ekilen\\S*|bitki',
    'Domates~Tomatoes / Biber~Peppers / Fasulye~Beans',
  ],
  [
    'tool\\S*|item\\S*|thing\\S*|alet\\S*|eşya\\S*|ne var|ne aldı|neyi',
    'Matkap~Drill / Merdiven~Ladder / El arabası~Wheelbarrow / Testere~Saw',
  ],
  [
    'box|shelf|drawer|bin|locker|kutu\\S*|raf\\S*|dolap|çekmece',
    'Raf 1~Shelf 1 / Raf 2~Shelf 2 / Kutu 3~Box 3',
  ],
  [
    'where|place|location|spot|area|room|nere\\S*|yer\\S*|konum|alan|bölge',
    'Giriş~Entrance / Üst kat~Upstairs / Bahçe~Garden / Depo~Store room',
  ],
  ['colou?r|renk|rengi', 'Kırmızı~Red / Mavi~Blue / Yeşil~Green / Siyah~Black'],
  ['size|beden\\S*|boy\\S*', 'Küçük~Small / Orta~Medium / Büyük~Large'],
  ['weather|hava', 'Güneşli~Sunny / Bulutlu~Cloudy / Yağmurlu~Rainy'],
  ['why|reason|neden\\S*|sebep|sebebi', 'Plan değişti~Plans changed / Yoğunluk~Busy day / Hava~Weather'],
  [
    'problem|issue|fault|complaint|sorun\\S*|arıza\\S*|şikâyet\\S*|şikayet\\S*',
    'Ses yapıyor~Makes a noise / Çalışmıyor~Does not start / Gevşemiş~Loose',
  ],
  ['result|outcome|sonuç|sonucu', 'Olumlu~Good / Bekleniyor~Pending / Tekrar~Repeat'],
  ['team|club|takım\\S*|kulüp', 'Yıldızspor~Northside / Demirspor~City Rovers / Gençlik~Park United'],
  ['group|class|grup|grubu|sınıf\\S*', 'A grubu~Group A / B grubu~Group B'],
  ['code|number|no|numara\\S*|kod\\S*', 'A-101 / A-102 / B-204 / C-310'],
  ['meal|food|dish|yemek|yemeği', 'Mercimek çorbası~Lentil soup / Makarna~Pasta / Izgara~Grill'],
  ['piece|song|parça|şarkı', 'Für Elise~Für Elise / Kış~Winter / Vals~Waltz'],
  ['pet|dog|cat|animal|köpek|kedi|hayvan\\S*', 'Pamuk~Bella / Zeytin~Olive / Karamel~Toffee'],
  ['brand|marka\\S*', 'Arçelik~Philips / Vestel~Bosch / Bosch~Samsung'],
  ['language|dil\\S*', 'Türkçe~English / İngilizce~Spanish / Almanca~German'],
  ['address|adres\\S*', 'Lale Sk. 12~12 Mill Lane / Çınar Cd. 48~48 Maple Street'],
];

const patterns = byWords.map(
  ([words, cells]) => [new RegExp(`(?:^|\\s)(?:${words})(?:\\s|$)`, 'u'), cells.split(' / ')] as const,
);

/** The text of a numbered row for a field whose label says what it holds; undefined for other labels. */
export function sampleByLabel(field: LexiconField, row: number, language: Language): string | undefined {
  if (field.type !== 'text') return undefined;
  const label = field.label[language].toLocaleLowerCase(language);
  const cells = patterns.find(([pattern]) => pattern.test(label))?.[1];
  const cell = cells?.[row % cells.length];
  const [tr, en] = cell?.split('~') ?? [];
  return language === 'en' ? (en ?? tr) : tr;
}

/** What a day comes to: three steps would look broken beside a goal of thousands. */
const dailySteps = [6240, 8410, 5120, 10_350, 7380, 9020];
const stepLabel = /^(?:(?:günlük )?adım(?:lar| sayısı)?|(?:daily )?steps?(?: count)?|step counts?)$/u;

/** The number of a row for a field whose label says how much is usual; undefined for other labels. */
export const numberByLabel = (
  { type, label }: LexiconField,
  row: number,
  language: Language,
): number | undefined =>
  type === 'number' && stepLabel.test(label[language].toLocaleLowerCase(language))
    ? dailySteps[row % dailySteps.length]
    : undefined;
