import { z } from 'zod';
import { toPascalCase } from '../../../language/identifiers.ts';
import { searchInTurkish } from '../../../language/turkish-labels.ts';
import type { Entity } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import { namesOf, propertyOf } from '../../entity/entity-names.ts';
import { fieldById, titleField } from '../../entity/entity-shape.ts';
import { escapeTemplate } from '../../entity/field-unit.ts';
import { displayValue, formulaName } from '../../entity/field-values.ts';
import { wantedOrder } from '../../entity/row-order.ts';
import type { PrintContext, ScreenKind } from '../../screen-kind.ts';
import { screenPath } from '../../screen-path.ts';
import { createModule } from '../../text/create-module.ts';
import { lines } from '../../text/indent.ts';
import { quote } from '../../text/quote.ts';

/** The amount of a person that is summed over another entity: a balance. */
export const balanceField = (entity: Entity): Field | undefined =>
  entity.fields.find(({ type, formula }) => type === 'money' && formula?.kind === 'sumOf');

/** Whether a positive balance is the person's own money: what adds to it is good and what reduces it is not. */
function isSaved(entry: Entity, minusWhen: { readonly field: string; readonly option: string } | undefined) {
  const options = fieldById(entry, minusWhen?.field)?.options ?? [];
  const minus = options.find(({ id }) => id === minusWhen?.option);
  return (
    minus !== undefined &&
    minus.tone !== 'success' &&
    options.some(({ id, tone }) => id !== minus.id && tone === 'success')
  );
}

/** The buttons that add an entry with its kind chosen: "Borç ekle", "Ödeme al". */
export function printQuickEntries(
  entity: Entity,
  context: PrintContext,
): readonly {
  readonly label: string;
  readonly params: string;
  readonly screen: string;
  readonly icon: string;
}[] {
  const balance = balanceField(entity);
  if (balance?.formula?.kind !== 'sumOf') return [];
  const { formula } = balance;
  const entry = context.entity(formula.entity);
  const form = context.findScreen('form', entry.id);
  const reference = fieldById(entry, formula.reference);
  const kind = fieldById(entry, formula.minusWhen?.field);
  if (form === undefined || reference === undefined) return [];
  const names = namesOf(entry);
  return (kind?.options ?? []).slice(0, 2).map(({ id, label }) => ({
    label: context.strings.add(
      names.group,
      `add${toPascalCase(id)}`,
      context.spec.language === 'tr' ? `${label} ekle` : `Add ${label.toLowerCase()}`,
    ),
    params: `${propertyOf(reference)}: ${entity.id}.id, ${kind?.id ?? 'kind'}: '${id}'`,
    screen: form.id,
    icon: id === formula.minusWhen?.option ? 'arrow-down-circle-outline' : 'arrow-up-circle-outline',
  }));
}

/** Who owes how much: the sum of all balances, people by the largest one, the last entries. */
export const balances: ScreenKind = {
  id: 'balances',
  words: { tr: ['bakiye', 'hesap özeti', 'borçlular'], en: ['balance', 'balances', 'who owes'] },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) => entity !== undefined && balanceField(entity) !== undefined,
  arranges: () => ['sort'],
  print(screen, context) {
    const entity = context.entity(screen.entity);
    const balance = balanceField(entity);
    if (balance?.formula?.kind !== 'sumOf') throw new Error(`${entity.id} has no balance`);
    const entry = context.entity(balance.formula.entity);
    const names = namesOf(entity);
    const entryNames = namesOf(entry);
    const isTurkish = context.spec.language === 'tr';
    const item = entity.id;
    const rows = entity.pluralId;
    const entries = entry.pluralId;
    const module = createModule(screenPath(screen, context));
    module.use('react', 'useState');
    module.use('react-native', 'View');
    module.use('react-native', 'StyleSheet');
    const saved = isSaved(entry, balance.formula.minusWhen);
    for (const name of [
      ...(saved ? ['IconCircle'] : ['Avatar', 'Segmented']),
      'AppText',
      'EmptyState',
      'Hero',
      'ListRow',
      'Screen',
      'SearchBar',
      'AddButton',
    ])
      module.use(`src/ui/${name}`, name);
    module.use(names.storePath, names.store);
    module.use(entryNames.storePath, entryNames.store);
    const sum = module.use(names.modelPath, formulaName(entity, balance));
    module.use('src/data/numbers', 'formatMoney');
    module.use('src/data/search', 'matches');
    module.use('src/routes', 'useRootNavigation');
    module.use('src/strings', 'strings');
    module.use('src/theme', 'space');
    const title = displayValue(entity, titleField(entity), item, module, context);
    const add = (key: string, tr: string, en: string): string =>
      context.strings.add(names.group, key, isTurkish ? tr : en);
    const heading = add('balancesTitle', screen.title, screen.title);
    const hero = saved
      ? add('savedTotal', 'Toplam birikim', 'Saved in all')
      : add('openTotal', 'Toplam alacak', 'Owed in all');
    const one = escapeTemplate(entity.one);
    const people = saved
      ? context.strings.add(names.group, 'savedCount', {
          code: isTurkish
            ? `(count: number) => \`\${count} ${one}\``
            : `(count: number) => \`\${count} \${count === 1 ? ${quote(entity.one)} : ${quote(entity.many)}}\``,
        })
      : context.strings.add(names.group, 'openCount', {
          code: isTurkish
            ? `(count: number) => \`\${count} ${one} ödeyecek\``
            : '(count: number) => `${count} still to pay`',
        });
    const goal = saved
      ? entity.fields.find(({ role, type }) => role === 'target' && type === 'money')
      : undefined;
    const ofGoal =
      goal &&
      context.strings.add(names.group, 'ofGoal', {
        code: isTurkish
          ? '(goal: string, percent: number) => `Hedef ${goal}, %${percent}`'
          : '(goal: string, percent: number) => `Target ${goal}, ${percent}%`',
      });
    const settled = saved ? "''" : add('settled', 'Hesap kapalı', 'Settled');
    const open = saved ? "''" : add('open', 'Borçlu', 'Open');
    const filterLabel = saved ? "''" : add('filter', 'Göster', 'Show');
    const search = add('search', searchInTurkish(entity.many), `Search ${entity.many}`);
    const addLabel = add('add', `Yeni ${entity.one}`, `New ${entity.one}`);
    const emptyTitle = add('emptyTitle', `Henüz ${entity.one} yok`, `No ${entity.many} yet`);
    const emptyText = add(
      'emptyText',
      'İlk kaydı ekleyin, burada görünsün.',
      'Add the first one and it appears here.',
    );
    const form = context.findScreen('form', entity.id);
    const detail = context.findScreen('detail', entity.id) ?? form;
    // The rows already contain their balances; other orders need the records.
    const isByBalance = entity.sort === undefined || entity.sort.field === balance.id;
    const [first, second] = isByBalance && entity.sort?.direction === 'ascending' ? 'ab' : 'ba';
    const order = isByBalance ? undefined : wantedOrder(entity, module, context);
    return [
      module.print(
        lines(
          `export function ${screen.id}Screen() {`,
          `  const ${rows} = ${names.store}((state) => state.items);`,
          `  const ${entries} = ${entryNames.store}((state) => state.items);`,
          '  const navigation = useRootNavigation();',
          ...[...new Set([...title.hooks, ...(order?.hooks ?? [])])].map((hook) => `  ${hook}`),
          "  const [query, setQuery] = useState('');",
          !saved && "  const [filter, setFilter] = useState<'all' | 'open'>('all');",
          '',
          `  const sorted = ${order === undefined ? rows : `[...${rows}]`}`,
          order && `    ${order.line}`,
          `    .map((${item}) => ({ ${item}, name: ${title.text}, balance: ${sum}(${item}.id, ${entries}) }))${order === undefined ? '' : ';'}`,
          !order && `    .sort((a, b) => ${first}.balance - ${second}.balance);`,
          ...(saved
            ? [
                '  const total = sorted.reduce((sum, { balance }) => sum + balance, 0);',
                '  const shown = sorted.filter(({ name }) => matches(query, name));',
              ]
            : [
                '  const owing = sorted.filter(({ balance }) => balance > 0);',
                '  const total = owing.reduce((sum, { balance }) => sum + balance, 0);',
                "  const chosen = filter === 'open' ? sorted.filter(({ balance }) => balance !== 0) : sorted;",
                '  const shown = chosen.filter(({ name }) => matches(query, name));',
              ]),
          form && `  const add = () => navigation.navigate('${form.id}');`,
          '',
          '  return (',
          `    <Screen title={${heading}}${form === undefined ? '' : ` action={<AddButton label={${addLabel}} onPress={add} />}`}>`,
          `      <Hero label={${hero}} value={formatMoney(total)} note={${people}(${saved ? `${rows}.length` : 'owing.length'})} />`,
          `      {${rows}.length === 0 ? (`,
          '        <EmptyState',
          `          icon="${entity.icon}-outline"`,
          `          title={${emptyTitle}}`,
          `          text={${emptyText}}`,
          form && `          action={{ label: ${addLabel}, icon: 'add', onPress: add }}`,
          '        />',
          '      ) : (',
          '        <>',
          !saved &&
            lines(
              '          <Segmented',
              `            label={${filterLabel}}`,
              '            value={filter}',
              '            onChange={setFilter}',
              '            options={[',
              "              { value: 'all', label: strings.common.all },",
              `              { value: 'open', label: ${open} },`,
              '            ]}',
              '          />',
            ),
          `          <SearchBar label={${search}} value={query} onChange={setQuery} />`,
          '          <View style={styles.rows}>',
          `            {shown.map(({ ${item}, name, balance }) => (`,
          '              <ListRow',
          `                key={${item}.id}`,
          '                title={name}',
          ofGoal !== undefined && goal !== undefined
            ? lines(
                '                subtitle={',
                `                  ${item}.${goal.id}`,
                `                    ? ${ofGoal}(formatMoney(${item}.${goal.id}), Math.round((balance / ${item}.${goal.id}) * 100))`,
                '                    : undefined',
                '                }',
              )
            : !saved && `                subtitle={balance === 0 ? ${settled} : undefined}`,
          saved
            ? `                leading={<IconCircle icon="${entity.icon}-outline" />}`
            : '                leading={<Avatar name={name} />}',
          '                trailing={',
          `                  <AppText variant="heading" tone={balance > 0 ? '${saved ? 'success' : 'danger'}' : '${saved ? 'muted' : 'success'}'}>`,
          '                    {formatMoney(balance)}',
          '                  </AppText>',
          '                }',
          detail && `                onPress={() => navigation.navigate('${detail.id}', { id: ${item}.id })}`,
          '              />',
          '            ))}',
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
