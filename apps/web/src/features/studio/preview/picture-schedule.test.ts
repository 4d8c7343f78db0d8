import { beforeEach, expect, it, vi } from 'vitest';
import { createPictureSchedule } from './picture-schedule.ts';

const picture = new ArrayBuffer(8);

function open() {
  const take = vi.fn(async (): Promise<ArrayBuffer | null> => picture);
  const save = vi.fn(async () => undefined);
  const schedule = createPictureSchedule({
    take,
    save,
    now: Date.now,
    later: (task, delay) => {
      const timer = setTimeout(task, delay);
      return () => clearTimeout(timer);
    },
  });
  return { take, save, schedule };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return () => vi.useRealTimers();
});

it('takes one picture after several changes have settled', async () => {
  const { save, schedule } = open();
  schedule.request('started');
  await vi.advanceTimersByTimeAsync(2_000);
  schedule.request('edited');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(save.mock.calls).toEqual([[picture]]);
});

it('waits a minute between pictures of edits, but not after a turn', async () => {
  const { save, schedule } = open();
  schedule.request('started');
  await vi.advanceTimersByTimeAsync(3_000);
  schedule.request('edited');
  await vi.advanceTimersByTimeAsync(30_000);
  schedule.request('edited');
  expect(save).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(save).toHaveBeenCalledTimes(2);
  schedule.request('edited');
  schedule.request('turn-ended');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(save).toHaveBeenCalledTimes(3);
});

it('takes the picture of a turn whose files arrive after its end', async () => {
  const { save, schedule } = open();
  schedule.request('started');
  await vi.advanceTimersByTimeAsync(3_000);
  schedule.request('turn-ended');
  await vi.advanceTimersByTimeAsync(1_000);
  schedule.request('edited');
  await vi.advanceTimersByTimeAsync(2_600);
  expect(save).toHaveBeenCalledTimes(2);
});

it('tries again while the app cannot be seen, but not for ever', async () => {
  const { take, save, schedule } = open();
  take.mockResolvedValueOnce(null);
  schedule.request('started');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(1);
  take.mockResolvedValue(null);
  schedule.request('turn-ended');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(take).toHaveBeenCalledTimes(2 + 12);
});

it('survives a failed upload and does nothing after it was stopped', async () => {
  const { take, save, schedule } = open();
  save.mockRejectedValueOnce(new Error('offline'));
  schedule.request('started');
  await vi.advanceTimersByTimeAsync(3_000);
  schedule.request('turn-ended');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(save).toHaveBeenCalledTimes(2);
  schedule.request('turn-ended');
  schedule.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(take).toHaveBeenCalledTimes(2);
});
