import { adminHealth } from '../admin-health.ts';
import { adminOutbox } from '../admin-outbox.ts';
import { adminReport } from '../admin-report.ts';
import { adminReviews } from '../admin-reviews.ts';
import { adminSettings } from '../admin-settings.ts';
import { adminSupport } from '../admin-support.ts';

/** Texts of tabs of the administration; loaded with those tabs. */
export const operationNamespace = {
  adminHealth,
  adminOutbox,
  adminReport,
  adminReviews,
  adminSettings,
  adminSupport,
} as const;
