import { accountErrors } from '../account-errors.ts';
import { auth } from '../auth.ts';
import { billing } from '../billing.ts';
import { chat } from '../chat.ts';
import { credits } from '../credits.ts';
import { identity } from '../identity.ts';
import { ownKey } from '../own-key.ts';
import { ownKeyErrors } from '../own-key-errors.ts';
import { receiptDocument } from '../receipt-document.ts';
import { receipts } from '../receipts.ts';
import { settings } from '../settings.ts';
import { storage } from '../storage.ts';

/** Texts of the settings; loaded in addition to `public`. */
export const settingsNamespace = {
  auth,
  billing,
  chat,
  credits,
  errors: { ...accountErrors, ...ownKeyErrors },
  identity,
  ownKey,
  receiptDocument,
  receipts,
  settings,
  storage,
} as const;
