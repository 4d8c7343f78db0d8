// @vitest-environment happy-dom
import { EditorView } from '@codemirror/view';
import { writeFiles } from '@kilim/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { editCode, renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const files = { 'src/App.tsx': 'app', 'src/a/index.ts': 'a', 'src/b/index.ts': 'b' };

afterEach(() => {
  vi.useRealTimers();
});

const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-label'));
const saveStatus = () => document.querySelector('[data-save-state]')?.getAttribute('data-save-state');
const code = async () => (await screen.findByRole('textbox', { name: /düzenleyicisi$/ })).textContent;

describe('tabs', () => {
  it('open files with the folder where names are equal', async () => {
    const { user } = await renderStudio({ files });
    const [first, second] = screen.getAllByRole('treeitem', { name: 'index.ts' });
    if (first === undefined || second === undefined) throw new Error('The tree has no two index.ts.');
    await user.click(first);
    await user.click(second);
    expect(tabNames()).toEqual(['App.tsx', 'a/index.ts', 'b/index.ts']);
    await waitFor(async () => expect(await code()).toBe('b'));
  });

  it('change by arrow keys and close by Delete', async () => {
    const { user } = await renderStudio({ files });
    await user.click(screen.getAllByRole('treeitem', { name: 'index.ts' })[0] as HTMLElement);
    screen.getByRole('tab', { selected: true }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'App.tsx', selected: true }));
    await user.keyboard('{Delete}');
    expect(tabNames()).toEqual(['index.ts']);
    screen.getByRole('tab', { selected: true }).focus();
    await user.keyboard('{Delete}');
    expect(screen.queryByRole('tab')).toBeNull();
    screen.getByText('Açık dosya yok');
  });

  it('close by the mouse', async () => {
    const { user } = await renderStudio({ files });
    await user.click(screen.getByTitle('src/App.tsx sekmesini kapat'));
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('saving', () => {
  it('marks the tab until Ctrl S has saved the edit', async () => {
    const { user, project } = await renderStudio({ files });
    await editCode('edited');
    screen.getByRole('tab', { name: 'App.tsx, kaydedilmedi' });
    expect(saveStatus()).toBe('pending');
    await user.keyboard('{Control>}s{/Control}');
    // At once, without the autosave delay.
    expect(saveStatus()).not.toBe('pending');
    await screen.findByRole('tab', { name: 'App.tsx' });
    expect(saveStatus()).toBe('saved');
    expect(project.contents.get('src/App.tsx')).toBe('edited');
  });

  it('saves by itself after a pause', async () => {
    const { project } = await renderStudio({ files });
    await code();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await editCode('edit');
    await act(async () => vi.advanceTimersByTime(700));
    await editCode('edited');
    await act(async () => vi.advanceTimersByTime(700));
    expect(callsTo(writeFiles)).toEqual([]);
    await act(async () => vi.advanceTimersByTime(200));
    await screen.findByRole('tab', { name: 'App.tsx' });
    expect(callsTo(writeFiles)).toHaveLength(1);
    expect(project.contents.get('src/App.tsx')).toBe('edited');
  });

  it('restores and saves an edit that could not be saved on the last visit', async () => {
    const { user, unmount } = await renderStudio({
      files,
      handlers: [respondError(writeFiles, 'general_unavailable')],
    });
    await editCode('written offline');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('çevrimdışı');
    const tries = callsTo(writeFiles).length;
    unmount();
    await waitFor(() => expect(callsTo(writeFiles)).toHaveLength(tries + 1));
    server.resetHandlers();
    const { project } = await renderStudio({ files });
    await waitFor(async () => expect(await code()).toBe('written offline'));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(project.contents.get('src/App.tsx')).toBe('written offline'));
  });

  it('shows why the server rejects an edit and keeps it', async () => {
    const { user } = await renderStudio({
      files,
      handlers: [respondError(writeFiles, 'file_too_large', { params: { path: 'src/App.tsx' } })],
    });
    await editCode('too large');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('kaydedilemedi');
    expect(await code()).toBe('too large');
  });

  it('keeps edits that are made during a save', async () => {
    let finish = (): void => {};
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { user, project } = await renderStudio({ files });
    server.use(
      respond(writeFiles, async ({ body }) => {
        await isFinished;
        const { revision, written } = project.write(body.operations);
        return {
          revision,
          versionId: 'v2',
          written: written.map((file) => ({ ...file, size: 1, updatedAt: '' })),
          removed: [],
        };
      }),
    );
    await editCode('one');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saveStatus()).toBe('saving'));
    await editCode('one two');
    finish();
    await waitFor(() => expect(project.contents.get('src/App.tsx')).toBe('one two'));
    expect(await code()).toBe('one two');
  });
});

describe('a conflict', () => {
  /** Edits a file that has changed on the server and saves. */
  async function createConflict(theirs: string | null) {
    const studio = await renderStudio({ files });
    await editCode('mine');
    studio.project.changeElsewhere('src/App.tsx', theirs);
    await studio.user.keyboard('{Control>}s{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'src/App.tsx başka bir yerde de değişti' });
    return { ...studio, dialog };
  }

  it('overwrites nothing before the user chooses', async () => {
    const { project } = await createConflict('theirs');
    expect(project.contents.get('src/App.tsx')).toBe('theirs');
    expect(saveStatus()).toBe('conflict');
  });

  it('saves my version on request', async () => {
    const { user, dialog, project } = await createConflict('theirs');
    await user.click(within(dialog).getByRole('button', { name: 'Benimkini sakla' }));
    await waitFor(() => expect(project.contents.get('src/App.tsx')).toBe('mine'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes their version on request', async () => {
    const { user, dialog, project } = await createConflict('theirs');
    await user.click(within(dialog).getByRole('button', { name: 'Diğerini al' }));
    await waitFor(async () => expect(await code()).toBe('theirs'));
    expect(project.contents.get('src/App.tsx')).toBe('theirs');
    await waitFor(() => expect(saveStatus()).toBe('saved'));
  });

  it('saves a merge', async () => {
    const { user, dialog, project } = await createConflict('theirs');
    const mine = within(dialog).getByRole('textbox', { name: 'Sizinki' });
    const editor = EditorView.findFromDOM(mine);
    await act(async () => editor?.dispatch({ changes: { from: 0, insert: 'theirs and ' } }));
    await user.click(within(dialog).getByRole('button', { name: 'Birleştirmeyi kaydet' }));
    await waitFor(() => expect(project.contents.get('src/App.tsx')).toBe('theirs and mine'));
  });

  it('can be postponed and opened again from the editor', async () => {
    const { user, dialog, project } = await createConflict('theirs');
    await user.click(within(dialog).getByRole('button', { name: 'Sonra' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(project.contents.get('src/App.tsx')).toBe('theirs');
    expect(await code()).toBe('mine');
    await user.click(screen.getByRole('button', { name: 'Çakışmayı çöz' }));
    await screen.findByRole('dialog', { name: 'src/App.tsx başka bir yerde de değişti' });
  });

  it('accepts a deletion on the server', async () => {
    const { user, dialog } = await createConflict(null);
    await user.click(within(dialog).getByRole('button', { name: 'Silinmesini kabul et' }));
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^App.tsx/ })).toBeNull());
  });
});
