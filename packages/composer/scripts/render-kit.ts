import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../kit');

// Template literals, because formatters do not change them.
const writeText = (text: string): string =>
  `\`${text
    .replaceAll('\\', '\\\\')
    .replaceAll('`', '\\`')
    .replaceAll('$' + '{', '\\$' + '{')}\``;

/** Source of `src/print/kit.generated.ts`: all files in `kit/` by path. */
export function renderKit(): string {
  const rows = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => `  '${name}': ${writeText(readFileSync(join(folder, name), 'utf8'))},\n`);
  return `// Written by scripts/generate-kit.ts from the files in kit/; change those and run it again.
/** Files that composed apps share: path → source. */
export const kitSources: Readonly<Record<string, string>> = {
${rows.join('')}};
`;
}
