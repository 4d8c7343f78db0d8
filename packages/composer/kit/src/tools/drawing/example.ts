import type { Stroke } from './strokes';

const stroke = (color: string, width: number, ...numbers: readonly number[]): Stroke => {
  const points = [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    points.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 });
  return { color, width, points };
};

const round = (color: string, width: number, x: number, y: number, size: number): Stroke =>
  stroke(
    color,
    width,
    ...Array.from({ length: 13 }, (_, at) => (at * Math.PI) / 6).flatMap((turn) => [
      Math.round(x + size * Math.cos(turn)),
      Math.round(y + size * Math.sin(turn)),
    ]),
  );

/** A house under the sun, so that the first look shows what the brushes do. */
export const exampleDrawing: readonly Stroke[] = [
  stroke('#4f9d69', 48, 60, 820, 280, 790, 520, 830, 760, 800, 940, 820),
  stroke('#5f6b7a', 20, 300, 780, 300, 530),
  stroke('#5f6b7a', 20, 640, 530, 640, 780),
  stroke('#d9483b', 20, 250, 530, 470, 340),
  stroke('#d9483b', 20, 470, 340, 690, 530),
  stroke('#d9483b', 20, 250, 530, 690, 530),
  stroke('#8a6248', 20, 430, 780, 430, 640),
  stroke('#8a6248', 20, 430, 640, 520, 640),
  stroke('#8a6248', 20, 520, 640, 520, 780),
  round('#e0b02e', 20, 800, 220, 80),
  stroke('#e0b02e', 12, 800, 100, 800, 60),
  stroke('#e0b02e', 12, 920, 220, 960, 220),
  stroke('#e0b02e', 12, 690, 130, 660, 100),
  stroke('#e0b02e', 12, 910, 130, 940, 100),
  stroke('#3b7dd8', 12, 120, 240, 180, 200, 240, 240, 300, 200, 360, 240),
];
