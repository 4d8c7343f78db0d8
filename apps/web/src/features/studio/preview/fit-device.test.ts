import { expect, it } from 'vitest';
import { fitDevice } from './fit-device.ts';

it('shows a phone in its own size where there is room, and never larger', () => {
  expect(fitDevice('phone', false, { width: 2_000, height: 2_000 })).toEqual({
    width: 375,
    height: 812,
    scale: 1,
  });
});

it('shrinks by the side that is short of room', () => {
  expect(fitDevice('phone', false, { width: 1_000, height: 416 }).scale).toBeCloseTo(0.5);
  expect(fitDevice('phone', true, { width: 416, height: 1_000 })).toMatchObject({ width: 812, scale: 0.5 });
});

it('stays visible in no room at all', () => {
  expect(fitDevice('tablet', false, { width: 0, height: 0 }).scale).toBe(0.1);
});
