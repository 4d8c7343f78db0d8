// Who is behind the work at hand: caller, coarse network and browser of the request, kept in an AsyncLocalStorage.
export { describeClient } from './describe-client.ts';
export {
  currentOrigin,
  deviceCookieName,
  keepsCookies,
  type RequestOrigin,
  withRequestOrigin,
} from './request-origin.ts';
export { parseUserAgent } from './user-agent.ts';
