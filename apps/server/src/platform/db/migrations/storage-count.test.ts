import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { queries } from '../index.ts';
import { up } from './0010-storage-count.ts';

describeOnEachEngine('migration 0010', ({ transactions }) => {
  it('counts existing data and gives every plan a limit', async () => {
    const db = queries(transactions.outside);
    const { userId } = await addUser(transactions);
    const { userId: empty } = await addUser(transactions);
    const { schema } = db;
    for (const column of [
      'storage_bytes',
      'write_minute',
      'write_minute_bytes',
      'write_day',
      'write_day_bytes',
    ]) {
      await schema.alterTable('users').dropColumn(column).execute();
    }
    await schema.alterTable('projects').dropColumn('stored_bytes').execute();
    for (const table of ['project_contents', 'versions']) {
      await schema.alterTable(table).dropColumn('size').execute();
    }
    await schema.alterTable('profiles').dropColumn('avatar_size').execute();

    const at = 1_700_000_000_000;
    await sql`insert into blobs (hash, content, size) values ('a', 'şç', 4), ('b', 'b', 1)`.execute(db);
    for (const [id, deletedAt] of [
      ['p1', null],
      ['p2', at],
    ]) {
      await sql`insert into projects (id, user_id, name, name_key, description, status, is_public, framework, template,
        revision, file_count, byte_count, message_count, created_at, updated_at, last_opened_at, deleted_at)
        values (${id}, ${userId}, ${id}, ${id}, '', 'active', 0, 'react-native', 'basic', 1, 1, 4, 0, ${at}, ${at}, ${at}, ${deletedAt})`.execute(
        db,
      );
      await sql`insert into project_contents (project_id, hash) values (${id}, 'a'), (${id}, 'b')`.execute(
        db,
      );
      await sql`insert into versions (id, project_id, revision, reason, author, turn_id, title, manifest_json,
        changes_json, file_count, created_at)
        values (${`v-${id}`}, ${id}, 1, 'created', 'user', null, null, '{"ş":"a"}', '[]', 1, ${at})`.execute(
        db,
      );
    }
    await sql`insert into data_exports (id, user_id, status, language, storage_key, size, created_at, ready_at, expires_at)
      values ('e1', ${userId}, 'ready', 'tr', 'k', 1000, ${at}, ${at}, ${at}), ('e2', ${userId}, 'pending', 'tr', null, null, ${at}, null, ${at})`.execute(
      db,
    );
    const entitlements = JSON.stringify({ projectLimit: 50, hasPrioritySupport: true });
    const price = JSON.stringify({ TRY: 0, USD: 0, EUR: 0, RUB: 0 });
    await sql`insert into plans (plan_id, name_json, description_json, price_json, credits, credits_custom, features_json,
      entitlements_json, is_active, is_popular, sort_order, created_at, updated_at)
      values ('basic', '{}', '{}', ${price}, 1, '', '{}', ${entitlements}, 1, 0, 1, ${at}, ${at})`.execute(
      db,
    );

    await up(db as unknown as Kysely<unknown>);

    // Two contents and one version with 512 bytes for each row; the manifest has ten bytes, the changes two.
    const project = 3 * 512 + 4 + 1 + 10 + 2;
    const projects = await db.selectFrom('projects').select(['id', 'stored_bytes']).orderBy('id').execute();
    expect(projects).toEqual([
      { id: 'p1', stored_bytes: project },
      { id: 'p2', stored_bytes: project },
    ]);
    const people = await db
      .selectFrom('users')
      .select(['id', 'storage_bytes'])
      .where('id', 'in', [userId, empty])
      .execute();
    expect(new Map(people.map(({ id, storage_bytes }) => [id, storage_bytes]))).toEqual(
      new Map<string, number>([
        [userId, 2 * project + 1000],
        [empty, 0],
      ]),
    );
    const plan = await db.selectFrom('plans').select('entitlements_json').executeTakeFirstOrThrow();
    expect(JSON.parse(plan.entitlements_json)).toEqual({
      projectLimit: 50,
      storageMegabytes: 1_024,
      hasPrioritySupport: true,
    });
  });
});
