import type { SettingsSection } from '../../navigation/paths.ts';

/** The tabs in their order (customer.md §2). */
export const settingsSections = [
  'profile',
  'appearance',
  'notifications',
  'support',
  'receipts',
  'billing',
  'storage',
  'security',
] as const satisfies readonly SettingsSection[];

/** The tab that `?section=` names; the first one for an unknown name. */
export function readSection(search: URLSearchParams): (typeof settingsSections)[number] {
  const name = search.get('section');
  return settingsSections.find((section) => section === name) ?? settingsSections[0];
}
