// @vitest-environment happy-dom
import type { UntestedPackageChoice } from '@kilim/contract';
import { expect, it } from 'vitest';
import { expectText, openPage, pageText, press, useScriptedPages } from '../../../testing/scripted-page.tsx';
import { ExportDialog } from './export-dialog.tsx';

useScriptedPages();

const packages = [
  { name: 'axios', version: '1.9.0', uses: [{ path: 'src/api.ts', line: 3 }] },
  { name: 'victory-native', version: null, uses: [{ path: 'src/Chart.tsx', line: 1 }] },
];

async function openDialog(): Promise<string[]> {
  const chosen: string[] = [];
  const element = (
    <ExportDialog
      onCancel={() => chosen.push('cancel')}
      onChoose={(choice: UntestedPackageChoice) => chosen.push(choice)}
      packages={packages}
    />
  );
  await openPage({ path: '/', element, script: {} });
  return chosen;
}

it('lists each package with its version and the places that import it', async () => {
  await openDialog();
  await expectText('axios');
  for (const text of ['1.9.0', 'src/api.ts, 3. satır', 'victory-native', 'sürüm belirtilmemiş']) {
    expect(pageText()).toContain(text);
  }
});

it.each([
  ['Ekleyerek dışa aktar', 'keep'],
  ['Eklemeden dışa aktar', 'omit'],
  ['Kapat', 'cancel'],
])('%s chooses %s', async (label, choice) => {
  const chosen = await openDialog();
  await press(label);
  expect(chosen).toEqual([choice]);
});
