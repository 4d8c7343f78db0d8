import { builtinModel } from '@kilim/contract';
import { defaultBackoff, overallTimeout } from '../create-provider.ts';
import { createBuiltinProvider } from './builtin.ts';
import { chainProviders } from './chain-providers.ts';
import { createManagedProviders } from './managed-providers.ts';
import { asOwnKey } from './own-key-provider.ts';
import type { FindProvider, Provider } from './provider.ts';
import type { FindModels, ManagedModel, RoutedModels } from './routed-models.ts';
import { createUsualSource, type UsualPorts } from './usual-source.ts';
import { replyMaximum } from './watched-fetch.ts';

export interface SourcePorts extends UsualPorts {
  /** The models that administrators added, and the user's own key. */
  readonly findModels?: FindModels;
  /** Replaces `fetch` for addresses that were entered in the browser. */
  readonly guardedFetch?: typeof fetch;
}

/** Another model or the composer answers instead, so a server is not asked a third time. */
const attempts = 2;

/**
 * The provider of the next turn (docs/rules/ai-models.md#order): the user's own key, else the models that administrators
 * added, with all later ones, the usual provider and the composer as fallbacks, else the usual provider.
 */
export function createProviderSource(ports: SourcePorts): FindProvider {
  const { config, tasks, findModels, guardedFetch } = ports;
  const findUsual = createUsualSource(ports);
  if (!findModels) return findUsual;
  const composer = createBuiltinProvider({ model: builtinModel, pace: config.builtinPace, tasks });
  const providerOf = createManagedProviders(
    {
      limits: { idle: config.idleTimeout, overall: overallTimeout },
      attempts,
      backoff: config.retryBackoff ?? defaultBackoff,
      replyMaximum,
      ...(guardedFetch && { fetch: guardedFetch }),
    },
    ports.limitMemory,
  );

  /** A model that repairs its own answers needs no other one. */
  const withRepairer = (model: ManagedModel, { repair }: RoutedModels): Provider => {
    const [first] = repair;
    const provider = providerOf(model);
    if (first === undefined || repair.some(({ key }) => key === model.key)) return provider;
    return { ...provider, repairer: providerOf(first) };
  };

  /** What answers after all models that were added: the usual provider, and the composer last. */
  const findRest = async (): Promise<[Provider, ...Provider[]]> => {
    const usual = await findUsual();
    if (usual === null) return [composer];
    return usual.readsContext && !usual.fallback ? [usual, composer] : [usual];
  };

  return async (need) => {
    const { ownKey, routed } = await findModels(need);
    if (ownKey) return asOwnKey(providerOf(ownKey, true));
    const [first, ...others] = routed.answer.map((model) => withRepairer(model, routed));
    if (first === undefined) return findUsual();
    const answering = chainProviders([first, ...others, ...(await findRest())]);
    const [draft, ...drafts] = routed.draft.map((model) => withRepairer(model, routed));
    if (draft) return { ...answering, draft: chainProviders([draft, ...drafts, composer]) };
    return config.isDraftComposed ? { ...answering, draft: composer } : answering;
  };
}
