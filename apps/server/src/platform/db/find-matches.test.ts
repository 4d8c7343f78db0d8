import { foldSearch } from '@kilim/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addUser } from '../../testing/users.ts';
import { countSome, findMatches, type ListPage, type ListSelection, queries } from './index.ts';

const everyone: ListPage = { direction: 'asc', after: null, count: 100_000 };

describeOnEachEngine('searched lists', ({ transactions, clear, name: engine }) => {
  beforeEach(clear);
  const tx = () => transactions.outside;
  const selectionOf = (text: string, changes: Partial<ListSelection> = {}): ListSelection => ({
    table: 'users',
    folded: foldSearch(text),
    where: [],
    key: 'users.created_at',
    ...changes,
  });
  const add = async (name: string, createdAt = 1) => {
    const { userId } = await addUser(transactions, {
      name,
      search_key: foldSearch(`${name}\nx@ornek.test`),
      created_at: createdAt,
    });
    return userId;
  };
  const find = async (text: string) => (await findMatches(tx(), selectionOf(text), everyone))?.ids;

  it('finds every part of three letters and more, whatever its signs', async () => {
    const isil = await add('Işıl Çağrıbey-Öz');
    const quoted = await add(`Ali "%_! '*`);
    const chinese = await add('李明 王');
    for (const text of ['IŞIL', 'agri', 'bey-o', 'l ç', 'işıl çağ', 'bey-öz\nx@']) {
      expect([text, await find(text)]).toEqual([text, [isil]]);
    }
    for (const text of ['"%_', `%_! '`, `'*\n`]) expect([text, await find(text)]).toEqual([text, [quoted]]);
    expect(await find('明 王')).toEqual([chinese]);
    for (const text of ['a%r', 'zzz', 'ornek.test2', 'li "x']) {
      expect([text, await find(text)]).toEqual([text, []]);
    }
  });

  it('finds one and two letters at the beginnings of words', async () => {
    const ali = await add('Ali Veli');
    const vural = await add('Vural Al');
    await add('Selim Kalan');
    const chinese = await add('王 李明');
    expect((await find('al'))?.toSorted()).toEqual([ali, vural].toSorted());
    expect((await find('v'))?.toSorted()).toEqual([ali, vural].toSorted());
    expect(await find('李明')).toEqual([chinese]);
    expect(await find('%')).toEqual([]);
  });

  it('finds what a comparison of every row finds', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'aAıİşxy-.@_%"'), minLength: 1, maxLength: 5 });
    const names = fc.sample(fc.array(word, { minLength: 1, maxLength: 3 }), { numRuns: 60, seed: 7 });
    const keys = new Map<string, string>();
    for (const words of names) {
      const name = words.join(' ');
      keys.set(await add(name), foldSearch(`${name}\nx@ornek.test`));
    }
    const texts = fc.oneof(
      word,
      fc.tuple(word, word).map((parts) => parts.join(' ')),
      fc.constantFrom(...names.map((words) => words.join(' ').slice(1, 6)).filter((text) => text !== '')),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const folded = foldSearch(text);
        const isFound = (key: string): boolean =>
          [...folded].length >= 3
            ? key.includes(folded)
            : `\n${key.replaceAll(' ', '\n')}`.includes(`\n${folded}`);
        const wanted = [...keys].filter(([, key]) => isFound(key)).map(([id]) => id);
        expect((await find(text))?.toSorted()).toEqual(wanted.toSorted());
      }),
      { numRuns: 60 },
    );
  });

  it('follows changes and deletions of the rows', async () => {
    const id = await add('Zeynep');
    await queries(tx()).updateTable('users').set({ search_key: 'nilufer' }).where('id', '=', id).execute();
    expect([await find('zeynep'), await find('ilufe')]).toEqual([[], [id]]);
    await queries(tx()).deleteFrom('users').where('id', '=', id).execute();
    expect(await find('nilufer')).toEqual([]);
    if (engine === 'postgres') return;
    const { rows } = await sql`select 1 from users_search_rows union all
      select 1 from users_search where users_search match '"nil"'`.execute(queries(tx()));
    expect(rows).toEqual([]);
  });

  it('sorts, continues after a row, counts and applies other conditions', async () => {
    const ids = [];
    for (const createdAt of [5, 3, 3, 9]) ids.push(await add('Merve', createdAt));
    const [five, three, other, nine] = ids;
    const threes = [three, other].toSorted();
    const page = { direction: 'desc', after: null, count: 2 } as const;
    expect(await findMatches(tx(), selectionOf('merve'), page)).toEqual({ ids: [nine, five], total: 4 });
    const next: ListPage = { ...page, after: [5, five ?? ''] };
    expect(await findMatches(tx(), selectionOf('merve'), next)).toEqual({
      ids: threes.toReversed(),
      total: 4,
    });
    const upwards: ListPage = { direction: 'asc', after: [3, threes[0] ?? ''], count: 2 };
    expect((await findMatches(tx(), selectionOf('merve'), upwards))?.ids).toEqual([threes[1], five]);
    const where = [sql<boolean>`users.created_at > 4`];
    for (const text of ['merve', '']) {
      expect(await findMatches(tx(), selectionOf(text, { where }), page)).toEqual({
        ids: [nine, five],
        total: 2,
      });
    }
  });

  it('leaves lists with too many matches to their order and counts some of them', async () => {
    const { userId } = await addUser(transactions, { search_key: 'merve' });
    const names = await columnsOf();
    // 5,200 copies of one user.
    const copied = names.map((name) =>
      name === 'id' || name === 'email' ? sql`'copy' || ${sql.ref('numbers.n')}` : sql.ref(`users.${name}`),
    );
    await sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 5200)
      insert into users (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(copied)} from users, numbers where users.id = ${userId}`.execute(queries(tx()));
    const isCopy = [sql<boolean>`users.id like 'copy%'`];
    expect(await findMatches(tx(), selectionOf('merve'), everyone)).toBeNull();
    expect(await findMatches(tx(), selectionOf('', { where: isCopy }), everyone)).toBeNull();
    expect(await countSome(tx(), selectionOf('merve'))).toEqual({ total: 1_000, isTotalExact: false });
    const few = selectionOf('merve', { where: [sql<boolean>`users.id like 'copy520%'`] });
    expect(await countSome(tx(), few)).toEqual({ total: 2, isTotalExact: true });
    expect(await find('nobody')).toEqual([]);
  });

  const columnsOf = async (): Promise<string[]> => {
    const tables = await queries(tx()).introspection.getTables();
    return tables.find(({ name }) => name === 'users')?.columns.map(({ name }) => name) ?? [];
  };
});
