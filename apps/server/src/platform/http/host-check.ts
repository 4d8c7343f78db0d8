import { AppError, getHealth } from '@kilim/contract';
import type { Context } from 'hono';
import { isAddress, readHostname, type SiteHosts } from '../hosts/index.ts';
import type { Log } from '../log/log.ts';
import { apiPrefix } from './mount-routes.ts';

/** One line a minute tells an operator about a missing setting; more would let strangers fill the log. */
const warningInterval = 60_000;

/**
 * Balancers and containers ask for these by the address of the machine, which may be any. The replies depend on
 * nothing that the request says.
 */
const healthPaths = new Set([`${apiPrefix}${getHealth.path}`, '/ping']);

const isHealthCheckByAddress = ({ req }: Context, host: string): boolean =>
  healthPaths.has(req.path) &&
  (req.method === 'GET' || req.method === 'HEAD') &&
  isAddress(readHostname(host) ?? '');

/** The host that a request names: in the Host header, and again in its target where that is a whole URL. */
function namedHosts({ req }: Context): readonly [string, string] {
  const target = req.url.slice(req.url.indexOf('//') + 2);
  const targetHost = target.slice(0, target.search(/[/?#]|$/));
  return [req.header('host') ?? targetHost, targetHost];
}

/**
 * Rejects requests for other hosts with 421 before anything else sees them. Links, redirects and cached pages would
 * otherwise repeat whatever name the caller wrote. `X-Forwarded-Host` is never read.
 */
export function createHostCheck(hosts: Pick<SiteHosts, 'accepts'>, log: Pick<Log, 'warn'>, now = Date.now) {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return (c: Context): void => {
    const [host, targetHost] = namedHosts(c);
    if (hosts.accepts(host) && (targetHost === host || hosts.accepts(targetHost))) return;
    if (isHealthCheckByAddress(c, host)) return;
    if (now() - warnedAt >= warningInterval) {
      warnedAt = now();
      log.warn(
        { host: host.slice(0, 100) },
        'a request named a host that is not this site; PUBLIC_ORIGIN or TRUSTED_ORIGINS would accept it',
      );
    }
    throw new AppError('general_host_unknown');
  };
}
