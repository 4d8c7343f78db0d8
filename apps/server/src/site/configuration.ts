import type { PlaceholderSetting } from '@kilim/contract';
import type { Config } from '../config/index.ts';
import { describePreviewSite } from './preview-site.ts';

/** The address that the first administrator gets where nobody names one. */
const defaultAdminEmail = 'admin@kilim.local';

/** What still stands as a fresh install has it: an administrator is told (customer.md §2, §5). */
export function findPlaceholders(
  config: Pick<
    Config,
    'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'SMTP_URL' | 'ADMIN_EMAIL' | 'PUBLIC_ORIGIN' | 'PREVIEW_ORIGIN'
  >,
): PlaceholderSetting[] {
  const placeholders: PlaceholderSetting[] = [];
  if (config.OPENAI_API_KEY === undefined && config.OPENAI_BASE_URL === undefined) placeholders.push('ai');
  if (config.SMTP_URL === undefined) placeholders.push('mail');
  if (config.ADMIN_EMAIL === defaultAdminEmail) placeholders.push('adminEmail');
  if (describePreviewSite(config) !== null) placeholders.push('previewOrigin');
  return placeholders;
}
