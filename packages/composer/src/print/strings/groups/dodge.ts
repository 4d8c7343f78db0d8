import type { StringGroup } from '../string-table.ts';
import { list } from './games.ts';

/** Texts of the games in which lanes are changed. */
export const dodge: Readonly<Record<'dodge', StringGroup>> = {
  dodge: {
    tr: {
      board: { code: '(lane: number, lives: number) => `Oyun alanı, ${lane}. şerit, ${lives} can`' },
      roadReady: 'Şerit değiştirin, trafiğe çarpmayın.',
      roadHelp: 'Ok düğmeleriyle ya da kaydırarak şerit değiştirin; öndeki araçlara çarpmayın.',
      runReady: 'Yol değiştirin, engellere takılmayın.',
      runHelp: 'Ok düğmeleriyle ya da kaydırarak yol değiştirin; kayalara ve kütüklere çarpmayın.',
      spaceReady: 'Geminizi göktaşlarından kaçırın.',
      spaceHelp: 'Ok düğmeleriyle ya da kaydırarak geminizi yana alın; göktaşlarına çarpmayın.',
      help: list(
        'Her metre 1 puandır, altınlar 25 puan kazandırır.',
        'Üç canınız var; çarptıktan sonra kısa bir süre korunursunuz.',
        'Yol uzadıkça hız artar.',
      ),
    },
    en: {
      board: {
        code: "(lane: number, lives: number) => `Playing field, lane ${lane}, ${lives} ${lives === 1 ? 'life' : 'lives'}`",
      },
      roadReady: 'Change lanes and stay out of the traffic.',
      roadHelp: 'Press the arrows or swipe to change lanes; do not hit the cars ahead.',
      runReady: 'Change paths and mind the obstacles.',
      runHelp: 'Press the arrows or swipe to change paths; do not run into rocks and logs.',
      spaceReady: 'Steer your ship past the asteroids.',
      spaceHelp: 'Press the arrows or swipe to steer your ship; do not hit the asteroids.',
      help: list(
        'Every metre gives 1 point, coins give 25.',
        'You have three lives; after a crash you are safe for a moment.',
        'The longer you last, the faster it gets.',
      ),
    },
  },
};
