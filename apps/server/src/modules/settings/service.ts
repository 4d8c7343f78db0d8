import {
  type AccountLimits,
  AppError,
  type PublicSettings,
  type Setting,
  settingKeys,
  siteFileRules,
} from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Events, siteChannel } from '../../platform/events/index.ts';
import { type FileStorage, type OpenFile, sniffImage } from '../../platform/storage/index.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import { defaultSettings, unseededKeys } from './defaults.ts';
import { presentPublic, presentSetting, siteFileUrl } from './present.ts';
import { findSetting, listSettings, lockSetting, saveSetting, seedSetting } from './repository.ts';
import { sanitizeSvg } from './sanitize-svg.ts';
import { checkEntries, readValues, type StoredValues, toSetting } from './setting-values.ts';
import { checkSiteFile, cleanSvg, type SiteFile, type SiteFileKind, siteFolder } from './site-file.ts';

export interface SettingsPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly events: Pick<Events, 'publishToSite' | 'subscribe'>;
  readonly storage: FileStorage;
  /** The site's default name. */
  readonly siteName: string;
  /** Credits of a new account until an administrator sets them (`INITIAL_CREDITS`). */
  readonly welcomeCredits?: number;
  /** Removes what could run or load anything from an SVG; null when nothing is left. */
  readonly sanitizeSvg?: (text: string) => Promise<string | null>;
  /** Writes what administrators do into the security log. */
  readonly audit?: Pick<SecurityRecorder, 'record'>;
}

export interface OpenSiteFile extends OpenFile {
  readonly contentType: SiteFile['contentType'];
}

export interface SettingsService {
  /** Writes missing defaults, once before the server listens. */
  seed(): Promise<void>;
  /** The public settings, at most five seconds old. */
  read(): Promise<PublicSettings>;
  /** All settings with their file ids, for documents made on the server. */
  readAll(): Promise<StoredValues>;
  /** The last result of `read`, for synchronous code. */
  readonly siteName: string;
  /** The same for what accounts without a plan get. */
  readonly accountLimits: AccountLimits;
  list(): Promise<Setting[]>;
  save(entries: readonly { readonly key: string; readonly value?: unknown }[]): Promise<Setting[]>;
  replaceFile(kind: SiteFileKind, bytes: Uint8Array): Promise<{ id: string; url: string }>;
  /** The largest file size of any kind. */
  readonly fileMaximum: number;
  findFile(id: string): Promise<SiteFile>;
  /** The same, read while it is sent. */
  openFile(id: string): Promise<OpenSiteFile>;
  /** A list that another module stores under its own key; null when missing. */
  readList(tx: Tx, key: string): Promise<unknown>;
  /** Changes such a list while holding its lock until the transaction ends. */
  changeList(tx: Tx, key: string, change: (list: unknown) => unknown): Promise<void>;
}

/** A change must be visible within ten seconds in every process, so cached values live for five. */
const cacheFor = 5_000;
/** Characters of an SVG that is sanitised without a worker thread. */
const smallSvg = 65_536;
/** Maximum number of cached file types. */
const typesKept = 100;

export function createSettingsService(ports: SettingsPorts): SettingsService {
  const { transactions, clock, events, storage, audit } = ports;
  const defaults = defaultSettings(ports.siteName, ports.welcomeCredits ?? 0);
  // A small drawing takes a few milliseconds here and does not wait for a thread.
  const sanitize = async (text: string): Promise<string | null> =>
    ports.sanitizeSvg === undefined || text.length <= smallSvg ? sanitizeSvg(text) : ports.sanitizeSvg(text);
  let cached: { readonly value: PublicSettings; readonly until: number } | null = null;
  let reading: Promise<PublicSettings> | null = null;
  let changes = 0;
  let lastName = ports.siteName;
  let lastLimits = defaults.accountLimits;

  const load = async (): Promise<PublicSettings> => {
    const seen = changes;
    const value = presentPublic(readValues(await listSettings(transactions.outside), defaults));
    lastName = value.siteName;
    lastLimits = value.accountLimits;
    // A value read before this change must not be cached after it.
    if (seen === changes) cached = { value, until: clock.now() + cacheFor };
    return value;
  };
  const forget = (): void => {
    changes += 1;
    cached = null;
    reading = null;
  };
  // Also for changes of other processes. The cache is cleared before tabs are notified and reload.
  events.subscribe(siteChannel, () => {
    forget();
    // Synchronous readers, such as the storage quota, then see the change without a page being opened.
    void load().catch(() => {});
  });
  const list = async (): Promise<Setting[]> => {
    const stored = await listSettings(transactions.outside);
    const now = clock.now();
    // Values that still come from the environment are listed like stored ones.
    const unstored = unseededKeys
      .filter((key) => !stored.some((setting) => setting.key === key))
      .map((key) => ({ ...toSetting(key, defaults[key]), createdAt: now, updatedAt: now }));
    return [...stored, ...unstored]
      .filter(({ key }) => (settingKeys as readonly string[]).includes(key))
      .map(presentSetting);
  };

  const typeOf = new Map<string, SiteFile['contentType']>();
  const findFile = async (id: string): Promise<SiteFile> => {
    const bytes = await storage.get(`${siteFolder}/${id}`);
    const contentType = bytes && sniffImage(bytes);
    if (!contentType) throw new AppError('site_file_not_found');
    return { bytes, contentType };
  };

  return {
    fileMaximum: siteFileRules.logo.maximum,
    seed: () =>
      transactions.run(async (tx) => {
        for (const key of settingKeys.filter((key) => !unseededKeys.includes(key)))
          await seedSetting(tx, toSetting(key, defaults[key]), clock.now());
      }),
    read: async () => {
      if (cached && clock.now() < cached.until) return cached.value;
      const current = reading ?? load();
      reading = current;
      try {
        return await current;
      } finally {
        if (reading === current) reading = null;
      }
    },
    readAll: async () => readValues(await listSettings(transactions.outside), defaults),
    get siteName() {
      return lastName;
    },
    get accountLimits() {
      return lastLimits;
    },
    list,
    save: async (entries) => {
      const settings = checkEntries(entries);
      await transactions.run(async (tx) => {
        for (const setting of settings) await saveSetting(tx, setting, clock.now());
        const names = settings.map(({ key }) => key);
        await audit?.record(tx, { kind: 'settings-saved', userId: null, detail: { names } });
      });
      events.publishToSite({ kind: 'settings-changed' });
      return list();
    },
    replaceFile: async (kind, given) => {
      const type = checkSiteFile(kind, given);
      const bytes = type === 'image/svg+xml' ? await cleanSvg(kind, given, sanitize) : given;
      const { key } = await storage.put(siteFolder, bytes);
      const id = key.slice(siteFolder.length + 1);
      // The old file stays, because open pages and receipts still refer to it.
      await transactions.run(async (tx) => {
        await saveSetting(tx, toSetting(kind, id), clock.now());
        await audit?.record(tx, { kind: 'site-file-replaced', userId: null, detail: { target: kind } });
      });
      events.publishToSite({ kind: 'settings-changed' });
      return { id, url: siteFileUrl(id) };
    },
    findFile,
    openFile: async (id) => {
      // Files are named after their content, so a cached type never changes.
      const contentType = typeOf.get(id) ?? (await findFile(id)).contentType;
      if (typeOf.size >= typesKept) typeOf.clear();
      typeOf.set(id, contentType);
      const file = await storage.open(`${siteFolder}/${id}`);
      if (!file) throw new AppError('site_file_not_found');
      return { ...file, contentType };
    },
    readList: async (tx, key) => {
      const setting = await findSetting(tx, key);
      return setting ? (JSON.parse(setting.value) as unknown) : null;
    },
    changeList: async (tx, key, change) => {
      const base = { key, type: 'json', isPublic: true, category: 'general' } as const;
      // A missing row cannot be locked, so it is created first.
      await seedSetting(tx, { ...base, value: 'null' }, clock.now());
      const locked = await lockSetting(tx, key);
      const changed = change(locked ? (JSON.parse(locked.value) as unknown) : null);
      await saveSetting(tx, { ...base, value: JSON.stringify(changed) }, clock.now());
    },
  };
}
