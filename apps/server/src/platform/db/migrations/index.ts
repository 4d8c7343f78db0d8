import type { Migration } from 'kysely';
import { up as createFirstSchema } from './0001-first-schema.ts';
import { up as addProfileAndSecurity } from './0003-profile-and-security.ts';
import { up as addSiteAndSupport } from './0004-site-and-support.ts';
import { up as addProjectTrash } from './0005-project-trash.ts';
import { up as addMoney } from './0006-money.ts';
import { up as addLinksAndPasswords } from './0007-links-and-passwords.ts';
import { up as addCreditClaims } from './0008-credit-claims.ts';
import { up as addRateLimits } from './0009-rate-limits.ts';
import { up as addStorageCount } from './0010-storage-count.ts';
import { up as addRecentAuthentication } from './0011-recent-authentication.ts';
import { up as addSecurityLog } from './0012-security-log.ts';
import { up as addReceiptSerial } from './0015-receipt-serial.ts';
import { up as addEditingSessions } from './0016-editing-sessions.ts';
import { up as addProjectSearch } from './0017-project-search.ts';
import { up as addTurnCost } from './0018-turn-cost.ts';
import { up as turnMarketingMailOff } from './0019-marketing-mail-off.ts';
import { up as addModelConnection } from './0020-model-connection.ts';
import { up as addMountReports } from './0021-mount-reports.ts';
import { up as addReturnedCharges } from './0022-returned-charges.ts';
import { up as addTurnOptions } from './0023-turn-options.ts';
import { up as addLocksAndHeldChanges } from './0025-locks-and-held-changes.ts';
import { up as addAiModels } from './0030-ai-models.ts';
import { up as addBinaryContents } from './0031-binary-contents.ts';
import { up as addModelLimits } from './0032-model-limits.ts';
import { up as addTurnRevision } from './0033-turn-revision.ts';
import { up as addSessionProviderUid } from './0040-session-provider-uid.ts';
import { up as addUserSearch } from './0041-user-search.ts';
import { up as addProjectRemotes } from './0042-project-remotes.ts';
import { up as addPromptImages } from './0044-prompt-images.ts';
import { up as addStatistics } from './0045-statistics.ts';
import { up as addTicketQueue } from './0046-ticket-queue.ts';
import { up as addPaidReceipts } from './0047-paid-receipts.ts';
import { up as addExportVerifications } from './0050-export-verifications.ts';
import { up as addAssets } from './0054-assets.ts';
import { up as addSearchIndexes } from './0062-search-indexes.ts';
import { up as addListIndexes } from './0063-list-indexes.ts';
import { up as addReceiptDays } from './0064-receipt-days.ts';
import { up as addBucketFiles } from './0070-bucket-files.ts';
import { up as addTicketAttachments } from './0071-ticket-attachments.ts';
import { up as addMessageKeys } from './0072-message-keys.ts';
import { up as addNoteAndPartKeys } from './0074-note-and-part-keys.ts';

/** Sorted by name. A released migration never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-schema': { up: createFirstSchema },
  '0003-profile-and-security': { up: addProfileAndSecurity },
  '0004-site-and-support': { up: addSiteAndSupport },
  '0005-project-trash': { up: addProjectTrash },
  '0006-money': { up: addMoney },
  '0007-links-and-passwords': { up: addLinksAndPasswords },
  '0008-credit-claims': { up: addCreditClaims },
  '0009-rate-limits': { up: addRateLimits },
  '0010-storage-count': { up: addStorageCount },
  '0011-recent-authentication': { up: addRecentAuthentication },
  '0012-security-log': { up: addSecurityLog },
  '0015-receipt-serial': { up: addReceiptSerial },
  '0016-editing-sessions': { up: addEditingSessions },
  '0017-project-search': { up: addProjectSearch },
  '0018-turn-cost': { up: addTurnCost },
  '0019-marketing-mail-off': { up: turnMarketingMailOff },
  '0020-model-connection': { up: addModelConnection },
  '0021-mount-reports': { up: addMountReports },
  '0022-returned-charges': { up: addReturnedCharges },
  '0023-turn-options': { up: addTurnOptions },
  '0025-locks-and-held-changes': { up: addLocksAndHeldChanges },
  '0030-ai-models': { up: addAiModels },
  '0031-binary-contents': { up: addBinaryContents },
  '0032-model-limits': { up: addModelLimits },
  '0033-turn-revision': { up: addTurnRevision },
  '0040-session-provider-uid': { up: addSessionProviderUid },
  '0041-user-search': { up: addUserSearch },
  '0042-project-remotes': { up: addProjectRemotes },
  '0044-prompt-images': { up: addPromptImages },
  '0045-statistics': { up: addStatistics },
  '0046-ticket-queue': { up: addTicketQueue },
  '0047-paid-receipts': { up: addPaidReceipts },
  '0050-export-verifications': { up: addExportVerifications },
  '0054-assets': { up: addAssets },
  '0062-search-indexes': { up: addSearchIndexes },
  '0063-list-indexes': { up: addListIndexes },
  '0064-receipt-days': { up: addReceiptDays },
  '0070-bucket-files': { up: addBucketFiles },
  '0071-ticket-attachments': { up: addTicketAttachments },
  '0072-message-keys': { up: addMessageKeys },
  '0074-note-and-part-keys': { up: addNoteAndPartKeys },
};
