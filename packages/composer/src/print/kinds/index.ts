// Every kind of screen that the composer can print. A new kind is a folder here and one line in the list.
import type { ScreenKind } from '../screen-kind.ts';
import { balances } from './balances/balances.ts';
import { agenda } from './agenda/agenda.ts';
import { booking } from './booking/booking.ts';
import { calendar } from './calendar/calendar.ts';
import { detail } from './detail/detail.ts';
import { form } from './form/form.ts';
import { grid } from './grid/grid.ts';
import { list } from './list/list.ts';
import { settings } from './settings/settings.ts';
import { income, statistics } from './statistics/statistics.ts';

export const screenKinds: readonly ScreenKind[] = [balances, detail, form, grid, list, settings];
export const screenKinds: readonly ScreenKind[] = [
  agenda,
  booking,
  calendar,
  detail,
  form,
  income,
  list,
  settings,
  statistics,
];

export function findScreenKind(id: string): ScreenKind | undefined {
  return screenKinds.find((kind) => kind.id === id);
}
