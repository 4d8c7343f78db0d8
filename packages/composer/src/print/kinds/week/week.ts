import { z } from 'zod';
import type { Entity } from '../../../spec/entity.ts';
import { lengthOf } from '../../entity/booking-length.ts';
import { fieldOfRole, fieldOfType, rowShape, titleField } from '../../entity/entity-shape.ts';
import { isInput } from '../../entity/field-values.ts';
import { dateField, dayOf, momentShape } from '../../entity/moment-shape.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { lines } from '../../text/indent.ts';
import { addAction, openScreen, openTag, type ScreenWriter, writeScreen } from '../screen-writer.ts';

const weekdayField = (entity: Entity) => fieldOfType(entity, 'weekdays');

/** Expressions of start and end in minutes of one row; null without times. */
function times({ entity, item, module }: ScreenWriter): { readonly start: string; readonly end: string } {
  const moment = momentShape(entity);
  if (moment !== undefined)
    return { start: `toMinutes(${moment.time(item)})`, end: `start + ${lengthOf(entity, item, module)}` };
  const start = entity.fields.find((field) => field.type === 'time' && isInput(field));
  if (start === undefined) return { start: 'null', end: '0' };
  const end = fieldOfRole(entity, 'end');
  const from = `${item}.${start.id} ? toMinutes(${item}.${start.id}) : null`;
  const minutes = entity.fields.find(({ type }) => type === 'duration');
  if (end?.type === 'time')
    return { start: from, end: `Math.max((start ?? 0) + 30, toMinutes(${item}.${end.id} || '00:00'))` };
  return { start: from, end: `(start ?? 0) + ${minutes ? `(${item}.${minutes.id} ?? 60)` : '60'}` };
}

function printEntries(writer: ScreenWriter): string {
  const { entity, module, item, rows } = writer;
  const days = weekdayField(entity);
  const day = dayOf(entity, item);
  const { start, end } = times(writer);
  const entry = (indentation: string, on: string): string =>
    lines(
      `${indentation}const start = ${start};`,
      `${indentation}return { id: ${item}.id, day: ${on}, start, end: ${end}, title: ${writer.show(titleField(entity))}, text: ${writer.join(facts(entity))} };`,
    );
  if (days !== undefined) {
    module.use('src/data/days', 'weekdayOf');
    return lines(
      '  const weekEntries = Array.from({ length: 7 }, (_, index) => addDays(from, index)).flatMap((on) =>',
      `    ${rows}`,
      `      .filter((${item}) => ${item}.${days.id}.includes(weekdayOf(on)))`,
      `      .map((${item}) => {`,
      entry('        ', 'on'),
      '      }),',
      '  );',
    );
  }
  return lines(
    '  const lastDay = addDays(from, 6);',
    `  const weekEntries = ${rows}`,
    `    .filter((${item}) => ${day} >= from && ${day} <= lastDay)`,
    `    .map((${item}) => {`,
    entry('      ', day ?? "''"),
    '    });',
  );
}

function facts(entity: Entity) {
  const hidden = new Set([titleField(entity), ...(momentShape(entity)?.fields ?? [])]);
  return [fieldOfRole(entity, 'place', 'resource', 'person'), ...rowShape(entity).subtitle]
    .filter((field) => field !== undefined)
    .filter(
      (field, at, all) =>
        !hidden.has(field) && !['weekdays', 'time', 'date'].includes(field.type) && all.indexOf(field) === at,
    )
    .slice(0, 2);
}

/** Seven days side by side with their entries as blocks, and the entries of the chosen day below. */
export const week: ScreenKind = {
  id: 'week',
  words: {
    tr: ['hafta', 'haftalık', 'haftalık plan', 'hafta görünümü', 'ders programı'],
    en: ['week', 'weekly', 'week view', 'weekly plan', 'timetable'],
  },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) =>
    entity !== undefined && (weekdayField(entity) !== undefined || dayOf(entity, 'row') !== undefined),
  print(screen, context) {
    const writer = writeScreen(screen, context);
    const { entity, module, rows, detail, form } = writer;
    module.use('react', 'useState');
    for (const name of ['addDays', 'formatLongDay', 'isToday', 'today']) module.use('src/data/days', name);
    module.use('src/data/periods', 'weekOf');
    module.use('src/data/now', 'timeNow');
    module.use('src/data/slots', 'toMinutes');
    module.use('src/data/slots', 'toTime');
    module.use('src/strings', 'strings');
    writer.ui(
      'Screen',
      'Hero',
      'WeekSwitch',
      'week/WeekGrid',
      'SectionTitle',
      'agenda/TimelineEntry',
      'ListRow',
      'AppText',
    );
    const days = weekdayField(entity);
    const date = dateField(entity);
    const prefill =
      form === undefined
        ? undefined
        : days !== undefined
          ? `{ ${days.id}: [${module.use('src/data/days', 'weekdayOf')}(day)] }`
          : date?.type === 'date' && isInput(date)
            ? `{ ${date.id}: day }`
            : undefined;
    const action = addAction(writer, prefill);
    if (detail !== undefined) writer.useNavigation();
    const entries = printEntries(writer);
    const open =
      detail === undefined ? '() => undefined' : `() => navigation.navigate('${detail.id}', { id: each.id })`;
    const empty = writer.empty();
    return [
      writer.print(
        openScreen(screen),
        writer.hooks(),
        '  const [day, setDay] = useState(today);',
        '  const [from, setFrom] = useState(() => weekOf(today()));',
        '',
        entries,
        '  const byTime = [...weekEntries].sort((a, b) => (a.start ?? 0) - (b.start ?? 0));',
        '  const onDay = byTime.filter((each) => each.day === day);',
        '  const now = toMinutes(timeNow());',
        '  const next = byTime.find((each) => isToday(each.day) && (each.start === null || each.end > now));',
        '  const isNow = next?.start != null && next.start <= now;',
        "  const hours = next && next.start !== null ? `${toTime(next.start)} – ${toTime(next.end)}` : '';",
        "  const note = next ? [hours, next.text].filter(Boolean).join(' · ') : strings.weekScreen.nothing;",
        '  const changeWeek = (first: string) => {',
        '    setFrom(first);',
        '    setDay(first === weekOf(today()) ? today() : first);',
        '  };',
        '',
        '  return (',
        `    ${openTag('Screen', [`title={${writer.title}}`, action], 2)}`,
        `      {${rows}.length === 0 ? (`,
        empty.replace(/^/gm, '        '),
        '      ) : (',
        '        <>',
        '          <Hero',
        '            label={next ? (isNow ? strings.weekScreen.now : strings.weekScreen.nextUp) : strings.weekScreen.thisWeek}',
        '            value={next ? next.title : String(weekEntries.length)}',
        '            note={note}',
        '          />',
        '          <WeekSwitch from={from} onChange={changeWeek} />',
        '          <WeekGrid from={from} entries={weekEntries} selected={day} onSelect={setDay} />',
        '          <SectionTitle title={formatLongDay(day)} />',
        '          {onDay.length === 0 ? <AppText tone="muted">{strings.weekScreen.free}</AppText> : null}',
        '          {onDay.map((each) =>',
        '            each.start === null ? (',
        `              <ListRow key={each.id} title={each.title} subtitle={each.text} onPress={${open}} />`,
        '            ) : (',
        '              <TimelineEntry',
        '                key={each.id}',
        '                entry={{ ...each, start: each.start }}',
        '                isPast={isToday(day) && each.end <= now}',
        `                onPress={${open}}`,
        '              />',
        '            ),',
        '          )}',
        '        </>',
        '      )}',
        '    </Screen>',
        '  );',
        '}',
      ),
    ];
  },
};
