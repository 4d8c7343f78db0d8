// @vitest-environment happy-dom
import {
  AppError,
  getAiStatus,
  getCurrentTurn,
  type ProjectEvent,
  startTurn,
  type Turn,
  type TurnDelta,
} from '@kilim/contract';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startComposer } from '../../../composed-app/start-composer.ts';
import { makeTurn } from '../../../testing/make-turn.ts';
import { sendEvent } from '../../../testing/realtime-server.ts';
import { respond } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { findPreviewHost, previewHost } from '../testing/fake-preview-host.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));
vi.mock('../../../composed-app/start-composer.ts', () => ({ startComposer: vi.fn() }));

const starter = { 'src/App.tsx': 'starter', 'package.json': '{}' };
const spec = '{"version": 1, "name": "Su \\"Takibi\\"", "icon": "water", "scheme": "system"}';
const theme = "const light = { page: '#eff9fd', ink: '#101d22', primary: '#017d9f', onPrimary: '#ffffff' };";

/** Opens the studio of a new project during its first turn; `send` adds a delta, `end` ends the turn. */
async function renderFirstTurn(changes: Parameters<typeof makeTurn>[0] = {}) {
  const turn = makeTurn(changes);
  await renderStudio({ files: starter, handlers: [respond(getCurrentTurn, { turn })] });
  await findPreviewHost();
  let sequence = 0;
  const send = async (...deltas: readonly TurnDelta[]): Promise<void> => {
    for (const delta of deltas) {
      sequence += 1;
      const { projectId, id: turnId } = turn;
      const event: ProjectEvent = { kind: 'turn-delta', projectId, turnId, sequence, delta };
      await sendEvent('projects.p1', event);
    }
  };
  const sendFile = (path: string, text: string): Promise<void> =>
    send(
      { kind: 'file-start', path, mode: 'write' },
      { kind: 'file-delta', path, text },
      { kind: 'file-end', path },
    );
  const end = (status: Turn['status']): Promise<void> =>
    sendEvent('projects.p1', {
      kind: 'turn-ended',
      projectId: turn.projectId,
      turn: makeTurn({ ...changes, status, endedAt: turn.createdAt }),
    });
  return { send, sendFile, end };
}

const cover = () => screen.findByTestId('first-turn-cover');

describe('the first turn', () => {
  it('shows the new app’s name in its colours as soon as they have arrived', async () => {
    const { send, sendFile } = await renderFirstTurn();
    await sendFile('app-spec.json', spec);
    expect((await cover()).style.backgroundColor).toBe('');
    await send(
      { kind: 'file-start', path: 'src/theme.ts', mode: 'write' },
      { kind: 'file-delta', path: 'src/theme.ts', text: theme },
    );
    await within(await cover()).findByText('Su "Takibi"');
    expect((await cover()).style.backgroundColor).toMatch(/#eff9fd|rgb\(239, 249, 253\)/);
    expect(previewHost().files).toEqual(starter);
  });

  it('runs a composed app as soon as all its files have arrived', async () => {
    const { send, sendFile } = await renderFirstTurn();
    await sendFile('src/App.tsx', 'composed');
    expect(previewHost().files).toEqual(starter);
    await send({ kind: 'status', status: 'checking' });
    await vi.waitFor(() => expect(previewHost().files).toEqual({ ...starter, 'src/App.tsx': 'composed' }));
    await cover();
    act(() => previewHost().paint());
    expect(screen.queryByTestId('first-turn-cover')).toBeNull();
  });

  it('does not run an answer of a model before it is checked', async () => {
    const { send, sendFile } = await renderFirstTurn({ provider: 'openai-compatible' });
    await sendFile('src/App.tsx', 'written by a model');
    await send({ kind: 'status', status: 'checking' });
    await screen.findAllByText('Kod denetleniyor');
    expect(previewHost().files).toEqual(starter);
  });

  describe('whose app was composed while the prompt was typed', () => {
    const prepared = { 'app-spec.json': spec, 'src/theme.ts': theme, 'src/App.tsx': 'composed' };
    /** Types a prompt and lets the browser compose its app; `begin` begins the turn. */
    async function renderPrepared() {
      const composer = new EventTarget();
      const postMessage = vi.fn();
      Object.assign(composer, { postMessage, terminate: vi.fn() });
      vi.mocked(startComposer).mockReturnValue(composer as Worker);
      const turn = makeTurn();
      const { user } = await renderStudio({
        files: starter,
        handlers: [respond(getAiStatus, { provider: 'builtin', model: 'kilim-builtin', readsImages: false })],
      });
      await findPreviewHost();
      await screen.findByText('Temel asistan', { exact: false });
      await user.type(screen.getByRole('textbox', { name: 'AI asistanına yazın' }), 'su');
      await vi.waitFor(() => expect(postMessage).toHaveBeenCalledWith({ prompt: 'su', language: 'tr' }));
      act(() => {
        const data = { kind: 'app', name: 'Su', files: prepared };
        composer.dispatchEvent(new MessageEvent('message', { data }));
      });
      const { projectId } = turn;
      const begin = (): Promise<void> => sendEvent('projects.p1', { kind: 'turn-started', projectId, turn });
      const write = async (content: string): Promise<void> => {
        const path = 'app-spec.json';
        const deltas: readonly TurnDelta[] = [
          { kind: 'status', status: 'streaming' },
          { kind: 'file-start', path, mode: 'write' },
          { kind: 'file-delta', path, text: content },
          { kind: 'file-end', path },
        ];
        for (const [at, delta] of deltas.entries())
          await sendEvent('projects.p1', {
            kind: 'turn-delta',
            projectId,
            turnId: turn.id,
            sequence: at + 1,
            delta,
          });
      };
      const end = (status: Turn['status']): Promise<void> =>
        sendEvent('projects.p1', {
          kind: 'turn-ended',
          projectId,
          turn: makeTurn({ status, endedAt: turn.createdAt }),
        });
      return { user, begin, write, end };
    }

    it('runs it when the description of the turn is the same, and takes it back if the turn fails', async () => {
      const { begin, write, end } = await renderPrepared();
      expect(previewHost().prepared).toEqual(prepared);
      await begin();
      await write(spec);
      await vi.waitFor(() => expect(previewHost().files).toEqual({ ...starter, ...prepared }));
      await end('failed');
      await vi.waitFor(() => expect(previewHost().files).toEqual(starter));
    });

    it('starts with its name while the prompt is sent, and the project comes back if it is refused', async () => {
      let refuse = (): void => {};
      const refused = new Promise<never>((_, reject) => {
        refuse = () => reject(new AppError('general_unavailable'));
      });
      const { user } = await renderPrepared();
      server.use(respond(startTurn, () => refused));
      await user.type(screen.getByRole('textbox', { name: 'AI asistanına yazın' }), '{Enter}');
      await within(await cover()).findByText('Su "Takibi"');
      expect(previewHost().files).toEqual({ ...starter, ...prepared });
      act(() => previewHost().paint());
      await cover();
      refuse();
      await vi.waitFor(() => expect(previewHost().files).toEqual(starter));
      expect(screen.queryByTestId('first-turn-cover')).toBeNull();
    });

    it('waits for the files of another app', async () => {
      const { begin, write } = await renderPrepared();
      await begin();
      await write('{"name":"Çay"}');
      await cover();
      expect(previewHost().files).toEqual(starter);
    });
  });

  it('brings the project back when the turn fails', async () => {
    const { send, sendFile, end } = await renderFirstTurn();
    await sendFile('src/App.tsx', 'composed');
    await send({ kind: 'status', status: 'checking' });
    await vi.waitFor(() => expect(previewHost().files).not.toEqual(starter));
    await end('failed');
    await vi.waitFor(() => expect(previewHost().files).toEqual(starter));
  });
});
