// Labels of users in the administration, computed on server and web: docs/rules/users.md#labels

export const userPlanLabels = ['pro', 'basic', 'free'] as const;
export type UserPlanLabel = (typeof userPlanLabels)[number];
export const userActivities = ['active', 'passive'] as const;
export type UserActivity = (typeof userActivities)[number];

export const userLabelRules = {
  /** Above this balance the label is Pro. */
  pro: 100_000,
  /** Above this balance the label is Basic. */
  basic: 10_000,
  /** Days since the last sign-in up to which an account is active. */
  activeDays: 7,
} as const;

/** The label of a balance. It says nothing about bought plans. */
export function labelPlan(credits: number): UserPlanLabel {
  if (credits > userLabelRules.pro) return 'pro';
  return credits > userLabelRules.basic ? 'basic' : 'free';
}

/** Earliest sign-in, in epoch milliseconds, of an active account. */
export const activeSince = (now: number): number => now - userLabelRules.activeDays * 86_400_000;

/** `lastLoginAt` is null before the first sign-in. */
export const labelActivity = (lastLoginAt: number | null, now: number): UserActivity =>
  lastLoginAt !== null && lastLoginAt >= activeSince(now) ? 'active' : 'passive';
