import { randomBytes } from 'node:crypto';
import { statfs, unlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { megabyte, type PaymentMethod, type UserId } from '@kilim/contract';
import type { Config } from '../config/index.ts';
import { createHealthRoutes, createHealthService, createTestMail } from '../modules/health/index.ts';
import type { SettingsService } from '../modules/settings/index.ts';
import { wireVersion } from '../platform/http/index.ts';
import type { Capability, PortsOf } from './capability.ts';
import type { Platform } from './platform.ts';

interface Others {
  readonly settings: Pick<SettingsService, 'siteName' | 'accountLimits'>;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly readAi: PortsOf<typeof createHealthService>['readAi'];
  readonly findAccount: (userId: UserId) => Promise<{ readonly name: string; readonly email: string }>;
}

/** Banks whose configured terminal is one of their test system. */
const testMethods = (config: Config): readonly PaymentMethod[] => [
  ...(config.GARANTI_TL_MODE === 'TEST' ? (['garanti-tl'] as const) : []),
  ...(config.GARANTI_USD_MODE === 'TEST' ? (['garanti-usd'] as const) : []),
];

/** Host and port of SMTP_URL, without user and password. */
const serverOf = (url: string | undefined): string | null => (url === undefined ? null : new URL(url).host);

export function composeHealth(platform: Platform, others: Others) {
  const { config, transactions, engine, clock, log, mailer, transport, dataFolder } = platform;
  const tests = testMethods(config);
  const service = createHealthService({
    transactions,
    engine,
    clock,
    log,
    measureDisk: async () => {
      const { bavail, blocks, bsize } = await statfs(dataFolder);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    },
    tryWrite: async () => {
      const file = join(resolve(dataFolder), `.write-test-${randomBytes(6).toString('hex')}`);
      await writeFile(file, 'x', { flag: 'wx', mode: 0o600 });
      await unlink(file);
    },
    mail: {
      server: serverOf(config.SMTP_URL),
      sender: config.MAIL_FROM,
      verify: async () => transport?.verify() ?? 'ok',
    },
    readAi: others.readAi,
    payments: others.paymentMethods.map((method) => ({ method, isTest: tests.includes(method) })),
    readFreeQuota: () => others.settings.accountLimits.freeStorageMegabytes * megabyte,
    versions: {
      app: wireVersion,
      node: process.version,
      platform: `${process.platform} ${process.arch}`,
    },
  });
  const testMail = createTestMail({
    transactions,
    mailer,
    transport,
    findRecipient: async (userId) => {
      const { name, email } = await others.findAccount(userId as UserId);
      return { name, recipient: email };
    },
    readSiteName: () => others.settings.siteName,
  });
  return { routes: createHealthRoutes(service, testMail) } satisfies Capability;
}
