import type { FileChange } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { readContents, readSizes } from '../files/content-repository.ts';
import { compareFileSets } from '../files/file-set.ts';
import { summarizeChanges } from './summarize-changes.ts';
import { type Manifest, setOfManifest } from './version-record.ts';

/** Lines are not counted above this many bytes, because all the texts would be in memory at once. */
const countedMaximum = 2 * 1_048_576;

/** Changes between two manifests, for a version whose predecessor was thinned out. */
export async function compareManifests(tx: Tx, before: Manifest, after: Manifest): Promise<FileChange[]> {
  const [old, fresh] = [setOfManifest(before), setOfManifest(after)];
  const difference = compareFileSets(old, fresh);
  const paths = [...difference.created, ...difference.updated, ...difference.deleted];
  const hashes = paths.flatMap((path) => [before.get(path) ?? [], after.get(path) ?? []].flat());
  let bytes = 0;
  for (const size of (await readSizes(tx, hashes)).values()) bytes += size;
  const contents = bytes > countedMaximum ? new Map() : await readContents(tx, hashes);
  return summarizeChanges(old, fresh, difference, (hash) => contents.get(hash)?.content ?? '');
}
