import { spawn } from 'node:child_process';

/** Runs npm with the current Node and without a shell, so that it works the same on every system. */
export function runNpm(args, options = {}) {
  const script = process.env.npm_execpath;
  const viaNode = script !== undefined && /\.[cm]?js$/.test(script);
  return viaNode
    ? run(process.execPath, [script, ...args], options)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** Runs a command in the current terminal; resolves with its exit code, or 1 when it could not be started. */
export function run(command, args, { cwd = process.cwd(), env = process.env, stdio = 'inherit' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio, shell: command.endsWith('.cmd') });
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Like `run`, but also resolves with what was printed, in the order of arrival. */
export function runAndRead(command, args, { cwd = process.cwd(), env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['inherit', 'pipe', 'pipe'] });
    let output = '';
    const pass = (from, to) =>
      from.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
        to.write(chunk);
      });
    pass(child.stdout, process.stdout);
    pass(child.stderr, process.stderr);
    child.on('error', () => resolve({ code: 1, output }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
