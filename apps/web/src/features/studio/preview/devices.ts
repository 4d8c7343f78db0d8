/** Devices of the preview, in CSS pixels: docs/rules/studio.md#preview */
export const deviceSizes = {
  iphone: { width: 375, height: 812 },
  android: { width: 360, height: 800 },
  mobile: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1200, height: 800 },
} as const;

export type Device = keyof typeof deviceSizes;

/** `fill`: the app is as large as the pane and has no frame. */
export type DeviceChoice = Device | 'fill';

export const devices = Object.keys(deviceSizes) as readonly Device[];

/** The border around the screen in CSS pixels; `top` is more where a window has a title bar. */
export interface Frame {
  readonly border: number;
  readonly top: number;
  readonly radius: number;
}

export const frames: Readonly<Record<DeviceChoice, Frame>> = {
  iphone: { border: 11, top: 11, radius: 46 },
  android: { border: 9, top: 9, radius: 30 },
  mobile: { border: 8, top: 8, radius: 38 },
  tablet: { border: 16, top: 16, radius: 30 },
  desktop: { border: 1, top: 28, radius: 10 },
  fill: { border: 0, top: 0, radius: 0 },
};

/** A desktop window and a filled pane have no other orientation. */
export const canRotate = (device: DeviceChoice): boolean => device !== 'desktop' && device !== 'fill';

export const zoomMinimum = 0.5;
export const zoomMaximum = 2;
const zoomStep = 0.1;

/** `fit`: as large as the pane allows, but not larger than the device. */
export type Zoom = 'fit' | number;

/** The levels offered in the zoom menu; the buttons change by one step. */
export const zoomLevels = [0.5, 0.8, 1, 1.5, 2] as const;

/** The next level above (1) or below (-1) a scale, on whole steps. */
export function stepZoom(scale: number, direction: 1 | -1): number {
  // In tenths and rounded first, because 0.7 / 0.1 is not 7.
  const tenths = Math.round((scale / zoomStep) * 1000) / 1000;
  const next = direction === 1 ? Math.floor(tenths) + 1 : Math.ceil(tenths) - 1;
  return Math.min(zoomMaximum, Math.max(zoomMinimum, next / 10));
}
