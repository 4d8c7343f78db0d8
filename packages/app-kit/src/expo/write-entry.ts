import { mayHoldJsx } from '../checks/inspect-project.ts';
import { findEntry, isRegistration } from '../project/find-entry.ts';
import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import { scanSource } from '../source/scan-source.ts';

/** The file that Expo starts with, and its content when the project does not bring it. */
export interface ExpoEntry {
  readonly path: string;
  readonly content?: string;
}

/** How the root component is imported: by default, unless it is only exported as `App`. */
function writeImport(path: string, source: string): string {
  const { tokens } = scanSource(source, { jsx: mayHoldJsx(path) });
  const words = tokens
    .filter((token) => token.kind !== 'comment')
    .map((token) => source.slice(token.start, token.end));
  const follows = (first: string, second: string): boolean =>
    words.some((word, index) => word === first && words[index + 1] === second);
  const hasDefault = follows('export', 'default') || follows('as', 'default') || follows('{', 'default');
  const isNamed = follows('function', 'App') || follows('const', 'App') || follows('class', 'App');
  const specifier = `./${path.replace(/\.(?:[jt]sx?)$/, '')}`;
  return `import ${!hasDefault && isNamed ? '{ App }' : 'App'} from '${specifier}';`;
}

/** Expo's entry: the project's own when it registers a component, else an `index.ts` for the root component. */
export function writeEntry(files: ProjectFiles): ExpoEntry {
  const places = ['index.ts', 'index.tsx', 'index.js', 'index.jsx'];
  const own = places.filter((path) => Object.hasOwn(files, path));
  const registering = own.find((path) => isRegistration(readProjectFile(files, path) ?? ''));
  if (registering !== undefined) return { path: registering };
  const root = findEntry(files) ?? 'src/App.tsx';
  const content = `import { registerRootComponent } from 'expo';

${writeImport(root, readProjectFile(files, root) ?? '')}

registerRootComponent(App);
`;
  // Taking the name of a file that is there would lose it.
  return { path: own.length === 0 ? 'index.ts' : 'expo-entry.ts', content };
}
