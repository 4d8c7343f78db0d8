import { z } from 'zod';
import type { AppSpec } from '../../../spec/app-spec.ts';
import type { Entity } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import { namesOf, optionList, propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole, rowShape, titleField } from '../../entity/entity-shape.ts';
import { displayValue } from '../../entity/field-values.ts';
import type { PrintContext, ScreenKind } from '../../screen-kind.ts';
import { indent, lines } from '../../text/indent.ts';
import { openScreen, type ScreenWriter, writeScreen } from '../screen-writer.ts';
import { attendanceNames, markedPeople, printAttendanceStore } from './print-attendance-store.ts';

/** The people of a roll call: those that the rows of the entity refer to, else the entity itself. */
const rosterOf = (entity: Entity, entities: readonly Entity[]): Entity => {
  const marks = markedPeople(entity);
  return entities.find(({ id }) => id === marks?.person.entity) ?? entity;
};

const accepts = (entity: Entity | undefined, { entities }: Pick<AppSpec, 'entities'>): boolean => {
  if (entity === undefined) return false;
  const roster = rosterOf(entity, entities);
  const isPerson =
    titleField(entity).type === 'text' && fieldOfRole(entity, 'date', 'due', 'amount') === undefined;
  return roster !== entity || isPerson;
};

interface Roster {
  readonly entity: Entity;
  readonly rows: string;
  readonly item: string;
  readonly title: string;
  /** Expression of a detail; '' for none. */
  readonly text: () => string;
  readonly group: Field | undefined;
}

function readRoster(writer: ScreenWriter, context: PrintContext): Roster {
  const { module } = writer;
  const entity = rosterOf(writer.entity, context.spec.entities);
  const { store, storePath } = namesOf(entity);
  const rows = entity.pluralId;
  writer.hook(`const ${rows} = ${module.use(storePath, store)}((state) => state.items);`);
  const show = (field: Field): string => {
    const value = displayValue(entity, field, entity.id, module, context);
    for (const hook of value.hooks) writer.hook(hook);
    return value.text;
  };
  const group = entity.fields.find(
    (field) => field.type === 'choice' && field.role === 'category' && (field.options?.length ?? 0) > 1,
  );
  const detail = rowShape(entity).subtitle.find(({ type }) => type === 'text' || type === 'choice');
  return {
    entity,
    rows,
    item: entity.id,
    title: show(titleField(entity)),
    text: () => (detail === undefined ? "''" : show(detail)),
    group,
  };
}

/** A roll call: who is here on a day, with two buttons per person and one for everybody. */
export const attendance: ScreenKind = {
  id: 'attendance',
  words: {
    tr: ['yoklama', 'devamsızlık', 'katılım', 'gelenler'],
    en: ['attendance', 'roll call', 'check-in', 'register'],
  },
  options: z.record(z.string(), z.unknown()),
  accepts,
  print(screen, context) {
    const writer = writeScreen(screen, context, false);
    const { module } = writer;
    const names = attendanceNames(writer.entity);
    const roster = readRoster(writer, context);
    const { item, rows, group } = roster;
    const people = namesOf(roster.entity);
    const detail =
      context.findScreen('detail', roster.entity.id) ?? context.findScreen('form', roster.entity.id);
    const form = context.findScreen('form', roster.entity.id);
    const personText = roster.text();
    module.use('react', 'useState');
    module.use('src/data/days', 'today');
    module.use('src/strings', 'strings');
    module.use('src/theme', 'useTheme');
    writer.ui(
      'Screen',
      'Hero',
      'ProgressRing',
      'AppText',
      'DaySwitch',
      'Button',
      'AttendanceRow',
      'EmptyState',
    );
    if (detail !== undefined) writer.useNavigation();
    writer.hook('const { colors } = useTheme();');
    writer.hook(`const { valueOf, mark } = ${module.use(names.path, names.hook)}();`);
    const text = (key: string, tr: string, en: string): string =>
      context.strings.add(people.group, key, writer.isTurkish ? tr : en);
    const one = roster.entity.one;
    const add =
      form &&
      `{ label: ${text('add', `Yeni ${one}`, `New ${one}`)}, icon: 'add', onPress: () => navigation.navigate('${form.id}') }`;
    if (group !== undefined) {
      writer.ui('ChipRow');
      module.use(people.modelPath, optionList(roster.entity, group));
    }
    const shown = group === undefined ? rows : 'shown';
    return [
      writer.print(
        openScreen(screen),
        writer.hooks(),
        '  const [day, setDay] = useState(today);',
        group && "  const [group, setGroup] = useState('');",
        '',
        group &&
          `  const shown = ${rows}.filter((${item}) => !group || ${item}.${propertyOf(group)} === group);`,
        `  const here = ${shown}.filter((${item}) => valueOf(${item}.id, day) === true).length;`,
        `  const away = ${shown}.filter((${item}) => valueOf(${item}.id, day) === false).length;`,
        `  const open = ${shown}.length - here - away;`,
        `  const rate = ${shown}.length === 0 ? 0 : here / ${shown}.length;`,
        '  const markAll = () => {',
        `    for (const ${item} of ${shown}) mark(${item}.id, day, true);`,
        '  };',
        '',
        '  return (',
        `    <Screen`,
        `      title={${writer.title}}`,
        `      footer={${rows}.length > 0 ? <Button icon="checkmark-done" label={strings.attendanceScreen.allHere} onPress={markAll} /> : undefined}`,
        '    >',
        '      <DaySwitch day={day} onChange={setDay} />',
        '      <Hero',
        '        label={strings.attendanceScreen.here}',
        `        value={strings.attendanceScreen.ofAll(here, ${shown}.length)}`,
        '        note={strings.attendanceScreen.summary(away, open)}',
        '        side={',
        '          <ProgressRing value={rate} size={84} color={colors.onHero} track="rgba(255, 255, 255, 0.26)">',
        '            <AppText variant="heading" tone="onHero">',
        '              {strings.attendanceScreen.percent(Math.round(rate * 100))}',
        '            </AppText>',
        '          </ProgressRing>',
        '        }',
        '      />',
        group &&
          lines(
            '      <ChipRow',
            `        label={${context.strings.add(people.group, group.id, group.label)}}`,
            '        value={group}',
            '        onChange={setGroup}',
            `        options={[{ value: '', label: strings.common.all }, ...${optionList(roster.entity, group)}]}`,
            '      />',
          ),
        `      {${shown}.length === 0 ? (`,
        indent(
          lines(
            '<EmptyState',
            `  icon="${roster.entity.icon}-outline"`,
            `  title={${text('emptyTitle', `Henüz ${one} yok`, `No ${roster.entity.many} yet`)}}`,
            `  text={${text('emptyText', 'İlk kaydı ekleyin, burada görünsün.', 'Add the first one and it appears here.')}}`,
            add && `  action={${add}}`,
            '/>',
          ),
          4,
        ),
        '      ) : null}',
        `      {${shown}.map((${item}) => (`,
        '        <AttendanceRow',
        `          key={${item}.id}`,
        `          name={${roster.title}}`,
        `          text={${personText}}`,
        `          value={valueOf(${item}.id, day)}`,
        `          onChange={(present) => mark(${item}.id, day, present)}`,
        detail && `          onPress={() => navigation.navigate('${detail.id}', { id: ${item}.id })}`,
        '        />',
        '      ))}',
        '    </Screen>',
        '  );',
        '}',
      ),
      printAttendanceStore(writer.entity, roster.entity),
    ];
  },
};

/** The share of days on which each person was here. */
export const attendanceReport: ScreenKind = {
  id: 'attendanceReport',
  isReport: true,
  words: {
    tr: ['devam raporu', 'yoklama raporu', 'devamsızlık raporu'],
    en: ['attendance report', 'attendance rate'],
  },
  options: z.record(z.string(), z.unknown()),
  accepts,
  print(screen, context) {
    const writer = writeScreen(screen, context, false);
    const { module } = writer;
    const names = attendanceNames(writer.entity);
    const roster = readRoster(writer, context);
    const { item, rows } = roster;
    module.use('src/strings', 'strings');
    module.use('src/data/days', 'formatWeekday');
    writer.ui('Screen', 'Hero', 'Card', 'Section', 'charts/BarChart', 'charts/Breakdown');
    writer.hook(`const { markedDays, valueOf } = ${module.use(names.path, names.hook)}();`);
    return [
      writer.print(
        openScreen(screen),
        writer.hooks(),
        '',
        '  const shareOf = (id: string) => {',
        '    const marked = markedDays.filter((day) => valueOf(id, day) !== undefined);',
        '    const here = marked.filter((day) => valueOf(id, day) === true);',
        '    return marked.length === 0 ? 0 : Math.round((here.length / marked.length) * 100);',
        '  };',
        `  const shares = ${rows}`,
        `    .map((${item}) => ({ key: ${item}.id, label: ${roster.title}, value: shareOf(${item}.id) }))`,
        '    .sort((a, b) => b.value - a.value);',
        '  const average = Math.round(shares.reduce((total, { value }) => total + value, 0) / (shares.length || 1));',
        '  const recent = [...markedDays].sort().slice(-7);',
        '  const byDay = recent.map((day) => ({',
        '    key: day,',
        '    label: formatWeekday(day),',
        `    value: ${rows}.filter((${item}) => valueOf(${item}.id, day) === true).length,`,
        '  }));',
        '',
        '  return (',
        `    <Screen${screen.place === 'inner' ? ' back' : ''} title={${writer.title}}>`,
        '      <Hero',
        '        label={strings.attendanceScreen.rate}',
        '        value={strings.attendanceScreen.percent(average)}',
        '        note={`${strings.attendanceScreen.days}: ${markedDays.length}`}',
        '      >',
        '        <BarChart onHero label={strings.attendanceScreen.here} points={byDay} format={String} height={84} />',
        '      </Hero>',
        '      {shares.length > 0 ? (',
        '        <Section title={strings.attendanceScreen.report}>',
        '          <Card>',
        '            <Breakdown parts={shares} format={strings.attendanceScreen.percent} />',
        '          </Card>',
        '        </Section>',
        '      ) : null}',
        '    </Screen>',
        '  );',
        '}',
      ),
      printAttendanceStore(writer.entity, roster.entity),
    ];
  },
};
