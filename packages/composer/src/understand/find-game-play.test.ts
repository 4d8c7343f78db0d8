import { describe, expect, it } from 'vitest';
import { findGamePlay } from './find-game-play.ts';

describe('a game that is described by what its hero does', () => {
  it.each([
    ['make a game where a goat jumps over danfo buses', 'en', 'run', 'Goat'],
    ['a game in which my dragon shoots asteroids', 'en', 'asteroids', 'Dragon'],
    ['keçinin dolmuşların üstünden atladığı bir oyun yap', 'tr', 'run', 'Keçi'],
  ] as const)('is the game that is played like that: %s', (text, language, game, hero) => {
    expect(findGamePlay(text, language)).toMatchObject({ game, hero });
  });

  it.each([
    ['a chess game', 'en'],
    ['a game for my kids', 'en'],
    ['yılan oyunu', 'tr'],
  ] as const)('is none without a hero: %s', (text, language) => {
    expect(findGamePlay(text, language)).toBeUndefined();
  });
});
