import { describe, expect, it } from 'vitest';
import {
  type DodgeState,
  drive,
  firstLives,
  lanes,
  newDodge,
  playerRow,
  pointsOf,
  speedAt,
  steer,
} from '../../../../kit/src/games/dodge/engine.ts';
import { seeded } from '../../../testing/seeded.ts';

const withThing = (kind: 'obstacle' | 'bonus', lane = 1): DodgeState => ({
  ...newDodge(),
  things: [{ id: 1, lane, row: playerRow, kind, look: 0 }],
});

describe('lanes', () => {
  it('are changed one at a time, between the edges', () => {
    const left = steer(steer(steer(newDodge(), -1), -1), -1);
    expect(left.lane).toBe(0);
    expect(steer(steer(steer(left, 1), 1), 1).lane).toBe(lanes - 1);
  });

  it('are never all closed, for any seed', () => {
    for (let seed = 1; seed < 60; seed += 1) {
      const random = seeded(seed);
      let game = newDodge();
      for (let step = 0; step < 400; step += 1) {
        game = drive({ ...game, lives: firstLives, isOver: false }, 0.03, random);
        for (const { row } of game.things) {
          const closed = game.things.filter((each) => each.kind === 'obstacle' && each.row === row);
          expect(closed.length).toBeLessThan(lanes);
        }
      }
    }
  });

  it('leave time to change two of them between rows', () => {
    for (const distance of [0, 100, 400, 2000]) {
      const gap = 3.2 + speedAt(distance) * 0.12;
      expect(gap / speedAt(distance)).toBeGreaterThan(0.35);
    }
  });
});

describe('a collision', () => {
  it('takes a life, and none for a moment after it', () => {
    const hit = drive(withThing('obstacle'), 0.01, seeded(1));
    expect(hit).toMatchObject({ lives: firstLives - 1, isOver: false });
    const again = drive(
      { ...withThing('obstacle'), lives: hit.lives, safeFor: hit.safeFor },
      0.01,
      seeded(1),
    );
    expect(again.lives).toBe(hit.lives);
    expect(drive({ ...withThing('obstacle'), lives: 2 }, 0.01, seeded(1)).lives).toBe(1);
  });

  it('ends the game with the last life, and nothing moves then', () => {
    const over = drive({ ...withThing('obstacle'), lives: 1 }, 0.01, seeded(1));
    expect(over.isOver).toBe(true);
    expect(drive(over, 1)).toBe(over);
  });

  it('needs the same lane', () => {
    expect(drive(withThing('obstacle', 0), 0.01, seeded(1)).lives).toBe(firstLives);
  });
});

it('gives points for the distance and for what is taken, once', () => {
  const taken = drive(withThing('bonus'), 0.01, seeded(1));
  expect(taken.things).toEqual([]);
  expect(pointsOf(taken)).toBe(25);
  expect(pointsOf({ ...newDodge(), distance: 12.7, bonus: 2 })).toBe(62);
});

it('gets faster up to a limit', () => {
  expect(speedAt(100)).toBeGreaterThan(speedAt(0));
  expect(speedAt(10_000)).toBe(speedAt(100_000));
});
