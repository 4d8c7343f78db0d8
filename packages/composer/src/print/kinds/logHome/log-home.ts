import { z } from 'zod';
import type { Field } from '../../../spec/field.ts';
import { optionList, propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole } from '../../entity/entity-shape.ts';
import { dailyGoalOf, entryValue, flowField } from '../../entity/entry-value.ts';
import { isInput } from '../../entity/field-values.ts';
import { dayOf, entryDateField } from '../../entity/moment-shape.ts';
import { formatterOf, numberValue } from '../../entity/number-value.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { indent, lines } from '../../text/indent.ts';
import { addAction, openScreen, openTag, type ScreenWriter, writeScreen } from '../screen-writer.ts';
import { printFigure } from './print-figure.ts';

/** The properties that put a new entry at the current moment. */
function nowProperties({ entity, module }: ScreenWriter): string {
  const time = entryDateField(entity);
  const parts: string[] = [];
  if (time?.type === 'dateTime') parts.push(`${time.id}: ${module.use('src/data/now', 'momentNow')}()`);
  else if (time !== undefined) parts.push(`${time.id}: today()`);
  const clock = entity.fields.find((field) => field.type === 'time' && isInput(field));
  if (clock !== undefined) parts.push(`${clock.id}: ${module.use('src/data/now', 'timeNow')}()`);
  return parts.join(', ');
}

/** Chips that add an entry: recent numbers at once, or a form with the category filled in. */
function printChips(writer: ScreenWriter, value: Field | undefined): string | undefined {
  const { entity, module, names, item, rows, form } = writer;
  const others = entity.fields.filter(
    (field) => field.isRequired && isInput(field) && field !== value && field !== entryDateField(entity),
  );
  const isSimple = others.every(({ type }) => type === 'choice' || type === 'time');
  const category = fieldOfRole(entity, 'category', 'kind');
  if (value !== undefined && isInput(value) && value.type !== 'money' && isSimple) {
    module.use(names.modelPath, names.empty);
    module.use('src/data/periods', 'mostFrequent');
    module.use('src/ui/Toast', 'useToast');
    writer.hook(`const { save, remove } = ${names.store}.getState();`);
    writer.hook('const showToast = useToast((toast) => toast.show);');
    return lines(
      '  const quickAdd = (amount: number) => {',
      `    const id = save({ ...${names.empty}(), ${value.id}: amount, ${nowProperties(writer)} });`,
      '    showToast({ text: strings.logScreen.added, action: { label: strings.common.undo, onPress: () => remove(id) } });',
      '  };',
      `  const quickChips = mostFrequent([...${rows}].reverse().map((${item}) => ${item}.${value.id}), 4)`,
      '    .map((amount) => ({ key: String(amount), label: format(amount), onPress: () => quickAdd(amount) }));',
    );
  }
  if (category?.type !== 'choice' || form === undefined) return undefined;
  writer.useNavigation();
  module.use(names.modelPath, optionList(entity, category));
  return lines(
    `  const quickChips = ${optionList(entity, category)}.map(({ value, label }) => ({`,
    '    key: value,',
    '    label,',
    `    onPress: () => navigation.navigate('${form.id}', { ${propertyOf(category)}: value }),`,
    '  }));',
  );
}

/** The figure that entries are about, the last seven days, quick adding, and recent entries by day. */
export const logHome: ScreenKind = {
  id: 'logHome',
  words: {
    tr: ['ana sayfa', 'özet', 'hızlı ekle'],
    en: ['home', 'overview', 'quick add', 'dashboard'],
  },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) => entity !== undefined && dayOf(entity, 'row') !== undefined,
  print(screen, context) {
    const writer = writeScreen(screen, context);
    const { entity, module, names, item, rows } = writer;
    const day = dayOf(entity, item, entryDateField(entity));
    const time = entryDateField(entity);
    if (day === undefined || time === undefined) throw new Error(`${entity.id} has no date`);
    const value = entryValue(entity);
    const flow = value?.isAdditive === true ? flowField(entity) : undefined;
    module.use('src/strings', 'strings');
    module.use(names.rowPath, names.row);
    writer.ui('Screen', 'Hero', 'DayGroup', 'SectionTitle');
    const figure = printFigure(writer, day, value, flow, value && dailyGoalOf(value.field, screen.options));
    const chips = printChips(writer, value?.field);
    if (chips !== undefined) writer.ui('log/QuickChips');
    const history = context.findScreen('history', entity.id);
    if (history !== undefined) writer.useNavigation();
    const isTotal = value?.isAdditive === true && flow === undefined;
    const total = isTotal
      ? ` total={format(sum(list.map((${item}) => ${numberValue(entity, value.field, item, module)})))}`
      : '';
    if (isTotal) module.use('src/data/numbers', 'sum');
    const action = addAction(writer);
    const empty = writer.empty();
    const code = [figure.body, figure.jsx, chips ?? ''].join('\n');
    if (/\btoday\(/.test(code)) module.use('src/data/days', 'today');
    const needsFormat = [figure.body, figure.jsx, chips ?? '', total].some((text) => text.includes('format'));
    return [
      writer.print(
        needsFormat && `const format = ${formatterOf(entity, value?.field, module, context)};`,
        figure.constants,
        needsFormat || figure.constants !== undefined ? '' : undefined,
        openScreen(screen),
        writer.hooks(),
        '',
        figure.body,
        chips,
        `  const recent = [...${rows}].sort((a, b) => b.${time.id}.localeCompare(a.${time.id})).slice(0, 12);`,
        `  const recentDays = [...new Set(recent.map((${item}) => ${day}))];`,
        '',
        '  return (',
        `    ${openTag('Screen', [`title={${writer.title}}`, action], 2)}`,
        indent(figure.jsx, 3),
        chips && '      <QuickChips label={strings.logScreen.quickAdd} chips={quickChips} />',
        `      {${rows}.length === 0 ? (`,
        indent(empty, 4),
        '      ) : (',
        history
          ? `        <SectionTitle title={strings.logScreen.recent} action={{ label: strings.common.seeAll, onPress: () => navigation.navigate('${history.id}') }} />`
          : '        <SectionTitle title={strings.logScreen.recent} />',
        '      )}',
        '      {recentDays.map((on) => {',
        `        const list = recent.filter((${item}) => ${day} === on);`,
        '        return (',
        `          <DayGroup key={on} day={on}${total}>`,
        `            {list.map((${item}) => (`,
        `              <${names.row} key={${item}.id} ${item}={${item}} />`,
        '            ))}',
        '          </DayGroup>',
        '        );',
        '      })}',
        '    </Screen>',
        '  );',
        '}',
      ),
    ];
  },
};
