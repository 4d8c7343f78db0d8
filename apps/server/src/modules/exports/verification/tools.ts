import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { VerificationStep } from '@kilim/contract';
import { toolLimits } from './rules.ts';

const run = promisify(execFile);

/** What this machine offers to run tools with. */
export interface Tools {
  readonly npm: string;
  /** Sets limits of a process; null where it is missing. */
  readonly prlimit: string | null;
  /** Starts a process without network; null where that is not possible. */
  readonly unshare: string | null;
}

const searchPath = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'];

function find(program: string): string | null {
  for (const folder of searchPath) {
    const path = join(folder, program);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not there.
    }
  }
  return null;
}

/** Null where exports cannot be verified: without npm, and on systems without process groups. */
export async function findTools(): Promise<Tools | null> {
  const npm = process.platform === 'win32' ? null : find('npm');
  if (npm === null) return null;
  const unshare = process.platform === 'linux' ? find('unshare') : null;
  // Many containers forbid it, so it is tried.
  const isAllowed =
    unshare !== null &&
    (await run(unshare, ['--user', '--map-root-user', '--net', '/bin/true']).then(
      () => true,
      () => false,
    ));
  return {
    npm,
    prlimit: process.platform === 'linux' ? find('prlimit') : null,
    unshare: isAllowed ? unshare : null,
  };
}

export interface WorkFolders {
  readonly app: string;
  readonly home: string;
  readonly temporary: string;
  /** npm's downloads, which are compared with the lock file whenever they are used. */
  readonly cache: string;
}

/** Nothing of the server's own environment but where its certificates are and how it reaches the internet. */
export function environmentOf(
  step: VerificationStep,
  { home, temporary, cache }: WorkFolders,
  registry: string | null,
): Record<string, string> {
  const own = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'HTTPS_PROXY', 'https_proxy', 'NO_PROXY', 'no_proxy'];
  const network = Object.fromEntries(
    own.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name] ?? '']])),
  );
  return {
    PATH: searchPath.join(delimiter),
    HOME: home,
    TMPDIR: temporary,
    CI: '1',
    EXPO_OFFLINE: '1',
    EXPO_NO_TELEMETRY: '1',
    EXPO_NO_DOTENV: '1',
    NO_COLOR: '1',
    NODE_OPTIONS: `--max-old-space-size=${toolLimits.heapMegabytes}`,
    ...(step === 'install' && {
      ...network,
      ...(registry !== null && { npm_config_registry: registry }),
      npm_config_cache: cache,
      npm_config_userconfig: join(home, 'no-npmrc'),
      npm_config_globalconfig: join(home, 'no-global-npmrc'),
      npm_config_update_notifier: 'false',
    }),
  };
}

/** Reads only the app's folder. The names of the flag differ between versions of Node. */
function readOnlyFlags(app: string): string[] {
  const flag = ['--permission', '--experimental-permission'].find((name) =>
    process.allowedNodeEnvironmentFlags.has(name),
  );
  return flag === undefined ? [] : [flag, `--allow-fs-read=${app}/`, '--no-warnings'];
}

const bundle = (platform: 'web' | 'android'): string[] => [
  join('node_modules', 'expo', 'bin', 'cli'),
  'export',
  '--platform',
  platform,
  '--output-dir',
  `dist-${platform}`,
  '--max-workers',
  '1',
  // Otherwise a compiler of React Native runs, which is a program of another kind.
  ...(platform === 'android' ? ['--no-bytecode'] : []),
];

function programOf(step: VerificationStep, { npm }: Tools, app: string): [string, ...string[]] {
  switch (step) {
    case 'install':
      return [npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    case 'types':
      return [
        process.execPath,
        ...readOnlyFlags(app),
        join('node_modules', 'typescript', 'bin', 'tsc'),
        '--noEmit',
        '--pretty',
        'false',
      ];
    default:
      return [process.execPath, ...bundle(step)];
  }
}

/** The program of a step within the limits of this machine; only the installation may use the network. */
export function commandOf(step: VerificationStep, tools: Tools, app: string): [string, ...string[]] {
  const { prlimit, unshare } = tools;
  const command = programOf(step, tools, app);
  const offline: [string, ...string[]] =
    unshare === null || step === 'install'
      ? command
      : [unshare, '--user', '--map-root-user', '--net', ...command];
  if (prlimit === null) return offline;
  return [
    prlimit,
    `--fsize=${toolLimits.fileSize}`,
    `--cpu=${toolLimits.processorSeconds}`,
    '--core=0',
    ...offline,
  ];
}
