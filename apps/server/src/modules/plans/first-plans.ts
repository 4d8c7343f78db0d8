import { enterprisePlanId, type Plan, type PlanId, planPrice } from '@kilim/contract';
import type { PlanFields } from './repository.ts';

const everyPlan = {
  tr: ['Canlı önizleme ve kod düzenleyici', 'Expo projesi olarak kod indirme', 'Süresi dolmayan krediler'],
  en: ['Live preview and code editor', 'Code download as an Expo project', 'Credits that do not expire'],
} as const;

/** The plans of a new database (docs/rules/plans.md#first-plans). */
export const firstPlans: readonly (PlanFields & Pick<Plan, 'planId'>)[] = [
  {
    planId: 'basic' as PlanId,
    name: { tr: 'Basic', en: 'Basic' },
    description: {
      tr: 'İlk uygulamanızı yapmak ve geliştirmek için.',
      en: 'To build your first app and make it better.',
    },
    price: planPrice.parse({ TRY: 349_90, USD: 7_99, EUR: 7_99, RUB: 690_00 }),
    credits: 10_000,
    creditsCustom: '',
    features: {
      tr: [...everyPlan.tr],
      en: [...everyPlan.en],
    },
    entitlements: { projectLimit: 50, storageMegabytes: 1_024, hasPrioritySupport: false },
    isActive: true,
    isPopular: false,
    sortOrder: 10,
  },
  {
    planId: 'pro' as PlanId,
    name: { tr: 'Pro', en: 'Pro' },
    description: {
      tr: 'Düzenli üreten, birden çok uygulaması olanlar için.',
      en: 'For those who build regularly and keep several apps.',
    },
    price: planPrice.parse({ TRY: 1_299_90, USD: 29_99, EUR: 29_99, RUB: 2_590_00 }),
    credits: 40_000,
    creditsCustom: '',
    features: {
      tr: [...everyPlan.tr],
      en: [...everyPlan.en],
    },
    entitlements: { projectLimit: null, storageMegabytes: 5_120, hasPrioritySupport: true },
    isActive: true,
    isPopular: true,
    sortOrder: 20,
  },
  {
    planId: enterprisePlanId,
    name: { tr: 'Enterprise', en: 'Enterprise' },
    description: {
      tr: 'Ekipler ve kurumlar için: krediyi ve fiyatı ihtiyacınıza göre birlikte belirleriz.',
      en: 'For teams and companies: credits and price are agreed with you, by what you need.',
    },
    price: planPrice.parse({ TRY: 0, USD: 0, EUR: 0, RUB: 0 }),
    credits: 0,
    creditsCustom: 'custom',
    features: {
      tr: ['Görüşmeyle belirlenen kredi', ...everyPlan.tr],
      en: ['Credits agreed with you', ...everyPlan.en],
    },
    entitlements: { projectLimit: null, storageMegabytes: 20_480, hasPrioritySupport: true },
    isActive: true,
    isPopular: false,
    sortOrder: 30,
  },
];
