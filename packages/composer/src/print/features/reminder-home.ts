import type { Screen } from '../../spec/app-spec.ts';
import { findScreenKind } from '../kinds/index.ts';
import { navigateTo } from '../navigation/navigate-to.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { screenComponent, screenPath } from '../screen-path.ts';
import { createModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';
import { shows } from './feature-support.ts';
import { useReminders } from './print-reminders.ts';

const component = 'HomeWithReminders';
const path = `src/reminders/${component}`;

/** First screens that show what is due by themselves. */
const dueKinds: ReadonlySet<string> = new Set(['due', 'countdown', 'reminders']);

/** The first screen, if it gets the line with what is due. */
function homeOf(context: PrintContext): Screen | undefined {
  const { spec } = context;
  const home = spec.screens.find(({ place }) => place === 'main');
  if (home === undefined || !shows('reminders', spec) || dueKinds.has(home.kind)) return undefined;
  if (context.findScreen('reminders') === undefined) return undefined;
  return findScreenKind(home.kind)?.params === undefined ? home : undefined;
}

/** The component of a screen and its file without extension: that of the home screen with reminders, or its own. */
export function mountedScreen(
  screen: Screen,
  context: PrintContext,
): { readonly from: string; readonly name: string } {
  return homeOf(context)?.id === screen.id
    ? { from: path, name: component }
    : { from: screenPath(screen, context).replace(/\.tsx$/, ''), name: screenComponent(screen) };
}

/** src/reminders/HomeWithReminders.tsx */
export function printReminderHome(context: PrintContext): readonly PrintedFile[] {
  const home = homeOf(context);
  const screen = context.findScreen('reminders');
  if (home === undefined || screen === undefined) return [];
  const module = createModule(`${path}.tsx`);
  const name = module.use(screenPath(home, context).replace(/\.tsx$/, ''), screenComponent(home));
  module.use('src/reminders/WithReminders', 'WithReminders');
  module.use('src/routes', 'useRootNavigation');
  useReminders(module);
  return [
    module.print(
      lines(
        '/** The first screen with what is late or due. */',
        `export function ${component}() {`,
        '  const navigation = useRootNavigation();',
        `  const open = () => ${navigateTo(screen, context.spec)};`,
        '  return (',
        '    <WithReminders groups={useReminders()} onOpen={open}>',
        `      <${name} />`,
        '    </WithReminders>',
        '  );',
        '}',
      ),
    ),
  ];
}
