import { z } from 'zod';
import { optionList, propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole, fieldOfType, titleField } from '../../entity/entity-shape.ts';
import { isInput } from '../../entity/field-values.ts';
import { dateField, dayOf } from '../../entity/moment-shape.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { indent, lines } from '../../text/indent.ts';
import { openScreen, openTag, type ScreenWriter, writeScreen } from '../screen-writer.ts';

/** Sections of what is open, as rows of { title, list }. */
function printSections(writer: ScreenWriter): string {
  const { entity, module, names, item } = writer;
  const due = fieldOfRole(entity, 'due') ?? dateField(entity);
  const day = due === undefined ? undefined : dayOf(entity, item, due);
  const category = fieldOfRole(entity, 'category') ?? fieldOfType(entity, 'choice');
  if (day !== undefined) {
    module.use('src/data/days', 'today');
    return lines(
      `  const late = open.filter((${item}) => ${day} && ${day} < today());`,
      '  const openSections = [',
      '    { title: strings.dueScreen.late, list: late },',
      `    { title: strings.dueScreen.today, list: open.filter((${item}) => ${day} === today()) },`,
      `    { title: strings.dueScreen.later, list: open.filter((${item}) => ${day} > today()) },`,
      `    { title: strings.dueScreen.noDate, list: open.filter((${item}) => !${day}) },`,
      '  ].filter(({ list }) => list.length > 0);',
    );
  }
  if (category?.type === 'choice') {
    module.use(names.modelPath, optionList(entity, category));
    return lines(
      '  const openSections = [',
      `    ...${optionList(entity, category)}.map(({ value, label }) => ({`,
      '      title: label,',
      `      list: open.filter((${item}) => ${item}.${propertyOf(category)} === value),`,
      '    })),',
      !category.isRequired &&
        `    { title: strings.common.other, list: open.filter((${item}) => !${item}.${propertyOf(category)}) },`,
      '  ].filter(({ list }) => list.length > 0);',
    );
  }
  return '  const openSections = open.length > 0 ? [{ title: strings.todoScreen.left, list: open }] : [];';
}

/** What is left to do with a ring, in sections; a new row in one line, done with one press. */
export const today: ScreenKind = {
  id: 'today',
  words: {
    tr: ['bugün', 'bugün ekranı', 'yapılacaklar', 'kontrol listesi'],
    en: ['today', 'to do', 'checklist', 'to-do list'],
  },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) => entity !== undefined && fieldOfRole(entity, 'done')?.type === 'boolean',
  print(screen, context) {
    const writer = writeScreen(screen, context);
    const { entity, module, names, item, rows, form } = writer;
    const done = fieldOfRole(entity, 'done');
    if (done === undefined) throw new Error(`${entity.id} cannot be done`);
    const title = titleField(entity);
    const due = fieldOfRole(entity, 'due');
    const canQuickAdd =
      title.type === 'text' &&
      isInput(title) &&
      entity.fields.every(
        (field) =>
          field === title ||
          !field.isRequired ||
          field.type === 'choice' ||
          field.type === 'boolean' ||
          field.type === 'date',
      );
    module.use('react', 'useState');
    module.use('src/strings', 'strings');
    module.use('src/theme', 'useTheme');
    module.use(names.rowPath, names.row);
    writer.ui('Screen', 'Hero', 'ProgressRing', 'AppText', 'Section', 'Button');
    writer.hook('const { colors } = useTheme();');
    const sections = printSections(writer);
    const hasLate = sections.includes('const late');
    let footer: string | undefined;
    let addRow: string | undefined;
    if (canQuickAdd) {
      writer.ui('QuickAdd');
      module.use(names.modelPath, names.empty);
      if (due?.type === 'date') module.use('src/data/days', 'today');
      addRow = `  const add = (${title.id}: string) => ${names.store}.getState().save({ ...${names.empty}(), ${title.id}${due?.type === 'date' ? `, ${due.id}: today()` : ''} });`;
      footer =
        'footer={<QuickAdd label={strings.todoScreen.quickAdd} addLabel={strings.todoScreen.add} onAdd={add} />}';
    } else if (form !== undefined) {
      writer.ui('AddButton');
      writer.useNavigation();
      footer = `action={<AddButton label={${writer.addLabel()}} onPress={() => navigation.navigate('${form.id}')} />}`;
    }
    let more: string | undefined;
    if (canQuickAdd && form !== undefined) {
      writer.ui('IconButton');
      writer.useNavigation();
      more = `right={<IconButton icon="options-outline" label={${writer.addLabel()}} onPress={() => navigation.navigate('${form.id}')} />}`;
    }
    const order = due === undefined ? '' : `.sort((a, b) => a.${due.id}.localeCompare(b.${due.id}))`;
    return [
      writer.print(
        openScreen(screen),
        writer.hooks(),
        '  const [showsDone, setShowsDone] = useState(false);',
        '',
        `  const open = ${rows}.filter((${item}) => !${item}.${done.id})${order};`,
        `  const done = ${rows}.filter((${item}) => ${item}.${done.id});`,
        `  const rate = ${rows}.length === 0 ? 0 : done.length / ${rows}.length;`,
        sections,
        addRow,
        '',
        '  return (',
        `    ${openTag('Screen', [`title={${writer.title}}`, more, footer], 2)}`,
        '      <Hero',
        `        label={${hasLate ? 'late.length > 0 ? strings.todoScreen.lateCount(late.length) : strings.todoScreen.left' : 'strings.todoScreen.left'}}`,
        `        value={${rows}.length > 0 && open.length === 0 ? strings.todoScreen.allDone : String(open.length)}`,
        `        note={strings.todoScreen.ofAll(done.length, ${rows}.length)}`,
        '        side={',
        '          <ProgressRing value={rate} size={88} color={colors.onHero} track="rgba(255, 255, 255, 0.26)">',
        '            <AppText variant="heading" tone="onHero">',
        '              {strings.habitScreen.percent(Math.round(rate * 100))}',
        '            </AppText>',
        '          </ProgressRing>',
        '        }',
        '      />',
        `      {${rows}.length === 0 ? (`,
        indent(writer.empty(), 4),
        '      ) : null}',
        '      {openSections.map(({ title, list }) => (',
        '        <Section key={title} title={`${title} · ${list.length}`}>',
        `          {list.map((${item}) => (`,
        `            <${names.row} key={${item}.id} ${item}={${item}} />`,
        '          ))}',
        '        </Section>',
        '      ))}',
        '      {done.length > 0 ? (',
        '        <Button',
        '          kind="soft"',
        "          icon={showsDone ? 'chevron-up' : 'chevron-down'}",
        '          label={`${showsDone ? strings.todoScreen.hideDone : strings.todoScreen.showDone} (${done.length})`}',
        '          expanded={showsDone}',
        '          onPress={() => setShowsDone(!showsDone)}',
        '        />',
        '      ) : null}',
        `      {showsDone ? done.map((${item}) => <${names.row} key={${item}.id} ${item}={${item}} />) : null}`,
        '    </Screen>',
        '  );',
        '}',
      ),
    ];
  },
};
