// @vitest-environment happy-dom
import {
  getProjectStatistics,
  type ListedProject,
  listedProject,
  listProjects,
  listProjectTags,
  type ProjectEvent,
} from '@kilim/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeTurn } from '../../testing/make-turn.ts';
import { quietWeek, scriptedProject } from '../../testing/projects.ts';
import { sendEvent } from '../../testing/realtime-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { callsTo } from '../../testing/request-log.ts';
import { respond } from '../../testing/respond.ts';
import { server } from '../../testing/server.ts';
import DashboardRoute from './dashboard-route.tsx';

const kosu = listedProject.parse(scriptedProject());
const reply = (...projects: readonly ListedProject[]) =>
  server.use(
    respond(listProjects, { projects: [...projects], total: projects.length, nextCursor: null }),
    respond(getProjectStatistics, { projects: 1, files: 12, updatedToday: 1, week: quietWeek }),
  );

async function open() {
  server.use(respond(listProjectTags, { tags: [] }));
  reply(kosu);
  renderScreen({ path: '/dashboard', element: <DashboardRoute /> });
  await screen.findByRole('heading', { name: 'Koşu Günlüğü' });
}

const send = (event: object) => sendEvent('projects.p1', { projectId: 'p1', ...event } as ProjectEvent);

it('shows that another tab has started a turn, and that it failed', async () => {
  await open();
  expect(screen.getByText('Aktif')).toBeDefined();
  reply({ ...kosu, state: 'building' });
  await send({ kind: 'turn-started', turn: makeTurn() });
  await screen.findByText('Oluşturuluyor');
  reply({ ...kosu, state: 'failed' });
  await send({ kind: 'turn-ended', turn: makeTurn({ status: 'failed' }) });
  await screen.findByText('Son istek başarısız');
});

it('shows a name that another tab has changed', async () => {
  await open();
  const renamed = { ...kosu, name: 'Yüzme Günlüğü' };
  reply(renamed);
  await send({ kind: 'project-updated', project: renamed });
  await screen.findByRole('heading', { name: 'Yüzme Günlüğü' });
});

it('removes a project that another tab has deleted', async () => {
  await open();
  reply();
  await send({ kind: 'project-deleted' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Koşu Günlüğü' })).toBeNull());
});

it('loads the list once for several events, and not for the parts of an answer', async () => {
  await open();
  const before = callsTo(listProjects).length;
  reply({ ...kosu, state: 'building' });
  await send({ kind: 'turn-delta', turnId: 't1', number: 1, delta: { kind: 'title', text: 'x' } });
  await send({ kind: 'turn-started', turn: makeTurn() });
  await send({ kind: 'project-updated', project: kosu });
  await screen.findByText('Oluşturuluyor');
  expect(callsTo(listProjects)).toHaveLength(before + 1);
});
