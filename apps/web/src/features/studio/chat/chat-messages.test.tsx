// @vitest-environment happy-dom
import { clearMessages, getVersionChanges, listMessages } from '@kilim/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { acceptPrompt, creditsOf, findInput, sentPrompts } from '../testing/chat-helpers.ts';
import { makeAnswer, makeMessage } from '../testing/fixtures.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

describe('messages', () => {
  it('put a next step whose price the balance does not allow into the input', async () => {
    const answer = makeAnswer({
      changes: { title: '', files: [], changeList: [], nextSteps: ['Add a map'] },
    });
    const { user } = await renderStudio({
      handlers: [creditsOf(12), respond(listMessages, { messages: [answer], nextCursor: null })],
    });
    await user.click(await screen.findByRole('button', { name: /^Add a map ?yaklaşık/ }));
    expect(sentPrompts()).toEqual([]);
    expect((await findInput()).value).toBe('Add a map');
  });

  it('open the version of an answer', async () => {
    const answer = makeAnswer();
    const metadata = answer.metadata && { ...answer.metadata, versionNumber: 7 };
    const { user } = await renderStudio({
      handlers: [
        respond(listMessages, { messages: [{ ...answer, metadata }], nextCursor: null }),
        respond(getVersionChanges, { changes: [] }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Sürüm 7' }));
    await screen.findByRole('dialog', { name: 'Sürümler' });
  });

  it.each([
    ['an app of the built-in provider', 'builtin', 'v2', true],
    ['words of the built-in provider', 'builtin', null, false],
    ['an app of a model', 'openai-compatible', 'v2', false],
  ] as const)(
    'say whether they were composed without AI: %s',
    async (_name, provider, versionId, isLabelled) => {
      const answer = makeAnswer();
      const metadata = answer.metadata && { ...answer.metadata, provider, versionId };
      await renderStudio({
        handlers: [respond(listMessages, { messages: [{ ...answer, metadata }], nextCursor: null })],
      });
      await screen.findByText('12 kredi');
      expect(screen.queryByText('AI olmadan kuruldu') !== null).toBe(isLabelled);
    },
  );

  it('fold the files of a large answer', async () => {
    const files = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      path: `src/${name}.ts`,
      kind: 'created',
      added: 10,
      removed: 0,
    }));
    const answer = makeAnswer({ changes: { title: '', files, changeList: [], nextSteps: [] } });
    const { user } = await renderStudio({
      handlers: [respond(listMessages, { messages: [answer], nextCursor: null })],
    });
    const list = await screen.findByRole('list', { name: 'Değişen dosyalar' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: /^5 dosya/ }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  });

  it('put the prompt of a failed turn back into the input', async () => {
    const turnId = 't1';
    const error = { type: 'ai_provider_timeout', params: { seconds: 60 } };
    const failed = makeMessage({ id: 'm2', type: 'system', content: '', turnId, error });
    const { user } = await renderStudio({
      handlers: [respond(listMessages, { messages: [failed, makeMessage({ turnId })], nextCursor: null })],
    });
    await user.click(await screen.findByRole('button', { name: 'Düzenleyip yeniden gönder' }));
    expect((await findInput()).value).toBe('Make a shop');
    expect(sentPrompts()).toEqual([]);
  });
  it('show an answer with its cost, without model and tokens, and send a next step that shows its price', async () => {
    const answer = makeAnswer();
    const { user } = await renderStudio({
      handlers: [
        acceptPrompt,
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
    await screen.findByText('12 kredi');
    expect(screen.queryByText(/token|gpt-test/)).toBeNull();
    // The price belongs to the name: nothing that costs credits is sent without it.
    await user.click(await screen.findByRole('button', { name: /^Add a profile screen ?yaklaşık 4 kredi$/ }));
    await screen.findByRole('button', { name: 'Durdur' });
    expect(sentPrompts()).toEqual(['Add a profile screen']);
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

  it('show both sides of a conflict with a save of the user', async () => {
    const params = { path: 'src/App.tsx', line: 6, mine: 'const a = 1;', theirs: '' };
    const error = { type: 'turn_conflict', params };
    await renderStudio({
      handlers: [
        respond(listMessages, {
          messages: [makeMessage({ id: 'm3', type: 'system', content: '', error })],
          nextCursor: null,
        }),
      ],
    });
    const log = await screen.findByRole('log');
    await within(log).findByText('Sizin değişikliğiniz (src/App.tsx, satır 6)');
    within(log).getByText('const a = 1;');
    within(log).getByText('(silindi)');
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
