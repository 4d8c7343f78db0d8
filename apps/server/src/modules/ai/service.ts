import {
  type AiProviderKind,
  AppError,
  type Credits,
  type Language,
  type MountReport,
  type Project,
  type ProjectId,
  type Turn,
  type TurnId,
  type UserId,
} from '@kilim/contract';
import { type AddedMessage, addMessages } from './commands/add-messages.ts';
import { clearMessages } from './commands/clear-messages.ts';
import {
  type CreatedFromPrompt,
  type CreateFromPromptInput,
  createFromPrompt,
} from './commands/create-from-prompt.ts';
import { failTurn, toTurnError } from './commands/end-turn.ts';
import { forkProject } from './commands/fork-project.ts';
import { goBackBefore } from './commands/go-back-before.ts';
import { recoverInterruptedTurns } from './commands/recover-turns.ts';
import { decideReservation, type StartTurnInput, startTurn } from './commands/start-turn.ts';
import { type ComponentsService, createComponentsService } from './components/components-service.ts';
import { createHeldService, type HeldService } from './held/held-changes.ts';
import { type RefundedTurn, refundTurn } from './mounts/refund-turn.ts';
import { type ReportMountInput, reportMount } from './mounts/report-mount.ts';
import { type ChargeReviews, createChargeReviews } from './mounts/review-mounts.ts';
import type { TurnPorts } from './ports.ts';
import { presentTurn } from './present.ts';
import { kindOfPrompt } from './prompt/kind-of-prompt.ts';
import { needOf } from './prompt/need-of.ts';
import { pricedAs } from './providers/priced-as.ts';
import type { Provider } from './providers/provider.ts';
import { type AiQueries, createAiQueries, presentLiveTurn, requireTurn } from './queries.ts';
import { chooseProvider } from './turns/choose-provider.ts';
import { findTurnByKey } from './turns/repository.ts';
import { createTurnRunner } from './turns/turn-runner.ts';

export interface AiStatus {
  readonly provider: AiProviderKind;
  readonly model: string;
  /** Whether images of prompts are looked at. */
  readonly readsImages: boolean;
}

/** Turns and chats of projects. All throw `project_not_found` for a project of another user. */
export interface AiService extends AiQueries, HeldService, ComponentsService {
  /** What answers the next turn. */
  status(): Promise<AiStatus>;
  /** Starts a turn that continues in the background. Idempotent: the same key returns the same turn. */
  start(input: StartTurnInput): Promise<Turn>;
  /** Creates a project and starts its first turn. Idempotent: the same id returns the same project and turn. */
  createFromPrompt(input: CreateFromPromptInput): Promise<CreatedFromPrompt>;
  /** The language of a new project; see the projects module. */
  languageFor(...input: Parameters<TurnPorts['projects']['languageFor']>): Promise<Language>;
  /** Creates a project with the files and the chat as they were after a turn. Throttled like a new project. */
  fork(userId: UserId, projectId: ProjectId, turnId: TurnId): Promise<Project>;
  /** Stops a running turn in any process; a turn that has ended is returned unchanged. */
  stop(userId: UserId, projectId: ProjectId, turnId: TurnId): Promise<Turn>;
  clearMessages(userId: UserId, projectId: ProjectId): Promise<void>;
  /** Appends messages that a client wrote itself. */
  addMessages(userId: UserId, projectId: ProjectId, messages: readonly AddedMessage[]): Promise<void>;
  /** How the version of a turn started in an open studio; the first report counts. */
  reportMount(input: ReportMountInput): Promise<MountReport>;
  /** For administrators. */
  readonly chargeReviews: ChargeReviews;
  /** Returns what a turn cost, by an administrator's decision. */
  refundTurn(turnId: TurnId): Promise<RefundedTurn>;
  /** Ends turns whose process has died; returns their number. */
  recover(): Promise<number>;
  /**
   * Recovers now and at intervals. `isAlone`: no other process uses this database, so every turn that is still running
   * was left behind by an earlier process, even if its lease has not expired.
   */
  startRecovery(options?: { readonly isAlone?: boolean }): void;
  /** Resolves when no turn is running in this process. */
  settled(): Promise<void>;
  /** Ends the turns of this process as interrupted and stops the recovery. */
  close(): Promise<void>;
}

/** Milliseconds that the reply to a creation waits for its first turn; after that the studio shows the rest. */
const longestFirstTurn = 5_000;

/** `configured` describes the provider of a configuration that is not complete. */
export function createTurnService(ports: TurnPorts, configured: AiStatus): AiService {
  const { findProvider, timings } = ports;
  const runner = createTurnRunner(ports);
  let recoveryTimer: NodeJS.Timeout | undefined;

  const recoverAndLog = (ahead: number): void => {
    recoverInterruptedTurns(ports, { own: runner.runningIds(), ahead }).catch((error: unknown) =>
      ports.log.error({ err: error }, 'interrupted turns could not be recovered'),
    );
  };

  /** Goes back in the chat, unless the turn was started before or could not be started anyway. */
  const replace = async (
    input: StartTurnInput,
    replaced: TurnId,
    provider: Provider | null,
  ): Promise<void> => {
    const { userId, projectId, prompt, quickPromptId, mode } = input;
    await ports.projects.find(userId, projectId);
    if (await findTurnByKey(ports.transactions.outside, userId, input.idempotencyKey)) return;
    if (prompt.trim() === '') throw new AppError('turn_prompt_required');
    if (!provider) throw new AppError('ai_not_configured');
    const kind = kindOfPrompt(prompt, quickPromptId, mode);
    if (!provider.isOwnKey) await decideReservation(ports, userId, kind, 0 as Credits);
    await goBackBefore(ports, userId, projectId, replaced);
  };
  const start = async (input: StartTurnInput): Promise<Turn> => {
    const found = await findProvider(needOf(input.userId, input.prompt, input.quickPromptId, input.mode));
    if (input.replaces !== undefined) await replace(input, input.replaces, found);
    const { provider, isDraft } = await chooseProvider(ports, found, input);
    const started = await startTurn(provider ? pricedAs(ports, provider) : ports, provider, input);
    if (!started.isNew || !provider) return presentLiveTurn(started.turn, runner);
    const turn = presentTurn(started.turn);
    ports.events.publishToProject(turn.projectId, { kind: 'turn-started', projectId: turn.projectId, turn });
    runner.launch(provider, { ...started.context, isDraft });
    await ports.credits.publishBalance(input.userId);
    return turn;
  };
  const finish = async (userId: UserId, turn: Turn): Promise<Turn> => {
    await runner.finished(turn.id, longestFirstTurn);
    return presentLiveTurn(await requireTurn(ports, userId, turn.projectId, turn.id), runner);
  };
  // Concurrent requests with the same id share one creation.
  const creations = new Map<string, Promise<CreatedFromPrompt>>();

  return {
    ...createAiQueries(ports, runner),
    ...createHeldService(ports),
    ...createComponentsService(ports),
    status: async () => {
      const provider = await findProvider();
      if (!provider) return configured;
      const { kind, model, readsImages = false } = provider;
      return { provider: kind, model, readsImages };
    },
    start,
    languageFor: (...input) => ports.projects.languageFor(...input),
    createFromPrompt: (input) => {
      const key = `${input.userId} ${input.id}`;
      const running = creations.get(key);
      if (running !== undefined) return running;
      const creation = createFromPrompt(ports, { start, finish }, input).finally(() => creations.delete(key));
      creations.set(key, creation);
      return creation;
    },
    stop: async (userId, projectId, turnId) => {
      const turn = await requireTurn(ports, userId, projectId, turnId);
      if (turn.isRunning) {
        const progress = runner.findLive(turnId)?.progress ?? turn.progress;
        const error = toTurnError(new AppError('turn_stopped'));
        // Once it has ended in the database, no process can apply it, and the process that runs it aborts.
        if (await failTurn(ports, turn, { status: 'stopped', error, progress })) runner.abandon(turnId);
      }
      return presentTurn(await requireTurn(ports, userId, projectId, turnId));
    },
    fork: (userId, projectId, turnId) => forkProject(ports, userId, projectId, turnId),
    clearMessages: (userId, projectId) => clearMessages(ports, userId, projectId),
    addMessages: (userId, projectId, messages) => addMessages(ports, userId, projectId, messages),
    reportMount: (input) => reportMount(ports, input),
    chargeReviews: createChargeReviews(ports),
    refundTurn: (turnId) => refundTurn(ports, turnId),
    recover: () => recoverInterruptedTurns(ports, { own: runner.runningIds() }),
    startRecovery: ({ isAlone = false } = {}) => {
      // Turns that start from now on have leases that end later than this.
      recoverAndLog(isAlone ? timings.leaseDuration : 0);
      clearInterval(recoveryTimer);
      recoveryTimer = setInterval(() => recoverAndLog(0), timings.recoveryInterval);
      recoveryTimer.unref();
    },
    settled: runner.settled,
    close: async () => {
      clearInterval(recoveryTimer);
      await runner.stop();
    },
  };
}
