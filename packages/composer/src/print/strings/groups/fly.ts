import type { StringGroup } from '../string-table.ts';
import { list } from './games.ts';

/** Texts of the game with one button and gravity. */
export const fly: Readonly<Record<'fly', StringGroup>> = {
  fly: {
    tr: {
      board: { code: '(points: number) => `Kanat çırp, ${points} puan`' },
      flap: 'Kanat çırp',
      ready: 'Dokunarak yükselin, aralıklardan geçin.',
      help: list(
        'Alana dokundukça kuş yükselir, bırakınca düşer.',
        'Sütunların arasındaki boşluklardan geçin; her boşluk 1 puandır.',
        'Sütuna ya da yere değerseniz oyun biter. Puan arttıkça hız artar, aralık daralır.',
      ),
    },
    en: {
      board: { code: "(points: number) => `Flap, ${points} ${points === 1 ? 'point' : 'points'}`" },
      flap: 'Flap',
      ready: 'Tap to rise and fly through the gaps.',
      help: list(
        'The bird rises with every tap and falls in between.',
        'Fly through the gaps between the pillars; each gives 1 point.',
        'A pillar or the ground ends the flight. With your points the speed grows and gaps get tighter.',
      ),
    },
  },
};
