import { type ProjectFiles, parseReply, starterFiles } from '@kilim/app-kit';
import type { UserId } from '@kilim/contract';
import { unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { createJudge } from '../modules/ai/index.ts';
import { createExportsService } from '../modules/exports/index.ts';
import { describeReceipt } from '../modules/receipts/document/receipt-document.ts';
import { sampleReceipt } from '../modules/receipts/document/sample-receipt.ts';
import { createPdfPrinter } from '../modules/receipts/index.ts';
import { readPdfText } from '../modules/receipts/testing/read-pdf-text.ts';
import { silentLog } from '../platform/log/log.ts';
import { createServerWorkers } from './index.ts';

// Every job once in a real thread: what is sent there and back has to survive being copied.
const workers = createServerWorkers(silentLog);
const userId = 'ann' as UserId;
const starter = starterFiles({ name: 'Deneme', language: 'tr' });
afterAll(() => workers.close());

const replyWith = (files: Record<string, string | null>) => {
  const read = parseReply(
    JSON.stringify({ title: 't', explanation: 'e', changes: [], nextSteps: [], files }),
  );
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
};
const judge = (current: ProjectFiles, files: Record<string, string | null>) =>
  createJudge(workers.job('judge-answer'))(current, [replyWith(files)], {
    userId,
    signal: new AbortController().signal,
  });

it('judges an answer', async () => {
  const current = { ...starter, 'src/old.ts': 'export {};\n' };
  expect(await judge(current, { 'src/new.ts': 'export const a = 1;\n', 'src/old.ts': null })).toEqual({
    ok: true,
    files: { ...starter, 'src/new.ts': 'export const a = 1;\n' },
    changes: { 'src/new.ts': 'export const a = 1;\n', 'src/old.ts': null },
  });
  expect(await judge(current, { 'src/new.ts': 'const a = (' })).toMatchObject({
    ok: false,
    error: { type: 'ai_result_does_not_build', params: { path: 'src/new.ts', line: 1 } },
    problems: [{ kind: 'syntax', path: 'src/new.ts' }],
    files: { 'src/new.ts': 'const a = (' },
  });
  expect(await judge(current, { '../out.ts': '' })).toMatchObject({
    ok: false,
    error: { type: 'ai_reply_invalid_files' },
    files: null,
  });
});

it('exports a project, the same bytes each time, or says what is wrong with it', async () => {
  const exportOf = async (files: ProjectFiles) => {
    const listed = Object.entries(files).map(([path, content]) => ({ path, content }));
    const projects = {
      find: async () => ({ name: 'Şık Liste' }),
      listFiles: async () => ({ revision: 1, files: listed }),
    };
    const exports = createExportsService({
      projects: projects as never,
      runExport: workers.job('export-project'),
    });
    const { chunks, fileName } = await exports.exportProject(userId, 'p' as never, 'tr');
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
