import { findEntry, registersRootComponent } from '../project/find-entry.ts';
import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import type { SharedScans } from '../source/shared-scans.ts';
import type { Tokens } from '../source/token-list.ts';

/** The file that Expo starts with, and its content when the project does not bring it. */
export interface ExpoEntry {
  readonly path: string;
  readonly content?: string;
}

/** Whether a word stands anywhere after one of others. */
function hasWord(tokens: Tokens, word: string, before: RegExp): boolean {
  for (let index = 1; index < tokens.length; index += 1) {
    if (tokens.textAt(index) === word && before.test(tokens.textAt(index - 1))) return true;
  }
  return false;
}

/** How the root component is imported: by default, unless it is only exported as `App`. */
function writeImport(path: string, tokens: Tokens): string {
  const hasDefault = hasWord(tokens, 'default', /^(?:export|as|\{)$/);
  const isNamed = hasWord(tokens, 'App', /^(?:function|const|class)$/);
  const specifier = `./${path.replace(/\.(?:[jt]sx?)$/, '')}`;
  return `import ${!hasDefault && isNamed ? '{ App }' : 'App'} from '${specifier}';`;
}

/** Expo's entry: the project's own when it registers a component, else an `index.ts` for the root component. */
export function writeEntry(files: ProjectFiles, scans: SharedScans): ExpoEntry {
  const places = ['index.ts', 'index.tsx', 'index.js', 'index.jsx'];
  const own = places.filter((path) => Object.hasOwn(files, path));
  const registering = own.find((path) => registersRootComponent(readProjectFile(files, path) ?? ''));
  if (registering !== undefined) return { path: registering };
  const root = findEntry(files) ?? 'src/App.tsx';
  const content = `import { registerRootComponent } from 'expo';

${writeImport(root, scans.scan(root, readProjectFile(files, root) ?? '').tokens)}

registerRootComponent(App);
`;
  // Taking the name of a file that is there would lose it.
  return { path: own.length === 0 ? 'index.ts' : 'expo-entry.ts', content };
}
