import { type ProjectFiles, starterFiles } from '@kilim/app-kit';
import type { UserId } from '@kilim/contract';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { createAnswerValidator } from '../modules/ai/answers/validate-in-worker.ts';
import { createPromptTasks } from '../modules/ai/prompt/prompts-in-worker.ts';
import { createExportsService } from '../modules/exports/index.ts';
import { createArchiveReader } from '../modules/projects/index.ts';
import { describeReceipt } from '../modules/receipts/document/receipt-document.ts';
import { sampleReceipt } from '../modules/receipts/document/sample-receipt.ts';
import { createPdfPrinter } from '../modules/receipts/index.ts';
import { readPdfText } from '../modules/receipts/testing/read-pdf-text.ts';
import { silentLog } from '../platform/log/log.ts';
import { cutPages } from '../platform/workers/index.ts';
import { createZipWriter, type PackedEntry } from '../platform/zip/index.ts';
import { createServerWorkers, turnJobsOf } from './index.ts';

// Runs every job once in a real thread, because its input and result must be cloneable.
const workers = createServerWorkers(silentLog);
const userId = 'ann' as UserId;
const starter = starterFiles({ name: 'Deneme', language: 'tr' });
afterAll(() => workers.close());

async function* pagesOf(files: ProjectFiles) {
  yield* cutPages(Object.entries(files));
}

const answerWith = (files: Record<string, string | null>, fields: object = {}): string =>
  JSON.stringify({ title: 't', explanation: 'e', changes: [], nextSteps: [], files, ...fields });
const validate = (current: ProjectFiles, ...answers: string[]) =>
  createAnswerValidator(workers.job('validate-answers'))(
    current,
    { answers, language: 'tr', request: '', seen: null, saved: {} },
    { userId, signal: new AbortController().signal },
  );

it('validates answers', async () => {
  const current = { ...starter, 'src/old.ts': 'export {};\n' };
  const changes = { 'src/new.ts': 'export const a = 1;\n', 'src/old.ts': null };
  expect(await validate(current, answerWith(changes))).toMatchObject({
    ok: true,
    isNewProject: false,
    files: { ...starter, 'src/new.ts': 'export const a = 1;\n' },
    changes,
    reply: { title: 't', explanation: 'e' },
  });
  expect(await validate(current, answerWith({ 'src/new.ts': 'const a = (' }))).toMatchObject({
    ok: false,
    isReadable: true,
    error: { type: 'ai_result_does_not_build', params: { path: 'src/new.ts', line: 1 } },
    problems: [{ kind: 'syntax', path: 'src/new.ts' }],
    files: { 'src/new.ts': 'const a = (' },
  });
  expect(await validate(current, answerWith({ '../out.ts': '' }))).toMatchObject({
    ok: false,
    error: { type: 'ai_reply_invalid_files' },
    files: null,
  });
  expect(await validate(current, '{"files":{')).toMatchObject({
    ok: false,
    isReadable: false,
    error: { type: 'ai_reply_truncated' },
    files: null,
  });
});

it('validates an answer for a new project', async () => {
  const current = { ...starter, 'src/old.ts': 'export {};\n' };
  const app = starter['src/App.tsx'] ?? '';
  const answer = answerWith({ 'src/App.tsx': app }, { newProject: true, projectName: ' Sepet ' });
  const validation = await validate(current, answer);
  expect(validation).toMatchObject({
    ok: true,
    isNewProject: true,
    changes: {},
    reply: { projectName: 'Sepet' },
  });
  expect(Object.keys(validation.files ?? {}).toSorted()).toEqual(['package.json', 'src/App.tsx']);
});

it('builds prompts and counts tokens', async () => {
  const tasks = createPromptTasks(turnJobsOf(workers));
  const files = { 'src/App.tsx': 'export default () => null;\n' };
  const input = {
    sectionId: '012345678901234567890123',
    prompt: 'mor yap',
    language: 'tr',
    projectName: 'Liste',
    files,
  } as const;
  const prompt = await tasks.buildPrompt({ ...input, history: [] }, userId);
  expect(prompt.includedPaths).toEqual(['src/App.tsx']);
  const problem = { kind: 'syntax', path: 'src/App.tsx', params: { message: 'x' } } as const;
  const repair = { sectionId: input.sectionId, prompt, answer: '{', problems: [problem], fault: '' };
  const applied = await tasks.buildRepairPrompt({ ...repair, files }, userId);
  expect(applied.messages.at(-1)?.content).toContain('() => null');
  expect(applied.shownPaths).toEqual(['src/App.tsx']);
  const rejected = await tasks.buildRepairPrompt({ ...repair, files: null }, userId);
  expect(rejected.messages).toHaveLength(4);
  expect(await tasks.countTokens('mor yap', userId)).toBeGreaterThan(1);
});

it('exports a project reproducibly or returns its first problem', async () => {
  const exportOf = async (files: ProjectFiles) => {
    const projects = {
      find: async () => ({ name: 'Şık Liste' }),
      openFilePages: async () => pagesOf(files),
    };
    const exports = createExportsService({
      projects: projects as never,
      findReport: async () => null,
      runExport: workers.job('export-project'),
      runCheck: workers.job('check-export'),
    });
    const { chunks, fileName } = await exports.exportProject(userId, 'p' as never, {
      language: 'tr',
      packages: null,
    });
    const pieces: Uint8Array[] = [];
    for await (const chunk of chunks) pieces.push(chunk);
    return { fileName, bytes: Buffer.concat(pieces) };
  };
  const [one, other] = [await exportOf(starter), await exportOf(starter)];
  expect(one.fileName).toBe('Şık Liste.zip');
  expect(Object.keys(unzipSync(one.bytes))).toContain('sik-liste/src/App.tsx');
  expect(one.bytes.equals(other.bytes)).toBe(true);
  await expect(exportOf({ ...starter, 'src/a.ts': 'const a = (' })).rejects.toMatchObject({
    type: 'export_failed',
    params: { path: 'src/a.ts', reason: 'syntax' },
  });
});

it('draws a receipt', async () => {
  const time = Date.parse('2026-11-21T09:00:00Z');
  const issuer = { name: 'Kilim', taxId: '', address: 'Çarşı 1', phone: '', email: '', logo: null };
  const print = createPdfPrinter(workers.job('draw-receipt'));
  const bytes = await print(describeReceipt(sampleReceipt(time, 'tr'), issuer, 'tr'), new Date(time), 'ann');
  expect(readPdfText(bytes).join('|')).toContain('Çarşı 1');
});

it('reads an archive', async () => {
  const archive = zipSync({
    'a/package.json': strToU8('{"name":"defter"}'),
    'a/App.tsx': strToU8('export {};'),
  });
  const read = createArchiveReader(workers.job('read-archive'));
  expect(await read(archive, userId)).toMatchObject({
    name: 'defter',
    files: [
      ['package.json', { content: '{"name":"defter"}', size: 17 }],
      ['App.tsx', { content: 'export {};', size: 10 }],
    ],
    skipped: [],
    skippedCount: 0,
  });
  await expect(read(strToU8('no zip at all, whatever it says'), userId)).rejects.toMatchObject({
    type: 'import_archive_invalid',
  });
});

it('packs files', async () => {
  const pieces: Uint8Array[] = [];
  const zip = createZipWriter();
  const pages = cutPages<string | Uint8Array>([
    ['a.txt', 'şık'],
    ['b.bin', Uint8Array.of(1, 2, 3)],
  ]);
  const onChunk = (entry: PackedEntry) => void pieces.push(...zip.add(entry));
  await workers.job('pack-files')(null, { owner: userId, limit: 20_000, pages, onChunk });
  const files = unzipSync(Buffer.concat([...pieces, ...zip.end()]));
  expect(strFromU8(files['a.txt'] ?? new Uint8Array())).toBe('şık');
  expect([...(files['b.bin'] ?? [])]).toEqual([1, 2, 3]);
});
