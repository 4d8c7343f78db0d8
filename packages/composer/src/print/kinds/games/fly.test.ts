import { describe, expect, it } from 'vitest';
import {
  birdX,
  type FlyState,
  flap,
  fly,
  gateWidth,
  height,
  newFly,
  openingAt,
  speedAt,
} from '../../../../kit/src/games/fly/engine.ts';
import { seeded } from '../../../testing/seeded.ts';

const step = 1 / 60;
const withGate = (x: number, middle: number): FlyState => ({
  ...newFly(),
  gates: [{ id: 9, x, middle, opening: 3, isPassed: false }],
  nextId: 10,
});

describe('gravity', () => {
  it('pulls down faster and faster, and a flap lifts', () => {
    const once = fly(newFly(), step, seeded(1));
    const twice = fly(once, step, seeded(1));
    expect(twice.y - once.y).toBeGreaterThan(once.y - newFly().y);
    const lifted = fly(flap(twice), step, seeded(1));
    expect(lifted.y).toBeLessThan(twice.y);
  });

  it('ends the flight at the ground', () => {
    let game = newFly();
    for (let count = 0; count < 200 && !game.isOver; count += 1) game = fly(game, step, seeded(1));
    expect(game.isOver).toBe(true);
    expect(game.y).toBeGreaterThan(height - 1);
    expect(fly(game, step)).toBe(game);
    expect(flap(game)).toBe(game);
  });

  it('keeps the bird below the sky', () => {
    const game = fly({ ...newFly(), y: 0.4, fallSpeed: -9 }, step, seeded(1));
    expect(game).toMatchObject({ isOver: false, fallSpeed: 0 });
  });
});

describe('gates', () => {
  it('are passed through their opening, and count once', () => {
    const game = withGate(birdX - gateWidth - 0.01, newFly().y);
    const passed = fly(game, step, seeded(1));
    expect(passed).toMatchObject({ points: 1, isOver: false });
    expect(fly(flap(passed), step, seeded(1)).points).toBe(1);
  });

  it('end the flight outside of their opening', () => {
    expect(fly(withGate(birdX - 0.3, newFly().y), step, seeded(1)).isOver).toBe(false);
    expect(fly(withGate(birdX - 0.3, newFly().y + 3), step, seeded(1)).isOver).toBe(true);
  });

  it('enter at one distance and inside of the board', () => {
    const random = seeded(4);
    let game = newFly();
    for (let count = 0; count < 1500; count += 1) {
      game = { ...fly({ ...game, y: 5, fallSpeed: 0, points: 0 }, step, random), isOver: false };
      for (const { middle, opening } of game.gates) {
        expect(middle - opening / 2).toBeGreaterThan(0.5);
        expect(middle + opening / 2).toBeLessThan(height - 0.5);
      }
      const [first, second] = game.gates;
      if (first && second) expect(second.x - first.x).toBeGreaterThan(4);
    }
  });

  it('get faster and tighter up to a limit', () => {
    expect(speedAt(10)).toBeGreaterThan(speedAt(0));
    expect(openingAt(10)).toBeLessThan(openingAt(0));
    expect(openingAt(1000)).toBe(2.7);
  });
});

/** Flaps when the bird is below the middle of the next opening. */
it('can be played for long', () => {
  const random = seeded(11);
  let game = newFly();
  for (let count = 0; count < 60 * 90 && !game.isOver; count += 1) {
    const next = game.gates.find(({ x }) => x + gateWidth > birdX - 0.4);
    const target = (next?.middle ?? height / 2) + 0.55;
    if (game.y > target && game.fallSpeed > -2) game = flap(game);
    game = fly(game, step, random);
  }
  expect(game.points).toBeGreaterThan(20);
});
