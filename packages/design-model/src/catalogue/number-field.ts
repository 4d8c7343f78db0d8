import { designLimits } from '../model/limits.ts';
import { type PropertyName, properties } from '../model/properties.ts';

interface NumberBounds {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  /** The value for text that is no number. */
  readonly fallback: number;
}

const { position, size, smallest } = designLimits;

/** Fields of position and size: docs/rules/designer.md#position-and-size */
export const frameFields = {
  x: { minimum: -position, maximum: position, step: 1, fallback: 0 },
  y: { minimum: -position, maximum: position, step: 1, fallback: 0 },
  width: { minimum: smallest, maximum: size, step: 1, fallback: 50 },
  height: { minimum: smallest, maximum: size, step: 1, fallback: 30 },
} as const satisfies Record<string, NumberBounds>;

export type FrameField = keyof typeof frameFields;

/** The bounds of a number, or undefined for a property that is no number. */
export function readBounds(name: PropertyName | FrameField): NumberBounds | undefined {
  if (name === 'x' || name === 'y' || name === 'width' || name === 'height') return frameFields[name];
  const spec = properties[name];
  return spec.kind === 'number' ? spec : undefined;
}

/** Multiples of fractions such as 0.1 without the errors of binary numbers. */
const roundTo = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(2));

/**
 * The number of a field: within the bounds, a multiple of fractional steps, and whole otherwise. Text that is no number
 * gives the fallback; a decimal comma counts as a point.
 */
export function readNumberField(text: string, { minimum, maximum, step, fallback }: NumberBounds): number {
  const typed = text.trim().replace(',', '.');
  const value = typed === '' ? Number.NaN : Number(typed);
  if (!Number.isFinite(value)) return fallback;
  const limited = Math.min(maximum, Math.max(minimum, roundTo(value, Math.min(step, 1))));
  return Object.is(limited, -0) ? 0 : limited;
}

/** A field's number after a number of steps, by keys or by dragging its label. */
export const stepNumber = (value: number, steps: number, bounds: NumberBounds): number =>
  readNumberField(String(value + steps * bounds.step), bounds);
