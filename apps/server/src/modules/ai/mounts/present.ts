import type { ChargeReview, MountReport } from '@kilim/contract';
import { toTimestamp } from '../../../platform/clock/clock.ts';
import type { MountRecord, ReviewRecord } from './mount-record.ts';

export function presentMount({ result, charge, credits }: MountRecord): MountReport {
  return { result, charge, credits };
}

export function presentReview(record: ReviewRecord): ChargeReview {
  const { turnId, charge, credits, userId, email, prompt, model, error, recentReports } = record;
  return {
    turnId,
    charge,
    credits,
    user: { id: userId, email },
    prompt,
    model,
    error,
    recentReports,
    reportedAt: toTimestamp(record.reportedAt),
    decidedAt: record.decidedAt === null ? null : toTimestamp(record.decidedAt),
  };
}
