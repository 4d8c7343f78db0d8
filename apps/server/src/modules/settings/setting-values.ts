import { AppError, type SettingKey, type SettingValues, settingKeys, settingValues } from '@kilim/contract';
import { findLowContrast, isColorKey } from './contrast.ts';
import { settingKinds } from './defaults.ts';
import type { NewSetting, SettingRecord } from './repository.ts';

const isKey = (key: string): key is SettingKey => settingKeys.includes(key as SettingKey);

export function toSetting(key: SettingKey, value: unknown): NewSetting {
  const { isPublic, category } = settingKinds[key];
  const isText = typeof value === 'string';
  return {
    key,
    value: isText ? value : JSON.stringify(value),
    type: isText ? 'string' : 'json',
    isPublic,
    category,
  };
}

/** Stored keys include files, which are set by uploads and not by a bulk save. */
export type StoredValues = Omit<SettingValues, 'logo' | 'favicon'> & {
  readonly logo: string;
  readonly favicon: string;
};

/** Stored values merged over the defaults. A value that no longer matches its schema is ignored. */
export function readValues(settings: readonly SettingRecord[], defaults: SettingValues): StoredValues {
  const values: Record<string, unknown> = { ...defaults };
  for (const { key, type, value } of settings) {
    if (!isKey(key)) continue;
    if (key === 'logo' || key === 'favicon') {
      values[key] = value;
      continue;
    }
    const parsed = settingValues[key].safeParse(type === 'string' ? value : parseJson(value));
    if (parsed.success) values[key] = parsed.data;
  }
  return values as unknown as StoredValues;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Validates all entries before writing; `settings_invalid` reports every wrong key. */
export function checkEntries(
  entries: readonly { readonly key: string; readonly value?: unknown }[],
): NewSetting[] {
  const checked = new Map<string, NewSetting>();
  const fields: Record<string, string> = {};
  const lowContrast: Record<string, string> = {};
  for (const { key, value } of entries) {
    if (!isKey(key)) {
      fields[key] = 'unknown_field';
      continue;
    }
    const parsed = settingValues[key].safeParse(value);
    if (!parsed.success) fields[key] = 'invalid';
    else {
      checked.set(key, toSetting(key, parsed.data));
      if (isColorKey(key)) {
        for (const theme of findLowContrast(key, settingValues[key].parse(value))) {
          lowContrast[`${key}.${theme}`] = 'contrast';
        }
      }
    }
  }
  if (Object.keys(fields).length > 0) throw new AppError('settings_invalid', { fields });
  if (Object.keys(lowContrast).length > 0) {
    throw new AppError('settings_contrast_too_low', { fields: lowContrast });
  }
  return [...checked.values()];
}
