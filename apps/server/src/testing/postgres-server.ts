import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/db/index.ts';
import { startPostgres } from './postgres-cluster.ts';
import { runStatement } from './run-statement.ts';

// One PostgreSQL per test run, started when the first test file requests it. Files send the request to a local port,
// because they run in processes of their own.

/** Where a test file creates its database, or why there is no PostgreSQL. */
export type PostgresInfo =
  | { readonly url: string; readonly template: string }
  | { readonly url: null; readonly reasons: readonly string[] };

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number;
  }
}

interface Started {
  readonly answer: PostgresInfo;
  stop(): Promise<void>;
}

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

async function start(): Promise<Started> {
  const cluster = await startPostgres();
  if ('reasons' in cluster) {
    const warning = 'REDUCED RUN: no PostgreSQL was found, repositories are tested on SQLite only.';
    console.warn(`\n${warning}\n${cluster.reasons.map((reason) => `  - ${reason}`).join('\n')}\n`);
    return { answer: { url: null, reasons: cluster.reasons }, stop: async () => {} };
  }
  const template = `kilim_template_${randomBytes(6).toString('hex')}`;
  await runStatement(cluster.url, `create database ${template}`);
  const database = openDatabase({ engine: 'postgres', url: withDatabase(cluster.url, template) }, () => {});
  await database.migrate();
  await database.close();
  return {
    answer: { url: cluster.url, template },
    stop: async () => {
      await runStatement(cluster.url, `drop database if exists ${template} with (force)`);
      await cluster.stop();
    },
  };
}

/** Opens the port for test files; the first request starts PostgreSQL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<Started> | undefined;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    started ??= start();
    started.then(
      ({ answer }) => socket.end(JSON.stringify(answer)),
      (error: unknown) => socket.end(JSON.stringify({ url: null, reasons: [String(error)] })),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  project.provide('postgresPort', address.port);
  return async () => {
    server.close();
    await started?.then((running) => running.stop());
  };
}
