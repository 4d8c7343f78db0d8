import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { queries } from '../index.ts';
import { up } from './0005-project-trash.ts';

describeOnEachEngine('migration 0005', ({ transactions }) => {
  it('stores the contents of existing versions', async () => {
    const db = queries(transactions.outside);
    await db.schema.dropTable('project_contents').execute();
    await db.schema.dropIndex('projects_deleted').execute();
    for (const index of ['projects_made', 'projects_changed']) await db.schema.dropIndex(index).execute();
    await db.schema.dropIndex('project_files_hash').execute();
    await db.schema.alterTable('projects').dropColumn('deleted_at').execute();
    for (const column of ['stored_bytes', 'search_key', 'tags_json', 'tag_keys', 'preview_hash']) {
      await db.schema.alterTable('projects').dropColumn(column).execute();
    }
    for (const column of ['size', 'number', 'saved_at', 'session_until', 'restored_number']) {
      await db.schema.alterTable('versions').dropColumn(column).execute();
    }

    const { userId } = await addUser(transactions);
    const at = 1_700_000_000_000;
    for (const hash of ['old', 'new', 'kept']) {
      await sql`insert into blobs (hash, content, size) values (${hash}, ${hash}, 3)`.execute(db);
    }
    await sql`insert into projects values ('p1', ${userId}, 'P', 'p', '', 'active', 0, 'react-native', 'basic', 2, 2, 6, 0, ${at}, ${at}, ${at})`.execute(
      db,
    );
    const manifests = [
      { 'a.ts': 'old', 'b.ts': 'kept' },
      { 'a.ts': 'new', 'b.ts': 'kept', 'c.ts': 'kept' },
    ];
    for (const [index, manifest] of manifests.entries()) {
      await sql`insert into versions values (${`v${index}`}, 'p1', ${index + 1}, 'created', 'user', null, null, ${JSON.stringify(manifest)}, '[]', 2, ${at})`.execute(
        db,
      );
    }
    for (const [path, hash] of Object.entries(manifests[1] ?? {})) {
      await sql`insert into project_files values ('p1', ${path}, ${path}, ${hash}, 3, ${at})`.execute(db);
    }

    await up(db as unknown as Kysely<unknown>);
    const rows = await db.selectFrom('project_contents').selectAll().orderBy('hash').execute();
    expect(rows).toEqual(['kept', 'new', 'old'].map((hash) => ({ project_id: 'p1', hash })));
    const project = await db.selectFrom('projects').selectAll().executeTakeFirstOrThrow();
    expect(project).toMatchObject({ id: 'p1', deleted_at: null });
  });
});
