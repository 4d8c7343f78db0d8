import { foldSearch } from '@kilim/contract';
import type { Kysely } from 'kysely';

interface Before {
  readonly users: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly search_key: string;
  };
}

const pageSize = 500;

/** Folded search and the orders of the list of users: docs/rules/users.md#list */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('users')
    .addColumn('search_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const before = db as Kysely<Before>;
  for (let after = ''; ; ) {
    const rows = await before
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { id, name, email } of rows) {
      const key = foldSearch(`${name}\n${email}`);
      await before.updateTable('users').set({ search_key: key }).where('id', '=', id).execute();
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) break;
    after = last.id;
  }
  for (const column of ['created_at', 'search_key', 'credits', 'accessed_at']) {
    await schema.createIndex(`users_${column}`).on('users').columns([column, 'id']).execute();
  }
}
