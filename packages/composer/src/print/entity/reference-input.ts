import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { rolesOf } from '../roles/app-roles.ts';
import type { PrintContext } from '../screen-kind.ts';
import type { SourceModule } from '../text/create-module.ts';
import { namesOf } from './entity-names.ts';
import { titleField } from './entity-shape.ts';
import { displayValue } from './field-values.ts';

/** Title of the form of a new row, and of what opens it. */
export const newTitle = ({ one }: Entity, { spec }: PrintContext): string =>
  spec.language === 'tr' ? `Yeni ${one}` : `New ${one}`;

/** Whether a name is enough for a row: its title can be typed and nothing else is required. */
function isNameEnough(target: Entity): boolean {
  const title = titleField(target);
  return (
    title.type === 'text' &&
    title.formula === undefined &&
    target.fields.every((field) => field === title || !field.isRequired || field.type === 'choice')
  );
}

interface Reference {
  readonly props: readonly string[];
  readonly hooks: readonly string[];
}

/** How a new row of the other list is added on the way: by its name, or in its form. */
function printAdding(target: Entity, entity: Entity, module: SourceModule, context: PrintContext): Reference {
  const { store, storePath, empty, modelPath, type, group } = namesOf(target);
  if (isNameEnough(target)) {
    module.use(storePath, store);
    module.use(modelPath, empty);
    const { id } = titleField(target);
    return {
      hooks: [`const save${type} = ${store}((state) => state.save);`],
      props: [`onCreate={(${id}) => save${type}({ ...${empty}(), ${id} })}`],
    };
  }
  const form = context.findScreen('form', target.id);
  // Not every role may add rows of another list, and a form does not open itself.
  if (form === undefined || target.id === entity.id || rolesOf(context.spec).length > 0)
    return { props: [], hooks: [] };
  const label = context.strings.add(group, 'newTitle', newTitle(target, context));
  return { props: [`add={{ label: ${label}, onPress: () => navigation.push('${form.id}') }}`], hooks: [] };
}

/** Properties and hooks of the input that chooses a row of another list. */
export function printReference(
  entity: Entity,
  field: Field,
  module: SourceModule,
  context: PrintContext,
): Reference {
  const target = context.entity(field.entity);
  const { store, storePath } = namesOf(target);
  module.use(storePath, store);
  const title = displayValue(target, titleField(target), 'row', module, context);
  const adding = printAdding(target, entity, module, context);
  return {
    props: [
      `options={${target.pluralId}.map((row) => ({ value: row.id, label: ${title.text} }))}`,
      ...adding.props,
    ],
    hooks: [`const ${target.pluralId} = ${store}((state) => state.items);`, ...title.hooks, ...adding.hooks],
  };
}
