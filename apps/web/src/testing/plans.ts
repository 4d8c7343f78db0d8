import type { Plan } from '@kilim/contract';
import { at } from './everyday.ts';

/** Plans as the server returns them: one with a price, the popular one, and a contact-only one. */
export const scriptedPlans = [
  {
    planId: 'basic',
    name: { tr: 'Temel', en: 'Basic' },
    description: { tr: 'Başlayanlar için', en: 'For beginners' },
    price: { TRY: 34_990, USD: 799, EUR: 899, RUB: 0 },
    credits: 10_000,
    creditsCustom: '',
    features: {
      tr: ['50 projeye kadar', 'Canlı önizleme', 'Kod indirme', 'Süresiz kredi'],
      en: ['Up to 50 projects', 'Live preview', 'Code download', 'Lasting credits'],
    },
    entitlements: { projectLimit: 50, storageMegabytes: 1_024, hasPrioritySupport: false },
    isActive: true,
    isPopular: false,
    sortOrder: 10,
    createdAt: at,
    updatedAt: at,
  },
  {
    planId: 'pro',
    name: { tr: 'Profesyonel', en: 'Professional' },
    description: { tr: 'Üretenler için', en: 'For makers' },
    price: { TRY: 129_990, USD: 2_999, EUR: 2_999, RUB: 259_000 },
    credits: 40_000,
    creditsCustom: '',
    features: { tr: ['Sınırsız proje'], en: ['Unlimited projects'] },
    entitlements: { projectLimit: null, storageMegabytes: 5_120, hasPrioritySupport: true },
    isActive: true,
    isPopular: true,
    sortOrder: 20,
    createdAt: at,
    updatedAt: at,
  },
  {
    planId: 'enterprise',
    name: { tr: 'Kurumsal', en: 'Enterprise' },
    description: { tr: 'Kurumlar için', en: 'For companies' },
    price: { TRY: 0, USD: 0, EUR: 0, RUB: 0 },
    credits: 0,
    creditsCustom: 'custom',
    features: { tr: ['Öncelikli destek'], en: ['Priority support'] },
    entitlements: { projectLimit: null, storageMegabytes: 5_120, hasPrioritySupport: true },
    isActive: true,
    isPopular: false,
    sortOrder: 30,
    createdAt: at,
    updatedAt: at,
  },
] as unknown as readonly [Plan, Plan, Plan];
