// @vitest-environment happy-dom
import { AppError, getProject, listFiles, type VersionId, writeFiles } from '@kilim/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../navigation/paths.ts';
import { saveStudioPrompt } from '../../storage/pending-prompt.ts';
import { sendEvent } from '../../testing/realtime-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { callsTo } from '../../testing/request-log.ts';
import { respond, respondError, respondNever } from '../../testing/respond.ts';
import { server } from '../../testing/server.ts';
import StudioRoute from './studio-route.tsx';
import { testProject } from './testing/fixtures.ts';
import { editCode, renderStudio, startStudio } from './testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('./testing/fake-preview-host.ts'));

describe('opening', () => {
  it('shows a placeholder while the project loads', () => {
    startStudio({ handlers: [respondNever(getProject)] });
    screen.getByText('Proje açılıyor');
  });

  it('leads to the dashboard when the project does not exist', async () => {
    startStudio({ handlers: [respondError(getProject, 'project_not_found')] });
    await screen.findByText('arrived at /dashboard');
    await screen.findByText('Proje bulunamadı.');
  });

  it('leads to the dashboard for a malformed id', async () => {
    renderScreen({ path: paths.studio.pattern, address: '/studio/-malformed-', element: <StudioRoute /> });
    await screen.findByText('arrived at /dashboard');
  });

  it('can be retried when the project cannot be loaded', async () => {
    const { user } = startStudio({ handlers: [respondError(getProject, 'general_unknown')] });
    await screen.findByText('Proje açılamadı');
    server.use(respond(getProject, testProject));
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    await screen.findByRole('button', { name: 'Projenin adını değiştir: Halı' });
  });

  it('can be retried when the files cannot be loaded', async () => {
    let isBroken = true;
    const { user } = startStudio({
      handlers: [
        respond(listFiles, () => {
          if (isBroken) throw new AppError('general_unknown');
          return { revision: 1, files: [] };
        }),
      ],
    });
    await screen.findByText('Dosyalar okunamadı');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    await screen.findByText(/^Projede dosya yok/);
  });

  it('puts a prompt whose turn did not start into the composer', async () => {
    saveStudioPrompt(testProject.id, 'Make a shop');
    await renderStudio();
    const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'AI asistanına yazın' });
    expect(input.value).toBe('Make a shop');
  });

  it('opens src/App.tsx', async () => {
    await renderStudio();
    screen.getByRole('tab', { name: 'App.tsx', selected: true });
  });
});

describe('events of the project', () => {
  const channel = 'projects.p1';

  it('show a new name', async () => {
    await renderStudio();
    await sendEvent(channel, { kind: 'project-updated', project: { ...testProject, name: 'Kilim' } });
    await screen.findByRole('button', { name: 'Projenin adını değiştir: Kilim' });
  });

  it('lead to the dashboard when the project is deleted', async () => {
    await renderStudio();
    await sendEvent(channel, { kind: 'project-deleted', projectId: testProject.id });
    await screen.findByText('arrived at /dashboard');
    await screen.findByText('Bu proje silindi.');
  });

  it('load changes of another tab but not of this one', async () => {
    const { project, user } = await renderStudio();
    await editCode('mine');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(project.contents.get('src/App.tsx')).toBe('mine'));
    const clientId = callsTo(writeFiles)[0]?.body.clientId ?? null;
    project.changeElsewhere('src/Cart.tsx', 'theirs');
    const event = {
      kind: 'files-changed' as const,
      projectId: testProject.id,
      revision: project.revision,
      versionId: 'v3' as VersionId,
      reason: 'code-save' as const,
      paths: ['src/Cart.tsx'],
    };
    await sendEvent(channel, { ...event, clientId });
    const before = callsTo(listFiles).length;
    await sendEvent(channel, { ...event, clientId: 'another-tab' });
    await screen.findByRole('treeitem', { name: 'Cart.tsx' });
    expect(callsTo(listFiles)).toHaveLength(before + 1);
  });
});

it('saves unsaved edits when it is closed', async () => {
  const { project, router } = await renderStudio();
  await editCode('edited');
  await router.navigate('/dashboard');
  await screen.findByText('arrived at /dashboard');
  await waitFor(() => expect(project.contents.get('src/App.tsx')).toBe('edited'));
});
