// @vitest-environment happy-dom
import { getAiStatus, listMessages, startTurn } from '@kilim/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond } from '../../../testing/respond.ts';
import { acceptPrompt, findInput } from '../testing/chat-helpers.ts';
import { findPreviewHost } from '../testing/fake-preview-host.ts';
import { makeMessage } from '../testing/fixtures.ts';
import { type RenderStudioOptions, renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const location = { path: 'src/App.tsx', line: 7, column: 2 };

/** Opens the studio and attaches an error of the console. */
async function attachError(options: RenderStudioOptions = {}) {
  const { user } = await renderStudio({ isCodeShown: false, ...options });
  const input = await findInput();
  const host = await findPreviewHost();
  act(() =>
    host.log({
      kind: 'entry',
      id: 1,
      level: 'error',
      at: 0,
      values: [{ kind: 'text', text: 'x is not defined' }],
      location,
    }),
  );
  await user.click(await screen.findByRole('button', { name: /^Konsol/ }));
  await user.click(await screen.findByRole('button', { name: 'Bu hatayı sohbete ekle' }));
  return { user, input };
}

it('attaches an error of the console to the prompt and sends it', async () => {
  const { user, input } = await attachError({ handlers: [acceptPrompt] });
  const list = await screen.findByRole('list', { name: 'Ekler' });
  expect(list.textContent).toContain('Hata: x is not defined');
  await user.type(input, 'bunu düzelt{Enter}');
  await waitFor(() => expect(callsTo(startTurn)).toHaveLength(1));
  expect(callsTo(startTurn)[0]?.body.attachments).toEqual([
    { kind: 'error', message: 'x is not defined', path: 'src/App.tsx', line: 7 },
  ]);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Ekler' })).toBeNull());
});

it('removes an attachment', async () => {
  const { user } = await attachError();
  await user.click(await screen.findByRole('button', { name: 'Eki kaldır: Hata: x is not defined' }));
  expect(screen.queryByRole('list', { name: 'Ekler' })).toBeNull();
});

it('adds the error to the prompt without a model', async () => {
  const builtin = respond(getAiStatus, {
    provider: 'builtin',
    model: 'kilim-builtin',
    readsImages: false,
  });
  const { input } = await attachError({ handlers: [builtin] });
  await waitFor(() => expect(input.value).toBe('x is not defined'));
});

it('shows the attachments of a sent message', async () => {
  const message = makeMessage({
    turnId: 't1',
    attachments: [{ kind: 'error', message: 'x is not defined', path: 'src/App.tsx', line: 3 }],
  });
  await renderStudio({ handlers: [respond(listMessages, { messages: [message], nextCursor: null })] });
  const list = await screen.findByRole('list', { name: 'Ekler' });
  expect(within(list).getByText('Hata: x is not defined')).toBeDefined();
  expect(within(list).queryByRole('button')).toBeNull();
});
