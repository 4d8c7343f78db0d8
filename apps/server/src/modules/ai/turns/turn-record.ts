import type {
  AiProviderKind,
  Credits,
  Language,
  ProjectId,
  TurnError,
  TurnId,
  TurnMode,
  TurnProgress,
  TurnStatus,
  UserId,
  VersionId,
} from '@kilim/contract';

export interface CreatedProject {
  readonly id: ProjectId;
  readonly name: string;
}

/** A turn as it is stored. Times are epoch milliseconds. */
export interface TurnRecord {
  readonly id: TurnId;
  readonly projectId: ProjectId;
  readonly userId: UserId;
  readonly status: TurnStatus;
  readonly prompt: string;
  readonly language: Language;
  readonly quickPromptId: string | null;
  readonly mode: TurnMode;
  readonly provider: AiProviderKind;
  readonly model: string;
  readonly reserved: Credits;
  readonly charged: Credits | null;
  readonly tokens: number | null;
  /** Null for turns before it was stored. */
  readonly promptTokens: number | null;
  /** The project's revision when the turn started; null for turns before it was stored. */
  readonly baseRevision: number | null;
  readonly versionId: VersionId | null;
  /** The project's revision of that version; null for turns before it was stored. */
  readonly revision: number | null;
  readonly createdProject: CreatedProject | null;
  readonly error: TurnError | null;
  readonly progress: TurnProgress;
  readonly isRunning: boolean;
  readonly createdAt: number;
  readonly endedAt: number | null;
}

/** The fields that are set when a turn ends. */
export interface TurnEnd {
  /** What answered, if it is not what the turn was started with. */
  readonly answeredBy?: Pick<TurnRecord, 'provider' | 'model'>;
  readonly status: 'done' | 'failed' | 'stopped';
  readonly charged: Credits;
  readonly tokens: number | null;
  readonly versionId: VersionId | null;
  readonly revision: number | null;
  readonly createdProject: CreatedProject | null;
  readonly error: TurnError | null;
  readonly progress: TurnProgress;
}
