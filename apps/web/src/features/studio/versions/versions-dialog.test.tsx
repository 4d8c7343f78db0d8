// @vitest-environment happy-dom
import { getVersionChanges, listMessages, listVersions, restoreVersion, versionId } from '@kilim/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { makeAnswer, makeVersion } from '../testing/fixtures.ts';
import { editCode, renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const versions = [
  makeVersion({ id: 'v1', number: 1, title: null, reason: 'code-save' }),
  makeVersion({ id: 'v0', number: 0, title: 'First shop', reason: 'ai', author: 'ai' }),
];
const changes = respond(getVersionChanges, ({ params }) => ({
  changes: [
    {
      path: 'src/App.tsx',
      kind: 'updated' as const,
      added: 1,
      removed: 1,
      before: 'old',
      after: `new ${params['versionId']}`,
    },
    { path: 'src/Cart.tsx', kind: 'created' as const, added: 1, removed: 0, before: null, after: 'cart' },
  ],
}));

/** Waits until the diff of a file contains a text. */
async function expectDiff(path: string, text: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => {
    const diff = dialog.getByRole('textbox', { name: `${path} düzenleyicisi` });
    expect(diff.textContent).toContain(text);
  });
}

/** Opens the dialog of a project with two versions. */
async function openVersions(options: Parameters<typeof renderStudio>[0] = {}) {
  const studio = await renderStudio({
    ...options,
    handlers: [...(options.handlers ?? []), respond(listVersions, { versions, nextCursor: null }), changes],
  });
  if (options.width === 390) {
    await studio.user.click(screen.getByRole('button', { name: 'Proje menüsü' }));
    await studio.user.click(await screen.findByRole('menuitem', { name: 'Sürümler' }));
  } else {
    await studio.user.click(screen.getByRole('button', { name: 'Sürümler' }));
  }
  const dialog = await screen.findByRole('dialog', { name: 'Sürümler' });
  return { ...studio, dialog: within(dialog) };
}

describe('the list', () => {
  it('shows reason or title, author and the current version', async () => {
    const { dialog } = await openVersions();
    const current = await dialog.findByRole('button', { name: /^App.tsx düzenlendi/ });
    expect(current.textContent).toContain('şu anki');
    expect(current.textContent).toContain('Sürüm 1 · Siz');
    expect(dialog.getByRole('button', { name: /^First shop/ }).textContent).toContain('Sürüm 0 · AI');
  });

  it('loads older versions', async () => {
    const { user, dialog } = await openVersions({
      handlers: [
        respond(listVersions, ({ query }) =>
          query['cursor'] === undefined
            ? { versions: versions.slice(0, 1), nextCursor: 'next' }
            : { versions: versions.slice(1), nextCursor: null },
        ),
      ],
    });
    await dialog.findByRole('button', { name: /^App.tsx düzenlendi/ });
    expect(dialog.queryByRole('button', { name: /^First shop/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Daha eskileri göster' }));
    await dialog.findByRole('button', { name: /^First shop/ });
  });

  it('can be reloaded after an error', async () => {
    const { user, dialog } = await openVersions({
      handlers: [respondError(listVersions, 'general_unknown')],
    });
    await dialog.findByText('Sürümler okunamadı');
    server.use(respond(listVersions, { versions, nextCursor: null }));
    await user.click(dialog.getByRole('button', { name: 'Tekrar Dene' }));
    await dialog.findByRole('button', { name: /^First shop/ });
  });
});

describe('the diff', () => {
  it('shows the newest version first and the chosen one after a click', async () => {
    const { user, dialog } = await openVersions();
    await expectDiff('src/App.tsx', 'new v1');
    await user.click(dialog.getByRole('button', { name: /^First shop/ }));
    await expectDiff('src/App.tsx', 'new v0');
    await expectDiff('src/App.tsx', 'old');
  });

  it('switches between the files of a version', async () => {
    const { user, dialog } = await openVersions();
    const select = await dialog.findByRole('combobox', { name: 'Dosya' });
    await user.selectOptions(select, 'src/Cart.tsx (+1 −0)');
    await expectDiff('src/Cart.tsx', 'cart');
    dialog.getByText('yeni');
  });

  it('opens from an answer of the chat', async () => {
    const { user } = await renderStudio({
      handlers: [
        respond(listVersions, { versions: [makeVersion({ id: 'v2' }), ...versions], nextCursor: null }),
        respond(listMessages, { messages: [makeAnswer()], nextCursor: null }),
        changes,
      ],
    });
    const changedFiles = await screen.findByRole('list', { name: 'Değişen dosyalar' });
    await user.click(within(changedFiles).getByRole('button'));
    await expectDiff('src/App.tsx', 'new v2');
  });
});

describe('restoring', () => {
  const restored = (from: string | undefined) => ({
    ...makeVersion({ id: 'v3', number: 3, reason: 'restore', restoredNumber: from === 'v1' ? 1 : 0 }),
    previousId: versionId.parse('v1'),
  });
  const restore = respond(restoreVersion, ({ params }) => restored(params['versionId']));

  it('is not offered for the current version', async () => {
    const { dialog } = await openVersions();
    await expectDiff('src/App.tsx', 'new v1');
    expect(dialog.queryByRole('button', { name: 'Bu sürüme dön' })).toBeNull();
  });

  it('saves unsaved edits, restores the version and loads its files', async () => {
    const savedBefore: (string | undefined)[] = [];
    const { user, dialog, project } = await openVersions({
      handlers: [
        respond(restoreVersion, () => {
          savedBefore.push(project.contents.get('src/App.tsx'));
          project.changeElsewhere('src/App.tsx', 'restored');
          return restored('v0');
        }),
      ],
    });
    await editCode('unsaved', { isHidden: true });
    await user.click(await dialog.findByRole('button', { name: /^First shop/ }));
    await user.click(dialog.getByRole('button', { name: 'Bu sürüme dön' }));
    await screen.findByText('Sürüm 0 geri getirildi');
    expect(savedBefore).toEqual(['unsaved']);
    expect(callsTo(restoreVersion).map(({ params }) => params['versionId'])).toEqual(['v0']);
    expect(screen.queryByRole('dialog')).toBeNull();
    const editor = await screen.findByRole('textbox', { name: 'src/App.tsx düzenleyicisi' });
    expect(editor.textContent).toBe('restored');
  });

  it('is undone by the toast', async () => {
    const { user, dialog } = await openVersions({ handlers: [restore] });
    await user.click(await dialog.findByRole('button', { name: /^First shop/ }));
    await user.click(dialog.getByRole('button', { name: 'Bu sürüme dön' }));
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    await screen.findByText('Geri alındı');
    expect(callsTo(restoreVersion).map(({ params }) => params['versionId'])).toEqual(['v0', 'v1']);
  });

  it('keeps the dialog open when the server rejects it', async () => {
    const { user, dialog } = await openVersions({
      handlers: [respondError(restoreVersion, 'turn_in_progress')],
    });
    await user.click(await dialog.findByRole('button', { name: /^First shop/ }));
    await user.click(dialog.getByRole('button', { name: 'Bu sürüme dön' }));
    await screen.findByText('Sürüm geri getirilemedi');
    screen.getByRole('dialog', { name: 'Sürümler' });
  });

  it('is offered below an answer of the chat', async () => {
    const { user } = await renderStudio({
      handlers: [respond(listMessages, { messages: [makeAnswer()], nextCursor: null }), restore],
    });
    await user.click(await screen.findByRole('button', { name: 'Bu sürüme dön' }));
    await screen.findByText('Sürüm 0 geri getirildi');
    expect(callsTo(restoreVersion).map(({ params }) => params['versionId'])).toEqual(['v2']);
  });
});

it('shows list and diff one after the other on a narrow screen', async () => {
  const { user, dialog } = await openVersions({ width: 390 });
  const entry = await dialog.findByRole('button', { name: /^First shop/ });
  expect(dialog.queryByRole('combobox', { name: 'Dosya' })).toBeNull();
  await user.click(entry);
  await expectDiff('src/App.tsx', 'new v0');
  expect(dialog.queryByRole('button', { name: /^First shop/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Listeye dön' }));
  dialog.getByRole('button', { name: /^First shop/ });
});
