import { type Game, points } from './game.ts';

/** Games on a board of eight by eight. */
export const boardGames: readonly Game[] = [
  {
    id: 'matchThree',
    name: { tr: 'Üçlü Eşle', en: 'Match Three' },
    icon: 'diamond',
    words: {
      tr: ['candy crush', 'üçlü eşle', 'şeker patlatma', 'şeker eşle', 'balon eşle', 'mücevher'],
      en: ['match three', 'match 3', 'candy', 'gem match', 'jewel', 'bejeweled'],
    },
    component: 'MatchThreeGame',
    from: 'src/games/match/MatchThreeGame',
    store: 'useMatchThree',
    storeFrom: 'src/games/match/use-match',
    scores: points('matchThree'),
  },
  {
    id: 'chess',
    name: { tr: 'Satranç', en: 'Chess' },
    icon: 'grid',
    words: { tr: ['satranç'], en: ['chess'] },
    component: 'ChessGame',
    from: 'src/games/chess/ChessGame',
    store: 'useChess',
    storeFrom: 'src/games/chess/use-chess',
    scores: points('chess'),
  },
];
