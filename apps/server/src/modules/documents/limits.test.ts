import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import {
  documentsOf,
  openDocuments,
  query,
  rowsOf,
  type TestDocuments,
  withQueries,
} from './testing/open-documents.ts';

describeOnEachEngine('calls of documents that are refused', (engine) => {
  let documents: TestDocuments;
  let ada: Caller;
  let projectId: string;

  beforeAll(async () => {
    documents = await openDocuments(engine);
    ada = await documents.addMember();
    projectId = String((await documents.create(ada, 'projects', { name: 'Gizli' }))['$id']);
  });
  afterAll(() => documents.close());

  it('creates several documents at once for API keys only, which do not exist', async () => {
    const one = { name: 'Bir' };
    for (const [path, several, id] of [
      [documentsOf('projects'), { documents: [one] }, 'documentId'],
      [rowsOf('projects'), { rows: [one] }, 'rowId'],
    ] as const) {
      expect(await documents.post(ada, path, several)).toMatchObject({
        status: 401,
        json: { type: 'general_unauthorized_scope' },
      });
      expect(await documents.post(ada, path, { data: one })).toMatchObject({
        status: 400,
        json: { type: 'general_argument_invalid', fields: { [id]: 'required' } },
      });
    }
  });

  it('rejects too many, too long and malformed queries', async () => {
    const invalid = { status: 400, type: 'general_query_invalid' };
    const list = (queries: readonly string[]) => documents.list(ada, 'projects', queries);
    expect(await list(Array.from({ length: 101 }, () => query('equal', 'name', ['x'])))).toMatchObject(
      invalid,
    );
    expect(
      await list([
        query(
          'or',
          undefined,
          Array.from({ length: 101 }, () => ({ method: 'isNull', attribute: 'name' })),
        ),
      ]),
    ).toMatchObject(invalid);
    expect(await list([query('equal', 'a'.repeat(5000), ['x'])])).toMatchObject(invalid);
    expect(await list([query('equal', 'name', ['x'.repeat(5000)])])).toMatchObject(invalid);
    for (const text of [
      '',
      '[]',
      '{',
      'limit(5)',
      'equal("name",["x"])',
      '{"method":"equal","attribute":"name"}',
      query('equal', 'name', [['x']]),
      query('equal', 'revision', ['1']),
      query('equal', 'isPublic', [1]),
      query('lessThan', 'createdAt', ['soon']),
      query('limit', undefined, [0]),
      query('limit', undefined, [5001]),
      query('offset', undefined, [-1]),
      query('regex', 'name', ['.*']),
      query('equal', 'name', ['a\u0000b']),
      query('equal', 'revision', [1e300]),
    ]) {
      expect(await list([text]), text).toMatchObject(invalid);
    }
    const deep = (depth: number): unknown =>
      depth === 0 ? { method: 'isNull', attribute: 'name' } : { method: 'or', values: [deep(depth - 1)] };
    expect(await list([JSON.stringify(deep(4))])).toMatchObject(invalid);
    expect(
      await documents.get(
        ada,
        withQueries(`${documentsOf('projects')}/${projectId}`, [query('equal', 'name', ['x'])]),
      ),
    ).toMatchObject({ status: 400 });
  });

  it('answers 404 for unknown databases and collections', async () => {
    expect(await documents.get(ada, '/v1/databases/other/collections/users/documents')).toMatchObject({
      status: 404,
      json: { type: 'database_not_found' },
    });
    for (const name of ['sessions', 'constructor', '__proto__', 'credit_ledger']) {
      expect(await documents.get(ada, documentsOf(name))).toMatchObject({
        status: 404,
        json: { type: 'collection_not_found' },
      });
      expect(await documents.get(ada, rowsOf(name))).toMatchObject({
        status: 404,
        json: { type: 'table_not_found' },
      });
    }
  });
});

describeOnEachEngine('limits of documents', (engine) => {
  it('limits writes per member', async () => {
    const documents = await openDocuments(engine, 0.05);
    try {
      const ada = await documents.addMember();
      const statuses: number[] = [];
      for (let call = 0; call < 8; call += 1) {
        statuses.push(
          (await documents.patch(ada, `${documentsOf('users')}/${ada.userId}`, { data: {} })).status,
        );
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    } finally {
      await documents.close();
    }
  });
});
