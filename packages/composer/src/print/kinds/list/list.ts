import { z } from 'zod';
import { toCamelCase } from '../../../language/identifiers.ts';
import { searchInTurkish } from '../../../language/turkish-labels.ts';
import { namesOf } from '../../entity/entity-names.ts';
import { fieldById, rowShape } from '../../entity/entity-shape.ts';
import { displayValue } from '../../entity/field-values.ts';
import { groupField, sectionHeader } from '../../entity/group-field.ts';
import { canFilterBy, printRowFilter, usualFilter } from '../../entity/row-filter.ts';
import { rowOrder } from '../../entity/row-order.ts';
import { printRowTotal } from '../../entity/row-total.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { screenPath } from '../../screen-path.ts';
import { createModule } from '../../text/create-module.ts';
import { fragment } from '../../text/fragment.ts';
import { indent, lines } from '../../text/indent.ts';
import { rowChain } from '../../text/row-chain.ts';

/** All rows of an entity: search, filter by one choice, add. */
export const list: ScreenKind = {
  id: 'list',
  words: { tr: ['liste'], en: ['list'] },
  options: z
    .object({
      /** Id of the field whose values narrow the rows; the status or category unless given. */
      filter: z.string().optional(),
      /** A figure above the rows: `count` or the id of the field that is added up. */
      total: z.string().optional(),
    })
    .loose(),
  accepts: (entity) => entity !== undefined,
  arranges: () => ['sort', 'group'],
  print(screen, context) {
    const entity = context.entity(screen.entity);
    const { store, storePath, row, rowPath, group } = namesOf(entity);
    const { language } = context.spec;
    const isTurkish = language === 'tr';
    const rows = entity.pluralId;
    const item = entity.id;
    const module = createModule(screenPath(screen, context));
    const grouped = groupField(entity);
    module.use('react-native', grouped === undefined ? 'FlatList' : 'SectionList');
    module.use('react-native', 'StyleSheet');
    module.use(storePath, store);
    module.use(rowPath, row);
    module.use('src/ui/Screen', 'Screen');
    module.use('src/ui/EmptyState', 'EmptyState');
    module.use('src/theme', 'space');
    module.use('src/strings', 'strings');
    const title = context.strings.add(group, `${toCamelCase(screen.id)}Title`, screen.title);
    const search = context.strings.add(
      group,
      'search',
      isTurkish ? searchInTurkish(entity.many) : `Search ${entity.many}`,
    );
    const addLabel = context.strings.add(
      group,
      'add',
      isTurkish ? `Yeni ${entity.one}` : `New ${entity.one}`,
    );
    const emptyTitle = context.strings.add(
      group,
      'emptyTitle',
      isTurkish ? `Henüz ${entity.one} yok` : `No ${entity.many} yet`,
    );
    const emptyText = context.strings.add(
      group,
      'emptyText',
      isTurkish ? `İlk kaydı ekleyin, burada görünsün.` : 'Add the first one and it appears here.',
    );

    const shape = rowShape(entity);
    const hooks: string[] = [];
    const searched = [shape.title, ...shape.subtitle]
      .filter(({ type }) => ['text', 'reference', 'place', 'phone', 'longText'].includes(type))
      .map((field) => {
        const value = displayValue(entity, field, item, module, context);
        hooks.push(...value.hooks);
        return value.text;
      });
    const text =
      searched.length === 0
        ? "''"
        : searched.length === 1
          ? searched[0]
          : `[${searched.join(', ')}].join(' ')`;
    if (searched.length > 0) {
      module.use('src/ui/SearchBar', 'SearchBar');
      module.use('src/data/search', 'matches');
    }
    const heading = grouped === undefined ? undefined : displayValue(entity, grouped, item, module, context);
    if (heading !== undefined) {
      hooks.push(...heading.hooks);
      module.use('src/data/sections', 'groupRows');
      module.use('src/ui/AppText', 'AppText');
    }
    const options = screen.options as { filter?: string; total?: string };
    const named = fieldById(entity, options.filter);
    const field = named !== undefined && canFilterBy(named) ? named : usualFilter(entity);
    const filter = field && printRowFilter(entity, field, { item, rows }, module, context);
    const sort = rowOrder(entity, module, context);
    const isChanged = searched.length > 0 || filter !== undefined || sort !== undefined;
    const shown = isChanged ? 'shown' : rows;
    const total = printRowTotal(entity, options.total, { item, rows: shown }, module, context);
    hooks.push(...(filter?.hooks ?? []), ...(total?.hooks ?? []));
    if (searched.length > 0) module.use('react', 'useState');
    const form = context.findScreen('form', entity.id);
    if (form !== undefined) {
      module.use('src/routes', 'useRootNavigation');
      module.use('src/ui/AddButton', 'AddButton');
    }
    hooks.push(...(sort?.hooks ?? []));
    const filters = [
      ...(searched.length > 0 ? [`(${item}) => matches(query, ${text})`] : []),
      ...(filter === undefined ? [] : [`(${item}) => ${filter.predicate}`]),
    ];
    const header = [
      total?.jsx,
      searched.length > 0 && `<SearchBar label={${search}} value={query} onChange={setQuery} />`,
      filter?.jsx,
    ].filter((element): element is string => typeof element === 'string');
    return [
      module.print(
        lines(
          `export function ${screen.id}Screen() {`,
          `  const ${rows} = ${store}((state) => state.items);`,
          form && '  const navigation = useRootNavigation();',
          ...[...new Set(hooks)].map((hook) => `  ${hook}`),
          searched.length > 0 && "  const [query, setQuery] = useState('');",
          filter && `  ${filter.state}`,
          form && `  const add = () => navigation.navigate('${form.id}');`,
          '',
          filter?.choices && `  ${filter.choices}`,
          isChanged && `  const shown = ${rowChain(rows, filters, sort?.line)};`,
          heading && `  const sections = groupRows(${shown}, (${item}) => ${heading.text});`,
          '',
          '  return (',
          '    <Screen',
          '      scroll={false}',
          screen.place === 'inner' && '      back',
          `      title={${title}}`,
          form && `      action={<AddButton label={${addLabel}} onPress={add} />}`,
          '    >',
          heading === undefined
            ? lines('      <FlatList', `        data={${shown}}`)
            : lines(
                '      <SectionList',
                '        sections={sections}',
                ...sectionHeader.map((line) => `        ${line}`),
              ),
          `        keyExtractor={(${item}) => ${item}.id}`,
          `        renderItem={({ item: ${item} }) => <${row} ${item}={${item}} />}`,
          '        style={styles.list}',
          '        contentContainerStyle={styles.rows}',
          '        showsVerticalScrollIndicator={false}',
          '        keyboardShouldPersistTaps="handled"',
          header.length > 0 &&
            lines(
              '        ListHeaderComponentStyle={styles.header}',
              '        ListHeaderComponent={',
              `          ${rows}.length === 0 ? null : (`,
              indent(fragment(header), 6),
              '          )',
              '        }',
            ),
          '        ListEmptyComponent={',
          `          ${rows}.length === 0 ? (`,
          '            <EmptyState',
          `              icon="${entity.icon}-outline"`,
          `              title={${emptyTitle}}`,
          `              text={${emptyText}}`,
          form && `              action={{ label: ${addLabel}, icon: 'add', onPress: add }}`,
          '            />',
          '          ) : (',
          `            <EmptyState icon="search-outline" title={strings.common.noResult} text={${filter ? 'strings.common.noResultText' : 'strings.common.noneFound'}} />`,
          '          )',
          '        }',
          '      />',
          '    </Screen>',
          '  );',
          '}',
          '',
          'const styles = StyleSheet.create({',
          '  list: { flex: 1, marginHorizontal: -space.lg },',
          header.length > 0 && '  header: { gap: space.md, marginBottom: space.xs },',
          '  rows: { gap: space.sm, paddingHorizontal: space.lg, paddingBottom: 104 },',
          '});',
        ),
      ),
    ];
  },
};
