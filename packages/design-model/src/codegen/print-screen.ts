import { bottom } from '../geometry/bounds.ts';
import { isAssetPath } from '../model/asset-reference.ts';
import type { Screen } from '../model/element.ts';
import type { ScreenId } from '../model/ids.ts';
import type { Style } from './element-style.ts';
import { findRepeats } from './find-repeats.ts';
import type { FunctionContext } from './function-context.ts';
import { createNames } from './names.ts';
import { printBody, printComponent } from './print-component.ts';
import type { Markup } from './print-jsx.ts';
import { printImport, quote } from './print-text.ts';
import { listVisible, toPrintable } from './printable.ts';
import { ScreenFile } from './screen-file.ts';
import { toMarkup } from './to-markup.ts';

/** Lowest edge, in pixels, up to which a screen is not scrollable: the height of the smallest device. */
const plainHeight = 800;

export interface ScreenInput {
  readonly screen: Screen;
  /** Name of the component, such as `HomeScreen`. */
  readonly component: string;
  /** Name of the screen in the navigator, and of all screens by id; empty without a navigator. */
  readonly route: string;
  readonly routes: ReadonlyMap<ScreenId, string>;
  /** The family of each font of the project by its path. */
  readonly fonts: ReadonlyMap<string, string>;
}

const loadAsset = (path: string): string =>
  isAssetPath(path) ? `require(${quote(`../../${path}`)})` : `{ uri: ${quote(path)} }`;

function rootMarkup(screen: Screen, file: ScreenFile, children: readonly Markup[]): Markup {
  const root: Style = [
    ['flex', 1],
    ['backgroundColor', screen.backgroundColor],
  ];
  const height = Math.max(0, ...listVisible(screen.elements).map(bottom));
  if (height <= plainHeight) {
    file.native.add('View');
    return { tag: 'View', attributes: [`style={${file.style(root, 'screen')}}`], children };
  }
  file.native.add('ScrollView');
  const attributes = [
    `style={${file.style(root, 'screen')}}`,
    `contentContainerStyle={${file.style([['height', height]], 'content')}}`,
  ];
  return { tag: 'ScrollView', attributes, children };
}

/** The file of one screen: imports, repeated parts as components, the screen, and its styles. */
export function printScreen({ screen, component, route, routes, fonts }: ScreenInput): string {
  const moduleNames = createNames([component]);
  const file = new ScreenFile(moduleNames, fonts);
  const printing = { routes, signatures: new Map<string, string>() };
  const roots = listVisible(screen.elements).map((element) => toPrintable(element, undefined, printing));
  const repeats = findRepeats(roots, moduleNames);
  const context = { file, repeats, source: loadAsset };
  const states: FunctionContext['states'] = [];
  const inScreen = { ...context, states, createName: createNames() };
  const children = roots.map((root) => toMarkup(root, inScreen));
  const root = rootMarkup(screen, file, children);
  const parameters = file.hasNavigation ? `{ navigation }: ScreenProps<${quote(route)}>` : '';
  const parts = [...repeats.values()].map((repeat) => printComponent(repeat, context));
  // Last, because the parts have texts and so fonts too.
  const body = printBody(root, states, file.hasFonts ? file.printFonts() : '');
  const main = `export function ${component}(${parameters}) {\n${body}}\n`;
  const rows = file.printRows();
  file.native.add('StyleSheet');
  const imports = [
    ...(file.hasFonts ? [printImport(['useFonts'], 'expo-font')] : []),
    ...(file.react.size > 0 ? [printImport(file.react, 'react')] : []),
    printImport(file.native, 'react-native'),
    ...(file.hasFadeIn ? ["import { FadeIn } from '../components/FadeIn';"] : []),
    ...(file.hasNavigation ? ["import type { ScreenProps } from '../navigation/routes';"] : []),
  ];
  const sections = [
    `${imports.join('\n')}\n`,
    ...(rows === '' ? [] : [rows]),
    ...parts,
    main,
    file.printStyles(),
  ];
  return sections.join('\n');
}
