import { expect, it, vi } from 'vitest';
import { FrameRequests } from './frame-requests.ts';

it('gives each request its own answer', async () => {
  const send = vi.fn();
  const requests = new FrameRequests<string | null>({ none: null, limit: 1, later: () => undefined });
  const [first, second] = [requests.ask(send), requests.ask(send)];
  expect(send.mock.calls).toEqual([[1], [2]]);
  requests.answer(2, 'b');
  requests.answer(1, null);
  requests.answer(7, 'x');
  expect(await first).toBeNull();
  expect(await second).toBe('b');
});

it('ends a request that is never answered', async () => {
  const tasks: [task: () => void, delay: number][] = [];
  const requests = new FrameRequests<string | null>({
    none: null,
    limit: 20,
    later: (...given) => tasks.push(given),
  });
  const answer = requests.ask(() => undefined);
  for (const [task] of tasks) task();
  expect(await answer).toBeNull();
  expect(tasks.map(([, delay]) => delay)).toEqual([20]);
});
