import { fold } from '../../language/fold.ts';
import { readWords } from '../../understand/word.ts';
import type { FollowUp } from '../follow-up.ts';
import { nothing, operations, type ReadChange } from './change.ts';
import { iconWords } from './icon-words.ts';

const asked =
  /^ (?:the )?(?:app )?(?:icon|ikon\w*|simge\w*|logo\w*)(?: olarak)? (?!alan\w*|field|ekle |column)|^ (?:an? )?(?:\w+ ){1,2}icon (?:please|pls|plz)? ?$| (?:(?:uygulama\w*|app|program\w*)(?: s)? (?:ikon\w*|simge\w*|icon|logo\w*)|(?:ikon\w*|simge\w*|app icon|launcher icon|hat icon) (?:\w+ ){0,3}(?:olsun|yap\w*|degis\w*|koy\w*)|(?:use|change|set|make|put|add|give) (?:\w+ ){0,4}(?:icon|logo)) /;

/** Words of the wish that name no picture. */
const fillers =
  /^(?:uygulama\w*|program\w*|proje\w*|app|apps|application|ikon\w*|simge\w*|icon|icons|logo\w*|resm\w*|olsun|ol|yap\w*|degis\w*|koy\w*|kullan\w*|bir|bi|olarak|lutfen|de|da|ile|artik|baska|yeni|change|set|make|use|put|give|add|the|a|an|it|its|to|into|of|as|with|for|my|our|this|be|is|should|must|could|can|you|i|we|want|need|like|would|please|pls|plz|new|instead|something|other|different|picture|one|s|let|lets|have|in|e|a|i|u|yi)$/;

/** "makasa", "kalbi": the word of the list that begins like it, if the rest is an ending. */
function iconOf(words: readonly string[], language: 'tr' | 'en'): string | undefined {
  const text = words.join(' ');
  let best: { readonly length: number; readonly icon: string } | undefined;
  for (const [name, icon] of iconWords[language]) {
    const folded = fold(name);
    const isSame = text === folded;
    const isForm =
      language === 'tr'
        ? text.startsWith(folded.replace(/[pk]$/, '')) &&
          /^(?:[pbkg]?(?:[yn]?[iuea]|l[iu]|s[iu]|l[iu]k|l[ae]r\w{0,3})?)$/.test(
            text.slice(folded.replace(/[pk]$/, '').length),
          )
        : text === `${folded}s`;
    if ((isSame || isForm) && folded.length > (best?.length ?? 0)) best = { length: folded.length, icon };
  }
  return best?.icon;
}

/** The icon of the thing that the words name in the lexicon: "arı kovanı". */
function iconOfSubject({ reading }: FollowUp, text: string): string | undefined {
  const match = reading.index.subjects.findWhole(readWords(text, reading.index.stems, reading.language));
  return match?.isTypo === false ? match.value.icon : undefined;
}

/** "ikonunu makas yap", "change the icon to a cactus": the app's icon, and that of its rows and screens with the same one. */
export const readAppIcon: ReadChange = (followUp) => {
  const { has, quoted, reading, spec } = followUp;
  if (quoted.length > 0 || !has(asked)) return undefined;
  const named = reading.words.filter(({ kind, folded }) => kind === 'word' && !fillers.test(folded));
  if (named.length === 0 || named.length > 3) return nothing('appIcon');
  const words = named.map(({ folded }) => folded);
  const icon =
    iconOf(words, reading.language) ??
    iconOfSubject(followUp, named.map(({ text }) => text).join(' ')) ??
    iconOf(words.slice(-1), reading.language);
  if (icon === undefined) return nothing('appIcon');
  const [main] = spec.entities;
  const home = spec.screens.find(({ place }) => place === 'main');
  const isSame = (other: string): boolean => other === main?.icon || other === spec.icon;
  const entities = spec.entities.filter((entity) => entity === main || isSame(entity.icon));
  const screens = spec.screens.filter((screen) => screen === home || isSame(screen.icon));
  const withIcon = (parts: readonly { readonly id: string }[]): Record<string, string> =>
    Object.fromEntries(parts.map(({ id }) => [id, icon]));
  if (spec.icon === icon && main?.icon === icon) return nothing('same');
  return operations({ kind: 'setIcon', icon, entities: withIcon(entities), screens: withIcon(screens) });
};
