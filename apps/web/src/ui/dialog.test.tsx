// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openPage, useScriptedPages } from '../testing/scripted-page.tsx';
import { Dialog } from './dialog.tsx';

useScriptedPages();

const open = (field: React.ReactNode) =>
  openPage({
    path: '/',
    element: (
      <Dialog isOpen title="News" onClose={() => {}}>
        <form>{field}</form>
      </Dialog>
    ),
  });

it('focuses the dialog itself, not the close button with its tooltip', async () => {
  await open(<input />);
  expect(document.activeElement?.getAttribute('role')).toBe('dialog');
});

it('keeps focus on a field with autofocus', async () => {
  // biome-ignore lint/a11y/noAutofocus: the behaviour under test.
  await open(<input autoFocus />);
  expect(document.activeElement?.tagName).toBe('INPUT');
});
