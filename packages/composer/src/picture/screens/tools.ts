import { hero } from '../hero.ts';
import { box, circle, contentWidth, type Drawn, icon, text } from '../look.ts';
import { button, chips, input, segmented } from '../parts.ts';
import { formatMoney } from '../row-texts.ts';
import type { DrawScreen } from './screen-picture.ts';

export const drawFocusTimer: DrawScreen = ({ look, texts }) => {
  const { colors } = look;
  const middle = contentWidth / 2;
  const track = (color: string, rest: string): string =>
    circle(middle, 150, 124, 'none', ` stroke="${color}" stroke-width="22"${rest}`);
  const dial: Drawn = {
    height: 300,
    svg:
      track(colors.soft, '') +
      track(
        colors.primary,
        ` stroke-linecap="round" stroke-dasharray="240 900" transform="rotate(-90 ${middle} 150)"`,
      ) +
      text(middle, 166, '25:00', { size: 54, fill: colors.ink, weight: 700, anchor: 'middle' }) +
      text(middle, 196, texts.ready, { size: 15, fill: colors.muted, anchor: 'middle' }),
  };
  return [
    segmented(look, [texts.work, texts.pause]),
    dial,
    button(look, texts.start, 'play'),
    chips(look, ['5', '15', '25', '45', '60', '90'], 2),
  ];
};

export const drawBreathing: DrawScreen = ({ look, texts }) => {
  const { colors } = look;
  const middle = contentWidth / 2;
  const circles: Drawn = {
    height: 430,
    svg:
      circle(middle, 220, 166, colors.soft, ' opacity="0.55"') +
      circle(middle, 220, 132, colors.soft) +
      circle(middle, 220, 98, 'url(#hero)') +
      text(middle, 226, texts.inhale, { size: 18, fill: colors.onHero, weight: 600, anchor: 'middle' }),
  };
  return [
    chips(look, [texts.calm, texts.boxBreath, texts.sleep], 0),
    circles,
    button(look, texts.start, 'play'),
  ];
};

export const drawTip: DrawScreen = ({ look, texts }) => {
  const { colors, radius, spec } = look;
  const money = (amount: number): string => formatMoney(spec, amount);
  const symbol = money(0).replaceAll(/[\d\s.,]/g, '');
  const percents = [0, 5, 10, 15, 20].map((value) => (spec.language === 'tr' ? `%${value}` : `${value}%`));
  const bill = spec.currency === 'TRY' ? 1200 : 120;
  return [
    hero(look, { label: texts.each, value: money((bill * 1.1) / 4), note: `4 ${texts.people}` }),
    input(look, texts.bill, String(bill), symbol),
    input(look, texts.tip, '10', '%'),
    chips(look, percents, 2),
    input(look, texts.peopleCount, '4', ''),
    chips(look, ['1', '2', '3', '4', '5', '6'], 3),
    {
      height: 60,
      svg:
        box(0, 0, contentWidth, 60, { fill: colors.raised, radius: radius.card }) +
        text(16, 36, texts.tipTotal, { size: 15, fill: colors.ink }) +
        text(contentWidth - 16, 36, money(bill * 1.1), {
          size: 16,
          fill: colors.ink,
          weight: 700,
          anchor: 'end',
        }),
    },
  ];
};

export const drawConverter: DrawScreen = ({ look, texts }) => {
  const { colors } = look;
  return [
    chips(look, [texts.length, texts.weight, texts.volume], 0),
    hero(look, { label: '1 km', value: look.spec.language === 'tr' ? '1.000 m' : '1,000 m' }),
    input(look, texts.value, '1', 'km'),
    { height: 14, svg: text(0, 12, texts.from, { size: 14, fill: colors.muted, weight: 500 }) },
    chips(look, ['mm', 'cm', 'm', 'km', 'in', 'ft'], 3),
    { height: 34, svg: icon(look, contentWidth / 2, 17, 'swap-vertical', 26, colors.primaryInk) },
    chips(look, ['mm', 'cm', 'm', 'km', 'in', 'ft'], 2),
  ];
};
