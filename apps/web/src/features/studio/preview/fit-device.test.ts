import { describe, expect, it } from 'vitest';
import { devices, stepZoom } from './devices.ts';
import { fitDevice } from './fit-device.ts';

const large = { width: 3_000, height: 3_000 };

describe('the size of a device', () => {
  it.each([
    ['iphone', 375, 812],
    ['android', 360, 800],
    ['mobile', 375, 812],
    ['tablet', 768, 1024],
    ['desktop', 1200, 800],
  ] as const)('is as specified: %s', (device, width, height) => {
    expect(fitDevice(device, false, large, 'fit')).toMatchObject({ width, height, scale: 1 });
  });

  it('turns with the device, except on a desktop', () => {
    expect(fitDevice('android', true, large, 'fit')).toMatchObject({ width: 800, height: 360 });
    expect(fitDevice('desktop', true, large, 'fit')).toMatchObject({ width: 1200, height: 800 });
  });

  it('is that of the pane when the app fills it', () => {
    const room = { width: 390, height: 640 };
    expect(fitDevice('fill', true, room, 2)).toMatchObject({ ...room, outerWidth: 390, scale: 1 });
  });
});

describe('the scale of a device', () => {
  it.each(devices)('fits the pane with frame and margin: %s', (device) => {
    const room = { width: 420, height: 500 };
    const { outerWidth, outerHeight, scale } = fitDevice(device, false, room, 'fit');
    expect(outerWidth * scale).toBeLessThanOrEqual(room.width - 24 + 1e-9);
    expect(outerHeight * scale).toBeLessThanOrEqual(room.height - 24 + 1e-9);
  });

  it('is never below 0.1', () => {
    expect(fitDevice('tablet', false, { width: 0, height: 0 }, 'fit').scale).toBe(0.1);
  });

  it('is the chosen zoom, in a smaller pane too', () => {
    expect(fitDevice('iphone', false, { width: 100, height: 100 }, 1.5).scale).toBe(1.5);
  });
});

describe('a step of the zoom', () => {
  it('goes to the next tenth', () => {
    expect(stepZoom(1, 1)).toBe(1.1);
    expect(stepZoom(0.7, -1)).toBe(0.6);
    expect(stepZoom(0.834, 1)).toBe(0.9);
    expect(stepZoom(0.834, -1)).toBe(0.8);
  });

  it('stays between 0.5 and 2', () => {
    expect(stepZoom(2, 1)).toBe(2);
    expect(stepZoom(0.5, -1)).toBe(0.5);
    expect(stepZoom(0.3, -1)).toBe(0.5);
  });

  it('reaches every level from one end to the other', () => {
    const levels = [0.5];
    while (levels.at(-1) !== 2) levels.push(stepZoom(levels.at(-1) ?? 2, 1));
    expect(levels).toEqual(Array.from({ length: 16 }, (_unused, index) => (index + 5) / 10));
  });
});
