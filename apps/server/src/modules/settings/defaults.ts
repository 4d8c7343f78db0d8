import {
  type AccountLimits,
  freeEntitlements,
  type SettingKey,
  type SettingValues,
  settingKeys,
} from '@kilim/contract';

export interface SettingKind {
  readonly isPublic: boolean;
  readonly category: 'general' | 'company' | 'contact' | 'receipts' | 'limits';
}

const general: SettingKind = { isPublic: true, category: 'general' };
const contact: SettingKind = { isPublic: true, category: 'contact' };

export const settingKinds: Readonly<Record<SettingKey, SettingKind>> = {
  logo: general,
  favicon: general,
  siteName: general,
  siteDescription: general,
  primaryColor: general,
  secondaryColor: general,
  companyName: { isPublic: true, category: 'company' },
  taxId: { isPublic: false, category: 'company' },
  companyAddress: { isPublic: true, category: 'company' },
  contactEmail: contact,
  contactPhone: contact,
  whatsappNumber: contact,
  supportEmail: contact,
  officeAddress: contact,
  officeLocation: contact,
  workingHoursWeekdays: contact,
  workingHoursSaturday: contact,
  workingHoursSunday: contact,
  receiptTemplate: { isPublic: false, category: 'receipts' },
  accountLimits: { isPublic: true, category: 'limits' },
};

/** Keys of the settings that everyone may read. */
export const publicSettingKeys: readonly SettingKey[] = settingKeys.filter(
  (key) => settingKinds[key].isPublic,
);

/** Where the environment decides until an administrator saves a value, no default is written to the database. */
export const unseededKeys: readonly SettingKey[] = ['accountLimits'];

/** What accounts without a plan get, with the opening balance of the environment. */
export const defaultAccountLimits = (welcomeCredits: number): AccountLimits => ({
  welcomeCredits,
  freeProjects: freeEntitlements.projectLimit,
  freeStorageMegabytes: freeEntitlements.storageMegabytes,
});

/** The default settings. */
export function defaultSettings(siteName: string, welcomeCredits: number): SettingValues {
  return {
    logo: '',
    favicon: '',
    siteName,
    siteDescription: {
      tr: 'Yapay zekâ ile konuşarak React Native uygulamaları oluşturun, canlı önizleyin ve kodunu indirin.',
      en: 'Build React Native apps by chatting with an AI, preview them live and download the code.',
    },
    primaryColor: { light: '#a8321f', dark: '#e2654e' },
    secondaryColor: { light: '#27407e', dark: '#8fa8f0' },
    companyName: '',
    taxId: '',
    companyAddress: '',
    contactEmail: '',
    contactPhone: '',
    whatsappNumber: '',
    supportEmail: '',
    officeAddress: '',
    officeLocation: '',
    workingHoursWeekdays: { tr: '08:00-18:00', en: '8:00 AM-6:00 PM' },
    workingHoursSaturday: { tr: '10:00-16:00', en: '10:00 AM-4:00 PM' },
    workingHoursSunday: { tr: 'Kapalı', en: 'Closed' },
    receiptTemplate: { companyName: '', taxId: '', address: '', phone: '', email: '', logo: '' },
    accountLimits: defaultAccountLimits(welcomeCredits),
  };
}
