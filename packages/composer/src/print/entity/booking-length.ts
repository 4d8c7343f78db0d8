import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { SourceModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';
import { namesOf } from './entity-names.ts';
import { type MomentShape, momentShape } from './moment-shape.ts';

/** Screens that show how long rows take. */
const timedKinds: ReadonlySet<string> = new Set(['agenda', 'booking', 'slots', 'week']);

const functionName = (entity: Entity): string => `lengthOf${namesOf(entity).type}`;

/** Whether the rule compares times by the field that says how long a row takes. */
const comparesLength = (entity: Entity, { duration }: MomentShape): boolean =>
  duration !== undefined &&
  entity.rules.some((rule) => rule.kind === 'noOverlap' && !rule.end && rule.duration === duration.id);

/** Expression of the minutes that a row takes; its function is in the model. */
export function lengthOf(entity: Entity, item: string, module: SourceModule): string {
  const { duration, end } = momentShape(entity) ?? {};
  if (duration === undefined && end === undefined) return module.use('src/data/slots', 'usualLength');
  return `${module.use(namesOf(entity).modelPath, functionName(entity))}(${item})`;
}

/** The function of the model; '' if no screen or rule asks how long a row takes. */
export function printLength(entity: Entity, { screens }: AppSpec, module: SourceModule): string {
  const moment = momentShape(entity);
  if (moment === undefined || (moment.duration === undefined && moment.end === undefined)) return '';
  const isShown = screens.some((screen) => screen.entity === entity.id && timedKinds.has(screen.kind));
  if (!isShown && !comparesLength(entity, moment)) return '';
  const { draft } = namesOf(entity);
  const name = functionName(entity);
  module.use('src/data/slots', 'usualLength');
  const about = '/** Minutes that it takes; half an hour if it does not say. */';
  if (moment.duration !== undefined) {
    const { id } = moment.duration;
    return lines(about, `export const ${name} = ({ ${id} }: ${draft}): number => ${id} ?? usualLength;`, '');
  }
  module.use('src/data/slots', 'dayEnd');
  module.use('src/data/slots', 'toMinutes');
  const end = `${entity.id}.${moment.end?.id}`;
  return lines(
    about,
    `export function ${name}(${entity.id}: ${draft}): number {`,
    `  if (!${end}) return usualLength;`,
    `  const minutes = toMinutes(${end}.slice(-5)) - toMinutes(${moment.time(entity.id)});`,
    '  // An end before the start is on the next day.',
    '  return (minutes + dayEnd) % dayEnd || usualLength;',
    '}',
    '',
  );
}
