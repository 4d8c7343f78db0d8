import { describe, expect, it } from 'vitest';
import { Watchdog } from './watchdog.ts';

function start() {
  const log: string[] = [];
  const watchdog = new Watchdog({
    send: (ping) => log.push(`ping ${ping}`),
    onFrozen: () => log.push('frozen'),
    onAnswer: () => log.push('answer'),
  });
  const tickTo = (from: number, to: number) => {
    for (let now = from; now <= to; now += 500) watchdog.tick(now);
  };
  return { watchdog, log, tickTo };
}

describe('Watchdog', () => {
  it('pings once a second while the frame answers', () => {
    const { watchdog, log, tickTo } = start();
    watchdog.tick(0);
    watchdog.answer(1);
    tickTo(500, 1000);
    watchdog.answer(2);
    watchdog.tick(1500);
    expect(log).toEqual(['ping 1', 'ping 2']);
  });

  it('reports a frozen frame once after two seconds, and a late answer', () => {
    const { watchdog, log, tickTo } = start();
    tickTo(0, 1500);
    expect(log).toEqual(['ping 1']);
    tickTo(2000, 6000);
    watchdog.answer(1);
    expect(log).toEqual(['ping 1', 'frozen', 'answer']);
  });

  it('ignores answers to unknown pings', () => {
    const { watchdog, log, tickTo } = start();
    watchdog.tick(0);
    watchdog.answer(0);
    watchdog.answer(99);
    tickTo(500, 2000);
    expect(log).toEqual(['ping 1', 'frozen']);
  });

  it('ignores the time in which the studio itself was suspended', () => {
    const { watchdog, log, tickTo } = start();
    watchdog.tick(0);
    watchdog.tick(60_000);
    tickTo(60_500, 61_500);
    expect(log).toEqual(['ping 1']);
    watchdog.tick(62_000);
    expect(log).toEqual(['ping 1', 'frozen']);
  });
});
