// @vitest-environment happy-dom
import { getCurrentTurn, type VersionId, writeFiles } from '@kilim/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeTurn } from '../../../testing/make-turn.ts';
import { sendEvent } from '../../../testing/realtime-server.ts';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { testProject } from '../testing/fixtures.ts';
import { editCode, renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const files = {
  'src/App.tsx': 'app',
  'src/screens/Home.tsx': 'home',
  'src/screens/About.tsx': 'about',
  'package.json': '{}',
};

const row = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const visibleRows = () =>
  screen.getAllByRole('treeitem').map((element) => element.getAttribute('aria-label'));
const paths = (project: { contents: Map<string, string> }) => [...project.contents.keys()].sort();

/** Replaces the path in the open dialog and submits it. */
async function submitPath(
  user: Awaited<ReturnType<typeof renderStudio>>['user'],
  path: string,
): Promise<void> {
  const field = await screen.findByRole('textbox', { name: 'Dosya yolu' });
  await user.clear(field);
  await user.type(field, `${path}{Enter}`);
}

describe('creating a file', () => {
  it('creates it in the folder of the current file and opens it', async () => {
    const { user, project } = await renderStudio({ files });
    await user.click(screen.getByRole('button', { name: 'Yeni dosya' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Dosya yolu' });
    expect(field.value).toBe('src/');
    await user.type(field, 'Cart.tsx{Enter}');
    await screen.findByRole('tab', { name: 'Cart.tsx', selected: true });
    expect(project.contents.get('src/Cart.tsx')).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the dialog open with the reason when the server has the file', async () => {
    const { user, project } = await renderStudio({ files });
    project.changeElsewhere('src/Cart.tsx', 'theirs');
    await user.click(screen.getByRole('button', { name: 'Yeni dosya' }));
    await submitPath(user, 'src/Cart.tsx');
    await screen.findByText('Bu yolda bir dosya zaten var.');
    expect(project.contents.get('src/Cart.tsx')).toBe('theirs');
  });
});

describe('renaming', () => {
  it('moves a file by the keyboard and keeps it open', async () => {
    const { user, project } = await renderStudio({ files });
    row('App.tsx').focus();
    await user.keyboard('{F2}');
    await submitPath(user, 'src/screens/Main.tsx');
    await screen.findByRole('tab', { name: 'Main.tsx', selected: true });
    expect(project.contents.get('src/screens/Main.tsx')).toBe('app');
    expect(project.contents.has('src/App.tsx')).toBe(false);
  });

  it('moves a folder with its files in one request', async () => {
    const { user, project } = await renderStudio({ files });
    row('screens').focus();
    await user.keyboard('{F2}');
    await submitPath(user, 'src/pages');
    await screen.findByRole('treeitem', { name: 'pages' });
    expect(paths(project)).toEqual([
      'package.json',
      'src/App.tsx',
      'src/pages/About.tsx',
      'src/pages/Home.tsx',
    ]);
    expect(callsTo(writeFiles).map(({ body }) => body.reason)).toEqual(['rename']);
  });

  it('saves an unsaved edit before the move', async () => {
    const { user, project } = await renderStudio({ files });
    await editCode('edited');
    row(/^App.tsx/).focus();
    await user.keyboard('{F2}');
    await submitPath(user, 'src/Main.tsx');
    await screen.findByRole('treeitem', { name: 'Main.tsx' });
    expect(project.contents.get('src/Main.tsx')).toBe('edited');
  });
});

describe('deleting', () => {
  it('deletes a file by the keyboard and restores it with undo', async () => {
    const { user, project } = await renderStudio({ files });
    row('package.json').focus();
    await user.keyboard('{Delete}');
    await screen.findByText('package.json silindi');
    expect(project.contents.has('package.json')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    await screen.findByRole('treeitem', { name: 'package.json' });
    expect(project.contents.get('package.json')).toBe('{}');
  });

  it('deletes a folder from its menu', async () => {
    const { user, project } = await renderStudio({ files });
    await user.click(screen.getByRole('button', { name: 'src/screens için işlemler' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sil' }));
    await screen.findByText('src/screens klasörü silindi: 2 dosya');
    expect(paths(project)).toEqual(['package.json', 'src/App.tsx']);
  });

  it('opens src/App.tsx when the current file is deleted', async () => {
    const { user } = await renderStudio({ files });
    await user.click(row('Home.tsx'));
    await screen.findByRole('tab', { name: 'Home.tsx', selected: true });
    row('Home.tsx').focus();
    await user.keyboard('{Delete}');
    await screen.findByRole('tab', { name: 'App.tsx', selected: true });
    expect(screen.queryByRole('tab', { name: 'Home.tsx' })).toBeNull();
  });

  it('keeps the file when the server rejects the deletion', async () => {
    const { user } = await renderStudio({ files });
    server.use(respondError(writeFiles, 'general_unknown'));
    row('package.json').focus();
    await user.keyboard('{Delete}');
    await screen.findByText('Silinemedi');
    row('package.json');
  });

  it('works without the server and can be undone', async () => {
    const { user } = await renderStudio({ files });
    server.use(respondError(writeFiles, 'general_unavailable'));
    row('package.json').focus();
    await user.keyboard('{Delete}');
    await screen.findByText('package.json silindi');
    expect(visibleRows()).not.toContain('package.json');
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() => expect(visibleRows()).toContain('package.json'));
  });
});

describe('the keyboard', () => {
  it('moves the focus, collapses and expands folders and opens files', async () => {
    const { user } = await renderStudio({ files });
    expect(visibleRows()).toEqual(['src', 'screens', 'About.tsx', 'Home.tsx', 'App.tsx', 'package.json']);
    row('src').focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(row('screens'));
    await user.keyboard('{ArrowLeft}');
    expect(visibleRows()).toEqual(['src', 'screens', 'App.tsx', 'package.json']);
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await screen.findByRole('tab', { name: 'About.tsx', selected: true });
  });

  it('has one row in the tab order', async () => {
    await renderStudio({ files });
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      row('App.tsx'),
    ]);
  });
});

describe('search', () => {
  it('shows matching files also of collapsed folders', async () => {
    const { user } = await renderStudio({ files });
    await user.click(row('src'));
    expect(visibleRows()).toEqual(['src', 'package.json']);
    await user.type(screen.getByRole('textbox', { name: 'Dosya ara' }), 'home');
    expect(visibleRows()).toEqual(['src', 'screens', 'Home.tsx']);
    await user.keyboard('{Escape}');
    expect(visibleRows()).toEqual(['src', 'package.json']);
  });

  it('says when nothing matches', async () => {
    const { user } = await renderStudio({ files });
    await user.type(screen.getByRole('textbox', { name: 'Dosya ara' }), 'xyz');
    screen.getByText('“xyz” içeren dosya yok.');
  });
});

describe('changes from elsewhere', () => {
  it('marks files of a running answer', async () => {
    const file = { path: 'src/Cart.tsx', mode: 'write', content: '', isDone: false };
    const progress = { sequence: 1, title: '', explanation: '', files: [file] };
    await renderStudio({ files, handlers: [respond(getCurrentTurn, { turn: makeTurn({ progress }) })] });
    await screen.findByRole('treeitem', { name: 'Cart.tsx, yazılıyor' });
  });

  it('shows a file that another tab has created', async () => {
    const { project } = await renderStudio({ files });
    project.changeElsewhere('src/Cart.tsx', 'theirs');
    await sendEvent('projects.p1', {
      kind: 'files-changed',
      projectId: testProject.id,
      revision: project.revision,
      versionId: 'v2' as VersionId,
      reason: 'create-file',
      paths: ['src/Cart.tsx'],
      clientId: 'another-tab',
    });
    await screen.findByRole('treeitem', { name: 'Cart.tsx' });
  });

  it('marks a file with unsaved edits until it is saved', async () => {
    const { user } = await renderStudio({ files });
    await editCode('edited');
    const tree = screen.getByRole('tree');
    within(tree).getByRole('treeitem', { name: 'App.tsx, kaydedilmedi' });
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => within(tree).getByRole('treeitem', { name: 'App.tsx' }));
  });
});
