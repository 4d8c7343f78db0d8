/** "pokedex but for moths": the model says how it works, at most. "egg timer but for hair" stays: it is a timer. */
const model =
  /^\s*(?:(?:a|an|the|like|basically|something like|sort of|kind of) )*(?:\p{L}+ ){0,2}?(?!timer|calculator|counter|converter|quiz|snake|tetris|chess|sudoku|wordle|hangman|pong)\p{L}+ but (?:just |only )?for (?=\p{L})/iu;
/** "evi günlük veriyoruz": by the day, no diary. */
const byTheDay = /(?<!\p{L})günlük (?=(?:ver|kirala|çalış|sat|kazan)\p{L}*|kira(?:da|ya)(?!\p{L}))/giu;

/** "neye iyi gelir": a verb, no income. */
const comes = /(?<!\p{L})(iyi|kim|kimler|geri|ne zaman) gelir(?!\p{L})/giu;

/** A first prompt without words that would be taken for its subject: another app that it is compared with, or how often. */
export const withoutModel = (text: string): string =>
  text.replace(model, '').replaceAll(byTheDay, '').replaceAll(comes, '$1 geliyor');
