import type { Announcement, PublicSettings } from '@kilim/contract';

const colors = { light: '#a8321f', dark: '#e2654e' };
const noText = { tr: '', en: '' };

export const publicSettings: PublicSettings = {
  siteName: 'Dokuma',
  siteDescription: { tr: 'Konuşarak uygulama yapın.', en: 'Build apps by talking.' },
  logoUrl: null,
  faviconUrl: null,
  primaryColor: colors,
  secondaryColor: colors,
  companyName: '',
  companyAddress: '',
  contactEmail: '',
  contactPhone: '',
  whatsappNumber: '',
  supportEmail: '',
  officeAddress: '',
  officeLocation: '',
  workingHours: { weekdays: noText, saturday: noText, sunday: noText },
  accountLimits: { welcomeCredits: 200, freeProjects: 20, freeStorageMegabytes: 200 },
};

/** An announcement without an English text. */
export const turkishAnnouncement: Announcement = {
  id: 'ann_1',
  title: { tr: 'Haber', en: '' },
  content: { tr: 'Metin', en: '' },
  type: 'new',
  icon: 'Eye',
  isActive: true,
  publishAt: null,
  createdAt: '2026-11-21T00:00:00.000+00:00',
  updatedAt: '2026-11-21T00:00:00.000+00:00',
};
