// @vitest-environment happy-dom
import { estimateTurn, listMessages, startTurn } from '@kilim/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeTurn } from '../../../testing/make-turn.ts';
import { callsTo } from '../../../testing/request-log.ts';
import { respond } from '../../../testing/respond.ts';
import { findInput, sentPrompts } from '../testing/chat-helpers.ts';
import { makeAnswer, makeMessage } from '../testing/fixtures.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const plan = [
  { title: 'Liste', prompt: 'Liste ekranı ekle' },
  { title: 'Arama', prompt: 'Arama ekle' },
  { title: 'Renk', prompt: 'Rengi mavi yap' },
];
const chat = respond(listMessages, {
  messages: [
    makeAnswer({
      turnId: 't1',
      content: 'Üç adım.',
      changes: { title: '', files: [], changeList: [], nextSteps: [], plan },
    }),
    makeMessage({ turnId: 't1' }),
  ],
  nextCursor: null,
});
const price = respond(estimateTurn, {
  promptTokens: 3,
  expectedCredits: 4,
  maximumCredits: 9,
  minimumBalance: 20,
  readsImages: true,
});
const accept = respond(startTurn, ({ body }) => makeTurn({ prompt: body.prompt }));

it('shows the price of every step and of the chosen ones', async () => {
  const { user } = await renderStudio({ handlers: [chat, price] });
  const steps = await screen.findAllByRole('checkbox', { name: /adımı çalıştır/ });
  expect(steps).toHaveLength(3);
  await screen.findByText('Toplam yaklaşık 12 kredi');
  await user.click(screen.getByRole('checkbox', { name: '2. adımı çalıştır: Arama' }));
  await screen.findByText('Toplam yaklaşık 8 kredi');
  expect(screen.getByRole('button', { name: '2 adımı çalıştır' })).toBeDefined();
  expect(callsTo(startTurn)).toEqual([]);
});

it('runs the chosen steps one after another on a press', async () => {
  const { user } = await renderStudio({ handlers: [chat, price, accept] });
  await findInput();
  await user.click(await screen.findByRole('checkbox', { name: '2. adımı çalıştır: Arama' }));
  await user.click(screen.getByRole('button', { name: '2 adımı çalıştır' }));
  await waitFor(() => expect(sentPrompts()).toEqual(['Liste ekranı ekle']));
  expect(callsTo(startTurn)[0]?.body).toMatchObject({ mode: 'build' });
  const queue = await screen.findByRole('region', { name: 'Sırada 1 istek' });
  expect(within(queue).getByText('Rengi mavi yap')).toBeDefined();
});
