import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queries as tables } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { type Json, openDocuments, query, type TestDocuments } from './testing/open-documents.ts';

const subjects = ['Şifre sorunu', 'sifre', 'İade', 'IADE isteği', 'a%b_c', 'Rüzgâr', '', 'a%b_c d'];

describeOnEachEngine('queries of documents', (engine) => {
  let documents: TestDocuments;
  let ada: Caller;

  beforeAll(async () => {
    documents = await openDocuments(engine);
    ada = await documents.addMember();
    const values = Array.from({ length: 24 }, (_, index) => ({
      id: `t${String(index).padStart(2, '0')}`,
      user_id: ada.userId,
      user_email: ada.email,
      user_name: ada.name,
      subject: subjects[index % subjects.length] ?? '',
      message: 'İleti',
      search_key: '',
      priority: ['low', 'high', 'medium'][index % 3] ?? 'low',
      priority_rank: 1,
      status: 'open',
      status_rank: 1,
      category: 'Genel',
      assigned_to: null,
      responses: index % 5,
      customer_satisfaction: index % 4 === 0 ? null : (index % 4) + 1,
      created_at: 1_700_000_000_000 + Math.floor(index / 3) * 60_000,
      updated_at: 1_700_000_000_000,
      last_response_at: index % 2 === 0 ? null : 1_700_000_000_000 + index,
      first_response_at: null,
      project_id: null,
      version_id: null,
      turn_id: null,
    }));
    await tables(engine.transactions.outside).insertInto('support_tickets').values(values).execute();
  });
  afterAll(() => documents.close());

  const list = async (...queries: string[]) => {
    const { status, ids, total, documents: found } = await documents.list(ada, 'support_tickets', queries);
    expect(status).toBe(200);
    return { ids: ids.map(String), total, found };
  };
  const all = () => query('limit', undefined, [100]);
  const where = async (holds: (ticket: Json) => boolean): Promise<string[]> =>
    (await list(all())).found.filter(holds).map(({ $id }) => String($id));
  const subjectOf = (ticket: Json): string => String(ticket['subject']);

  it('has 25 documents on a page, in the order of their creation, and the number of all', async () => {
    const { ids, total } = await list(query('limit', undefined, [5]));
    expect(ids).toEqual(['t00', 't01', 't02', 't03', 't04']);
    expect(total).toBe(24);
    expect((await list(query('offset', undefined, [20]))).ids).toEqual(['t20', 't21', 't22', 't23']);
  });

  it.each<[string, string, (ticket: Json) => boolean]>([
    [
      'equal to one of several',
      query('equal', 'subject', ['sifre', 'İade']),
      (t) => ['sifre', 'İade'].includes(subjectOf(t)),
    ],
    ['not equal', query('notEqual', 'subject', ['sifre']), (t) => subjectOf(t) !== 'sifre'],
    ['less', query('lessThan', 'responses', [2]), (t) => Number(t['responses']) < 2],
    ['less or equal', query('lessThanEqual', 'responses', [1.5]), (t) => Number(t['responses']) <= 1.5],
    ['greater', query('greaterThan', 'responses', [3]), (t) => Number(t['responses']) > 3],
    ['greater or equal', query('greaterThanEqual', 'responses', [3]), (t) => Number(t['responses']) >= 3],
    ['between', query('between', 'responses', [1, 2]), (t) => [1, 2].includes(Number(t['responses']))],
    ['not between', query('notBetween', 'responses', [1, 3]), (t) => [0, 4].includes(Number(t['responses']))],
    ['without a value', query('isNull', 'customerSatisfaction'), (t) => t['customerSatisfaction'] === null],
    ['with a value', query('isNotNull', 'lastResponseAt', []), (t) => t['lastResponseAt'] !== ''],
    [
      'containing, letter by letter',
      query('contains', 'subject', ['%b_']),
      (t) => subjectOf(t).includes('%b_'),
    ],
    ['containing one of several', query('contains', 'subject', ['Ş', 'İ']), (t) => /[Şİ]/.test(subjectOf(t))],
    ['not containing', query('notContains', 'subject', ['a']), (t) => !subjectOf(t).includes('a')],
    ['starting with', query('startsWith', 'subject', ['a%']), (t) => subjectOf(t).startsWith('a%')],
    ['ending with', query('endsWith', 'subject', ['_c']), (t) => subjectOf(t).endsWith('_c')],
    [
      'found by a search without accents',
      query('search', 'subject', ['SIFRE']),
      (t) => /[Şs]ifre/.test(subjectOf(t)),
    ],
    [
      'found by several words',
      query('search', 'subject', ['iade istegi']),
      (t) => subjectOf(t) === 'IADE isteği',
    ],
    ['not found by a search', query('notSearch', 'subject', ['ruzgar']), (t) => subjectOf(t) !== 'Rüzgâr'],
    [
      'created before',
      query('lessThan', '$createdAt', ['2023-11-14T22:15:20.000+00:00']),
      (t) => Date.parse(String(t['$createdAt'])) < Date.parse('2023-11-14T22:15:20Z'),
    ],
    [
      'in either of two',
      query('or', undefined, [
        { method: 'equal', attribute: 'responses', values: [0] },
        {
          method: 'and',
          values: [
            { method: 'equal', attribute: 'responses', values: [1] },
            { method: 'isNull', attribute: 'lastResponseAt' },
          ],
        },
      ]),
      (t) => t['responses'] === 0 || (t['responses'] === 1 && t['lastResponseAt'] === ''),
    ],
  ])('finds documents %s', async (_name, text, holds) => {
    const expected = await where(holds);
    expect(expected.length).toBeGreaterThan(0);
    const { ids, total } = await list(text, all());
    expect(ids).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it('pages in both directions through every order without losing or repeating a document', async () => {
    const order = fc.record({
      attribute: fc.constantFrom(
        'subject',
        'responses',
        'customerSatisfaction',
        'lastResponseAt',
        '$createdAt',
        '$id',
        'priority',
      ),
      method: fc.constantFrom('orderAsc', 'orderDesc'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(order, { maxLength: 3 }),
        fc.integer({ min: 1, max: 9 }),
        async (orders, size) => {
          const wanted = orders.map(({ attribute, method }) => query(method, attribute));
          const whole = (await list(...wanted, all())).ids;
          expect(new Set(whole).size).toBe(24);
          const forward: string[] = [];
          for (;;) {
            const last = forward.at(-1);
            const { ids } = await list(
              ...wanted,
              query('limit', undefined, [size]),
              ...(last === undefined ? [] : [query('cursorAfter', undefined, [last])]),
            );
            if (ids.length === 0) break;
            forward.push(...ids);
          }
          expect(forward).toEqual(whole);
          const at = Math.min(size * 2, 23);
          const before = await list(
            ...wanted,
            query('limit', undefined, [size]),
            query('cursorBefore', undefined, [whole[at] ?? '']),
          );
          expect(before.ids).toEqual(whole.slice(Math.max(0, at - size), at));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('never answers a server error, whatever the query is', async () => {
    const anything = fc.oneof(fc.jsonValue(), fc.string(), fc.double(), fc.bigInt().map(String));
    const attribute = fc.oneof(
      fc.constantFrom('subject', 'responses', 'lastResponseAt', '$id', '$createdAt', 'customerSatisfaction'),
      fc.string(),
    );
    const method = fc.oneof(
      fc.constantFrom(
        'equal',
        'notEqual',
        'contains',
        'startsWith',
        'endsWith',
        'search',
        'between',
        'isNull',
        'lessThan',
        'or',
        'and',
        'select',
        'limit',
        'offset',
        'cursorAfter',
        'cursorBefore',
        'orderAsc',
      ),
      fc.string(),
    );
    const raw = fc
      .record({ method, attribute, values: fc.array(anything, { maxLength: 4 }) })
      .map((value) => JSON.stringify(value));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 4, arbitrary: raw }, fc.string()), { maxLength: 3 }),
        async (queries) => {
          const { status } = await documents.list(ada, 'support_tickets', queries);
          expect([200, 400]).toContain(status);
        },
      ),
      { numRuns: 300 },
    );
  });
});
