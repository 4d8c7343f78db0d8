import type { SiteHealth } from '@kilim/contract';
import { at } from './everyday.ts';

const good = { state: 'ok', problems: [] } as const;

/** The reply of a server on which everything works. */
export const healthySite: SiteHealth = {
  checkedAt: at,
  state: 'ok',
  database: {
    state: 'ok',
    problems: [],
    engine: 'sqlite',
    latency: 2,
    migrations: 30,
    latestMigration: '0047',
  },
  storage: {
    ...good,
    problems: [],
    freeBytes: 50 * 1_073_741_824,
    totalBytes: 100 * 1_073_741_824,
    storedBytes: 1_048_576,
    freeQuotaBytes: 209_715_200,
  },
  mail: {
    ...good,
    problems: [],
    server: 'smtp.example:465',
    sender: 'Kilim <k@kilim.example>',
    waiting: 3,
    oldestWaitingAt: null,
  },
  ai: { ...good, problems: [], provider: 'openai-compatible', model: 'gpt-4o', failing: [] },
  payments: {
    ...good,
    problems: [],
    providers: [
      { method: 'demo', isConfigured: false, isTest: false },
      { method: 'garanti-tl', isConfigured: true, isTest: true },
      { method: 'garanti-usd', isConfigured: false, isTest: false },
      { method: 'wise', isConfigured: false, isTest: false },
    ],
    undecidedRefunds: 0,
    unmatchedTransfers: 0,
  },
  jobs: { ...good, problems: [], waiting: 0, oldestDueAt: null, failed: [] },
  versions: { ...good, problems: [], app: '1.8.0', node: 'v22.0.0', platform: 'linux x64' },
};
