import { lengthOf } from '../../entity/booking-length.ts';
import type { MomentShape } from '../../entity/moment-shape.ts';
import type { SourceModule } from '../../text/create-module.ts';
import { indent, lines } from '../../text/indent.ts';
import type { ScreenWriter } from '../screen-writer.ts';

/** Properties of the draft for a chosen time of a day; an end follows from the length. */
function printChosen({ at, end }: MomentShape, length: string, module: SourceModule): string {
  const start = at('day', 'chosen');
  if (end === undefined) return start;
  const time = `${module.use('src/data/slots', 'toTime')}(toMinutes(chosen) + ${length})`;
  return `${start}, ${end.id}: ${end.type === 'time' ? time : `\`\${day}T\${${time}}\``}`;
}

/** The step that asks for the day and the time, and for the length where nothing before says it. */
export interface TimeStep {
  readonly jsx: string;
  readonly asksLength: boolean;
  /** Properties that the draft begins with: what is asked has no answer yet. */
  readonly first: string;
  /** A statement for a length that is no field; '' without one. */
  readonly state: string;
}

export function printTimeStep(moment: MomentShape, isLengthKnown: boolean, writer: ScreenWriter): TimeStep {
  const { entity, module } = writer;
  const { duration, end } = moment;
  const draftLength = lengthOf(entity, 'draft', module);
  const isState = duration === undefined && end !== undefined;
  const length = isState ? 'length' : draftLength;
  const asksLength = isState || (duration !== undefined && !isLengthKnown);
  const unanswered = moment.fields
    .filter((field) => field !== duration && field !== end)
    .map(({ id }) => `${id}: '', `);
  if (asksLength) writer.ui('agenda/DurationChips');
  if (asksLength && duration !== undefined && duration.initial === undefined)
    unanswered.push(`${duration.id}: ${module.use('src/data/slots', 'usualLength')}, `);
  const input =
    duration === undefined
      ? '<DurationChips label={strings.agendaScreen.length} value={length} onChange={setLength} />'
      : lines(
          '<DurationChips',
          `  label={${writer.text(duration.id, duration.label, duration.label)}}`,
          `  value={${length}}`,
          `  onChange={(${duration.id}) => answer({ ${duration.id} }, timeStep)}`,
          '/>',
        );
  const picker = lines(
    '<SlotPicker',
    '  day={day}',
    '  onDay={setDay}',
    '  taken={taken}',
    `  duration={${length}}`,
    '  value={time}',
    `  onChange={(chosen) => answer({ ${printChosen(moment, length, module)} }, timeStep + 1)}`,
    '/>',
  );
  return {
    jsx: asksLength ? lines('<>', indent(lines(input, picker), 1), '</>') : picker,
    asksLength,
    first: unanswered.join(''),
    state: isState ? `  const [length, setLength] = useState(() => ${draftLength});` : '',
  };
}
