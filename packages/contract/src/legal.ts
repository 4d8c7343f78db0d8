/** Current versions of the legal texts: the day of their last change. */
export const legalVersions = {
  privacy: '2026-11-22',
  kvkk: '2026-11-22',
  preliminaryInformation: '2026-11-21',
  distanceSales: '2026-11-21',
} as const;
