import { type DeletedProject, type FileChange, limits, type Project, type Version } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { FileEntry } from './files/repository.ts';
import type { ContentPart, JsonPart } from './files/stream-json.ts';
import type { ProjectRecord } from './project-record.ts';
import { summarizeVersion } from './versions/summarize-version.ts';
import type { VersionRecord } from './versions/version-record.ts';

export function presentProject(project: ProjectRecord): Project {
  return {
    id: project.id,
    name: project.name,
    description: project.description,
    preview:
      project.previewHash === null ? null : `/v1/projects/${project.id}/preview/${project.previewHash}`,
    tags: [...project.tags],
    status: 'active',
    isPublic: project.isPublic,
    framework: 'react-native',
    template: project.template,
    fileCount: project.fileCount,
    messageCount: project.messageCount,
    revision: project.revision,
    createdAt: toTimestamp(project.createdAt),
    updatedAt: toTimestamp(project.updatedAt),
    lastOpenedAt: toTimestamp(project.lastOpenedAt),
  };
}

export function presentDeletedProject(project: ProjectRecord): DeletedProject {
  const deletedAt = project.deletedAt ?? 0;
  return {
    ...presentProject(project),
    deletedAt: toTimestamp(deletedAt),
    keptUntil: toTimestamp(deletedAt + limits.trashKeptFor),
  };
}

/** The JSON of `listFiles`, with contents inserted while it is sent. */
export function presentFileList(revision: number, files: readonly FileEntry[]): JsonPart[] {
  const parts: JsonPart[] = [`{"revision":${revision},"files":[`];
  for (const [index, { path, hash, size, updatedAt }] of files.entries()) {
    const rest = JSON.stringify({ hash, size, updatedAt: toTimestamp(updatedAt) });
    parts.push(
      `${index === 0 ? '' : ','}{"path":${JSON.stringify(path)},"content":`,
      { hash, size },
      `,${rest.slice(1)}`,
    );
  }
  parts.push(']}');
  return parts;
}

/** The JSON of `listVersionFiles`, with contents inserted while it is sent. */
export function presentVersionFiles(
  files: readonly { readonly path: string; readonly content: ContentPart }[],
): JsonPart[] {
  const parts: JsonPart[] = ['{"files":['];
  for (const [index, { path, content }] of files.entries()) {
    parts.push(`${index === 0 ? '' : ','}{"path":${JSON.stringify(path)},"content":`, content, '}');
  }
  parts.push(']}');
  return parts;
}

/** A change with its contents before and after; null where there was no file or its content is no longer kept. */
export interface ChangeSides {
  readonly change: FileChange;
  readonly before: ContentPart | null;
  readonly after: ContentPart | null;
}

/** The JSON of `getVersionChanges`, with contents inserted while it is sent. */
export function presentChanges(changes: readonly ChangeSides[]): JsonPart[] {
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

export function presentVersion(version: VersionRecord): Version {
  return {
    id: version.id,
    number: version.number,
    revision: version.revision,
    reason: version.reason,
    author: version.author,
    turnId: version.turnId,
    title: version.title,
    fileCount: version.fileCount,
    changes: [...version.changes],
    summary: summarizeVersion(version.changes),
    restoredNumber: version.restoredNumber,
    createdAt: toTimestamp(version.createdAt),
    savedAt: toTimestamp(version.savedAt),
  };
}
