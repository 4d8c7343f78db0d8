import { pick, type Random } from '../../data/random';
import type { Direction } from '../direction';

export interface Point {
  x: number;
  y: number;
}

export interface SnakeGame {
  size: number;
  /** The head first. */
  snake: readonly Point[];
  direction: Direction;
  food: Point;
  points: number;
  isOver: boolean;
}

const steps: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

function placeFood(size: number, snake: readonly Point[], random: Random): Point {
  const free = Array.from({ length: size * size }, (_, index) => ({
    x: index % size,
    y: Math.floor(index / size),
  })).filter((point) => !snake.some((part) => same(part, point)));
  return pick(free, random) ?? { x: 0, y: 0 };
}

export function newSnake(size: number, random: Random = Math.random): SnakeGame {
  const middle = Math.floor(size / 2);
  const snake = [0, 1, 2].map((part) => ({ x: middle - part, y: middle }));
  return { size, snake, direction: 'right', food: placeFood(size, snake, random), points: 0, isOver: false };
}

/** Turns the snake; it cannot turn back into itself. */
export function turnSnake(game: SnakeGame, direction: Direction): SnakeGame {
  const [head, neck] = game.snake;
  const step = steps[direction];
  if (head && neck && same({ x: head.x + step.x, y: head.y + step.y }, neck)) return game;
  return { ...game, direction };
}

/** One step: it grows on food and ends at a wall or at itself. */
export function stepSnake(game: SnakeGame, random: Random = Math.random): SnakeGame {
  const [head] = game.snake;
  if (!head || game.isOver) return game;
  const step = steps[game.direction];
  const next = { x: head.x + step.x, y: head.y + step.y };
  const eats = same(next, game.food);
  const rest = eats ? game.snake : game.snake.slice(0, -1);
  const hitsWall = next.x < 0 || next.y < 0 || next.x >= game.size || next.y >= game.size;
  if (hitsWall || rest.some((part) => same(part, next))) return { ...game, isOver: true };
  const snake = [next, ...rest];
  if (!eats) return { ...game, snake };
  return { ...game, snake, points: game.points + 10, food: placeFood(game.size, snake, random) };
}

/** Milliseconds for a step: faster with every bite. */
export const stepTime = (points: number): number => Math.max(90, 200 - points * 0.8);
