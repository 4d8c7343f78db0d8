import { AppError, getHealth } from '@kilim/contract';
import type { Context } from 'hono';
import { isAddress, readHostname, type SiteHosts } from '../hosts/index.ts';
import type { Log } from '../log/log.ts';
import { apiPrefix } from './mount-routes.ts';

/** At most one line a minute, so that clients cannot fill the log. */
const warningInterval = 60_000;

/**
 * Load balancers and containers request these by an address of the machine. The replies do not depend on the host.
 */
const healthPaths = new Set([`${apiPrefix}${getHealth.path}`, '/ping']);

const isHealthCheckByAddress = ({ req }: Context, host: string): boolean =>
  healthPaths.has(req.path) &&
  (req.method === 'GET' || req.method === 'HEAD') &&
  isAddress(readHostname(host) ?? '');

/** The hosts of a request: of the Host header and of a target that is an absolute URL. */
function namedHosts({ req }: Context): readonly [string, string] {
  const target = req.url.slice(req.url.indexOf('//') + 2);
  const targetHost = target.slice(0, target.search(/[/?#]|$/));
  return [req.header('host') ?? targetHost, targetHost];
}

/**
 * Rejects requests for unknown hosts with 421 (docs/rules/hosts.md#unknown-hosts) before anything else runs. Otherwise
 * links, redirects and cached pages would repeat a host that the caller chose. `X-Forwarded-Host` is never read.
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
        'a request for an unknown host was rejected; PUBLIC_ORIGIN or TRUSTED_ORIGINS would accept it',
      );
    }
    throw new AppError('general_host_unknown');
  };
}
