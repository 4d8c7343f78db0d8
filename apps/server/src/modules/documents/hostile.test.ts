import { afterAll, beforeAll, expect, it } from 'vitest';
import { queries as tables } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import type { Collection } from './collections/attribute.ts';
import { type CollectionName, collections } from './collections/collections.ts';
import {
  documentsOf,
  type Json,
  openDocuments,
  query,
  rowsOf,
  type TestDocuments,
} from './testing/open-documents.ts';

const statements = [
  "'; delete from users; --",
  '"; drop table projects; --',
  "' || (select password_hash from users limit 1) || '",
  "x' union select id, email, password_hash from users --",
  '$1; select pg_sleep(60)',
];
const names = Object.keys(collections) as CollectionName[];
const textsOf = (name: CollectionName): string[] =>
  Object.entries((collections[name] as Collection).attributes).flatMap(([attribute, { kind }]) =>
    kind === 'text' ? [attribute] : [],
  );

describeOnEachEngine('hostile documents', (engine) => {
  let documents: TestDocuments;
  let eve: Caller;
  let admin: Caller;
  let projectId: string;

  beforeAll(async () => {
    documents = await openDocuments(engine);
    eve = await documents.addMember({ credits: 5 });
    admin = await documents.addMember({ is_admin: 1 });
    projectId = String((await documents.create(eve, 'projects', { name: 'Açık' }))['$id']);
  });
  afterAll(() => documents.close());

  const counts = async (): Promise<number[]> =>
    Promise.all(
      (['users', 'projects', 'plans', 'settings'] as const).map(async (table) => {
        const row = await tables(engine.transactions.outside)
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        return Number(row.count);
      }),
    );

  it.each(statements)('take %s for a text in every attribute, id, query and path', async (text) => {
    const before = await counts();
    for (const name of names) {
      for (const as of [eve, admin]) {
        for (const attribute of textsOf(name)) {
          const found = await documents.list(as, name, [query('equal', attribute, [text])]);
          expect([found.status, found.ids], `${name}.${attribute}`).toEqual([200, []]);
          for (const method of ['contains', 'startsWith', 'endsWith', 'search', 'notEqual', 'greaterThan'])
            expect((await documents.list(as, name, [query(method, attribute, [text])])).status).toBe(200);
        }
        const data = Object.fromEntries(
          Object.keys((collections[name] as Collection).attributes).map((attribute) => [attribute, text]),
        );
        const path = `${documentsOf(name)}/${encodeURIComponent(text)}`;
        const replies = [
          await documents.post(as, documentsOf(name), { documentId: text, data }),
          await documents.post(as, rowsOf(name), { rowId: 'unique()', data, permissions: [text] }),
          await documents.put(as, path, { data: {} }),
          await documents.patch(as, path, { data }),
          await documents.patch(as, `${path}/${encodeURIComponent(text)}/increment`, {}),
          await documents.remove(as, path),
          await documents.list(as, name, [query('cursorAfter', undefined, [text])]),
          await documents.list(as, name, [query('select', undefined, [text])]),
        ];
        for (const { status } of replies) {
          expect(status, name).toBeGreaterThanOrEqual(name === 'support_tickets' ? 200 : 400);
          expect(status, name).toBeLessThan(500);
        }
      }
    }
    expect(await counts()).toEqual(before);
    const changed = await documents.patch(eve, `${documentsOf('projects')}/${projectId}`, {
      data: { name: text, description: text, tagsJson: JSON.stringify([text.slice(0, 20)]) },
    });
    expect(changed).toMatchObject({ status: 200, json: { name: text, description: text } });
    expect((await documents.list(eve, 'projects', [query('equal', 'name', [text])])).ids).toEqual([
      projectId,
    ]);
    const saved = await documents.patch(admin, `${documentsOf('settings')}/companyAddress`, {
      data: { value: text },
    });
    expect(saved).toMatchObject({ status: 200, json: { value: text } });
  });

  it('are refused with attributes of 5,000 characters, named no longer than is useful', async () => {
    const long = 'a'.repeat(5_000);
    const path = `${documentsOf('projects')}/${projectId}`;
    const invalid = { status: 400, json: { type: 'document_invalid_structure' } };
    for (const data of [{ [long]: 1 }, { name: long }, { description: long }]) {
      const reply = await documents.patch(eve, path, { data });
      expect(reply).toMatchObject(invalid);
      expect(JSON.stringify(reply.json).length).toBeLessThan(600);
    }
    expect(
      await documents.patch(eve, `${documentsOf('users')}/${eve.userId}`, { data: { name: long } }),
    ).toMatchObject(invalid);
    expect((await documents.patch(eve, `${path}/${long}/increment`, {})).status).toBe(400);
    expect((await documents.get(eve, `${documentsOf('projects')}/${long}`)).status).toBe(400);
    expect((await documents.get(eve, documentsOf(long))).status).toBe(400);
    for (const text of [
      query('equal', long, ['x']),
      query('orderAsc', long),
      query('select', undefined, [long]),
    ])
      expect((await documents.list(eve, 'projects', [text])).status).toBe(400);
  });

  it('are refused with 101 parts of a query, however they are nested', async () => {
    const part = { method: 'equal', attribute: 'name', values: ['x'] };
    const half = { method: 'or', values: Array.from({ length: 50 }, () => part) };
    const attempts = [
      Array.from({ length: 101 }, () => JSON.stringify(part)),
      [JSON.stringify({ method: 'and', values: [half, half] })],
      [
        query(
          'equal',
          'name',
          Array.from({ length: 101 }, (_, index) => String(index)),
        ),
      ],
    ];
    for (const texts of attempts) {
      for (const name of ['projects', 'plans'])
        expect((await documents.list(eve, name, texts)).type).toBe('general_query_invalid');
    }
  });

  it('raise no credits in any form', async () => {
    const users = `${documentsOf('users')}/${eve.userId}`;
    const rows = `${rowsOf('users')}/${eve.userId}`;
    for (const path of [users, rows]) {
      for (const value of ['9', 1e9, '1e9', null, [9], { $increment: 9 }]) {
        const data = { credits: value, 'credits ': value, isAdmin: true };
        await documents.patch(eve, path, { data: { credits: value } });
        await documents.put(eve, path, { data: { credits: value } });
        expect((await documents.patch(eve, path, { data })).status).toBe(400);
      }
      for (const step of ['increment', 'decrement'])
        expect((await documents.patch(eve, `${path}/credits/${step}`, { value: -9, max: 1e9 })).status).toBe(
          401,
        );
    }
    const call = (name: string, body: Json) =>
      documents.post(eve, `/v1/functions/${name}/executions`, { body: JSON.stringify(body) });
    const amounts = await Promise.all([
      call('add-credits', { userId: eve.userId, amount: 9, idempotencyKey: 'hostile-key-0001' }),
      call('use-credits', { amount: -9, idempotencyKey: 'hostile-key-0002' }),
      call('confirm-payment', { orderId: 'x' }),
    ]);
    for (const { json } of amounts) expect((json as Json)['responseStatusCode']).toBeGreaterThanOrEqual(400);
    expect((await documents.get(eve, users)).json).toMatchObject({ credits: 5, isAdmin: false });
  });
});
