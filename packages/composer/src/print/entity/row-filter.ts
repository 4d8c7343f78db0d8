import { toPascalCase } from '../../language/identifiers.ts';
import { oppositeLabel } from '../../language/negated-turkish.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { PrintContext } from '../screen-kind.ts';
import type { SourceModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';
import { namesOf, optionList, propertyOf } from './entity-names.ts';
import { fieldOfRole } from './entity-shape.ts';
import { useNameHook } from './field-values.ts';

const filterTypes: readonly Field['type'][] = ['choice', 'tags', 'boolean', 'reference', 'text', 'place'];

/** Whether the rows of a list can be narrowed by a press on the values of the field. */
export const canFilterBy = ({ type, formula, options }: Field): boolean =>
  formula === undefined && filterTypes.includes(type) && (type !== 'tags' || options !== undefined);

/** The field that narrows a list unless another one is wanted: status or category, else the first choice. */
export function usualFilter(entity: Entity): Field | undefined {
  const found = fieldOfRole(entity, 'status', 'category', 'kind');
  return found?.type === 'choice' ? found : entity.fields.find(({ type }) => type === 'choice');
}

/** The choices above a list that leave out rows, as code of the list's component. */
export interface RowFilter {
  /** The state that holds the chosen value; 'all' at first. */
  readonly state: string;
  /** Statements before the state. */
  readonly hooks: readonly string[];
  /** Expression: whether a row is shown. */
  readonly predicate: string;
  /** Statement before the result, for choices that come from the rows. */
  readonly choices: string | undefined;
  readonly jsx: string;
  readonly name: string;
}

/** The code of a filter by the field, for the rows in `rows`; the row's variable is `item`. */
export function printRowFilter(
  entity: Entity,
  field: Field,
  { item, rows }: { readonly item: string; readonly rows: string },
  module: SourceModule,
  context: PrintContext,
): RowFilter {
  const { group, modelPath } = namesOf(entity);
  const property = propertyOf(field);
  const name = property === item || property === rows ? `${property}Filter` : property;
  const setter = `set${toPascalCase(name)}`;
  const value = `${item}.${property}`;
  const isOf = (chosen: string): string => `${name} === 'all' || ${chosen}`;
  const add = (key: string, text: string): string => context.strings.add(group, key, text);
  module.use('react', 'useState');
  module.use('src/ui/ChipRow', 'ChipRow');
  module.use('src/strings', 'strings');
  const label = add(field.id, field.label);
  const print = (
    options: string,
    predicate: string,
    more: { readonly hooks?: readonly string[]; readonly choices?: string } = {},
  ): RowFilter => ({
    name,
    state: `const [${name}, ${setter}] = useState('all');`,
    hooks: more.hooks ?? [],
    predicate,
    choices: more.choices,
    jsx: lines(
      '<ChipRow',
      `  label={${label}}`,
      `  value={${name}}`,
      `  onChange={${setter}}`,
      `  options={[{ value: 'all', label: strings.common.all }, ${options}]}`,
      '/>',
    ),
  });
  switch (field.type) {
    case 'boolean': {
      const not = add(`not${toPascalCase(field.id)}`, oppositeLabel(field.label, context.spec.language));
      return print(
        `{ value: 'yes', label: ${label} }, { value: 'no', label: ${not} }`,
        isOf(`${value} === (${name} === 'yes')`),
      );
    }
    case 'choice':
      module.use(modelPath, optionList(entity, field));
      return print(`...${optionList(entity, field)}`, isOf(`${value} === ${name}`));
    case 'tags':
      module.use(modelPath, optionList(entity, field));
      return print(`...${optionList(entity, field)}`, isOf(`${value}.some((each) => each === ${name})`));
    default: {
      module.use('src/data/choices', 'listChoices');
      const target = field.type === 'reference' ? context.entity(field.entity) : undefined;
      const labelOf = target === undefined ? '' : `, ${namesOf(target).nameOf}`;
      return print(`...${field.id}Choices`, isOf(`${value} === ${name}`), {
        hooks: target === undefined ? [] : [useNameHook(target, module)],
        choices: `const ${field.id}Choices = listChoices(${rows}.map((${item}) => ${value})${labelOf});`,
      });
    }
  }
}
