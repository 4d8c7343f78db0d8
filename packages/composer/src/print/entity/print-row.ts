import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { createModule } from '../text/create-module.ts';
import { indent, lines } from '../text/indent.ts';
import { namesOf, optionTones, propertyOf } from './entity-names.ts';
import { rowShape } from './entity-shape.ts';
import { displayValue } from './field-values.ts';
import { pictureElement } from './picture-of.ts';
import { useMark } from './print-automations.ts';

/**
 * The component of one row: title, two details, amount and badge, and a checkbox, avatar, cover or icon. A press opens
 * the details, or the form if the app has no details.
 */
export function printRow(entity: Entity, context: PrintContext): PrintedFile {
  const { type, row, rowPath, store, storePath, modelPath } = namesOf(entity);
  const module = createModule(`${rowPath}.tsx`);
  const item = entity.id;
  const shape = rowShape(entity);
  module.useType(modelPath, type);
  module.use('src/ui/ListRow', 'ListRow');
  const hooks: string[] = [];
  const show = (field: Field): string => {
    const value = displayValue(entity, field, item, module, context);
    hooks.push(...value.hooks);
    return value.text;
  };
  const title = show(shape.title);
  const titleText = /^[\w.]+(\([\w.]*\))?$/.test(title) ? title : `${title} || strings.common.none`;
  if (titleText !== title) module.use('src/strings', 'strings');
  const subtitle = shape.subtitle.map(show);
  const detail = context.findScreen('detail', entity.id) ?? context.findScreen('form', entity.id);
  if (detail !== undefined) {
    module.use('src/routes', 'useRootNavigation');
    hooks.unshift('const navigation = useRootNavigation();');
  }

  const trailing = shape.trailing.map((field) => {
    const text = show(field);
    if (field.type === 'choice' && field.options?.some(({ tone }) => tone !== undefined)) {
      const tones = module.use(modelPath, optionTones(entity, field));
      const value = `${item}.${propertyOf(field)}`;
      module.use('src/ui/Badge', 'Badge');
      const badge = `<Badge label={${text}} tone={${tones}[${value}]} />`;
      return field.isRequired
        ? badge
        : `{${value} ? <Badge label={${text.replace(`${value} && `, '')}} tone={${tones}[${value}]} /> : null}`;
    }
    if (field.type === 'choice') {
      module.use('src/ui/AppText', 'AppText');
      return `<AppText variant="label" tone="muted">{${text}}</AppText>`;
    }
    if (field.type === 'rating') {
      module.use('src/ui/Stars', 'Stars');
      return `<Stars value={${item}.${field.id} ?? 0} />`;
    }
    module.use('src/ui/AppText', 'AppText');
    return `<AppText variant="heading" numberOfLines={1}>{${text}}</AppText>`;
  });

  const mark = useMark(entity, item, module);
  if (mark !== undefined) {
    module.use('src/ui/Badge', 'Badge');
    hooks.push(`const mark = ${mark};`);
    trailing.unshift('{mark ? <Badge label={mark} tone="warning" /> : null}');
  }

  const leading = ((): string => {
    switch (shape.leading) {
      case 'check': {
        const done = shape.done?.id ?? 'done';
        module.use('src/ui/CheckCircle', 'CheckCircle');
        module.use(storePath, store);
        hooks.push(`const update = ${store}((state) => state.update);`);
        return `<CheckCircle label={${titleText}} value={${item}.${done}} onChange={(${done}) => update(${item}.id, { ${done} })} />`;
      }
      case 'avatar':
        module.use('src/ui/Avatar', 'Avatar');
        return `<Avatar name={${titleText}} />`;
      case 'cover':
        return pictureElement(entity, module, { name: titleText, item, height: 52, width: 52 });
      case 'icon':
        module.use('src/ui/IconCircle', 'IconCircle');
        return `<IconCircle icon="${entity.icon}" />`;
    }
  })();

  const press =
    detail === undefined
      ? undefined
      : `onPress={() => navigation.navigate('${detail.id}', { id: ${item}.id })}`;
  const right =
    trailing.length === 0
      ? undefined
      : trailing.length === 1 && trailing[0]?.startsWith('<')
        ? `trailing={${trailing[0]}}`
        : `trailing={\n${indent(`<>\n${indent(trailing.join('\n'), 1)}\n</>`, 1)}\n}`;
  const second =
    subtitle.length === 0
      ? undefined
      : subtitle.length === 1
        ? `subtitle={${subtitle[0]}}`
        : `subtitle={[${subtitle.join(', ')}].filter(Boolean).join(' · ')}`;
  const isCheck = shape.leading === 'check';
  return module.print(
    lines(
      `export function ${row}({ ${item} }: { ${item}: ${type} }) {`,
      ...[...new Set(hooks)].map((hook) => `  ${hook}`),
      '  return (',
      '    <ListRow',
      indent(
        lines(
          `title={${titleText}}`,
          second,
          isCheck ? `check={${leading}}` : `leading={${leading}}`,
          right,
          press,
        ),
        3,
      ),
      '    />',
      '  );',
      '}',
    ),
  );
}
