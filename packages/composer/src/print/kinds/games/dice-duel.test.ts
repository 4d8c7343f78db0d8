import { expect, it } from 'vitest';
import { afterRoll, goal, newDuel } from '../../../../kit/src/games/dice/duel.ts';
import { composeApp } from '../../../compose-app.ts';

it('gives the round to the higher sum, and to no one when they are equal', () => {
  const first = afterRoll(newDuel(), [2, 3]);
  expect(first).toMatchObject({ turn: 1, first: 5, wins: [0, 0], outcome: null });
  expect(afterRoll(first, [6, 6])).toMatchObject({ turn: 0, wins: [0, 1], outcome: 1, best: 12 });
  expect(afterRoll(first, [1, 1])).toMatchObject({ turn: 0, wins: [1, 0], outcome: 0 });
  expect(afterRoll(first, [4, 1])).toMatchObject({ turn: 0, wins: [0, 0], outcome: 'draw' });
});

it('ends after the rounds to win', () => {
  let duel = newDuel();
  for (let round = 0; round < goal; round += 1) duel = afterRoll(afterRoll(duel, [6, 6]), [1, 1]);
  expect(duel.wins).toEqual([goal, 0]);
});

it.each([
  ['zar atma oyunu iki kişilik', 'tr'],
  ['dice game for two players', 'en'],
] as const)('is the game of "%s"', (prompt, language) => {
  const app = composeApp({ prompt, language });
  expect(app.kind === 'app' ? app.spec.screens[0]?.kind : app.text).toBe('diceDuel');
});
