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
  it('asks once a second while it is answered', () => {
    const { watchdog, log, tickTo } = start();
    watchdog.tick(0);
    watchdog.answer(1);
    tickTo(500, 1000);
    watchdog.answer(2);
    watchdog.tick(1500);
    expect(log).toEqual(['ping 1', 'ping 2']);
  });

  it('calls two seconds of silence frozen, once, and a late answer an answer', () => {
    const { watchdog, log, tickTo } = start();
    tickTo(0, 1500);
    expect(log).toEqual(['ping 1']);
    tickTo(2000, 6000);
    watchdog.answer(1);
    expect(log).toEqual(['ping 1', 'frozen', 'answer']);
  });

  it('takes no answer to a question that it did not ask', () => {
    const { watchdog, log, tickTo } = start();
    watchdog.tick(0);
    watchdog.answer(0);
    watchdog.answer(99);
    tickTo(500, 2000);
    expect(log).toEqual(['ping 1', 'frozen']);
  });

  it('blames nobody for the time that the studio itself slept', () => {
    const { watchdog, log, tickTo } = start();
    watchdog.tick(0);
    watchdog.tick(60_000);
    tickTo(60_500, 61_500);
    expect(log).toEqual(['ping 1']);
    watchdog.tick(62_000);
    expect(log).toEqual(['ping 1', 'frozen']);
  });
});
