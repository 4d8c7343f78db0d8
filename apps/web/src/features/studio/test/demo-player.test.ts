import { beforeEach, expect, it, vi } from 'vitest';
import { createDemoPlayer, type DemoPlayer } from './demo-player.ts';
import { demoSpeeds } from './demo-script.ts';

const act = vi.fn(async ({ kind }: { kind: string }) => ({ label: kind === 'scroll' ? null : kind }));
let player: DemoPlayer;
const done = () => player.getState().results.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  act.mockClear();
  player = createDemoPlayer((task, delay) => {
    const timer = setTimeout(task, delay);
    return () => clearTimeout(timer);
  });
});

const whole = ['start', 'tap', 'scroll', 'input', 'profile', 'home', 'end'];

it.each(demoSpeeds)('takes 6 s divided by the speed %s', async (speed) => {
  player.setSpeed(speed);
  player.play({ act, text: 'Merhaba' });
  await vi.advanceTimersByTimeAsync(6_000 / speed - 1);
  expect(done()).toEqual(whole.slice(0, -1));
  await vi.advanceTimersByTimeAsync(1);
  expect(done()).toEqual(whole);
  expect(player.getState().isPlaying).toBe(false);
});

it('does each step in the app and says what the screen does not have', async () => {
  player.play({ act, text: 'Merhaba' });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(act.mock.calls.map(([given]) => given)).toEqual([
    { kind: 'tap' },
    { kind: 'scroll' },
    { kind: 'input', text: 'Merhaba' },
    { kind: 'profile' },
    { kind: 'home' },
  ]);
  expect(player.getState().results).toContainEqual({ id: 'scroll', label: null });
});

it('repeats 2 s after the end, at every speed', async () => {
  player.setSpeed(2);
  player.setRepeats(true);
  player.play({ act, text: 'Merhaba' });
  await vi.advanceTimersByTimeAsync(3_000 + 1_999);
  expect(done()).toEqual(whole);
  await vi.advanceTimersByTimeAsync(1);
  expect(done()).toEqual([]);
  await vi.advanceTimersByTimeAsync(501);
  expect(done()).toEqual(['start', 'tap']);
});

it('goes on after a stop where it was', async () => {
  player.play({ act, text: 'Merhaba' });
  await vi.advanceTimersByTimeAsync(2_500);
  player.pause();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done()).toEqual(['start', 'tap', 'scroll']);
  player.play({ act, text: 'Merhaba' });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(done()).toEqual(whole);
});

it('drops what still runs on a reset', async () => {
  let answer: (outcome: { label: string | null }) => void = () => undefined;
  act.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  player.play({ act, text: 'Merhaba' });
  await vi.advanceTimersByTimeAsync(1_000);
  player.reset();
  answer({ label: 'tap' });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(done()).toEqual([]);
});
