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
};
