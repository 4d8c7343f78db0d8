import type { EditorFrame } from './catalogue.ts';

/** A device of the canvas with its size in pixels. */
export interface Device {
  readonly id: 'mobile' | 'iphone' | 'android' | 'tablet' | 'desktop';
  readonly width: number;
  readonly height: number;
  readonly labelKey: `designer.devices.${Device['id']}`;
}

const device = <Id extends Device['id']>(id: Id, width: number, height: number) =>
  ({ id, width, height, labelKey: `designer.devices.${id}` }) as const;

const mobile = device('mobile', 375, 812);
const tablet = device('tablet', 768, 1_024);
const desktop = device('desktop', 1_200, 800);

/** The devices of each frame; the first one is shown first: docs/rules/designer.md#devices */
export const devices: Readonly<Record<EditorFrame, readonly Device[]>> = {
  studio: [mobile, tablet, desktop],
  designer: [device('iphone', 375, 812), device('android', 360, 800), tablet, desktop],
};

/** Scale of the canvas in the studio's preview: docs/rules/designer.md#canvas */
export const previewScale = 0.8;
