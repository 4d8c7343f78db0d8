import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../blueprints');

function listFiles(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? listFiles(join(path, entry.name)).map((name) => `${entry.name}/${name}`)
        : [entry.name],
    )
    .sort();
}

const writeKey = (key: string): string => (/^[a-z]\w*$/i.test(key) ? key : `'${key}'`);

// Template literals, because formatters do not change them.
const writeText = (text: string): string =>
  `\`${text
    .replaceAll('\\', '\\\\')
    .replaceAll('`', '\\`')
    .replaceAll('$' + '{', '\\$' + '{')}\``;

/** Source of `src/builtin/blueprints.generated.ts`: all files in `blueprints/` by folder and path. */
export function renderBlueprints(): string {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const parts = folders.map((name) => {
    const files = listFiles(join(folder, name)).map((path) => {
      const text = readFileSync(join(folder, name, path), 'utf8');
      return `    ${writeKey(path)}: ${writeText(text)},\n`;
    });
    return `  ${writeKey(name)}: {\n${files.join('')}  },\n`;
  });
  return `// Written by scripts/generate-blueprints.ts from the files in blueprints/; change those and run it again.
/** Files of each blueprint folder: folder → path → source. */
export const blueprintSources: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${parts.join('')}};
`;
}
