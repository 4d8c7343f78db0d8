import assert from 'node:assert/strict';
import { SAMPLE } from './sample-project.ts';
import type { StudioDriver } from './studio-driver.ts';

export interface Scenario {
  readonly name: string;
  readonly query?: string;
  readonly run: (studio: StudioDriver) => Promise<void>;
}

export const COUNTER_PATH = 'src/screens/Counter.tsx';

/** A project with one file: `body` inside the component, `head` above it. */
export function app(body: string, head = ''): { readonly 'src/App.tsx': string } {
  return {
    'src/App.tsx': `import { Alert, Pressable, Text, View } from 'react-native';\n${head}\nexport default function App() {\n${body}\n}\n`,
  };
}

/** Hangs: code evaluated from a string has no loop guards. */
export const HANG = "new Function('for (;;) {}')();";

export async function startSample(studio: StudioDriver): Promise<void> {
  await studio.waitForPaint(await studio.setFiles(SAMPLE));
}

export async function countTo(studio: StudioDriver, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await studio.press('add');
  assert.equal(await studio.textOf('count'), String(count));
}
