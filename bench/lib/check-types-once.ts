// Checks the types of one project in a process of its own and prints processor times and memory:
// check-types-once.ts composed | 200
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProjectFiles, starterFiles } from '@kilim/app-kit';
import { createTypeChecker, readDeclarations, typeLimits } from '@kilim/app-kit/type-check';
import { composeApp } from '@kilim/composer';

const screen = (index: number): string => `import { useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { add } from './part${index - 1}';
export interface Row${index} { readonly id: number; readonly title: string }
export const add = (left: number, right: number): number => left + right;
export const rows${index}: readonly Row${index}[] = [{ id: add(${index}, 1), title: 'Row' }];
export function Screen${index}() {
  const [count, setCount] = useState(0);
  return (
    <View style={styles.page}>
      {rows${index}.map(({ id, title }) => <Text key={id}>{title}: {count}</Text>)}
      <Pressable onPress={() => setCount(add(count, 1))}><Text>+</Text></Pressable>
    </View>
  );
}
const styles = StyleSheet.create({ page: { flex: 1, padding: 16 } });
`;

function manyFiles(count: number): ProjectFiles {
  const files: Record<string, string> = {
    'src/part0.ts': 'export const add = (a: number, b: number) => a + b;\n',
  };
  for (let index = 1; index < count; index += 1)
    files[`src/part${index}.tsx`] = screen(index).replace(
      /import \{ add \}.*\n|export const add.*\n/g,
      (line) => (line.startsWith('import') ? "import { add } from './part0';\n" : ''),
    );
  return files;
}

function projectOf(name: string | undefined): ProjectFiles {
  if (name !== 'composed') return manyFiles(Number(name));
  const app = composeApp({ prompt: 'berber randevu uygulaması', language: 'tr' });
  return app.kind === 'app' ? app.files : starterFiles({ name: 'Kilim', language: 'tr' });
}

const files = projectOf(process.argv[2]);
const stored = join(import.meta.dirname, '../../packages/app-kit/src/type-check/declarations.generated.json');
const megabytes = (): number => process.resourceUsage().maxRSS / 1024;
const before = megabytes();
const checker = createTypeChecker(readDeclarations(JSON.parse(readFileSync(stored, 'utf8'))));

/** Processor time in milliseconds of a check of some files, and the number of problems. */
function measure(
  project: ProjectFiles,
  paths?: readonly string[],
): { milliseconds: number; problems: number } {
  const begun = process.cpuUsage();
  checker.setFiles(project);
  let problems = 0;
  for (const path of paths ?? checker.paths())
    problems += checker.check(path, typeLimits.fixesSearched).length;
  const { user, system } = process.cpuUsage(begun);
  return { milliseconds: (user + system) / 1_000, problems };
}

const first = measure(files);
const [edited = ''] = Object.keys(files).filter((path) => path.endsWith('.tsx'));
const changed = { ...files, [edited]: `${files[edited]}\nexport const added: number = 'text';\n` };
const edit = measure(changed, [edited]);
const rest = measure({ ...changed, [edited]: `${changed[edited]}\n` });
console.log(
  JSON.stringify({ files: Object.keys(files).length, first, edit, rest, before, most: megabytes() }),
);
