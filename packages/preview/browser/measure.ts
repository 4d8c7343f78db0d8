import { COUNTER, HOME, SAMPLE, THEME } from './sample-project.ts';
import type { StudioDriver } from './studio-driver.ts';

const EDITS = 30;

const big = (mark: number): string => {
  const rows = Array.from({ length: 370 }, (_, index) => {
    const name = `Row${index}`;
    return `export function ${name}() {\n  const label = 'row ${index} ' + ${mark};\n  return <Text>{label}</Text>;\n}`;
  });
  return `import { Text } from 'react-native';\n${rows.join('\n')}\n`;
};

/** The home screen of the sample with one row of the long file. */
const LONG_HOME = HOME.replace(
  'import { Counter }',
  "import { Row3 } from './Rows';\nimport { Counter }",
).replace('<Counter />', '<Counter /><Row3 />');

const EDITS_OF: Readonly<Record<string, (index: number) => readonly [string, string]>> = {
  leaf: (index) => ['src/screens/Counter.tsx', COUNTER.replace('Sayaç', `Sayaç ${index}`)],
  screen: (index) => ['src/screens/Home.tsx', LONG_HOME.replace('size={32}', `size={${30 + index}}`)],
  theme: (index) => ['src/theme.ts', THEME.replace('#a8321f', `#a832${String(10 + index)}`)],
  '1500 lines': (index) => ['src/screens/Rows.tsx', big(index)],
};

function quantile(values: readonly number[], share: number): string {
  const sorted = [...values].sort((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

/** Time from `changeFile` to the changed DOM and to the next paint; median and p95 in milliseconds. */
export async function measureEdits(studio: StudioDriver): Promise<string[]> {
  const rows = ['edit            DOM median (p95)   frame median (p95)'];
  const start = await studio.setFiles({
    ...SAMPLE,
    'src/screens/Home.tsx': LONG_HOME,
    'src/screens/Rows.tsx': big(0),
  });
  await studio.waitForPaint(start);
  const cold = await studio.timing(start, 'painted');
  rows.push(`cold start      ${cold.elapsed.toFixed(0)} ms from setFiles to the first frame`);
  await studio.page.waitForTimeout(3000);
  for (const [name, edit] of Object.entries(EDITS_OF)) {
    const applied: number[] = [];
    const painted: number[] = [];
    for (let index = 1; index <= EDITS; index += 1) {
      const [path, content] = edit(index);
      const number = await studio.change(path, content);
      await studio.waitForPaint(number);
      applied.push((await studio.timing(number, 'applied')).elapsed);
      painted.push((await studio.timing(number, 'painted')).elapsed);
    }
    const cell = (values: readonly number[]): string =>
      `${quantile(values, 0.5)} (${quantile(values, 0.95)})`;
    rows.push(`${name.padEnd(16)}${cell(applied).padEnd(19)}${cell(painted)}`);
  }
  return rows;
}
