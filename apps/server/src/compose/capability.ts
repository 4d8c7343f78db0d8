import type { Route } from '../platform/http/index.ts';
import type { JobHandler } from '../platform/jobs/index.ts';

/** One part of the product and what it adds to the server. */
export interface Capability {
  /** What other capabilities use. */
  readonly service?: unknown;
  readonly routes?: readonly Route[];
  /** Handlers of its background jobs by kind. */
  readonly jobs?: Readonly<Record<string, JobHandler>>;
  /** Handlers of jobs that take minutes, which run beside the others. */
  readonly longJobs?: Readonly<Record<string, JobHandler>>;
  /** Writes the first rows of a fresh install. Runs at every start, before the server listens. */
  seed?(): Promise<void>;
  /** Starts timers once the server listens. */
  start?(): void;
  stop?(): Promise<void>;
}

/** The parameter of a service's factory. */
export type PortsOf<Factory extends (ports: never) => unknown> = Parameters<Factory>[0];
