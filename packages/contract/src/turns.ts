import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { errorTypes } from './errors.ts';
import { heldChanges } from './held-changes.ts';
import { messageId, projectId, turnId, versionId } from './ids.ts';
import { limits } from './limits.ts';
import { mountReport } from './mount-reports.ts';
import { credits, cursor, language, noBody, pageLimit, timestamp, wantedLanguage } from './primitives.ts';
import { project, projectName, projectParams } from './projects.ts';
import { storageErrors } from './storage.ts';
import { turnAnalysis } from './turn-analysis.ts';
import { attachment, attachments, planStep, turnMode } from './turn-options.ts';
import { fileChange } from './versions.ts';

export const aiProviderKind = z.enum(['builtin', 'openai-compatible']);
export type AiProviderKind = z.infer<typeof aiProviderKind>;

/** The model name of the built-in provider. It is stored with a turn; users read a text instead. */
export const builtinModel = 'kilim-builtin';

/** Phases of a turn in order; `done`, `failed` and `stopped` are final. */
export const turnStatus = z.enum([
  'queued',
  'streaming',
  'checking',
  'repairing',
  'applying',
  'done',
  'failed',
  'stopped',
]);
export type TurnStatus = z.infer<typeof turnStatus>;

/** Whether a turn has ended. */
export function isTurnOver(status: TurnStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'stopped';
}

/** A file of the answer as received so far. With mode `edit`, `content` holds the replacement texts. */
export const turnFile = z.object({
  path: z.string(),
  mode: z.enum(['write', 'edit', 'delete']),
  content: z.string(),
  isDone: z.boolean(),
});
export type TurnFile = z.infer<typeof turnFile>;

/** The answer as received so far; `sequence` is the number of the last delta in it. */
export const turnProgress = z.object({
  sequence: z.number().int(),
  title: z.string(),
  explanation: z.string(),
  files: z.array(turnFile),
});
export type TurnProgress = z.infer<typeof turnProgress>;

export const turnError = z.object({
  type: z.enum(errorTypes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type TurnError = z.infer<typeof turnError>;

export const turn = z.object({
  id: turnId,
  projectId,
  status: turnStatus,
  prompt: z.string(),
  mode: turnMode,
  language,
  provider: aiProviderKind,
  model: z.string(),
  reserved: credits,
  charged: credits.nullable(),
  tokens: z.number().int().nullable(),
  versionId: versionId.nullable(),
  /** The project's revision of that version; a project at another revision has other files. */
  revision: z.number().int().nullable(),
  /** Set when the answer created a new project: docs/rules/turns.md#new-project */
  createdProject: z.object({ id: projectId, name: z.string() }).nullable(),
  error: turnError.nullable(),
  progress: turnProgress,
  createdAt: timestamp,
  endedAt: timestamp.nullable(),
});
export type Turn = z.infer<typeof turn>;

/** One change of a running turn, numbered from 1 without gaps. */
export const turnDelta = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status: turnStatus }),
  /** The request to the provider was restarted: discard everything streamed so far. */
  z.object({ kind: z.literal('reset') }),
  z.object({ kind: z.literal('title'), text: z.string() }),
  z.object({ kind: z.literal('explanation'), text: z.string() }),
  z.object({ kind: z.literal('file-start'), path: z.string(), mode: turnFile.shape.mode }),
  z.object({ kind: z.literal('file-delta'), path: z.string(), text: z.string() }),
  z.object({ kind: z.literal('file-end'), path: z.string() }),
]);
export type TurnDelta = z.infer<typeof turnDelta>;

export const chatMessage = z.object({
  id: messageId,
  projectId,
  turnId: turnId.nullable(),
  type: z.enum(['user', 'ai', 'system']),
  /** Empty for a system message, whose text is looked up by `error.type`. */
  content: z.string(),
  createdAt: timestamp,
  changes: z
    .object({
      title: z.string(),
      files: z.array(fileChange),
      changeList: z.array(z.string()),
      nextSteps: z.array(z.string()),
      /** Of a plan, which changes no files. */
      plan: z.array(planStep).optional(),
    })
    .nullable(),
  metadata: z
    .object({
      tokensUsed: z.number().int(),
      creditsUsed: z.number().int(),
      model: z.string(),
      provider: aiProviderKind,
      versionId: versionId.nullable(),
      /** Number of that version; missing in older messages. */
      versionNumber: z.number().int().optional(),
      wasRepaired: z.boolean(),
      /** Milliseconds from the start of the turn to its end; missing in older messages. */
      duration: z.number().int().optional(),
      /** Missing in older messages, which are those of a build. */
      mode: turnMode.optional(),
      /** What was asked and for which project; missing in older messages and where nothing was analysed. */
      analysis: turnAnalysis.optional(),
      createdProject: z.object({ id: projectId, name: z.string() }).nullable(),
    })
    .nullable(),
  error: turnError.nullable(),
  /** Of a message of the user. */
  attachments: z.array(attachment).optional(),
  /** Of an answer whose version was reported by an open studio. */
  mount: mountReport.optional(),
  /** Changes of the answer that were not applied with it. */
  held: heldChanges.optional(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** Latest errors and console lines of the running app, oldest first; the client sends at most so much. */
export const previewMessageLimits = { count: 20, length: 500 } as const;
const previewMessages = z
  .array(z.string().max(previewMessageLimits.length))
  .max(previewMessageLimits.count)
  .optional();

const turnParams = z.object({ projectId, turnId });
const prompt = z.string().max(limits.promptMaximum);

export const getAiStatus = defineEndpoint({
  name: 'getAiStatus',
  summary: 'Returns which AI provider and model answer.',
  method: 'GET',
  path: '/ai',
  access: 'member',
  status: 200,
  reply: z.object({
    provider: aiProviderKind,
    model: z.string(),
    /** Whether images that are attached to a prompt are looked at. */
    readsImages: z.boolean(),
  }),
  errors: [],
});
export const estimateTurn = defineEndpoint({
  name: 'estimateTurn',
  summary: 'Estimates the expected and the maximum cost of a prompt.',
  method: 'POST',
  path: '/projects/{projectId}/turns/estimate',
  access: 'member',
  params: projectParams,
  body: z.strictObject({ prompt, mode: turnMode.default('build'), attachments: attachments.default([]) }),
  status: 200,
  reply: z.object({
    promptTokens: z.number().int(),
    /** 0 for an answer that is known to be free: docs/rules/turns.md#estimate */
    expectedCredits: credits,
    maximumCredits: credits,
    /** The balance that the prompt needs. */
    minimumBalance: credits,
    /** Whether what answers this prompt looks at its images. */
    readsImages: z.boolean(),
  }),
  errors: ['project_not_found', 'ai_not_configured', 'project_analysis_failed', 'prompt_image_not_found'],
});
export const startTurn = defineEndpoint({
  name: 'startTurn',
  summary: 'Starts a turn with a prompt; it continues after the reply.',
  method: 'POST',
  path: '/projects/{projectId}/turns',
  access: 'member',
  params: projectParams,
  body: z.strictObject({
    prompt,
    language: language.default('tr'),
    mode: turnMode.default('build'),
    attachments: attachments.default([]),
    /** The turn never costs more; by default its estimated maximum is the limit: docs/rules/turns.md#cap */
    maximumCredits: credits.min(1).optional(),
    /** Goes back to before this turn first: docs/rules/turns.md#going-back-in-the-chat */
    replaces: turnId.optional(),
    quickPromptId: z.string().max(32).optional(),
    previewMessages,
    /** Repeating a request with the same key returns the same turn. */
    idempotencyKey: z.string().min(8).max(64),
  }),
  status: 201,
  reply: turn,
  errors: [
    'project_not_found',
    'turn_in_progress',
    'turn_prompt_required',
    'turn_not_found',
    'turn_above_cap',
    'turn_version_missing',
    'credits_insufficient_generation',
    'credits_insufficient_chat',
    'ai_not_configured',
    'storage_limit_reached',
    'credits_insufficient',
    'project_analysis_failed',
    'prompt_image_not_found',
  ],
});
/** Whether a project was created with its first turn, or waits with the prompt and the error of the turn. */
export const projectFromPrompt = z.object({ project, turn: turn.nullable(), problem: turnError.nullable() });
export const createProjectFromPrompt = defineEndpoint({
  name: 'createProjectFromPrompt',
  summary: 'Creates a project named after what the prompt describes, and starts its first turn.',
  method: 'POST',
  path: '/projects/from-prompt',
  access: 'member',
  body: z.strictObject({
    /** Chosen by the client. Repeating a request with the same id returns the same project and turn. */
    id: projectId,
    prompt,
    /** Replaces the name found in the prompt; unlike that one it must be free. */
    name: projectName.optional(),
    language: wantedLanguage,
    quickPromptId: z.string().max(32).optional(),
    /** The client has composed this app already: the reply waits until the server has composed the same one. */
    isBuilt: z.boolean().optional(),
  }),
  status: 201,
  reply: projectFromPrompt,
  errors: [
    'turn_prompt_required',
    'credits_insufficient_generation',
    'credits_insufficient_chat',
    'ai_not_configured',
    'project_name_required',
    'project_name_taken',
    'project_already_exists',
    'project_creation_too_fast',
    'project_limit_reached',
    'trash_limit_reached',
    ...storageErrors,
  ],
});
export const getCurrentTurn = defineEndpoint({
  name: 'getCurrentTurn',
  summary: 'Returns the running turn of a project, or null.',
  method: 'GET',
  path: '/projects/{projectId}/turns/current',
  access: 'member',
  params: projectParams,
  status: 200,
  reply: z.object({ turn: turn.nullable() }),
  errors: ['project_not_found'],
});
export const getTurn = defineEndpoint({
  name: 'getTurn',
  summary: 'Returns one turn with its progress.',
  method: 'GET',
  path: '/projects/{projectId}/turns/{turnId}',
  access: 'member',
  params: turnParams,
  status: 200,
  reply: turn,
  errors: ['project_not_found', 'turn_not_found'],
});
export const stopTurn = defineEndpoint({
  name: 'stopTurn',
  summary: 'Stops a turn without changing the project or charging credits.',
  method: 'POST',
  path: '/projects/{projectId}/turns/{turnId}/stop',
  access: 'member',
  params: turnParams,
  body: noBody,
  status: 200,
  reply: turn,
  errors: ['project_not_found', 'turn_not_found'],
});
export const forkProject = defineEndpoint({
  name: 'forkProject',
  summary: 'Creates a project with the files and the chat as they were after a turn.',
  method: 'POST',
  path: '/projects/{projectId}/turns/{turnId}/fork',
  access: 'member',
  params: turnParams,
  body: noBody,
  status: 201,
  reply: project,
  errors: [
    'project_not_found',
    'turn_not_found',
    'turn_in_progress',
    'turn_version_missing',
    'project_creation_too_fast',
    'project_limit_reached',
    'trash_limit_reached',
    ...storageErrors,
  ],
});
export const listMessages = defineEndpoint({
  name: 'listMessages',
  summary: 'Lists the chat messages of a project, newest first.',
  method: 'GET',
  path: '/projects/{projectId}/messages',
  access: 'member',
  params: projectParams,
  query: z.object({ limit: pageLimit, cursor: cursor.optional() }),
  status: 200,
  reply: z.object({ messages: z.array(chatMessage), nextCursor: cursor.nullable() }),
  errors: ['project_not_found', 'general_cursor_not_found'],
});
export const clearMessages = defineEndpoint({
  name: 'clearMessages',
  summary: 'Deletes the chat of a project and keeps its versions.',
  method: 'DELETE',
  path: '/projects/{projectId}/messages',
  access: 'member',
  params: projectParams,
  body: noBody,
  status: 204,
  reply: null,
  errors: ['project_not_found', 'turn_in_progress'],
});
