import {
  AppError,
  createProject,
  documentLimits,
  idPattern,
  limits,
  type ProjectId,
  updateProject,
} from '@kilim/contract';
import { z } from 'zod';
import { splitFiles } from './split-files.ts';
import {
  type CollectionWriter,
  type Data,
  invalidAttribute,
  isGiven,
  parseData,
  parseJsonText,
  pick,
  type WriteScope,
} from './writer.ts';

const fileMap = z.record(z.string().max(1_000), z.string());
/** `assistant` is the name that other chats give an answer. */
const chatMessage = z.object({
  id: z.string().max(64).optional(),
  type: z.enum(['user', 'ai', 'assistant', 'system']).default('user'),
  message: z.string().max(limits.promptMaximum),
});
const chat = z.array(z.unknown()).max(documentLimits.chatMaximum);
const revision = z.number().int().min(0);

async function readFileMap(scope: WriteScope, data: Data): Promise<ReadonlyMap<string, string> | null> {
  const sent = await parseJsonText(scope, 'filesJson', data['filesJson']);
  if (sent === undefined) return null;
  const files = new Map(Object.entries(parseData(fileMap, sent, () => 'filesJson')));
  if (files.size > limits.filesPerProject) throw new AppError('project_too_many_files');
  return files;
}

async function readTags(scope: WriteScope, data: Data): Promise<unknown> {
  return isGiven(data['tagsJson']) ? parseJsonText(scope, 'tagsJson', data['tagsJson']) : undefined;
}

/** Name, description and tags, checked like those of `updateProject`. */
async function readFacts(scope: WriteScope, data: Data) {
  const tags = await readTags(scope, data);
  const facts = { ...pick(data, ['name', 'description']), ...(tags !== undefined && { tags }) };
  return parseData(updateProject.body ?? z.never(), facts, (field) =>
    field === 'tags' ? 'tagsJson' : field,
  );
}

async function writeFiles(
  { ports, writer }: WriteScope,
  projectId: ProjectId,
  files: ReadonlyMap<string, string>,
  base: unknown,
): Promise<void> {
  const current = await ports.projects.listFiles(writer.userId, projectId);
  const isBasedOnCurrent =
    base !== undefined && base !== null && parseData(revision, base, () => 'revision') === current.revision;
  const { operations, conflicts } = splitFiles(current.files, files, isBasedOnCurrent);
  if (conflicts.length > 0) {
    throw new AppError('file_conflict', {
      params: { path: conflicts[0]?.path ?? '' },
      details: { conflicts },
    });
  }
  if (operations.length === 0) return;
  // Each operation names the content that was read above, so a change in between is a conflict as well.
  await ports.projects.writeFiles(writer.userId, projectId, { reason: 'code-save', operations });
}

/** Adds the messages that the chat does not have; an empty list clears it. Known ones stay as they are. */
async function writeChat(scope: WriteScope, projectId: ProjectId, sent: unknown): Promise<void> {
  const { ports, writer } = scope;
  const messages = parseData(chat, sent, () => 'chatMessagesJson');
  if (messages.length === 0) return ports.ai.clearMessages(writer.userId, projectId);
  const known = new Set((await ports.ai.readChat(projectId)).map(({ id }) => String(id)));
  const isKnown = (message: unknown): boolean =>
    typeof message === 'object' && message !== null && 'id' in message && known.has(String(message.id));
  const added = messages
    .filter((message) => !isKnown(message))
    .map((message) => parseData(chatMessage, message, () => 'chatMessagesJson'))
    // Messages of the server itself are made by the server.
    .flatMap(({ id, type, message }) =>
      type === 'system' || message === ''
        ? []
        : [{ id: id ?? null, type: type === 'user' ? ('user' as const) : ('ai' as const), content: message }],
    );
  if (added.length > documentLimits.addedMessages) throw invalidAttribute('chatMessagesJson');
  if (added.length > 0) await ports.ai.addMessages(writer.userId, projectId, added);
}

export const projectsWriter: CollectionWriter = {
  create: async (scope, id, data) => {
    const { ports, writer } = scope;
    if (id !== null && !idPattern.test(id)) throw invalidAttribute('$id');
    const files = await readFileMap(scope, data);
    const { tags, ...facts } = await readFacts(scope, data);
    const chatSent = await parseJsonText(scope, 'chatMessagesJson', data['chatMessagesJson']);
    const input = parseData(createProject.body ?? z.never(), {
      name: '',
      ...facts,
      ...(id !== null && { id }),
    });
    const language = await ports.projects.languageFor(writer.userId, undefined, writer.language);
    const project = await ports.projects.create(writer.userId, {
      ...input,
      language,
      ...(files && files.size > 0 && { files: Object.fromEntries(files) }),
    });
    if (tags && tags.length > 0) await ports.projects.update(writer.userId, project.id, { tags });
    if (Array.isArray(chatSent) && chatSent.length > 0) await writeChat(scope, project.id, chatSent);
    return project.id;
  },
  update: async (scope, row, data) => {
    const { ports, writer } = scope;
    const projectId = String(row['$id']) as ProjectId;
    const files = await readFileMap(scope, data);
    const facts = await readFacts(scope, data);
    const chatSent = await parseJsonText(scope, 'chatMessagesJson', data['chatMessagesJson']);
    // The files first: a conflict leaves everything as it was.
    if (files) await writeFiles(scope, projectId, files, data['revision']);
    if (Object.keys(facts).length > 0) await ports.projects.update(writer.userId, projectId, facts);
    if (chatSent !== undefined) await writeChat(scope, projectId, chatSent);
  },
  remove: async ({ ports, writer }, row) =>
    ports.projects.remove(writer.userId, String(row['$id']) as ProjectId),
};
