import type { AppSpec, Screen } from '../../spec/app-spec.ts';
import { targetOf } from '../follow-up.ts';
import { entityFor } from './add-field.ts';
import { nothing, operations, type ReadChange } from './change.ts';

const asCards =
  / (?:(?:kart|galeri|izgara|kutu kutu|resimli|gorsel)(?:lar)?\w* (?:seklinde|gibi|olarak|gorunum\w*|gorun\w*|olsun|yap\w*|halinde|goster\w*|listelen\w*)|kart\w* (?:cevir|donustur)\w*|(?:as|in|into|to|use|with) (?:a )?(?:cards?|grid|gallery|tiles?|picture cards?)|cards? (?:view|layout|instead)|grid (?:view|layout)|tiles instead|gallery view|(?:make|turn) \w+ (?:into )?(?:cards|a grid|tiles)) /;
const asRows =
  / (?:(?:liste|satir)(?:ler)?\w* (?:seklinde|gibi|olarak|gorunum\w*|halinde|cevir\w*|donustur\w*)|kart\w* (?:degil|yerine) (?:liste|satir)\w*|duz liste|(?:as|in|into|to|use) (?:a )?(?:simple |plain )?(?:lists?|rows?)|list (?:view|layout)|lists? (?:than|not|instead of|rather than) (?:a )?(?:cards?|grid)|rows instead|list instead) /;
const large =
  / (?:(?:foto\w*|resim\w*|resmi\w*|gorsel\w*|kapak\w*|kart\w*|afis\w*|poster\w*)(?: \w+){0,2} (?:buyu\w*|buyut\w*|daha buyuk|buyuk olsun|kocaman)|buyuk (?:foto\w*|resim\w*|gorsel\w*|kart\w*)|(?:bigger|larger|big|large|enlarge|huge) (?:the )?(?:\w+ )?(?:photos?|pics?|pictures?|images?|covers?|cards?|thumbnails?)|(?:photos?|pics?|pictures?|images?|covers?|cards?|thumbnails?|posters?) (?:\w+ ){0,4}(?:bigger|larger|huge)|(?:foto\w*|resim\w*|gorsel\w*|afis\w*|kapak\w*) (?:cok )?(?:kucuk|minicik)|(?:photos?|pictures?|images?|covers?) (?:are |look )?(?:too )?(?:small|tiny)) /;
const small =
  / (?:(?:foto\w*|resim\w*|gorsel\w*|kapak\w*|kart\w*) (?:\w+ ){0,2}(?:kucult\w*|daha kucuk|kuculsun)|(?:smaller|small) (?:photos?|pictures?|images?|covers?|cards?)|(?:photos?|pictures?|images?|covers?|cards?) (?:\w+ ){0,2}smaller|(?:two|2|iki) (?:columns?|sutun\w*)) /;
const notStyle = / (?:alan\w*|field|column|ekle\w*|add) /;

const isList = ({ kind, place }: Screen): boolean => place === 'main' && (kind === 'list' || kind === 'grid');

/** The list that is named, that of the named rows, else the first one. */
function listOf(spec: AppSpec, screen: Screen | undefined, entity: string | undefined): Screen | undefined {
  if (screen !== undefined && isList(screen)) return screen;
  const lists = spec.screens.filter((each) => isList(each) && each.options['onlyFavourites'] !== true);
  return lists.find((each) => each.entity === entity) ?? (entity === undefined ? lists[0] : undefined);
}

/** "ürünler kart şeklinde görünsün", "show recipes as a list", "bigger pictures": how rows look in a list. */
export const readListStyle: ReadChange = (followUp) => {
  const { has, spec, reading } = followUp;
  const isLarge = has(large);
  const isSmall = !isLarge && has(small);
  const isRows = has(asRows);
  const isCards = !isRows && has(asCards);
  if ((!isLarge && !isSmall && !isRows && !isCards) || has(notStyle)) return undefined;
  const named = targetOf(followUp, 'screen')?.screen;
  const owner = targetOf(followUp, 'entity')?.entity ?? entityFor(followUp);
  const screen = listOf(spec, named, named?.entity ?? owner?.id) ?? listOf(spec, undefined, undefined);
  if (screen === undefined) return nothing('notPossible', reading.text.trim().slice(0, 60));
  const { large: _, ...options } = screen.options;
  const kind = isRows ? 'list' : 'grid';
  const changed: Screen = { ...screen, kind, options: isLarge ? { ...options, large: true } : options };
  const isSame = screen.kind === kind && screen.options['large'] === changed.options['large'];
  // Favourites are collected in cards only.
  if (isRows && screen.options['onlyFavourites'] === true)
    return nothing('notPossible', reading.text.trim().slice(0, 60));
  return isSame ? nothing('same') : operations({ kind: 'changeScreen', screen: changed });
};
