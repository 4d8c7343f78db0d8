import type { Entity } from '../../spec/entity.ts';
import type { PrintedFile } from '../printed-file.ts';
import { momentShape } from './moment-shape.ts';

const dayEnd = 24 * 60;

/** The opening hours of an app: usual ones, or longer if its sample rows begin earlier or later. */
export function printOpeningHours(entity: Entity): PrintedFile {
  const fields = momentShape(entity)?.fields ?? [];
  const minutes = entity.samples.flatMap((row) =>
    fields.flatMap((field) => {
      const value = row[field.id];
      const time =
        typeof value === 'object' && 'time' in value ? value.time : field.type === 'time' ? value : undefined;
      return typeof time === 'string' ? [Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))] : [];
    }),
  );
  const start = Math.floor(Math.min(9 * 60, ...minutes) / 60) * 60;
  const end = Math.min(dayEnd, Math.max(19 * 60, ...minutes.map((each) => Math.floor(each / 60) * 60 + 120)));
  return {
    path: 'src/data/opening-hours.ts',
    source: `/** When bookings are possible, in minutes since midnight. */
export const openingHours = { start: ${start / 60} * 60, end: ${end / 60} * 60 };
`,
  };
}
