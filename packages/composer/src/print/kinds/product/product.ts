import { z } from 'zod';
import type { Field } from '../../../spec/field.ts';
import { namesOf } from '../../entity/entity-names.ts';
import { fieldOfRole, fieldOfType, titleField } from '../../entity/entity-shape.ts';
import { displayValue } from '../../entity/field-values.ts';
import { pictureElement } from '../../entity/picture-of.ts';
import { shows } from '../../features/feature-support.ts';
import { printComments } from '../../features/record-comments.ts';
import { navigateTo } from '../../navigation/navigate-to.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { screenPath } from '../../screen-path.ts';
import { createModule } from '../../text/create-module.ts';
import { indent, lines } from '../../text/indent.ts';
import { type DetailFact, labelOf, printFacts } from '../detail/detail-facts.ts';

/** One product to buy: picture, price, description, how many, into the basket. */
export const product: ScreenKind = {
  id: 'product',
  words: { tr: ['ürün sayfası', 'ürün detayı'], en: ['product page', 'product detail'] },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) =>
    entity !== undefined &&
    (fieldOfRole(entity, 'price', 'amount') ?? fieldOfType(entity, 'money')) !== undefined,
  params: () => ({ type: '{ id: string }' }),
  print(screen, context) {
    const entity = context.entity(screen.entity);
    const price = fieldOfRole(entity, 'price', 'amount') ?? fieldOfType(entity, 'money');
    if (price === undefined) throw new Error(`${entity.id} has no price`);
    const favourite = fieldOfRole(entity, 'favourite');
    const { store, storePath, group } = namesOf(entity);
    const item = entity.id;
    const module = createModule(screenPath(screen, context));
    module.use('react', 'useState');
    module.use('react-native', 'View');
    module.use('react-native', 'StyleSheet');
    module.useType('@react-navigation/native-stack', 'NativeStackScreenProps');
    module.useType('src/routes', 'RootStackParams');
    for (const name of ['AppText', 'Button', 'EmptyState', 'Screen']) module.use(`src/ui/${name}`, name);
    module.use('src/ui/Toast', 'useToast');
    module.use('src/cart/Stepper', 'Stepper');
    module.use('src/cart/use-cart', 'addToCart');
    module.use('src/data/numbers', 'formatMoney');
    module.use('src/strings', 'strings');
    module.use('src/theme', 'space');
    module.use(storePath, store);
    const hooks: string[] = [];
    const show = (field: Field): string => {
      const value = displayValue(entity, field, item, module, context);
      hooks.push(...value.hooks);
      return value.text;
    };
    const name = show(titleField(entity));
    const photo = fieldOfType(entity, 'photo');
    const factOf = (field: Field): DetailFact => ({
      field,
      label: labelOf(field, entity, context),
      value: show(field),
    });
    const { statements, elements, shareButton } = printFacts(
      'name',
      entity.fields
        .filter(
          (field) => ![titleField(entity), price, favourite, photo].includes(field) && field.type !== 'color',
        )
        .map(factOf),
      shows('sharing', context.spec) ? [{ ...factOf(price), value: 'formatMoney(price)' }] : [],
      context,
      module,
    );
    const comments = printComments(item, context.spec, module);
    const form = context.findScreen('form', entity.id);
    if (form !== undefined || favourite !== undefined) module.use('src/ui/IconButton', 'IconButton');
    const cart = context.findScreen('cart');
    const gone = context.strings.add(
      group,
      'gone',
      context.spec.language === 'tr' ? `Bu ${entity.one} silinmiş` : `This ${entity.one} was deleted`,
    );
    if (favourite !== undefined) hooks.unshift(`const update = ${store}((state) => state.update);`);
    return [
      module.print(
        lines(
          `type Props = NativeStackScreenProps<RootStackParams, '${screen.id}'>;`,
          '',
          `export function ${screen.id}Screen({ navigation, route }: Props) {`,
          `  const ${item} = ${store}((state) => state.items.find((each) => each.id === route.params.id));`,
          '  const showToast = useToast((toast) => toast.show);',
          '  const [count, setCount] = useState(1);',
          ...[...new Set(hooks)].map((hook) => `  ${hook}`),
          '',
          `  if (!${item}) {`,
          '    return (',
          '      <Screen back title="">',
          `        <EmptyState icon="${entity.icon}-outline" title={${gone}} text="" />`,
          '      </Screen>',
          '    );',
          '  }',
          '',
          `  const name = ${name};`,
          `  const price = ${item}.${price.id} ?? 0;`,
          statements && indent(statements, 1),
          '  const add = () => {',
          `    addToCart({ id: ${item}.id, name, price${photo === undefined ? '' : `, picture: ${item}.${photo.id}`} }, count);`,
          '    navigation.goBack();',
          cart === undefined
            ? '    showToast({ text: strings.cart.added(name) });'
            : lines(
                '    showToast({',
                '      text: strings.cart.added(name),',
                `      action: { label: strings.cart.open, onPress: () => ${navigateTo(cart, context.spec)} },`,
                '    });',
              ),
          '  };',
          '',
          '  return (',
          '    <Screen',
          '      back',
          '      title=""',
          '      right={',
          '        <View style={styles.row}>',
          favourite &&
            lines(
              '          <IconButton',
              `            icon={${item}.${favourite.id} ? 'heart' : 'heart-outline'}`,
              '            tone="danger"',
              '            label={strings.common.favourite(name)}',
              `            selected={${item}.${favourite.id}}`,
              `            onPress={() => update(${item}.id, { ${favourite.id}: !${item}.${favourite.id} })}`,
              '          />',
            ),
          shareButton && indent(shareButton, 5),
          form &&
            lines(
              '          <IconButton',
              '            icon="create-outline"',
              '            label={strings.common.edit}',
              `            onPress={() => navigation.navigate('${form.id}', { id: ${item}.id })}`,
              '          />',
            ),
          '        </View>',
          '      }',
          '      footer={',
          '        <View style={styles.footer}>',
          '          <Stepper name={name} count={count} onChange={(next) => setCount(Math.max(1, next))} />',
          '          <Button',
          '            label={strings.cart.add}',
          '            icon="basket"',
          '            style={styles.grow}',
          '            onPress={add}',
          '          />',
          '        </View>',
          '      }',
          '    >',
          `      ${pictureElement(entity, module, { name: 'name', item, height: 240 })}`,
          '      <AppText variant="display" role="heading">',
          '        {name}',
          '      </AppText>',
          '      <AppText variant="title" tone="primaryInk">',
          '        {formatMoney(price)}',
          '      </AppText>',
          elements.length > 0 &&
            lines(
              '      <Card style={styles.fields}>',
              ...elements.map((element) => indent(element, 4)),
              '      </Card>',
            ),
          comments && indent(comments, 3),
          '    </Screen>',
          '  );',
          '}',
          '',
          'const styles = StyleSheet.create({',
          "  row: { flexDirection: 'row', gap: space.sm },",
          "  footer: { flexDirection: 'row', alignItems: 'center', gap: space.md },",
          '  grow: { flex: 1 },',
          elements.length > 0 && '  fields: { gap: space.md },',
          '});',
        ),
      ),
    ];
  },
};
