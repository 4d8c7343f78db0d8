import { afterAll, beforeAll, expect, it } from 'vitest';
import { queries as tables } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import {
  documentsOf,
  type Json,
  openDocuments,
  query,
  rowsOf,
  type TestDocuments,
} from './testing/open-documents.ts';

const hidden = [
  'password_hash',
  'passwordHash',
  'assigned_to',
  'search_key',
  '#bytes',
  '__proto__',
  'constructor',
];
const hostile = [
  "' or 1=1 --",
  '"; drop table users; --',
  "%' or '%'='",
  '\\',
  '${1}',
  "x') union select 1 --",
];

describeOnEachEngine('what a member may do with documents', (engine) => {
  let documents: TestDocuments;
  let ada: Caller;
  let eve: Caller;
  let projectId: string;
  let ticketId: string;

  beforeAll(async () => {
    documents = await openDocuments(engine);
    ada = await documents.addMember({ email_verified: 1, credits: 70 });
    eve = await documents.addMember({ credits: 5 });
    projectId = String((await documents.create(ada, 'projects', { name: 'Gizli' }))['$id']);
    ticketId = String(
      (await documents.create(ada, 'support_tickets', { subject: 'Gizli konu', message: 'Gizli ileti' }))[
        '$id'
      ],
    );
    await documents.create(eve, 'projects', { name: 'Açık' });
  });
  afterAll(() => documents.close());

  const read = async (as: Caller): Promise<Json> =>
    (await documents.get(as, `${documentsOf('users')}/${as.userId}`)).json as Json;
  const attempts = (path: string, as: Caller, data: Json) =>
    [
      documents.patch(as, path, { data }),
      documents.put(as, path, { data }),
      documents.patch(as, path, { data: JSON.stringify(data) }),
      documents.patch(
        as,
        path.replace('databases/main/collections', 'tablesdb/main/tables').replace('documents', 'rows'),
        { data },
      ),
    ] as const;

  it('never takes credits, roles or the address from a client', async () => {
    const data = {
      credits: 1_000_000,
      isAdmin: true,
      emailVerified: true,
      email: 'admin@ornek.test',
      creditHistoryJson: '[]',
    };
    const path = `${documentsOf('users')}/${eve.userId}`;
    for (const attempt of attempts(path, eve, data)) expect((await attempt).status).toBeLessThan(300);
    await documents.post(eve, documentsOf('users'), { documentId: eve.userId, data });
    for (const attribute of ['credits', 'isAdmin', 'emailVerified']) {
      for (const step of ['increment', 'decrement']) {
        for (const value of [1, -100, 1e300]) {
          const reply = await documents.patch(eve, `${path}/${attribute}/${step}`, { value });
          expect(reply).toMatchObject({ status: 401, json: { type: 'user_unauthorized' } });
          const row = await documents.patch(eve, `${rowsOf('users')}/${eve.userId}/${attribute}/${step}`, {
            value,
          });
          expect(row.status).toBe(401);
        }
      }
    }
    expect(await read(eve)).toMatchObject({
      credits: 5,
      isAdmin: false,
      emailVerified: false,
      email: eve.email,
    });
  });

  it('shows and changes only the own profile', async () => {
    expect((await documents.list(eve, 'users')).ids).toEqual([eve.userId]);
    const foreign = `${documentsOf('users')}/${ada.userId}`;
    expect(await documents.get(eve, foreign)).toMatchObject({
      status: 404,
      json: { type: 'document_not_found' },
    });
    expect((await documents.patch(eve, foreign, { data: { name: 'Eve' } })).status).toBe(404);
    expect((await documents.put(eve, foreign, { data: { name: 'Eve' } })).status).toBe(401);
    expect((await documents.remove(eve, `${documentsOf('users')}/${eve.userId}`)).status).toBe(401);
  });

  it.each([
    [
      'or',
      [
        query('or', undefined, [
          JSON.parse(query('equal', 'name', ['Gizli'])),
          JSON.parse(query('isNotNull', '$id')),
        ]),
      ],
    ],
    [
      'nested and',
      [
        query('and', undefined, [
          {
            method: 'or',
            values: [
              { method: 'isNotNull', attribute: 'userId' },
              { method: 'isNull', attribute: 'userId' },
            ],
          },
        ]),
      ],
    ],
    ['not equal', [query('notEqual', '$id', ['x'])]],
    ['a search', [query('search', 'name', ['gizli'])]],
    ['contains', [query('contains', 'name', ['G', ''])]],
    ['select', [query('select', undefined, ['*', '$id'])]],
    ['a random order', [query('orderRandom')]],
  ])('finds no row of another member by %s', async (_name, queries) => {
    const { status, ids, total } = await documents.list(eve, 'projects', queries);
    expect(status).toBe(200);
    expect(ids).not.toContain(projectId);
    expect(total).toBe(ids.length);
    expect((await documents.list(ada, 'projects', queries)).status).toBe(200);
  });

  it('does not continue from a row of another member', async () => {
    for (const method of ['cursorAfter', 'cursorBefore']) {
      expect(await documents.list(eve, 'projects', [query(method, undefined, [projectId])])).toMatchObject({
        status: 400,
        type: 'general_cursor_not_found',
      });
    }
  });

  it.each(hidden)('knows no attribute %s', async (attribute) => {
    for (const collection of ['users', 'projects', 'support_tickets']) {
      for (const text of [
        query('orderAsc', attribute),
        query('equal', attribute, ['x']),
        query('contains', attribute, ['x']),
        query('isNull', attribute),
        query('select', undefined, [attribute]),
      ]) {
        expect(await documents.list(ada, collection, [text])).toMatchObject({
          status: 400,
          type: 'general_query_invalid',
        });
      }
    }
    // As a text, because JSON.stringify leaves `__proto__` of a literal out.
    const data = `{${JSON.stringify(attribute)}:"x"}`;
    expect(await documents.patch(eve, `${documentsOf('users')}/${eve.userId}`, { data })).toMatchObject({
      status: 400,
      json: { type: 'document_invalid_structure' },
    });
  });

  it.each(hostile)('takes %s for a text everywhere', async (text) => {
    for (const method of ['equal', 'notEqual', 'contains', 'startsWith', 'endsWith', 'search', 'lessThan']) {
      const { status, ids } = await documents.list(eve, 'projects', [query(method, 'name', [text])]);
      expect(status).toBe(200);
      expect(ids).not.toContain(projectId);
    }
    for (const queries of [
      [query('orderAsc', text)],
      [query(text, 'name', ['x'])],
      [query('equal', text, ['x'])],
    ]) {
      expect((await documents.list(eve, 'projects', queries)).status).toBe(400);
    }
    expect((await documents.list(eve, 'projects', [query('cursorAfter', undefined, [text])])).status).toBe(
      400,
    );
    expect((await documents.get(eve, `${documentsOf('projects')}/${encodeURIComponent(text)}`)).status).toBe(
      404,
    );
    const { documents: named } = await documents.list(eve, 'projects');
    const reply = await documents.patch(eve, `${documentsOf('projects')}/${String(named[0]?.['$id'])}`, {
      data: { description: text },
    });
    expect(reply).toMatchObject({ status: 200, json: { description: text } });
  });

  it('keeps projects of others from being read, changed, replaced or deleted', async () => {
    const path = `${documentsOf('projects')}/${projectId}`;
    const missing = { status: 404, json: { type: 'document_not_found' } };
    expect(await documents.get(eve, path)).toMatchObject(missing);
    expect(await documents.patch(eve, path, { data: { name: 'Benim' } })).toMatchObject(missing);
    expect(await documents.remove(eve, path)).toMatchObject(missing);
    expect(await documents.patch(eve, `${path}/revision/increment`, {})).toMatchObject(missing);
    // Eve has just created a project, which would be refused first.
    const newcomer = await documents.addMember({});
    expect(await documents.put(newcomer, path, { data: { name: 'Benim' } })).toMatchObject({
      status: 409,
      json: { type: 'document_already_exists' },
    });
    expect(await documents.get(eve, `${rowsOf('projects')}/${projectId}`)).toMatchObject({
      status: 404,
      json: { type: 'row_not_found' },
    });
    expect((await documents.get(ada, path)).json).toMatchObject({ name: 'Gizli' });
  });

  it('keeps tickets of others apart, also with the address of an account that is not verified', async () => {
    expect((await documents.list(eve, 'support_tickets')).ids).toEqual([]);
    expect((await documents.list(eve, 'ticket_replies')).ids).toEqual([]);
    expect(
      await documents.post(eve, documentsOf('ticket_replies'), {
        documentId: 'unique()',
        data: { ticketId, message: 'x' },
      }),
    ).toMatchObject({ status: 404, json: { type: 'ticket_not_found' } });
    await tables(engine.transactions.outside)
      .insertInto('support_tickets')
      .values({
        id: 'guest-ticket',
        user_id: null,
        user_email: 'konuk@ornek.test',
        user_name: 'Konuk',
        subject: 'Konuk',
        message: 'Konuk',
        search_key: '',
        priority: 'medium',
        priority_rank: 2,
        status: 'open',
        status_rank: 5,
        category: 'Genel',
        assigned_to: null,
        responses: 1,
        customer_satisfaction: null,
        created_at: 1,
        updated_at: 1,
        last_response_at: null,
        first_response_at: null,
        project_id: null,
        version_id: null,
        turn_id: null,
      })
      .execute();
    const guest = await documents.addMember({ email: 'konuk@ornek.test', email_verified: 0 });
    expect((await documents.list(guest, 'support_tickets')).ids).toEqual([]);
    await tables(engine.transactions.outside)
      .updateTable('users')
      .set({ email_verified: 1 })
      .where('id', '=', guest.userId)
      .execute();
    expect((await documents.list(guest, 'support_tickets')).ids).toEqual(['guest-ticket']);
    // As the session was read, without another query.
    const idsFor = async (isEmailVerified: boolean) =>
      (await documents.list({ ...guest, isEmailVerified }, 'support_tickets')).ids;
    expect(await idsFor(false)).toEqual([]);
    expect(await idsFor(true)).toEqual(['guest-ticket']);
  });

  it('lets no client pay a receipt or choose its amount', async () => {
    const before = await documents.list(eve, 'receipts');
    const data = {
      planId: 'basic',
      amount: 1,
      credits: 9_999_999,
      status: 'Ödendi',
      paidAt: '2026-11-20T10:00:00Z',
      currency: 'TRY',
      paymentMethod: 'demo',
    };
    const reply = await documents.post(eve, documentsOf('receipts'), { documentId: 'receipt_of_eve', data });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect((await documents.list(eve, 'receipts')).total).toBe(before.total);
    expect(await read(eve)).toMatchObject({ credits: 5 });
  });

  it('shows guests settings and plans only, and lets no user change them', async () => {
    const { status, documents: settings } = await documents.list(null, 'settings', [
      query('limit', undefined, [100]),
    ]);
    expect(status).toBe(200);
    const keys = settings.map(({ key }) => key);
    expect(keys).toContain('siteName');
    expect(keys).not.toContain('taxId');
    expect(keys).not.toContain('receiptTemplate');
    expect((await documents.list(null, 'plans', [query('orderAsc', 'sortOrder')])).ids).toEqual([
      'basic',
      'pro',
      'enterprise',
    ]);
    for (const collection of [
      'users',
      'projects',
      'receipts',
      'support_tickets',
      'ticket_replies',
      'analytics',
    ]) {
      expect(await documents.list(null, collection)).toMatchObject({
        status: 401,
        type: 'user_unauthorized',
      });
    }
    for (const path of [`${documentsOf('plans')}/basic`, `${documentsOf('settings')}/siteName`]) {
      expect(await documents.patch(ada, path, { data: {} })).toMatchObject({
        status: 401,
        json: { type: 'user_unauthorized' },
      });
      expect((await documents.remove(ada, path)).status).toBe(401);
      expect((await documents.patch(null, path, { data: {} })).status).toBe(401);
    }
  });

  it('does not show announcements that are not published', async () => {
    const { json } = await documents.get(null, `${documentsOf('settings')}/announcements`);
    expect(JSON.parse(String((json as Json)['value']))).toHaveLength(1);
  });

  it('accepts only permissions of the caller', async () => {
    const path = documentsOf('projects');
    const send = (permissions: readonly string[]) =>
      documents.post(ada, path, {
        documentId: 'unique()',
        data: { name: `P ${permissions[0]}` },
        permissions,
      });
    expect((await send([`read("user:${eve.userId}")`])).status).toBe(401);
    expect((await send(['read("team:admins")'])).status).toBe(401);
    expect((await send(['everything'])).status).toBe(400);
  });
});
