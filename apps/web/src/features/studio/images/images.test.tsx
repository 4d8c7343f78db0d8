// @vitest-environment happy-dom
import { estimateTurn, getPromptImage, type ImageAttachment, listMessages, startTurn } from '@kilim/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond } from '../../../testing/respond.ts';
import { type ScriptedUpload, stubUploads } from '../../../testing/scripted-upload.ts';
import { acceptPrompt, findInput } from '../testing/chat-helpers.ts';
import { makeMessage } from '../testing/fixtures.ts';
import { renderStudio } from '../testing/render-studio.tsx';
import { fileNameOf } from './image-dialog.tsx';
import { scaleSides } from './shrink-image.ts';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));
vi.mock('./shrink-image.ts', async (original) => ({
  ...(await original<object>()),
  shrinkImage: async (file: Blob) => file,
}));

const image: ImageAttachment = {
  kind: 'image',
  hash: 'a'.repeat(64),
  name: 'ekran.png',
  mediaType: 'image/png',
  size: 100,
  width: 640,
  height: 480,
};
const file = (name = 'ekran.png', type = 'image/png') => new File(['x'], name, { type });
const unread = respond(estimateTurn, {
  promptTokens: 3,
  expectedCredits: 4,
  maximumCredits: 9,
  minimumBalance: 20,
  readsImages: false,
});

let uploads: readonly ScriptedUpload[];
beforeEach(() => {
  uploads = stubUploads();
});
const sentTo = (part: string) => uploads.filter(({ address }) => address.includes(part));
async function finishUpload(at = 0, answer: ImageAttachment = image): Promise<void> {
  await waitFor(() => expect(sentTo('/images')[at]).toBeDefined());
  act(() => sentTo('/images')[at]?.answer(201, answer));
}

it('attaches a chosen image and sends it', async () => {
  const { user } = await renderStudio({ handlers: [acceptPrompt] });
  const input = await findInput();
  await user.upload(screen.getByTestId('prompt-images'), file());
  expect(await screen.findByRole('progressbar', { name: 'ekran.png ekleniyor' })).toBeDefined();
  await user.type(input, 'bunun gibi');
  // Nothing is sent without an image that is still on its way.
  await user.keyboard('{Enter}');
  expect(callsTo(startTurn)).toEqual([]);
  await finishUpload();
  expect(await screen.findByRole('button', { name: 'Görsel: ekran.png, büyüt' })).toBeDefined();
  await user.type(input, '{Enter}');
  await waitFor(() => expect(callsTo(startTurn)[0]?.body.attachments).toEqual([image]));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Ekler' })).toBeNull());
});

it('attaches pasted and dropped images and leaves other files alone', async () => {
  await renderStudio();
  const input = await findInput();
  fireEvent.paste(input, { clipboardData: { files: [file('pano.png')], types: ['Files'] } });
  await finishUpload();
  await screen.findByRole('button', { name: 'Görsel: ekran.png, büyüt' });
  fireEvent.drop(input, { dataTransfer: { files: [file('a.txt', 'text/plain')], types: ['Files'] } });
  fireEvent.drop(input, { dataTransfer: { files: [file('b.png')], types: ['Files'] } });
  await finishUpload(1, { ...image, hash: 'b'.repeat(64), name: 'b.png' });
  await screen.findByRole('button', { name: 'Görsel: b.png, büyüt' });
  expect(sentTo('/images')).toHaveLength(2);
});

it('says why an image was not stored, sends it again and removes it', async () => {
  const { user } = await renderStudio();
  await findInput();
  await user.upload(screen.getByTestId('prompt-images'), file());
  await waitFor(() => expect(sentTo('/images')[0]).toBeDefined());
  const problem = { type: 'prompt_image_invalid', code: 400, message: '', version: '1', requestId: 'r' };
  act(() => sentTo('/images')[0]?.answer(400, problem));
  const failed = await screen.findByRole('alert');
  expect(failed.textContent).toContain('bir görsel olarak okunamadı');
  await user.click(within(failed).getByRole('button', { name: 'Yeniden dene' }));
  await waitFor(() => expect(sentTo('/images')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Eki kaldır: ekran.png' }));
  expect(screen.queryByRole('list', { name: 'Eklenen görseller' })).toBeNull();
});

it('takes four images and says that there were more', async () => {
  const { user } = await renderStudio();
  await findInput();
  await user.upload(
    screen.getByTestId('prompt-images'),
    [1, 2, 3, 4, 5].map((number) => file(`${number}.png`)),
  );
  expect(await screen.findByText('Bir isteğe en fazla 4 görsel eklenebilir.')).toBeDefined();
  await waitFor(() => expect(sentTo('/images')).toHaveLength(4));
});

it('says before sending that images are not looked at', async () => {
  const { user } = await renderStudio({ handlers: [unread, acceptPrompt] });
  const input = await findInput();
  await user.type(input, 'bunun gibi');
  await user.upload(screen.getByTestId('prompt-images'), file());
  await finishUpload();
  expect(await screen.findByText(/asistan görsellere bakamaz/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Görselleri kaldır' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Görsel: ekran.png, büyüt' })).toBeNull());
  await user.type(input, '{Enter}');
  await waitFor(() => expect(callsTo(startTurn)[0]?.body.attachments).toEqual([]));
});

it('shows the images of a message, enlarges one and adds it to the project', async () => {
  const message = makeMessage({ turnId: 't1', attachments: [image] });
  const { user } = await renderStudio({
    handlers: [
      respond(listMessages, { messages: [message], nextCursor: null }),
      respond(getPromptImage, new Blob(['x'])),
    ],
  });
  await findInput();
  await user.click(await screen.findByRole('button', { name: 'Görsel: ekran.png, büyüt' }));
  const dialog = await screen.findByRole('dialog', { name: 'Görsel: ekran.png' });
  expect(within(dialog).getByRole('img', { name: 'Görsel: ekran.png' })).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Projeye ekle' }));
  await waitFor(() => expect(sentTo('/files/upload')[0]?.address).toContain('path=assets%2Fekran.png'));
});

it.each([
  ['logo.jpeg', 'image/png', 'logo.png'],
  ['', 'image/jpeg', 'aaaaaaaa.jpg'],
  ['..', 'image/webp', 'aaaaaaaa.webp'],
] as const)('names the file of %j (%s) %s', (name, mediaType, path) => {
  expect(fileNameOf({ ...image, name, mediaType })).toBe(path);
});

it.each([
  [3_136, 1_000, 1_568, 500],
  [100, 50, 100, 50],
  [20_000, 1, 1_568, 1],
])('scales %i × %i to %i × %i', (width, height, toWidth, toHeight) => {
  expect(scaleSides({ width, height }, 1_568)).toEqual({ width: toWidth, height: toHeight });
});
