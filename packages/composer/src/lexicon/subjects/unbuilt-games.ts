import { subjectsOf } from '../define.ts';

/** A game that there is not: its words, what it is called, and the nearest game that is built instead. */
const unbuilt = (
  id: string,
  tr: string,
  en: string,
  asked: string,
  game: string,
  name: string,
  look: string,
): Parameters<typeof subjectsOf>[1][number] => {
  const [icon = '', ...palettes] = look.split(' ');
  return { id, tr, en, name, icon, palettes: palettes.join(' '), options: { game, asked } };
};

const reflex = ['reflex', 'Çabuk Dokun~Quick Tap', 'flash cherry amber violet'] as const;
const run = ['run', 'Engel Koşusu~Obstacle Run', 'walk forest amber olive'] as const;
const chess = ['chess', 'Satranç~Chess', 'grid coffee slate indigo'] as const;
const dice = ['diceDuel', 'Zar Düellosu~Dice Duel', 'dice coffee cherry indigo'] as const;
const memory = ['memory', 'Eşini Bul~Find the Pair', 'albums violet amber teal'] as const;
const collection = ['collection', 'Oyun Kutusu~Game Box', 'game-controller violet cherry mint'] as const;

/** Games with one name in each language. */
const named = (names: string, game: string, name: string, look: string): ReturnType<typeof unbuilt>[] =>
  names.split('; ').map((each) => {
    const [tr = '', en = ''] = each.split('~');
    const id = `${en.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}Asked`;
    return unbuilt(id, tr, en, each, game, name, look);
  });

/** Games that people ask for and that there are not. The reply says so and names what was built. */
export const unbuiltGames = subjectsOf('game', [
  unbuilt('backgammon', 'tavla, tavla oyunu', 'backgammon, backgammon game', 'tavla~backgammon', ...dice),
  unbuilt('checkers', 'dama, dama oyunu', 'checkers, checkers game, draughts', 'dama~checkers', ...chess),
  unbuilt('okey', 'okey oyunu, 101 oyunu', 'rummikub, rummy game', 'okey~okey', ...memory),
  unbuilt(
    'cardGames',
    'batak oyunu, pişti oyunu, pişti, iskambil oyunu, solitaire, uno oyunu',
    'solitaire, solitaire game, spades game, hearts game, uno game, blackjack game',
    'iskambil oyunu~a game of playing cards',
    ...memory,
  ),
  unbuilt(
    'platformer',
    'platform oyunu, mario oyunu, mario, süper mario, zıplama oyunu, zıplamalı oyun',
    'platformer, platformer game, platform game, mario game, super mario, mario, jumping game, jump and run',
    'platform oyunu~a platformer',
    ...run,
  ),
  unbuilt(
    'shooter',
    'fps oyunu, fps, nişancı oyunu, ateş etme oyunu, zombi oyunu, çatışma oyunu, vurma oyunu, kuş vurma oyunu, ördek avı oyunu',
    'fps, fps game, shooter, shooter game, shooting game, first person shooter, zombie game, space invaders, space shooter',
    'nişancılık oyunu~a shooter',
    ...reflex,
  ),
  unbuilt(
    'ballGames',
    'futbol oyunu, penaltı oyunu, kaleci oyunu, basketbol oyunu, voleybol oyunu',
    'football game, soccer game, penalty game, basketball game, volleyball game',
    'top oyunu~a ball game',
    ...reflex,
  ),
  unbuilt(
    'poolGame',
    'bilardo oyunu, bilardo',
    'pool game, billiards, billiards game, snooker game, 8 ball pool',
    'bilardo~pool',
    ...reflex,
  ),
  unbuilt(
    'brickBreaker',
    'tuğla kırma, tuğla kırma oyunu, tuğla oyunu',
    'brick breaker, brick breaker game, breakout, breakout game, arkanoid',
    'tuğla kırma oyunu~a brick breaker',
    ...reflex,
  ),
  unbuilt(
    'pongGame',
    'pong, pong oyunu, masa tenisi oyunu, hava hokeyi',
    'pong, pong game, air hockey, table tennis game',
    'pong~pong',
    ...reflex,
  ),
  unbuilt(
    'fruitSlicing',
    'meyve kesme, meyve kesme oyunu',
    'fruit ninja, fruit slicing game, fruit cutting game',
    'meyve kesme oyunu~a fruit slicing game',
    ...reflex,
  ),
  unbuilt(
    'battleship',
    'amiral battı, amiral battı oyunu',
    'battleship, battleship game',
    'amiral battı~battleship',
    'minesweeper',
    'Mayın Tarlası~Minefield',
    'flag slate olive graphite',
  ),
  unbuilt(
    'mazeGame',
    'pacman, pac man, labirent oyunu, labirent',
    'pacman, pac man, pacman game, maze game, labyrinth game',
    'labirent oyunu~a maze game',
    'snake',
    'Yılan~Snake',
    'git-commit forest graphite mint',
  ),
  unbuilt(
    'connectFour',
    'dörtlü sırala, dörtle, dörtlü oyunu',
    'connect four, connect 4, four in a row',
    'dörtlü sıralama~four in a row',
    'ticTacToe',
    'Üç Taş~Three in a Row',
    'grid indigo coffee mint',
  ),
  unbuilt(
    'handGames',
    'taş kağıt makas, taş kağıt makas oyunu',
    'rock paper scissors, rock paper scissors game',
    'taş kağıt makas~rock paper scissors',
    ...dice,
  ),
  unbuilt(
    'strategyGame',
    'strateji oyunu, kule savunma, çiftlik oyunu, strateji, simülasyon oyunu, savaş oyunu, şehir kurma, macera oyunu, rol yapma oyunu',
    'strategy game, tower defense, farm game, simulation game, war game, city builder, adventure game, role playing game, rpg',
    'strateji ya da macera oyunu~a strategy or adventure game',
    'collection',
    'Akıl Oyunları~Mind Games',
    'bulb olive indigo terracotta',
  ),
  ...named(
    'kızma birader~ludo; monopoly~monopoly; domino~dominoes; mangala~mancala; yılanlar ve merdivenler~snakes and ladders',
    ...dice,
  ),
  ...named(
    'doğruluk cesaret~truth or dare; sessiz sinema~charades; vampir köylü~werewolf game; minecraft~minecraft; roblox~roblox; angry birds~angry birds; among us~among us; clash royale~clash royale; clash of clans~clash of clans; pubg~pubg; call of duty~call of duty; geometry dash~geometry dash',
    ...collection,
  ),
]);
