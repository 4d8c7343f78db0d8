import type {
  DeletedProject,
  FileOperation,
  Language,
  Project,
  ProjectFile,
  ProjectId,
  ProjectSort,
  SkippedFile,
  TurnId,
  UserId,
  Version,
  VersionId,
  VersionReason,
} from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';
import type { FilePage } from '../../platform/workers/index.ts';
import type { Thinned } from './commands/prune-versions.ts';
import type { JsonStream } from './stream-json.ts';

/** A version that was made, or the one that stands when nothing differed (`paths` is then empty). */
export interface AppliedVersion {
  readonly version: Version;
  /** Every path that was created, changed or deleted. */
  readonly paths: readonly string[];
  readonly revision: number;
}

export type WrittenFile = Omit<ProjectFile, 'content'>;

export interface WrittenFiles extends AppliedVersion {
  readonly written: readonly WrittenFile[];
  readonly removed: readonly string[];
}

export interface ApplyFilesInput {
  readonly projectId: ProjectId;
  /** Path → whole content; null deletes. */
  readonly files: Readonly<Record<string, string | null>>;
  readonly reason: VersionReason;
  readonly author: 'user' | 'ai';
  readonly turnId: TurnId | null;
  readonly title: string | null;
}

export interface CreateWithFilesInput {
  readonly userId: UserId;
  readonly name: string;
  readonly description: string;
  readonly files: Readonly<Record<string, string>>;
  readonly template: Project['template'];
  readonly turnId: TurnId | null;
}

export interface CreateProjectInput {
  readonly id?: ProjectId | undefined;
  readonly name: string;
  readonly description?: string | undefined;
  readonly language: Language;
}

export interface WriteFilesInput {
  readonly reason: Extract<VersionReason, 'code-save' | 'create-file' | 'rename' | 'delete' | 'import'>;
  readonly operations: readonly FileOperation[];
  readonly clientId?: string | undefined;
}

export interface ListProjectsInput {
  readonly search?: string | undefined;
  readonly sort: ProjectSort;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface ImportProjectInput {
  readonly archive: Uint8Array;
  /** For an archive that does not name its project. */
  readonly name?: string | undefined;
  readonly language: Language;
}

export interface ImportedProject {
  readonly project: Project;
  /** Files that stayed out, by name; the first hundred. */
  readonly skipped: readonly SkippedFile[];
  readonly skippedCount: number;
}

/** Projects with their files and versions. A project of somebody else is `project_not_found` everywhere. */
export interface ProjectsService {
  list(
    userId: UserId,
    page: ListProjectsInput,
  ): Promise<{ projects: Project[]; total: number; nextCursor: string | null }>;
  statistics(
    userId: UserId,
    timeZone: string,
  ): Promise<{ projects: number; files: number; updatedToday: number }>;
  create(userId: UserId, input: CreateProjectInput): Promise<Project>;
  find(userId: UserId, projectId: ProjectId): Promise<Project>;
  /** Id → name of those of the projects that are there. */
  namesOf(userId: UserId, projectIds: readonly ProjectId[]): Promise<ReadonlyMap<string, string>>;
  /** Finds it and notes that it was opened. */
  open(userId: UserId, projectId: ProjectId): Promise<Project>;
  update(
    userId: UserId,
    projectId: ProjectId,
    patch: { name?: string | undefined; description?: string | undefined },
  ): Promise<Project>;
  /** Puts it into the trash, where it looks missing to everything else. A missing or foreign one counts as deleted. */
  remove(userId: UserId, projectId: ProjectId): Promise<void>;
  listDeleted(
    userId: UserId,
    page: { limit: number; cursor?: string | undefined },
  ): Promise<{ projects: DeletedProject[]; nextCursor: string | null }>;
  /**
   * All files, read from the database page by page when they are asked for; throws `project_not_found`. `isInTrash`
   * finds projects in the trash, and only those.
   */
  openFilePages(
    userId: UserId,
    projectId: ProjectId,
    place?: { readonly isInTrash?: boolean },
  ): Promise<AsyncIterable<FilePage<string>>>;
  /** Files of a project in the trash; throws `project_not_found` for one that is not in it. */
  listDeletedFiles(userId: UserId, projectId: ProjectId): Promise<ProjectFile[]>;
  /** Out of the trash for good; throws `project_not_found` for one that is not in it. */
  purge(userId: UserId, projectId: ProjectId): Promise<void>;
  /** Everything in the trash, for good; answers how many projects and what that freed. */
  emptyTrash(userId: UserId): Promise<{ projects: number; freedBytes: number }>;
  /** What thinning out the versions of a project would delete. */
  previewThinning(userId: UserId, projectId: ProjectId): Promise<Thinned>;
  thinVersions(userId: UserId, projectId: ProjectId): Promise<Thinned>;
  /** Out of the trash; one that is not in it is answered as it is. */
  restoreProject(userId: UserId, projectId: ProjectId): Promise<Project>;
  /** Files alone: neither chat nor versions. Paced like `create`. */
  duplicate(userId: UserId, projectId: ProjectId): Promise<Project>;
  /** A new project out of a zip; a refused one leaves nothing. Paced like `create`. */
  importArchive(userId: UserId, input: ImportProjectInput): Promise<ImportedProject>;
  listFiles(userId: UserId, projectId: ProjectId): Promise<{ revision: number; files: ProjectFile[] }>;
  /** The reply of `listFiles`, read from the database while it is sent. */
  streamFiles(userId: UserId, projectId: ProjectId): Promise<JsonStream>;
  writeFiles(userId: UserId, projectId: ProjectId, input: WriteFilesInput): Promise<WrittenFiles>;
  listVersions(
    userId: UserId,
    projectId: ProjectId,
    page: { limit: number; cursor?: string | undefined },
  ): Promise<{ versions: Version[]; nextCursor: string | null }>;
  /** The reply of `getVersionChanges`: every change with both sides. */
  streamVersionChanges(userId: UserId, projectId: ProjectId, versionId: VersionId): Promise<JsonStream>;
  restoreVersion(
    userId: UserId,
    projectId: ProjectId,
    versionId: VersionId,
    clientId: string | null,
  ): Promise<Version>;

  /** Projects that stand; those in the trash do not count. */
  count(userId: UserId): Promise<number>;

  // For other modules, inside of their transactions. The caller has checked whose project it is.
  /** Locks a project until the transaction ends, in the trash or not; false when it is gone. */
  lock(tx: Tx, projectId: ProjectId): Promise<boolean>;
  readFiles(tx: Tx, projectId: ProjectId): Promise<{ revision: number; files: Record<string, string> }>;
  /** One version of all files; checks paths and limits. Writing what stands already makes none. */
  applyFiles(tx: Tx, input: ApplyFilesInput): Promise<AppliedVersion>;
  /** A new project, its name made unique with ` 2`, ` 3` …; its first version is made by the AI when `turnId` is given. */
  createWithFiles(tx: Tx, input: CreateWithFilesInput): Promise<Project>;
  countMessages(tx: Tx, projectId: ProjectId, change: number): Promise<void>;
  /** Tells every tab of the project; call it after the commit. */
  announceFiles(applied: AppliedVersion, projectId: ProjectId, clientId: string | null): void;
}
