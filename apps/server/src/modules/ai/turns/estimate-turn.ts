import {
  AppError,
  type Credits,
  creditsForTokens,
  type Language,
  type ProjectId,
  tokenToCreditRatio,
  type UserId,
} from '@kilim/contract';
import type { TurnPorts } from '../ports.ts';
import { historyWishOf } from '../prompt/history-wish-of.ts';
import { kindOfPrompt } from '../prompt/kind-of-prompt.ts';
import type { Provider } from '../providers/provider.ts';
import { prepareTurn } from './prepare-turn.ts';
import { listRecentTokens } from './repository.ts';
import { isFreeAnswer, maximumCost, turnRules } from './turn-cost.ts';

export interface Estimate {
  readonly promptTokens: number;
  readonly expectedCredits: Credits;
  readonly maximumCredits: Credits;
  readonly minimumBalance: Credits;
}

/** Expected tokens of an answer when the user has no earlier turns with this model. */
const usualAnswer = 1_200;
const shortestAnswer = 300;
const recentTurns = 5;

/** Expected total tokens of a turn: the median of the user's recent turns, within the possible range. */
export function expectTokens(promptTokens: number, recent: readonly number[], tokenCap: number): number {
  const middle = recent.toSorted((a, b) => a - b)[Math.floor(recent.length / 2)];
  if (middle === undefined) return promptTokens + usualAnswer;
  return Math.min(promptTokens + tokenCap, Math.max(promptTokens + shortestAnswer, middle));
}

const none = 0 as Credits;
/** Of a turn that undoes or redoes a change, or that the user's own key pays for. */
const free: Estimate = {
  promptTokens: 0,
  expectedCredits: none,
  maximumCredits: none,
  minimumBalance: none,
};

/** Estimates the expected and the maximum cost of a prompt (docs/rules/turns.md#estimate). */
export async function estimateTurn(
  ports: TurnPorts,
  provider: Provider | null,
  input: { userId: UserId; projectId: ProjectId; prompt: string; language: Language },
): Promise<Estimate> {
  const { userId, projectId, language } = input;
  const project = await ports.projects.find(userId, projectId);
  if (!provider) throw new AppError('ai_not_configured');
  const prompt = input.prompt.trim();
  if (historyWishOf({ prompt, quickPromptId: null }) !== undefined) return free;
  const kind = kindOfPrompt(prompt, null);
  const prepared = await prepareTurn(ports, provider, { userId, project, prompt, language });
  const promptTokens = prepared.prompt.tokens;
  const ratio = tokenToCreditRatio(provider.model, ports.creditsPerToken);
  if (provider.isOwnKey) return { ...free, promptTokens };
  const { tokenCap, minimum } = turnRules[kind];
  const minimumBalance = minimum as Credits;
  const forecast = await provider.forecast?.({
    userId,
    prompt,
    language,
    projectName: project.name,
    quickPromptId: null,
    files: prepared.files,
  });
  if (forecast !== undefined) {
    const isFree =
      forecast.format === 'text' && isFreeAnswer({ provider: provider.kind, changedFiles: null });
    const tokens = Math.min(promptTokens + tokenCap, forecast.tokens);
    const exact = isFree ? (0 as Credits) : creditsForTokens(tokens, ratio);
    return { promptTokens, expectedCredits: exact, maximumCredits: exact, minimumBalance };
  }
  const recent = await listRecentTokens(ports.transactions.outside, userId, provider.model, recentTurns);
  return {
    promptTokens,
    expectedCredits: creditsForTokens(expectTokens(promptTokens, recent, tokenCap), ratio),
    maximumCredits: maximumCost(promptTokens, kind, ratio),
    minimumBalance,
  };
}
