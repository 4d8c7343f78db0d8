import { expect, it } from 'vitest';
import { fitDevice } from './fit-device.ts';

it('never enlarges a device', () => {
  expect(fitDevice('phone', false, { width: 2_000, height: 2_000 })).toEqual({
    width: 375,
    height: 812,
    scale: 1,
  });
});

it('scales down to the smaller side', () => {
  expect(fitDevice('phone', false, { width: 1_000, height: 416 }).scale).toBeCloseTo(0.5);
  expect(fitDevice('phone', true, { width: 416, height: 1_000 })).toMatchObject({ width: 812, scale: 0.5 });
});

it('never scales below 0.1', () => {
  expect(fitDevice('tablet', false, { width: 0, height: 0 }).scale).toBe(0.1);
});
