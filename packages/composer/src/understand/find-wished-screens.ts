import { readScreen } from './find-screens.ts';
import { joinWords } from './join-words.ts';
import type { Range, Reading } from './reading.ts';
import type { ExplicitScreen } from './understanding.ts';
import type { ScreenConcept } from './words/screen-words.ts';

/** Screens that are no other thing: a cart, a chat or a board is also what an app is about. */
const concepts: ReadonlySet<ScreenConcept> = new Set([
  'calendar',
  'agenda',
  'week',
  'chart',
  'statistics',
  'history',
  'timer',
  'profile',
  'detail',
]);

const patterns: readonly RegExp[] = [
  // "with a calendar", "and an agenda view"
  /(?:with|plus|and|has|have|include|includes) (?:an? |the |its )?(?<name>(?:\p{L}+ ){1,3}?)(?:(?:page|screen|view|tab) )?(?=[,.;!]|and |with |for |to |$)/gu,
  // "takvim olsun", "bir de ajanda eklensin"
  /(?<![\p{L}\d])(?<name>(?:\p{L}+ ){1,2}?)(?:(?:ekrani|sayfasi|sekmesi|bolumu|gorunumu) )?(?:da |de )?(?:olsun|bulunsun|eklensin|istiyorum|lazim|olmali|koyarsan|koysan|koyarsaniz|eklersen|eklersiniz|koyun|koy) /gu,
];

/** Screens that are wished without the word for a screen; their words are then no field and no noun. */
export function findWishedScreens(
  reading: Reading,
  isNegated: (range: Range) => boolean,
): readonly ExplicitScreen[] {
  const { text, rangeOf } = joinWords(reading);
  const found: ExplicitScreen[] = [];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const name = match.groups?.['name'] ?? '';
      const start = match.index + match[0].indexOf(name);
      // A list such as "kitap listesi takvim olsun" ends with the screen.
      for (const words of [name, name.split(' ').slice(-2).join(' ')]) {
        const from = start + name.length - words.length;
        const range = rangeOf(from, start + name.length);
        if (range === undefined || isNegated(range) || !reading.isFreeRange(range)) continue;
        const known = reading.index.screens.findWhole(reading.words.slice(range.from, range.to));
        const isField =
          reading.index.fields.findWhole(reading.words.slice(range.from, range.to)) !== undefined;
        const isNamedScreen = /(?:page|screen|view|tab|ekrani|sayfasi|sekmesi|bolumu|gorunumu) /.test(
          match[0],
        );
        if (known === undefined || known.isTypo || (isField && !isNamedScreen) || !concepts.has(known.value))
          continue;
        const screen = readScreen(reading, range);
        if (screen?.concept !== known.value) continue;
        found.push(screen);
        reading.use(rangeOf(from, match.index + match[0].length) ?? range);
        break;
      }
    }
  }
  return found;
}
