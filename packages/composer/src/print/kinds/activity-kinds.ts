// Screens about days and work: agendas, plans, orders, habits and entries over time.
import type { ScreenKind } from '../screen-kind.ts';
import { agenda } from './agenda/agenda.ts';
import { booking } from './booking/booking.ts';
import { calendar } from './calendar/calendar.ts';
import { income, statistics } from './statistics/statistics.ts';

export const activityKinds: readonly ScreenKind[] = [agenda, booking, calendar, income, statistics];
