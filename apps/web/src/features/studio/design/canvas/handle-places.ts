import type { ResizeHandle } from '@kilim/design-model';

/** Where each handle is on a frame, and its cursor. */
export const handlePlaces: Readonly<Record<ResizeHandle, string>> = {
  'top-left': 'top-0 left-0 cursor-nwse-resize',
  top: 'top-0 left-1/2 cursor-ns-resize',
  'top-right': 'top-0 left-full cursor-nesw-resize',
  right: 'top-1/2 left-full cursor-ew-resize',
  'bottom-right': 'top-full left-full cursor-nwse-resize',
  bottom: 'top-full left-1/2 cursor-ns-resize',
  'bottom-left': 'top-full left-0 cursor-nesw-resize',
  left: 'top-1/2 left-0 cursor-ew-resize',
};
