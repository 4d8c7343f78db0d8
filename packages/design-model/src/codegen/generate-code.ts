import type { EditorFrame } from '../catalogue/catalogue.ts';
import type { Design } from '../model/element.ts';
import type { ScreenId } from '../model/ids.ts';
import { nameFonts } from './fonts.ts';
import { toPascal } from './names.ts';
import { printScreen } from './print-screen.ts';
import { fadeInFile, printApp, printNavigator, printRoutes, type Route } from './shared-files.ts';

/** Files of a project: path to content. */
export type GeneratedFiles = Readonly<Record<string, string>>;

/** Characters of a route, so that a line that navigates to it is not too long. */
const routeMaximum = 24;

/** Path of the studio's first screen: docs/rules/designer.md#generated-code */
export const generatedScreenPath = 'src/screens/GeneratedScreen.tsx';

/** One route for each screen, unique also where file names ignore case. The studio's first screen is `Generated`. */
function nameRoutes({ screens }: Design, frame: EditorFrame): readonly (Route & { readonly id: ScreenId })[] {
  const used = new Set<string>();
  return screens.map(({ id, name: screenName }, index) => {
    const isFirst = frame === 'studio' && index === 0;
    const pascal = toPascal(screenName, 'Screen').slice(0, routeMaximum);
    const wanted = isFirst ? 'Generated' : pascal.replace(/Screen$/, '') || 'Main';
    let name = wanted;
    for (let number = 2; used.has(name.toLowerCase()); number += 1) name = `${wanted}${number}`;
    used.add(name.toLowerCase());
    return { id, name, component: `${name}Screen` };
  });
}

/**
 * The code of a design: one TypeScript file a screen, and for several screens a typed navigator. Equal designs give equal
 * files, formatted as by the usual formatters: docs/rules/designer.md#generated-code
 */
export function generateCode(design: Design, frame: EditorFrame): GeneratedFiles {
  const routes = nameRoutes(design, frame);
  const hasNavigator = routes.length > 1;
  const names = new Map(hasNavigator ? routes.map(({ id, name }) => [id, name] as const) : []);
  const fonts = nameFonts(design);
  const files: Record<string, string> = {};
  for (const [index, screen] of design.screens.entries()) {
    const route = routes[index];
    if (route === undefined) continue;
    const { name, component } = route;
    const input = { screen, component, route: name, routes: names, fonts };
    files[`src/screens/${component}.tsx`] = printScreen(input);
  }
  if (hasNavigator) {
    files['src/navigation/routes.ts'] = printRoutes(routes);
    files['src/navigation/DesignNavigator.tsx'] = printNavigator(routes);
  }
  if (Object.values(files).some((content) => content.includes('<FadeIn'))) {
    files['src/components/FadeIn.tsx'] = fadeInFile;
  }
  return files;
}

/** `src/App.tsx` for a project, or a preview, that shows nothing but the design. */
export const generateApp = (design: Design, frame: EditorFrame): string =>
  printApp(nameRoutes(design, frame));
