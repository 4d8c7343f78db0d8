import { hero } from '../hero.ts';
import { at, box, contentWidth, type Drawn, icon, stack, text } from '../look.ts';
import { button, chips, heading, row, tiles } from '../parts.ts';
import type { DrawScreen } from './screen-picture.ts';

export const drawFlashcards: DrawScreen = ({ look, texts }) => {
  const { colors, radius, spec } = look;
  const count = spec.entities[0]?.samples.length ?? 0;
  const levels = [count, Math.ceil(count / 3), Math.ceil(count / 4), 3, 2, 1];
  const slot = (contentWidth - 40) / levels.length;
  const chart: Drawn = {
    height: 250,
    svg:
      box(0.5, 0.5, contentWidth - 1, 249, { fill: colors.page, radius: radius.card, stroke: colors.line }) +
      levels
        .map((level, index) => {
          const height = Math.max(6, (level / Math.max(1, count)) * 150);
          const x = 20 + slot * (index + 0.5);
          return (
            text(x, 200 - height, String(level), {
              size: 13,
              fill: colors.ink,
              weight: 600,
              anchor: 'middle',
            }) +
            box(x - 18, 208 - height, 36, height, {
              fill: index === 0 ? colors.faint : colors.primary,
              radius: 8,
            }) +
            text(x, 232, index === 0 ? texts.fresh : String(index), {
              size: 12,
              fill: colors.muted,
              anchor: 'middle',
            })
          );
        })
        .join(''),
  };
  return [
    hero(look, { label: texts.today, value: `${count} ${texts.cards}`, note: texts.going }),
    heading(look, texts.howWell),
    chart,
    button(look, texts.learn, 'play'),
  ];
};

export const drawQuiz: DrawScreen = ({ look, texts }) => {
  const { spec } = look;
  const entity = spec.entities[0];
  const category = entity?.fields.find(({ role }) => role === 'category');
  const topics = category?.options ?? [];
  const countOf = (id: string): number =>
    entity?.samples.filter((sample) => category !== undefined && sample[category.id] === id).length ?? 0;
  return [
    hero(look, { label: texts.streak, value: `3 ${texts.days}`, note: texts.going, ring: 0.8 }),
    button(look, texts.round, 'play'),
    stack(
      [
        heading(look, texts.topics),
        ...topics.slice(0, 6).map(({ id, label }) =>
          row(look, {
            leading: { kind: 'icon', icon: 'play' },
            title: label,
            subtitle: `${countOf(id)} ${texts.questions}`,
          }),
        ),
      ],
      10,
    ),
  ];
};

export const drawMaths: DrawScreen = ({ look, texts }) => {
  const { colors, radius } = look;
  const width = (contentWidth - 14) / 2;
  const answers = [10, 17, 9, 7].map((answer, index) =>
    at(
      (index % 2) * (width + 14),
      Math.floor(index / 2) * 92,
      box(0, 0, width, 80, { fill: colors.soft, radius: radius.card }) +
        text(width / 2, 50, String(answer), { size: 28, fill: colors.onSoft, weight: 700, anchor: 'middle' }),
    ),
  );
  const stars = [0, 1, 2, 3, 4].map((index) =>
    icon(
      look,
      contentWidth / 2 - 68 + index * 34,
      120,
      index < 2 ? 'star' : 'star-outline',
      24,
      colors.onPrimary,
    ),
  );
  return [
    chips(look, [texts.plus, texts.minus, texts.times, texts.divided], 0),
    {
      height: 150,
      svg:
        box(0, 0, contentWidth, 150, { fill: colors.primary, radius: radius.card }) +
        text(contentWidth / 2, 78, '4 + 3 = ?', {
          size: 44,
          fill: colors.onPrimary,
          weight: 700,
          anchor: 'middle',
        }) +
        stars.join(''),
    },
    { height: 172, svg: answers.join('') },
    tiles(
      look,
      [
        [texts.right, '6'],
        [texts.inRow, '2'],
        [texts.longest, '5'],
      ],
      false,
    ),
    heading(look, texts.level),
    chips(look, ['1', '2', '3', '4', '5'], 0),
  ];
};
