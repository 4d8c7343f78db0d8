import {
  AppError,
  type Credits,
  type MountOutcome,
  type MountReport,
  type ProjectId,
  type TurnId,
  type UserId,
} from '@kilim/contract';
import { findTurnCharge } from '../../credits/index.ts';
import { ledgerReason } from '../commands/end-turn.ts';
import type { TurnPorts } from '../ports.ts';
import { findTurn } from '../turns/repository.ts';
import type { TurnRecord } from '../turns/turn-record.ts';
import type { MountRecord } from './mount-record.ts';
import { decideCharge, mountRules } from './policy.ts';
import { presentMount } from './present.ts';
import { countAutomaticReturns, findMount, insertMount } from './repository.ts';

export interface ReportMountInput {
  readonly userId: UserId;
  readonly projectId: ProjectId;
  readonly turnId: TurnId;
  readonly outcome: MountOutcome;
}

/** Throws unless the report is about the version that the turn made, shortly after it. */
function requireReportable(turn: TurnRecord, versionId: string, now: number): void {
  const isOwnVersion = turn.versionId !== null && turn.versionId === versionId;
  if (turn.status !== 'done' || turn.endedAt === null || !isOwnVersion) {
    throw new AppError('turn_report_not_possible');
  }
  // Absolute, because a clock that was set back makes the end lie in the future.
  if (Math.abs(now - turn.endedAt) > mountRules.reportWindow) throw new AppError('turn_report_too_late');
}

/**
 * Stores how the version of a turn started and, for an error, returns the price of the turn or leaves that to an
 * administrator. The first report of a turn counts; repeating it returns the same. Throws the errors of `reportMount`.
 */
export async function reportMount(
  ports: TurnPorts,
  { userId, projectId, turnId, outcome }: ReportMountInput,
): Promise<MountReport> {
  await ports.projects.find(userId, projectId);
  const { record, isNew } = await ports.transactions.run(async (tx) => {
    // The lock makes the reports of all of the user's tabs and servers one after the other.
    await ports.credits.lock(tx, userId);
    const turn = await findTurn(tx, projectId, turnId);
    if (!turn) throw new AppError('turn_not_found');
    const known = await findMount(tx, turnId);
    if (known) return { record: known, isNew: false };
    const now = ports.clock.now();
    requireReportable(turn, outcome.versionId, now);
    const charge = await findTurnCharge(tx, userId, turnId);
    const charged = charge === null || charge.isReturned ? 0 : charge.charged;
    const returned = await countAutomaticReturns(tx, userId, now - mountRules.period);
    const report: MountRecord = {
      turnId,
      userId,
      projectId,
      prompt: ledgerReason(turn),
      model: turn.model,
      result: outcome.result,
      charge: decideCharge({ result: outcome.result, charged, returned }),
      credits: charged as Credits,
      error: outcome.result === 'error' ? outcome.error : null,
      reportedAt: now,
      decidedAt: null,
    };
    await insertMount(tx, report);
    if (report.charge === 'returned') await ports.credits.returnCharge(tx, { userId, turnId });
    return { record: report, isNew: true };
  });
  if (isNew) await publishReported(ports, record);
  return presentMount(record);
}

/** Tells open tabs about a report or a decision; call it after the commit. */
export async function publishReported(
  { events, credits }: Pick<TurnPorts, 'events' | 'credits'>,
  { turnId, userId, projectId, charge }: MountRecord,
): Promise<void> {
  events.publishToProject(projectId, { kind: 'turn-reported', projectId, turnId });
  if (charge === 'returned') await credits.publishBalance(userId);
}
