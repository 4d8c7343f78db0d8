// Caller, coarse network and browser of the running request, kept in an AsyncLocalStorage for the security log.
export { describeClient } from './describe-client.ts';
export {
  currentOrigin,
  deviceCookieName,
  keepsCookies,
  type RequestOrigin,
  withRequestOrigin,
} from './request-origin.ts';
export { parseUserAgent } from './user-agent.ts';
