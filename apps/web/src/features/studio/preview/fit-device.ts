import { type Device, deviceSizes } from './preview-store.ts';

export interface DeviceBox {
  readonly width: number;
  readonly height: number;
  /** Between 0.1 and 1: a device is scaled down to fit, never up. */
  readonly scale: number;
}

/** Width of the device's bezel on each side, in CSS pixels. */
export const bezelWidth = 10;

/** Size of a device in CSS pixels and the scale at which it fits into `room`. */
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
