import { z } from 'zod';
import type { Field } from '../../../spec/field.ts';
import { optionList, propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole } from '../../entity/entity-shape.ts';
import { entryValue, flowField } from '../../entity/entry-value.ts';
import { groupField, sectionHeader } from '../../entity/group-field.ts';
import { dayOf, entryDateField } from '../../entity/moment-shape.ts';
import { formatterOf, numberValue } from '../../entity/number-value.ts';
import { rowOrder } from '../../entity/row-order.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { indent, lines } from '../../text/indent.ts';
import { openScreen, writeScreen } from '../screen-writer.ts';

/** Everything that was entered, by day, with a total per day and a filter by category. */
export const history: ScreenKind = {
  id: 'history',
  isReport: true,
  words: {
    tr: ['geçmiş', 'tüm kayıtlar', 'kayıt geçmişi'],
    en: ['history', 'all entries', 'past entries'],
  },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) => entity !== undefined && dayOf(entity, 'row') !== undefined,
  arranges: () => ['sort', 'group'],
  print(screen, context) {
    const writer = writeScreen(screen, context);
    const { entity, module, names, item, rows } = writer;
    const day = dayOf(entity, item, entryDateField(entity));
    const time = entryDateField(entity);
    if (day === undefined || time === undefined) throw new Error(`${entity.id} has no date`);
    const value = entryValue(entity);
    const grouped = groupField(entity);
    const isByDay = grouped === undefined && (entity.sort === undefined || entity.sort.field === time.id);
    const isOldestFirst = isByDay && entity.sort?.direction === 'ascending';
    const isTotal = isByDay && value?.isAdditive === true && flowField(entity) === undefined;
    const category = fieldOfRole(entity, 'category', 'kind', 'status');
    const filter: Field | undefined = category?.type === 'choice' ? category : undefined;
    module.use('react-native', grouped === undefined ? 'FlatList' : 'SectionList');
    module.use('react-native', 'StyleSheet');
    module.use('src/theme', 'space');
    module.use(names.rowPath, names.row);
    writer.ui('Screen');
    if (isByDay) writer.ui('DayGroup');
    if (filter !== undefined) {
      module.use('react', 'useState');
      module.use('src/strings', 'strings');
      module.use(names.modelPath, optionList(entity, filter));
      writer.ui('ChipRow');
    }
    if (isTotal) module.use('src/data/numbers', 'sum');
    const total = isTotal
      ? ` total={format(sum(list.map((${item}) => ${numberValue(entity, value.field, item, module)})))}`
      : '';
    const empty = writer.empty();
    const order = isByDay ? undefined : rowOrder(entity, module, context);
    for (const hook of order?.hooks ?? []) writer.hook(hook);
    const heading = grouped && writer.show(grouped);
    if (heading !== undefined) {
      module.use('src/data/sections', 'groupRows');
      module.use('src/strings', 'strings');
      writer.ui('AppText');
    }
    const kept = filter === undefined ? rows : 'kept';
    return [
      writer.print(
        isTotal && lines(`const format = ${formatterOf(entity, value.field, module, context)};`, ''),
        openScreen(screen),
        writer.hooks(),
        filter && "  const [filter, setFilter] = useState('');",
        '',
        filter &&
          `  const kept = ${rows}.filter((${item}) => !filter || ${item}.${propertyOf(filter)} === filter);`,
        isByDay
          ? lines(
              `  const loggedDays = ${kept}.map((${item}) => ${day});`,
              `  const entryDays = [...new Set(loggedDays)].sort()${isOldestFirst ? '' : '.reverse()'};`,
            )
          : `  const shown = [...${kept}]${order?.line ?? ''};`,
        heading && `  const sections = groupRows(shown, (${item}) => ${heading});`,
        '',
        '  return (',
        `    <Screen scroll={false}${screen.place === 'inner' ? ' back' : ''} title={${writer.title}}>`,
        filter &&
          lines(
            '      <ChipRow',
            `        label={${context.strings.add(names.group, filter.id, filter.label)}}`,
            '        value={filter}',
            '        onChange={setFilter}',
            `        options={[{ value: '', label: strings.common.all }, ...${optionList(entity, filter)}]}`,
            '      />',
          ),
        ...(heading !== undefined
          ? [
              '      <SectionList',
              '        sections={sections}',
              ...sectionHeader.map((line) => `        ${line}`),
            ]
          : ['      <FlatList', `        data={${isByDay ? 'entryDays' : 'shown'}}`]),
        isByDay ? '        keyExtractor={(day) => day}' : `        keyExtractor={(${item}) => ${item}.id}`,
        '        style={styles.list}',
        '        contentContainerStyle={styles.days}',
        '        showsVerticalScrollIndicator={false}',
        '        ListEmptyComponent={',
        indent(empty, 5),
        '        }',
        isByDay
          ? lines(
              '        renderItem={({ item: day }) => {',
              `          const list = ${kept}`,
              `            .filter((${item}) => ${day} === day)`,
              `            .sort((a, b) => ${isOldestFirst ? `a.${time.id}.localeCompare(b.${time.id})` : `b.${time.id}.localeCompare(a.${time.id})`});`,
              '          return (',
              `            <DayGroup day={day}${total}>`,
              `              {list.map((${item}) => (`,
              `                <${names.row} key={${item}.id} ${item}={${item}} />`,
              '              ))}',
              '            </DayGroup>',
              '          );',
              '        }}',
            )
          : `        renderItem={({ item: ${item} }) => <${names.row} ${item}={${item}} />}`,
        '      />',
        '    </Screen>',
        '  );',
        '}',
        '',
        'const styles = StyleSheet.create({',
        '  list: { flex: 1, marginHorizontal: -space.lg },',
        `  days: { gap: space.${isByDay ? 'md' : 'sm'}, paddingHorizontal: space.lg, paddingBottom: space.xl },`,
        '});',
      ),
    ];
  },
};
