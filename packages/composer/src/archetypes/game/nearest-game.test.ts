import { describe, expect, it } from 'vitest';
import { nearestGame } from './nearest-game.ts';

describe('nearestGame', () => {
  it.each([
    ['yılan oyunu', 'snake', true],
    ['mayin tarlasi', 'minesweeper', true],
    ['wordle gibi', 'wordGuess', true],
    ['2048 oyunu', 'merge', true],
    ['satranç', 'chess', true],
    ['dama', 'chess', false],
    ['a tetris clone', 'blocks', true],
    ['köstebek vurma', 'reflex', false],
  ])('%s → %s', (text, id, isExact) => {
    expect(nearestGame(text.split(' '))).toMatchObject({ game: { id }, isExact });
  });

  it('finds nothing without a word for a game', () => {
    expect(nearestGame(['müşteri', 'takip'])).toBeUndefined();
  });
});
