import { z } from 'zod';
import { upperCaseFirst } from '../../../language/fold.ts';
import { toPascalCase } from '../../../language/identifiers.ts';
import type { Field } from '../../../spec/field.ts';
import { namesOf, propertyOf } from '../../entity/entity-names.ts';
import { rowShape, titleField } from '../../entity/entity-shape.ts';
import { displayValue } from '../../entity/field-values.ts';
import { pictureElement } from '../../entity/picture-of.ts';
import { useMark } from '../../entity/print-automations.ts';
import { printRemoval } from '../../entity/print-removal.ts';
import { printComments } from '../../features/record-comments.ts';
import { rolesOf } from '../../roles/app-roles.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { screenPath } from '../../screen-path.ts';
import { createModule } from '../../text/create-module.ts';
import { indent, lines } from '../../text/indent.ts';
import { balanceField, printQuickEntries } from '../balances/balances.ts';
import { type DetailFact, labelOf, printFacts } from './detail-facts.ts';
import { printFavourite } from './detail-favourite.ts';

/** One row: its picture or initials, every filled field, and the rows of other entities that refer to it. */
export const detail: ScreenKind = {
  id: 'detail',
  words: { tr: ['detay', 'ayrıntı'], en: ['detail', 'details'] },
  options: z.object({ isReading: z.boolean().optional() }).loose(),
  accepts: (entity) => entity !== undefined,
  params: () => ({ type: '{ id: string }' }),
  print(screen, context) {
    const entity = context.entity(screen.entity);
    const { store, storePath, group } = namesOf(entity);
    const { language } = context.spec;
    const item = entity.id;
    const module = createModule(screenPath(screen, context));
    module.useType('@react-navigation/native-stack', 'NativeStackScreenProps');
    module.useType('src/routes', 'RootStackParams');
    module.use('react-native', 'StyleSheet');
    module.use('react-native', 'View');
    module.use(storePath, store);
    module.use('src/ui/AppText', 'AppText');
    module.use('src/ui/EmptyState', 'EmptyState');
    module.use('src/ui/IconButton', 'IconButton');
    module.use('src/ui/Screen', 'Screen');
    module.use('src/ui/Toast', 'useToast');
    module.use('src/theme', 'space');
    module.use('src/strings', 'strings');
    const add = (key: string, tr: string, en: string): string =>
      context.strings.add(group, key, language === 'tr' ? tr : en);
    const gone = add('gone', `Bu ${entity.one} silinmiş`, `This ${entity.one} was deleted`);
    const deleted = add(
      'deleted',
      `${upperCaseFirst(entity.one, 'tr')} silindi`,
      `${upperCaseFirst(entity.one, 'en')} deleted`,
    );

    const removal = printRemoval(entity, item, module, context);
    const hooks: string[] = [];
    const show = (field: Field): string => {
      const value = displayValue(entity, field, item, module, context);
      hooks.push(...value.hooks);
      return value.text;
    };
    const title = titleField(entity);
    const titleText = show(title);
    const balance = balanceField(entity);
    const quickEntries = printQuickEntries(entity, context);
    const hero =
      balance === undefined
        ? undefined
        : `<${module.use('src/ui/Hero', 'Hero')} label={${context.strings.add(group, balance.id, balance.label)}} value={${show(balance)}} />`;
    if (quickEntries.length > 0) module.use('src/ui/Button', 'Button');
    // A text to read stands below the title and not in a row with a label.
    const reading =
      screen.options['isReading'] === true
        ? entity.fields.find((field) => field.type === 'longText' && field.role !== 'note' && field !== title)
        : undefined;
    const readingText = reading && show(reading);
    const favourite = printFavourite(entity, titleText, module);
    hooks.push(...favourite.hooks);
    const factOf = (field: Field): DetailFact => ({
      field,
      label: labelOf(field, entity, context),
      // The parts of a list are below each other: steps, ingredients.
      value: field.type === 'list' ? `${item}.${field.id}.join('\\n')` : show(field),
    });
    const { statements, elements, shareButton } = printFacts(
      titleText,
      entity.fields
        .filter(
          (field) =>
            ![title, balance, reading, favourite.field].includes(field) &&
            field.type !== 'photo' &&
            field.type !== 'color',
        )
        .map(factOf),
      [balance, reading].filter((field) => field !== undefined).map(factOf),
      context,
      module,
    );
    const comments = printComments(item, context.spec, module);
    const shape = rowShape(entity);
    const head = ((): string => {
      switch (shape.leading) {
        case 'cover':
          return pictureElement(entity, module, { name: titleText, item, height: 180 });
        case 'avatar':
          module.use('src/ui/Avatar', 'Avatar');
          return `<Avatar name={${titleText}} size={72} />`;
        default:
          module.use('src/ui/IconCircle', 'IconCircle');
          return `<IconCircle icon="${entity.icon}" size={64} />`;
      }
    })();
    const form = context.findScreen('form', entity.id);
    const mark = useMark(entity, item, module);
    if (mark !== undefined) module.use('src/ui/Badge', 'Badge');

    const hasRoles = rolesOf(context.spec).length > 0;
    const mayAdd = hasRoles ? 'may.add ? ' : '';

    // Rows of other entities that refer to this one: a customer's appointments.
    const related = context.spec.entities
      .filter(({ id }) => id !== entity.id)
      .flatMap((other) =>
        other.fields
          .filter((field) => field.type === 'reference' && field.entity === entity.id)
          .slice(0, 1)
          .map((field) => ({ other, field })),
      )
      .slice(0, 3)
      .map(({ other, field }) => {
        const names = namesOf(other);
        module.use(names.storePath, names.store);
        module.use(names.rowPath, names.row);
        module.use('src/ui/SectionTitle', 'SectionTitle');
        hooks.push(`const ${other.pluralId} = ${names.store}((state) => state.items);`);
        const own = `own${toPascalCase(other.pluralId)}`;
        // A booking asks for a free time.
        const otherForm = context.findScreen('booking', other.id) ?? context.findScreen('form', other.id);
        const title = context.strings.add(names.group, 'sectionTitle', upperCaseFirst(other.many, language));
        const addLabel =
          otherForm &&
          context.strings.add(
            names.group,
            'add',
            language === 'tr' ? `Yeni ${other.one}` : `New ${other.one}`,
          );
        if (hasRoles && addLabel) {
          module.use('src/roles/current-role', 'useRole');
          hooks.push('const { may } = useRole();');
        }
        const action =
          addLabel &&
          ` action={${mayAdd}{ label: ${addLabel}, onPress: () => navigation.navigate('${otherForm?.id}', { ${propertyOf(field)}: ${item}.id }) }${hasRoles ? ' : undefined' : ''}}`;
        return {
          line: `const ${own} = ${other.pluralId}.filter((each) => each.${propertyOf(field)} === ${item}.id);`,
          jsx: lines(
            `<SectionTitle title={${title}}${action ?? ''} />`,
            `{${own}.map((each) => (`,
            `  <${names.row} key={each.id} ${other.id}={each} />`,
            '))}',
          ),
        };
      });

    return [
      module.print(
        lines(
          `type Props = NativeStackScreenProps<RootStackParams, '${screen.id}'>;`,
          '',
          `export function ${screen.id}Screen({ navigation, route }: Props) {`,
          `  const ${item} = ${store}((state) => state.items.find((each) => each.id === route.params.id));`,
          removal.usesRemove && `  const remove = ${store}((state) => state.remove);`,
          '  const showToast = useToast((toast) => toast.show);',
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
          ...related.map(({ line }) => `  ${line}`),
          statements && indent(statements, 1),
          `  const removeAndLeave = () => {`,
          indent(removal.statements, 2),
          '    navigation.goBack();',
          `    showToast({ text: ${deleted}, action: { label: strings.common.undo, onPress: restore } });`,
          '  };',
          mark && `  const mark = ${mark};`,
          '',
          '  return (',
          '    <Screen',
          '      back',
          '      title=""',
          '      right={',
          '        <View style={styles.actions}>',
          favourite.button && indent(favourite.button, 5),
          shareButton && indent(shareButton, 5),
          form &&
            lines(
              '          <IconButton',
              '            icon="create-outline"',
              '            label={strings.common.edit}',
              `            onPress={() => navigation.navigate('${form.id}', { id: ${item}.id })}`,
              '          />',
            ),
          '          <IconButton icon="trash-outline" tone="danger" label={strings.common.remove} onPress={removeAndLeave} />',
          '        </View>',
          '      }',
          '    >',
          indent(head, 3),
          '      <AppText variant="display" role="heading">',
          `        {${titleText}}`,
          '      </AppText>',
          mark && '      {mark ? <Badge label={mark} tone="warning" /> : null}',
          hero && indent(hero, 3),
          quickEntries.length > 0 &&
            lines(
              '      <View style={styles.entries}>',
              ...quickEntries.map(({ label, params, screen: target, icon }, at) =>
                lines(
                  '        <Button',
                  `          kind="${at === 0 ? 'primary' : 'soft'}"`,
                  `          icon="${icon}"`,
                  `          label={${label}}`,
                  '          style={styles.entry}',
                  `          onPress={() => navigation.navigate('${target}', { ${params} })}`,
                  '        />',
                ),
              ),
              '      </View>',
            ),
          readingText && `      <AppText style={styles.reading}>{${readingText}}</AppText>`,
          elements.length > 0 &&
            lines(
              '      <Card style={styles.fields}>',
              ...elements.map((element) => indent(element, 4)),
              '      </Card>',
            ),
          ...related.map(({ jsx }) => indent(jsx, 3)),
          comments && indent(comments, 3),
          '    </Screen>',
          '  );',
          '}',
          '',
          'const styles = StyleSheet.create({',
          "  actions: { flexDirection: 'row', gap: space.sm },",
          elements.length > 0 && '  fields: { gap: space.md },',
          readingText && '  reading: { fontSize: 17, lineHeight: 28 },',
          quickEntries.length > 0 &&
            lines(
              "  entries: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },",
              '  entry: { flexGrow: 1 },',
            ),
          '});',
        ),
      ),
    ];
  },
};
