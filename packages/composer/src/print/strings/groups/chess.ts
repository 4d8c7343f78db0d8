import type { StringGroup } from '../string-table.ts';
import { list } from './games.ts';

/** Names by the letters of positions: capital letters are white. */
const pieces = (names: Readonly<Record<string, string>>): { readonly code: string } => ({
  code: `{\n${Object.entries(names)
    .map(([letter, name]) => `      ${letter}: '${name}',\n`)
    .join('')}    } as Partial<Record<string, string>>`,
});

/** Names of both colours from one list: 'p pawn' → P: 'white pawn', p: 'black pawn'. */
function bothColors(white: string, black: string, names: string): Readonly<Record<string, string>> {
  const pairs = names.split(', ').map((each) => each.split(' '));
  return Object.fromEntries(
    pairs.flatMap(([letter = '', name = '']) => [
      [letter.toUpperCase(), `${white} ${name}`],
      [letter, `${black} ${name}`],
    ]),
  );
}

export const chess: Readonly<Record<'chess', StringGroup>> = {
  chess: {
    tr: {
      turn: 'Sıra',
      white: 'Beyaz',
      black: 'Siyah',
      streak: 'En iyi seri',
      opponent: 'Rakip',
      friend: 'İki kişi',
      hint: 'Bir taş seçin, sonra gideceği kareye basın.',
      thinking: 'Bilgisayar düşünüyor…',
      check: 'Şah!',
      promote: 'Piyon neye dönüşsün?',
      turnBoard: 'Tahtayı çevir',
      empty: 'boş',
      pieces: pieces(bothColors('beyaz', 'siyah', 'p piyon, n at, b fil, r kale, q vezir, k şah')),
      square: {
        code: "(name: string, piece: string, isTarget: boolean) => `${name}: ${piece}${isTarget ? ', gidilebilir' : ''}`",
      },
      won: { code: '(winner: string) => `${winner} kazandı`' },
      draw: 'Berabere',
      mate: 'Şah mat.',
      stalemate: 'Pat: hamle yok ama şah çekilmemiş.',
      repetition: 'Aynı konum üç kez oluştu.',
      fifty: 'Elli hamledir taş alınmadı, piyon oynanmadı.',
      material: 'Bu taşlarla mat edilemez.',
      help: list(
        'Bir taşa basın; gidebileceği kareler işaretlenir, birine basınca oynanır.',
        'Beyaz başlar. Bilgisayara karşı siz beyazsınız; iki kişi tek telefonda sırayla oynar.',
        'Rok, geçerken alma ve piyon terfisi vardır; şahı tehlikede bırakan hamle yapılamaz.',
        'Mat eden kazanır. Pat, üç kez aynı konum ve elli hamle kuralı beraberliktir.',
      ),
    },
    en: {
      turn: 'Turn',
      white: 'White',
      black: 'Black',
      streak: 'Best run',
      opponent: 'Opponent',
      friend: 'Two players',
      hint: 'Choose a piece, then the square it goes to.',
      thinking: 'The computer is thinking…',
      check: 'Check!',
      promote: 'What does the pawn become?',
      turnBoard: 'Turn the board',
      empty: 'empty',
      pieces: pieces(bothColors('white', 'black', 'p pawn, n knight, b bishop, r rook, q queen, k king')),
      square: {
        code: "(name: string, piece: string, isTarget: boolean) => `${name}: ${piece}${isTarget ? ', possible move' : ''}`",
      },
      won: { code: '(winner: string) => `${winner} wins`' },
      draw: 'A draw',
      mate: 'Checkmate.',
      stalemate: 'Stalemate: no move, but no check.',
      repetition: 'The same position came up three times.',
      fifty: 'Fifty moves without a capture or a pawn move.',
      material: 'These pieces cannot mate.',
      help: list(
        'Press a piece to see where it can go, then press a square to move it.',
        'White begins. You are white against the computer; two players take turns on one phone.',
        'Castling, en passant and promotion are possible; a move never leaves your king in check.',
        'Mate wins. Stalemate, a position that comes up three times and fifty quiet moves are draws.',
      ),
    },
  },
};
