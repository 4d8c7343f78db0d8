import type { Language, UserId } from '@kilim/contract';

/** A data export; `storageKey` is null while it is pending. */
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
