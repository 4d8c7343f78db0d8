import type {
  Credits,
  MountError,
  MountResult,
  ProjectId,
  ReportedCharge,
  TurnId,
  UserId,
} from '@kilim/contract';

/** A stored report of how the version of a turn started. Times are epoch milliseconds. */
export interface MountRecord {
  readonly turnId: TurnId;
  readonly userId: UserId;
  readonly projectId: ProjectId;
  /** The start of the prompt. */
  readonly prompt: string;
  readonly model: string;
  readonly result: MountResult;
  readonly charge: ReportedCharge;
  /** What the turn had cost. */
  readonly credits: Credits;
  readonly error: MountError | null;
  readonly reportedAt: number;
  readonly decidedAt: number | null;
}

/** A report for administrators. */
export interface ReviewRecord extends MountRecord {
  readonly error: MountError;
  readonly email: string;
  readonly recentReports: number;
}
