import {
  AppError,
  addPromptImage,
  createProject,
  deleteProject,
  downloadProjectContent,
  duplicateProject,
  emptyTrash,
  getProject,
  getProjectPreview,
  getProjectStatistics,
  getPromptImage,
  getVersionChanges,
  importProject,
  importRemoteProject,
  type Language,
  limits,
  listDeletedProjects,
  listFileLocks,
  listFiles,
  listProjects,
  listProjectTags,
  listUserProjects,
  listVersionFiles,
  listVersions,
  previewThinning,
  purgeProject,
  remixExample,
  restoreProject,
  restoreVersion,
  setFileLock,
  setProjectPreview,
  thinVersions,
  type UserId,
  updateProject,
  uploadProjectFile,
  writeFiles,
} from '@kilim/contract';
import {
  largeReplySize,
  type Route,
  route,
  type SignedInContext,
  type StreamedJson,
} from '../../platform/http/index.ts';
import type { JsonStream } from './files/stream-json.ts';
import type { ProjectsService } from './service.ts';

// Unpacking and storing 20 MB takes seconds of CPU time.
const importsPerMinute = 10;
// The studio takes a picture after a turn and, at intervals, after edits.
const picturesPerMinute = 20;
// Every picture has its own path.
const keepForever = 'private, max-age=31536000, immutable';
// A folder of files that is dropped onto the tree.
const uploadsPerMinute = 120;
// Four for each of the prompts that can be started.
const imagesPerMinute = 120;
// Thinning reads every manifest of the project.
const thinningsPerMinute = 30;

interface Wanted {
  readonly language?: Language | undefined;
}

/** Limits the concurrent large replies of a user. */
function answer(context: SignedInContext, { size, pieces }: JsonStream): StreamedJson {
  if (size >= largeReplySize) context.countLargeReply();
  return { jsonChunks: pieces };
}

export function createProjectsRoutes(projects: ProjectsService): Route[] {
  const languageFor = (wanted: Wanted, { caller, language }: SignedInContext): Promise<Language> =>
    projects.languageFor(caller.userId, wanted.language, language);
  return [
    route(listProjects, async ({ query }, { caller }) => projects.list(caller.userId, query)),
    route(listUserProjects, async ({ params, query }) => {
      const page = await projects.list(params.userId as UserId, { ...query, sort: 'updated' });
      return {
        ...page,
        projects: page.projects.map(({ id, name, fileCount, updatedAt }) => ({
          id,
          name,
          fileCount,
          updatedAt,
        })),
      };
    }),
    route(getProjectStatistics, async ({ query }, { caller }) =>
      projects.statistics(caller.userId, query.timeZone),
    ),
    route(listProjectTags, async (_input, { caller }) => ({ tags: await projects.tags(caller.userId) })),
    route(createProject, async ({ body }, context) =>
      projects.create(context.caller.userId, { ...body, language: await languageFor(body, context) }),
    ),
    route(emptyTrash, async (_input, { caller }) => projects.emptyTrash(caller.userId)),
    route(listDeletedProjects, async ({ query }, { caller }) => projects.listDeleted(caller.userId, query)),
    route(importProject, async ({ query }, context) => {
      const { caller, limit, readBytes } = context;
      await limit('import', caller.userId, importsPerMinute, 60);
      const archive = await readBytes(limits.importArchiveMaximum, 'import_archive_too_large');
      const { project, skipped, skippedCount } = await projects.importArchive(caller.userId, {
        ...query,
        language: await languageFor(query, context),
        archive,
      });
      return { project, skipped: [...skipped], skippedCount };
    }),
    route(importRemoteProject, async ({ body }, context) => {
      const { caller, limit, signal } = context;
      await limit('import', caller.userId, importsPerMinute, 60);
      const language = await languageFor(body, context);
      const imported = await projects.importRemote(caller.userId, { ...body, language, signal });
      return { ...imported, skipped: [...imported.skipped] };
    }),
    route(remixExample, async ({ params, body }, context) => {
      const language = await languageFor(body, context);
      return projects.remixExample({ ...params, ...body, userId: context.caller.userId, language });
    }),
    route(getProject, async ({ params }, { caller }) => projects.open(caller.userId, params.projectId)),
    route(updateProject, async ({ params, body }, { caller }) =>
      projects.update(caller.userId, params.projectId, body),
    ),
    route(listFileLocks, async ({ params }, { caller }) => ({
      paths: await projects.listLocks(caller.userId, params.projectId),
    })),
    route(setFileLock, async ({ params, body }, { caller }) => ({
      paths: await projects.setLock({ userId: caller.userId, ...params, ...body }),
    })),
    route(setProjectPreview, async ({ params }, { caller, limit, readBytes }) => {
      await limit('project-preview', caller.userId, picturesPerMinute, 60);
      const bytes = await readBytes(limits.previewMaximum, 'project_preview_too_large');
      return projects.setPreview(caller.userId, params.projectId, bytes);
    }),
    route(getProjectPreview, async ({ params }, { caller }) => {
      const picture = await projects.readPreview(caller.userId, params.projectId);
      if (picture?.hash !== params.hash) throw new AppError('project_preview_not_found');
      return {
        bytes: picture.bytes,
        contentType: picture.contentType,
        fileName: params.hash,
        isInline: true,
        headers: {
          'cache-control': keepForever,
          'content-security-policy': "default-src 'none'; sandbox",
          etag: `"${picture.hash}"`,
        },
      };
    }),
    route(addPromptImage, async ({ params, query }, { caller, limit, readBytes }) => {
      await limit('prompt-image', caller.userId, imagesPerMinute, 60);
      const bytes = await readBytes(limits.promptImageMaximum, 'prompt_image_too_large');
      return projects.images.add(caller.userId, params.projectId, { bytes, name: query.name });
    }),
    route(getPromptImage, async ({ params }, context) => {
      const { projectId, hash } = params;
      const image = await projects.images.open(context.caller.userId, projectId, hash);
      if (image.bytes >= largeReplySize) context.countLargeReply();
      return {
        chunks: image.chunks,
        size: image.bytes,
        contentType: image.mediaType,
        fileName: hash,
        isInline: true,
        headers: {
          'cache-control': keepForever,
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
          etag: `"${hash}"`,
        },
      };
    }),
    route(deleteProject, async ({ params }, { caller }) => projects.remove(caller.userId, params.projectId)),
    route(purgeProject, async ({ params }, { caller }) => projects.purge(caller.userId, params.projectId)),
    route(restoreProject, async ({ params }, { caller }) =>
      projects.restoreProject(caller.userId, params.projectId),
    ),
    route(duplicateProject, async ({ params }, { caller }) =>
      projects.duplicate(caller.userId, params.projectId),
    ),
    route(listFiles, async ({ params }, context) =>
      answer(context, await projects.streamFiles(context.caller.userId, params.projectId)),
    ),
    route(writeFiles, async ({ params, body }, { caller }) => {
      const { revision, version, written, removed } = await projects.writeFiles(
        caller.userId,
        params.projectId,
        body,
      );
      return { revision, versionId: version.id, written: [...written], removed: [...removed] };
    }),
    route(uploadProjectFile, async ({ params, query }, { caller, limit, readBytes }) => {
      await limit('project-upload', caller.userId, uploadsPerMinute, 60);
      const bytes = await readBytes(limits.bytesPerBinaryFile, 'binary_file_too_large');
      return projects.uploadFile(caller.userId, params.projectId, { ...query, bytes });
    }),
    route(downloadProjectContent, async ({ params }, context) => {
      const { projectId, hash } = params;
      const { size, chunks } = await projects.openContent(context.caller.userId, projectId, hash);
      if (size >= largeReplySize) context.countLargeReply();
      return {
        chunks,
        size,
        // Never a type that a browser shows or runs, whatever the file contains.
        contentType: 'application/octet-stream',
        fileName: hash,
        headers: {
          'cache-control': keepForever,
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
          etag: `"${hash}"`,
        },
      };
    }),
    route(listVersions, async ({ params, query }, { caller }) =>
      projects.listVersions(caller.userId, params.projectId, query),
    ),
    route(getVersionChanges, async ({ params }, context) => {
      const { projectId, versionId } = params;
      return answer(
        context,
        await projects.streamVersionChanges(context.caller.userId, projectId, versionId),
      );
    }),
    route(listVersionFiles, async ({ params }, context) => {
      const { projectId, versionId } = params;
      return answer(context, await projects.streamVersionFiles(context.caller.userId, projectId, versionId));
    }),
    route(previewThinning, async ({ params }, { caller, limit }) => {
      await limit('thinning', caller.userId, thinningsPerMinute, 60);
      return projects.previewThinning(caller.userId, params.projectId);
    }),
    route(thinVersions, async ({ params }, { caller, limit }) => {
      await limit('thinning', caller.userId, thinningsPerMinute, 60);
      return projects.thinVersions(caller.userId, params.projectId);
    }),
    route(restoreVersion, async ({ params, body }, { caller }) =>
      projects.restoreVersion(caller.userId, params.projectId, params.versionId, body?.clientId ?? null),
    ),
  ];
}
