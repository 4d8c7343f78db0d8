import { detectIntent } from '@kilim/app-kit';
import type { TurnMode } from '@kilim/contract';

/** An earlier turn with the same model. */
export interface PastTurn {
  readonly prompt: string;
  readonly mode: TurnMode;
  /** Total tokens as charged. */
  readonly tokens: number;
  /** As counted here; null for turns before this was stored. */
  readonly promptTokens: number | null;
}

export interface ExpectedTurn {
  readonly prompt: string;
  readonly mode: TurnMode;
  readonly promptTokens: number;
  readonly tokenCap: number;
}

// Words of a prompt that make its answer longer: a new part of the app is written whole, a detail is edited.
const largeParts =
  /(?<!\p{L})(?:ekran|sayfa|sekme|özellik|giriş|kayıt ol|takvim|grafik|rapor|harita|screen|page|tab|feature|login|sign[ -]?in|calendar|chart|report|dashboard)/giu;
const wholeLook = /(?<!\p{L})(?:tema|karanlık|koyu mod|tasarım|görünüm|theme|dark mode|redesign|design)/iu;

const usual = { words: 350, plan: 450, detail: 450, part: 1_100, look: 900, app: 5_500 } as const;
/** Parts that one prompt is assumed to ask for. */
const partsMaximum = 4;
const shortestAnswer = 100;
/** Factors by which a user's answers differ from the usual ones. */
const factorRange = [0.25, 6] as const;
/** The usual length counts as this many earlier turns. */
const usualWeight = 1;

/** The usual length of an answer to a prompt, in tokens. */
export function usualAnswer(prompt: string, mode: TurnMode): number {
  if (mode === 'plan') return usual.plan;
  if (mode === 'ask') return usual.words;
  const intent = detectIntent(prompt).name;
  if (intent === 'explain') return usual.words;
  const parts = new Set(prompt.match(largeParts)?.map((word) => word.toLocaleLowerCase('tr')));
  if (intent === 'create_new' && parts.size === 0) return usual.app;
  if (parts.size > 0) return usual.detail + usual.part * Math.min(parts.size, partsMaximum);
  return wholeLook.test(prompt) ? usual.look : usual.detail;
}

const clamp = (value: number, [low, high]: readonly [number, number]): number =>
  Math.min(high, Math.max(low, value));

/**
 * Expected total tokens of a turn: its prompt and the usual answer to it, scaled by how the user's earlier answers compared
 * with the usual ones (docs/rules/turns.md#estimate).
 */
export function expectTokens(turn: ExpectedTurn, past: readonly PastTurn[]): number {
  const { prompt, mode, promptTokens, tokenCap } = turn;
  const isWords = (of: Pick<PastTurn, 'prompt' | 'mode'>): boolean =>
    usualAnswer(of.prompt, of.mode) <= usual.words;
  const factors = past.flatMap((one) => {
    if (one.promptTokens === null || isWords(one) !== isWords(turn)) return [];
    const answer = Math.max(shortestAnswer, one.tokens - one.promptTokens);
    return [Math.log(clamp(answer / usualAnswer(one.prompt, one.mode), factorRange))];
  });
  const factor = Math.exp(factors.reduce((sum, value) => sum + value, 0) / (factors.length + usualWeight));
  const answer = Math.round(usualAnswer(prompt, mode) * factor);
  return promptTokens + Math.min(tokenCap, Math.max(shortestAnswer, answer));
}
