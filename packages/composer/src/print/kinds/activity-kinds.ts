// Screens about days and work: agendas, plans, orders, habits and entries over time.
import type { ScreenKind } from '../screen-kind.ts';
import { agenda } from './agenda/agenda.ts';
import { board } from './board/board.ts';
import { booking } from './booking/booking.ts';
import { calendar } from './calendar/calendar.ts';
import { due } from './due/due.ts';
import { slots } from './slots/slots.ts';
import { income, statistics } from './statistics/statistics.ts';

export const activityKinds: readonly ScreenKind[] = [
  agenda,
  board,
  booking,
  calendar,
  due,
  income,
  slots,
  statistics,
];
