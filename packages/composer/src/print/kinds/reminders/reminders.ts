import { z } from 'zod';
import { printReminders, useReminders } from '../../features/print-reminders.ts';
import { reminderEntities } from '../../features/reminder-fields.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { screenComponent, screenPath } from '../../screen-path.ts';
import { createModule } from '../../text/create-module.ts';
import { lines } from '../../text/indent.ts';

const options = z.object({ days: z.number().int().min(1).max(60).optional() }).loose();
const usualDays = 7;

/** What is late and due in the next days, of all entities with a day. */
export const reminders: ScreenKind = {
  id: 'reminders',
  words: { tr: ['hatırlatmalar', 'hatırlatıcılar'], en: ['reminders'] },
  options,
  accepts: (_, spec) => reminderEntities(spec).length > 0,
  stores: () => [{ name: 'useSeenReminders', from: 'src/reminders/seen' }],
  print(screen, context) {
    const module = createModule(screenPath(screen, context));
    module.use('src/reminders/RemindersView', 'RemindersView');
    module.use('src/strings', 'strings');
    useReminders(module);
    const title = context.strings.add('titles', 'reminders', screen.title);
    const back = screen.place === 'inner' ? 'back ' : '';
    return [
      module.print(
        lines(
          `export function ${screenComponent(screen)}() {`,
          `  return <RemindersView ${back}title={${title}} groups={useReminders()} />;`,
          '}',
        ),
      ),
      printReminders(options.parse(screen.options).days ?? usualDays, context),
    ];
  },
};
