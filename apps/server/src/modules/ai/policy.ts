import {
  type Credits,
  creditRules,
  creditsForTokens,
  type ErrorType,
  type TurnStatus,
} from '@kilim/contract';

/** `generation` changes the app; `chat` explains and changes nothing (customer.md §9, intent 'explain'). */
export type TurnKind = 'generation' | 'chat';

export interface TurnRules {
  readonly minimum: number;
  readonly tokenCap: number;
  readonly temperature: number;
  readonly insufficient: ErrorType;
}

/** Floors, caps and temperatures of customer.md §7 and §9. */
export const turnRules: Readonly<Record<TurnKind, TurnRules>> = {
  generation: {
    minimum: creditRules.minimumForGeneration,
    tokenCap: creditRules.generationTokenCap,
    temperature: 0.3,
    insufficient: 'credits_insufficient_generation',
  },
  chat: {
    minimum: creditRules.minimumForChat,
    tokenCap: creditRules.chatTokenCap,
    temperature: 0.7,
    insufficient: 'credits_insufficient_chat',
  },
};

/** What a turn can cost at most: the prompt and the longest answer that is asked for. */
export function maximumCost(promptTokens: number, kind: TurnKind, ratio: number): Credits {
  return creditsForTokens(promptTokens + turnRules[kind].tokenCap, ratio);
}

/** What is set aside when a turn starts; never more than the person has. */
export function reservationOf(balance: number, maximum: number): Credits {
  return Math.min(balance, maximum) as Credits;
}

/** What a turn costs in the end: the tokens of its first answer, and never more than was set aside. */
export function chargeOf(tokens: number, ratio: number, reserved: number): Credits {
  return Math.min(reserved, creditsForTokens(tokens, ratio)) as Credits;
}

/** The order in which a running turn may move; the three ends are reached from every step. */
const steps: Readonly<Record<TurnStatus, readonly TurnStatus[]>> = {
  queued: ['streaming'],
  streaming: ['checking', 'applying'],
  checking: ['repairing', 'applying'],
  repairing: ['checking'],
  applying: ['checking'],
  done: [],
  failed: [],
  stopped: [],
};

/** Whether a running turn may go from one step to another. */
export function canMove(from: TurnStatus, to: TurnStatus): boolean {
  return steps[from].includes(to);
}
