import { expect, it } from 'vitest';
import { placeGradient, readGradient } from './read-gradient.ts';

it('reads angle and stops', () => {
  expect(
    readGradient('linear-gradient(135deg, rgb(1, 2, 3) 0%, rgba(4, 5, 6, 0.5) 40%, rgb(7, 8, 9))'),
  ).toEqual({
    angle: 135,
    stops: [
      { color: 'rgb(1, 2, 3)', at: 0 },
      { color: 'rgba(4, 5, 6, 0.5)', at: 0.4 },
      { color: 'rgb(7, 8, 9)', at: 1 },
    ],
  });
});

it('reads sides and the default direction', () => {
  expect(readGradient('linear-gradient(to right, rgb(0, 0, 0), rgb(9, 9, 9))')?.angle).toBe(90);
  expect(readGradient('linear-gradient(rgb(0, 0, 0), rgb(9, 9, 9))')?.angle).toBe(180);
});

it.each([
  'none',
  'url("x")',
  'linear-gradient(rgb(0, 0, 0))',
  'linear-gradient(',
  'radial-gradient(red, blue)',
])('ignores %s', (image) => {
  expect(readGradient(image)).toBeNull();
});

it('places the line from side to side', () => {
  const box = { width: 100, height: 40 };
  const rounded = (angle: number) => placeGradient(angle, box).map((value) => Math.round(value) + 0);
  expect(rounded(180)).toEqual([50, 0, 50, 40]);
  expect(rounded(90)).toEqual([0, 20, 100, 20]);
  expect(rounded(0)).toEqual([50, 40, 50, 0]);
});
