import type { ProjectId, TurnId, VersionId, VersionReason } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Tx } from '../../../platform/tx.ts';
import { hasBinaryContent, readContents, removeContentReferences } from '../files/content-repository.ts';
import type { FileContent } from '../files/file-content.ts';
import { compareFileSets, type FileSet, type FileSetDifference } from '../files/file-set.ts';
import { continuesSession, sessionEndOf } from './editing-session.ts';
import {
  findVersionByRevision,
  insertVersion,
  readManifestAt,
  readManifestBefore,
  updateSessionVersion,
} from './repository.ts';
import { summarizeChanges } from './summarize-changes.ts';
import { type Manifest, manifestOf, setOfManifest, type VersionRecord } from './version-record.ts';

/** The state that a version records. */
export interface RecordedChange {
  readonly projectId: ProjectId;
  readonly before: FileSet;
  readonly after: FileSet;
  readonly difference: FileSetDifference;
  /** Contents by hash that may not be stored yet. */
  readonly contents: ReadonlyMap<string, FileContent>;
  readonly reason: VersionReason;
  readonly author: 'user' | 'ai';
  readonly turnId: TurnId | null;
  readonly title: string | null;
  readonly restoredNumber: number | null;
  readonly now: number;
}

/** The version that a change goes into: the open one of an editing session, or a new one. */
export interface VersionPlace {
  readonly number: number;
  /** Null for a new version. */
  readonly session: VersionRecord | null;
}

/** Finds the place of a change in a locked project at `revision`. */
export async function findVersionPlace(
  tx: Tx,
  projectId: ProjectId,
  revision: number,
  change: Pick<RecordedChange, 'before' | 'after' | 'reason' | 'author' | 'now'>,
): Promise<VersionPlace> {
  const latest = await findVersionByRevision(tx, projectId, revision);
  if (latest && continuesSession(latest, change)) {
    const used = new Set([...change.after.values()].map(({ hash }) => hash));
    const dropped = [...change.before.values()].map(({ hash }) => hash).filter((hash) => !used.has(hash));
    // Its bytes are nowhere else: who moved it offline, or takes its deletion back, still needs them.
    const isBinaryDropped = await hasBinaryContent(tx, dropped);
    if (!isBinaryDropped) return { number: latest.number, session: latest };
  }
  return { number: (latest?.number ?? revision) + 1, session: null };
}

/** Loads the contents that changed lines are counted from. */
async function loadContents(
  tx: Tx,
  contents: ReadonlyMap<string, FileContent>,
  hashes: Iterable<string | undefined>,
): Promise<(hash: string) => string> {
  const missing = [...hashes].filter((hash) => hash !== undefined && !contents.has(hash)) as string[];
  const stored = await readContents(tx, missing);
  return (hash) => (contents.get(hash) ?? stored.get(hash))?.content ?? '';
}

async function countChanges(
  tx: Tx,
  change: RecordedChange,
  known: Parameters<typeof summarizeChanges>[4] = new Map(),
) {
  const { before, after, difference, contents } = change;
  const paths = [...difference.created, ...difference.updated, ...difference.deleted].filter(
    (path) => !known.has(path),
  );
  const hashes = paths.flatMap((path) => [before.get(path)?.hash, after.get(path)?.hash]);
  return summarizeChanges(before, after, difference, await loadContents(tx, contents, hashes), known);
}

/** Inserts a version; returns it with the bytes that it adds. */
async function addVersion(
  tx: Tx,
  number: number,
  revision: number,
  change: RecordedChange,
): Promise<{ version: VersionRecord; releasedBytes: number }> {
  const { projectId, after, reason, author, turnId, title, restoredNumber, now } = change;
  const version = await insertVersion(tx, {
    id: newId<VersionId>(now),
    projectId,
    number,
    revision,
    reason,
    author,
    turnId,
    title,
    restoredNumber,
    manifest: manifestOf(after),
    changes: await countChanges(tx, change),
    fileCount: after.size,
    createdAt: now,
    savedAt: now,
    sessionUntil: sessionEndOf(change),
  });
  return { version, releasedBytes: 0 };
}

/** Contents of a manifest that the new files no longer use. */
function replacedHashes(old: Manifest, after: FileSet): string[] {
  const used = new Set([...after.values()].map(({ hash }) => hash));
  return [...new Set(old.values())].filter((hash) => !used.has(hash));
}

/** Saves into the session's version: its changes are against the state before the session. */
async function extendSession(
  tx: Tx,
  session: VersionRecord,
  revision: number,
  change: RecordedChange,
): Promise<{ version: VersionRecord; releasedBytes: number }> {
  const { projectId, after, difference, now } = change;
  const start = await readManifestBefore(tx, projectId, session.revision);
  const before = setOfManifest(start?.manifest ?? new Map());
  const touched = new Set([...difference.created, ...difference.updated, ...difference.deleted]);
  // A renamed file stands for two paths, so renames are counted again.
  const known = session.changes.some(({ kind }) => kind === 'renamed')
    ? []
    : session.changes.filter(({ path }) => !touched.has(path));
  const saved = await readManifestAt(tx, session.id);
  const version = await updateSessionVersion(tx, session.id, {
    revision,
    reason: session.reason === change.reason ? session.reason : 'code-save',
    manifest: manifestOf(after),
    changes: await countChanges(
      tx,
      { ...change, before, difference: compareFileSets(before, after) },
      new Map(known.map((entry) => [entry.path, entry])),
    ),
    fileCount: after.size,
    savedAt: now,
    sessionUntil: sessionEndOf(change),
  });
  // Contents that the session itself made and replaced are in no version any more.
  const replaced = replacedHashes(saved, after);
  const freed = await removeContentReferences(tx, projectId, replaced, session.number);
  return { version, releasedBytes: freed + session.size };
}

/** Writes the version of a change; `releasedBytes` is what the saves that it replaces no longer store. */
export function recordVersion(
  tx: Tx,
  { number, session }: VersionPlace,
  revision: number,
  change: RecordedChange,
): Promise<{ version: VersionRecord; releasedBytes: number }> {
  return session ? extendSession(tx, session, revision, change) : addVersion(tx, number, revision, change);
}
