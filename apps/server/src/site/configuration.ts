import type { PlaceholderSetting } from '@kilim/contract';
import type { Config } from '../config/index.ts';
import { describePreviewSite } from './preview-site.ts';

/** Default of `ADMIN_EMAIL`. */
const defaultAdminEmail = 'admin@kilim.local';

/** Settings that an administrator should change (docs/rules/admin.md#configuration-check). */
export function findPlaceholders(
  config: Pick<
    Config,
    'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'SMTP_URL' | 'ADMIN_EMAIL' | 'PUBLIC_ORIGIN' | 'PREVIEW_ORIGIN'
  >,
  hasConnectedModel = false,
): PlaceholderSetting[] {
  const placeholders: PlaceholderSetting[] = [];
  const isConfigured = config.OPENAI_API_KEY !== undefined || config.OPENAI_BASE_URL !== undefined;
  if (!isConfigured && !hasConnectedModel) placeholders.push('ai');
  if (config.SMTP_URL === undefined) placeholders.push('mail');
  if (config.ADMIN_EMAIL === defaultAdminEmail) placeholders.push('adminEmail');
  if (describePreviewSite(config) !== null) placeholders.push('previewOrigin');
  return placeholders;
}
