// @vitest-environment happy-dom
import {
  getVersionChanges,
  listMessages,
  listVersionFiles,
  listVersions,
  restoreVersion,
  versionId,
} from '@kilim/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { previewHost } from '../testing/fake-preview-host.ts';
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

  it('lists every changed file with its own diff', async () => {
    const { user, dialog } = await openVersions();
    const header = await dialog.findByRole('button', { name: /^src\/Cart.tsx/ });
    await expectDiff('src/Cart.tsx', 'cart');
    expect(header.textContent).toContain('yeni');
    await user.click(header);
    expect(header.getAttribute('aria-expanded')).toBe('false');
    expect(dialog.queryByRole('textbox', { name: 'src/Cart.tsx düzenleyicisi' })).toBeNull();
  });

  it('names the former place of a moved file and shows a large one on request', async () => {
    const moved = { kind: 'renamed' as const, added: 0, removed: 0, before: 'same', after: 'same' };
    const large = { kind: 'updated' as const, added: 1, removed: 0, before: 'x'.repeat(400_000), after: 'y' };
    const { user, dialog } = await openVersions({
      handlers: [
        respond(getVersionChanges, {
          changes: [
            { ...moved, path: 'src/b.ts', from: 'src/a.ts' },
            { ...large, path: 'src/large.ts' },
          ],
        }),
      ],
    });
    await dialog.findByText('src/a.ts konumundan taşındı; içeriği aynı.');
    expect(dialog.queryByRole('textbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Yine de göster' }));
    await expectDiff('src/large.ts', 'y');
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

describe('the preview', () => {
  const files = respond(listVersionFiles, ({ params }) => ({
    files: [{ path: 'src/App.tsx', content: `app of ${params['versionId']}` }],
  }));
  async function openPreview(handlers: NonNullable<Parameters<typeof renderStudio>[0]>['handlers'] = []) {
    const opened = await openVersions({ handlers: [...handlers, files] });
    await opened.user.click(await opened.dialog.findByRole('button', { name: /^First shop/ }));
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Önizleme' }));
    return opened;
  }

  it('runs the files of the version and leaves the project as it is', async () => {
    const { dialog, project } = await openPreview();
    await waitFor(() => expect(previewHost().files).toEqual({ 'src/App.tsx': 'app of v0' }));
    dialog.getByText('Bu sürümün önizlemesi. Yalnızca bakmak içindir, projeniz değişmez.');
    dialog.getByRole('button', { name: 'Bu sürüme dön' });
    expect(project.contents.get('src/App.tsx')).not.toBe('app of v0');
  });

  it('says when the version does not run', async () => {
    const { dialog } = await openPreview();
    await waitFor(() => expect(previewHost().files).toEqual({ 'src/App.tsx': 'app of v0' }));
    act(() => previewHost().report({ kind: 'no-entry', lastGood: false, candidates: ['src/App.tsx'] }));
    await dialog.findByRole('alert');
  });

  it('can be loaded again after an error', async () => {
    const { user, dialog } = await openPreview([respondError(listVersionFiles, 'general_unknown')]);
    await dialog.findByText('Sürümün dosyaları okunamadı');
    server.use(files);
    await user.click(dialog.getByRole('button', { name: 'Tekrar Dene' }));
    await waitFor(() => expect(previewHost().files).toEqual({ 'src/App.tsx': 'app of v0' }));
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
