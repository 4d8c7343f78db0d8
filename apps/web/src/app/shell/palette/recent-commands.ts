import { z } from 'zod';
import { readStored, writeStored } from '../../../storage/browser-storage.ts';

const key = 'recent-commands';
const recentMaximum = 5;
const stored = z.array(z.string());

/** Ids of the commands used last in this browser, the newest first. */
export function readRecentCommands(): readonly string[] {
  try {
    return stored.safeParse(JSON.parse(readStored(key) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

export function rememberCommand(id: string): void {
  const others = readRecentCommands().filter((known) => known !== id);
  writeStored(key, JSON.stringify([id, ...others].slice(0, recentMaximum)));
}
