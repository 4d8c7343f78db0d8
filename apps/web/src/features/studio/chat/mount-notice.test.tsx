// @vitest-environment happy-dom
import { type ChatMessage, listMessages, listVersions, restoreVersion } from '@kilim/contract';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { findPreviewHost, previewHost } from '../testing/fake-preview-host.ts';
import { makeAnswer, makeVersion } from '../testing/fixtures.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

const crash = {
  kind: 'runtime-error',
  lastGood: false,
  error: {
    code: 'runtime',
    message: 'boom',
    params: {},
    path: null,
    line: null,
    column: null,
    frame: null,
    stack: [],
  },
} as const;

function failed(versionId: string, mount: Record<string, unknown> = {}): ChatMessage {
  const answer = makeAnswer({ id: `m-${versionId}`, content: `Yanıt ${versionId}` });
  const metadata = answer.metadata && { ...answer.metadata, versionId };
  return makeAnswer({
    ...answer,
    metadata,
    mount: { result: 'error', charge: 'returned', credits: 12, ...mount },
  });
}

/** Opens the studio with messages, newest first. */
async function renderChat(messages: ChatMessage[], language: 'tr' | 'en' = 'tr') {
  const studio = await renderStudio({
    language,
    handlers: [respond(listMessages, { messages, nextCursor: null })],
  });
  await findPreviewHost();
  return studio;
}

const breakApp = (lastGood = false) => act(async () => previewHost().report({ ...crash, lastGood }));
const goBack = () => screen.findAllByRole('button', { name: 'Önceki hâline dön' });

describe('a change that did not start', () => {
  it.each([
    ['returned', 12, 'Bu değişiklik çalışmadı; 12 krediniz geri verildi.'],
    ['in-review', 12, /sınırına ulaştınız; 12 kredinin iadesini bir yetkili inceleyecek\./],
    ['refused', 12, 'Bu değişikliğin iadesi incelendi; 12 kredi geri verilmedi.'],
    ['kept', 0, 'Bu değişiklik çalışmadı. Bunun için kredi harcamadınız.'],
  ])('says what became of its price: %s', async (charge, credits, text) => {
    await renderChat([failed('v2', { charge, credits })]);
    await screen.findByText(text);
  });

  it('says it in English too', async () => {
    await renderChat([failed('v2', { credits: 1 })], 'en');
    await screen.findByText('This change did not work; your 1 credit was returned.');
  });

  it('shows no notice for one that ran', async () => {
    await renderChat([failed('v2', { result: 'ok', charge: 'kept' })]);
    await screen.findByText('Yanıt v2');
    expect(screen.queryByText(/çalışmadı/)).toBeNull();
  });
});

describe('going back', () => {
  const versions = [
    makeVersion({ id: 'v3', number: 3 }),
    makeVersion({ id: 'v2', number: 2 }),
    makeVersion({ id: 'v1', number: 1 }),
  ];
  const twice = [failed('v3'), failed('v2')];

  it('is not proposed after the first failure, where another try is', async () => {
    await renderChat([failed('v2')]);
    await breakApp();
    await screen.findByRole('button', { name: 'AI ile düzelt' });
    expect(screen.queryByRole('button', { name: 'Önceki hâline dön' })).toBeNull();
  });

  it('is proposed instead of another try after the second, and restores the version before both', async () => {
    const { user } = await renderChat(twice);
    await breakApp();
    server.use(
      respond(listVersions, { versions, nextCursor: null }),
      respond(restoreVersion, {
        ...makeVersion({ id: 'v4', number: 4, restoredNumber: 1 }),
        previousId: null,
      }),
    );
    const [first] = await goBack();
    expect(screen.queryByRole('button', { name: 'AI ile düzelt' })).toBeNull();
    if (first) await user.click(first);
    await screen.findByText('Sürüm 1 geri getirildi');
    expect(callsTo(restoreVersion)[0]?.params).toMatchObject({ versionId: 'v1' });
  });

  it('is proposed over the last working screen and in the chat', async () => {
    await renderChat(twice);
    await breakApp(true);
    const chat = within(screen.getByRole('region', { name: 'Sohbet' }));
    const preview = within(screen.getByRole('region', { name: 'Önizleme' }));
    for (const place of [chat, preview]) await place.findByRole('button', { name: 'Önceki hâline dön' });
  });

  it('is not proposed while the app runs', async () => {
    await renderChat(twice);
    await act(async () => previewHost().report({ kind: 'running', lastGood: true }));
    await screen.findByText('Yanıt v3');
    expect(screen.queryByRole('button', { name: 'Önceki hâline dön' })).toBeNull();
  });

  it('says when the version cannot be found or read', async () => {
    const { user } = await renderChat(twice);
    await breakApp();
    const [first] = await goBack();
    server.use(respond(listVersions, { versions: versions.slice(0, 2), nextCursor: null }));
    if (first) await user.click(first);
    await screen.findByText('Sürüm geri getirilemedi');
    server.use(respondError(listVersions, 'general_unavailable'));
    if (first) await user.click(first);
    expect(await screen.findAllByText('Sürüm geri getirilemedi')).not.toHaveLength(0);
    expect(callsTo(restoreVersion)).toEqual([]);
  });
});
