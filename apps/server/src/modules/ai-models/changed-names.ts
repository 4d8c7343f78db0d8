import type { ModelRecord, ModelSettings } from './model-record.ts';

/** The names of what a change of a model changed, for the security log; never the values. */
export function changedNames(before: ModelRecord, after: ModelRecord): string[] {
  const names = Object.keys(after.settings) as (keyof ModelSettings)[];
  const changed: string[] = names.filter(
    (name) => JSON.stringify(before.settings[name]) !== JSON.stringify(after.settings[name]),
  );
  return before.sealedKey === after.sealedKey ? changed : [...changed, 'key'];
}
