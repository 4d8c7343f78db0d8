import { z } from 'zod';
import { dateField, dayOf, momentShape } from '../../entity/moment-shape.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { addAction, openScreen, openTag, writeScreen } from '../screen-writer.ts';

/** A month with marked days, and the rows of the chosen day. */
export const calendar: ScreenKind = {
  id: 'calendar',
  words: { tr: ['takvim', 'aylık görünüm'], en: ['calendar', 'month view', 'monthly view'] },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) => entity !== undefined && dayOf(entity, 'row') !== undefined,
  print(screen, context) {
    const writer = writeScreen(screen, context);
    const { entity, module, item, rows, names } = writer;
    const day = dayOf(entity, item);
    if (day === undefined) throw new Error(`${entity.id} has no date`);
    const date = dateField(entity);
    module.use('react', 'useState');
    module.use('src/data/days', 'today');
    module.use('src/data/days', 'formatLongDay');
    module.use('src/strings', 'strings');
    module.use(names.rowPath, names.row);
    writer.ui('Screen', 'Card', 'MonthGrid', 'SectionTitle', 'AppText');
    const moment = momentShape(entity);
    const order = moment?.order ?? ((row: string) => `${row}.${date?.id ?? 'id'}`);
    // A booking asks for the time; a form begins with one.
    const asksTime = context.findScreen('booking', entity.id) !== undefined;
    const value = date?.type === 'dateTime' && !asksTime ? '`${day}T09:00`' : 'day';
    const action = addAction(writer, `{ ${date?.id ?? 'date'}: ${value} }`);
    const nothing = writer.text('emptyDay', `Bu gün ${entity.one} yok`, `No ${entity.many} on this day`);
    return [
      writer.print(
        openScreen(screen),
        writer.hooks(),
        '  const [day, setDay] = useState(today);',
        '',
        `  const marked = new Set(${rows}.map((${item}) => ${day}));`,
        `  const onDay = ${rows}`,
        `    .filter((${item}) => ${day} === day)`,
        `    .sort((a, b) => ${order('a')}.localeCompare(${order('b')}));`,
        '',
        '  return (',
        `    ${openTag('Screen', [`title={${writer.title}}`, action], 2)}`,
        '      <Card>',
        '        <MonthGrid inCard selected={day} onSelect={setDay} marked={marked} />',
        '      </Card>',
        '      <SectionTitle title={`${formatLongDay(day)} · ${strings.common.count(onDay.length)}`} />',
        `      {onDay.length === 0 ? <AppText tone="muted">{${nothing}}</AppText> : null}`,
        `      {onDay.map((${item}) => (`,
        `        <${names.row} key={${item}.id} ${item}={${item}} />`,
        '      ))}',
        '    </Screen>',
        '  );',
        '}',
      ),
    ];
  },
};
