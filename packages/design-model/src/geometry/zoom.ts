import type { Point } from '../model/frame.ts';

/** Zoom of the canvas: docs/rules/designer.md#canvas */
export const zoomRange = { minimum: 0.5, maximum: 2, step: 0.1 } as const;

/** The canvas as it is shown: screen pixel = pixel of the device × zoom + pan. */
export interface Viewport {
  readonly zoom: number;
  readonly pan: Point;
}

/** The nearest step within the range. */
export function limitZoom(zoom: number): number {
  const { minimum, maximum } = zoomRange;
  const steps = Number.isFinite(zoom) ? Math.round(zoom * 10) / 10 : 1;
  return Math.min(maximum, Math.max(minimum, steps));
}

/** One or several steps in or out. */
export const stepZoom = (zoom: number, steps: number): number =>
  limitZoom(limitZoom(zoom) + steps * zoomRange.step);

/** Changes the zoom so that the pixel of the device under the pointer stays there. */
export function zoomTo({ zoom, pan }: Viewport, wanted: number, pointer: Point): Viewport {
  const next = limitZoom(wanted);
  const scale = next / zoom;
  return {
    zoom: next,
    pan: { x: pointer.x - (pointer.x - pan.x) * scale, y: pointer.y - (pointer.y - pan.y) * scale },
  };
}

/** The largest step at which a screen is shown whole, in the middle of the room, with a margin around it. */
export function fitInto(
  screen: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
  margin = 24,
): Viewport {
  const fitting = Math.min(
    (room.width - 2 * margin) / screen.width,
    (room.height - 2 * margin) / screen.height,
  );
  const zoom = limitZoom(Math.floor(fitting * 10) / 10);
  return {
    zoom,
    pan: { x: (room.width - screen.width * zoom) / 2, y: (room.height - screen.height * zoom) / 2 },
  };
}

/** The pixel of the device at a point of the canvas. */
export const toDevice = ({ zoom, pan }: Viewport, { x, y }: Point): Point => ({
  x: (x - pan.x) / zoom,
  y: (y - pan.y) / zoom,
});
