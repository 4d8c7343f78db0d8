import {
  AppError,
  type ProjectId,
  type TurnDelta,
  type TurnId,
  type TurnProgress,
  type TurnStatus,
} from '@kilim/contract';
import { canMove } from '../policy.ts';
import type { TurnPorts } from '../ports.ts';
import type { Provider } from '../providers/provider.ts';
import { TurnLost } from './complete-turn.ts';
import { failTurn, ledgerReason, toTurnError } from './end-turn.ts';
import { beatTurn, doesTurnExist, isTurnRunning } from './repository.ts';
import { runTurn, type TurnVoice } from './run-turn.ts';
import type { TurnJob } from './turn-job.ts';
import { createTurnJournal } from './turn-journal.ts';
import type { TurnRecord } from './turn-record.ts';

type EndReason = 'ended-elsewhere' | 'shutdown';

/** Turns that this process runs. */
export interface TurnRunner {
  launch(provider: Provider, job: TurnJob): void;
  /** Ids of the turns that run here now. */
  readonly own: () => TurnId[];
  /** Live progress and step of a turn of this process, else null. */
  look(turnId: TurnId): { readonly progress: TurnProgress; readonly status: TurnStatus } | null;
  /** Lets go of a turn that was ended in the database; nothing of it is told any more. */
  drop(turnId: TurnId): void;
  /** Resolves when no turn runs here. */
  readonly settled: () => Promise<void>;
  /** Ends every turn of this process as interrupted. */
  stop(): Promise<void>;
}

interface Running {
  readonly look: () => { progress: TurnProgress; status: TurnStatus };
  readonly abort: (reason: EndReason) => void;
  readonly finished: Promise<void>;
}

export function createTurnRunner(ports: TurnPorts): TurnRunner {
  const { transactions, clock, timings } = ports;
  const turns = new Map<TurnId, Running>();

  const publish = (projectId: ProjectId, turnId: TurnId) => (sequence: number, delta: TurnDelta) =>
    ports.events.publishToProject(projectId, { kind: 'turn-delta', projectId, turnId, sequence, delta });

  /** What is left of a turn that was ended elsewhere: the news of the balance, and without its row the reservation. */
  async function releaseOrphan(turn: TurnRecord): Promise<void> {
    const { userId, id: turnId } = turn;
    if (!(await doesTurnExist(transactions.outside, turnId))) {
      const reason = ledgerReason(turn);
      await transactions.run((tx) => ports.credits.release(tx, { userId, turnId, reason }));
    }
    await ports.credits.announce(userId);
  }

  async function failWith(turn: TurnRecord, error: unknown, progress: TurnProgress): Promise<void> {
    const known = error instanceof AppError ? error : new AppError('general_unknown', { cause: error });
    if (known.type === 'general_unknown') {
      ports.log.error({ turnId: turn.id, err: known.cause }, 'a turn failed for a reason of ours');
    } else if (known.detail !== undefined) {
      ports.log.info({ turnId: turn.id, type: known.type, detail: known.detail }, 'a turn failed');
    }
    const isEnded = await failTurn(ports, turn, { status: 'failed', error: toTurnError(known), progress });
    if (!isEnded) await releaseOrphan(turn);
  }

  function start(provider: Provider, job: TurnJob): Running {
    const { turn } = job;
    const controller = new AbortController();
    const journal = createTurnJournal({
      start: turn.progress,
      interval: timings.publish,
      publish: publish(turn.projectId, turn.id),
    });
    let status: TurnStatus = turn.status;
    let savedSequence = 0;
    let savedAt = clock.now();
    let endReason: EndReason | null = null;
    let isBeating = false;

    const abort = (reason: EndReason): void => {
      endReason ??= reason;
      if (reason === 'ended-elsewhere') journal.discard();
      controller.abort(new AppError('turn_stopped'));
    };

    const save = async (next?: TurnStatus): Promise<boolean> => {
      const progress = journal.progress();
      savedSequence = progress.sequence;
      savedAt = clock.now();
      const leaseUntil = savedAt + timings.lease;
      return beatTurn(transactions.outside, turn.id, { leaseUntil, progress, ...(next && { status: next }) });
    };

    const beat = async (): Promise<void> => {
      if (isBeating || endReason) return;
      isBeating = true;
      try {
        // In both directions: after the clock was set back, the old lease ends too late and has to be written again.
        const isDue = Math.abs(clock.now() - savedAt) >= timings.renewal;
        const isNew = journal.progress().sequence > savedSequence;
        const isAlive = isDue || isNew ? await save() : await isTurnRunning(transactions.outside, turn.id);
        if (!isAlive) abort('ended-elsewhere');
      } catch (error) {
        // The database may be back at the next beat; the lease decides how long that may take.
        ports.log.warn({ turnId: turn.id, err: error }, 'a running turn could not be saved');
      } finally {
        isBeating = false;
      }
    };

    const voice: TurnVoice = {
      signal: controller.signal,
      emit: journal.emit,
      progress: journal.progress,
      move: async (next) => {
        if (controller.signal.aborted) throw new TurnLost();
        if (!canMove(status, next)) throw new Error(`A turn cannot go from ${status} to ${next}.`);
        status = next;
        journal.emit({ kind: 'status', status: next });
        if (!(await save(next))) throw new TurnLost();
      },
    };

    const run = async (): Promise<void> => {
      const timer = setInterval(() => void beat(), timings.beat);
      try {
        await runTurn(ports, provider, job, voice);
      } catch (error) {
        const reason = endReason as EndReason | null;
        if (reason === 'shutdown') await failWith(turn, new AppError('turn_interrupted'), journal.progress());
        else if (reason === 'ended-elsewhere' || error instanceof TurnLost) await releaseOrphan(turn);
        else await failWith(turn, error, journal.progress());
      } finally {
        clearInterval(timer);
        journal.close();
      }
    };
    const finished = run().catch((error: unknown) => {
      // The lease runs out and recovery ends the turn.
      ports.log.error({ turnId: turn.id, err: error }, 'a turn could not be ended');
    });
    return { look: () => ({ progress: journal.progress(), status }), abort, finished };
  }

  return {
    launch: (provider, job) => {
      const running = start(provider, job);
      turns.set(job.turn.id, running);
      void running.finished.then(() => turns.delete(job.turn.id));
    },
    own: () => [...turns.keys()],
    look: (turnId) => turns.get(turnId)?.look() ?? null,
    drop: (turnId) => turns.get(turnId)?.abort('ended-elsewhere'),
    settled: async () => {
      while (turns.size > 0) await Promise.all([...turns.values()].map(({ finished }) => finished));
    },
    stop: async () => {
      for (const { abort } of turns.values()) abort('shutdown');
      await Promise.all([...turns.values()].map(({ finished }) => finished));
    },
  };
}
