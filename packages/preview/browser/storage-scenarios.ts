import assert from 'node:assert/strict';
import { app, type Scenario } from './scenario.ts';
import type { StudioDriver } from './studio-driver.ts';

const HEAD = `import AsyncStorage from '@react-native-async-storage/async-storage';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

const useCount = create(
  persist(
    (set) => ({ count: 0, add: () => set((state) => ({ count: state.count + 1 })) }),
    { name: '__proto__', storage: createJSONStorage(() => AsyncStorage) },
  ),
);`;

/** Counts in AsyncStorage. */
const COUNTING = app(
  `const { count, add } = useCount();
  return <View><Pressable testID="add" onPress={add}><Text>+</Text></Pressable><Text testID="count">{count}</Text></View>;`,
  HEAD,
);

const FLOODING = app(
  `return <Pressable testID="flood" onPress={() => {
    let refused = 0;
    for (let index = 0; index < 300; index += 1) {
      try {
        localStorage.setItem('large ' + index, 'x'.repeat(100000));
      } catch {
        refused += 1;
      }
    }
    console.log(String(refused), Object.keys({}).length, String(localStorage.length));
  }}><Text>flood</Text></Pressable>;`,
);

async function start(studio: StudioDriver, files = COUNTING): Promise<void> {
  await studio.waitForPaint(await studio.setFiles(files));
}

async function waitForCount(studio: StudioDriver, count: string): Promise<void> {
  const frame = await studio.frame();
  await frame.locator('[data-testid="count"]', { hasText: new RegExp(`^${count}$`) }).waitFor();
}

const storedLength = (studio: StudioDriver): Promise<number> =>
  studio.page.evaluate(() => localStorage.getItem('app-data')?.length ?? 0);

/** Scenarios of what an app stores. */
export const storageScenarios: readonly Scenario[] = [
  {
    name: 'keeps what the app stored over a restart and over a reload of the studio',
    async run(studio) {
      await start(studio);
      await studio.press('add');
      await studio.press('add');
      await waitForCount(studio, '2');
      await studio.page.waitForFunction(() => localStorage.getItem('app-data')?.includes('2'));
      await studio.page.evaluate(() => window.preview.restart());
      await waitForCount(studio, '2');
      await studio.press('add');
      await studio.page.waitForFunction(() => localStorage.getItem('app-data')?.includes('3'));
      await studio.page.reload();
      await start(studio);
      await waitForCount(studio, '3');
    },
  },
  {
    name: 'starts as on the first day after a reset',
    async run(studio) {
      await start(studio);
      await studio.press('add');
      await waitForCount(studio, '1');
      await studio.page.evaluate(() => window.preview.resetData());
      await waitForCount(studio, '0');
      await studio.page.reload();
      await start(studio);
      await waitForCount(studio, '0');
    },
  },
  {
    name: 'limits what a hostile app stores',
    async run(studio) {
      await start(studio, FLOODING);
      await studio.press('flood');
      await studio.page.waitForFunction(() => localStorage.getItem('app-data') !== null);
      assert.deepEqual(await studio.consoleTexts(), ['291 0 9']);
      assert.ok((await storedLength(studio)) < 1_100_000);
      assert.equal((await studio.state()).kind, 'running');
    },
  },
];
