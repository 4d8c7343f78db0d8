import { findEntry, registersRootComponent } from '../project/find-entry.ts';
import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import type { SharedScans } from '../source/shared-scans.ts';
import type { Tokens } from '../source/token-list.ts';

/** The entry file of Expo, with its content unless the project contains the file. */
export interface ExpoEntry {
  readonly path: string;
  readonly content?: string;
}

/** Whether a word occurs directly after a token that matches a pattern. */
function hasWord(tokens: Tokens, word: string, before: RegExp): boolean {
  for (let index = 1; index < tokens.length; index += 1) {
    if (tokens.textAt(index) === word && before.test(tokens.textAt(index - 1))) return true;
  }
  return false;
}

/** Imports the root component by default, or by name if it is only exported as `App`. */
function writeImport(path: string, tokens: Tokens): string {
  const hasDefault = hasWord(tokens, 'default', /^(?:export|as|\{)$/);
  const isNamed = hasWord(tokens, 'App', /^(?:function|const|class)$/);
  const specifier = `./${path.replace(/\.(?:[jt]sx?)$/, '')}`;
  return `import ${!hasDefault && isNamed ? '{ App }' : 'App'} from '${specifier}';`;
}

/**
 * Expo's entry: the project's own if it registers a component, else an `index.ts` that registers the root component.
 */
export function writeEntry(files: ProjectFiles, scans: SharedScans): ExpoEntry {
  const candidates = ['index.ts', 'index.tsx', 'index.js', 'index.jsx'];
  const own = candidates.filter((path) => Object.hasOwn(files, path));
  const registering = own.find((path) => registersRootComponent(readProjectFile(files, path) ?? ''));
  if (registering !== undefined) return { path: registering };
  const root = findEntry(files) ?? 'src/App.tsx';
  const content = `import { registerRootComponent } from 'expo';

${writeImport(root, scans.scan(root, readProjectFile(files, root) ?? '').tokens)}

registerRootComponent(App);
`;
  // A different name if `index` exists, because it would be overwritten.
  return { path: own.length === 0 ? 'index.ts' : 'expo-entry.ts', content };
}
