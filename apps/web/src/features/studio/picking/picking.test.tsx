// @vitest-environment happy-dom
import { startTurn } from '@kilim/contract';
import type { PickEvent } from '@kilim/preview/host';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { acceptPrompt, findInput } from '../testing/chat-helpers.ts';
import { findPreviewHost } from '../testing/fake-preview-host.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const element = { path: 'src/App.tsx', line: 1, column: 1, name: 'Text', text: 'Ekle', props: 'size={4}' };

/** Opens the studio with a running app and presses the button that starts picking. */
async function startPicking() {
  const { user } = await renderStudio({ isCodeShown: false, handlers: [acceptPrompt] });
  const input = await findInput();
  const host = await findPreviewHost();
  act(() => host.report({ kind: 'running', lastGood: true }));
  await user.click(await screen.findByRole('button', { name: 'Öğe seç' }));
  const bar = await screen.findByRole('application', { name: 'Uygulamadan öğe seçimi' });
  const say = (event: PickEvent): void => act(() => host.sayPicked(event));
  return { user, input, host, bar, say };
}

it('attaches a picked element and sends it with its place', async () => {
  const { user, input, host, say } = await startPicking();
  expect(host.picks).toEqual(['start']);
  say({ kind: 'pointed', element });
  await screen.findByText('Text “Ekle”, src/App.tsx:1');
  say({ kind: 'picked', element });
  const list = await screen.findByRole('list', { name: 'Ekler' });
  expect(list.textContent).toContain('Text, src/App.tsx:1');
  expect(screen.queryByRole('application')).toBeNull();
  await user.type(input, 'bunu büyüt{Enter}');
  await waitFor(() => expect(callsTo(startTurn)).toHaveLength(1));
  expect(callsTo(startTurn)[0]?.body.attachments).toEqual([
    { kind: 'element', component: 'Text', text: 'Ekle', props: 'size={4}', path: 'src/App.tsx', line: 1 },
  ]);
});

it('moves with the arrow keys, chooses with Enter and leaves with Escape', async () => {
  const { user, host, bar } = await startPicking();
  expect(document.activeElement).toBe(bar);
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowLeft}{ArrowUp}{Enter}');
  expect(host.picks).toEqual(['start', 'child', 'next', 'previous', 'parent', 'choose']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('application')).toBeNull();
  expect(host.picks.at(-1)).toBe('stop');
});

it.each([
  ['in a file that the project does not have', { ...element, path: '../secret.ts' }],
  ['on a line that the file does not have', { ...element, line: 99_999 }],
])('attaches nothing of an element %s', async (_, picked) => {
  const { say } = await startPicking();
  say({ kind: 'picked', element: picked });
  await screen.findByText('Bu öğe projenin dosyalarında bulunamadı.');
  expect(screen.queryByRole('list', { name: 'Ekler' })).toBeNull();
});

it('ends when the user leaves in the frame and when the app no longer runs', async () => {
  const { user, host, say } = await startPicking();
  say({ kind: 'ended' });
  expect(screen.queryByRole('application')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Öğe seç' }));
  await screen.findByRole('application');
  act(() => host.report({ kind: 'starting', lastGood: false }));
  await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Öğe seç' }).disabled).toBe(true);
});
