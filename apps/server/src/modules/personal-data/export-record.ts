import type { Language, UserId } from '@kilim/contract';

/** An archive that is being made (`storageKey` is null) or kept. */
export interface ExportRecord {
  readonly id: string;
  readonly userId: UserId;
  readonly language: Language;
  readonly storageKey: string | null;
  readonly size: number | null;
  readonly createdAt: number;
  readonly readyAt: number | null;
  readonly expiresAt: number;
}
