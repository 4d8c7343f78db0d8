import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { furtherOptions } from '../changes/add-option.ts';
import type { Operation } from '../operation.ts';
import { type MarkedLabel, markedLabels } from './marked-label.ts';

// "§" stands for the label, in folded text.
const quote = '["“”„«»]?';
const list = `${quote}(?<list>[^§:=;.!?\\n()"“”„«»]{2,80}?)${quote}`;
const end = '(?=[.;!?\\n,]|\\s*$)';
const more = '(?:third|fourth|fifth|another|extra|new|one more|additional)';
const moreTurkish = '(?:ucuncu|dorduncu|besinci|yeni|baska|bir|ek)';
const turkishWish =
  '(?:gelsin|eklensin|gir(?:in|elim|ilsin)?|ekle(?:r misin\\w*|yelim|yin|n)?|olsun|lazim|koy(?:alim|un)?|girsin|da olsun|secilsin)';

const patterns: readonly RegExp[] = [
  // "third state needed "on loan"".
  `\\b${more} §(?: option| value)?(?: (?:is |please |would be )?(?:needed|wanted|missing|required|please|too))?[:,]? ${list}${end}`,
  `§ (?:needs?|wants?|is missing|misses|should have|must have) (?:an? )?${more} (?:option|choice|value|one)[:,]? ${list}${end}`,
  // "coffin and stiletto missing from shapes".
  `(?:^|[.;!?,] ?)${list} (?:(?:is|are) )?missing (?:from|in) (?:the |my )?§`,
  // "you have left out bass! put it in with the other voices".
  `\\b(?:left out|forgot|forgotten|missed|missing)(?: about| out)? ${list}[.!,;].{0,60}§`,
  // "öncelikte üçüncü bir şık: aylar sonra alır".
  `§(?: icin| kisminda| alaninda)? (?:${moreTurkish} )*(?:sik|secenek|durum|deger)(?: daha)?(?: lazim| gerek\\w*| olsun)?\\s*[:,] ?${list}${end}`,
  // "seviyeye "hiç bilmiyor" diye bi tane daha koy".
  `§ ${list} diye (?:bir |bi )?(?:tane |secenek |sik )?(?:daha )?${turkishWish}${end}`,
  // "paket boylarına orta da gelsin".
  `§(?: kismina| alanina| listesine| seceneklerine)? (?:bi(?:r)? de|bi(?:r)? da) ${list} ${turkishWish}${end}`,
  `§(?: kismina| alanina| listesine| seceneklerine)? ${list} (?:da|de) ${turkishWish}${end}`,
].map((source) => new RegExp(source, 'd'));

const joiner = /\s*[,/]\s*|\s+(?:ve|ile|and|or|veya|ya da|bir de|bi de)\s+/iu;
const longestOption = 4;

const itemsOf = (text: string): readonly string[] =>
  text
    .split(joiner)
    .map((item) => item.trim().replace(/\s+(?:da|de|seçeneği|secenegi|durumu)$/iu, ''))
    .filter((item) => /[\p{L}\p{N}]/u.test(item) && !/^(?:da|de|bir|bi)$/iu.test(item));

const command =
  /\b(?:add|remove|delete|drop|rename|change|make|sort|group|instead|ekle\w*|kaldir\w*|sil|cikar\w*|degistir\w*|sirala\w*|grupla\w*|yerine)\b/;

/** Whether the rest of the message commands something. */
const isOther = ({ text }: MarkedLabel, [from, to]: readonly [number, number]): boolean =>
  command.test(fold(`${text.slice(0, from)}. ${text.slice(to)}`));

/** Further values of a choice, which the message calls by its own label: "third state needed: on loan". Undefined for any other message. */
export function addedOptions(written: string, spec: AppSpec): readonly Operation[] | undefined {
  const [only] = markedLabels(written, spec);
  const target = only?.named.fields.find(({ field }) => field.type === 'choice');
  if (only === undefined || target === undefined) return undefined;
  const text = fold(only.text);
  if (text.length !== only.text.length) return undefined;
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const range = match?.indices?.groups?.['list'];
    const whole = match?.indices?.[0];
    if (range === undefined || whole === undefined || isOther(only, whole)) continue;
    const items = itemsOf(only.text.slice(...range));
    if (
      items.length === 0 ||
      items.length > 6 ||
      items.some((item) => item.split(/\s+/).length > longestOption || command.test(fold(item)))
    )
      continue;
    const operations = furtherOptions(target.entity, target.field, items, spec);
    return operations.length > 0 ? operations : undefined;
  }
  return undefined;
}
