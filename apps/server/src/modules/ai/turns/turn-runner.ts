import { setTimeout as wait } from 'node:timers/promises';
import {
  AppError,
  type ProjectId,
  type TurnDelta,
  type TurnId,
  type TurnProgress,
  type TurnStatus,
} from '@kilim/contract';
import { TurnAlreadyEnded } from '../commands/complete-turn.ts';
import { failTurn, ledgerReason, toTurnError } from '../commands/end-turn.ts';
import type { TurnPorts } from '../ports.ts';
import { historyWishOf } from '../prompt/history-wish-of.ts';
import type { Provider } from '../providers/provider.ts';
import { isTurnRunning, renewLease, turnExists } from './repository.ts';
import { runStep } from './run-step.ts';
import { runWithFallback } from './run-with-fallback.ts';
import type { TurnCallbacks } from './turn-callbacks.ts';
import type { TurnContext } from './turn-context.ts';
import { createTurnDeltaBatcher } from './turn-delta-batcher.ts';
import type { TurnRecord } from './turn-record.ts';
import { canTransition } from './turn-transitions.ts';

type AbortReason = 'ended-elsewhere' | 'shutdown';

export interface LiveTurn {
  readonly progress: TurnProgress;
  readonly status: TurnStatus;
}

/** Runs the turns of this process. */
export interface TurnRunner {
  launch(provider: Provider, context: TurnContext): void;
  /** Ids of the turns that are running in this process. */
  readonly runningIds: () => TurnId[];
  /** Current progress and status of a turn that is running in this process, otherwise null. */
  findLive(turnId: TurnId): LiveTurn | null;
  /** Aborts a turn that has already ended in the database; publishes no further deltas. */
  abandon(turnId: TurnId): void;
  /** Resolves when a turn of this process has ended, at the latest after `longest` milliseconds. */
  finished(turnId: TurnId, longest: number): Promise<void>;
  /** Resolves when no turn is running in this process. */
  readonly settled: () => Promise<void>;
  /** Ends all running turns of this process as interrupted. */
  stop(): Promise<void>;
}

interface RunningTurn {
  readonly live: () => LiveTurn;
  readonly abort: (reason: AbortReason) => void;
  readonly finished: Promise<void>;
}

export function createTurnRunner(ports: TurnPorts): TurnRunner {
  const { transactions, clock, timings } = ports;
  const turns = new Map<TurnId, RunningTurn>();

  const publish = (projectId: ProjectId, turnId: TurnId) => (sequence: number, delta: TurnDelta) =>
    ports.events.publishToProject(projectId, { kind: 'turn-delta', projectId, turnId, sequence, delta });

  /** After a turn was ended elsewhere: releases the reservation of a deleted turn and publishes the balance. */
  async function cleanUpEnded(turn: TurnRecord): Promise<void> {
    const { userId, id: turnId } = turn;
    if (!(await turnExists(transactions.outside, turnId))) {
      const reason = ledgerReason(turn);
      await transactions.run((tx) => ports.credits.release(tx, { userId, turnId, reason }));
    }
    await ports.credits.publishBalance(userId);
  }

  async function failWith(turn: TurnRecord, error: unknown, progress: TurnProgress): Promise<void> {
    const known = error instanceof AppError ? error : new AppError('general_unknown', { cause: error });
    if (known.type === 'general_unknown') {
      ports.log.error({ turnId: turn.id, err: known.cause }, 'a turn failed with an unexpected error');
    } else if (known.detail !== undefined) {
      ports.log.info({ turnId: turn.id, type: known.type, detail: known.detail }, 'a turn failed');
    }
    const isEnded = await failTurn(ports, turn, { status: 'failed', error: toTurnError(known), progress });
    if (!isEnded) await cleanUpEnded(turn);
  }

  function start(provider: Provider, context: TurnContext): RunningTurn {
    const { turn } = context;
    const controller = new AbortController();
    const batcher = createTurnDeltaBatcher({
      start: turn.progress,
      interval: timings.publishInterval,
      publish: publish(turn.projectId, turn.id),
    });
    let status: TurnStatus = turn.status;
    let savedSequence = 0;
    let savedAt = clock.now();
    let abortReason: AbortReason | null = null;
    let isSaving = false;

    const abort = (reason: AbortReason): void => {
      abortReason ??= reason;
      if (reason === 'ended-elsewhere') batcher.discard();
      controller.abort(new AppError('turn_stopped'));
    };

    /** Saves progress and status and renews the lease; returns false when the turn has ended. */
    const save = async (next?: TurnStatus): Promise<boolean> => {
      const progress = batcher.progress();
      savedSequence = progress.sequence;
      savedAt = clock.now();
      const leaseUntil = savedAt + timings.leaseDuration;
      return renewLease(transactions.outside, turn.id, {
        leaseUntil,
        progress,
        ...(next && { status: next }),
      });
    };

    const saveOrAbort = async (): Promise<void> => {
      if (isSaving || abortReason) return;
      isSaving = true;
      try {
        // Absolute, because after the clock was set back the old lease ends too late and must be rewritten.
        const isDue = Math.abs(clock.now() - savedAt) >= timings.leaseRenewal;
        const hasProgress = batcher.progress().sequence > savedSequence;
        const isAlive =
          isDue || hasProgress ? await save() : await isTurnRunning(transactions.outside, turn.id);
        if (!isAlive) abort('ended-elsewhere');
      } catch (error) {
        // The next save may succeed; if the database stays away, the lease expires.
        ports.log.warn({ turnId: turn.id, err: error }, 'a running turn could not be saved');
      } finally {
        isSaving = false;
      }
    };

    const callbacks: TurnCallbacks = {
      signal: controller.signal,
      emit: batcher.emit,
      progress: batcher.progress,
      enterStatus: async (next) => {
        if (controller.signal.aborted) throw new TurnAlreadyEnded();
        if (!canTransition(status, next))
          throw new Error(`Invalid turn transition from ${status} to ${next}`);
        status = next;
        batcher.emit({ kind: 'status', status: next });
        if (!(await save(next))) throw new TurnAlreadyEnded();
      },
    };

    const run = async (): Promise<void> => {
      const timer = setInterval(() => void saveOrAbort(), timings.saveInterval);
      try {
        const wish = historyWishOf(turn);
        if (wish === undefined) await runWithFallback(ports, provider, context, callbacks);
        else await runStep(ports, context, wish, callbacks);
      } catch (error) {
        const reason = abortReason as AbortReason | null;
        if (reason === 'shutdown') await failWith(turn, new AppError('turn_interrupted'), batcher.progress());
        else if (reason === 'ended-elsewhere' || error instanceof TurnAlreadyEnded) await cleanUpEnded(turn);
        else await failWith(turn, error, batcher.progress());
      } finally {
        clearInterval(timer);
        batcher.close();
      }
    };
    const finished = run().catch((error: unknown) => {
      // Recovery ends the turn once its lease has expired.
      ports.log.error({ turnId: turn.id, err: error }, 'a turn could not be ended');
    });
    return { live: () => ({ progress: batcher.progress(), status }), abort, finished };
  }

  return {
    launch: (provider, context) => {
      const running = start(provider, context);
      turns.set(context.turn.id, running);
      void running.finished.then(() => turns.delete(context.turn.id));
    },
    runningIds: () => [...turns.keys()],
    findLive: (turnId) => turns.get(turnId)?.live() ?? null,
    abandon: (turnId) => turns.get(turnId)?.abort('ended-elsewhere'),
    finished: async (turnId, longest) => {
      const timer = new AbortController();
      const late = wait(longest, undefined, { signal: timer.signal }).catch(() => undefined);
      await Promise.race([turns.get(turnId)?.finished, late]);
      timer.abort();
    },
    settled: async () => {
      while (turns.size > 0) await Promise.all([...turns.values()].map(({ finished }) => finished));
    },
    stop: async () => {
      for (const { abort } of turns.values()) abort('shutdown');
      await Promise.all([...turns.values()].map(({ finished }) => finished));
    },
  };
}
