// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { showToast } from './toast.ts';

const focused = () => document.activeElement?.textContent;

function Page() {
  const [open, setOpen] = useState<'first' | 'second' | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const close = (): void => setOpen(null);
  const later = async (): Promise<void> => {
    setOpen(null);
    await new Promise((resolve) => setTimeout(resolve));
    setOpen('second');
  };
  const undo = { label: 'Undo', onClick: () => setRemoved(false) };
  return (
    <main>
      <Button>First of the page</Button>
      {isRemoved ? null : <Button onClick={() => setOpen('first')}>Opener</Button>}
      <Menu label="More" trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen('second')}>From the menu</MenuItem>
      </Menu>
      <Button onClick={() => showToast({ type: 'info', title: 'Removed', action: undo })}>Toast</Button>
      <Dialog isOpen={open === 'first'} onClose={close} title="First">
        <Button onClick={() => setOpen('second')}>At once</Button>
        <Button onClick={() => void later()}>Later</Button>
        <Button
          onClick={() => {
            setRemoved(true);
            close();
          }}
        >
          Remove the opener
        </Button>
      </Dialog>
      <Dialog isOpen={open === 'second'} onClose={close} title="Second">
        Text
      </Dialog>
    </main>
  );
}

const open = () => renderScreen({ path: '/', element: <Page /> }).user;

it.each(['At once', 'Later'])('returns to the opener of the first dialog: %s', async (name) => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Opener' }));
  await user.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog', { name: 'Second' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe('Opener'));
});

it('returns to the button of the menu that opened the dialog', async () => {
  const user = open();
  screen.getByRole('button', { name: 'More' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'From the menu' });
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Second' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe('More'));
});

it('returns to the page when the opener was removed', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Opener' }));
  await user.click(screen.getByRole('button', { name: 'Remove the opener' }));
  await waitFor(() => expect(focused()).toBe('First of the page'));
});

it('returns to where it was before the button of a toast was pressed', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Toast' }));
  (await screen.findByRole('button', { name: 'Undo' })).focus();
  await user.keyboard('{Enter}');
  expect(focused()).toBe('Toast');
});
