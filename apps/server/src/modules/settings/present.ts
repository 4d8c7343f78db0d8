import type { PublicSettings, Setting, SettingValues } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { SettingRow } from './repository.ts';

/** Files are named by their hash, so their address can be cached permanently. */
export const siteFileUrl = (id: string): string => `/v1/site-files/${id}`;

export function presentPublic(
  values: Omit<SettingValues, 'logo' | 'favicon'> & { readonly logo: string; readonly favicon: string },
): PublicSettings {
  return {
    siteName: values.siteName,
    siteDescription: values.siteDescription,
    logoUrl: values.logo === '' ? null : siteFileUrl(values.logo),
    faviconUrl: values.favicon === '' ? null : siteFileUrl(values.favicon),
    primaryColor: values.primaryColor,
    secondaryColor: values.secondaryColor,
    companyName: values.companyName,
    companyAddress: values.companyAddress,
    contactEmail: values.contactEmail,
    contactPhone: values.contactPhone,
    supportEmail: values.supportEmail,
    officeAddress: values.officeAddress,
    officeLocation: values.officeLocation,
    workingHours: {
      weekdays: values.workingHoursWeekdays,
      saturday: values.workingHoursSaturday,
      sunday: values.workingHoursSunday,
    },
  };
}

export function presentSetting(row: SettingRow): Setting {
  return {
    key: row.key,
    value: row.type === 'string' ? row.value : (JSON.parse(row.value) as unknown),
    type: row.type,
    isPublic: row.is_public === 1,
    category: row.category,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
  };
}
