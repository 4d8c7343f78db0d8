import { AppError, type ErrorType } from '@kilim/contract';
import type { TurnPorts } from '../ports.ts';
import { pricedAs } from '../providers/priced-as.ts';
import type { Provider } from '../providers/provider.ts';
import { promptAlone } from './prepare-turn.ts';
import { runTurn } from './run-turn.ts';
import type { TurnCallbacks } from './turn-callbacks.ts';
import type { TurnContext } from './turn-context.ts';

/** No answer arrived, or one that no part of could be read. Other errors are those of an answer of the model. */
const unavailable: ReadonlySet<ErrorType> = new Set([
  'ai_provider_error',
  'ai_provider_unreachable',
  'ai_provider_rate_limited',
  'ai_provider_timeout',
  'ai_provider_disconnected',
  'ai_reply_unreadable',
  'ai_reply_truncated',
]);

/** Whether another provider may answer instead. */
export const isUnavailable = ({ type }: AppError): boolean => unavailable.has(type);

/** The turn as one of the fallback, so that it is charged, labelled and estimated as what it delivered. */
async function handOver(ports: TurnPorts, to: Provider, context: TurnContext): Promise<TurnContext> {
  const { turn } = context;
  return {
    ...context,
    turn: { ...turn, provider: to.kind, model: to.model },
    prompt: to.readsContext ? context.prompt : await promptAlone(ports, turn.prompt, turn.userId),
  };
}

/**
 * Runs a turn like `runTurn`. When its provider is unavailable and has a fallback, the fallback answers from the start,
 * and so on while fallbacks have one
 * (docs/rules/turns.md#fallback).
 */
export async function runWithFallback(
  ports: TurnPorts,
  provider: Provider,
  context: TurnContext,
  callbacks: TurnCallbacks,
): Promise<void> {
  const { fallback } = provider;
  try {
    await runTurn(pricedAs(ports, provider), provider, context, callbacks);
  } catch (error) {
    if (!fallback || !(error instanceof AppError) || callbacks.signal.aborted) throw error;
    if (!isUnavailable(error)) {
      if (error.type.startsWith('ai_')) fallback.report?.(null);
      throw error;
    }
    const { type, detail } = error;
    ports.log.warn({ turnId: context.turn.id, type, detail }, 'a model did not answer a turn');
    fallback.report?.(error);
    callbacks.emit({ kind: 'reset' });
    const next = await handOver(ports, fallback.provider, context);
    return runWithFallback(ports, fallback.provider, next, callbacks);
  }
  fallback?.report?.(null);
}
