import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { queries } from '../index.ts';
import { up } from './0017-project-search.ts';

describeOnEachEngine('migration 0017', ({ transactions }) => {
  it('folds existing names again, numbers those that became equal and fills the search', async () => {
    const db = queries(transactions.outside);
    await db.schema.dropTable('project_previews').execute();
    await db.schema.dropIndex('turns_project').execute();
    for (const column of ['search_key', 'tags_json', 'tag_keys', 'preview_hash']) {
      await db.schema.alterTable('projects').dropColumn(column).execute();
    }
    const { userId } = await addUser(transactions);
    const { userId: other } = await addUser(transactions);
    const add = async (
      id: string,
      owner: string,
      name: string,
      key: string,
      deletedAt: number | null = null,
    ) =>
      sql`insert into projects (id, user_id, name, name_key, description, status, is_public, framework, template,
        revision, file_count, byte_count, message_count, created_at, updated_at, last_opened_at, deleted_at)
        values (${id}, ${owner}, ${name}, ${key}, 'Günlük', 'active', 0, 'react-native', 'basic', 1, 1, 1, 0,
        ${Number(id.slice(1))}, 1, 1, ${deletedAt})`.execute(db);
    await add('p1', userId, 'IŞIK', 'ışık');
    await add('p2', userId, 'İŞİK', 'işik');
    await add('p3', userId, 'Invoice App', 'ınvoice app');
    await add('p4', userId, 'Işık', ' p4', 5);
    await add('p5', other, 'ışık', 'ışık');

    await up(db as unknown as Kysely<unknown>);

    const rows = await db
      .selectFrom('projects')
      .select(['id', 'name', 'name_key', 'search_key', 'tags_json', 'tag_keys', 'preview_hash'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ id, name, name_key }) => [id, name, name_key])).toEqual([
      ['p1', 'IŞIK', 'işik'],
      ['p2', 'İŞİK (2)', 'işik (2)'],
      ['p3', 'Invoice App', 'invoice app'],
      ['p4', 'Işık', ' p4'],
      ['p5', 'ışık', 'işik'],
    ]);
    expect(rows[0]).toMatchObject({ tags_json: '[]', tag_keys: '', preview_hash: null });
    expect(rows[2]?.search_key).toContain('invoice app');
    expect(rows[3]?.search_key).toContain('isik\ngunluk');
  });
});
