// Records what the built-in provider writes for a prompt and what the export of that app contains, for the home page:
// `npx tsx apps/web/scripts/record-build.ts`. A test compares the file with the generator.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  answerPrompt,
  type ExampleId,
  exampleNames,
  expoExport,
  quickPrompts,
  starterFiles,
} from '@kilim/app-kit';

const exampleId = 'ecommerce' satisfies ExampleId;

function countLines(content: string): number {
  return content.split('\n').length - (content.endsWith('\n') ? 1 : 0);
}

/** Folders before files, each by name, as file managers show them. */
function sortPaths(paths: readonly string[]): string[] {
  const key = (path: string): string =>
    path
      .split('/')
      .map((part, index, parts) => (index === parts.length - 1 ? `1${part}` : `0${part}`))
      .join('/');
  return paths.toSorted((left, right) => (key(left) < key(right) ? -1 : 1));
}

/** What the provider writes for the example's prompt, and the paths of the export. */
export function recordBuild() {
  const prompt = quickPrompts.find(({ id }) => id === exampleId)?.prompt;
  if (prompt === undefined) throw new Error('The example has no prompt');
  const projectName = exampleNames[exampleId].tr;
  const before = starterFiles({ name: projectName, language: 'tr' });
  const answer = answerPrompt({ prompt: prompt.tr, language: 'tr', projectName, files: before });
  if (answer.kind !== 'apply') throw new Error('The prompt builds no app');
  const written = Object.entries(answer.reply.files).flatMap(([path, file]) =>
    typeof file === 'string' ? [[path, file] as const] : [],
  );
  const exported = expoExport({ name: projectName, files: Object.fromEntries(written), language: 'tr' });
  return {
    exampleId,
    files: written.map(([path, content]) => [path, countLines(content)] as const),
    folder: sortPaths([...Object.keys(exported.files), ...Object.keys(exported.images)]),
  };
}

const toSource = (build: ReturnType<typeof recordBuild>): string =>
  `// Written by scripts/record-build.ts; run it again after a change of the built-in apps.
import type { ExampleId } from '@kilim/app-kit/examples';

/** A build of the built-in provider: each written file with its number of lines, and the exported folder. */
export const recordedBuild = {
  exampleId: '${build.exampleId}' as ExampleId,
  files: ${JSON.stringify(build.files)} as readonly (readonly [path: string, lines: number])[],
  folder: ${JSON.stringify(build.folder)} as readonly string[],
};
`;

const file = join(import.meta.dirname, '../src/features/home/showcase/recorded-build.generated.ts');

if (process.argv[1] === import.meta.filename) writeFileSync(file, toSource(recordBuild()));
