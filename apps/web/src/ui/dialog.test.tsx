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

it('begins at itself, where reading begins, and not at the cross with its tooltip', async () => {
  await open(<input />);
  expect(document.activeElement?.getAttribute('role')).toBe('dialog');
});

it('leaves the focus to a field that takes it', async () => {
  // biome-ignore lint/a11y/noAutofocus: what this is about.
  await open(<input autoFocus />);
  expect(document.activeElement?.tagName).toBe('INPUT');
});
