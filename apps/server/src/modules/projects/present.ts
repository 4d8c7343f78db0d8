import {
  type DeletedProject,
  type FileChange,
  limits,
  type Project,
  type ProjectFile,
  type ProjectId,
  type TurnId,
  type Version,
  type VersionId,
  type VersionReason,
} from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { FileEntry, FileRow } from './file-repository.ts';
import type { ProjectRow } from './repository.ts';
import type { JsonPart } from './stream-json.ts';
import type { VersionRow } from './version-repository.ts';

/** Project row → wire. */
export function presentProject(row: ProjectRow): Project {
  return {
    id: row.id as ProjectId,
    name: row.name,
    description: row.description,
    status: 'active',
    isPublic: row.is_public === 1,
    framework: 'react-native',
    template: row.template as Project['template'],
    fileCount: row.file_count,
    messageCount: row.message_count,
    revision: row.revision,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
    lastOpenedAt: toTimestamp(row.last_opened_at),
  };
}

/** Row of a project in the trash → wire. */
export function presentDeletedProject(row: ProjectRow): DeletedProject {
  const deletedAt = row.deleted_at ?? 0;
  return {
    ...presentProject(row),
    deletedAt: toTimestamp(deletedAt),
    keptUntil: toTimestamp(deletedAt + limits.trashKeptFor),
  };
}

/** File row → wire. */
export function presentFile(row: FileRow): ProjectFile {
  return {
    path: row.path,
    content: row.content,
    hash: row.hash,
    size: row.size,
    updatedAt: toTimestamp(row.updated_at),
  };
}

/** File entries → the JSON of the wire's list of files, with contents to be filled in. */
export function presentFileList(revision: number, files: readonly FileEntry[]): JsonPart[] {
  const parts: JsonPart[] = [`{"revision":${revision},"files":[`];
  for (const [index, { path, hash, size, updated_at }] of files.entries()) {
    const rest = JSON.stringify({ hash, size, updatedAt: toTimestamp(updated_at) });
    parts.push(
      `${index === 0 ? '' : ','}{"path":${JSON.stringify(path)},"content":`,
      { hash, size },
      `,${rest.slice(1)}`,
    );
  }
  parts.push(']}');
  return parts;
}

/** One side of a change: a content that may have been thinned out, and null where there was no file. */
type ChangeSide = Extract<JsonPart, object> | null;

/** Changes of a version → the JSON of the wire, with contents to be filled in. */
export function presentChanges(
  changes: readonly {
    readonly change: FileChange;
    readonly before: ChangeSide;
    readonly after: ChangeSide;
  }[],
): JsonPart[] {
  const parts: JsonPart[] = ['{"changes":['];
  for (const [index, { change, before, after }] of changes.entries()) {
    const facts = JSON.stringify(change);
    parts.push(
      `${index === 0 ? '' : ','}${facts.slice(0, -1)},"before":`,
      before ?? 'null',
      ',"after":',
      after ?? 'null',
      '}',
    );
  }
  parts.push(']}');
  return parts;
}

/** Version row → wire. */
export function presentVersion(row: VersionRow): Version {
  return {
    id: row.id as VersionId,
    revision: row.revision,
    reason: row.reason as VersionReason,
    author: row.author === 'ai' ? 'ai' : 'user',
    turnId: row.turn_id as TurnId | null,
    title: row.title,
    fileCount: row.file_count,
    changes: JSON.parse(row.changes_json) as FileChange[],
    createdAt: toTimestamp(row.created_at),
  };
}
