import { describe, expect, it } from 'vitest';
import { UpdateTimings } from './update-timings.ts';

function start() {
  const log: string[] = [];
  const timings = new UpdateTimings(({ edit, phase, elapsed, remounted }) =>
    log.push(`${edit} ${phase} ${elapsed}${remounted ? ' remounted' : ''}`),
  );
  return { timings, log };
}

describe('UpdateTimings', () => {
  it('reports both phases of an edit', () => {
    const { timings, log } = start();
    const edit = timings.start(100);
    timings.built(edit, 7, true, 102);
    timings.applied(7, true, 110);
    timings.painted(7, 120);
    expect(log).toEqual(['1 applied 10 remounted', '1 painted 20 remounted']);
  });

  it('reports only the latest edit of an update', () => {
    const { timings, log } = start();
    timings.start(0);
    timings.built(timings.start(5), 1, true, 6);
    timings.applied(1, false, 10);
    timings.painted(1, 12);
    expect(log).toEqual(['2 applied 5', '2 painted 7']);
  });

  it('reports edits without changes and ignores failed builds', () => {
    const { timings, log } = start();
    timings.built(timings.start(0), null, true, 3);
    timings.built(timings.start(0), null, false, 3);
    expect(log).toEqual(['1 applied 3', '1 painted 3']);
  });

  it('accepts a reply of the frame before the reply of the worker', () => {
    const { timings, log } = start();
    const edit = timings.start(0);
    timings.applied(1, false, 4);
    timings.painted(1, 8);
    timings.built(edit, 1, true, 9);
    expect(log).toEqual(['1 applied 4', '1 painted 8']);
  });
});
