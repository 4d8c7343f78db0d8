import { type Kysely, sql } from 'kysely';

interface Before {
  readonly plans: { readonly plan_id: string; readonly entitlements_json: string };
}

// Copies of the constants at that time, because a migration never changes.
const rowOverhead = 512;
const megabytesOf = (planId: string, projectLimit: number | null): number => {
  if (planId === 'enterprise') return 20_480;
  return projectLimit === null ? 5_120 : 1_024;
};

/** Existing plans get the storage limit of the default plan with the same rank. */
async function limitPlans(db: Kysely<Before>): Promise<void> {
  for (const { plan_id, entitlements_json } of await db.selectFrom('plans').selectAll().execute()) {
    const entitlements = JSON.parse(entitlements_json) as { projectLimit: number | null };
    const storageMegabytes = megabytesOf(plan_id, entitlements.projectLimit);
    await db
      .updateTable('plans')
      .set({ entitlements_json: JSON.stringify({ storageMegabytes, ...entitlements }) })
      .where('plan_id', '=', plan_id)
      .execute();
  }
}

/** The number of stored bytes per user and per project, and the size of each part of a project. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  for (const column of [
    'storage_bytes',
    'write_minute',
    'write_minute_bytes',
    'write_day',
    'write_day_bytes',
  ]) {
    await schema
      .alterTable('users')
      .addColumn(column, 'bigint', (of) => of.notNull().defaultTo(0))
      .execute();
  }
  await schema
    .alterTable('projects')
    .addColumn('stored_bytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const table of ['project_contents', 'versions']) {
    await schema
      .alterTable(table)
      .addColumn('size', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await schema.alterTable('profiles').addColumn('avatar_size', 'bigint').execute();

  await sql`update project_contents set size = ${sql.lit(rowOverhead)} +
    (select blobs.size from blobs where blobs.hash = project_contents.hash)`.execute(db);
  await sql`update versions set size = ${sql.lit(rowOverhead)} +
    octet_length(manifest_json) + octet_length(changes_json)`.execute(db);
  await sql`update projects set stored_bytes =
    (select coalesce(sum(size), 0) from project_contents where project_contents.project_id = projects.id) +
    (select coalesce(sum(size), 0) from versions where versions.project_id = projects.id)`.execute(db);
  // The database has no sizes of photos: the first daily recount adds them.
  await sql`update users set storage_bytes =
    (select coalesce(sum(stored_bytes), 0) from projects where projects.user_id = users.id) +
    (select coalesce(sum(size), 0) from data_exports where data_exports.user_id = users.id)`.execute(db);
  await limitPlans(db as Kysely<Before>);
}
