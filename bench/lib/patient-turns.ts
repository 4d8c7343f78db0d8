import { setTimeout as wait } from 'node:timers/promises';
import type { BenchUser } from './user.ts';

/** A busy machine may exceed the time limits of threads and database; nothing was changed then. */
const busy = /work_time_limit|work_busy|general_unavailable|general_unknown|fetch failed/;

/** Repeats a request for up to a minute while the machine is busy. */
export async function patiently<T>(request: () => Promise<T>): Promise<T> {
  for (let left = 30; ; left -= 1) {
    try {
      return await request();
    } catch (error) {
      if (left === 1 || !busy.test(String(error))) throw error;
      await wait(2_000);
    }
  }
}

/** Starts a turn and returns its id. */
export async function startTurn(user: BenchUser, project: string): Promise<string> {
  // The same key, so that a turn whose reply was lost is not started twice.
  const body = { prompt: 'Ekranı değiştir', idempotencyKey: crypto.randomUUID() };
  return String((await patiently(() => user.call('POST', `/projects/${project}/turns`, body)))['id']);
}

/** Waits for the end of a turn; returns its status. */
export async function endOf(user: BenchUser, project: string, turn: string): Promise<string> {
  for (;;) {
    const { status } = await patiently(() => user.call('GET', `/projects/${project}/turns/${turn}`));
    if (['done', 'failed', 'stopped'].includes(String(status))) return String(status);
    await wait(50);
  }
}
