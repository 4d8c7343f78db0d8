// `npm start`, `npm test`, `npm run dev` and `npm run simulators`; works on a new clone with only Node and npm.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 20)) {
  console.error(`Kilim needs Node 20.20 or newer; this is ${process.version}.`);
  process.exit(1);
}

const { spawn } = await import('node:child_process');
const { join, dirname } = await import('node:path');
const { fileURLToPath } = await import('node:url');
const { mkdirSync } = await import('node:fs');
const { withFileLock } = await import('./lib/file-lock.mjs');
const { installOnce } = await import('./lib/install.mjs');
const { run } = await import('./lib/run-npm.mjs');

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const task = process.argv[2];

/** Installs dependencies and builds the given parts, or all parts with `true`. */
async function prepare({ withBuild }) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const code = await withFileLock(join(root, '.cache', 'prepare.lock'), async () => {
    const installed = await installOnce(root);
    if (installed !== 0 || !withBuild) return installed;
    const { build } = await import('./build.mjs');
    return build(withBuild === true ? undefined : withBuild);
  });
  if (code !== 0) process.exit(code);
}

/** Runs a server until it exits or a signal arrives. npm may exit without a signal, so a changed parent stops it too. */
function keepRunning(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: process.env });
  const parent = process.ppid;
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
  child.on('exit', (code, signal) => process.exit(signal && !stopping ? 1 : (code ?? 0)));
}

if (task === 'start') {
  await prepare({ withBuild: true });
  keepRunning([join(root, 'apps', 'server', 'dist', 'main.js')]);
} else if (task === 'test') {
  await prepare({ withBuild: true });
  process.exit(await run(process.execPath, [join(root, 'scripts', 'test.mjs')], { cwd: root }));
} else if (task === 'dev') {
  await prepare({ withBuild: ['preview'] });
  await import('./dev.mjs');
} else if (task === 'simulators') {
  await prepare({ withBuild: false });
  keepRunning([join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'), 'scripts/simulators.ts']);
} else {
  console.error('Use: node scripts/run.mjs start | test | dev | simulators');
  process.exit(1);
}
