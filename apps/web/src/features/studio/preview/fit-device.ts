import { type Device, deviceSizes } from './preview-store.ts';

export interface DeviceBox {
  readonly width: number;
  readonly height: number;
  /** 1 or less: a device is made smaller to fit, never blown up. */
  readonly scale: number;
}

/** Thickness of the device's bezelWidth in CSS pixels, on each side. */
export const bezelWidth = 10;

/** A device in the room there is; its own pixels stay what they are, only the picture shrinks. */
export function fitDevice(
  device: Device,
  isRotated: boolean,
  room: { width: number; height: number },
): DeviceBox {
  const size = deviceSizes[device];
  const width = isRotated ? size.height : size.width;
  const height = isRotated ? size.width : size.height;
  const scale = Math.min(1, room.width / (width + 2 * bezelWidth), room.height / (height + 2 * bezelWidth));
  return { width, height, scale: Math.max(scale, 0.1) };
}
