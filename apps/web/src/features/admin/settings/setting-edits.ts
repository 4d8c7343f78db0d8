import { contrastRatio } from '@kilim/app-kit';
import {
  type BrandColorKey,
  brandCompanions,
  brandContrastMinimum,
  type Setting,
  type SettingValues,
  settingKeys,
  settingValues,
} from '@kilim/contract';

/** Settings of the form. Files are uploaded, and the receipt template has a tab of its own. */
export type FormKey = Exclude<keyof SettingValues, 'logo' | 'favicon' | 'receiptTemplate'>;
export type FormValues = Pick<SettingValues, FormKey>;
/** What was changed and not saved yet. */
export type FormEdits = { readonly [Key in FormKey]?: FormValues[Key] };

const elsewhere: readonly string[] = ['logo', 'favicon', 'receiptTemplate'];
export const formKeys = settingKeys.filter((key): key is FormKey => !elsewhere.includes(key));

/** The saved values; null when one is missing, which only a server of another version answers. */
export function readFormValues(settings: readonly Setting[]): FormValues | null {
  const values: Record<string, unknown> = {};
  for (const key of formKeys) {
    const { data } = settingValues[key].safeParse(settings.find((setting) => setting.key === key)?.value);
    if (data === undefined) return null;
    values[key] = data;
  }
  return values as unknown as FormValues;
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The edits that differ from what is saved. */
export function changedKeys(edits: FormEdits, saved: FormValues): FormKey[] {
  return formKeys.filter((key) => edits[key] !== undefined && !isEqual(edits[key], saved[key]));
}

/** The lowest contrast of a colour with what it is combined with, to one decimal and never rounded up. */
export function measureContrast(key: BrandColorKey, theme: 'light' | 'dark', color: string): number {
  const ratios = brandCompanions[key][theme].map((companion) => contrastRatio(color, companion));
  return Math.floor(Math.min(...ratios) * 10) / 10;
}

export const isColor = (text: string): boolean => /^#[0-9a-fA-F]{6}$/.test(text);

export const hasContrast = (key: BrandColorKey, theme: 'light' | 'dark', color: string): boolean =>
  brandCompanions[key][theme].every((companion) => contrastRatio(color, companion) >= brandContrastMinimum);

/** Wrong values: `key`, or `key.part` for one part of a value. */
export function findProblems(edits: FormEdits): ReadonlySet<string> {
  const problems = new Set<string>();
  for (const key of formKeys) {
    if (edits[key] === undefined) continue;
    const { error } = settingValues[key].safeParse(edits[key]);
    for (const { path } of error?.issues ?? []) problems.add([key, ...path].join('.'));
  }
  for (const key of ['primaryColor', 'secondaryColor'] as const) {
    const colors = edits[key];
    for (const theme of ['light', 'dark'] as const) {
      if (colors && isColor(colors[theme]) && !hasContrast(key, theme, colors[theme]))
        problems.add(`${key}.${theme}`);
    }
  }
  return problems;
}
