import type { ProjectEvent, Turn, TurnDelta } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { makeTurn } from '../../../testing/make-turn.ts';
import { createTurnStream } from './turn-stream.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

function open(stored: Turn | null, schedule: (run: () => void) => void = () => {}) {
  const server = { turn: stored, reads: 0 };
  const ended: Turn[] = [];
  const stream = createTurnStream({
    reader: {
      readCurrent: async () => (server.turn?.endedAt === null ? server.turn : null),
      read: async () => {
        server.reads += 1;
        if (server.turn === null) throw new Error('The server has no turn.');
        return server.turn;
      },
    },
    onEnd: (turn) => ended.push(turn),
    schedule,
  });
  return { server, stream, ended };
}

function deltaEvent(sequence: number, delta: TurnDelta, turn = makeTurn()): ProjectEvent {
  return { kind: 'turn-delta', projectId: turn.projectId, turnId: turn.id, sequence, delta };
}

const progress = (sequence: number, title: string) => ({ sequence, title, explanation: '', files: [] });

describe('createTurnStream', () => {
  it('applies deltas', () => {
    const { stream } = open(null);
    stream.receive({ kind: 'turn-started', projectId: makeTurn().projectId, turn: makeTurn() });
    stream.receive(deltaEvent(1, { kind: 'title', text: 'Kilim' }));
    expect(stream.getState().turn?.progress.title).toBe('Kilim');
  });

  it('shows deltas that arrive while the page paints together', () => {
    const painted: (() => void)[] = [];
    const { stream } = open(null, (run) => painted.push(run));
    const shown: (string | undefined)[] = [];
    stream.show(makeTurn());
    stream.subscribe(({ turn }) => shown.push(turn?.progress.title));
    for (const [at, text] of ['Su', ' tak', 'ibi', ' uyg'].entries()) {
      stream.receive(deltaEvent(at + 1, { kind: 'title', text }));
    }
    expect(shown).toEqual(['Su']);
    painted.shift()?.();
    expect(shown).toEqual(['Su', 'Su takibi uyg']);
    painted.shift()?.();
    expect(shown).toHaveLength(2);
    stream.receive(deltaEvent(5, { kind: 'title', text: 'ulaması' }));
    expect(shown.at(-1)).toBe('Su takibi uygulaması');
  });

  it('shows the first complete file at once', () => {
    const { stream } = open(null);
    stream.show(makeTurn());
    stream.receive(deltaEvent(1, { kind: 'title', text: 'Su' }));
    stream.receive(deltaEvent(2, { kind: 'file-start', path: 'app-spec.json', mode: 'write' }));
    stream.receive(deltaEvent(3, { kind: 'file-delta', path: 'app-spec.json', text: '{}' }));
    expect(stream.getState().turn?.progress.files).toEqual([]);
    stream.receive(deltaEvent(4, { kind: 'file-end', path: 'app-spec.json' }));
    expect(stream.getState().turn?.progress.files).toMatchObject([{ content: '{}', isDone: true }]);
  });

  it('shows the end at once, with the deltas that were not shown yet', () => {
    const { stream, ended } = open(null, () => {});
    stream.show(makeTurn());
    for (const [at, text] of ['a', 'b'].entries()) {
      stream.receive(deltaEvent(at + 1, { kind: 'file-start', path: `${text}.ts`, mode: 'write' }));
    }
    const over = makeTurn({ status: 'done', endedAt: '2026-01-01T00:01:00.000Z' });
    stream.receive({ kind: 'turn-ended', projectId: over.projectId, turn: over });
    expect(stream.getState().turn?.progress.files.map(({ path }) => path)).toEqual(['a.ts', 'b.ts']);
    expect(ended).toEqual([over]);
  });

  it('shows nothing of a turn that was removed before the page was painted', () => {
    const painted: (() => void)[] = [];
    const { stream } = open(null, (run) => painted.push(run));
    stream.show(makeTurn());
    stream.receive(deltaEvent(1, { kind: 'title', text: 'Su' }));
    stream.receive(deltaEvent(2, { kind: 'title', text: ' takibi' }));
    stream.clear(makeTurn().id);
    painted.shift()?.();
    expect(stream.getState().turn).toBeNull();
  });

  it('reloads the turn when a delta is missing', async () => {
    const { stream, server } = open(makeTurn({ progress: progress(3, 'whole') }));
    stream.show(makeTurn());
    stream.receive(deltaEvent(3, { kind: 'title', text: 'le' }));
    await settle();
    expect(stream.getState().turn?.progress).toEqual(progress(3, 'whole'));
    expect(server.reads).toBe(1);
  });

  it('ignores a snapshot that is older than the applied deltas', async () => {
    const { stream } = open(makeTurn({ progress: progress(1, 'a') }));
    stream.show(makeTurn({ progress: progress(2, 'ab') }));
    await stream.refresh();
    expect(stream.getState().turn?.progress.title).toBe('ab');
  });

  it('continues a turn that was started before the page opened', async () => {
    const { stream } = open(makeTurn({ progress: progress(7, 'running') }));
    await stream.refresh();
    stream.receive(deltaEvent(8, { kind: 'title', text: '!' }));
    expect(stream.getState().turn?.progress.title).toBe('running!');
  });

  it('reports the end of a turn once, even if it ended while disconnected', async () => {
    const { stream, server, ended } = open(makeTurn());
    await stream.refresh();
    const over = makeTurn({ status: 'done', endedAt: '2026-01-01T00:01:00.000Z' });
    server.turn = over;
    await stream.refresh();
    stream.receive({ kind: 'turn-ended', projectId: over.projectId, turn: over });
    expect(ended).toEqual([over]);
  });

  it('keeps the streamed files when the final turn has no contents', () => {
    const { stream } = open(null);
    stream.show(makeTurn());
    stream.receive(deltaEvent(1, { kind: 'file-start', path: 'a.ts', mode: 'write' }));
    stream.receive(deltaEvent(2, { kind: 'file-delta', path: 'a.ts', text: 'code' }));
    const over = makeTurn({ status: 'done', endedAt: '2026-01-01T00:01:00.000Z' });
    stream.receive({ kind: 'turn-ended', projectId: over.projectId, turn: over });
    expect(stream.getState().turn).toMatchObject({
      status: 'done',
      progress: { files: [{ content: 'code' }] },
    });
  });

  it('ignores deltas after the end of the turn', async () => {
    const over = makeTurn({ status: 'stopped', endedAt: '2026-01-01T00:01:00.000Z' });
    const { stream, server } = open(over);
    stream.receive({ kind: 'turn-ended', projectId: over.projectId, turn: over });
    stream.clear(over.id);
    stream.receive(deltaEvent(9, { kind: 'title', text: 'late' }));
    await settle();
    expect(stream.getState().turn).toBeNull();
    expect(server.reads).toBe(0);
  });
});
