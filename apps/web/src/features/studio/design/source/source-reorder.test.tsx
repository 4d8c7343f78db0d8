// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findPreviewHost, previewHost } from '../../testing/fake-preview-host.ts';
import { fakeSourceWorker } from '../../testing/fake-source-worker.ts';
import { renderStudio } from '../../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../../testing/fake-preview-host.ts'));

const files = {
  'src/App.tsx': "export { default } from './HomeScreen';",
  'src/HomeScreen.tsx': `import { Text, View } from 'react-native';

export default function HomeScreen() {
  return (
    <View>
      <Text>Bir</Text>
      <Text>İki</Text>
      <Text>Üç</Text>
    </View>
  );
}
`,
  'package.json': '{}',
};

beforeEach(() => fakeSourceWorker());
afterEach(() => vi.unstubAllGlobals());

const rows = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));

it('moves an element in a flow by its handle and by keys, with a line that shows the place', async () => {
  const { user } = await renderStudio({ isCodeShown: false, files });
  await findPreviewHost();
  await user.click(screen.getByRole('button', { name: 'Tasarımı göster' }));
  const choice = await screen.findByRole('combobox', { name: 'Tuvalde açık olan' }, { timeout: 15_000 });
  await user.selectOptions(choice, 'HomeScreen');
  await user.click(await screen.findByRole('treeitem', { name: 'Text: Bir' }, { timeout: 15_000 }));
  const start = ['View', 'Text: Bir', 'Text: İki', 'Text: Üç'];
  expect(rows()).toEqual(start);

  const host = previewHost();
  host.areas.set(5, [{ x: 0, y: 0, width: 300, height: 600 }]);
  for (const line of [6, 7, 8]) host.areas.set(line, [{ x: 0, y: (line - 6) * 40, width: 300, height: 40 }]);
  act(() => host.report({ kind: 'running', lastGood: true }));
  act(() => host.sayMarked(1, { x: 0, y: 0, width: 300, height: 40 }));
  const handle = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-source-handle="move"]');
    if (found === null) throw new Error('There is no handle.');
    return found;
  });
  handle.setPointerCapture = () => undefined;
  const at = (clientX: number, clientY: number) => ({ button: 0, pointerId: 1, clientX, clientY });
  const line = () => document.querySelector<HTMLElement>('[data-insertion]');

  fireEvent.pointerDown(handle, at(100, 0));
  await waitFor(() => {
    fireEvent.pointerMove(handle, at(100, 70));
    expect(line()?.style.top).toBe('79px');
  });
  await user.keyboard('{Escape}');
  expect(line()).toBeNull();
  fireEvent.pointerUp(handle, at(100, 70));
  expect(rows()).toEqual(start);

  fireEvent.pointerDown(handle, at(100, 0));
  await waitFor(() => {
    fireEvent.pointerMove(handle, at(100, 500));
    expect(line()).not.toBeNull();
  });
  fireEvent.pointerUp(handle, at(100, 500));
  await waitFor(() => expect(rows()).toEqual(['View', 'Text: İki', 'Text: Üç', 'Text: Bir']));
  expect(screen.getByRole('treeitem', { selected: true })).toHaveProperty('dataset.source', '0.2:Text');

  screen.getByRole('button', { name: /^Geri al/ }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(rows()).toEqual(['View', 'Text: İki', 'Text: Bir', 'Text: Üç']));
  await user.keyboard('{Control>}zz{/Control}');
  await waitFor(() => expect(rows()).toEqual(start));
});
