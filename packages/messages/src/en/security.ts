import { adminSecurity } from './admin-security.ts';
import { securityLog } from './security-log.ts';

/** What the account activity and the operators' security log say; loaded with them. */
export const security = { adminSecurity, securityLog } as const;
