import type { UserId } from '@kilim/contract';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

const pageSize = 200;

/** Hands every manifest of versions that belong (or do not belong) to a person to `visit`, page by page. */
async function readManifests(
  tx: Tx,
  userId: UserId,
  whose: '=' | '!=',
  visit: (hashes: readonly string[]) => void,
): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await queries(tx)
      .selectFrom('versions')
      .innerJoin('projects', 'projects.id', 'versions.project_id')
      .select(['versions.id', 'versions.manifest_json'])
      .where('projects.user_id', whose, userId)
      .where('versions.id', '>', after)
      .orderBy('versions.id')
      .limit(pageSize)
      .execute();
    for (const row of rows) visit(Object.values(JSON.parse(row.manifest_json) as Record<string, string>));
    const last = rows.at(-1);
    if (rows.length < pageSize || !last) return;
    after = last.id;
  }
}

/** Hashes of contents that only this person's projects name. */
export async function findOwnContents(tx: Tx, userId: UserId): Promise<Set<string>> {
  const own = new Set<string>();
  await readManifests(tx, userId, '=', (hashes) => {
    for (const hash of hashes) own.add(hash);
  });
  if (own.size > 0) {
    await readManifests(tx, userId, '!=', (hashes) => {
      for (const hash of hashes) own.delete(hash);
    });
  }
  return own;
}

/** Deletes contents that no project's files name. Call it after the projects are gone. */
export async function deleteContents(tx: Tx, hashes: ReadonlySet<string>): Promise<void> {
  const all = [...hashes];
  for (let start = 0; start < all.length; start += pageSize) {
    await queries(tx)
      .deleteFrom('blobs')
      .where('hash', 'in', all.slice(start, start + pageSize))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('project_files')
              .select('project_files.hash')
              .whereRef('project_files.hash', '=', 'blobs.hash'),
          ),
        ),
      )
      .execute();
  }
}
