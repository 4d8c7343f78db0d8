import { z } from 'zod';
import { toPascalCase } from '../../../language/identifiers.ts';
import { lengthOf } from '../../entity/booking-length.ts';
import { namesOf, optionTones, propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole, rowShape, titleField } from '../../entity/entity-shape.ts';
import { displayValue } from '../../entity/field-values.ts';
import { exclusiveReference, momentShape } from '../../entity/moment-shape.ts';
import { withMark } from '../../entity/print-automations.ts';
import { printOpeningHours } from '../../entity/print-opening-hours.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { indent, lines } from '../../text/indent.ts';
import { addAction, openScreen, openTag, type ScreenWriter, writeScreen } from '../screen-writer.ts';

/** The badge of an entry: its status, if the options have tones. */
function printBadge(writer: ScreenWriter): string | undefined {
  const { entity, names, module, item } = writer;
  const status = fieldOfRole(entity, 'status');
  if (status?.type !== 'choice' || !status.options?.some(({ tone }) => tone !== undefined)) return undefined;
  const tones = module.use(names.modelPath, optionTones(entity, status));
  const value = `${item}.${propertyOf(status)}`;
  const badge = `{ label: ${writer.show(status)}, tone: ${tones}[${value}] }`;
  return status.isRequired
    ? `badge: ${badge},`
    : `badge: ${value} ? ${badge.replace(`${value} && `, '')} : undefined,`;
}

/** A day with the next entry as the large figure, the entries on a timeline and the free times between them. */
export const agenda: ScreenKind = {
  id: 'agenda',
  words: {
    tr: ['ajanda', 'günlük program', 'gün görünümü', 'günün programı', 'zaman çizelgesi'],
    en: ['agenda', 'day view', 'schedule', 'daily schedule', 'timeline'],
  },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) => entity !== undefined && momentShape(entity) !== undefined,
  print(screen, context) {
    const writer = writeScreen(screen, context);
    const { entity, module, item, rows, detail } = writer;
    const moment = momentShape(entity);
    if (moment === undefined) throw new Error(`${entity.id} has no day and time`);
    module.use('react', 'useState');
    module.use('src/data/days', 'today');
    module.use('src/data/slots', 'toMinutes');
    writer.ui('Screen', 'DayStrip', 'agenda/AgendaHero', 'agenda/DayTimeline');

    const title = titleField(entity);
    const status = fieldOfRole(entity, 'status');
    const hidden = new Set([title, status, ...moment.fields]);
    const facts = [
      fieldOfRole(entity, 'service'),
      fieldOfRole(entity, 'resource'),
      ...rowShape(entity).subtitle,
    ]
      .filter((field, at, all) => field !== undefined && !hidden.has(field) && all.indexOf(field) === at)
      .filter((field) => field !== undefined)
      .slice(0, 2);
    const by = exclusiveReference(entity);
    const resource = by === undefined ? undefined : context.entity(by.entity);
    const filter =
      by === undefined || resource === undefined
        ? undefined
        : {
            variable: propertyOf(by),
            setter: `set${toPascalCase(propertyOf(by))}`,
            rows: resource.pluralId,
            label: context.strings.add(writer.names.group, by.id, by.label),
            title: displayValue(resource, titleField(resource), 'row', module, context),
          };
    if (filter !== undefined && resource !== undefined) {
      const { store, storePath } = namesOf(resource);
      writer.hook(`const ${filter.rows} = ${module.use(storePath, store)}((state) => state.items);`);
      for (const hook of filter.title.hooks) writer.hook(hook);
      writer.ui('ChipRow');
      module.use('src/strings', 'strings');
    }
    const badge = printBadge(writer);
    const titleText = writer.show(title);
    const factText = withMark(entity, item, module, writer.join(facts));
    if (detail !== undefined) writer.useNavigation();
    const params = (time: string): string =>
      filter === undefined
        ? `{ ${moment.at('day', time)} }`
        : `{ ${moment.at('day', time)}, ...(${filter.variable} && { ${filter.variable} }) }`;
    const book = writer.add(params('toTime(start)'));
    if (book !== undefined) module.use('src/data/slots', 'toTime');
    const action = addAction(writer);
    return [
      writer.print(
        openScreen(screen),
        writer.hooks(),
        '  const [day, setDay] = useState(today);',
        filter && `  const [${filter.variable}, ${filter.setter}] = useState('');`,
        '',
        filter
          ? lines(
              `  const chosen = ${rows}.filter(`,
              `    (${item}) => !${filter.variable} || ${item}.${filter.variable} === ${filter.variable},`,
              '  );',
            )
          : undefined,
        `  const timeline = ${filter ? 'chosen' : rows}`,
        `    .filter((${item}) => ${moment.day(item)} === day)`,
        `    .sort((a, b) => ${moment.order('a')}.localeCompare(${moment.order('b')}))`,
        `    .map((${item}) => {`,
        `      const start = toMinutes(${moment.time(item)});`,
        '      return {',
        `        id: ${item}.id,`,
        '        start,',
        `        end: start + ${lengthOf(entity, item, module)},`,
        `        title: ${titleText},`,
        `        text: ${factText},`,
        badge && `        ${badge}`,
        '      };',
        '    });',
        `  const marked = new Set(${filter ? 'chosen' : rows}.map((${item}) => ${moment.day(item)}));`,
        '',
        '  return (',
        `    ${openTag('Screen', [`title={${writer.title}}`, action], 2)}`,
        '      <AgendaHero day={day} entries={timeline} />',
        '      <DayStrip selected={day} onSelect={setDay} marked={marked} />',
        filter &&
          indent(
            lines(
              `{${filter.rows}.length > 1 ? (`,
              '  <ChipRow',
              `    label={${filter.label}}`,
              `    value={${filter.variable}}`,
              `    onChange={${filter.setter}}`,
              '    options={[',
              "      { value: '', label: strings.common.all },",
              `      ...${filter.rows}.map((row) => ({ value: row.id, label: ${filter.title.text} })),`,
              '    ]}',
              '  />',
              ') : null}',
            ),
            3,
          ),
        '      <DayTimeline',
        '        day={day}',
        '        entries={timeline}',
        detail && `        onOpen={(id) => navigation.navigate('${detail.id}', { id })}`,
        book && `        onBook={${book.replace('() =>', '(start) =>')}}`,
        '      />',
        '    </Screen>',
        '  );',
        '}',
      ),
      printOpeningHours(entity),
    ];
  },
};
