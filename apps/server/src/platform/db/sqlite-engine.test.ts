import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase, queries } from './database.ts';
import { isStorageFailure } from './storage-failure.ts';

let folder: string;
let database: OpenDatabase;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kilim-full-'));
  database = openDatabase({ engine: 'sqlite', path: join(folder, 'kilim.sqlite') }, () => {});
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('rolls back when the disk is full and accepts later writes', async () => {
  const { run, outside } = database.transactions;
  await sql`create table notes (body text)`.execute(queries(outside));
  // A database that may not grow fails like one on a full disk.
  await sql`pragma max_page_count = 8`.execute(queries(outside));
  const failure: unknown = await run(async (tx) => {
    await sql`insert into notes values ('small')`.execute(queries(tx));
    await sql`insert into notes values (${'x'.repeat(200_000)})`.execute(queries(tx));
  }).then(
    () => null,
    (error: unknown) => error,
  );
  expect(String(failure)).toContain('full');
  expect(isStorageFailure(failure)).toBe(true);

  await run((tx) => sql`insert into notes values ('fits')`.execute(queries(tx)));
  const { rows } = await sql`select body from notes`.execute(queries(outside));
  expect(rows).toEqual([{ body: 'fits' }]);
});
