import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { sdkVersions } from '../../testing/sdk-client.ts';
import { documentsOf, openDocuments, query, type TestDocuments } from './testing/open-documents.ts';

interface Sdk {
  readonly Query: Readonly<Record<string, ((...values: unknown[]) => string) | undefined>>;
}

describeOnEachEngine('the protocol of documents', (engine) => {
  let documents: TestDocuments;
  let ada: Caller;
  let path: string;

  beforeAll(async () => {
    documents = await openDocuments(engine);
    ada = await documents.addMember();
    const made = await documents.create(ada, 'projects', { name: 'Bir' });
    path = `${documentsOf('projects')}/${String(made['$id'])}`;
  });
  afterAll(() => documents.close());

  it('accepts data as its JSON text and ignores fields of the protocol in it', async () => {
    const data = JSON.stringify({ description: 'Yeni', $id: 'other', $createdAt: 'x', $permissions: ['x'] });
    const changed = await documents.patch(ada, path, { data });
    expect(changed).toMatchObject({ status: 200, json: { description: 'Yeni', name: 'Bir' } });
    for (const text of ['x', '[]', '7', 'null']) {
      expect(await documents.patch(ada, path, { data: text })).toMatchObject({
        status: 400,
        json: { type: 'document_invalid_structure' },
      });
    }
  });

  it('wants data or permissions', async () => {
    const own = [`write("user:${ada.userId}")`, 'read("users")', `update("user:${ada.userId}/unverified")`];
    const kept = (await documents.get(ada, path)).json;
    expect(await documents.patch(ada, path, { permissions: own })).toMatchObject({ status: 200, json: kept });
    expect(await documents.patch(ada, path, {})).toMatchObject({
      status: 400,
      json: { type: 'document_missing_payload' },
    });
    expect(await documents.post(ada, documentsOf('projects'), { documentId: 'unique()' })).toMatchObject({
      status: 400,
      json: { type: 'document_missing_data' },
    });
  });

  it('reads lists of parameters in both forms and ignores those of transactions and caches', async () => {
    const text = encodeURIComponent(query('equal', 'name', ['Bir']));
    const limit = encodeURIComponent(query('limit', undefined, [1]));
    for (const parameters of [
      `queries[]=${text}&queries[]=${limit}`,
      `queries[1]=${limit}&queries[0]=${text}`,
    ]) {
      const reply = await documents.get(
        ada,
        `${documentsOf('projects')}?${parameters}&ttl=60&transactionId=t`,
      );
      expect(reply).toMatchObject({ status: 200, json: { total: 1, documents: [{ name: 'Bir' }] } });
    }
  });

  it.each(sdkVersions<Sdk>())(
    'finds times with the queries of the client SDK %s',
    async (_version, { Query }) => {
      const [past, future] = ['2020-01-01T00:00:00.000+00:00', '2099-01-01T00:00:00.000+00:00'];
      const count = async (name: string, ...values: string[]): Promise<number | undefined> => {
        const text = Query[name]?.(...values);
        return text === undefined ? undefined : (await documents.list(ada, 'projects', [text])).total;
      };
      expect([1, undefined]).toContain(await count('createdAfter', past));
      expect([0, undefined]).toContain(await count('createdBefore', past));
      expect([1, undefined]).toContain(await count('updatedBetween', past, future));
      expect(await count('greaterThan', '$createdAt', past)).toBe(1);
      expect(await count('between', '$updatedAt', past, future)).toBe(1);
    },
  );
});
