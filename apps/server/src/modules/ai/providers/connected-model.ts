import type { AppError } from '@kilim/contract';

/** A model on this machine that an administrator connected (docs/rules/ai.md#connected-model). */
export interface ConnectedModel {
  readonly baseUrl: string;
  readonly model: string;
  /** Called after each turn: null for a usable answer, otherwise why the built-in provider answered instead. */
  report(error: AppError | null): void;
}
