import type { Field } from '../../../spec/field.ts';
import { namesOf, propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole, fieldOfType, titleField } from '../../entity/entity-shape.ts';
import { displayValue } from '../../entity/field-values.ts';
import { momentShape } from '../../entity/moment-shape.ts';
import type { PrintContext } from '../../screen-kind.ts';
import { lines } from '../../text/indent.ts';
import type { ScreenWriter } from '../screen-writer.ts';

interface ChoiceStep {
  readonly field: Field;
  readonly question: string;
  /** JSX of the rows to choose from. */
  readonly jsx: string;
  /** Text of the answer. */
  readonly answer: string;
  /** Whether the choice says how long the booking takes. */
  readonly setsDuration: boolean;
}

/** A step that chooses a row of another entity; a service also sets its duration and price. `next` is the step after it. */
export function printChoice(
  field: Field,
  next: string,
  writer: ScreenWriter,
  context: PrintContext,
): ChoiceStep {
  const { entity, module } = writer;
  const target = context.entity(field.entity);
  const { store, storePath } = namesOf(target);
  writer.hook(`const ${target.pluralId} = ${module.use(storePath, store)}((state) => state.items);`);
  const show = (each: Field): string => {
    const value = displayValue(target, each, 'row', module, context);
    for (const hook of value.hooks) writer.hook(hook);
    return value.text;
  };
  const title = titleField(target);
  const facts = target.fields
    .filter((each) => each !== title && ['duration', 'money', 'number', 'choice'].includes(each.type))
    .slice(0, 2);
  const details =
    facts.length > 0 ? facts : target.fields.filter(({ role }) => role === 'subtitle').slice(0, 1);
  const property = propertyOf(field);
  const copied = (['duration', 'money'] as const).flatMap((type) => {
    const own = type === 'money' ? fieldOfRole(entity, 'price', 'amount') : momentShape(entity)?.duration;
    const other = type === 'money' ? fieldOfRole(target, 'price') : fieldOfType(target, 'duration');
    if (own?.type !== type || other?.type !== type || own.formula || other.formula) return [];
    return [{ own, code: `, ${own.id}: row.${other.id}` }];
  });
  const subtitle =
    details.length === 0
      ? undefined
      : details.length === 1
        ? `  subtitle={${details.map((each) => show(each)).join('')}}`
        : `  subtitle={[${details.map((each) => show(each)).join(', ')}].filter(Boolean).join(' · ')}`;
  const form = context.findScreen('form', target.id);
  const create = context.strings.add(
    namesOf(target).group,
    'add',
    writer.isTurkish ? `Yeni ${target.one}` : `New ${target.one}`,
  );
  if (form) writer.ui('Button');
  return {
    field,
    question: context.strings.add(
      writer.names.group,
      `${field.id}Question`,
      writer.isTurkish ? `${field.label} seçin` : `Which ${field.label.toLowerCase()}?`,
    ),
    jsx: lines(
      `{${target.pluralId}.map((row) => (`,
      '  <OptionRow',
      '    key={row.id}',
      `    title={${show(title)}}`,
      subtitle && `  ${subtitle}`,
      `    selected={row.id === draft.${property}}`,
      `    onPress={() => answer({ ${property}: row.id${copied.map(({ code }) => code).join('')} }, ${next})}`,
      '  />',
      '))}',
      form &&
        lines(
          '<Button',
          '  kind="soft"',
          '  icon="add"',
          `  label={${create}}`,
          `  onPress={() => navigation.navigate('${form.id}')}`,
          '/>',
        ),
    ),
    answer: writer.show(field, 'draft'),
    setsDuration: copied.some(({ own }) => own.type === 'duration'),
  };
}

/** Expression of the first step from `index` on without an answer; `last` is the one after all choices. */
export function nextStep(fields: readonly Field[], index: number, last: string): string {
  const field = fields[index];
  if (field === undefined) return last;
  const rest = nextStep(fields, index + 1, last);
  return `draft.${propertyOf(field)} ? ${rest.includes('?') ? `(${rest})` : rest} : ${index}`;
}
