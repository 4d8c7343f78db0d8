import * as sdk17 from 'appwrite17';
import * as sdk21 from 'appwrite21';
import * as sdk24 from 'appwrite24';
import * as sdk27 from 'appwrite27';
import { vi } from 'vitest';
import { WebSocket } from 'ws';

// The published client SDK, unmodified. Positional arguments work in all versions, so one type describes them.

/** The versions with the type of what a test uses of them. */
export const sdkVersions = <Sdk>(): readonly (readonly [version: string, sdk: Sdk])[] =>
  [
    ['17', sdk17],
    ['21', sdk21],
    ['24', sdk24],
    ['27', sdk27],
  ] as unknown as readonly (readonly [string, Sdk])[];

export interface SdkClient {
  setEndpoint(url: string): unknown;
  setProject(id: string): unknown;
}

/** The parts of a browser that the SDK uses, with a storage of its own, until `vi.unstubAllGlobals`. */
export function stubBrowser(): void {
  const values = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  // The SDK warns that the session is in the storage.
  const quiet = { ...console, warn: () => {}, error: () => {}, info: () => {}, log: () => {} };
  vi.stubGlobal('window', {
    localStorage,
    console: quiet,
    setTimeout,
    setInterval,
    clearInterval,
    clearTimeout,
  });
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('WebSocket', WebSocket);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
}

/** A client of a server's `kilim` project. */
export function connectClient<Client extends SdkClient>(
  { Client: Constructor }: { readonly Client: new () => Client },
  origin: string,
): Client {
  const client = new Constructor();
  client.setEndpoint(`${origin}/v1`);
  client.setProject('kilim');
  return client;
}

/** How a call failed. */
export async function failureOf(call: Promise<unknown>): Promise<{ code: number; type: string }> {
  try {
    await call;
  } catch (error) {
    const { code, type } = error as { code: number; type: string };
    return { code, type };
  }
  throw new Error('The call succeeded.');
}
