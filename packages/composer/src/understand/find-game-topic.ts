import { nearestGame } from '../archetypes/game/nearest-game.ts';
import { fold, lowerCase } from '../language/fold.ts';
import type { AppUnderstanding } from './understanding.ts';

/** What is said about any game. */
const general = new Set(
  fold(
    `oyun oyunu oyunlar oyunlari oyunlarim game games app uygulama uygulamasi bir a an the my yeni basit kolay zor guzel eglenceli kucuk mini
    mobil telefon cocuk cocuklar cocuklarim aile ailece parti kart masa kutu iki kisilik tek kisi arkadas icin offline internetsiz fun simple
    easy hard small new mobile phone kid kids children family party card board two one single player players casual 2d 3d video online multiplayer cool nice good for and ve`,
  ).split(/\s+/),
);

/** Whether a noun says which game is meant. */
export const namesSomething = (noun: string): boolean =>
  fold(noun)
    .split(' ')
    .some((word) => !general.has(word) && !/^\d+$/.test(word));

/** "ejderha oyunu yap", "make me a fishing game": a short request for a game about something. */
const request =
  /^(?:(?:bana|bize|bir|make|build|create|me|us|i want|a|an|the) )*([a-z0-9' -]{2,32}?) (?:oyunu|game)(?: for (?:two|2|one|kids|children|my kids|my phone)(?: players?| people)?)?(?: (?:yap|yapar misin|yapalim|istiyorum|olustur|lazim|please|lutfen))*[.!?]?$/;

/** Things that people play with, and kinds of apps that are no game of skill. */
const noGame =
  /\b(?:video|board|masa|kutu|bilgisayar|konsol|quiz|bil\w+|escape|kacis|test|ogren\w*|ezber\w*|learn\w*|spelling|trivia|vocabulary)\b/;
const otherKinds = new Set(['log', 'collection', 'people', 'jobs', 'catalogue', 'measurements', 'places']);

/** What a game is asked to be about although the words for that are known for another kind of app. */
export function findGameTopic(
  text: string,
  { archetype, name, fields, entities, language, subject }: AppUnderstanding,
): string | undefined {
  const topic = request.exec(fold(text).replaceAll(/\s+/g, ' ').trim())?.[1];
  const isPlain = name === undefined && fields.length === 0 && entities.length === 0;
  // "tiyatro oyunu" is no game, "chess game" is one.
  const isKnown =
    !(topic && nearestGame(topic.split(' '))?.isExact) &&
    subject?.words[language].some((word) =>
      fold(word).startsWith(`${topic} ${language === 'tr' ? 'oyun' : 'game'}`),
    );
  if (!topic || !isPlain || isKnown || !otherKinds.has(archetype) || noGame.test(topic)) return undefined;
  return namesSomething(topic) && topic.split(' ').length <= 3
    ? lowerCase(originalOf(text, topic), language)
    : undefined;
}

/** The words of a folded part as they are written. */
function originalOf(text: string, folded: string): string {
  const words = text.trim().split(/\s+/);
  const count = folded.split(' ').length;
  const at = words.findIndex((_, index) => fold(words.slice(index, index + count).join(' ')) === folded);
  return at < 0 ? folded : words.slice(at, at + count).join(' ');
}
