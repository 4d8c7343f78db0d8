export type LightMode = 'steady' | 'blink' | 'sos';

export const lightColors = ['#ffffff', '#fff1d0', '#ffd27a', '#ff6b5e', '#7ee0a1', '#7ab8ff'] as const;

/** Three short, three long, three short; lengths in units of 200 ms, light and pause in turn. */
const signal = [1, 1, 1, 1, 1, 3, 3, 1, 3, 1, 3, 3, 1, 1, 1, 1, 1, 7];
const unit = 200;
const signalTime = signal.reduce((sum, length) => sum + length, 0) * unit;
/** Slow enough for people whom fast flashes make ill: below three flashes a second. */
const blinkTime = 1000;

/** Whether the screen is bright after this many milliseconds. */
export function isLit(mode: LightMode, elapsed: number): boolean {
  if (mode === 'steady') return true;
  if (mode === 'blink') return elapsed % blinkTime < blinkTime / 2;
  let rest = elapsed % signalTime;
  for (let part = 0; part < signal.length; part += 1) {
    rest -= (signal[part] ?? 1) * unit;
    if (rest < 0) return part % 2 === 0;
  }
  return false;
}
