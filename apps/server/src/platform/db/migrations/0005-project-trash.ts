import { type Kysely, sql } from 'kysely';

interface Before {
  readonly versions: { readonly id: string; readonly project_id: string; readonly manifest_json: string };
  readonly project_contents: { readonly project_id: string; readonly hash: string };
}

const pageSize = 200;
const chunkSize = 200;

/** Stores the contents that existing versions refer to. */
async function noteContents(db: Kysely<Before>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('versions')
      .select(['id', 'project_id', 'manifest_json'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { project_id, manifest_json } of rows) {
      const hashes = [...new Set(Object.values(JSON.parse(manifest_json) as Record<string, string>))];
      for (let start = 0; start < hashes.length; start += chunkSize) {
        const values = hashes.slice(start, start + chunkSize).map((hash) => ({ project_id, hash }));
        await db
          .insertInto('project_contents')
          .values(values)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

/** The trash of projects, and a table of the contents of each project, so that they can be counted without reading versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('projects').addColumn('deleted_at', 'bigint').execute();
  await schema.createIndex('projects_deleted').on('projects').column('deleted_at').execute();
  await schema
    .createTable('project_contents')
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('hash', 'text', (column) => column.notNull().references('blobs.hash'))
    .addPrimaryKeyConstraint('project_contents_key', ['project_id', 'hash'])
    .execute();
  await schema.createIndex('project_contents_hash').on('project_contents').column('hash').execute();
  // For the foreign-key check when a blob is deleted.
  await schema.createIndex('project_files_hash').on('project_files').column('hash').execute();
  await sql`insert into project_contents (project_id, hash) select distinct project_id, hash from project_files`.execute(
    db,
  );
  await noteContents(db as Kysely<Before>);
}
