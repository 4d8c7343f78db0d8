import { createFunctionsRoutes } from '../modules/functions/index.ts';
import type { Route } from '../platform/http/index.ts';
import type { Capability } from './capability.ts';
import type { Platform } from './platform.ts';

export function composeFunctions(
  { clock, log }: Platform,
  { listRoutes }: { listRoutes(): readonly Route[] },
): Capability {
  return { routes: createFunctionsRoutes({ clock, log, listRoutes }) };
}
