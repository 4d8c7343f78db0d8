// @vitest-environment happy-dom
import { forkProject, listMessages, startTurn } from '@kilim/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { acceptPrompt, findInput } from '../testing/chat-helpers.ts';
import { makeAnswer, makeMessage, testProject } from '../testing/fixtures.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const asked = makeMessage({ turnId: 't1', content: 'Make a shop' });
const answer = makeAnswer({
  turnId: 't1',
  metadata: {
    tokensUsed: 1_234,
    creditsUsed: 12,
    model: 'gpt-test',
    provider: 'openai-compatible',
    versionId: 'v2',
    versionNumber: 2,
    wasRepaired: false,
    createdProject: null,
    duration: 12_300,
    mode: 'build',
    analysis: { intent: 'fix_bug', confidence: 0.8, complexity: 'medium', qualityScore: 8 },
  },
});
const chat = respond(listMessages, { messages: [answer, asked], nextCursor: null });

async function choose(user: Awaited<ReturnType<typeof renderStudio>>['user'], name: string): Promise<void> {
  await findInput();
  await user.click(await screen.findByRole('button', { name: 'Mesaj işlemleri' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

it('shows cost, tokens, model, version, duration and analysis of an answer', async () => {
  const { user } = await renderStudio({ handlers: [chat] });
  await choose(user, 'Ayrıntılar');
  const dialog = await screen.findByRole('dialog', { name: 'Yanıtın ayrıntıları' });
  const rows = within(dialog)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(rows).toEqual([
    'Harcanan kredi: 12',
    'Jeton: 1.234',
    'Yanıtlayan: gpt-test',
    'Sürüm: 2',
    'Süre: 12,3 sn',
    'Algılanan istek: Hata düzeltme (%80)',
    'Projenin karmaşıklığı: Orta',
    'Projenin kalite puanı: 8 / 10',
  ]);
});

it('asks before it answers again, and goes back to before the message', async () => {
  const { user } = await renderStudio({ handlers: [chat, acceptPrompt] });
  await choose(user, 'Yeniden üret');
  const dialog = await screen.findByRole('dialog', { name: 'Yanıt yeniden üretilsin mi?' });
  expect(dialog.textContent).toContain('Proje bu mesajdan önceki hâline döner');
  expect(callsTo(startTurn)).toEqual([]);
  within(dialog).getByRole('button', { name: 'Dön ve gönder' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(callsTo(startTurn)).toHaveLength(1));
  expect(callsTo(startTurn)[0]?.body).toMatchObject({ prompt: 'Make a shop', replaces: 't1', mode: 'build' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('sends a changed message', async () => {
  const { user } = await renderStudio({ handlers: [chat, acceptPrompt] });
  await choose(user, 'Düzenleyip yeniden gönder');
  const field = await screen.findByRole('textbox', { name: 'İstek' });
  await user.clear(field);
  await user.type(field, 'Make a bakery');
  await user.click(screen.getByRole('button', { name: 'Dön ve gönder' }));
  await waitFor(() =>
    expect(callsTo(startTurn)[0]?.body).toMatchObject({ prompt: 'Make a bakery', replaces: 't1' }),
  );
});

it('keeps the dialog open and says why when it cannot go back', async () => {
  const { user } = await renderStudio({ handlers: [chat, respondError(startTurn, 'turn_version_missing')] });
  await choose(user, 'Yeniden üret');
  await user.click(await screen.findByRole('button', { name: 'Dön ve gönder' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.textContent).toContain('artık saklanmıyor'));
});

it('makes a project from a message', async () => {
  const copy = { ...testProject, id: 'p2', name: 'Deneme (2)' };
  const { user } = await renderStudio({ handlers: [chat, respond(forkProject, copy)] });
  await choose(user, 'Buradan yeni proje oluştur');
  await waitFor(() => expect(callsTo(forkProject)).toHaveLength(1));
  expect(callsTo(forkProject)[0]?.params).toMatchObject({ turnId: 't1' });
});
