// Screens about days and work: agendas, plans, orders, habits and entries over time.
import type { ScreenKind } from '../screen-kind.ts';
import { agenda } from './agenda/agenda.ts';
import { attendance, attendanceReport } from './attendance/attendance.ts';
import { board } from './board/board.ts';
import { booking } from './booking/booking.ts';
import { calendar } from './calendar/calendar.ts';
import { chart } from './chart/chart.ts';
import { due } from './due/due.ts';
import { habit, habitProgress } from './habit/habit.ts';
import { history } from './history/history.ts';
import { logHome } from './logHome/log-home.ts';
import { slots } from './slots/slots.ts';
import { income, statistics } from './statistics/statistics.ts';
import { today } from './today/today.ts';
import { week } from './week/week.ts';

export const activityKinds: readonly ScreenKind[] = [
  agenda,
  attendance,
  attendanceReport,
  board,
  booking,
  calendar,
  chart,
  due,
  habit,
  habitProgress,
  history,
  income,
  logHome,
  slots,
  statistics,
  today,
  week,
];
