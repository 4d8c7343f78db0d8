import { builtinModel } from '@kilim/contract';
import type { Translate } from '@kilim/messages';

/** The name of the assistant that answered: the built-in one has a text, others the name of their model. */
export function assistantName(model: string | null, translate: Translate): string {
  if (model === null) return translate('credits.ledger.unknownModel');
  return model === builtinModel ? translate('chat.builtin') : model;
}
