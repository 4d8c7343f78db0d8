import { collapseSpace, foldCase, foldSearch } from '@kilim/contract';
import { type Kysely, sql } from 'kysely';

// The current folding is used: if it ever changes, the keys have to be folded again by the migration of that change.

interface Before {
  readonly projects: {
    readonly id: string;
    readonly user_id: string;
    readonly name: string;
    readonly name_key: string;
    readonly description: string;
    readonly search_key: string;
    readonly created_at: number;
    readonly deleted_at: number | null;
  };
  readonly receipts: { readonly id: string; readonly search_key: string };
  readonly support_tickets: { readonly id: string; readonly search_key: string };
}

const pageSize = 200;
const nameMaximum = 100;

/** The name, with the first free suffix ` (2)`, ` (3)` … when an older project has it. */
function findFreeName(name: string, taken: ReadonlySet<string>): string {
  let candidate = name;
  for (let number = 2; taken.has(foldCase(collapseSpace(candidate))); number += 1) {
    const suffix = ` (${number})`;
    candidate = name.slice(0, nameMaximum - suffix.length).trim() + suffix;
  }
  return candidate;
}

/** Folds the names of a user's live projects again. Names that are equal now get a number; the oldest one stays. */
async function foldNames(db: Kysely<Before>, userId: string): Promise<void> {
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const taken = new Set<string>();
  for (const row of rows) {
    const name = findFreeName(row.name, taken);
    const key = foldCase(collapseSpace(name));
    taken.add(key);
    await db.updateTable('projects').set({ name, name_key: key }).where('id', '=', row.id).execute();
  }
}

async function foldAllNames(db: Kysely<Before>): Promise<void> {
  // Keys that no name has, so that the new ones never meet an old one.
  await sql`update projects set name_key = '  ' || id where deleted_at is null`.execute(db);
  const owners = await db.selectFrom('projects').select('user_id').distinct().execute();
  for (const { user_id } of owners) await foldNames(db, user_id);
}

async function fillProjectSearch(db: Kysely<Before>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('projects')
      .select(['id', 'name', 'description'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { id, name, description } of rows) {
      const key = foldSearch(`${name}\n${description}\n`);
      await db.updateTable('projects').set({ search_key: key }).where('id', '=', id).execute();
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

/** Keys in Turkish lower case become folded ones. */
async function foldSearchKeys(db: Kysely<Before>, table: 'receipts' | 'support_tickets'): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'search_key'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { id, search_key } of rows) {
      await db
        .updateTable(table)
        .set({ search_key: foldSearch(search_key) })
        .where('id', '=', id)
        .execute();
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

/** Folded search, tags and the picture of projects, and the same folding for names, receipts and tickets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('projects')
    .addColumn('search_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('projects')
    .addColumn('tags_json', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await schema
    .alterTable('projects')
    .addColumn('tag_keys', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema.alterTable('projects').addColumn('preview_hash', 'text').execute();
  await schema
    .createTable('project_previews')
    .addColumn('project_id', 'text', (column) =>
      column.primaryKey().references('projects.id').onDelete('cascade'),
    )
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  // For the state of the listed projects, which is that of their last turn.
  await schema.createIndex('turns_project').on('turns').columns(['project_id', 'created_at']).execute();
  const before = db as Kysely<Before>;
  await foldAllNames(before);
  await fillProjectSearch(before);
  await foldSearchKeys(before, 'receipts');
  await foldSearchKeys(before, 'support_tickets');
}
