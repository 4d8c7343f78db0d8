import { createManualClock } from '../../../platform/clock/clock.ts';
import type { Caller } from '../../../platform/http/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import type { Transactions } from '../../../platform/tx.ts';
import { createMemoryStorage } from '../../../testing/memory-storage.ts';
import { createRecordedEvents } from '../../../testing/recorded-events.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createStorageService } from '../../storage/index.ts';
import { createBucketsRoutes, createBucketsService, sumFileSizes } from '../index.ts';
import type { BucketPorts } from '../ports.ts';

export interface SentFile {
  readonly as?: Caller | null;
  readonly bucket?: string;
  readonly id?: string;
  readonly name?: string;
  readonly bytes: Uint8Array;
  readonly permissions?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

export const partSize = 5 * 1_048_576;

/** The form that the client SDK sends, its order of fields included. */
export async function toForm({ id = 'unique()', name = 'a.txt', bytes, permissions }: SentFile) {
  const form = new FormData();
  form.set('fileId', id);
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  for (const [index, permission] of (permissions ?? []).entries())
    form.set(`permissions[${index}]`, permission);
  const sent = new Response(form);
  return {
    rawBody: new Uint8Array(await sent.arrayBuffer()),
    type: sent.headers.get('content-type') ?? '',
  };
}

/** The module over a database, with files in memory or in `place`. `megabytes` is the quota of everybody. */
export function openBuckets(
  transactions: Transactions,
  megabytes = 1_000,
  tickets?: BucketPorts['tickets'],
  place?: FileStorage,
) {
  const clock = createManualClock(Date.UTC(2026, 10, 22, 12));
  const events = createRecordedEvents();
  const files = createMemoryStorage(clock.now);
  const storage = createStorageService({
    transactions,
    clock,
    findLimit: async () => megabytes,
    readProjects: async () => Promise.reject(new Error('No projects here.')),
    readUploads: sumFileSizes,
    readExports: async () => 0,
  });
  const service = createBucketsService({
    transactions,
    clock,
    events,
    files: place ?? files,
    storage,
    isVerified: async () => false,
    tickets: tickets ?? { isReader: async () => false, fileRemoved: async () => {} },
  });
  const app = createTestApp({ routes: createBucketsRoutes(service), rateLimitFactor: 100 });
  const send = async (sent: SentFile) => {
    const { rawBody, type } = await toForm(sent);
    return app.call('POST', `/v1/storage/buckets/${sent.bucket ?? 'user-assets'}/files`, {
      as: sent.as ?? null,
      rawBody,
      headers: { 'content-type': type, ...sent.headers },
    });
  };
  /** Sends one part of a file, cut as the client SDK does. */
  const sendPart = (
    whole: Uint8Array,
    part: number,
    {
      as,
      id,
      uploadId,
      name = 'film.mp4',
    }: {
      readonly as: Caller;
      readonly id: string;
      readonly uploadId?: string;
      readonly name?: string;
    },
  ) => {
    const start = part * partSize;
    const bytes = whole.subarray(start, start + partSize);
    return send({
      as,
      id,
      name,
      bytes,
      headers: {
        'content-range': `bytes ${start}-${start + bytes.byteLength - 1}/${whole.byteLength}`,
        ...(uploadId !== undefined && { 'x-appwrite-id': uploadId }),
      },
    });
  };
  return { app, clock, events, files, service, storage, send, sendPart };
}
