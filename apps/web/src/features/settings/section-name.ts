import type { SettingsSection } from '../../navigation/paths.ts';

/** The tabs in display order. */
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

/** The tab in `?section=`; the first one for an unknown name. */
export function readSection(search: URLSearchParams): (typeof settingsSections)[number] {
  const name = search.get('section');
  return settingsSections.find((section) => section === name) ?? settingsSections[0];
}
