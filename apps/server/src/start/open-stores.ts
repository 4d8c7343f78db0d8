import { join } from 'node:path';
import type { Config } from '../config/index.ts';
import { type OpenDatabase, openDatabase } from '../platform/db/index.ts';
import { createLocalEvents, createPostgresEvents, type Events } from '../platform/events/index.ts';
import type { Log } from '../platform/log/log.ts';
import { createSecretBox, loadServerKey, type SecretBox } from '../platform/secrets/index.ts';
import { createLocalStorage, createS3Storage, type FileStorage } from '../platform/storage/index.ts';

/** Everything that outlives a request: database, events between processes, the server's key and files. */
export interface Stores {
  readonly database: OpenDatabase;
  readonly events: Events;
  readonly secrets: SecretBox;
  readonly storage: FileStorage;
  readonly dataFolder: string;
  close(): Promise<void>;
}

function openFiles(config: Config, dataFolder: string): FileStorage {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_PREFIX: prefix } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  // The configuration has all of them or none.
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    return createLocalStorage(join(dataFolder, 'files'));
  }
  return createS3Storage({ endpoint, bucket, region, prefix, accessKeyId, secretAccessKey });
}

/** Opens the stores of the configuration and migrates the database. */
export async function openStores(config: Config, dataFolder: string, log: Log): Promise<Stores> {
  const url = config.DATABASE_URL;
  const database = openDatabase(
    url ? { engine: 'postgres', url } : { engine: 'sqlite', path: join(dataFolder, 'kilim.sqlite') },
    (error) => log.warn({ err: error }, 'a database connection broke'),
  );
  await database.migrate();
  const onEventError = (error: unknown): void => log.warn({ err: error }, 'events');
  const postgresEvents = url ? createPostgresEvents(url, onEventError) : null;
  await postgresEvents?.start();
  const key = loadServerKey(dataFolder, { secret: config.APP_SECRET, isInUse: await database.hasUsers() });
  return {
    database,
    events: postgresEvents ?? createLocalEvents(onEventError),
    secrets: createSecretBox(key),
    storage: openFiles(config, dataFolder),
    dataFolder,
    close: async () => {
      await postgresEvents?.close();
      await database.close();
    },
  };
}
