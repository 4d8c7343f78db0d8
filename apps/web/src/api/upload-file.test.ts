// @vitest-environment happy-dom
import { createBucketFile, importProject } from '@kilim/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { at } from '../testing/everyday.ts';
import { type ScriptedUpload, stubUploads } from '../testing/scripted-upload.ts';
import { isNetworkFailure } from './client.ts';
import { uploadFile } from './upload-file.ts';

const project = {
  id: 'p1',
  name: 'Koşu',
  description: '',
  status: 'active',
  preview: null,
  tags: [],
  isPublic: false,
  framework: 'react-native',
  template: 'basic',
  fileCount: 1,
  messageCount: 0,
  revision: 1,
  createdAt: at,
  updatedAt: at,
  lastOpenedAt: at,
};
const file = new File(['zip'], 'koşu.zip');
let uploads: readonly ScriptedUpload[];

function start(abort = new AbortController()) {
  const parts: number[] = [];
  const reply = uploadFile(
    importProject,
    { query: { name: 'koşu & co', language: 'tr' } },
    { file, signal: abort.signal, onProgress: (part) => parts.push(part) },
  );
  const [upload] = uploads;
  if (!upload) throw new Error('nothing was sent');
  return { reply, parts, upload, abort };
}

beforeEach(() => {
  uploads = stubUploads();
});
afterEach(() => void vi.unstubAllGlobals());

it('sends the file unchanged, reports progress and returns the validated reply', async () => {
  const { reply, parts, upload } = start();
  expect([upload.method, upload.address]).toEqual([
    'POST',
    '/v1/projects/import?name=ko%C5%9Fu+%26+co&language=tr',
  ]);
  expect(upload.headers['content-type']).toBe('application/zip');
  expect([upload.body, upload.withCredentials]).toEqual([file, true]);
  upload.progress(1, 4);
  upload.answer(201, { project, skipped: [], skippedCount: 0 });
  expect(await reply).toMatchObject({ project: { id: 'p1' } });
  expect(parts).toEqual([0.25, 1]);
});

it('fails with the error type of the server', async () => {
  const { reply, upload } = start();
  upload.answer(400, { message: '', code: 400, type: 'import_no_project', version: '1' });
  await expect(reply).rejects.toMatchObject({ type: 'import_no_project' });
});

it.each([
  [502, {}, 'general_unavailable'],
  [201, { project: 3 }, 'general_unknown'],
] as const)('takes %i with an unreadable body for a failure', async (status, body, type) => {
  const { reply, upload } = start();
  upload.answer(status, body);
  await expect(reply).rejects.toMatchObject({ type });
});

it('reports an unreachable server', async () => {
  const { reply, upload } = start();
  upload.fail();
  expect(isNetworkFailure(await reply.catch((error: unknown) => error))).toBe(true);
});

it('stops when aborted, also before it started', async () => {
  const { reply, upload, abort } = start();
  abort.abort();
  await expect(reply).rejects.toBe(abort.signal.reason);
  expect(upload.isAborted).toBe(true);
  const options = { file, signal: abort.signal, onProgress: () => {} };
  await expect(uploadFile(importProject, { query: {} }, options)).rejects.toBe(abort.signal.reason);
});

it('leaves the content type of a form to the browser, which knows its boundary', () => {
  const form = new FormData();
  form.set('file', file);
  void uploadFile(
    createBucketFile,
    { params: { bucketId: 'ticket_attachments' } },
    { file: form, signal: new AbortController().signal, onProgress: () => {} },
  );
  expect(uploads[0]?.body).toBe(form);
  expect(uploads[0]?.headers).not.toHaveProperty('content-type');
});
