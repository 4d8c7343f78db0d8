import type { BenchUser } from './user.ts';

/** Starts a turn and returns its id. */
export async function startTurn(
  user: BenchUser,
  project: string,
  { prompt, language = 'tr' }: { readonly prompt: string; readonly language?: 'tr' | 'en' },
): Promise<string> {
  const idempotencyKey = crypto.randomUUID();
  for (let left = 5; ; left -= 1) {
    try {
      const body = { prompt, language, idempotencyKey };
      return String((await user.call('POST', `/projects/${project}/turns`, body))['id']);
    } catch (error) {
      // A busy machine may exceed the time limit of the worker threads; nothing was started then.
      if (left === 1 || !/work_time_limit|work_busy|general_unavailable/.test(String(error))) throw error;
    }
  }
}
