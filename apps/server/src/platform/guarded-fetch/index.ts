// Requests to addresses that an administrator or a user entered.
// Guarantees that no connection is opened to an address that the policy forbids, whatever a host name resolves to.
export { type AddressPolicy, findAddressProblem } from './address-policy.ts';
export { createGuardedFetch, ForbiddenAddressError } from './guarded-fetch.ts';
