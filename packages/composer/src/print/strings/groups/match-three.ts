import type { StringGroup } from '../string-table.ts';
import { list } from './games.ts';

/** Texts of the game of lines of three. */
export const matchThree: Readonly<Record<'matchThree', StringGroup>> = {
  matchThree: {
    tr: {
      moves: 'Kalan',
      over: 'Hamleler bitti',
      hint: 'Bir taşa, sonra komşusuna basın; yer değiştirirler.',
      refused: 'Bu değişim üçlü yapmıyor.',
      mixed: 'Hamle kalmamıştı, taşlar karıştırıldı.',
      chain: { code: '(count: number) => `Zincir ×${count}`' },
      kinds: list('elmas', 'üçgen', 'altıgen', 'yıldız', 'top', 'kare'),
      cell: {
        code: '(row: number, column: number, kind: string) => `Satır ${row}, sütun ${column}: ${kind}`',
      },
      help: list(
        'Yan yana iki taşın yerini değiştirin; en az üç aynı taş sıralanmalı.',
        'Sıralananlar kaybolur, üsttekiler düşer, yeni taşlar gelir.',
        'Düşen taşlar yeni üçlüler yaparsa zincir olur ve puan katlanır.',
        'Yirmi beş hamleniz var. Yapılacak hamle kalmazsa taşlar kendiliğinden karışır.',
      ),
    },
    en: {
      moves: 'Left',
      over: 'No moves left',
      hint: 'Press a gem, then one beside it; they change places.',
      refused: 'That swap makes no line of three.',
      mixed: 'There was no move left, so the gems were mixed.',
      chain: { code: '(count: number) => `Chain ×${count}`' },
      kinds: list('diamond', 'triangle', 'hexagon', 'star', 'ball', 'square'),
      cell: {
        code: '(row: number, column: number, kind: string) => `Row ${row}, column ${column}: ${kind}`',
      },
      help: list(
        'Swap two gems side by side so that three or more equal ones are in a line.',
        'The line disappears, gems above fall and new ones enter.',
        'If falling gems make new lines, a chain multiplies the points.',
        'You have twenty-five moves. Without a possible move the gems are mixed.',
      ),
    },
  },
};
