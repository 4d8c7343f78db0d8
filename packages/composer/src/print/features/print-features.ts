import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { shows } from './feature-support.ts';
import { printExportTables } from './print-export.ts';
import { printReminderHome } from './reminder-home.ts';

/** Files of features that are not part of one screen. */
export const printFeatures = (context: PrintContext): readonly PrintedFile[] => [
  ...(shows('dataExport', context.spec) ? [printExportTables(context)] : []),
  ...printReminderHome(context),
];
