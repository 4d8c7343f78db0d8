// @vitest-environment happy-dom
import { startTurn, stopTurn, type Turn } from '@kilim/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeTurn } from '../../../testing/make-turn.ts';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { creditsOf, findInput } from '../testing/chat-helpers.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

/** Sends a prompt that the server does not accept before `accept`. */
async function sendSlowly() {
  let accept = (_turn: Turn): void => {};
  const reply = new Promise<Turn>((resolve) => {
    accept = resolve;
  });
  const studio = await renderStudio({
    handlers: [
      creditsOf(500),
      respond(startTurn, () => reply),
      respond(stopTurn, makeTurn({ status: 'stopped', charged: 0, endedAt: '2026-01-01T00:00:01.000Z' })),
    ],
  });
  const input = await findInput();
  await studio.user.type(input, 'sepet ekle{Enter}');
  const stop = await screen.findByRole('button', { name: 'Durdur' });
  return { ...studio, input, stop, accept };
}

it('gives the prompt back at once, and stops the turn that starts after all', async () => {
  const { user, input, stop, accept } = await sendSlowly();
  await user.click(stop);
  await screen.findByRole('button', { name: 'Gönder' });
  expect(input.value).toBe('sepet ekle');
  expect(input.disabled).toBe(false);
  expect(callsTo(stopTurn)).toEqual([]);
  accept(makeTurn());
  await waitFor(() => expect(callsTo(stopTurn)).toHaveLength(1));
  await screen.findByRole('button', { name: 'Gönder' });
  expect(input.value).toBe('sepet ekle');
});

it('shows the turn when it cannot be stopped', async () => {
  const { user, stop, accept } = await sendSlowly();
  server.use(respondError(stopTurn, 'general_unavailable'));
  await user.click(stop);
  await screen.findByRole('button', { name: 'Gönder' });
  accept(makeTurn());
  await screen.findByRole('button', { name: 'Durdur' });
});

it('is not pressed by the second press of a double click on the send button', async () => {
  const { stop } = await sendSlowly();
  fireEvent.click(stop, { detail: 2 });
  expect(screen.queryByRole('button', { name: 'Gönder' })).toBeNull();
  fireEvent.click(stop, { detail: 1 });
  await screen.findByRole('button', { name: 'Gönder' });
});

it('sends the prompt again as another turn', async () => {
  const { user, stop } = await sendSlowly();
  await user.click(stop);
  server.use(respond(startTurn, makeTurn({ id: 'turn-2' })));
  await user.click(await screen.findByRole('button', { name: 'Gönder' }));
  await waitFor(() => expect(callsTo(startTurn)).toHaveLength(2));
  const [first, second] = callsTo(startTurn).map(({ body }) => body.idempotencyKey);
  expect(first).not.toBe(second);
});
