import { hero } from '../hero.ts';
import { at, box, contentWidth, type Drawn, icon, stack, surface, text } from '../look.ts';
import { chips, initials, paragraph, row, searchBar, segmented } from '../parts.ts';
import {
  dayOf,
  fieldWithRole,
  findEntity,
  formatDay,
  initialsOf,
  plainText,
  rowOf,
  rowSubtitle,
  rowTitle,
  timeOf,
  valueText,
} from '../row-texts.ts';
import type { DrawEntityScreen } from './screen-picture.ts';

export const drawFeed: DrawEntityScreen = ({ look, entity, texts }) => {
  const { colors, spec } = look;
  const author = fieldWithRole(entity, 'author') ?? entity.fields[0];
  const body = entity.fields.find(({ type }) => type === 'longText');
  const tags = entity.fields.find(({ type }) => type === 'tags');
  const likes = entity.fields.find(({ type }) => type === 'number');
  const posts = entity.samples.slice(0, 4).map((sample): Drawn => {
    const name = author === undefined ? '' : (valueText(spec, author, sample[author.id]) ?? '');
    const lines = paragraph(plainText(sample[body?.id ?? '']), 15, colors.ink, contentWidth - 32, 3);
    const tag = tags === undefined ? undefined : sample[tags.id];
    const first = Array.isArray(tag) ? tag[0] : undefined;
    const below = 74 + lines.height + (first === undefined ? 0 : 26);
    const count = likes === undefined ? undefined : sample[likes.id];
    return {
      height: below + 48,
      svg:
        surface(look, contentWidth, below + 48) +
        initials(look, 36, 36, initialsOf(name)) +
        text(66, 33, name, { size: 16, fill: colors.ink, weight: 600 }) +
        text(66, 52, texts.today, { size: 12, fill: colors.muted }) +
        at(16, 70, lines.svg) +
        (first === undefined
          ? ''
          : text(16, 70 + lines.height + 18, `#${first}`, { size: 14, fill: colors.primaryInk })) +
        icon(look, 28, below + 24, 'heart', 20, colors.danger) +
        text(46, below + 29, typeof count === 'number' ? String(count) : '', {
          size: 14,
          fill: colors.muted,
        }) +
        icon(look, 100, below + 24, 'chatbubble-outline', 19, colors.muted) +
        icon(look, contentWidth - 26, below + 24, 'bookmark-outline', 19, colors.muted),
    };
  });
  const names = entity.samples.map((sample) =>
    author === undefined ? '' : (valueText(spec, author, sample[author.id]) ?? ''),
  );
  const people: Drawn = {
    height: 84,
    svg: [...new Set(names)]
      .slice(0, 5)
      .map(
        (name, index) =>
          initials(look, 32 + index * 76, 32, initialsOf(name), 30) +
          text(32 + index * 76, 80, name.split(' ')[0] ?? '', {
            size: 12,
            fill: colors.muted,
            anchor: 'middle',
            maximum: 66,
          }),
      )
      .join(''),
  };
  return [people, segmented(look, [texts.all, texts.following, texts.saved]), stack(posts, 12)];
};

export const drawChats: DrawEntityScreen = ({ look, entity, texts }) => {
  const { colors, radius, spec } = look;
  const person = entity.fields.find(({ type }) => type === 'reference');
  const body = fieldWithRole(entity, 'note') ?? entity.fields.find(({ type }) => /text/i.test(type));
  const moment = entity.fields.find(({ type }) => type.startsWith('date'));
  const people = findEntity(spec, person?.entity);
  const rows = (people?.samples ?? []).slice(0, 8).map((sample, index) => {
    const name = rowTitle(spec, people ?? entity, sample);
    const last = entity.samples.filter((message) => rowOf(message[person?.id ?? '']) === index).at(-1);
    const value = last?.[moment?.id ?? ''];
    const day = dayOf(value);
    const when = day === 0 ? timeOf(value) : day === undefined ? undefined : formatDay(spec, day);
    return row(look, {
      leading: { kind: 'initials', name: initialsOf(name) },
      title: name,
      subtitle: plainText(last?.[body?.id ?? '']),
      tail: text(contentWidth - 16, 30, when ?? '', { size: 12, fill: colors.muted, anchor: 'end' }),
      tailWidth: 56,
    });
  });
  const fresh: Drawn = {
    height: 50,
    svg:
      box(0, 0, contentWidth, 50, { fill: colors.soft, radius: radius.control }) +
      icon(look, contentWidth / 2 - 58, 25, 'create-outline', 19, colors.onSoft) +
      text(contentWidth / 2 + 10, 31, texts.newChat, {
        size: 16,
        fill: colors.onSoft,
        weight: 600,
        anchor: 'middle',
      }),
  };
  return [searchBar(look, texts.search), fresh, stack(rows, 10)];
};

export const drawAttendance: DrawEntityScreen = ({ look, entity, texts }) => {
  const { colors, radius, spec } = look;
  const person = entity.fields.find(({ type }) => type === 'reference');
  const people = findEntity(spec, person?.entity) ?? entity;
  const rows = people.samples.slice(0, 7);
  const here = rows.filter((_, index) => index % 3 !== 2).length;
  const mark = (x: number, name: string, isOn: boolean, on: string, off: string): string =>
    box(x, 14, 40, 40, { fill: isOn ? on : off, radius: radius.control }) +
    icon(look, x + 20, 34, name, 20, isOn ? colors.raised : on);
  const groups = fieldWithRole(people, 'category')?.options ?? [];
  return [
    hero(look, {
      label: texts.here,
      value: `${here} / ${rows.length}`,
      note: texts.today,
      ring: here / Math.max(1, rows.length),
    }),
    ...(groups.length > 1 ? [chips(look, [texts.all, ...groups.map(({ label }) => label)], 0)] : []),
    stack(
      rows.map((sample, index) => {
        const name = rowTitle(spec, people, sample);
        const isHere = index % 3 !== 2;
        return row(look, {
          leading: { kind: 'initials', name: initialsOf(name) },
          title: name,
          subtitle: rowSubtitle(spec, people, sample),
          tail:
            mark(contentWidth - 104, 'checkmark', isHere, colors.success, colors.successSoft) +
            mark(contentWidth - 56, 'close', !isHere, colors.danger, colors.dangerSoft),
          tailWidth: 100,
        });
      }),
      10,
    ),
  ];
};

/** Notes in two columns. */
export const drawNotes: DrawEntityScreen = ({ look, entity, texts }) => {
  const { colors, radius, spec } = look;
  const width = (contentWidth - 12) / 2;
  const body = entity.fields.find(({ type }) => type === 'longText');
  const backs = [colors.soft, colors.warningSoft, colors.successSoft, colors.dangerSoft, colors.sunken];
  const note = (index: number): Drawn | undefined => {
    const sample = entity.samples[index];
    if (sample === undefined) return undefined;
    const title = paragraph(rowTitle(spec, entity, sample), 16, colors.ink, width - 28, 2);
    const lines = paragraph(plainText(sample[body?.id ?? '']), 14, colors.muted, width - 28, 4);
    const height = 40 + title.height + lines.height;
    return {
      height,
      svg:
        box(0, 0, width, height, { fill: backs[index % backs.length] ?? colors.soft, radius: radius.card }) +
        at(14, 12, `<g font-weight="600">${title.svg}</g>`) +
        at(14, 20 + title.height, lines.svg),
    };
  };
  const column = (start: number): Drawn =>
    stack(
      [start, start + 2, start + 4, start + 6].map(note).filter((drawn) => drawn !== undefined),
      12,
    );
  const left = column(0);
  const right = column(1);
  const tags = [
    ...new Set(
      entity.samples.flatMap((sample) =>
        entity.fields.flatMap(({ id, type }) => {
          const value = sample[id];
          return type === 'tags' && Array.isArray(value) ? value : [];
        }),
      ),
    ),
  ];
  return [
    searchBar(look, texts.search),
    ...(tags.length > 1 ? [chips(look, [texts.all, ...tags.map((tag) => `#${tag}`)], 0)] : []),
    { height: Math.max(left.height, right.height), svg: left.svg + at(width + 12, 0, right.svg) },
  ];
};
