// @vitest-environment happy-dom
import { setFileLock } from '@kilim/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const findButton = (name: string) => screen.findByRole('button', { name });

describe('the lock of a file', () => {
  it('is set in the editor and shown in the tree', async () => {
    await renderStudio({
      handlers: [respond(setFileLock, ({ body }) => ({ paths: body.isLocked ? [body.path] : [] }))],
    });
    fireEvent.click(await screen.findByRole('treeitem', { name: 'App.tsx' }));
    fireEvent.click(await findButton('Kilitle'));
    await screen.findByRole('treeitem', { name: 'App.tsx, kilitli' });
    expect(callsTo(setFileLock)).toMatchObject([{ body: { path: 'src/App.tsx', isLocked: true } }]);
    fireEvent.click(await findButton('Kilitli'));
    await screen.findByRole('treeitem', { name: 'App.tsx' });
  });

  it('is undone when it could not be saved', async () => {
    await renderStudio({ handlers: [respondError(setFileLock, 'file_not_found')] });
    fireEvent.click(await screen.findByRole('treeitem', { name: 'App.tsx' }));
    fireEvent.click(await findButton('Kilitle'));
    await screen.findByText('Kilit değiştirilemedi');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: 'App.tsx, kilitli' })).toBeNull());
  });
});
