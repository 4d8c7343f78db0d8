// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { at, errorBody, type Script } from '../../testing/everyday.ts';
import {
  answerWith,
  callsTo,
  control,
  expectText,
  openPage,
  press,
  type,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
import { type ScriptedUpload, stubUploads } from '../../testing/scripted-upload.ts';
import SupportRoute from './support-route.tsx';

useScriptedPages();

const one = 'GET /v1/support/tickets/t123456';
const reply = 'POST /v1/support/tickets/t123456/replies';
const bucket = '/v1/storage/buckets/ticket_attachments/files';
const ticket = {
  id: 't123456',
  subject: 'Önizleme açılmıyor',
  message: 'Beyaz ekran',
  priority: 'high',
  status: 'waiting_customer',
  category: 'Genel',
  responses: 2,
  customerSatisfaction: null,
  createdAt: at,
  updatedAt: at,
  lastResponseAt: at,
  reference: null,
  isUnread: false,
};
const sent = (id: string, name: string, mediaType = 'image/png') => ({ id, name, mediaType, size: 2_048 });
const message = (id: string, authorType: string, attachments: object[] = []) => ({
  id,
  message: id,
  authorType,
  isRead: true,
  createdAt: at,
  attachments,
});
const conversation = {
  ticket,
  replies: [
    message('r1', 'customer', [sent('f1', 'ekran.png')]),
    message('r2', 'admin', [sent('f2', 'çözüm.pdf', 'application/pdf')]),
  ],
  projectName: null,
};
const stored = (id: string) => ({
  $id: id,
  bucketId: 'ticket_attachments',
  $createdAt: at,
  $updatedAt: at,
  $permissions: [],
  name: 'ekran.png',
  signature: '',
  mimeType: 'image/png',
  sizeOriginal: 1,
  sizeActual: 1,
  chunksTotal: 1,
  chunksUploaded: 1,
  encryption: false,
  compression: 'none',
  folder: '',
  key: '',
});
const file = (name = 'ekran.png', content = 'x') => new File([content], name, { type: 'image/png' });

let uploads: readonly ScriptedUpload[];
beforeEach(() => {
  uploads = stubUploads();
});

async function open(changes: Script = {}, address = '/support?ticket=t123456') {
  await openPage({
    path: '/support',
    address,
    element: <SupportRoute />,
    script: {
      'GET /v1/support/tickets': [200, { tickets: [ticket], total: 1, nextCursor: null }],
      'GET /v1/support/summary': [
        200,
        { total: 1, active: 1, resolved: 0, waiting: 0, unread: 0, medianResponse: null },
      ],
      'GET /v1/projects': [200, { projects: [], total: 0, nextCursor: null }],
      [one]: [200, conversation],
      ...changes,
    },
  });
  await screen.findByRole('button', { name: 'Dosya ekle' });
}
const choose = async (...files: File[]): Promise<void> => {
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No field for files');
  await userEvent.upload(input, files, { applyAccept: false });
};
async function finish(index: number, id: string): Promise<void> {
  await waitFor(() => expect(uploads[index]).toBeDefined());
  await act(async () => uploads[index]?.answer(201, stored(id)));
}
const chosen = () => within(screen.getByRole('list', { name: 'Eklenen dosyalar' }));

it('shows the files of messages with names, sizes and ways to open and save them', async () => {
  await open();
  expect(await screen.findByText('ekran.png')).toBeDefined();
  const picture = screen.getByRole('link', { name: 'Görseli aç: ekran.png' });
  expect(picture.getAttribute('href')).toBe(`${bucket}/f1/view`);
  expect(picture.querySelector('img')?.getAttribute('src')).toBe(`${bucket}/f1/preview?width=192&height=144`);
  expect(screen.getAllByText('2 KB')).toHaveLength(2);
  // A document is never opened on the site.
  expect(screen.queryByRole('link', { name: 'Görseli aç: çözüm.pdf' })).toBeNull();
  expect(screen.getByRole('link', { name: 'İndir: çözüm.pdf' }).getAttribute('href')).toBe(
    `${bucket}/f2/download`,
  );
  expect(screen.queryByRole('button', { name: 'Sil: çözüm.pdf' })).toBeNull();
});

it('deletes an own file after a question', async () => {
  await open({ [`DELETE ${bucket}/f1`]: [204, null] });
  await press('Sil: ekran.png');
  await expectText('“ekran.png” silinsin mi?');
  await press('Dosyayı sil');
  await expectText('Dosya silindi.');
});

it('uploads a chosen file and sends it with the reply', async () => {
  await open({ [reply]: [201, conversation] });
  await choose(file());
  expect(await screen.findByRole('progressbar', { name: 'ekran.png yükleniyor' })).toBeDefined();
  await type('Yanıtınız', 'Ekte');
  await press('Gönder');
  // Nothing is sent without a file that is still on its way.
  await expectText('Dosyalar yüklenince gönderebilirsiniz.');
  expect(callsTo(reply)).toEqual([]);
  await finish(0, 'new-file');
  await expectText('yüklendi');
  await press('Gönder');
  await expectText('Yanıtınız başarıyla gönderildi!');
  expect(callsTo(reply)[0]?.body).toMatchObject({ message: 'Ekte', attachments: ['new-file'] });
  expect(screen.queryByRole('list', { name: 'Eklenen dosyalar' })).toBeNull();
});

it('takes dropped and pasted files, and leaves pasted text to the field', async () => {
  await open();
  const field = control('Yanıtınız');
  fireEvent.drop(field, { dataTransfer: { files: [file('a.png')], types: ['Files'] } });
  fireEvent.paste(field, { clipboardData: { files: [file('b.png')], types: ['Files'] } });
  fireEvent.paste(field, { clipboardData: { files: [file('c.png')], types: ['text/plain', 'Files'] } });
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect(chosen().getByText('a.png')).toBeDefined();
  expect(chosen().getByText('b.png')).toBeDefined();
});

it('says why a file was not stored, keeps the text, and sends the file again', async () => {
  await open();
  await type('Yanıtınız', 'Uzun bir açıklama');
  await choose(file());
  await waitFor(() => expect(uploads[0]).toBeDefined());
  await act(async () => uploads[0]?.answer(403, errorBody('storage_limit_reached', 403)));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(control('Yanıtınız').value).toBe('Uzun bir açıklama');
  await press('Yeniden dene: ekran.png');
  await finish(1, 'second-try');
  await expectText('yüklendi');
  expect(control('Yanıtınız').value).toBe('Uzun bir açıklama');
});

it('keeps file and text without a network, says so, and sends both afterwards', async () => {
  await open({ [reply]: [201, conversation] });
  await type('Yanıtınız', 'Uzun bir açıklama');
  await choose(file());
  await waitFor(() => expect(uploads[0]).toBeDefined());
  await act(async () => uploads[0]?.fail());
  expect((await screen.findByRole('alert')).textContent).toContain('Sunucuya bağlanılamıyor.');
  await press('Gönder');
  await expectText('Dosyalar yüklenince gönderebilirsiniz.');
  expect(callsTo(reply)).toEqual([]);
  expect(control('Yanıtınız').value).toBe('Uzun bir açıklama');
  await press('Yeniden dene: ekran.png');
  await finish(1, 'stored');
  await press('Gönder');
  await expectText('Yanıtınız başarıyla gönderildi!');
  expect(callsTo(reply)[0]?.body).toMatchObject({ message: 'Uzun bir açıklama', attachments: ['stored'] });
});

it('refuses empty and too large files before sending them, and more than five', async () => {
  await open();
  const large = file('film.mp4');
  Object.defineProperty(large, 'size', { value: 10 * 1_048_576 + 1 });
  await choose(file('boş.txt', ''), large);
  await expectText('Dosya boş.');
  await expectText('Dosya en fazla 10 MB olabilir.');
  expect(uploads).toHaveLength(0);
  // Sending it again cannot help.
  expect(screen.queryByRole('button', { name: 'Yeniden dene: film.mp4' })).toBeNull();
  await choose(file('1.png'), file('2.png'), file('3.png'), file('4.png'));
  await expectText('Bir mesaja en fazla 5 dosya eklenebilir.');
  expect(chosen().getAllByRole('listitem')).toHaveLength(5);
});

it('stops an upload, and deletes a stored file that is not sent after all', async () => {
  await open({ [`DELETE ${bucket}/kept`]: [204, null] });
  await choose(file('a.png'));
  await press('Yüklemeyi durdur: a.png');
  expect(screen.queryByRole('list', { name: 'Eklenen dosyalar' })).toBeNull();
  await choose(file('b.png'));
  await finish(uploads.length - 1, 'kept');
  await press('Kaldır: b.png');
  await waitFor(() => expect(callsTo(`DELETE ${bucket}/kept`)).toHaveLength(1));
});

it('keeps the files when the reply fails', async () => {
  await open({ [reply]: [404, errorBody('ticket_attachment_not_found', 404)] });
  await choose(file());
  await finish(0, 'gone');
  await type('Yanıtınız', 'Ekte');
  await press('Gönder');
  await expectText('Eklediğiniz bir dosya artık yok.');
  expect(chosen().getByText('ekran.png')).toBeDefined();
  expect(control('Yanıtınız').value).toBe('Ekte');
  answerWith({ [reply]: [201, conversation] });
  await press('Gönder');
  await expectText('Yanıtınız başarıyla gönderildi!');
});

it('sends files with a new ticket', async () => {
  await open({ 'POST /v1/support/tickets': [201, ticket] }, '/support?new=1');
  await choose(file());
  await finish(0, 'first');
  await type('Konu', 'Yeni');
  await type('Mesaj', 'Merhaba');
  await press('Talebi gönder');
  await expectText('Talebiniz gönderildi.');
  expect(callsTo('POST /v1/support/tickets')[0]?.body).toMatchObject({ attachments: ['first'] });
});

/** The idempotency keys of the calls so far. */
const keysOf = (name: string): readonly string[] =>
  callsTo(name).map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);

it('repeats a reply with its key until it succeeds, and gives every other message another one', async () => {
  await open({ [reply]: [500, errorBody('general_unknown', 500)] });
  const send = async (text: string, calls: number): Promise<void> => {
    await type('Yanıtınız', text);
    await press('Gönder');
    await waitFor(() => expect(callsTo(reply)).toHaveLength(calls));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Gönder' }).getAttribute('aria-busy')).not.toBe('true'),
    );
  };
  await send('Tamam', 1);
  await send('Tamam', 2);
  await send('Tamam.', 3);
  answerWith({ [reply]: [201, conversation] });
  await send('Tamam.', 4);
  await send('Tamam.', 5);
  const [first, second, changed, stored, later] = keysOf(reply);
  expect(second).toBe(first);
  expect(stored).toBe(changed);
  expect(new Set([first, changed, later]).size).toBe(3);
});

it('repeats a new ticket with its key', async () => {
  const name = 'POST /v1/support/tickets';
  await open({ [name]: [500, errorBody('general_unknown', 500)] }, '/support?new=1');
  await type('Konu', 'Yeni');
  await type('Mesaj', 'Merhaba');
  await press('Talebi gönder');
  await waitFor(() => expect(callsTo(name)).toHaveLength(1));
  answerWith({ [name]: [201, ticket] });
  await press('Talebi gönder');
  await expectText('Talebiniz gönderildi.');
  const [first, second] = keysOf(name);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});
