import { AppError } from '@kilim/contract';
import { serveJobs, type WorkerJob } from '../index.ts';

const echo: WorkerJob<string, string> = (text) => text;
const thread: WorkerJob<null, number> = async () => (await import('node:worker_threads')).threadId;
const priority: WorkerJob<null, number> = async () => (await import('node:os')).getPriority();
const refuse: WorkerJob<string, never> = (path) => {
  throw new AppError('export_failed', { params: { path, line: 3 }, detail: 'why' });
};
const fail: WorkerJob<null, never> = () => {
  throw new Error('broken');
};
const spin: WorkerJob<null, never> = () => {
  for (;;);
};
const wait: WorkerJob<number, number> = (milliseconds) =>
  new Promise((resolve) => setTimeout(() => resolve(milliseconds), milliseconds));
const fill: WorkerJob<null, number> = () => {
  const all: number[][] = [];
  for (;;) all.push(Array.from({ length: 10_000 }, (_, at) => at));
};
const exit: WorkerJob<null, never> = () => process.exit(1);
const sum: WorkerJob<null, number, number> = async (_, { pages }) => {
  let total = 0;
  for await (const page of pages) total += page;
  return total;
};
const count: WorkerJob<number, string, never, Uint8Array> = async (chunks, { send }) => {
  for (let at = 0; at < chunks; at += 1) {
    const chunk = new Uint8Array(1_000).fill(at);
    await send(chunk, [chunk.buffer]);
  }
  return 'all';
};

export const testJobs = { echo, thread, priority, refuse, fail, spin, wait, fill, exit, sum, count };

export default serveJobs(testJobs);
