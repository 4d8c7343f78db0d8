import { canRotate, type DeviceChoice, deviceSizes, type Frame, frames, type Zoom } from './devices.ts';

export interface DeviceBox {
  /** The screen without its frame, in CSS pixels of the device. */
  readonly width: number;
  readonly height: number;
  readonly frame: Frame;
  /** The screen with its frame. */
  readonly outerWidth: number;
  readonly outerHeight: number;
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Space around a device, on each side. */
export const deviceMargin = 12;

const smallestScale = 0.1;

/** Size of a device in CSS pixels and the scale at which it is shown in `room`: docs/rules/studio.md#preview */
export function fitDevice(device: DeviceChoice, isRotated: boolean, room: Size, zoom: Zoom): DeviceBox {
  const frame = frames[device];
  if (device === 'fill') {
    return { ...room, frame, outerWidth: room.width, outerHeight: room.height, scale: 1 };
  }
  const size: Size = deviceSizes[device];
  const isTurned = isRotated && canRotate(device);
  const width = isTurned ? size.height : size.width;
  const height = isTurned ? size.width : size.height;
  const outerWidth = width + 2 * frame.border;
  const outerHeight = height + frame.top + frame.border;
  const fitting = Math.min(
    1,
    (room.width - 2 * deviceMargin) / outerWidth,
    (room.height - 2 * deviceMargin) / outerHeight,
  );
  const scale = zoom === 'fit' ? Math.max(fitting, smallestScale) : zoom;
  return { width, height, frame, outerWidth, outerHeight, scale };
}
