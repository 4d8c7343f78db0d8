import { describe, expect, it } from 'vitest';
import { cropRectangle, fitCrop, moveCrop, startCrop } from './crop.ts';

const photo = { width: 400, height: 200 };

describe('crop', () => {
  it('starts with the largest centred square', () =>
    expect(cropRectangle(photo, startCrop(photo))).toEqual({ x: 100, y: 0, side: 200 }));

  it('moves the photo under the frame', () => {
    const moved = moveCrop(photo, startCrop(photo), -0.25, 0);
    expect(cropRectangle(photo, moved)).toEqual({ x: 150, y: 0, side: 200 });
  });

  it('stays inside the photo', () => {
    expect(cropRectangle(photo, moveCrop(photo, startCrop(photo), 9, -9))).toEqual({ x: 0, y: 0, side: 200 });
    const corner = moveCrop(photo, { x: 200, y: 100, zoom: 4 }, -9, -9);
    expect(cropRectangle(photo, corner)).toEqual({ x: 350, y: 150, side: 50 });
  });

  it('stays inside when zoomed out at an edge, and limits the zoom', () => {
    expect(fitCrop(photo, { x: 390, y: 190, zoom: 1 })).toEqual({ x: 300, y: 100, zoom: 1 });
    expect(fitCrop(photo, { x: 200, y: 100, zoom: 99 }).zoom).toBe(4);
    expect(fitCrop(photo, { x: 200, y: 100, zoom: 0 }).zoom).toBe(1);
  });
});
