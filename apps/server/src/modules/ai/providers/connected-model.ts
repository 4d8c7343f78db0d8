import type { AppError } from '@kilim/contract';

/** A model on this machine that an administrator connected (docs/rules/ai.md#connected-model). */
export interface ConnectedModel {
  readonly baseUrl: string;
  readonly model: string;
  /** Called after each turn: null for a usable answer, otherwise why the built-in provider answered instead. */
  report(error: AppError | null): void;
}

/** Bytes of one reply; a server that sends more is cut off, because a program of the machine is not trusted. */
export const connectedReplyMaximum = 32 * 1024 * 1024;
