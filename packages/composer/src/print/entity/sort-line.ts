import type { Entity } from '../../spec/entity.ts';
import { propertyOf } from './entity-names.ts';
import { fieldById, fieldOfRole, timeField } from './entity-shape.ts';

/** The order of rows: what the entity says, else by time, newest first; titles otherwise as added. */
export function sortLine(entity: Entity): string | undefined {
  const due = fieldOfRole(entity, 'due', 'start');
  const time = timeField(entity);
  const field = fieldById(entity, entity.sort?.field) ?? due ?? time;
  if (field === undefined || field.formula !== undefined) return undefined;
  const direction = entity.sort?.direction ?? (due === undefined ? 'descending' : 'ascending');
  const property = propertyOf(field);
  const [first, second] = direction === 'ascending' ? ['a', 'b'] : ['b', 'a'];
  const isText = !['number', 'money', 'percent', 'duration', 'rating', 'boolean'].includes(field.type);
  if (field.type === 'list' || field.type === 'tags' || field.type === 'weekdays')
    return `.sort((a, b) => ${first}.${property}.join().localeCompare(${second}.${property}.join()))`;
  return isText
    ? `.sort((a, b) => ${first}.${property}.localeCompare(${second}.${property}))`
    : `.sort((a, b) => Number(${first}.${property}) - Number(${second}.${property}))`;
}
