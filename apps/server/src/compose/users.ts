import type { AccountsService } from '../modules/accounts/index.ts';
import type { CreditsService } from '../modules/credits/index.ts';
import type { SecurityRecorder } from '../modules/security-log/index.ts';
import { createUsersRoutes, createUsersService } from '../modules/users/index.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

interface Others {
  readonly accounts: Pick<AccountsService, 'administration'>;
  readonly credits: CreditsService;
  readonly audit: SecurityRecorder;
}

export function composeUsers({ transactions, clock }: Platform, { accounts, credits, audit }: Others) {
  const service = createUsersService({
    transactions,
    clock,
    accounts: accounts.administration,
    credits,
    audit,
  });
  return { routes: createUsersRoutes(service) } satisfies Capability;
}
