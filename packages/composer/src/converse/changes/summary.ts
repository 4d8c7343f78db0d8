import { fold, upperCaseFirst } from '../../language/fold.ts';
import { ownValue } from '../../language/own-value.ts';
import { addedScreen } from './added-screens.ts';
import { nothing, type ReadChange } from './change.ts';

/** A screen with totals by the person's own word: "one summary page showing the total amount", "özet ekranı yap". */
const wish =
  / (?<title>summary|overview|totals?|ozet|toplam(?:lar)?) (?:ekran|sayfa|sekme|screen|page|tab|view)\w* /;
/** "I need another page to see totals per farmer, call it Summary". */
const named =
  / (?:page|screen|tab) (?:\w+ ){0,4}(?:totals?|sums?|summary) .{0,60}?(?:call|name) it (?<title>[a-z]+) $/;
const otherWish =
  / (?:remove|delete|drop|hide|rename|without|no|not|dont|sil\w*|kaldir\w*|cikar\w*|istemi\w*|gereksiz|yerine|adi|adini) /;
const words: Readonly<Record<string, string>> = { ozet: 'Özet', toplam: 'Toplamlar', toplamlar: 'Toplamlar' };

export const readSummary: ReadChange = (followUp) => {
  const { spec, reading } = followUp;
  const text = ` ${fold(reading.text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  const title = named.exec(text)?.groups?.['title'] ?? wish.exec(text)?.groups?.['title'];
  if (title === undefined || otherWish.test(text) || spec.entities.length === 0) return undefined;
  if (spec.screens.some(({ title: known }) => fold(known) === title)) return nothing('same');
  const shown = ownValue(words, title) ?? upperCaseFirst(title, spec.language);
  const found = addedScreen(spec, 'statistics', shown);
  return found.length === 0 ? undefined : { kind: 'operations', operations: found };
};
