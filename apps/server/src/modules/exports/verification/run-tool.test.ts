import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runTool, type ToolRun } from './run-tool.ts';
import { commandOf, environmentOf, findTools } from './tools.ts';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'run-tool-'));
  folder = join(root, 'app');
  await mkdir(folder);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const run = (script: string, more: Partial<ToolRun> = {}) =>
  runTool({
    command: [process.execPath, '-e', script],
    folder,
    environment: { PATH: '/usr/bin:/bin' },
    timeLimit: 60_000,
    signal: new AbortController().signal,
    ...more,
  });
/** A process that ended stays in the table until its parent asks for its result, which may never happen in a container. */
async function isAlive(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z');
  return stat[stat.lastIndexOf(')') + 2] !== 'Z';
}

it('returns the output and whether the tool succeeded', async () => {
  expect(await run('console.log(1); console.error(2)')).toMatchObject({
    outcome: 'passed',
    output: '1\n2\n',
  });
  expect(await run('process.exit(3)')).toMatchObject({ outcome: 'failed' });
  expect(await run('', { command: [join(root, 'missing')] })).toMatchObject({ outcome: 'failed' });
});

it('gives tools nothing of the environment of the server', async () => {
  process.env['APP_SECRET_OF_TEST'] = 'secret';
  const folders = { app: folder, home: root, temporary: root, cache: root };
  for (const step of ['install', 'types'] as const) {
    const environment = environmentOf(step, folders, 'https://packages.example/');
    const { output } = await run('console.log(JSON.stringify(process.env))', { environment });
    expect(output).not.toContain('secret');
  }
  delete process.env['APP_SECRET_OF_TEST'];
});

it.runIf(process.platform === 'linux')(
  'ends a tool with everything that it started when its time is over',
  async () => {
    const script = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    console.log(child.pid);
    setInterval(() => {}, 1000);`;
    const { outcome, output } = await run(script, { timeLimit: 3_000 });
    expect(outcome).toBe('too-long');
    await expect.poll(() => isAlive(Number(output))).toBe(false);
  },
);

it.runIf(process.platform === 'linux')('ends a tool that needs too much memory or disk', async () => {
  const limits = { watch: 50, memory: 300_000_000, written: 5_000_000 };
  const greedy = 'const held = []; setInterval(() => held.push(Buffer.alloc(20_000_000, 1)), 20);';
  expect((await run(greedy, { limits })).outcome).toBe('too-large');
  const writing = `let at = 0; setInterval(() => require('node:fs').writeFileSync('f' + at++, Buffer.alloc(1_000_000)), 20);`;
  expect((await run(writing, { limits })).outcome).toBe('too-large');
  expect((await readdir(folder)).length).toBeLessThan(60);
});

it('ends at once when the verification is cancelled', async () => {
  const controller = new AbortController();
  const running = run('console.log(1); setInterval(() => {}, 1000)', { signal: controller.signal });
  controller.abort(new Error('cancelled'));
  await expect(running).rejects.toThrow('cancelled');
});

it.runIf(process.platform === 'linux')('lets the type check read the folder of the app only', async () => {
  const tools = await findTools();
  if (tools === null) return;
  await writeFile(join(root, 'outside.ts'), 'export const a = 1;');
  const program = join(folder, 'node_modules', 'typescript', 'bin');
  await mkdir(program, { recursive: true });
  await writeFile(
    join(program, 'tsc'),
    `for (const path of [__filename, ${JSON.stringify(join(root, 'outside.ts'))}, '/etc/hostname'])
       try { require('node:fs').readFileSync(path); console.log('read'); } catch (error) { console.log(error.code); }`,
  );
  const { output } = await run('', { command: commandOf('types', tools, folder) });
  expect(output.trim().split('\n')).toEqual(['read', 'ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED']);
});

it.runIf(process.platform === 'linux')(
  'keeps the tools after the installation from the network',
  async () => {
    const tools = await findTools();
    if (tools === null || tools.unshare === null) return;
    const command = commandOf('web', { ...tools, prlimit: null }, folder);
    const expo = join(folder, 'node_modules', 'expo', 'bin');
    await mkdir(expo, { recursive: true });
    await writeFile(
      join(expo, 'cli'),
      "console.log(Object.values(require('node:os').networkInterfaces()).flat().filter((one) => !one.internal).length)",
    );
    expect((await run('', { command })).output.trim()).toBe('0');
  },
);
