/** The versions of the legal texts in force, named by their day. A new text gets a new day here. */
export const legalVersions = {
  privacy: '2026-11-22',
  kvkk: '2026-11-22',
  preliminaryInformation: '2026-11-21',
  distanceSales: '2026-11-21',
} as const;
