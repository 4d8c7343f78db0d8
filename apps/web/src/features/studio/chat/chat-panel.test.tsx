// @vitest-environment happy-dom
import {
  type Credits,
  clearMessages,
  describeBalance,
  getCredits,
  getCurrentTurn,
  limits,
  listMessages,
  type ProjectEvent,
  startTurn,
  stopTurn,
  type TurnDelta,
} from '@kilim/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sendEvent } from '../../../testing/realtime-server.ts';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { makeAnswer, makeMessage } from '../testing/fixtures.ts';
import { makeTurn } from '../testing/make-turn.ts';
import { editCode, renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const acceptPrompt = respond(startTurn, ({ body }) => makeTurn({ prompt: body.prompt }));
const creditsOf = (balance: number) =>
  respond(getCredits, describeBalance(balance as Credits, 50 as Credits));

/** The prompt input, once the credits are loaded. */
async function findInput(): Promise<HTMLTextAreaElement> {
  const input = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'AI asistanına yazın' });
  await waitFor(() => expect(input.disabled).toBe(false));
  return input;
}

const sentPrompts = () => callsTo(startTurn).map(({ body }) => body.prompt);

describe('sending a prompt', () => {
  it('sends on Enter, empties the input and shows the running turn', async () => {
    const { user } = await renderStudio({ handlers: [acceptPrompt] });
    const input = await findInput();
    await user.type(input, '  Make a shop{Enter}');
    await screen.findByRole('button', { name: 'Durdur' });
    expect(screen.getByRole('log', { name: 'Sohbet iletileri' }).textContent).toContain('Make a shop');
    expect(sentPrompts()).toEqual(['Make a shop']);
    expect(input.value).toBe('');
    expect(input.disabled).toBe(true);
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
    await screen.findByText('İstek en fazla 8.000 karakter olabilir.');
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

  it('shows the maximum cost of the prompt', async () => {
    const { user } = await renderStudio();
    await user.type(await findInput(), 'Make a shop');
    await screen.findByText('en çok 9 kredi');
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

describe('credits', () => {
  it('disable the input and show the balance when they do not suffice', async () => {
    await renderStudio({ handlers: [creditsOf(4)] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Krediniz yetersiz');
    expect(alert.textContent).toContain('Bakiyeniz 4 kredi. AI kullanmak için en az 10 kredi gerekir.');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'AI asistanına yazın' }).disabled).toBe(
      true,
    );
  });

  it('count as none when they cannot be loaded', async () => {
    await renderStudio({ handlers: [respondError(getCredits, 'general_unknown')] });
    expect((await screen.findByRole('alert')).textContent).toContain('Bakiyeniz 0 kredi.');
  });

  it('show a warning with a link to the prices when they are low', async () => {
    await renderStudio({ handlers: [creditsOf(40)] });
    const warning = await screen.findByText(/Krediniz azalıyor: 40 kredi kaldı/);
    expect(within(warning).getByRole('link').getAttribute('href')).toBe('/pricing');
    expect((await findInput()).disabled).toBe(false);
  });

  it('show no warning when they suffice', async () => {
    await renderStudio({ handlers: [creditsOf(50)] });
    await findInput();
    expect(screen.queryByText(/Krediniz/)).toBeNull();
  });
});

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

describe('messages', () => {
  it('show an answer with its cost and insert a next step into the input', async () => {
    const answer = makeAnswer();
    const { user } = await renderStudio({
      handlers: [
        respond(listMessages, {
          messages: [
            {
              ...answer,
              changes: answer.changes && { ...answer.changes, nextSteps: ['Add a profile screen'] },
            },
            makeMessage(),
          ],
          nextCursor: null,
        }),
      ],
    });
    await screen.findByText(/12 kredi · 1.200 token · gpt-test/);
    await user.click(screen.getByRole('button', { name: 'Add a profile screen' }));
    expect((await findInput()).value).toBe('Add a profile screen');
  });

  it('copy the text of an answer', async () => {
    const { user } = await renderStudio({
      handlers: [respond(listMessages, { messages: [makeAnswer()], nextCursor: null })],
    });
    await user.click(await screen.findByRole('button', { name: 'Kopyala' }));
    await screen.findByText('Kopyalandı');
    expect(await navigator.clipboard.readText()).toBe('The shop is ready.');
  });

  it('show a failed turn as an error and a stopped one without the prefix', async () => {
    const failed = makeMessage({
      id: 'm3',
      type: 'system',
      content: '',
      error: { type: 'turn_stopped', params: {} },
    });
    const error = { type: 'ai_reply_unreadable', params: {} };
    await renderStudio({
      handlers: [
        respond(listMessages, {
          messages: [failed, makeMessage({ id: 'm4', type: 'system', content: '', error })],
          nextCursor: null,
        }),
      ],
    });
    const log = await screen.findByRole('log');
    await within(log).findByText('Hata: AI yanıtı işlenemedi. Lütfen tekrar deneyin. Krediniz düşülmedi.');
    expect(within(log).getAllByText(/^Hata: /)).toHaveLength(1);
  });

  it('load older pages on request', async () => {
    const { user } = await renderStudio({
      handlers: [
        respond(listMessages, ({ query }) =>
          query['cursor'] === undefined
            ? { messages: [makeMessage({ content: 'new' })], nextCursor: 'next' }
            : { messages: [makeMessage({ id: 'm0', content: 'old' })], nextCursor: null },
        ),
      ],
    });
    await screen.findByText('new');
    await user.click(screen.getByRole('button', { name: 'Daha eskileri göster' }));
    await screen.findByText('old');
    expect(screen.queryByRole('button', { name: 'Daha eskileri göster' })).toBeNull();
  });

  it('can be reloaded after an error', async () => {
    const { user } = await renderStudio({ handlers: [respondError(listMessages, 'general_unknown')] });
    await screen.findByText('Sohbet okunamadı');
    server.use(respond(listMessages, { messages: [makeMessage()], nextCursor: null }));
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    await screen.findByText('Make a shop');
  });

  it('are deleted after a confirmation', async () => {
    let messages = [makeMessage()];
    const { user } = await renderStudio({
      handlers: [
        respond(listMessages, () => ({ messages, nextCursor: null })),
        respond(clearMessages, () => {
          messages = [];
          return undefined;
        }),
      ],
    });
    await screen.findByText('Make a shop');
    const chat = screen.getByRole('region', { name: 'Sohbet' });
    await user.click(within(chat).getByRole('button', { name: 'Diğer işlemler' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sohbeti temizle' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(callsTo(clearMessages)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Sohbeti temizle' }));
    await screen.findByText('Ne yapalım?');
  });
});
