// @vitest-environment happy-dom
import { estimateTurn, limits, listMessages, startTurn } from '@kilim/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeTurn } from '../../../testing/make-turn.ts';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { acceptPrompt, findInput, sentPrompts } from '../testing/chat-helpers.ts';
import { makeMessage } from '../testing/fixtures.ts';
import { editCode, renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

describe('sending a prompt', () => {
  it('sends on Enter, empties the input and shows the running turn', async () => {
    const { user } = await renderStudio({ handlers: [acceptPrompt] });
    const input = await findInput();
    await user.type(input, '  Make a shop{Enter}');
    await screen.findByRole('button', { name: 'Durdur' });
    expect(screen.getByRole('log', { name: 'Sohbet mesajları' }).textContent).toContain('Make a shop');
    expect(sentPrompts()).toEqual(['Make a shop']);
    expect(input.value).toBe('');
    // The next prompt can wait in the queue.
    expect(input.disabled).toBe(false);
  });

  it('adds a line on Shift and Enter', async () => {
    const { user } = await renderStudio();
    const input = await findInput();
    await user.type(input, 'one{Shift>}{Enter}{/Shift}two');
    expect(input.value).toBe('one\ntwo');
    expect(sentPrompts()).toEqual([]);
  });

  it('does not send while an input method composes a character', async () => {
    const { user } = await renderStudio();
    const input = await findInput();
    await user.type(input, 'にほん');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(sentPrompts()).toEqual([]);
  });

  it('cannot send an empty prompt or one that is too long', async () => {
    const { user } = await renderStudio();
    const input = await findInput();
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Gönder' });
    await user.type(input, '   {Enter}');
    expect(send.disabled).toBe(true);
    fireEvent.change(input, { target: { value: 'a'.repeat(limits.promptMaximum + 1) } });
    await screen.findByText('İstek en fazla 8.000 karakter olabilir; şu anda 8.001.');
    expect(send.disabled).toBe(true);
    await user.type(input, '{Enter}');
    expect(sentPrompts()).toEqual([]);
  });

  it('saves unsaved edits first', async () => {
    const contentsAtStart: string[] = [];
    const { user, project } = await renderStudio({
      handlers: [
        respond(startTurn, () => {
          contentsAtStart.push(project.contents.get('src/App.tsx') ?? '');
          return makeTurn();
        }),
      ],
    });
    await editCode('edited');
    await user.type(await findInput(), 'Make a shop{Enter}');
    await screen.findByRole('button', { name: 'Durdur' });
    expect(contentsAtStart).toEqual(['edited']);
  });

  it.each([
    ['an approximate price', { expectedCredits: 4, maximumCredits: 9 }, 'yaklaşık 4 kredi'],
    ['an exact price', { expectedCredits: 4, maximumCredits: 4 }, '4 kredi'],
    ['that it is free', { expectedCredits: 0, maximumCredits: 0 }, 'ücretsiz'],
  ])('shows %s before', async (_, price, text) => {
    const { user } = await renderStudio({
      handlers: [respond(estimateTurn, { promptTokens: 3, minimumBalance: 20, readsImages: true, ...price })],
    });
    await user.type(await findInput(), 'Make a shop');
    await screen.findByText(text);
  });

  it('keeps the unsent prompt of each project in the browser', async () => {
    const { user, unmount } = await renderStudio();
    await user.type(await findInput(), 'half a prom');
    unmount();
    await renderStudio();
    expect((await findInput()).value).toBe('half a prom');
  });

  it('recalls sent prompts with the arrow keys, but never over an own text', async () => {
    const messages = [makeMessage({ id: 'm2', content: 'second' }), makeMessage({ content: 'first' })];
    const { user } = await renderStudio({
      handlers: [respond(listMessages, { messages, nextCursor: null })],
    });
    const input = await findInput();
    await user.click(input);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(input.value).toBe('first');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(input.value).toBe('');
    await user.keyboard('own{ArrowUp}');
    expect(input.value).toBe('own');
  });

  it('keeps the prompt and shows the reason when the server rejects it', async () => {
    const { user } = await renderStudio({ handlers: [respondError(startTurn, 'turn_in_progress')] });
    const input = await findInput();
    await user.type(input, 'Make a shop{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Hata: /);
    expect(input.value).toBe('Make a shop');
  });

  it('retries a failed send with the same idempotency key', async () => {
    const { user } = await renderStudio({ handlers: [respondError(startTurn, 'general_unavailable')] });
    const input = await findInput();
    await user.type(input, 'Make a shop{Enter}');
    await screen.findByRole('alert');
    server.use(acceptPrompt);
    await user.click(screen.getByRole('button', { name: 'Gönder' }));
    await screen.findByRole('button', { name: 'Durdur' });
    expect(screen.queryByRole('alert')).toBeNull();
    const [first, second] = callsTo(startTurn).map(({ body }) => body.idempotencyKey);
    expect(second).toBe(first);
  });
});

describe('quick prompts', () => {
  it('fill the input of an empty chat and are sent with their id', async () => {
    const { user } = await renderStudio({ handlers: [acceptPrompt] });
    const input = await findInput();
    const list = screen.getByRole('list', { name: 'Hazır istekler' });
    expect(within(list).getAllByRole('button')).toHaveLength(6);
    await user.click(within(list).getByRole('button', { name: /E-ticaret/ }));
    expect(input.value).toContain('e-ticaret uygulaması');
    expect(document.activeElement).toBe(input);
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Durdur' });
    expect(callsTo(startTurn)[0]?.body.quickPromptId).toBe('ecommerce');
  });

  it('are sent without an id after an edit', async () => {
    const { user } = await renderStudio({ handlers: [acceptPrompt] });
    const input = await findInput();
    await user.click(screen.getByRole('button', { name: 'Hazır istekler' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Oyun' }));
    await user.type(input, ' Mavi olsun.{Enter}');
    await screen.findByRole('button', { name: 'Durdur' });
    expect(callsTo(startTurn)[0]?.body.quickPromptId).toBeUndefined();
  });
});

it('offers and sends prompts in the language of the page', async () => {
  const { user } = await renderStudio({ handlers: [acceptPrompt], language: 'en' });
  const input = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Write to the AI assistant',
  });
  await waitFor(() => expect(input.disabled).toBe(false));
  await user.click(screen.getByRole('button', { name: /^E-commerce/ }));
  await user.type(input, '{Enter}');
  await screen.findByRole('button', { name: 'Stop' });
  const [call] = callsTo(startTurn);
  expect(call?.body.prompt).toMatch(/^Build an e-commerce app/);
  expect(call?.body.language).toBe('en');
});
