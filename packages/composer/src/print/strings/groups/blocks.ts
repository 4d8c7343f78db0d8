import type { StringGroup } from '../string-table.ts';
import { list } from './games.ts';

/** Texts of games in real time, and of the falling blocks. */
export const blocks: Readonly<Record<'running' | 'blocks', StringGroup>> = {
  running: {
    tr: {
      pause: 'Duraklat',
      paused: 'Duraklatıldı',
      pausedText: 'Oyun kaldığı yerde sizi bekliyor.',
      resume: 'Devam et',
      readyTitle: 'Hazır mısınız?',
      lives: 'Can',
    },
    en: {
      pause: 'Pause',
      paused: 'Paused',
      pausedText: 'The game waits where you left it.',
      resume: 'Continue',
      readyTitle: 'Ready?',
      lives: 'Lives',
    },
  },
  blocks: {
    tr: {
      board: {
        code: '(level: number, lines: number) => `Oyun alanı, ${level}. seviye, ${lines} dolu satır`',
      },
      next: 'Sıradaki',
      level: 'Seviye',
      lines: 'Satır',
      turn: 'Parçayı döndür',
      drop: 'En alta bırak',
      ready: 'Parçaları döndürün, satırları doldurun.',
      help: list(
        'Parçayı sağa sola kaydırın, dokunarak ya da düğmeyle döndürün.',
        'Aşağı kaydırınca parça en alta iner; aşağı ok bir satır indirir.',
        'Dolan satırlar silinir ve puan olur; birlikte silinen satırlar daha değerlidir.',
        'Her on satırda seviye artar, parçalar hızlanır. Yer kalmazsa oyun biter.',
      ),
    },
    en: {
      board: {
        code: '(level: number, lines: number) => `Playing field, level ${level}, ${lines} full rows`',
      },
      next: 'Next',
      level: 'Level',
      lines: 'Rows',
      turn: 'Turn the piece',
      drop: 'Drop to the ground',
      ready: 'Turn the pieces and fill whole rows.',
      help: list(
        'Swipe left or right to move the piece; tap, or press the button, to turn it.',
        'Swipe down to drop it to the ground; the down arrow moves it by one row.',
        'Full rows disappear and give points; several at once are worth more.',
        'Every ten rows the level rises and pieces fall faster. The game ends when there is no room.',
      ),
    },
  },
};
