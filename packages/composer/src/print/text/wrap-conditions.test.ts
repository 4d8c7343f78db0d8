import { expect, it } from 'vitest';
import { wrapConditions } from './wrap-conditions.ts';

const short = ['row.day === day', 'row.roomId === draft.roomId'];
const long = [...short, "row.status !== 'cancelled'", "row.status !== 'noShow'"];

it('keeps short conditions on one line', () => {
  expect(wrapConditions('.filter(', 'row', short, ')', 2)).toBe(
    '.filter((row) => row.day === day && row.roomId === draft.roomId)',
  );
});

it('puts the function on a line of its own before it breaks the conditions', () => {
  expect(wrapConditions('const isTaken = others.some(', 'row', long.slice(0, 3), ');', 2)).toBe(
    ['const isTaken = others.some(', `  (row) => ${long.slice(0, 3).join(' && ')},`, ');'].join('\n'),
  );
});

it('breaks conditions that are too long for a line', () => {
  expect(wrapConditions('.filter(', 'appointment', long, ')', 2).split('\n')).toEqual([
    '.filter(',
    '  (appointment) =>',
    ...long.map((condition, at) => `    ${condition}${at < long.length - 1 ? ' &&' : ','}`),
    ')',
  ]);
});
