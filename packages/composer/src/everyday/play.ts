import { entity, subjectsOf } from '../lexicon/define.ts';
import { askLocal, pairQuiz } from './pair-quiz.ts';
import { capitals, elements, flags, regions, riddles } from './quiz-content.ts';

const questions = (options: string, source: string, ask: string) =>
  entity(
    'question questions help-circle',
    'soru, sorular ~ question, questions',
    `question!; choices!; answer!; cat! = ${options}`,
    pairQuiz(source, askLocal(ask)),
  );

const quizzes = subjectsOf('quiz', [
  {
    id: 'everyCapital',
    tr: 'başkent, başkentler, başkent yarışması, başkent oyunu, ülkeler ve başkentler, ülke başkent, coğrafya yarışması, coğrafya oyunu',
    en: 'capital city, capital quiz, countries and capitals, capitals of, world capital, geography quiz, geography game',
    name: 'Başkentler~World Capitals',
    icon: 'globe',
    palettes: 'ocean amber forest',
    entities: [
      questions(
        'Avrupa~Europe, Asya~Asia, Afrika~Africa, Amerika~America',
        capitals,
        'Başkenti neresi: {}?~What is the capital of {}?',
      ),
    ],
  },
  {
    id: 'everyFlag',
    tr: 'bayrak, bayraklar, bayrak yarışması, bayrak oyunu, bayrak bilmece, ülke bayrakları, bayrak tahmin',
    en: 'flag quiz, flag game, country flag, flags of the world, guess the flag, world flag',
    name: 'Bayraklar~Flag Quiz',
    icon: 'flag',
    palettes: 'cherry ocean amber',
    entities: [
      questions(
        'Avrupa~Europe, Asya~Asia, Dünya~World',
        flags,
        'Hangi ülkenin bayrağı: {}?~Whose flag is this: {}?',
      ),
    ],
  },
  {
    id: 'everyRiddle',
    tr: 'bilmece, bilmeceler, bilmece oyunu, bilmece yarışması, çocuk bilmeceleri, bilmece sor',
    en: 'riddle, riddles for kids, riddle game, riddle quiz, brain riddle',
    name: 'Bil Bakalım Ne~Riddle Me',
    icon: 'help-buoy',
    palettes: 'violet amber mint',
    entities: [questions('Kolay~Easy, Zor~Hard', riddles, '{}~{}')],
  },
  {
    id: 'everyRegion',
    tr: 'plaka kodları, il plakaları, plaka oyunu, plaka yarışması, iller, şehir plakaları',
    en: 'state capital, us state, state quiz, state capitals quiz, fifty states',
    name: 'Plaka Ustası~State Capitals',
    icon: 'map',
    palettes: 'forest amber indigo',
    entities: [
      questions(
        'Batı~West, Orta~Middle, Doğu~East',
        regions,
        'Hangi ilin plakası: {}?~What is the capital of {}?',
      ),
    ],
  },
  {
    id: 'everyElement',
    tr: 'periyodik tablo, element, elementler, kimya yarışması, element simgeleri',
    en: 'periodic table, chemical element, element quiz, chemistry quiz, chemistry game',
    name: 'Element Avı~Element Hunt',
    icon: 'flask',
    palettes: 'teal violet graphite',
    entities: [
      questions(
        'Gaz~Gas, Metal~Metal, Diğer~Other',
        elements,
        'Hangi elementin simgesi: {}?~Which element is {}?',
      ),
    ],
  },
]);

const games = subjectsOf('game', [
  {
    id: 'everyDiceDuel',
    tr: 'zar oyunu, zar atma oyunu, zar düellosu, iki kişilik zar',
    en: 'dice game, dice duel, two player dice, rolling game, yahtzee',
    name: 'Zar Düellosu~Dice Duel',
    icon: 'dice',
    palettes: 'cherry amber forest',
    options: { game: 'diceDuel' },
  },
]);

export const everydayPlay = [...quizzes, ...games];
