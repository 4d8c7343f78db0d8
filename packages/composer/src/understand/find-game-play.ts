import type { Language } from '@kilim/contract';
import { fold, upperCaseFirst } from '../language/fold.ts';

/** A game that is described by what its hero does: "a game where a goat jumps over buses". */
export interface GamePlay {
  /** The id of the game that is played like that. */
  readonly game: string;
  /** With a capital letter. */
  readonly hero: string;
  /** What was asked for, as written. */
  readonly asked: string;
}

const actions: readonly (readonly [string, RegExp])[] = [
  ['run', /^(?:jump|hop|leap|run)(?:s|ing)?$|^(?:atla|zipla|kos|sicra)\p{L}*$/u],
  ['fly', /^(?:fl(?:y|ies|ying)|flap(?:s|ping)?)$|^uc(?:an|sun|up|tug)\p{L}*$/u],
  [
    'race',
    /^(?:dodge|drive|avoid|overtake|race)(?:s|ing)?$|^(?:kacin|kacan|kacsin|solla|surs|suren)\p{L}*$/u,
  ],
  ['asteroids', /^(?:shoot|blast)(?:s|ing)?$|^(?:ates|vuran|vurs)\p{L}*$/u],
  ['reflex', /^(?:whack|tap|pop|catch)(?:s|es|ing)?$|^(?:patlat|yakala)\p{L}*$/u],
  ['snake', /^(?:eat|collect|gather)(?:s|ing)?$|^(?:topla|yiyen|yesin)\p{L}*$/u],
];

const english =
  /\bgame (?:where|in which|with|about|of) (?:an? |the |my |our )?((?:[\p{L}'-]+ ){1,3}?)(?:who |that )?([\p{L}]+)\b/u;
const turkish =
  /(?:^|[^\p{L}])(?:bir |bi )?(\p{L}{3,})((?: \p{L}+){0,4}?) (\p{L}+) (?:bir |bi |seklinde )?oyun\p{L}*/u;
const later =
  /oyun\p{L}* (?:yap\p{L}* |olsun |istiyorum )?(?:ki |ama )?(?:bir |bi )?(\p{L}{3,})((?: \p{L}+){0,3}?) ((?:atla|zipla|kos|topla|kac|yakala|patlat|ye|vur|uc)\p{L}*)/u;

const gameOf = (verb: string): string | undefined => actions.find(([, pattern]) => pattern.test(verb))?.[0];
const withoutGenitive = (word: string): string => word.replace(/(?:n[ıiuü]n|[ıiuü]n)$/u, '');

/** What is played in a game that no word of the lexicon names. */
export function findGamePlay(text: string, language: Language): GamePlay | undefined {
  const plain = fold(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[.!?]+$/g, '')
    .trim();
  const source = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[.!?]+$/g, '')
    .trim();
  if (plain.length > 160) return undefined;
  for (const pattern of language === 'en' ? [english] : [turkish, later]) {
    const match = pattern.exec(plain);
    if (!match) continue;
    const verb = (language === 'en' ? match[2] : match[3]) ?? '';
    const game = gameOf(verb);
    const name = (match[1] ?? '').trim();
    if (game === undefined || name === '' || /^(?:bana|bir|you|player|players|oyuncu)$/.test(name)) continue;
    const start = match.index + match[0].indexOf(name);
    const written = source.slice(start, start + name.length);
    const hero = language === 'tr' && written.length > 5 ? withoutGenitive(written) : written;
    const asked = language === 'en' ? `a ${source.slice(match.index)}` : source;
    return { game, hero: upperCaseFirst(hero, language), asked: asked.slice(0, 80) };
  }
  return undefined;
}
