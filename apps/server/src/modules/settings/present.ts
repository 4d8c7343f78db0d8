import type { PublicSettings, Setting, SettingValues } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { SettingRecord } from './repository.ts';

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
    whatsappNumber: values.whatsappNumber,
    supportEmail: values.supportEmail,
    officeAddress: values.officeAddress,
    officeLocation: values.officeLocation,
    workingHours: {
      weekdays: values.workingHoursWeekdays,
      saturday: values.workingHoursSaturday,
      sunday: values.workingHoursSunday,
    },
    accountLimits: values.accountLimits,
  };
}

export function presentSetting(setting: SettingRecord): Setting {
  return {
    key: setting.key,
    value: setting.type === 'string' ? setting.value : (JSON.parse(setting.value) as unknown),
    type: setting.type,
    isPublic: setting.isPublic,
    category: setting.category,
    createdAt: toTimestamp(setting.createdAt),
    updatedAt: toTimestamp(setting.updatedAt),
  };
}
