import type { PrintedFile } from '../printed-file.ts';
import { wrapLines } from './wrap-lines.ts';

/** Collects the imports of one printed file while its body is written. */
export interface SourceModule {
  readonly path: string;
  /** Imports a name and returns it. `from` is a package, or a path of the project without extension: 'src/ui/Card'. */
  use(from: string, name: string): string;
  /** Imports a type and returns its name. */
  useType(from: string, name: string): string;
  /** Imports the default export under a name. */
  useDefault(from: string, name: string): string;
  print(body: string): PrintedFile;
}

interface ImportNames {
  default: string | undefined;
  readonly values: Set<string>;
  readonly types: Set<string>;
}

/** The specifier of `target` in a file of `folder`, both from the project's root. */
function relativeSpecifier(folder: string, target: string): string {
  const from = folder.split('/');
  const to = target.split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  const up = '../'.repeat(from.length - shared);
  return `${up === '' ? './' : up}${to.slice(shared).join('/')}`;
}

const plain = (name: string): string => name.replace(/^type /, '');

function printImport(specifier: string, { default: main, values, types }: ImportNames): string {
  const onlyTypes = values.size === 0 && main === undefined;
  const names = [
    ...values,
    ...[...types].filter((name) => !values.has(name)).map((name) => (onlyTypes ? name : `type ${name}`)),
  ].sort((a, b) => plain(a).localeCompare(plain(b), 'en'));
  const list = names.length === 0 ? '' : `{ ${names.join(', ')} }`;
  const what = [main, list].filter((part) => part !== undefined && part !== '').join(', ');
  const line = `import ${onlyTypes ? 'type ' : ''}${what} from '${specifier}';`;
  if (line.length <= 110 || names.length < 2) return line;
  const rows = names.map((name) => `  ${name},\n`).join('');
  return `import ${onlyTypes ? 'type ' : ''}${main === undefined ? '' : `${main}, `}{\n${rows}} from '${specifier}';`;
}

/** An empty file at a path of the project: 'src/orders/OrderForm.tsx'. */
export function createModule(path: string): SourceModule {
  const imports = new Map<string, ImportNames>();
  const folder = path.slice(0, path.lastIndexOf('/'));
  const own = path.replace(/\.tsx?$/, '');
  const namesOf = (from: string): ImportNames => {
    const names = imports.get(from) ?? { default: undefined, values: new Set(), types: new Set() };
    imports.set(from, names);
    return names;
  };
  return {
    path,
    use(from, name) {
      if (from !== own) namesOf(from).values.add(name);
      return name;
    },
    useType(from, name) {
      if (from !== own) namesOf(from).types.add(name);
      return name;
    },
    useDefault(from, name) {
      namesOf(from).default = name;
      return name;
    },
    print(body) {
      const isLocal = (from: string): boolean => from.startsWith('src/');
      const rows = [...imports]
        .map(([from, names]) => ({
          isLocal: isLocal(from),
          specifier: isLocal(from) ? relativeSpecifier(folder, from) : from,
          names,
        }))
        // Packages first, then the farthest folders.
        .sort(
          (a, b) =>
            Number(a.isLocal) - Number(b.isLocal) ||
            Number(b.specifier.startsWith('..')) - Number(a.specifier.startsWith('..')) ||
            a.specifier.localeCompare(b.specifier, 'en'),
        )
        .map(({ specifier, names }) => printImport(specifier, names));
      const head = rows.length === 0 ? '' : `${rows.join('\n')}\n\n`;
      return { path, source: `${head}${wrapLines(body.trim())}\n` };
    },
  };
}
