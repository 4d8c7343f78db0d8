import { z } from 'zod';
import type { Field } from '../../../spec/field.ts';
import { lengthOf } from '../../entity/booking-length.ts';
import { namesOf, propertyOf } from '../../entity/entity-names.ts';
import { breakProps, printInput } from '../../entity/field-input.ts';
import { isInput } from '../../entity/field-values.ts';
import { bookedReferences, exclusiveReference, momentShape } from '../../entity/moment-shape.ts';
import { validatesAgainstRows } from '../../entity/print-conflicts.ts';
import { printOpeningHours } from '../../entity/print-opening-hours.ts';
import { takesPlace } from '../../entity/print-progress.ts';
import { textList } from '../../features/language-switch.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { indent, lines } from '../../text/indent.ts';
import { wrapConditions } from '../../text/wrap-conditions.ts';
import { writeScreen } from '../screen-writer.ts';
import { nextStep, printChoice } from './choice-step.ts';
import { printTimeStep } from './time-step.ts';

/** The questions on one line, or on one each. */
function printQuestions(head: string, questions: readonly string[]): string {
  const flat = `${head}${questions.join(', ')}];`;
  return flat.length <= 110 ? flat : lines(head, ...questions.map((question) => `  ${question},`), '];');
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
    module.use(names.validatePath, 'fieldLabels');
    module.useType(names.validatePath, `${type}Errors`);
    module.use('src/strings', 'strings');
    writer.ui('Screen', 'SaveBar', 'StepHeader', 'agenda/SlotPicker');

    const booked = bookedReferences(entity);
    const choices = booked.map((field, index) =>
      printChoice(field, nextStep(booked, index + 1, 'timeStep'), writer, context),
    );
    if (choices.length > 0) writer.ui('OptionRow');
    const asked = new Set<Field>([...choices.map(({ field }) => field), ...moment.fields]);
    // The status of a new booking is the first one.
    const inputs = entity.fields
      .filter((field) => isInput(field) && !asked.has(field) && field.role !== 'status')
      .map((field) => printInput(entity, field, module, context));
    for (const hook of inputs.flatMap((input) => input.hooks)) writer.hook(hook);
    const by = exclusiveReference(entity);
    const isTaking = [
      `${moment.day(item)} === day`,
      ...(by === undefined ? [] : [`${item}.${propertyOf(by)} === draft.${propertyOf(by)}`]),
      ...takesPlace(entity, item),
    ];
    const timeStep = choices.length;
    const lastStep = timeStep + 1;
    const errorSteps = choices.map(({ field }, index) => `if (found.${propertyOf(field)}) return ${index};`);
    const [momentField] = moment.fields;
    const isLengthKnown = choices.some(({ setsDuration }) => setsDuration);
    const time = printTimeStep(moment, isLengthKnown, writer);
    // Where the length is asked, a given time is only a proposal: both belong together.
    const afterChoices = time.asksLength ? 'timeStep' : '(time ? timeStep + 1 : timeStep)';
    const firstStep = nextStep(booked, 0, afterChoices);
    const timeErrors = moment.fields.map(({ id }) => `errors.${id}`).join(' ?? ');
    const stepError =
      booked.length === 0
        ? `step === timeStep ? ${moment.fields.length > 1 ? `(${timeErrors})` : timeErrors} : undefined`
        : `[${booked.map((field) => `errors.${propertyOf(field)}, `).join('')}${timeErrors}][step]`;
    const stepOfError = `${moment.fields.map(({ id }) => `found.${id}`).join(' || ')} ? timeStep : timeStep + 1`;
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
        printQuestions(questionList.head, questions),
        `const timeStep = ${timeStep};`,
        '',
        `export function ${screen.id}Screen({ navigation, route }: Props) {`,
        writer.hooks(),
        `  const save = ${names.store}((state) => state.save);`,
        `  const [draft, setDraft] = useState<${draft}>(() => ({ ...${empty}(), ${time.first}...route.params }));`,
        `  const [day, setDay] = useState(() => firstOpenDay(${moment.day('draft')} || undefined));`,
        `  const time = ${moment.day('draft')} === day ? ${moment.time('draft')} : '';`,
        time.state !== '' && time.state,
        `  const [step, setStep] = useState(${firstStep.replace(/^\((.*)\)$/, '$1')});`,
        `  const [errors, setErrors] = useState<${type}Errors>({});`,
        '',
        `  const change = (part: Partial<${draft}>) => {`,
        '    setDraft({ ...draft, ...part });',
        '    const kept = Object.entries(errors).filter(([field]) => !(field in part));',
        '    setErrors(Object.fromEntries(kept));',
        '  };',
        '  // Any problem may be settled by a new answer.',
        `  const answer = (part: Partial<${draft}>, next: number) => {`,
        '    setDraft({ ...draft, ...part });',
        '    setErrors({});',
        '    setStep(next);',
        '  };',
        `  const taken = ${rows}`,
        indent(wrapConditions('.filter(', item, isTaking, ')', 2), 2),
        `    .map((${item}) => {`,
        `      const start = toMinutes(${moment.time(item)});`,
        `      return { start, end: start + ${lengthOf(entity, item, module)} };`,
        '    });',
        '',
        '  const submit = () => {',
        `    const found = ${validate}(draft${validatesAgainstRows(entity) ? `, ${rows}` : ''});`,
        '    setErrors(found);',
        `    if (Object.keys(found).length > 0) return setStep(${errorSteps.length > 0 ? 'stepWithError(found)' : stepOfError});`,
        '    save(draft);',
        '    navigation.goBack();',
        '  };',
        '',
        '  return (',
        '    <Screen',
        '      back',
        `      title={${writer.addLabel()}}`,
        `      footer={step === ${lastStep} ? <SaveBar errors={errors} labels={fieldLabels} onSave={submit} /> : undefined}`,
        '    >',
        '      <StepHeader',
        `        title={${questionList.use}[step] ?? ''}`,
        '        index={step}',
        `        count={${questionList.use}.length}`,
        `        answers={[${answers.join(', ')}]}`,
        '        onReturn={setStep}',
        `        error={${stepError}}`,
        '      />',
        ...choices.map(({ jsx }, index) =>
          indent(lines(`{step === ${index} ? (`, '  <>', indent(jsx, 2), '  </>', ') : null}'), 3),
        ),
        indent(lines('{step === timeStep ? (', indent(time.jsx, 1), ') : null}'), 3),
        `      {step === ${lastStep} ? (`,
        '        <>',
        ...inputs.map(({ jsx }) => indent(breakProps(jsx, 10), 5)),
        '        </>',
        '      ) : null}',
        '    </Screen>',
        '  );',
        '}',
        errorSteps.length > 0 &&
          lines(
            '',
            '/** The first step with a problem, so that the user sees it. */',
            `function stepWithError(found: ${type}Errors): number {`,
            ...errorSteps.map((line) => `  ${line}`),
            `  return ${stepOfError};`,
            '}',
          ),
      ),
      printOpeningHours(entity),
    ];
  },
};
