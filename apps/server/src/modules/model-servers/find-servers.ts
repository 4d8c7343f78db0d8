import type { ModelServer, ModelServerName } from '@kilim/contract';
import { readLimited } from './read-limited.ts';
import { readModelList } from './read-model-list.ts';

export type ServerPorts = Readonly<Record<ModelServerName, number>>;

/** docs/rules/ai.md#model-servers */
export const discoveryLimits = { milliseconds: 1_000, bytes: 256 * 1024 } as const;

/** The base URL of a server on this machine. Only a port is chosen, so no request leaves the machine. */
export function baseUrlOf(port: number): string {
  return `http://127.0.0.1:${port}/v1`;
}

/** Asks one port for its models; null when no model server answers there. */
export async function findServer(
  name: ModelServerName,
  port: number,
  outer: AbortSignal,
): Promise<ModelServer | null> {
  // Not `AbortSignal.any` with `AbortSignal.timeout`: the latter can be garbage collected and then never aborts.
  const limit = new AbortController();
  const abort = (): void => limit.abort();
  const timer = setTimeout(abort, discoveryLimits.milliseconds);
  if (outer.aborted) abort();
  else outer.addEventListener('abort', abort, { once: true });
  try {
    const response = await fetch(`${baseUrlOf(port)}/models`, {
      // Another address could be outside of this machine.
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: limit.signal,
    });
    const text = response.ok ? await readLimited(response, discoveryLimits.bytes) : null;
    if (!response.ok) await response.body?.cancel();
    const models = text === null ? null : readModelList(text);
    return models && { name, port, models };
  } catch {
    // A closed port, a slow server and a web page all mean the same here.
    return null;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', abort);
  }
}

/** Asks all ports at the same time, so the search takes as long as the slowest of them. */
export async function findServers(ports: ServerPorts, signal: AbortSignal): Promise<ModelServer[]> {
  const entries = Object.entries(ports) as [ModelServerName, number][];
  const found = await Promise.all(entries.map(([name, port]) => findServer(name, port, signal)));
  return found.filter((server) => server !== null);
}
