import { hero } from '../hero.ts';
import { at, box, circle, contentWidth, type Drawn, icon, type Look, stack, surface, text } from '../look.ts';
import { badge, badgeWidth, chips, heading, row, type Tone } from '../parts.ts';
import {
  dateOf,
  dayOf,
  fieldWithRole,
  figureText,
  findEntity,
  formatMoney,
  rowSubtitle,
  rowTitle,
  timeOf,
  valueText,
  weekdayOf,
} from '../row-texts.ts';
import type { DrawEntityScreen, EntityInput } from './screen-picture.ts';

/** Days around today in one line, with today marked. */
function dayStrip(look: Look): Drawn {
  const { colors, radius, spec } = look;
  const svg = [-1, 0, 1, 2, 3, 4, 5]
    .map((day, index) => {
      const isToday = day === 0;
      const fill = isToday ? colors.onPrimary : colors.ink;
      return at(
        index * 52,
        0,
        box(0, 0, 46, 66, { fill: isToday ? colors.primary : colors.sunken, radius: radius.control }) +
          text(23, 24, weekdayOf(spec, day), {
            size: 12,
            fill: isToday ? fill : colors.muted,
            anchor: 'middle',
          }) +
          text(23, 46, String(dateOf(day).getUTCDate()), { size: 16, fill, weight: 600, anchor: 'middle' }),
      );
    })
    .join('');
  return { height: 66, svg };
}

function statusOf({ look, entity }: EntityInput, sample: EntityInput['entity']['samples'][number]) {
  const field = fieldWithRole(entity, 'status');
  const option = field?.options?.find(({ id }) => id === sample[field.id]);
  if (field === undefined || option === undefined) return undefined;
  const tone: Tone = option.tone ?? 'neutral';
  return { label: option.label, tone, look };
}

export const drawAgenda: DrawEntityScreen = (input) => {
  const { look, entity, texts } = input;
  const { colors, spec } = look;
  const start = fieldWithRole(entity, 'start');
  const today = entity.samples
    .filter((sample) => start !== undefined && dayOf(sample[start.id]) === 0)
    .toSorted((a, b) => (timeOf(a[start?.id ?? '']) ?? '').localeCompare(timeOf(b[start?.id ?? '']) ?? ''));
  const next = today[0];
  const resource = fieldWithRole(entity, 'resource');
  const people = findEntity(spec, resource?.entity);
  const entries = today.map((sample): Drawn => {
    const time = timeOf(sample[start?.id ?? '']) ?? '';
    const status = statusOf(input, sample);
    const width = contentWidth - 62;
    const room = width - 34 - (status === undefined ? 0 : badgeWidth(status.label) + 8);
    const inner = { ...look };
    return {
      height: 74,
      svg:
        text(0, 31, time, { size: 16, fill: colors.ink, weight: 600 }) +
        at(
          62,
          0,
          surface(inner, width, 74) +
            box(0, 0, 6, 74, { fill: colors.primary, radius: 3 }) +
            text(20, 31, rowTitle(spec, entity, sample), {
              size: 16,
              fill: colors.ink,
              weight: 600,
              maximum: room,
            }) +
            text(20, 53, rowSubtitle(spec, entity, sample, [start]), {
              size: 14,
              fill: colors.muted,
              maximum: width - 34,
            }) +
            (status === undefined ? '' : badge(look, width - 12, 14, status.label, status.tone)),
        ),
    };
  });
  return [
    hero(look, {
      label: texts.next,
      value: next === undefined ? '' : (timeOf(next[start?.id ?? '']) ?? ''),
      note:
        next === undefined
          ? ''
          : `${rowTitle(spec, entity, next)} · ${rowSubtitle(spec, entity, next, [start])}`,
    }),
    dayStrip(look),
    ...(people === undefined
      ? []
      : [chips(look, [texts.all, ...people.samples.map((sample) => rowTitle(spec, people, sample))], 0)]),
    stack(entries, 12),
  ];
};

/** Work by its due date, with the status and the step that follows. */
export const drawDue: DrawEntityScreen = (input) => {
  const { look, entity, texts } = input;
  const { colors, spec } = look;
  const due = fieldWithRole(entity, 'due', 'date', 'start');
  const status = fieldWithRole(entity, 'status');
  const open = entity.samples
    .map((sample) => ({ sample, day: dayOf(sample[due?.id ?? '']) ?? 0, status: statusOf(input, sample) }))
    .filter((job) => job.day >= 0 && job.status?.tone !== 'danger')
    .toSorted((a, b) => a.day - b.day);
  const today = open.filter(({ day }) => day === 0);
  const price = fieldWithRole(entity, 'price', 'amount');
  const sum = open.reduce((total, { sample }) => {
    const value = price === undefined ? 0 : sample[price.id];
    return total + (typeof value === 'number' ? value : 0);
  }, 0);
  const card = (job: (typeof open)[number]): Drawn => {
    const options = status?.options ?? [];
    const position = options.findIndex(({ label }) => label === job.status?.label);
    const next = options[position + 1];
    return {
      height: 118,
      svg:
        surface(look, contentWidth, 118) +
        text(16, 33, rowTitle(spec, entity, job.sample), {
          size: 16,
          fill: colors.ink,
          weight: 600,
          maximum: 220,
        }) +
        text(16, 55, rowSubtitle(spec, entity, job.sample, [due, status]), {
          size: 14,
          fill: colors.muted,
          maximum: 220,
        }) +
        text(contentWidth - 16, 33, figureText(spec, entity, job.sample), {
          size: 15,
          fill: colors.ink,
          weight: 600,
          anchor: 'end',
        }) +
        (job.status === undefined
          ? ''
          : badge(look, 16 + badgeWidth(job.status.label), 78, job.status.label, job.status.tone)) +
        (next === undefined
          ? ''
          : box(contentWidth - 136, 68, 122, 40, { fill: colors.primary, radius: look.radius.control }) +
            text(contentWidth - 84, 93, next.label, {
              size: 14,
              fill: colors.onPrimary,
              weight: 600,
              anchor: 'middle',
              maximum: 82,
            }) +
            icon(look, contentWidth - 28, 88, 'arrow-forward', 16, colors.onPrimary)),
    };
  };
  const later = open.filter(({ day }) => day > 0);
  return [
    hero(look, {
      label: texts.today,
      value: String(today.length),
      ...(sum > 0 ? { note: formatMoney(spec, sum) } : {}),
    }),
    ...(today.length > 0
      ? [stack([heading(look, `${texts.today} · ${today.length}`), ...today.map(card)], 10)]
      : []),
    stack([heading(look, `${texts.soon} · ${later.length}`), ...later.slice(0, 4).map(card)], 10),
  ];
};

/** Free and taken hours of each resource. */
export const drawSlots: DrawEntityScreen = ({ look, entity, texts }) => {
  const { colors, radius, spec } = look;
  const resource =
    fieldWithRole(entity, 'resource') ?? entity.fields.find(({ type }) => type === 'reference');
  const target = findEntity(spec, resource?.entity);
  const names = (target?.samples ?? []).slice(0, 3).map((sample) => rowTitle(spec, target ?? entity, sample));
  const start = fieldWithRole(entity, 'start');
  const taken = new Set(
    entity.samples
      .filter((sample) => start !== undefined && (dayOf(sample[start.id]) ?? 9) <= 1)
      .map(
        (sample, index) =>
          `${index % Math.max(1, names.length)} ${(timeOf(sample[start?.id ?? '']) ?? '').slice(0, 2)}`,
      ),
  );
  const hours = ['10', '11', '12', '17', '18', '19', '20'];
  const width = (contentWidth - 56) / Math.max(1, names.length);
  const cells = hours.flatMap((hour, line) => [
    text(0, line * 52 + 62, `${hour}:00`, { size: 14, fill: colors.muted }),
    ...names.map((_, column) => {
      const isTaken = taken.has(`${column} ${hour}`);
      const x = 56 + column * width;
      const y = line * 52 + 34;
      return (
        box(x, y, width - 8, 44, {
          fill: isTaken ? colors.primary : colors.successSoft,
          radius: radius.control,
        }) +
        icon(
          look,
          x + width / 2 - 4,
          y + 22,
          isTaken ? 'person' : 'add',
          17,
          isTaken ? colors.onPrimary : colors.success,
        )
      );
    }),
  ]);
  const free = hours.length * names.length - taken.size;
  return [
    hero(look, { label: texts.freeHours, value: String(free), note: `${texts.today} · ${names.join(', ')}` }),
    dayStrip(look),
    {
      height: hours.length * 52 + 34,
      svg:
        names
          .map((name, column) =>
            text(56 + column * width + (width - 8) / 2, 18, name, {
              size: 14,
              fill: colors.ink,
              weight: 600,
              anchor: 'middle',
              maximum: width - 10,
            }),
          )
          .join('') + cells.join(''),
    },
  ];
};

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The days on which a row is planned; 0 is Monday. */
function plannedDays(
  sample: EntityInput['entity']['samples'][number],
  entity: EntityInput['entity'],
): number[] {
  for (const field of entity.fields) {
    const value = sample[field.id];
    if (field.type === 'weekdays' && Array.isArray(value)) return value.map((day) => weekdays.indexOf(day));
    const day = dayOf(value);
    if (day !== undefined) return [((day % 7) + 7) % 7];
  }
  return [];
}

export const drawWeek: DrawEntityScreen = ({ look, entity, texts }) => {
  const { colors, radius, spec } = look;
  const rows = entity.samples.map((sample) => ({ sample, days: plannedDays(sample, entity) }));
  const ofDay = (day: number) => rows.filter(({ days }) => days.includes(day));
  const today = ofDay(0);
  const next = today[0]?.sample ?? entity.samples[0];
  const width = contentWidth / 7;
  const tones = [colors.primary, colors.success, colors.warning, colors.heroTo];
  const columns = [0, 1, 2, 3, 4, 5, 6].map((day) =>
    at(
      day * width,
      0,
      box(2, 0, width - 4, 224, { fill: day === 0 ? colors.soft : colors.sunken, radius: radius.control }) +
        text(width / 2, 22, weekdayOf(spec, day), { size: 12, fill: colors.muted, anchor: 'middle' }) +
        text(width / 2, 46, String(dateOf(day).getUTCDate()), {
          size: 15,
          fill: day === 0 ? colors.onSoft : colors.ink,
          weight: 600,
          anchor: 'middle',
        }) +
        ofDay(day)
          .slice(0, 4)
          .map(({ sample }, index) =>
            box(6, 60 + index * 40, width - 12, 32, {
              fill: tones[entity.samples.indexOf(sample) % tones.length] ?? colors.primary,
              radius: 8,
            }),
          )
          .join(''),
    ),
  );
  const list = (today.length > 0 ? today : rows).slice(0, 3).map(({ sample }) => {
    const time = entity.fields.map((field) => timeOf(sample[field.id])).find((value) => value !== undefined);
    return row(look, {
      title: rowTitle(spec, entity, sample),
      subtitle: rowSubtitle(spec, entity, sample),
      ...(time === undefined ? {} : { trailing: time }),
    });
  });
  return [
    hero(look, {
      label: texts.next,
      value: next === undefined ? '' : rowTitle(spec, entity, next),
      note: next === undefined ? '' : rowSubtitle(spec, entity, next),
    }),
    { height: 224, svg: columns.join('') },
    stack([heading(look, texts.today), ...list], 10),
  ];
};

/** Columns by status; the second one is cut at the edge, as in the app. */
export const drawBoard: DrawEntityScreen = ({ look, entity }) => {
  const { colors, spec, radius } = look;
  const status = fieldWithRole(entity, 'status');
  const due = fieldWithRole(entity, 'due', 'date');
  const columns = (status?.options ?? []).slice(0, 2).map((option, index) => {
    const cards = entity.samples.filter((sample) => sample[status?.id ?? ''] === option.id).slice(0, 4);
    const drawn = cards.map((sample): Drawn => {
      const day = due === undefined ? undefined : valueText(spec, due, sample[due.id]);
      return {
        height: 122,
        svg:
          box(0, 0, 246, 122, { fill: colors.raised, radius: radius.card }) +
          text(14, 30, rowTitle(spec, entity, sample), {
            size: 16,
            fill: colors.ink,
            weight: 600,
            maximum: 220,
          }) +
          text(14, 52, rowSubtitle(spec, entity, sample, [status, due]), {
            size: 14,
            fill: colors.muted,
            maximum: 220,
          }) +
          text(14, 98, day ?? '', { size: 13, fill: colors.muted }) +
          circle(218, 92, 18, colors.primary) +
          icon(look, 218, 92, 'arrow-forward', 16, colors.onPrimary),
      };
    });
    return at(
      index * 286,
      0,
      box(0, 0, 272, 620, { fill: colors.sunken, radius: radius.card }) +
        text(16, 32, option.label, { size: 16, fill: colors.ink, weight: 600 }) +
        text(256, 32, String(cards.length), { size: 14, fill: colors.muted, anchor: 'end' }) +
        at(13, 52, stack(drawn, 10).svg),
    );
  });
  return [{ height: 620, svg: columns.join('') }];
};
