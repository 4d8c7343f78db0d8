import { AppError, type Credits, creditsForTokens, tokenToCreditRatio, type UserId } from '@kilim/contract';
import { buildComponentPrompt, countIds, readComponentAnswer } from '@kilim/design-model';
import { newId } from '../../../platform/clock/new-id.ts';
import { type CollectedAnswer, collectAnswer } from '../answers/collect-answer.ts';
import type { TurnPorts } from '../ports.ts';
import { pricedAs } from '../providers/priced-as.ts';
import type { Provider, ProviderRequest } from '../providers/provider.ts';
import { isUnavailable } from '../turns/run-with-fallback.ts';
import { turnRules } from '../turns/turn-cost.ts';
import type { ComponentRequest, ComponentsAnswer } from './component-request.ts';

/** Tokens of an answer, which has at most 80 elements. */
const answerTokens = 6_000;
/** Characters of the reason in the ledger: docs/rules/turns.md#prompt-history */
const reasonMaximum = 100;

export type ComponentPorts = Pick<TurnPorts, 'tasks' | 'log' | 'creditsPerToken'> & {
  readonly credits: Pick<TurnPorts['credits'], 'status' | 'use'>;
};

const builtin: ComponentsAnswer = { answer: null, charged: 0 as Credits };

/** The answer of one model, if it can be read as elements. */
async function askModel(
  ports: ComponentPorts,
  provider: Provider,
  { userId, prompt, language, width, projectName }: ComponentRequest,
  signal: AbortSignal,
): Promise<CollectedAnswer> {
  const { system, user } = buildComponentPrompt(prompt, { language, width });
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ] as const;
  const request: ProviderRequest = {
    messages,
    maxTokens: answerTokens,
    temperature: turnRules.generation.temperature,
    task: { userId, prompt, language, projectName, quickPromptId: null, mode: 'build', files: {} },
  };
  const answer = await collectAnswer({
    provider,
    request,
    // Counted together with the answer, and only when the provider reports no usage.
    promptTokens: 0,
    countTokens: (text) => ports.tasks.countTokens(`${system}\n${user}\n${text}`, userId),
    signal,
    emit: () => {},
    stream: { write: () => {}, end: async () => {} },
  });
  if (answer.finish === 'length') throw new AppError('ai_reply_truncated');
  const read = readComponentAnswer(answer.text, language, countIds('c'));
  if (!read.ok) throw new AppError('ai_reply_unreadable', { detail: `no elements: ${read.error.kind}` });
  return answer;
}

/** Takes what an answer cost, at most the balance, and returns it. */
async function charge(
  { credits }: ComponentPorts,
  { userId, prompt }: ComponentRequest,
  { model }: Provider,
  tokens: number,
  price: Credits,
): Promise<Credits> {
  for (;;) {
    const { balance } = await credits.status(userId);
    const amount = Math.min(price, balance) as Credits;
    if (amount <= 0) return 0 as Credits;
    try {
      const reason = prompt.slice(0, reasonMaximum);
      await credits.use({ userId, amount, reason, model, tokens, idempotencyKey: newId() });
      return amount;
    } catch (error) {
      // Something else took credits in between.
      if (!(error instanceof AppError) || error.type !== 'credits_insufficient') throw error;
    }
  }
}

/** Throws `credits_insufficient_generation` when the balance is below the minimum of a change. */
async function requireBalance({ credits }: ComponentPorts, userId: UserId): Promise<void> {
  const { balance } = await credits.status(userId);
  const { minimum, insufficient } = turnRules.generation;
  if (balance < minimum) throw new AppError(insufficient, { params: { balance, requested: minimum } });
}

/**
 * Asks a model for elements and charges a readable answer. An unavailable model is replaced by its fallbacks; where none
 * reads prompts, the built-in set answers, which costs nothing. Throws the errors of `askForComponents` in the contract,
 * in which case nothing is charged.
 */
export async function askForComponents(
  ports: ComponentPorts,
  provider: Provider,
  request: ComponentRequest,
  signal: AbortSignal,
): Promise<ComponentsAnswer> {
  if (!provider.readsContext) return builtin;
  const isFree = provider.isOwnKey === true;
  if (!isFree) await requireBalance(ports, request.userId);
  const { fallback } = provider;
  try {
    const { text, tokens } = await askModel(ports, provider, request, signal);
    fallback?.report?.(null);
    if (isFree) return { answer: text, charged: 0 as Credits };
    const ratio = tokenToCreditRatio(provider.model, pricedAs(ports, provider).creditsPerToken);
    const charged = await charge(ports, request, provider, tokens, creditsForTokens(tokens, ratio));
    return { answer: text, charged };
  } catch (error) {
    if (!fallback || signal.aborted || !(error instanceof AppError) || !isUnavailable(error)) throw error;
    ports.log.warn({ type: error.type, detail: error.detail }, 'a model did not answer with components');
    fallback.report?.(error);
    return askForComponents(ports, fallback.provider, request, signal);
  }
}
