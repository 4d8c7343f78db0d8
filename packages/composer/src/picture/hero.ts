import type { SchemeColors } from '../print/theme/palette.ts';
import { at, box, circle, contentWidth, type Drawn, type Look, text, textWidth } from './look.ts';

export interface HeroInput {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  /** Share of a ring at the right, 0 to 1. */
  readonly ring?: number;
  /** Heights of seven bars, any scale. */
  readonly bars?: readonly number[];
  /** Values of a line. */
  readonly line?: readonly number[];
}

function ring(look: Look, x: number, y: number, share: number): string {
  const radius = 30;
  const around = 2 * Math.PI * radius;
  const { onHero } = look.colors;
  const percent = Math.round(share * 100);
  const label = look.spec.language === 'tr' ? `%${percent}` : `${percent}%`;
  const track = ` stroke="${onHero}" stroke-width="8"`;
  return (
    circle(x, y, radius, 'none', `${track} opacity="0.25"`) +
    circle(
      x,
      y,
      radius,
      'none',
      `${track} stroke-linecap="round" stroke-dasharray="${Math.round(around * share)} 400" transform="rotate(-90 ${x} ${y})"`,
    ) +
    text(x, y + 5, label, { size: 14, fill: onHero, weight: 600, anchor: 'middle' })
  );
}

function barChart({ onHero }: SchemeColors, values: readonly number[], labels: readonly string[]): string {
  const highest = Math.max(...values, 1);
  const slot = (contentWidth - 40) / values.length;
  return values
    .map((value, index) => {
      const height = Math.max(4, (value / highest) * 76);
      const isLast = index === values.length - 1;
      const x = index * slot + slot / 2;
      return (
        box(x - 15, 78 - height, 30, height, {
          fill: onHero,
          radius: 6,
          ...(isLast ? {} : { opacity: 0.42 }),
        }) + text(x, 98, labels[index] ?? '', { size: 12, fill: onHero, anchor: 'middle' })
      );
    })
    .join('');
}

function lineChart({ onHero }: SchemeColors, values: readonly number[]): string {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest || 1;
  const step = (contentWidth - 56) / Math.max(1, values.length - 1);
  const points = values.map((value, index) => [index * step, 76 - ((value - lowest) / range) * 66] as const);
  const path = points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join(' L');
  const last = points.at(-1) ?? [0, 0];
  return (
    `<path d="M${path} L${Math.round(last[0])} 84 L0 84Z" fill="${onHero}" opacity="0.14"/>` +
    `<path d="M${path}" fill="none" stroke="${onHero}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>` +
    circle(last[0], last[1], 6, onHero)
  );
}

/** The answer to the question that the app is opened for. */
export function hero(look: Look, input: HeroInput, barLabels: readonly string[] = []): Drawn {
  const { colors, radius } = look;
  const hasChart = input.bars !== undefined || input.line !== undefined;
  const height = 92 + (input.note === undefined ? 0 : 26) + (hasChart ? 116 : 0) + 8;
  const room = contentWidth - 40 - (input.ring === undefined ? 0 : 80);
  const size = textWidth(input.value, 38, true) > room ? 28 : 38;
  const quiet = { fill: colors.onHero, opacity: 0.92, maximum: room } as const;
  const chartTop = input.note === undefined ? 104 : 130;
  return {
    height,
    svg: [
      box(0, 0, contentWidth, height, { fill: 'url(#hero)', radius: radius.card }),
      text(20, 36, input.label, { size: 14, weight: 500, ...quiet }),
      text(20, 78, input.value, { size, fill: colors.onHero, weight: 700, maximum: room }),
      input.note === undefined ? '' : text(20, 106, input.note, { size: 15, ...quiet }),
      input.ring === undefined ? '' : ring(look, contentWidth - 54, 58, input.ring),
      input.bars === undefined ? '' : at(20, chartTop, barChart(colors, input.bars, barLabels)),
      input.line === undefined ? '' : at(20, chartTop + 6, lineChart(colors, input.line)),
    ].join(''),
  };
}
