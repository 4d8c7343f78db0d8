import { z } from 'zod';
import { toCamelCase } from '../../../language/identifiers.ts';
import { searchInTurkish } from '../../../language/turkish-labels.ts';
import type { Field } from '../../../spec/field.ts';
import { namesOf } from '../../entity/entity-names.ts';
import { fieldById, fieldOfRole, fieldOfType, rowShape, titleField } from '../../entity/entity-shape.ts';
import { displayValue } from '../../entity/field-values.ts';
import { groupField, sectionHeader } from '../../entity/group-field.ts';
import { pictureElement } from '../../entity/picture-of.ts';
import { withMark } from '../../entity/print-automations.ts';
import { canFilterBy, printRowFilter } from '../../entity/row-filter.ts';
import { wantedOrder } from '../../entity/row-order.ts';
import { printRowTotal } from '../../entity/row-total.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { screenPath } from '../../screen-path.ts';
import { createModule } from '../../text/create-module.ts';
import { fragment } from '../../text/fragment.ts';
import { indent, lines } from '../../text/indent.ts';
import { rowChain } from '../../text/row-chain.ts';
import { printFeatured } from './print-featured.ts';

const options = z
  .object({
    onlyFavourites: z.boolean().optional(),
    withCart: z.boolean().optional(),
    /** One card in each row, with a large picture. */
    large: z.boolean().optional(),
    /** Id of the field whose values narrow the cards; the category unless given. */
    filter: z.string().optional(),
    /** A figure above the cards: `count` or the id of the field that is added up. */
    total: z.string().optional(),
  })
  .loose();

/** Rows as cards with a picture, two side by side: search, categories, favourites. */
export const grid: ScreenKind = {
  id: 'grid',
  words: {
    tr: ['galeri', 'ızgara', 'kart görünümü', 'albüm'],
    en: ['grid', 'gallery', 'cards view', 'album'],
  },
  options,
  accepts: (entity) => entity !== undefined,
  arranges: () => ['sort', 'group'],
  print(screen, context) {
    const entity = context.entity(screen.entity);
    const { store, storePath, group } = namesOf(entity);
    const isTurkish = context.spec.language === 'tr';
    const { onlyFavourites, withCart, large, filter: wanted, total: figure } = options.parse(screen.options);
    const item = entity.id;
    const rows = entity.pluralId;
    const shape = rowShape(entity);
    const favourite = fieldOfRole(entity, 'favourite');
    const category = fieldOfRole(entity, 'category', 'kind', 'status');
    const named = fieldById(entity, wanted);
    const usual = category?.type === 'choice' ? category : undefined;
    const filterField = named !== undefined && canFilterBy(named) ? named : usual;
    const module = createModule(screenPath(screen, context));
    module.use('react', 'useState');
    const grouped = groupField(entity);
    module.use('react-native', grouped === undefined ? 'FlatList' : 'SectionList');
    module.use('react-native', 'StyleSheet');
    for (const name of ['EmptyState', 'GridCard', 'Screen', 'SearchBar']) module.use(`src/ui/${name}`, name);
    module.use(storePath, store);
    module.use('src/data/search', 'matches');
    module.use('src/strings', 'strings');
    module.use('src/theme', 'space');
    const add = (key: string, tr: string, en: string): string =>
      context.strings.add(group, key, isTurkish ? tr : en);
    // A shop opens with its name; the tab says what it shows.
    const title =
      withCart === true
        ? context.strings.add('app', 'name', context.spec.name)
        : context.strings.add(group, `${toCamelCase(screen.id)}Title`, screen.title);
    const search = add('search', searchInTurkish(entity.many), `Search ${entity.many}`);
    const addLabel = add('add', `Yeni ${entity.one}`, `New ${entity.one}`);
    const emptyTitle = add('emptyTitle', `Henüz ${entity.one} yok`, `No ${entity.many} yet`);
    const emptyText = add(
      'emptyText',
      'İlk kaydı ekleyin, burada görünsün.',
      'Add the first one and it appears here.',
    );
    const hooks: string[] = [];
    const show = (field: Field): string => {
      const value = displayValue(entity, field, item, module, context);
      hooks.push(...value.hooks);
      return value.text;
    };
    const name = show(titleField(entity));
    // A place is known by its address and its rating.
    const isPlaces = context.spec.archetype === 'places';
    const address = isPlaces ? fieldOfType(entity, 'place') : undefined;
    const rating = isPlaces ? fieldOfType(entity, 'rating') : undefined;
    const below = address === undefined || address === titleField(entity) ? shape.subtitle : [address];
    const subtitle = below
      .slice(0, 1)
      .map(show)
      .map((text) => withMark(entity, item, module, text));
    const footer = (rating === undefined ? shape.trailing : [rating]).slice(0, 1).map((field) => {
      if (field.type === 'rating')
        return `<${module.use('src/ui/Stars', 'Stars')} value={${item}.${field.id} ?? 0} />`;
      const text = show(field);
      return `<${module.use('src/ui/AppText', 'AppText')} variant="label" tone="primaryInk">{${text}}</AppText>`;
    });
    const cover = pictureElement(entity, module, { name, item, height: large === true ? 200 : 112 });
    const cart = withCart === true ? context.findScreen('cart') : undefined;
    const form = onlyFavourites === true ? undefined : context.findScreen('form', entity.id);
    const detail =
      context.findScreen('product', entity.id) ??
      context.findScreen('detail', entity.id) ??
      context.findScreen('form', entity.id);
    if (cart !== undefined) module.use('src/cart/CartBar', 'CartBar');
    if (form !== undefined)
      module.use(
        cart === undefined ? 'src/ui/AddButton' : 'src/ui/IconButton',
        cart === undefined ? 'AddButton' : 'IconButton',
      );
    const action =
      cart !== undefined
        ? ` action={<CartBar onPress={() => navigation.navigate('${cart.id}')} />}${form === undefined ? '' : ` right={<IconButton icon="add" label={${addLabel}} onPress={add} />}`}`
        : form === undefined
          ? ''
          : ` action={<AddButton label={${addLabel}} onPress={add} />}`;
    if (form !== undefined || detail !== undefined || cart !== undefined)
      module.use('src/routes', 'useRootNavigation');
    if (favourite !== undefined) {
      module.use('src/ui/FavouriteButton', 'FavouriteButton');
      hooks.unshift(`const update = ${store}((state) => state.update);`);
    }
    const filter =
      onlyFavourites === true || filterField === undefined
        ? undefined
        : printRowFilter(entity, filterField, { item, rows }, module, context);
    const total = printRowTotal(entity, figure, { item, rows: 'shown' }, module, context);
    hooks.push(...(filter?.hooks ?? []), ...(total?.hooks ?? []));
    const sort = wantedOrder(entity, module, context);
    hooks.push(...(sort?.hooks ?? []));
    const heading = grouped && show(grouped);
    if (grouped !== undefined) {
      module.use('react-native', 'View');
      module.use('src/data/sections', 'groupRows');
      if (large !== true) module.use('src/data/pairs', 'inPairs');
      module.use('src/ui/AppText', 'AppText');
    }
    const card = lines(
      '<GridCard',
      heading && `  key={${item}.id}`,
      `  title={${name}}`,
      subtitle[0] && `  subtitle={${subtitle[0]}}`,
      `  cover={${cover}}`,
      large === true && '  wide',
      favourite &&
        lines(
          '  corner={',
          '    <FavouriteButton',
          `      name={${name}}`,
          `      value={${item}.${favourite.id}}`,
          `      onChange={(${favourite.id}) => update(${item}.id, { ${favourite.id} })}`,
          '    />',
          '  }',
        ),
      footer[0] && `  footer={${footer[0]}}`,
      detail && `  onPress={() => navigation.navigate('${detail.id}', { id: ${item}.id })}`,
      '/>',
    );
    const price = fieldOfRole(entity, 'price', 'amount') ?? fieldOfType(entity, 'money');
    const featured =
      cart === undefined || detail === undefined || price === undefined || grouped !== undefined
        ? undefined
        : printFeatured(module, entity, {
            item,
            name,
            price: show(price),
            detail,
            isFiltered: filter === undefined ? 'query' : `query || ${filter.name} !== 'all'`,
          });
    const filters = [
      featured && `${item} !== featured`,
      onlyFavourites === true && favourite && `${item}.${favourite.id}`,
      filter?.predicate,
      `matches(query, ${name})`,
    ]
      .filter((condition): condition is string => typeof condition === 'string')
      .map((condition) => `(${item}) => ${condition}`);
    const header = [
      total?.jsx,
      `<SearchBar label={${search}} value={query} onChange={setQuery} />`,
      filter?.jsx,
      featured?.element,
    ].filter((element): element is string => typeof element === 'string');
    const isEmpty = onlyFavourites === true ? 'shown.length === 0 && !query' : `${rows}.length === 0`;
    return [
      module.print(
        lines(
          `export function ${screen.id}Screen() {`,
          `  const ${rows} = ${store}((state) => state.items);`,
          (form ?? detail ?? cart) && '  const navigation = useRootNavigation();',
          ...[...new Set(hooks)].map((hook) => `  ${hook}`),
          "  const [query, setQuery] = useState('');",
          filter && `  ${filter.state}`,
          form && `  const add = () => navigation.navigate('${form.id}');`,
          '',
          featured?.choice,
          filter?.choices && `  ${filter.choices}`,
          `  const shown = ${rowChain(rows, filters, sort?.line)};`,
          heading &&
            lines(
              `  const sections = groupRows(shown, (${item}) => ${heading}).map(({ title, data }) => ({`,
              '    title,',
              large === true ? '    data: data.map((row) => [row]),' : '    data: inPairs(data),',
              '  }));',
            ),
          '',
          '  return (',
          `    <Screen scroll={false} title={${title}}${action}>`,
          heading === undefined
            ? lines(
                '      <FlatList',
                '        data={shown}',
                large !== true && '        numColumns={2}',
                `        keyExtractor={(${item}) => ${item}.id}`,
                `        renderItem={({ item: ${item} }) => (`,
                indent(card, 5),
                '        )}',
                large !== true && '        columnWrapperStyle={styles.columns}',
              )
            : lines(
                '      <SectionList',
                '        sections={sections}',
                ...sectionHeader.map((line) => `        ${line}`),
                '        keyExtractor={(pair) => pair.map(({ id }) => id).join()}',
                '        renderItem={({ item: pair }) => (',
                '          <View style={styles.columns}>',
                `            {pair.map((${item}) => (`,
                indent(card, 7),
                '            ))}',
                '          </View>',
                '        )}',
              ),
          '        style={styles.list}',
          '        contentContainerStyle={styles.rows}',
          '        showsVerticalScrollIndicator={false}',
          '        keyboardShouldPersistTaps="handled"',
          '        ListHeaderComponentStyle={styles.header}',
          '        ListHeaderComponent={',
          `          ${isEmpty} ? null : (`,
          indent(fragment(header), 6),
          '          )',
          '        }',
          '        ListEmptyComponent={',
          `          ${isEmpty} ? (`,
          onlyFavourites === true
            ? '            <EmptyState icon="heart-outline" title={strings.common.noFavourite} text={strings.common.noFavouriteText} />'
            : lines(
                '            <EmptyState',
                `              icon="${entity.icon}-outline"`,
                `              title={${emptyTitle}}`,
                `              text={${emptyText}}`,
                form && `              action={{ label: ${addLabel}, icon: 'add', onPress: add }}`,
                '            />',
              ),
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
          '  header: { gap: space.md },',
          (large !== true || heading !== undefined) &&
            `  columns: { ${heading === undefined ? '' : "flexDirection: 'row', "}gap: space.md },`,
          '  rows: { gap: space.md, paddingHorizontal: space.lg, paddingBottom: 104 },',
          '});',
        ),
      ),
    ];
  },
};
