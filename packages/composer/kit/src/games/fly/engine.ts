import type { Random } from '../../data/random';

export const width = 8;
export const height = 11;
/** Where the bird is, from the left. */
export const birdX = 2.2;
export const birdRadius = 0.38;
export const gateWidth = 1.2;

export interface Gate {
  id: number;
  /** Its left edge. */
  x: number;
  /** The middle of its opening, from above. */
  middle: number;
  opening: number;
  isPassed: boolean;
}

export interface FlyState {
  /** From above. */
  y: number;
  /** Down, in units a second. */
  fallSpeed: number;
  gates: readonly Gate[];
  nextId: number;
  points: number;
  isOver: boolean;
}

const gravity = 24;
const lift = -7.2;
const room = 4.4;
const margin = 0.9;

export const newFly = (): FlyState => ({
  y: height * 0.42,
  fallSpeed: 0,
  gates: [],
  nextId: 1,
  points: 0,
  isOver: false,
});

export const speedAt = (points: number): number => Math.min(4.6, 2.7 + points * 0.05);

/** How high the next opening is: tighter with every gate passed. */
export const openingAt = (points: number): number => Math.max(2.7, 3.7 - points * 0.03);

export const flap = (game: FlyState): FlyState => (game.isOver ? game : { ...game, fallSpeed: lift });

function withNextGate(gates: readonly Gate[], game: FlyState, random: Random): readonly Gate[] {
  const last = gates.at(-1);
  if (last && last.x > width - room) return gates;
  const opening = openingAt(game.points);
  const lowest = margin + opening / 2;
  const middle = lowest + random() * (height - 2 * lowest);
  return [...gates, { id: game.nextId, x: width + 0.4, middle, opening, isPassed: false }];
}

const touches = (gate: Gate, y: number): boolean =>
  birdX + birdRadius > gate.x &&
  birdX - birdRadius < gate.x + gateWidth &&
  Math.abs(y - gate.middle) > gate.opening / 2 - birdRadius;

/** What happens in so many seconds. */
export function fly(game: FlyState, seconds: number, random: Random = Math.random): FlyState {
  if (game.isOver) return game;
  const fallSpeed = game.fallSpeed + gravity * seconds;
  const y = game.y + fallSpeed * seconds;
  const step = speedAt(game.points) * seconds;
  const moved = game.gates
    .map((gate) => ({ ...gate, x: gate.x - step }))
    .filter(({ x }) => x > -gateWidth)
    .map((gate) => ({ ...gate, isPassed: gate.isPassed || gate.x + gateWidth < birdX }));
  const passed = moved.filter(({ id, isPassed }) =>
    game.gates.some((before) => before.id === id && isPassed && !before.isPassed),
  ).length;
  const gates = withNextGate(moved, game, random);
  return {
    y,
    fallSpeed,
    gates,
    nextId: game.nextId + gates.length - moved.length,
    points: game.points + passed,
    // The sky is a ceiling that does not hurt; the ground ends the flight.
    isOver: y > height - birdRadius || gates.some((gate) => touches(gate, Math.max(birdRadius, y))),
    ...(y < birdRadius ? { y: birdRadius, fallSpeed: Math.max(0, fallSpeed) } : {}),
  };
}
