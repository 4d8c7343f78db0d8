// @vitest-environment happy-dom
import { startTurn, stopTurn } from '@kilim/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { writeStored } from '../../../storage/browser-storage.ts';
import { makeTurn } from '../../../testing/make-turn.ts';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { findInput, sentPrompts } from '../testing/chat-helpers.ts';
import { testProject } from '../testing/fixtures.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

/** Accepts prompts; each is a turn of its own. */
const accept = () => {
  let count = 0;
  return respond(startTurn, ({ body }) => makeTurn({ id: `turn-${(count += 1)}`, prompt: body.prompt }));
};
const stopped = respond(stopTurn, ({ params }) =>
  makeTurn({ id: params.turnId, status: 'stopped', endedAt: '2026-01-01T00:00:01.000Z' }),
);
const queue = () => screen.findByRole('region', { name: /^Sırada \d+ istek$/ });
const waiting = async (): Promise<(string | null)[]> =>
  within(await queue())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

function store(prompts: readonly string[]): void {
  const items = prompts.map((prompt, at) => ({
    id: `stored-key-${at}`,
    prompt,
    mode: 'build',
    attachments: [],
  }));
  writeStored(`prompt-queue_${testProject.id}`, JSON.stringify(items));
}

describe('prompts while a turn runs', () => {
  it('wait in a visible queue and are edited, moved and removed by keyboard', async () => {
    const { user } = await renderStudio({ handlers: [accept()] });
    const input = await findInput();
    await user.type(input, 'bir{Enter}');
    await screen.findByRole('button', { name: 'Durdur' });
    for (const text of ['iki', 'üç', 'dört']) await user.type(input, `${text}{Enter}`);
    expect(await waiting()).toEqual(['1.iki', '2.üç', '3.dört']);
    expect(sentPrompts()).toEqual(['bir']);

    screen.getByRole('button', { name: 'Yukarı taşı: dört' }).focus();
    await user.keyboard('{Enter}');
    expect(await waiting()).toEqual(['1.iki', '2.dört', '3.üç']);

    screen.getByRole('button', { name: 'Düzenle: iki' }).focus();
    await user.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Bekleyen istek' });
    expect(document.activeElement).toBe(field);
    await user.keyboard(' buçuk{Enter}');
    expect(await waiting()).toEqual(['1.iki buçuk', '2.dört', '3.üç']);

    await user.click(screen.getByRole('button', { name: 'Sıradan çıkar: dört' }));
    expect(await waiting()).toEqual(['1.iki buçuk', '2.üç']);
    expect(document.activeElement).toBe(await findInput());
  });

  it('pause when the turn is stopped, and go on after a press', async () => {
    const { user } = await renderStudio({ handlers: [accept(), stopped] });
    const input = await findInput();
    await user.type(input, 'bir{Enter}');
    const stop = await screen.findByRole('button', { name: 'Durdur' });
    await user.type(input, 'iki{Enter}');
    await queue();
    await user.click(stop);
    const go = await screen.findByRole('button', { name: 'Devam et' });
    expect(sentPrompts()).toEqual(['bir']);
    await user.click(go);
    await waitFor(() => expect(sentPrompts()).toEqual(['bir', 'iki']));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Sırada/ })).toBeNull());
  });

  it('are still there after a reload and wait for a press', async () => {
    store(['bir', 'iki']);
    const { user } = await renderStudio({ handlers: [accept()] });
    expect(await waiting()).toEqual(['1.bir', '2.iki']);
    await findInput();
    expect(sentPrompts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Devam et' }));
    await waitFor(() => expect(sentPrompts()).toEqual(['bir']));
    expect(callsTo(startTurn)[0]?.body.idempotencyKey).toBe('stored-key-0');
    expect(await waiting()).toEqual(['1.iki']);
  });

  it('stay in the queue when they cannot be sent', async () => {
    store(['bir']);
    const { user } = await renderStudio({ handlers: [respondError(startTurn, 'general_unknown')] });
    await findInput();
    await user.click(await screen.findByRole('button', { name: 'Devam et' }));
    await screen.findByRole('alert');
    expect(await waiting()).toEqual(['1.bir']);
    expect(screen.getByRole('button', { name: 'Devam et' })).toBeDefined();
  });
});

describe('the kind of a request', () => {
  it.each([
    ['Sor', 'ask'],
    ['Planla', 'plan'],
  ])('%s is sent with the prompt', async (name, mode) => {
    const { user } = await renderStudio({ handlers: [accept()] });
    await findInput();
    await user.click(screen.getByRole('button', { name: 'Ne yapılsın: Yap' }));
    await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) }));
    await user.type(await findInput(), 'bu ne{Enter}');
    await waitFor(() => expect(callsTo(startTurn)).toHaveLength(1));
    expect(callsTo(startTurn)[0]?.body).toMatchObject({ mode, prompt: 'bu ne' });
  });

  it('sends the maximum that was shown as the cap', async () => {
    const { user } = await renderStudio({ handlers: [accept()] });
    await user.type(await findInput(), 'bir mağaza');
    await screen.findByText(/en fazla 9/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(callsTo(startTurn)[0]?.body.maximumCredits).toBe(9));
  });
});
