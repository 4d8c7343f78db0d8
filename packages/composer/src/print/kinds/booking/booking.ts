import { z } from 'zod';
import type { Field } from '../../../spec/field.ts';
import { namesOf, propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole, fieldOfType, titleField } from '../../entity/entity-shape.ts';
import { breakProps, printInput } from '../../entity/field-input.ts';
import { displayValue, isInput } from '../../entity/field-values.ts';
import { bookedReferences, exclusiveReference, momentShape } from '../../entity/moment-shape.ts';
import { printOpeningHours } from '../../entity/print-opening-hours.ts';
import { validatesAgainstRows } from '../../entity/print-validate.ts';
import { textList } from '../../features/language-switch.ts';
import type { PrintContext, ScreenKind } from '../../screen-kind.ts';
import { indent, lines } from '../../text/indent.ts';
import { type ScreenWriter, writeScreen } from '../screen-writer.ts';

interface ChoiceStep {
  readonly field: Field;
  readonly question: string;
  /** JSX of the rows to choose from. */
  readonly jsx: string;
  /** Text of the answer. */
  readonly answer: string;
}

/** A step that chooses a row of another entity; a service also sets its duration and price. */
function printChoice(field: Field, writer: ScreenWriter, context: PrintContext): ChoiceStep {
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
    const own = type === 'money' ? fieldOfRole(entity, 'price', 'amount') : fieldOfType(entity, 'duration');
    const other = type === 'money' ? fieldOfRole(target, 'price') : fieldOfType(target, 'duration');
    if (own?.type !== type || other?.type !== type || own.formula || other.formula) return [];
    return [`, ${own.id}: row.${other.id}`];
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
  return {
    field,
    question: context.strings.add(
      writer.names.group,
      `${field.id}Question`,
      writer.isTurkish ? `${field.label} seçin` : `Choose: ${field.label.toLowerCase()}`,
    ),
    jsx: lines(
      `{${target.pluralId}.map((row) => (`,
      '  <OptionRow',
      '    key={row.id}',
      `    title={${show(title)}}`,
      subtitle && `  ${subtitle}`,
      `    selected={row.id === draft.${property}}`,
      `    onPress={() => answer({ ${property}: row.id${copied.join('')} })}`,
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
  };
}

/** Books step by step: what, with whom or where, when, and for whom. Only free times are offered. */
export const booking: ScreenKind = {
  id: 'booking',
  words: {
    tr: ['randevu al', 'rezervasyon yap', 'adım adım'],
    en: ['booking', 'book now', 'booking form', 'step by step'],
  },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) => entity !== undefined && momentShape(entity) !== undefined,
  params: (screen, context) => {
    const { draft, modelPath } = namesOf(context.entity(screen.entity));
    return { type: `Partial<${draft}> | undefined`, imports: [{ from: modelPath, name: draft }] };
  },
  print(screen, context) {
    const writer = writeScreen(screen, context);
    const { entity, module, names, item, rows } = writer;
    const moment = momentShape(entity);
    if (moment === undefined) throw new Error(`${entity.id} has no day and time`);
    const { draft, empty, type, validate } = names;
    module.use('react', 'useState');
    module.useType('@react-navigation/native-stack', 'NativeStackScreenProps');
    module.useType('src/routes', 'RootStackParams');
    module.use('src/data/open-day', 'firstOpenDay');
    module.use('src/data/slots', 'toMinutes');
    module.use(names.modelPath, empty);
    module.useType(names.modelPath, draft);
    module.use(names.validatePath, validate);
    module.useType(names.validatePath, `${type}Errors`);
    module.use('src/strings', 'strings');
    writer.ui('Screen', 'Button', 'StepHeader', 'agenda/SlotPicker');

    const choices = bookedReferences(entity).map((field) => printChoice(field, writer, context));
    if (choices.length > 0) writer.ui('OptionRow');
    const asked = new Set<Field>([...choices.map(({ field }) => field), ...moment.fields]);
    // The status of a new booking is the first one.
    const inputs = entity.fields
      .filter((field) => isInput(field) && !asked.has(field) && field.role !== 'status')
      .map((field) => printInput(entity, field, module, context));
    for (const hook of inputs.flatMap((input) => input.hooks)) writer.hook(hook);
    const by = exclusiveReference(entity);
    const timeStep = choices.length;
    const lastStep = timeStep + 1;
    const errorSteps = choices.map(({ field }, index) => `if (found.${propertyOf(field)}) return ${index};`);
    const [momentField] = moment.fields;
    const answers = [...choices.map(({ answer }) => answer), writer.show(momentField, 'draft')];
    const questions = [
      ...choices.map(({ question }) => question),
      'strings.agendaScreen.chooseTime',
      'strings.agendaScreen.details',
    ];
    const questionList = textList('questions', '', context.spec);
    return [
      writer.print(
        `type Props = NativeStackScreenProps<RootStackParams, '${screen.id}'>;`,
        '',
        questionList.head,
        ...questions.map((question) => `  ${question},`),
        '];',
        `const timeStep = ${timeStep};`,
        '',
        `export function ${screen.id}Screen({ navigation, route }: Props) {`,
        writer.hooks(),
        `  const save = ${names.store}((state) => state.save);`,
        `  const [draft, setDraft] = useState<${draft}>(() => ({ ...${empty}(), ...route.params }));`,
        `  const [time, setTime] = useState(() => (route.params ? ${moment.time('draft')} : ''));`,
        `  const [day, setDay] = useState(() => firstOpenDay((route.params && ${moment.day('draft')}) || undefined));`,
        '  const [step, setStep] = useState(0);',
        `  const [errors, setErrors] = useState<${type}Errors>({});`,
        '',
        `  const change = (part: Partial<${draft}>) => setDraft({ ...draft, ...part });`,
        choices.length > 0 &&
          lines(
            `  const answer = (part: Partial<${draft}>) => {`,
            '    change(part);',
            '    setStep(step + 1);',
            '  };',
          ),
        '  const chooseTime = (chosen: string) => {',
        '    setTime(chosen);',
        `    change({ ${moment.at('day', 'chosen')} });`,
        '    setStep(timeStep + 1);',
        '  };',
        `  const taken = ${rows}`,
        `    .filter((${item}) => ${moment.day(item)} === day${by === undefined ? '' : ` && ${item}.${propertyOf(by)} === draft.${propertyOf(by)}`})`,
        `    .map((${item}) => {`,
        `      const start = toMinutes(${moment.time(item)});`,
        `      return { start, end: start + ${moment.length(item)} };`,
        '    });',
        '',
        '  const submit = () => {',
        `    const found = ${validate}(draft${validatesAgainstRows(entity) ? `, ${rows}` : ''});`,
        '    setErrors(found);',
        '    if (Object.keys(found).length > 0) return setStep(stepWithError(found));',
        '    save(draft);',
        '    navigation.goBack();',
        '  };',
        '',
        '  return (',
        '    <Screen',
        '      back',
        `      title={${writer.addLabel()}}`,
        `      footer={step === ${lastStep} ? <Button label={strings.common.save} icon="checkmark" onPress={submit} /> : undefined}`,
        '    >',
        '      <StepHeader',
        `        title={${questionList.use}[step] ?? ''}`,
        '        index={step}',
        `        count={${questionList.use}.length}`,
        `        answers={[${answers.join(', ')}]}`,
        '        onReturn={setStep}',
        '      />',
        ...choices.map(({ jsx }, index) =>
          indent(lines(`{step === ${index} ? (`, '  <>', indent(jsx, 2), '  </>', ') : null}'), 3),
        ),
        '      {step === timeStep ? (',
        '        <SlotPicker',
        '          day={day}',
        '          onDay={setDay}',
        '          taken={taken}',
        `          duration={${moment.length('draft')}}`,
        '          value={time}',
        '          onChange={chooseTime}',
        '        />',
        '      ) : null}',
        `      {step === ${lastStep} ? (`,
        '        <>',
        ...inputs.map(({ jsx }) => indent(breakProps(jsx, 10), 5)),
        '        </>',
        '      ) : null}',
        '    </Screen>',
        '  );',
        '}',
        '',
        '/** The first step with a problem, so that the user sees it. */',
        `function stepWithError(found: ${type}Errors): number {`,
        ...errorSteps.map((line) => `  ${line}`),
        `  return ${moment.fields.map((field) => `found.${field.id}`).join(' || ')} ? timeStep : timeStep + 1;`,
        '}',
      ),
      printOpeningHours(entity),
    ];
  },
};
