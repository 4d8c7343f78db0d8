import {
  AppError,
  type Attachment,
  type Credits,
  creditsForTokens,
  type Language,
  type ProjectId,
  type TurnMode,
  tokenToCreditRatio,
  type UserId,
} from '@kilim/contract';
import type { TurnPorts } from '../ports.ts';
import { historyWishOf } from '../prompt/history-wish-of.ts';
import { kindOfPrompt } from '../prompt/kind-of-prompt.ts';
import { readAttachments } from '../prompt/read-attachments.ts';
import type { Provider } from '../providers/provider.ts';
import { expectTokens } from './expect-tokens.ts';
import { prepareTurn } from './prepare-turn.ts';
import { listPastTurns } from './repository.ts';
import { isFreeAnswer, maximumCost, turnRules } from './turn-cost.ts';

export interface Estimate {
  readonly promptTokens: number;
  readonly expectedCredits: Credits;
  readonly maximumCredits: Credits;
  readonly minimumBalance: Credits;
  /** Whether the images of the prompt are looked at. */
  readonly readsImages: boolean;
}

/** Earlier turns that an estimate is compared with. */
const pastTurns = 12;

export interface EstimateInput {
  readonly userId: UserId;
  readonly projectId: ProjectId;
  readonly prompt: string;
  readonly language: Language;
  readonly mode: TurnMode;
  readonly attachments: readonly Attachment[];
}

const none = 0 as Credits;
/** Of a turn that undoes or redoes a change, or that the user's own key pays for. */
const free: Estimate = {
  promptTokens: 0,
  expectedCredits: none,
  maximumCredits: none,
  minimumBalance: none,
  readsImages: false,
};

/** Estimates the expected and the maximum cost of a prompt (docs/rules/turns.md#estimate). */
export async function estimateTurn(
  ports: TurnPorts,
  provider: Provider | null,
  input: EstimateInput,
): Promise<Estimate> {
  const { userId, projectId, language, mode } = input;
  const project = await ports.projects.find(userId, projectId);
  const attachments = await readAttachments(ports, projectId, input.attachments);
  if (!provider) throw new AppError('ai_not_configured');
  const prompt = input.prompt.trim();
  if (historyWishOf({ prompt, quickPromptId: null, mode }) !== undefined) return free;
  const kind = kindOfPrompt(prompt, null, mode);
  const { readsImages = false } = provider;
  const prepared = await prepareTurn(ports, provider, {
    userId,
    project,
    prompt,
    language,
    mode,
    attachments,
  });
  const promptTokens = prepared.prompt.tokens;
  const ratio = tokenToCreditRatio(provider.model, ports.creditsPerToken);
  if (provider.isOwnKey) return { ...free, promptTokens, readsImages };
  const { tokenCap, minimum } = turnRules[kind];
  const minimumBalance = minimum as Credits;
  const forecast = await provider.forecast?.({
    userId,
    prompt,
    language,
    projectName: project.name,
    quickPromptId: null,
    mode,
    files: prepared.files,
  });
  if (forecast !== undefined) {
    const isFree =
      forecast.format === 'text' && isFreeAnswer({ provider: provider.kind, changedFiles: null });
    const tokens = Math.min(promptTokens + tokenCap, forecast.tokens);
    const exact = isFree ? (0 as Credits) : creditsForTokens(tokens, ratio);
    return { promptTokens, expectedCredits: exact, maximumCredits: exact, minimumBalance, readsImages };
  }
  const past = await listPastTurns(ports.transactions.outside, userId, provider.model, pastTurns);
  const expected = expectTokens({ prompt, mode, promptTokens, tokenCap }, past);
  return {
    promptTokens,
    expectedCredits: creditsForTokens(expected, ratio),
    maximumCredits: maximumCost(promptTokens, kind, ratio),
    minimumBalance,
    readsImages,
  };
}
