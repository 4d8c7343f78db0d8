import { describe, expect, it } from 'vitest';
import type { CodeMessage, ModuleRecord } from '../protocol.ts';
import { CodeChannel, type CodePort } from './code-channel.ts';

function fakePort() {
  const sent: CodeMessage[] = [];
  const port: CodePort & { closed: boolean } = {
    closed: false,
    onmessage: null,
    postMessage: (message) => sent.push(message),
    close: () => {
      port.closed = true;
    },
  };
  const reply = (data: unknown): void => port.onmessage?.(new MessageEvent('message', { data }));
  return { port, sent, reply };
}

const record = (path: string, version: number): ModuleRecord => ({
  path,
  version,
  format: 'runner',
  code: '',
  links: {},
});
const graph = (versions: Record<string, number>) => ({
  entry: 'a',
  modules: new Map(Object.entries(versions).map(([path, version]) => [path, record(path, version)])),
});
const summary = ({ update, modules, removed }: CodeMessage) => [
  update,
  modules.map(({ path, version }) => `${path}${version}`),
  removed,
];

describe('CodeChannel', () => {
  it('sends the complete graph first and then differences', () => {
    const { port, sent, reply } = fakePort();
    const channel = new CodeChannel();
    channel.connect(port);
    expect(channel.push(graph({ a: 1, b: 1 }))).toBe(1);
    reply({ type: 'update-done', update: 1 });
    expect(channel.push(graph({ a: 1, b: 1 }))).toBeNull();
    expect(channel.push(graph({ a: 2, c: 1 }))).toBe(2);
    expect(sent.map(summary)).toEqual([
      [1, ['a1', 'b1'], []],
      [2, ['a2', 'c1'], ['b']],
    ]);
  });

  it('sends one update at a time and skips outdated graphs', () => {
    const { port, sent, reply } = fakePort();
    const channel = new CodeChannel();
    channel.connect(port);
    channel.push(graph({ a: 1 }));
    expect(channel.push(graph({ a: 2 }))).toBe(2);
    expect(channel.push(graph({ a: 3 }))).toBe(2);
    expect(sent).toHaveLength(1);
    reply({ type: 'update-done', update: 7 });
    reply('noise');
    expect(sent).toHaveLength(1);
    reply({ type: 'update-done', update: 1 });
    expect(sent.map(summary)[1]).toEqual([2, ['a3'], []]);
  });

  it('returns the running update for a graph that is already being sent', () => {
    const { port } = fakePort();
    const channel = new CodeChannel();
    channel.connect(port);
    channel.push(graph({ a: 1 }));
    expect(channel.push(graph({ a: 1 }))).toBe(1);
  });

  it('sends the complete graph to a new frame', () => {
    const first = fakePort();
    const second = fakePort();
    const channel = new CodeChannel();
    expect(channel.push(graph({ a: 1 }))).toBe(1);
    expect(channel.push(graph({ a: 2 }))).toBe(1);
    channel.connect(first.port);
    expect(first.sent.map(summary)).toEqual([[1, ['a2'], []]]);
    channel.connect(second.port);
    expect(first.port.closed).toBe(true);
    expect(second.sent.map(summary)).toEqual([[2, ['a2'], []]]);
    first.reply({ type: 'update-done', update: 1 });
    expect(channel.push(graph({ a: 3 }))).toBe(3);
    expect(second.sent).toHaveLength(1);
  });
});
