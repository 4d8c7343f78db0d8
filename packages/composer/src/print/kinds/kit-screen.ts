import { z } from 'zod';
import { toCamelCase } from '../../language/identifiers.ts';
import type { Screen } from '../../spec/app-spec.ts';
import type { KeptStore, PrintContext, ScreenKind } from '../screen-kind.ts';
import { screenComponent, screenPath } from '../screen-path.ts';
import { createModule, type SourceModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';

interface KitScreen {
  readonly id: string;
  readonly words: ScreenKind['words'];
  /** The component of the kit that is the screen, and its file: 'src/games/snake/SnakeGame'. */
  readonly component: string;
  readonly from: string;
  /** What the component keeps on the device. */
  readonly stores?: readonly KeptStore[];
  /** Properties besides the title, one per line; may import what they need. */
  readonly props?: (screen: Screen, context: PrintContext, module: SourceModule) => readonly string[];
}

/** A kind without entity whose screen is a component of the kit: the printed file gives it a title and choices. */
export const kitScreen = ({ id, words, component, from, stores, props }: KitScreen): ScreenKind => ({
  id,
  words,
  options: z.record(z.string(), z.unknown()),
  accepts: () => true,
  ...(stores === undefined ? {} : { stores: () => stores }),
  print(screen, context) {
    const module = createModule(screenPath(screen, context));
    module.use(from, component);
    module.use('src/strings', 'strings');
    const key = toCamelCase(screen.id);
    const title = context.strings.add('titles', key, screen.title);
    const added = props?.(screen, context, module) ?? [];
    const element =
      added.length === 0
        ? [`  return <${component} title={${title}} />;`]
        : [
            '  return (',
            `    <${component}`,
            `      title={${title}}`,
            ...added.map((prop) => `      ${prop}`),
            '    />',
            '  );',
          ];
    return [module.print(lines(`export function ${screenComponent(screen)}() {`, ...element, '}'))];
  },
});
