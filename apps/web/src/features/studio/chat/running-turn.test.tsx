// @vitest-environment happy-dom
import { getCurrentTurn, listMessages, type ProjectEvent, stopTurn, type TurnDelta } from '@kilim/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeTurn } from '../../../testing/make-turn.ts';
import { sendEvent } from '../../../testing/realtime-server.ts';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { makeAnswer } from '../testing/fixtures.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

describe('a running turn', () => {
  const running = makeTurn();
  const event = (sequence: number, delta: TurnDelta): ProjectEvent => ({
    kind: 'turn-delta',
    projectId: running.projectId,
    turnId: running.id,
    sequence,
    delta,
  });

  it('streams title, text and files', async () => {
    const { user } = await renderStudio({ handlers: [respond(getCurrentTurn, { turn: running })] });
    await sendEvent('projects.p1', event(1, { kind: 'title', text: 'Shop' }));
    await sendEvent('projects.p1', event(2, { kind: 'explanation', text: 'With a **cart**.' }));
    await sendEvent('projects.p1', event(3, { kind: 'file-start', path: 'src/Cart.tsx', mode: 'write' }));
    await sendEvent(
      'projects.p1',
      event(4, { kind: 'file-delta', path: 'src/Cart.tsx', text: 'const a;\n' }),
    );
    const answer = await screen.findByRole('article', { name: 'AI' });
    await within(answer).findByRole('heading', { name: 'Shop' });
    await within(answer).findByText('cart');
    await user.click(await within(answer).findByRole('button', { name: 'src/Cart.tsx dosyasına bak' }));
    await within(answer).findByText('const a;');
  });

  it('announces its phases and its end with the cost, not the streamed text', async () => {
    await renderStudio({ handlers: [respond(getCurrentTurn, { turn: running })] });
    const announcer = await screen.findByTestId('turn-announcer');
    expect(announcer.textContent).toBe('Yazıyor');
    await sendEvent('projects.p1', event(1, { kind: 'explanation', text: 'Very long text.' }));
    await screen.findByText('Very long text.');
    expect(announcer.textContent).toBe('Yazıyor');
    server.use(respond(listMessages, { messages: [makeAnswer({ turnId: running.id })], nextCursor: null }));
    const ended = makeTurn({ status: 'done', charged: 12, endedAt: running.createdAt });
    await sendEvent('projects.p1', { kind: 'turn-ended', projectId: ended.projectId, turn: ended });
    await screen.findByText('The shop is ready.');
    expect(announcer.textContent).toBe('Bitti, 12 kredi');
  });

  it('is replaced by its message when it ends', async () => {
    await renderStudio({ handlers: [respond(getCurrentTurn, { turn: running })] });
    await screen.findByRole('button', { name: 'Durdur' });
    server.use(respond(listMessages, { messages: [makeAnswer({ turnId: running.id })], nextCursor: null }));
    const ended = makeTurn({ status: 'done', endedAt: running.createdAt });
    await sendEvent('projects.p1', { kind: 'turn-ended', projectId: ended.projectId, turn: ended });
    await screen.findByText('The shop is ready.');
    await screen.findByRole('button', { name: 'Gönder' });
    expect(screen.getAllByRole('article', { name: 'AI' })).toHaveLength(1);
  });

  it('stops on request', async () => {
    const { user } = await renderStudio({
      handlers: [
        respond(getCurrentTurn, { turn: running }),
        respond(stopTurn, makeTurn({ status: 'stopped', endedAt: running.createdAt })),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Durdur' }));
    await screen.findByRole('button', { name: 'Gönder' });
    expect(callsTo(stopTurn)).toHaveLength(1);
  });

  it('shows why it could not be stopped and continues', async () => {
    const { user } = await renderStudio({
      handlers: [respond(getCurrentTurn, { turn: running }), respondError(stopTurn, 'general_unavailable')],
    });
    await user.click(await screen.findByRole('button', { name: 'Durdur' }));
    await screen.findByText('Durdurulamadı');
    screen.getByRole('button', { name: 'Durdur' });
  });
});
