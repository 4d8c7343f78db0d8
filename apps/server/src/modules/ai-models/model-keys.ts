import { AppError } from '@kilim/contract';
import type { SecretBox } from '../../platform/secrets/index.ts';
import type { ModelRecord, ModelSettings } from './model-record.ts';

/** The kind and host that a key belongs to. */
export function keyHolderOf({ kind, baseUrl }: Pick<ModelSettings, 'kind' | 'baseUrl'>): string {
  return `${kind} ${baseUrl === null ? 'usual' : new URL(baseUrl).origin}`;
}

/** A key is sealed for its model and host, so that no other address can ever receive it. */
const purposeOf = (id: string, settings: Pick<ModelSettings, 'kind' | 'baseUrl'>): string =>
  `ai-model:${id}:${keyHolderOf(settings)}`;

/** Servers at an address of their own may accept any key. */
const needsKey = ({ kind, baseUrl }: Pick<ModelSettings, 'kind' | 'baseUrl'>): boolean =>
  kind !== 'openai-compatible' || baseUrl === null;

/** The key of a model; null without one, and for one that was sealed with another server key. */
export function openKey(secrets: SecretBox, { id, settings, sealedKey }: ModelRecord): string | null {
  return sealedKey === null ? null : secrets.open(purposeOf(id, settings), sealedKey);
}

/**
 * The sealed key after a change. `key` missing keeps the stored one, which throws `ai_model_key_required` when the host
 * changed; null removes it.
 */
export function nextSealedKey(
  secrets: SecretBox,
  { id, settings, key }: { id: string; settings: ModelSettings; key: string | null | undefined },
  before: ModelRecord | null,
): string | null {
  if (typeof key === 'string') return secrets.seal(purposeOf(id, settings), key);
  const kept = key === undefined ? (before?.sealedKey ?? null) : null;
  const isOtherHost = before !== null && keyHolderOf(before.settings) !== keyHolderOf(settings);
  if ((kept !== null && isOtherHost) || (kept === null && needsKey(settings))) {
    throw new AppError('ai_model_key_required', { fields: { key: 'required' } });
  }
  return kept;
}
