import type { Language } from '@kilim/contract';
import { formatNumber } from './formats.ts';

const units = ['KB', 'MB', 'GB', 'TB'] as const;

/** A size as storage is counted (1024 to the next unit), with one decimal below ten: 3.4 MB, 200 MB, 1 GB. */
export function formatBytes(bytes: number, language: Language): string {
  let value = Math.max(0, bytes) / 1024;
  let unit: (typeof units)[number] = units[0];
  for (const next of units.slice(1)) {
    if (value < 1024) break;
    value /= 1024;
    unit = next;
  }
  const rounded = value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  // Show at least 0.1 for anything above zero.
  return `${formatNumber(bytes > 0 ? Math.max(0.1, rounded) : 0, language)} ${unit}`;
}
