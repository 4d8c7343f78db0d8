import { adminAudit } from '../admin-audit.ts';
import { adminSecurity } from '../admin-security.ts';
import { securityLog } from '../security-log.ts';

/** Texts of the account activity and of the administrators' security log; loaded with those screens. */
export const securityNamespace = { adminAudit, adminSecurity, securityLog } as const;
