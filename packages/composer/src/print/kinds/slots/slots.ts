import { z } from 'zod';
import type { Entity } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import { lengthOf } from '../../entity/booking-length.ts';
import { namesOf, propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole, titleField } from '../../entity/entity-shape.ts';
import { displayValue } from '../../entity/field-values.ts';
import { exclusiveReference, momentShape } from '../../entity/moment-shape.ts';
import { printOpeningHours } from '../../entity/print-opening-hours.ts';
import { takesPlace } from '../../entity/print-progress.ts';
import type { PrintContext, ScreenKind } from '../../screen-kind.ts';
import { indent, lines } from '../../text/indent.ts';
import { addAction, openScreen, openTag, type ScreenWriter, writeScreen } from '../screen-writer.ts';

/** What is reserved: the reference that excludes double bookings, else any that is not a person. */
const reservedReference = (entity: Entity): Field | undefined =>
  exclusiveReference(entity) ??
  fieldOfRole(entity, 'service') ??
  entity.fields.find((field) => field.type === 'reference' && field.role !== 'person');

/** First and last day of a stay. */
function nightFields(entity: Entity): { readonly start: Field; readonly end: Field } | undefined {
  const start = fieldOfRole(entity, 'start');
  const end = fieldOfRole(entity, 'end');
  return start?.type === 'date' && end?.type === 'date' ? { start, end } : undefined;
}

/** Rows that take a place: those that were cancelled do not. */
function takingRows({ entity, rows, item }: ScreenWriter): string {
  const conditions = takesPlace(entity, item);
  return conditions.length === 0 ? rows : `${rows}.filter((${item}) => ${conditions.join(' && ')})`;
}

function readResources(by: Field, writer: ScreenWriter, context: PrintContext): string {
  const resource = context.entity(by.entity);
  const { store, storePath } = namesOf(resource);
  const title = displayValue(resource, titleField(resource), 'row', writer.module, context);
  writer.hook(`const ${resource.pluralId} = ${writer.module.use(storePath, store)}((state) => state.items);`);
  for (const hook of title.hooks) writer.hook(hook);
  return `${resource.pluralId}.map((row) => ({ id: row.id, name: ${title.text} }))`;
}

/** Statements of the component and what its screen shows when there is something to reserve. */
interface PrintedSlots {
  readonly code: string;
  readonly content: string;
}

function printNights(
  writer: ScreenWriter,
  by: Field,
  start: Field,
  end: Field,
  resources: string,
): PrintedSlots {
  const { module, item, detail, names } = writer;
  module.use(names.rowPath, names.row);
  writer.ui('Section');
  module.use('src/data/days', 'addDays');
  module.use('src/data/days', 'formatLongDay');
  writer.ui('slots/NightGrid', 'WeekSwitch', 'Hero');
  const title = writer.show(titleField(writer.entity));
  const book = writer.add(`{ ${propertyOf(by)}: resourceId, ${start.id}: day, ${end.id}: addDays(day, 1) }`);
  const code = lines(
    '  const [from, setFrom] = useState(today);',
    '',
    `  const bookable = ${resources};`,
    `  const takenNights = ${takingRows(writer)}.map((${item}) => ({`,
    `    id: ${item}.id,`,
    `    resourceId: ${item}.${propertyOf(by)},`,
    `    start: ${item}.${start.id},`,
    `    end: ${item}.${end.id},`,
    `    title: ${title},`,
    '  }));',
    `  const upcoming = ${takingRows(writer)}`,
    `    .filter((${item}) => ${item}.${end.id} > today())`,
    `    .sort((a, b) => a.${start.id}.localeCompare(b.${start.id}));`,
    '  const tonight = takenNights.filter((stay) => stay.start <= today() && today() < stay.end);',
    '  const free = bookable.filter(({ id }) => tonight.every((stay) => stay.resourceId !== id));',
  );
  const content = lines(
    '      <Hero',
    '        label={`${strings.slotScreen.freeTonight} · ${formatLongDay(today())}`}',
    '        value={strings.slotScreen.ofAll(free.length, bookable.length)}',
    "        note={free.length === 0 ? strings.slotScreen.noneFree : free.map(({ name }) => name).join(', ')}",
    '      />',
    '      <WeekSwitch from={from} onChange={setFrom} />',
    '      <NightGrid',
    '        from={from}',
    '        resources={bookable}',
    '        stays={takenNights}',
    detail && `        onOpen={(id) => navigation.navigate('${detail.id}', { id })}`,
    book && `        onBook={${book.replace('() =>', '(resourceId, day) =>')}}`,
    '      />',
    '      {upcoming.length > 0 ? (',
    '        <Section title={strings.slotScreen.upcoming}>',
    `          {upcoming.map((${item}) => (`,
    `            <${names.row} key={${item}.id} ${item}={${item}} />`,
    '          ))}',
    '        </Section>',
    '      ) : null}',
  );
  return { code, content };
}

function printHours(writer: ScreenWriter, by: Field, resources: string): PrintedSlots {
  const { module, item, detail, entity } = writer;
  const moment = momentShape(entity);
  if (moment === undefined) throw new Error(`${entity.id} has no day and time`);
  for (const name of ['listFreeHours', 'toMinutes', 'toTime']) module.use('src/data/slots', name);
  module.use('src/data/days', 'formatLongDay');
  module.use('src/data/open-day', 'passedMinutes');
  writer.ui('slots/SlotGrid', 'DayStrip', 'Hero');
  const title = writer.show(titleField(entity));
  const taking = takingRows(writer);
  // All rows have their name already.
  const active = taking === writer.rows ? taking : 'active';
  const book = writer.add(`{ ${propertyOf(by)}: resourceId, ${moment.at('day', 'time')} }`);
  const code = lines(
    '  const [day, setDay] = useState(today);',
    '',
    `  const bookable = ${resources};`,
    active !== taking && `  const active = ${taking};`,
    `  const taken = ${active}`,
    `    .filter((${item}) => ${moment.day(item)} === day)`,
    `    .map((${item}) => {`,
    `      const start = toMinutes(${moment.time(item)});`,
    '      return {',
    `        id: ${item}.id,`,
    `        resourceId: ${item}.${propertyOf(by)},`,
    '        start,',
    `        end: start + ${lengthOf(entity, item, module)},`,
    `        title: ${title},`,
    '      };',
    '    });',
    '  const from = passedMinutes(day);',
    '  const free = bookable.flatMap(({ id, name }) =>',
    '    listFreeHours(taken.filter((slot) => slot.resourceId === id), from).map((start) => ({ name, start })),',
    '  );',
    '  const [first] = [...free].sort((a, b) => a.start - b.start);',
    '  const none = day < today() ? strings.slotScreen.over : strings.slotScreen.noneFree;',
  );
  const content = lines(
    '      <Hero',
    '        label={`${strings.slotScreen.freeSlots} · ${formatLongDay(day)}`}',
    '        value={String(free.length)}',
    '        note={first ? strings.slotScreen.next(first.name, toTime(first.start)) : none}',
    '      />',
    `      <DayStrip selected={day} onSelect={setDay} marked={new Set(${active}.map((${item}) => ${moment.day(item)}))} />`,
    '      <SlotGrid',
    '        resources={bookable}',
    '        taken={taken}',
    '        from={from}',
    detail && `        onOpen={(id) => navigation.navigate('${detail.id}', { id })}`,
    book && `        onBook={${book.replace('() =>', '(resourceId, time) =>')}}`,
    '      />',
  );
  return { code, content };
}

/** What is free: hours of a day or nights of a week, per room, pitch, table or vehicle. */
export const slots: ScreenKind = {
  id: 'slots',
  words: {
    tr: ['boş saat', 'müsaitlik', 'doluluk', 'oda durumu', 'boş oda', 'müsait'],
    en: ['availability', 'free slots', 'occupancy', 'room plan', 'vacancies'],
  },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity, spec) => {
    if (entity === undefined) return false;
    const by = reservedReference(entity);
    const hasRows = by !== undefined && spec.entities.some(({ id }) => id === by.entity);
    return hasRows && (nightFields(entity) !== undefined || momentShape(entity) !== undefined);
  },
  print(screen, context) {
    const writer = writeScreen(screen, context);
    const { entity, module } = writer;
    const by = reservedReference(entity);
    if (by === undefined) throw new Error(`${entity.id} reserves nothing`);
    module.use('react', 'useState');
    module.use('src/data/days', 'today');
    module.use('src/strings', 'strings');
    writer.ui('Screen');
    writer.useNavigation();
    const resources = readResources(by, writer, context);
    const nights = nightFields(entity);
    const body =
      nights === undefined
        ? printHours(writer, by, resources)
        : printNights(writer, by, nights.start, nights.end, resources);
    const resource = context.entity(by.entity);
    const form = context.findScreen('form', resource.id);
    writer.ui('EmptyState');
    const resourceText = (key: string, tr: string, en: string): string =>
      context.strings.add(namesOf(resource).group, key, writer.isTurkish ? tr : en);
    return [
      writer.print(
        openScreen(screen),
        writer.hooks(),
        body.code,
        '',
        '  return (',
        `    ${openTag('Screen', [`title={${writer.title}}`, addAction(writer)], 2)}`,
        '      {bookable.length === 0 ? (',
        '        <EmptyState',
        `          icon="${resource.icon}-outline"`,
        `          title={${resourceText('emptyTitle', `Henüz ${resource.one} yok`, `No ${resource.many} yet`)}}`,
        `          text={${resourceText('emptyText', 'İlk kaydı ekleyin, burada görünsün.', 'Add the first one and it appears here.')}}`,
        form &&
          `          action={{ label: ${resourceText('add', `Yeni ${resource.one}`, `New ${resource.one}`)}, icon: 'add', onPress: () => navigation.navigate('${form.id}') }}`,
        '        />',
        '      ) : (',
        '        <>',
        indent(body.content, 2),
        '        </>',
        '      )}',
        '    </Screen>',
        '  );',
        '}',
      ),
      ...(nights === undefined ? [printOpeningHours(entity)] : []),
    ];
  },
};
