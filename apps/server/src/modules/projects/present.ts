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
import type { FileRow } from './file-repository.ts';
import type { ProjectRow } from './repository.ts';
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
