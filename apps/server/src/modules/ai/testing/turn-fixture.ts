import {
  type Credits,
  freeEntitlements,
  type ImageAttachment,
  type Project,
  type ProjectEvent,
  type Turn,
} from '@kilim/contract';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { type Log, silentLog } from '../../../platform/log/log.ts';
import type { Transactions } from '../../../platform/tx.ts';
import { runInline } from '../../../platform/workers/testing/run-inline.ts';
import { createTestProjects } from '../../../testing/create-test-projects.ts';
import { createRecordedEvents } from '../../../testing/recorded-events.ts';
import { createTestApp, type TestReply } from '../../../testing/test-app.ts';
import { addUser } from '../../../testing/users.ts';
import { createCreditsService } from '../../credits/index.ts';
import { createStorageService } from '../../storage/index.ts';
import { joinAnswerJob } from '../answers/join-answer.ts';
import { readWordsJob } from '../answers/read-words-answer.ts';
import { validateAnswersJob } from '../answers/validation-job.ts';
import { mergeHeldJob } from '../held/merge-held.ts';
import {
  type AiConfig,
  type AiService,
  type ConnectedModel,
  createAiRoutes,
  createAiService,
  createTurnTasks,
  type FindModels,
  hasRunningTurn,
  stopRunningTurn,
  type TurnTasks,
} from '../index.ts';
import type { TurnPorts } from '../ports.ts';
import {
  analyzeProjectJob,
  buildPromptJob,
  buildRepairPromptJob,
  countTokensJob,
} from '../prompt/prompt-jobs.ts';
import { answerPromptJob, nameAppJob } from '../providers/answer-job.ts';
import type { Provider } from '../providers/provider.ts';
import { createScriptedProvider, type ScriptedProvider } from './scripted-provider.ts';

export const testConfig: AiConfig = {
  provider: 'openai-compatible',
  baseUrl: null,
  apiKey: null,
  model: 'test-model',
  creditsPerToken: null,
  idleTimeout: 1_000,
  builtinPace: 0,
  isDraftComposed: false,
  retryBackoff: 1,
};

/** Real modules with a scripted provider, and a user who owns a project and some credits. */
export interface TurnFixture {
  readonly ai: AiService;
  readonly owner: Caller;
  readonly project: Project;
  readonly provider: ScriptedProvider;
  readonly clock: ReturnType<typeof createManualClock>;
  readonly base: string;
  readonly events: ReturnType<typeof createRecordedEvents>;
  readonly call: (method: string, path: string, body?: unknown, as?: Caller | null) => Promise<TestReply>;
  /** Starts a turn and returns the reply. */
  send(prompt: string, extra?: Record<string, unknown>): Promise<TestReply>;
  /** Starts a turn and returns it after it has ended. */
  finish(prompt: string, extra?: Record<string, unknown>): Promise<Turn>;
  balance(): Promise<number>;
  files(): Promise<Record<string, string>>;
  revision(): Promise<number>;
  write(path: string, content: string): Promise<void>;
  /** Stores an image that can be attached. */
  addImage(bytes: Uint8Array, name?: string): Promise<ImageAttachment>;
  /** Locks or unlocks a file; returns the locked paths. */
  lock(path: string, isLocked: boolean): Promise<string[]>;
  deleteProject(): Promise<void>;
  restoreProject(): Promise<void>;
  /** Files of any project. */
  readProject(projectId: Project['id'] | undefined): Promise<Record<string, string>>;
  messageCount(): Promise<number>;
  /** Events of the project, oldest first. */
  publishedEvents(): ProjectEvent[];
  /** An AI service of another process on the same database. */
  otherProcess(overrides?: Partial<FixtureOptions>): AiService;
}

export interface FixtureOptions {
  readonly credits: number;
  readonly config: Partial<AiConfig>;
  /** Replaces the scripted provider; null uses the configuration. */
  readonly provider: Provider | null;
  /** The model that an administrator connected, for `provider: null` with the built-in provider configured. */
  readonly findConnectedModel: () => Promise<ConnectedModel | null>;
  /** The models that administrators added, for `provider: null`. */
  readonly findModels: FindModels;
  readonly guardedFetch: typeof fetch;
  readonly transactions: Transactions;
  /** Replaces some of the tasks that run in worker threads. */
  readonly tasks: Partial<TurnTasks>;
  readonly log: Log;
  /** Milliseconds between two saves of a running turn. */
  readonly saveInterval: number;
  /** Receives administrators' decisions. */
  readonly audit: TurnPorts['audit'];
}

/** The tasks of turns, run in the thread of the test. */
export const inlineTasks = createTurnTasks({
  validateAnswers: runInline(validateAnswersJob),
  answerPrompt: runInline(answerPromptJob),
  nameApp: runInline(nameAppJob),
  buildPrompt: runInline(buildPromptJob),
  buildRepairPrompt: runInline(buildRepairPromptJob),
  analyzeProject: runInline(analyzeProjectJob),
  countTokens: runInline(countTokensJob),
  joinAnswer: runInline(joinAnswerJob),
  mergeHeld: runInline(mergeHeldJob),
  readWords: runInline(readWordsJob),
});

export async function createTurnFixture(
  transactions: Transactions,
  options: Partial<FixtureOptions> = {},
): Promise<TurnFixture> {
  const clock = createManualClock();
  const events = createRecordedEvents();
  const provider = createScriptedProvider();

  const storage = createStorageService({
    transactions,
    clock,
    findLimit: async () => freeEntitlements.storageMegabytes,
    readProjects: async () => ({ files: 0, versions: 0, trash: 0, trashProjects: 0, consumers: [] }),
    readUploads: async () => 0,
    readExports: async () => 0,
  });

  const open = (overrides: Partial<FixtureOptions>) => {
    const used = { ...options, ...overrides };
    const chosen = used.provider === undefined ? provider : used.provider;
    const platform = { transactions: used.transactions ?? transactions, clock, events };
    const credits = createCreditsService(platform);
    const projects = createTestProjects({
      ...platform,
      hasRunningTurn,
      storage,
      beforeRemoval: (tx, projectId) => stopRunningTurn({ clock, credits, projects }, tx, projectId),
    });
    const ai = createAiService({
      ...platform,
      log: used.log ?? silentLog,
      credits,
      projects,
      storage,
      config: { ...testConfig, ...used.config },
      tasks: { ...inlineTasks, ...used.tasks },
      ...(used.audit && { audit: used.audit }),
      ...(chosen && { provider: chosen }),
      ...(used.findModels && { findModels: used.findModels }),
      ...(used.guardedFetch && { guardedFetch: used.guardedFetch }),
      ...(used.findConnectedModel && { findConnectedModel: used.findConnectedModel }),
      timings: { publishInterval: 5, saveInterval: used.saveInterval ?? 10 },
    });
    return { ai, credits, projects };
  };

  const owner = await addUser(transactions);
  const { ai, credits, projects } = open({});
  const amount = options.credits ?? 1_000;
  await transactions.run((tx) =>
    credits.grant(tx, {
      userId: owner.userId,
      amount,
      kind: 'gift',
      reason: 'test',
      idempotencyKey: newId(),
    }),
  );
  const project = await projects.create(owner.userId, { name: 'Deneme', language: 'tr' });
  const app = createTestApp({ routes: createAiRoutes(ai) });
  const base = `/v1/projects/${project.id}`;
  const read = () => transactions.run((tx) => projects.readFiles(tx, project.id));

  const fixture: TurnFixture = {
    ai,
    owner,
    project,
    provider,
    clock,
    base,
    events,
    call: (method, path, body, as = owner) => app.call(method, path, { as, body }),
    send: (prompt, extra = {}) =>
      fixture.call('POST', `${base}/turns`, { prompt, idempotencyKey: newId(), ...extra }),
    finish: async (prompt, extra) => {
      const { status, json } = await fixture.send(prompt, extra);
      if (status !== 201) throw new Error(`Turn not started: ${JSON.stringify(json)}`);
      await ai.settled();
      return ai.find(owner.userId, project.id, (json as Turn).id);
    },
    balance: async () => (await credits.status(owner.userId)).balance as Credits,
    files: async () => (await read()).files,
    revision: async () => (await read()).revision,
    write: async (path, content) => {
      const applied = {
        projectId: project.id,
        files: { [path]: content },
        title: null,
        turnId: null,
      } as const;
      await transactions.run((tx) =>
        projects.applyFiles(tx, { ...applied, reason: 'code-save', author: 'user' }),
      );
    },
    addImage: (bytes, name = 'a.png') => projects.images.add(owner.userId, project.id, { bytes, name }),
    lock: (path, isLocked) =>
      projects.setLock({ userId: owner.userId, projectId: project.id, path, isLocked }),
    deleteProject: () => projects.remove(owner.userId, project.id),
    restoreProject: async () => void (await projects.restoreProject(owner.userId, project.id)),
    readProject: async (projectId) => {
      if (!projectId) throw new Error('No project to read');
      return (await transactions.run((tx) => projects.readFiles(tx, projectId))).files;
    },
    messageCount: async () => (await projects.find(owner.userId, project.id)).messageCount,
    publishedEvents: () => events.published.flatMap((entry) => ('projectId' in entry ? [entry.event] : [])),
    otherProcess: (overrides = {}) => open(overrides).ai,
  };
  return fixture;
}

/** The text of a reply; missing fields get default values. */
export function writeReply(reply: Record<string, unknown>): string {
  return JSON.stringify({
    title: 'Başlık',
    explanation: 'Açıklama.',
    changes: ['Bir'],
    nextSteps: [],
    ...reply,
  });
}

/** Source of a valid screen that shows a text. */
export function screenWith(text: string): string {
  return `import { Text, View } from 'react-native';\n\nexport default function App() {\n  return (\n    <View>\n      <Text>${text}</Text>\n    </View>\n  );\n}\n`;
}
