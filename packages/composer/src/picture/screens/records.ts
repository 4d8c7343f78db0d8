import { searchInTurkish } from '../../language/turkish-labels.ts';
import { isAdditive } from '../../print/entity/entry-value.ts';
import { hero } from '../hero.ts';
import { box, circle, contentWidth, type Drawn, icon, stack, text } from '../look.ts';
import { cardPair, chips, heading, row, searchBar, segmented } from '../parts.ts';
import {
  dayOf,
  fieldWithRole,
  figureField,
  figureText,
  formatMoney,
  formatNumber,
  initialsOf,
  numberOf,
  rowSubtitle,
  rowTitle,
  valueText,
  weekdayOf,
} from '../row-texts.ts';
import type { DrawEntityScreen, EntityInput } from './screen-picture.ts';

const optionLabels = (entity: EntityInput['entity']): string[] =>
  (fieldWithRole(entity, 'category', 'kind')?.options ?? []).map(({ label }) => label);

const searchLabel = ({ look, entity, texts }: EntityInput): string =>
  look.spec.language === 'tr' ? searchInTurkish(entity.many) : `${texts.search} ${entity.many}`;

const capital = (text: string, language: string): string => {
  const [first = '', ...rest] = Array.from(text);
  return first.toLocaleUpperCase(language) + rest.join('');
};

const filters = (input: EntityInput): Drawn[] => {
  const labels = optionLabels(input.entity);
  return [
    searchBar(input.look, capital(searchLabel(input), input.look.spec.language)),
    ...(labels.length > 1 ? [chips(input.look, [input.texts.all, ...labels], 0)] : []),
  ];
};

/** Sum of a figure on each of the last seven days. */
function lastDays(
  entity: EntityInput['entity'],
  fieldId: string | undefined,
  dateId: string | undefined,
): number[] {
  return [-6, -5, -4, -3, -2, -1, 0].map((day) =>
    entity.samples
      .filter((sample) => dateId !== undefined && dayOf(sample[dateId]) === day)
      .reduce((sum, sample) => {
        const value = fieldId === undefined ? 1 : sample[fieldId];
        return sum + (typeof value === 'number' ? value : 0);
      }, 0),
  );
}

export const drawLog: DrawEntityScreen = (input) => {
  const { look, entity, texts } = input;
  const { spec } = look;
  const figure = figureField(entity);
  const date =
    fieldWithRole(entity, 'date', 'start') ?? entity.fields.find(({ type }) => type.startsWith('date'));
  const isCounted = figure === undefined || !isAdditive(figure);
  const days = lastDays(entity, isCounted ? undefined : figure.id, date?.id);
  const isMoney = figure?.type === 'money';
  const format = (value: number): string =>
    isMoney ? formatMoney(spec, value) : formatNumber(spec, value, figure?.unit);
  const values = entity.samples.flatMap((sample) => {
    const value = figure === undefined ? undefined : sample[figure.id];
    return typeof value === 'number' ? [value] : [];
  });
  const newestFirst = entity.samples.toSorted(
    (a, b) => (dayOf(b[date?.id ?? '']) ?? 0) - (dayOf(a[date?.id ?? '']) ?? 0),
  );
  const newest = newestFirst[0];
  const sum = isMoney ? values.reduce((total, value) => total + value, 0) : (days.at(-1) ?? 0);
  const top =
    spec.archetype === 'measurements'
      ? hero(look, {
          label: texts.latest,
          value: newest === undefined ? '' : figureText(spec, entity, newest),
          note: newest === undefined ? '' : rowSubtitle(spec, entity, newest),
          line: values.slice(0, 10).toReversed(),
        })
      : hero(
          look,
          {
            label: isMoney || isCounted ? texts.thisMonth : texts.today,
            value: isCounted ? `${entity.samples.length} ${texts.entries}` : format(sum),
            bars: days,
          },
          [-6, -5, -4, -3, -2, -1, 0].map((day) => weekdayOf(spec, day)),
        );
  const labels = optionLabels(entity);
  return [
    top,
    ...(labels.length > 1
      ? [
          chips(
            look,
            labels.map((label) => `+ ${label}`),
            -1,
          ),
        ]
      : []),
    stack(
      [
        heading(look, texts.recent, texts.seeAll),
        ...newestFirst.slice(0, 5).map((sample) =>
          row(look, {
            leading: { kind: 'icon', icon: entity.icon },
            title: rowTitle(spec, entity, sample),
            subtitle: rowSubtitle(spec, entity, sample, [figure]),
            trailing: figureText(spec, entity, sample),
          }),
        ),
      ],
      10,
    ),
  ];
};

export const drawList: DrawEntityScreen = (input) => {
  const { look, entity } = input;
  const { spec } = look;
  const hasPeople = fieldWithRole(entity, 'phone') !== undefined;
  return [
    ...filters(input),
    stack(
      entity.samples.slice(0, 8).map((sample) => {
        const title = rowTitle(spec, entity, sample);
        return row(look, {
          leading: hasPeople
            ? { kind: 'initials', name: initialsOf(title) }
            : { kind: 'icon', icon: entity.icon },
          title,
          subtitle: rowSubtitle(spec, entity, sample, [figureField(entity)]),
          trailing: figureText(spec, entity, sample),
        });
      }),
      10,
    ),
  ];
};

export const drawBalances: DrawEntityScreen = (input) => {
  const { look, entity, texts } = input;
  const { spec } = look;
  const balance = entity.fields.find(({ formula }) => formula?.kind === 'sumOf') ?? figureField(entity);
  const rows = entity.samples
    .map((sample, index) => ({
      sample,
      amount: balance === undefined ? 0 : numberOf(spec, entity, index, balance),
    }))
    .toSorted((a, b) => b.amount - a.amount);
  const sum = rows.reduce((total, { amount }) => total + Math.max(0, amount), 0);
  return [
    hero(look, { label: texts.toCollect, value: formatMoney(spec, sum) }),
    segmented(look, [texts.all, texts.owing]),
    searchBar(look, capital(searchLabel(input), spec.language)),
    stack(
      rows.slice(0, 7).map(({ sample, amount }) => {
        const title = rowTitle(spec, entity, sample);
        return row(look, {
          leading: { kind: 'initials', name: initialsOf(title) },
          title,
          trailing: formatMoney(spec, amount),
          isDanger: amount > 0,
        });
      }),
      10,
    ),
  ];
};

export const drawStock: DrawEntityScreen = (input) => {
  const { look, entity, texts } = input;
  const { colors, spec } = look;
  const quantity = fieldWithRole(entity, 'quantity') ?? figureField(entity);
  const minimum = fieldWithRole(entity, 'minimum');
  const amountOf = (index: number): number =>
    quantity === undefined ? 0 : Math.max(0, numberOf(spec, entity, index, quantity));
  const least = (index: number): number =>
    minimum === undefined ? 5 : numberOf(spec, entity, index, minimum);
  const isLow = (index: number): boolean => amountOf(index) <= least(index);
  const low = entity.samples.filter((_, index) => isLow(index)).length;
  const rows = entity.samples.slice(0, 7).map((sample, index): Drawn => {
    const amount = amountOf(index);
    const fill = isLow(index) ? colors.danger : colors.ink;
    const share = Math.min(1, amount / Math.max(1, least(index) * 2.5));
    const tail =
      text(contentWidth - 100, 40, '−', { size: 20, fill: colors.ink, anchor: 'middle' }) +
      text(contentWidth - 60, 42, formatNumber(spec, amount), {
        size: 20,
        fill,
        weight: 700,
        anchor: 'middle',
      }) +
      text(contentWidth - 20, 40, '+', { size: 20, fill: colors.ink, anchor: 'middle' }) +
      box(66, 44, 150, 6, { fill: colors.line, radius: 3 }) +
      box(66, 44, 150 * share, 6, { fill: isLow(index) ? colors.danger : colors.success, radius: 3 });
    const drawn = row(look, {
      leading: { kind: 'icon', icon: entity.icon },
      title: '',
      tail,
      tailWidth: 126,
    });
    const title = text(66, 32, rowTitle(spec, entity, sample), {
      size: 16,
      fill: colors.ink,
      weight: 600,
      maximum: 158,
    });
    return { ...drawn, svg: drawn.svg + title };
  });
  return [
    hero(look, { label: texts.low, value: `${low} / ${entity.samples.length}` }),
    searchBar(look, capital(searchLabel(input), spec.language)),
    stack(rows, 10),
  ];
};

export const drawGrid: DrawEntityScreen = (input) => {
  const { look, entity } = input;
  const { spec } = look;
  const favourite = fieldWithRole(entity, 'favourite');
  const rating = fieldWithRole(entity, 'rating');
  const price = fieldWithRole(entity, 'price', 'amount');
  const shown = price ?? rating ?? fieldWithRole(entity, 'status', 'duration') ?? figureField(entity);
  const cards = entity.samples.slice(0, 6).map((sample) => {
    const figure = shown === undefined ? undefined : valueText(spec, shown, sample[shown.id]);
    return {
      title: rowTitle(spec, entity, sample),
      subtitle: rowSubtitle(spec, entity, sample, [shown, rating]),
      ...(figure === undefined ? {} : { figure }),
      ...(favourite === undefined ? {} : { isFavourite: sample[favourite.id] === true }),
    };
  });
  const pairs = [0, 2, 4].map((start) => cardPair(look, cards.slice(start, start + 2), entity.icon));
  return [...filters(input), stack(pairs, 12)];
};

/** Things to tick off, grouped as in the app. */
export const drawToday: DrawEntityScreen = (input) => {
  const { look, entity, texts } = input;
  const { spec } = look;
  const done = fieldWithRole(entity, 'done');
  const isDone = (sample: EntityInput['entity']['samples'][number]): boolean =>
    done !== undefined && sample[done.id] === true;
  const open = entity.samples.filter((sample) => !isDone(sample));
  const rows = [...open, ...entity.samples.filter(isDone)].slice(0, 8).map((sample) =>
    row(look, {
      leading: { kind: 'check', isDone: isDone(sample) },
      title: rowTitle(spec, entity, sample),
      subtitle: rowSubtitle(spec, entity, sample, [figureField(entity)]),
      trailing: figureText(spec, entity, sample),
    }),
  );
  const share = 1 - open.length / Math.max(1, entity.samples.length);
  return [
    hero(look, { label: texts.left, value: String(open.length), note: texts.going, ring: share }),
    stack(rows, 10),
  ];
};

/** Habits and medicines: what is due today. */
export const drawHabits: DrawEntityScreen = ({ look, entity, texts }) => {
  const { spec, colors } = look;
  const rows = entity.samples.slice(0, 6);
  const finished = Math.min(2, rows.length);
  const width = contentWidth / 7;
  const week: Drawn = {
    height: 70,
    svg: [-6, -5, -4, -3, -2, -1, 0]
      .map((day, index) => {
        const x = width * (index + 0.5);
        const share = [1, 0.8, 1, 0.6, 1, 0.85, finished / Math.max(1, rows.length)][index] ?? 0;
        return (
          text(x, 14, weekdayOf(spec, day), { size: 12, fill: colors.muted, anchor: 'middle' }) +
          circle(x, 44, 16, 'none', ` stroke="${colors.line}" stroke-width="4"`) +
          circle(
            x,
            44,
            16,
            'none',
            ` stroke="${colors.primary}" stroke-width="4" stroke-linecap="round" stroke-dasharray="${Math.round(100 * share)} 200" transform="rotate(-90 ${Math.round(x)} 44)"`,
          )
        );
      })
      .join(''),
  };
  return [
    hero(look, {
      label: texts.today,
      value: `${finished} / ${rows.length}`,
      note: texts.going,
      ring: finished / Math.max(1, rows.length),
    }),
    week,
    stack(
      rows.map((sample, index) =>
        row(look, {
          title: rowTitle(spec, entity, sample),
          subtitle: rowSubtitle(spec, entity, sample),
          tail:
            index < finished
              ? circle(contentWidth - 34, 34, 17, colors.primary) +
                icon(look, contentWidth - 34, 34, 'checkmark', 20, colors.onPrimary)
              : circle(contentWidth - 34, 34, 16, 'none', ` stroke="${colors.faint}" stroke-width="2"`),
          tailWidth: 50,
        }),
      ),
      10,
    ),
  ];
};
