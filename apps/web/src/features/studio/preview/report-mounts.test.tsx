// @vitest-environment happy-dom
import { getCredits, getCurrentTurn, listMessages, mountReport, reportMount } from '@kilim/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeTurn } from '../../../testing/make-turn.ts';
import { sendEvent } from '../../../testing/realtime-server.ts';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { creditsOf } from '../testing/chat-helpers.ts';
import { findPreviewHost, previewHost } from '../testing/fake-preview-host.ts';
import { makeAnswer } from '../testing/fixtures.ts';
import { editCode, renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const turn = makeTurn({ provider: 'openai-compatible' });
const crash = {
  kind: 'runtime-error',
  lastGood: false,
  error: {
    code: 'runtime',
    message: 'TypeError: x is undefined',
    params: {},
    path: 'src/App.tsx',
    line: 4,
    column: 2,
    frame: null,
    stack: [],
  },
} as const;
const returned = mountReport.parse({ result: 'error', charge: 'returned', credits: 12 });

/** Opens the studio during a turn. */
async function renderTurn() {
  const studio = await renderStudio({
    handlers: [respond(getCurrentTurn, { turn }), respond(reportMount, returned), creditsOf(88)],
  });
  await findPreviewHost();
  await screen.findByRole('button', { name: 'Durdur' });
  return studio;
}

/** Ends the turn with the version of a revision, and waits until the studio has the files. */
async function endTurn(revision = 1): Promise<void> {
  server.use(respond(listMessages, { messages: [makeAnswer({ turnId: turn.id })], nextCursor: null }));
  const end = { versionId: 'v2', revision, endedAt: turn.createdAt };
  const ended = makeTurn({ status: 'done', charged: 12, ...end });
  await sendEvent('projects.p1', { kind: 'turn-ended', projectId: turn.projectId, turn: ended });
  await screen.findByText('The shop is ready.');
}

/** Fails after the version runs, once the studio has pulled it. */
const failUntilReported = (): Promise<void> =>
  vi.waitFor(
    async () => {
      await act(async () => {
        previewHost().apply();
        previewHost().report({ kind: 'running', lastGood: true });
        previewHost().report(crash);
      });
      expect(callsTo(reportMount)).toHaveLength(1);
    },
    { timeout: 10_000 },
  );

it('an app that fails after a turn is reported, and the chat and the balance follow', async () => {
  await renderTurn();
  await endTurn();
  const answer = makeAnswer({ turnId: turn.id, mount: returned });
  server.use(respond(listMessages, { messages: [answer], nextCursor: null }), creditsOf(100));
  await failUntilReported();
  expect(callsTo(reportMount)[0]).toMatchObject({
    params: { projectId: 'p1', turnId: turn.id },
    body: {
      result: 'error',
      versionId: 'v2',
      error: { message: 'TypeError: x is undefined', path: 'src/App.tsx', line: 4 },
    },
  });
  await screen.findByText('Bu değişiklik çalışmadı; 12 krediniz geri verildi.');
  screen.getByText('12 kredi, geri verildi');
  await waitFor(() => expect(callsTo(getCredits).length).toBeGreaterThan(1));
});

it('shows nothing when the server rejects a report', async () => {
  await renderTurn();
  server.use(respondError(reportMount, 'turn_report_too_late'));
  await endTurn();
  await failUntilReported();
  expect(screen.queryByText(/geri verildi/)).toBeNull();
});

it('an error of files that replaced the answer before they arrived here is not reported', async () => {
  const { project } = await renderTurn();
  project.changeElsewhere('src/App.tsx', 'export default () => x.y;');
  project.changeElsewhere('src/App.tsx', 'export default () => x.z;');
  await endTurn(2);
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /düzenleyicisi$/ }).textContent).toContain('x.z'),
  );
  await act(async () => {
    previewHost().apply();
    previewHost().report(crash);
  });
  expect(callsTo(reportMount)).toEqual([]);
});

it('an error after an edit of the user is not reported', async () => {
  await renderTurn();
  await endTurn();
  await editCode('export default () => x.y;');
  await act(async () => {
    previewHost().apply();
    previewHost().report(crash);
  });
  expect(callsTo(reportMount)).toEqual([]);
});
