import { expect, it, vi } from 'vitest';
import { PictureRequests } from './picture-requests.ts';

it('gives each request its own picture', async () => {
  const send = vi.fn();
  const requests = new PictureRequests({ send, later: () => undefined });
  const [first, second] = [requests.take(), requests.take()];
  expect(send.mock.calls).toEqual([[1], [2]]);
  const bytes = new ArrayBuffer(4);
  requests.answer(2, bytes);
  requests.answer(1, null);
  requests.answer(7, bytes);
  expect(await first).toBeNull();
  expect(await second).toBe(bytes);
});

it('ends a request that is never answered', async () => {
  const tasks: (() => void)[] = [];
  const requests = new PictureRequests({ send: () => undefined, later: (task) => tasks.push(task) });
  const picture = requests.take();
  for (const task of tasks) task();
  expect(await picture).toBeNull();
});
