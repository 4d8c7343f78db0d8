import { z } from 'zod';
import type { Entity } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import { optionLabels, optionTones, propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole, rowShape, titleField } from '../../entity/entity-shape.ts';
import { dateField, dayOf } from '../../entity/moment-shape.ts';
import { moneyField, numberValue } from '../../entity/number-value.ts';
import { withMark } from '../../entity/print-automations.ts';
import { printProgress, progressNames, statusField } from '../../entity/print-progress.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { indent, lines } from '../../text/indent.ts';
import { addAction, openScreen, openTag, type ScreenWriter, writeScreen } from '../screen-writer.ts';

const dueField = (entity: Entity): Field | undefined => fieldOfRole(entity, 'due') ?? dateField(entity);

/** Line of the large figure: what is still to be paid, or how much is open. */
function printNote(writer: ScreenWriter): string {
  const { entity, module, item } = writer;
  const money = moneyField(entity);
  if (money === undefined) return 'strings.dueScreen.openCount(open.length)';
  module.use('src/data/numbers', 'sum');
  module.use('src/data/numbers', 'formatMoney');
  const value = numberValue(entity, money, item, module);
  const paid = fieldOfRole(entity, 'paid');
  const unpaid = paid?.type === 'boolean' ? `open.filter((${item}) => !${item}.${paid.id})` : 'open';
  const text = paid?.type === 'boolean' ? 'unpaidTotal' : 'openTotal';
  return `strings.dueScreen.${text}(formatMoney(sum(${unpaid}.map((${item}) => ${value}))))`;
}

function printCard(writer: ScreenWriter, day: string): string {
  const { entity, module, names, item, detail } = writer;
  const status = statusField(entity);
  const title = titleField(entity);
  const money = moneyField(entity);
  const hidden = new Set([title, status, money, dueField(entity)]);
  const facts = [
    fieldOfRole(entity, 'person'),
    fieldOfRole(entity, 'service', 'kind', 'subtitle'),
    ...rowShape(entity).subtitle,
  ]
    .filter(
      (field, at, all): field is Field =>
        field !== undefined && !hidden.has(field) && all.indexOf(field) === at,
    )
    .slice(0, 2);
  const badge = ((): string | undefined => {
    if (status === undefined || !status.options?.some(({ tone }) => tone !== undefined)) return undefined;
    const labels = module.use(names.modelPath, optionLabels(entity, status));
    const tones = module.use(names.modelPath, optionTones(entity, status));
    const value = `${item}.${propertyOf(status)}`;
    const shown = `{ label: ${labels}[${value}], tone: ${tones}[${value}] }`;
    return status.isRequired ? `badge={${shown}}` : `badge={${value} ? ${shown} : undefined}`;
  })();
  return lines(
    '<DueCard',
    `  key={${item}.id}`,
    `  title={${writer.show(title)}}`,
    `  text={${withMark(entity, item, module, writer.join(facts))}}`,
    `  day={${day}}`,
    money && `  amount={${writer.show(money)}}`,
    badge && `  ${badge}`,
    status && `  next={nextOf(${item})}`,
    detail && `  onPress={() => navigation.navigate('${detail.id}', { id: ${item}.id })}`,
    '/>',
  );
}

/** What is late and due today, with one press to the next step; then the days ahead. */
export const due: ScreenKind = {
  id: 'due',
  words: {
    tr: ['bugün teslim', 'teslim edilecek', 'geciken', 'yaklaşan', 'bugünün işleri', 'vadesi gelen'],
    en: ['due', 'due today', 'overdue', 'upcoming', 'deadlines', "today's jobs"],
  },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) =>
    entity !== undefined &&
    dayOf(entity, 'row', dueField(entity)) !== undefined &&
    (statusField(entity) !== undefined || fieldOfRole(entity, 'done') !== undefined),
  print(screen, context) {
    const writer = writeScreen(screen, context);
    const { entity, module, names, item, rows } = writer;
    const field = dueField(entity);
    const day = dayOf(entity, item, field);
    if (day === undefined || field === undefined) throw new Error(`${entity.id} has no date`);
    const progress = progressNames(entity);
    const status = statusField(entity);
    module.use('src/data/days', 'addDays');
    module.use('src/data/days', 'today');
    module.use('src/strings', 'strings');
    module.use(progress.path, progress.isOpen);
    module.useType(names.modelPath, names.type);
    writer.ui('Screen', 'Hero', 'DueCard', 'Section');
    if (writer.detail !== undefined) writer.useNavigation();
    if (status !== undefined) {
      module.use(progress.path, progress.nextOf);
      module.use(names.modelPath, optionLabels(entity, status));
      module.use('src/ui/Toast', 'useToast');
      writer.hook(`const update = ${names.store}((state) => state.update);`);
      writer.hook('const showToast = useToast((toast) => toast.show);');
    }
    const card = printCard(writer, day);
    const note = printNote(writer);
    const action = addAction(writer);
    const empty = writer.empty();
    return [
      writer.print(
        openScreen(screen),
        writer.hooks(),
        '',
        `  const open = ${rows}`,
        `    .filter(${progress.isOpen})`,
        `    .sort((a, b) => a.${propertyOf(field)}.localeCompare(b.${propertyOf(field)}));`,
        `  const before = (until: string) => open.filter((${item}) => ${day} && ${day} < until);`,
        `  const between = (from: string, until: string) =>`,
        `    open.filter((${item}) => ${day} >= from && ${day} < until);`,
        '  const tomorrow = addDays(today(), 1);',
        '  const nextWeek = addDays(today(), 8);',
        '  const late = before(today());',
        '  const dueSections = [',
        '    { title: strings.dueScreen.late, list: late },',
        '    { title: strings.dueScreen.today, list: between(today(), tomorrow) },',
        '    { title: strings.dueScreen.soon, list: between(tomorrow, nextWeek) },',
        `    { title: strings.dueScreen.later, list: open.filter((${item}) => ${day} >= nextWeek) },`,
        `    { title: strings.dueScreen.noDate, list: open.filter((${item}) => !${day}) },`,
        '  ].filter(({ list }) => list.length > 0);',
        '  const count = before(tomorrow).length;',
        '',
        status &&
          lines(
            `  const nextOf = (${item}: ${names.type}) => {`,
            `    const step = ${progress.nextOf}(${item});`,
            '    if (!step) return undefined;',
            `    const label = ${optionLabels(entity, status)}[step];`,
            `    const undo = () => update(${item}.id, { ${propertyOf(status)}: ${item}.${propertyOf(status)} });`,
            '    const onPress = () => {',
            `      update(${item}.id, { ${propertyOf(status)}: step });`,
            '      showToast({ text: strings.dueScreen.moved(label), action: { label: strings.common.undo, onPress: undo } });',
            '    };',
            '    return { label, onPress };',
            '  };',
            '',
          ),
        '  return (',
        `    ${openTag('Screen', [`title={${writer.title}}`, action], 2)}`,
        `      {${rows}.length === 0 ? (`,
        indent(empty, 4),
        '      ) : (',
        '        <Hero',
        '          label={late.length > 0 ? `${strings.dueScreen.title} · ${strings.dueScreen.lateCount(late.length)}` : strings.dueScreen.today}',
        '          value={String(count)}',
        `          note={${note}}`,
        '        />',
        '      )}',
        '      {dueSections.map(({ title, list }) => (',
        '        <Section key={title} title={`${title} · ${list.length}`}>',
        `          {list.map((${item}) => (`,
        indent(card, 6),
        '          ))}',
        '        </Section>',
        '      ))}',
        '    </Screen>',
        '  );',
        '}',
      ),
      printProgress(entity, context),
    ];
  },
};
