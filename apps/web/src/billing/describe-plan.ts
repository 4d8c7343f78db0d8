import {
  estimateConversations,
  isContactOnly,
  type Language,
  megabyte,
  type Plan,
  planCredits,
  resolvePlanCredits,
} from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import { formatBytes } from '../i18n/format-bytes.ts';
import { formatNumber } from '../i18n/formats.ts';

/** Whether a number of credits means unlimited (999999999). */
export const isUnlimited = (plan: Pick<Plan, 'credits' | 'creditsCustom'>): boolean =>
  resolvePlanCredits(plan) >= planCredits.unlimited;

/** The credits of a plan as text: unlimited, custom or a number. */
export function describeCredits(plan: Plan, translate: Translate, language: Language): string {
  if (isUnlimited(plan)) return translate('pricing.plans.creditsUnlimited');
  if (plan.creditsCustom === 'custom' && isContactOnly(plan)) return translate('pricing.plans.creditsByTalk');
  const credits = resolvePlanCredits(plan);
  return translate(
    plan.creditsCustom === 'custom' ? 'pricing.plans.creditsCustom' : 'pricing.plans.credits',
    { count: credits, amount: formatNumber(credits, language) },
  );
}

/** The estimated number of conversations, or null where a number makes no sense. */
export function countConversations(plan: Plan, creditsPerConversation: number): number | null {
  if (isUnlimited(plan) || (plan.creditsCustom === 'custom' && isContactOnly(plan))) return null;
  return estimateConversations(resolvePlanCredits(plan), creditsPerConversation);
}

/** The project limit as text. */
export function describeProjects(limit: number | null, translate: Translate, language: Language): string {
  if (limit === null) return translate('pricing.compare.unlimited');
  return translate('pricing.compare.projectLimit', { count: formatNumber(limit, language) });
}

/** The plan's entitlements as feature lines, followed by its own features without repetitions. */
export function listFeatures(plan: Plan, translate: Translate, language: Language): readonly string[] {
  const { projectLimit, storageMegabytes, hasPrioritySupport } = plan.entitlements;
  const lines = [
    projectLimit === null
      ? translate('pricing.plans.projectsUnlimited')
      : translate('pricing.plans.projects', {
          count: projectLimit,
          limit: formatNumber(projectLimit, language),
        }),
    translate('pricing.plans.storage', { size: formatBytes(storageMegabytes * megabyte, language) }),
    ...(hasPrioritySupport ? [translate('pricing.plans.prioritySupport')] : []),
  ];
  return [...new Set([...lines, ...plan.features[language]])];
}
