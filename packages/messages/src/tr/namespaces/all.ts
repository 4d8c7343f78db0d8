import { admin } from '../admin.ts';
import { adminAi } from '../admin-ai.ts';
import { adminAiModels } from '../admin-ai-models.ts';
import { adminAnnouncements } from '../admin-announcements.ts';
import { adminConfiguration } from '../admin-configuration.ts';
import { adminOrders } from '../admin-orders.ts';
import { adminReceipts } from '../admin-receipts.ts';
import { adminStatistics } from '../admin-statistics.ts';
import { adminTemplate } from '../admin-template.ts';
import { adminTransfers } from '../admin-transfers.ts';
import { adminUsers } from '../admin-users.ts';
import { announcements } from '../announcements.ts';
import { answers } from '../answers.ts';
import { auth } from '../auth.ts';
import { billing } from '../billing.ts';
import { chat } from '../chat.ts';
import { checkout } from '../checkout.ts';
import { common } from '../common.ts';
import { contact } from '../contact.ts';
import { credits } from '../credits.ts';
import { dashboard } from '../dashboard.ts';
import { errors } from '../errors.ts';
import { files } from '../files.ts';
import { gallery } from '../gallery.ts';
import { git } from '../git.ts';
import { held } from '../held.ts';
import { home } from '../home.ts';
import { identity } from '../identity.ts';
import { legal } from '../legal.ts';
import { mail } from '../mail.ts';
import { ownKey } from '../own-key.ts';
import { payments } from '../payments.ts';
import { preview } from '../preview.ts';
import { pricing } from '../pricing.ts';
import { receiptDocument } from '../receipt-document.ts';
import { receipts } from '../receipts.ts';
import { settings } from '../settings.ts';
import { shell } from '../shell.ts';
import { showcase } from '../showcase.ts';
import { start } from '../start.ts';
import { storage } from '../storage.ts';
import { studio } from '../studio.ts';
import { support } from '../support.ts';
import { turn } from '../turn.ts';
import { verification } from '../verification.ts';

/** All texts except `attachments`, `designer`, `operation`, `security` and `types`: for the screens behind sign-in and for the server. */
export const allNamespace = {
  admin,
  adminAi,
  adminAiModels,
  adminAnnouncements,
  adminConfiguration,
  adminOrders,
  adminReceipts,
  adminStatistics,
  adminUsers,
  adminTemplate,
  adminTransfers,
  announcements,
  answers,
  auth,
  billing,
  chat,
  checkout,
  common,
  contact,
  credits,
  dashboard,
  errors,
  files,
  gallery,
  git,
  held,
  home,
  identity,
  legal,
  mail,
  ownKey,
  payments,
  preview,
  receiptDocument,
  pricing,
  receipts,
  settings,
  shell,
  showcase,
  start,
  storage,
  studio,
  support,
  turn,
  verification,
} as const;
