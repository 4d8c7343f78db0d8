import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../../../compose/index.ts';
import { readConfig } from '../../../config/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { createSecretBox } from '../../../platform/secrets/index.ts';
import { createLocalStorage } from '../../../platform/storage/index.ts';
import type { TestEngine } from '../../../testing/each-engine.ts';
import { createRecordedEvents } from '../../../testing/recorded-events.ts';
import { createTestApp, type TestReply } from '../../../testing/test-app.ts';
import { addUser } from '../../../testing/users.ts';

export const documentsOf = (collection: string): string =>
  `/v1/databases/main/collections/${collection}/documents`;
export const rowsOf = (table: string): string => `/v1/tablesdb/main/tables/${table}/rows`;

export type Json = Readonly<Record<string, unknown>>;

/** A query of the client SDK. */
export const query = (method: string, attribute?: string, values?: readonly unknown[]): string =>
  JSON.stringify({ method, ...(attribute !== undefined && { attribute }), ...(values && { values }) });

export const withQueries = (path: string, queries: readonly string[]): string =>
  `${path}?${queries.map((text, index) => `queries[${index}]=${encodeURIComponent(text)}`).join('&')}`;

/** All modules over the engine's database, called through the documents of the client SDK. */
export async function openDocuments(engine: TestEngine, rateLimitFactor = 1000) {
  const folder = mkdtempSync(join(tmpdir(), 'kilim-documents-'));
  const events = createRecordedEvents();
  const modules = compose(readConfig({ INITIAL_CREDITS: '0' }), engine.open(), events, silentLog, {
    secrets: createSecretBox(randomBytes(32)),
    storage: createLocalStorage(join(folder, 'files')),
    dataFolder: folder,
  });
  await modules.seed();
  const app = createTestApp({
    routes: modules.routes,
    rateLimitFactor,
    parseLargeJson: modules.parseLargeJson,
  });
  const send =
    (method: string) =>
    (
      as: Caller | null,
      path: string,
      body?: unknown,
      headers: Readonly<Record<string, string>> = {},
    ): Promise<TestReply> =>
      app.call(method, path, { as, headers, ...(body !== undefined && { body }) });
  const create = async (as: Caller, collection: string, data: Json, id = 'unique()'): Promise<Json> => {
    const { status, json } = await send('POST')(as, documentsOf(collection), { documentId: id, data });
    if (status !== 201) throw new Error(`${status}: ${JSON.stringify(json)}`);
    return json as Json;
  };
  return {
    modules,
    events,
    addMember: (overrides: Parameters<typeof addUser>[1] = {}) => addUser(engine.transactions, overrides),
    get: send('GET'),
    post: send('POST'),
    patch: send('PATCH'),
    put: send('PUT'),
    remove: send('DELETE'),
    upload: (as: Caller, path: string, rawBody: Uint8Array<ArrayBuffer>, type: string): Promise<TestReply> =>
      app.call('POST', path, { as, rawBody, headers: { 'content-type': type } }),
    create,
    /** Ids of a list. */
    list: async (as: Caller | null, collection: string, queries: readonly string[] = []) => {
      const { status, json } = await send('GET')(as, withQueries(documentsOf(collection), queries));
      const {
        documents = [],
        total,
        type,
      } = (json ?? {}) as {
        documents?: readonly Json[];
        total?: number;
        type?: string;
      };
      return { status, type, total, documents, ids: documents.map(({ $id }) => $id) };
    },
    close: async (): Promise<void> => {
      await modules.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestDocuments = Awaited<ReturnType<typeof openDocuments>>;
