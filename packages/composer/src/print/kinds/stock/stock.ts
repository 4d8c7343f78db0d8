import { z } from 'zod';
import { searchInTurkish } from '../../../language/turkish-labels.ts';
import { namesOf } from '../../entity/entity-names.ts';
import { fieldOfRole, titleField } from '../../entity/entity-shape.ts';
import { escapeTemplate } from '../../entity/field-unit.ts';
import { displayValue } from '../../entity/field-values.ts';
import { groupField } from '../../entity/group-field.ts';
import { findLowStock, useIsLow } from '../../entity/low-stock.ts';
import { wantedOrder } from '../../entity/row-order.ts';
import { findStockRule, stockPath } from '../../entity/stock-rule.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { screenPath } from '../../screen-path.ts';
import { createModule } from '../../text/create-module.ts';
import { indent, lines } from '../../text/indent.ts';
import { quote } from '../../text/quote.ts';

/** The number that a full bar is measured by: the row's own minimum, that of all rows, or the higher of both. */
function printLimit(low: ReturnType<typeof findLowStock>, item: string): string | undefined {
  const own = low?.minimum && `${item}.${low.minimum.id} ?? 0`;
  if (low?.below === undefined) return own;
  return own === undefined ? String(low.below) : `Math.max(${own}, ${low.below})`;
}

/** How far the stock is above the limit: those with the least come first. */
const printRisk = (stock: string, limit: string | undefined): string =>
  limit === undefined ? stock : `(${stock}) - ${limit.endsWith('?? 0') ? `(${limit})` : limit}`;

/** What runs out first: products by risk with their number, one press in or out, the value of the stock. */
export const stock: ScreenKind = {
  id: 'stock',
  words: { tr: ['stok', 'depo', 'envanter'], en: ['stock', 'inventory', 'warehouse'] },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) => entity !== undefined && fieldOfRole(entity, 'quantity')?.type === 'number',
  arranges: () => ['sort', 'group'],
  print(screen, context) {
    const entity = context.entity(screen.entity);
    const quantity = fieldOfRole(entity, 'quantity');
    if (quantity === undefined) throw new Error(`${entity.id} has no quantity`);
    const price = fieldOfRole(entity, 'price', 'amount');
    const { store, storePath, group, modelPath } = namesOf(entity);
    const isTurkish = context.spec.language === 'tr';
    const item = entity.id;
    const rows = entity.pluralId;
    const rule = findStockRule(context.spec);
    const moves = rule?.product.id === entity.id ? rule : undefined;
    const module = createModule(screenPath(screen, context));
    module.use('react', 'useState');
    const type = module.useType(modelPath, namesOf(entity).type);
    module.use('react-native', 'View');
    module.use('react-native', 'StyleSheet');
    for (const name of ['AddButton', 'EmptyState', 'Hero', 'Screen', 'SearchBar', 'StockRow'])
      module.use(`src/ui/${name}`, name);
    module.use(storePath, store);
    module.use('src/data/search', 'matches');
    module.use('src/routes', 'useRootNavigation');
    module.use('src/strings', 'strings');
    module.use('src/theme', 'space');
    const add = (key: string, tr: string, en: string): string =>
      context.strings.add(group, key, isTurkish ? tr : en);
    const title = add('stockTitle', screen.title, screen.title);
    const low = add('running', 'Azalan', 'Running low');
    const lowCount = context.strings.add(group, 'lowCount', {
      code: isTurkish
        ? `(count: number) => (count === 0 ? 'Hepsi yeterli' : \`\${count} ${escapeTemplate(entity.one)}\`)`
        : `(count: number) => (count === 0 ? 'Everything is in stock' : \`\${count} \${count === 1 ? ${quote(entity.one)} : ${quote(entity.many)}}\`)`,
    });
    const value = context.strings.add(group, 'stockValue', {
      code: isTurkish
        ? '(value: string) => `Stok değeri ${value}`'
        : '(value: string) => `Stock value ${value}`',
    });
    const amount = context.strings.add(group, 'stockCount', {
      code: isTurkish
        ? '(count: string) => `Toplam ${count} adet`'
        : '(count: string) => `${count} pieces in all`',
    });
    const search = add('search', searchInTurkish(entity.many), `Search ${entity.many}`);
    const addLabel = add('add', `Yeni ${entity.one}`, `New ${entity.one}`);
    const emptyTitle = add('emptyTitle', `Henüz ${entity.one} yok`, `No ${entity.many} yet`);
    const emptyText = add(
      'emptyText',
      'İlk kaydı ekleyin, burada görünsün.',
      'Add the first one and it appears here.',
    );
    const name = displayValue(entity, titleField(entity), item, module, context);
    const form = context.findScreen('form', entity.id);
    const detail = context.findScreen('detail', entity.id) ?? form;
    const order = wantedOrder(entity, module, context);
    const grouped = groupField(entity);
    const heading = grouped && displayValue(entity, grouped, item, module, context);
    if (heading !== undefined) {
      module.use('react', 'Fragment');
      module.use('src/data/sections', 'groupRows');
      module.use('src/ui/AppText', 'AppText');
    }
    const isLow = useIsLow(entity, module);
    const limit = printLimit(findLowStock(entity), item);
    const stockOf = `${item}.${quantity.id} ?? 0`;
    const worth = price === undefined ? stockOf : `(${stockOf}) * (${item}.${price.id} ?? 0)`;
    const note = price === undefined ? `${amount}(formatNumber(worth))` : `${value}(formatMoney(worth))`;
    module.use('src/data/numbers', price === undefined ? 'formatNumber' : 'formatMoney');

    const change = ((): string => {
      if (moves === undefined) {
        return lines(
          `  const change = (${item}: ${type}, by: number) =>`,
          `    update(${item}.id, { ${quantity.id}: Math.max(0, (${item}.${quantity.id} ?? 0) + by) });`,
        );
      }
      const movement = namesOf(moves.movement);
      module.use(stockPath(moves), 'moveStock');
      module.use(movement.storePath, movement.store);
      module.use(movement.modelPath, movement.empty);
      const reference = `${moves.reference.id}Id`;
      const others = moves.direction?.options?.find(({ id }) => id !== moves.outOption)?.id;
      const direction =
        moves.direction === undefined
          ? ''
          : `, ${moves.direction.id}: by < 0 ? ('${moves.outOption}' as const) : ('${others ?? moves.outOption}' as const)`;
      return lines(
        `  const change = (${item}: ${type}, by: number) => {`,
        `    const movement = { ...${movement.empty}(), ${reference}: ${item}.id, ${moves.amount.id}: Math.abs(by)${direction} };`,
        '    if (!moveStock(undefined, movement)) saveMovement(movement);',
        '  };',
      );
    })();
    const row = lines(
      '<StockRow',
      `  key={${item}.id}`,
      `  name={${name.text}}`,
      `  icon="${entity.icon}"`,
      `  quantity={${stockOf}}`,
      limit && `  minimum={${limit}}`,
      `  isLow={${isLow === undefined ? `(${stockOf}) <= 0` : `${isLow}(${item})`}}`,
      quantity.unit !== undefined &&
        `  unit={${context.strings.add(group, `${quantity.id}Unit`, quantity.unit)}}`,
      `  onChange={(by) => change(${item}, by)}`,
      detail && `  onPress={() => navigation.navigate('${detail.id}', { id: ${item}.id })}`,
      '/>',
    );
    return [
      module.print(
        lines(
          `export function ${screen.id}Screen() {`,
          `  const ${rows} = ${store}((state) => state.items);`,
          moves === undefined
            ? `  const update = ${store}((state) => state.update);`
            : `  const saveMovement = ${namesOf(moves.movement).store}((state) => state.save);`,
          '  const navigation = useRootNavigation();',
          ...[...new Set([...name.hooks, ...(order?.hooks ?? []), ...(heading?.hooks ?? [])])].map(
            (hook) => `  ${hook}`,
          ),
          "  const [query, setQuery] = useState('');",
          form && `  const add = () => navigation.navigate('${form.id}');`,
          '',
          !order && `  const risk = (${item}: ${type}) => ${printRisk(stockOf, limit)};`,
          `  const low = ${rows}.filter(${isLow ?? `(${item}) => (${stockOf}) <= 0`}).length;`,
          `  const worth = ${rows}.reduce((sum, ${item}) => sum + (${worth}), 0);`,
          `  const shown = ${rows}.filter((${item}) => matches(query, ${name.text}))${order?.line ?? '.sort((a, b) => risk(a) - risk(b))'};`,
          change,
          '',
          '  return (',
          `    <Screen title={${title}}${form === undefined ? '' : ` action={<AddButton label={${addLabel}} onPress={add} />}`}>`,
          `      {${rows}.length === 0 ? (`,
          '        <EmptyState',
          `          icon="${entity.icon}-outline"`,
          `          title={${emptyTitle}}`,
          `          text={${emptyText}}`,
          form && `          action={{ label: ${addLabel}, icon: 'add', onPress: add }}`,
          '        />',
          '      ) : (',
          '        <>',
          `          <Hero label={${low}} value={${lowCount}(low)} note={${note}} />`,
          `          <SearchBar label={${search}} value={query} onChange={setQuery} />`,
          '          <View style={styles.rows}>',
          heading === undefined
            ? indent(lines(`{shown.map((${item}) => (`, indent(row, 1), '))}'), 6)
            : indent(
                lines(
                  `{groupRows(shown, (${item}) => ${heading.text}).map((section) => (`,
                  '  <Fragment key={section.title}>',
                  '    <AppText variant="label" tone="muted" accessibilityRole="header">',
                  '      {section.title || strings.common.none}',
                  '    </AppText>',
                  `    {section.data.map((${item}) => (`,
                  indent(row, 3),
                  '    ))}',
                  '  </Fragment>',
                  '))}',
                ),
                6,
              ),
          '          </View>',
          '        </>',
          '      )}',
          '    </Screen>',
          '  );',
          '}',
          '',
          'const styles = StyleSheet.create({ rows: { gap: space.sm } });',
        ),
      ),
    ];
  },
};
