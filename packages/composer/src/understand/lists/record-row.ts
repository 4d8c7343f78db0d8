import { resolveField } from '../../lexicon/index.ts';
import type { Reading } from '../reading.ts';
import { isMark, type Word } from '../word.ts';
import type { ListItem } from './list-item.ts';
import { readField } from './read-field.ts';
import { splitItems } from './split-items.ts';

/** So many parts after a colon are those of rows. */
const fewestParts = 3;
const longestHead = 8;
const longestPart = 4;
/** Two amounts are what a tool calculates with. */
const fewestAmounts = 2;

/** Words before the colon that ask for a tool. */
const asksForTool =
  /^(?:hesa[bp]\w*|calculat\w*|split\w*|convert\w*|cevir\w*|donustur\w*|timer|zamanlayici\w*|kronometre\w*|stopwatch|counter|sayac\w*|sayim|countdown|spin\w*|cark\w*|wheel|picker|random|rastgele|play|oyna\w*|cekilis\w*|kura(?:si)?|flip|metronom\w*|tabata|hiit|interval|pomodoro|scoreboard|tabela\w*|exchange|doviz|kur)$/;
/** Words for games: "games: chess, sudoku" is one to play, "games: date, opponent" is a log of them. */
const asksForGame = /^(?:oyun(?:u|lar\w*)?|games?|dice|zar(?:lar\w*|i)?)$/;

/** Heads that also name rows if people are among their parts: "okey hesabı: oyuncu, çay, borç". */
const mayBeRows = /^(?:hesa[bp]\w*|counter|sayac\w*|sayim)$/;
/** People of whom rows are kept; a tool asks for none of them. */
const people =
  /^(?:winners?|opponents?|owners?|donors?|customers?|clients?|tenants?|members?|borrowers?|buyers?|sellers?|kazanan(?:lar)?|rakip(?:ler)?|sahip(?:ler)?|sahibi|musteri(?:ler)?|bagisci(?:lar)?|kiraci(?:lar)?|uye(?:ler)?)$/;
/** Who plays: in "Tavla oyunu: oyuncu, puan" a game is meant, in "board games: title, players" a list of them. */
const players = /^(?:players?|oyuncu(?:lar)?)$/;
const oneGame = /^(?:oyun|oyunu|game)$/;
/** "Board game nights": several games, which are written down. */
const pluralHead = /(?:nights|games|matches|results|log|gecesi|geceleri|maclari|sonuclari|defteri)$/;
/** What is written down of those who take part in a quiz. */
const ofContestants =
  /^(?:takim\w*|teams?|oyuncu\w*|yarismaci\w*|players?|contestants?|puan\w*|points?|scores?|rounds?)$/;
/** Parts of what is asked in a quiz. */
const ofQuestions =
  /^(?:soru(?:lar\w*|su)?|cevap\w*|cevab\w*|yanit\w*|sik(?:lar\w*)?|secenek\w*|konu(?:lar\w*|su)?|questions?|answers?|options?|choices?|topics?|categor\w+|kategori\w*|hints?|ipucu\w*)$/;

/** Names of apps and of what they show, whose parts are screens and abilities. */
const headOfApp = /^(?:app|apps|application|uygulama\w*|program\w*|chat|sohbet)$/;

/** Whether the words before a colon name an app, so that screens and abilities follow. */
export const namesApp = (head: readonly Word[]): boolean => head.some(({ folded }) => headOfApp.test(folded));

/** Words that name an ability of apps, and in a row a part: "giriş" of a room, "registration" of a car. */
const ambiguous =
  /^(?:giris|cikis|kayit|registration|rol|role|rating|puan\w*|not|notes?|photos?|foto\w*|bolum\w*|filtre\w*|filters?|feeds?|panels?|boards?|sections?|views?|pages?|tabs?)$/;

/** "chart", "hatırlatma", "book list": what an app shows or can do. */
export function isAbility(reading: Reading, { range }: ListItem): boolean {
  const words = reading.words.slice(range.from, range.to);
  const { index } = reading;
  if (words.some(({ folded }) => ambiguous.test(folded)) || index.fields.findWhole(words)) return false;
  const last = range.to - 1;
  return (
    index.screenNouns.findAt(reading.words, last).length > 0 ||
    /^(?:lists?|liste\w*|search|arama|menu|map|harita)$/.test(reading.folded(last)) ||
    [index.features, index.screens].some((table) => table.findWhole(words)?.isTypo === false)
  );
}

/** "teşhis" of an animal, "kimlik" of a member: what no app can do, as the only such part, is a word to write down. */
const isImpossible = ({ words, index }: Reading, { range }: ListItem): boolean =>
  index.notIncluded.findWhole(words.slice(range.from, range.to))?.isTypo === false;

/** The parts of a description that only names a thing and its parts, "Wine cellar: bottle, vintage, rating". */
export function partsOfRow(reading: Reading): readonly ListItem[] {
  const { words } = reading;
  const colon = words.findIndex((word) => isMark(word, ':'));
  if (colon < 1 || colon > longestHead) return [];
  if (namesApp(words.slice(0, colon))) return [];
  const rest = { from: colon + 1, to: isMark(words.at(-1), '.') ? words.length - 1 : words.length };
  if (words.slice(rest.from, rest.to).some((word) => isMark(word, '.:;?!'))) return [];
  const items = splitItems(reading, rest);
  const areParts = items.every(
    (item) => item.range.to - item.range.from <= longestPart && !isAbility(reading, item),
  );
  const impossible = items.filter((item) => isImpossible(reading, item)).length;
  const isKnownRow = items.some((item) => readField(reading, item)?.isKnown === true);
  if (impossible > 1 || (impossible === 1 && !isKnownRow)) return [];
  return items.length < fewestParts || !areParts ? [] : items;
}

/**
 * Whether such a description is of rows that are written down: "darts practice: date, average, highest checkout", although
 * "average" is calculated and darts are a game. One part at least is known to be no amount.
 */
export function isRecordRow(reading: Reading): boolean {
  const items = partsOfRow(reading);
  const head = reading.words.slice(
    0,
    reading.words.findIndex((word) => isMark(word, ':')),
  );
  const isOneGame =
    head.some(({ folded }) => oneGame.test(folded)) && !pluralHead.test(head.at(-1)?.folded ?? '');
  const isPerson = ({ range: { from, to } }: ListItem): boolean => {
    const folded = reading.folded(from);
    return to - from === 1 && (people.test(folded) || (players.test(folded) && !isOneGame));
  };
  const hasPeople = items.some(isPerson);
  const isTool = ({ folded }: Word): boolean =>
    asksForTool.test(folded) && !(hasPeople && mayBeRows.test(folded));
  if (items.length === 0 || head.some(isTool)) return false;
  const known = items.flatMap((item) => {
    if (isPerson(item)) return ['reference'];
    const read = readField(reading, item);
    return read?.isKnown === true ? [resolveField(read.field.use).type] : [];
  });
  const isLogged = known.some((type) => /^(?:date|dateTime|color|reference|photo)$/.test(type));
  if (!isLogged && head.some(({ folded }) => asksForGame.test(folded))) return false;
  const amounts = known.filter((type) => /^(?:number|money|duration|percent)$/.test(type));
  return amounts.length < fewestAmounts && amounts.length < known.length;
}

/** Whether a row of parts is of those who take part in a quiz: "Trivia night: team, round, points". */
export function isOfContestants(reading: Reading): boolean {
  const has = (pattern: RegExp): boolean =>
    partsOfRow(reading).some(({ range }) =>
      reading.words.slice(range.from, range.to).some(({ folded }) => pattern.test(folded)),
    );
  return has(ofContestants) && !has(ofQuestions);
}
