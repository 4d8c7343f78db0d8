import { AppError } from '@kilim/contract';
import { type AddressPolicy, createGuardedFetch } from '../guarded-fetch/index.ts';
import { checkPack } from './check-pack.ts';
import { gitRules } from './git-rules.ts';
import { createMemoryFiles } from './memory-files.ts';
import { toRemoteError } from './remote-error.ts';
import { createRemoteHttp } from './remote-http.ts';

export interface RemoteLogin {
  readonly userName: string;
  readonly token: string;
}

export interface RemoteOptions {
  /** An address that `readRemoteAddress` returned. */
  readonly address: string;
  readonly policy: AddressPolicy;
  readonly login: RemoteLogin | null;
  /** Milliseconds of the whole operation; by default `gitRules.timeLimit`. */
  readonly timeLimit?: number;
}

const loadLibrary = () => import('isomorphic-git');
export type GitLibrary = Awaited<ReturnType<typeof loadLibrary>>;

/** The Git library with the parameters of an empty repository in memory and one remote. */
export interface OpenRemote {
  readonly git: GitLibrary;
  readonly local: { readonly fs: never; readonly gitdir: string; readonly cache: object };
  readonly remote: {
    readonly http: never;
    readonly url: string;
    readonly headers: Record<string, string>;
  };
}

const gitdir = '/git';

function checkFile(path: string, bytes: Uint8Array): void {
  if (path.endsWith('.pack')) checkPack(bytes);
  else if (bytes.byteLength > gitRules.objectMaximum) throw new AppError('git_too_large');
}

/**
 * Runs `work` with a remote and an empty repository in memory. Throws the errors of `work`, `git_address_refused`,
 * `git_not_found`, `git_too_large`, `git_timed_out` and `git_unreachable`; with a login also `git_token_refused` and
 * `git_push_forbidden`.
 */
export async function withRemote<Result>(
  { address, policy, login, timeLimit = gitRules.timeLimit }: RemoteOptions,
  work: (open: OpenRemote) => Promise<Result>,
): Promise<Result> {
  // Loaded on demand, because most worker threads never need it.
  const git = await loadLibrary();
  const http = createRemoteHttp({
    address,
    guardedFetch: createGuardedFetch(policy),
    signal: AbortSignal.timeout(timeLimit),
  });
  const secret = login && Buffer.from(`${login.userName}:${login.token}`).toString('base64');
  const headers: Record<string, string> = secret === null ? {} : { authorization: `Basic ${secret}` };
  try {
    // The library's types of a file system and of requests are looser than those here.
    const local = { fs: createMemoryFiles({ check: checkFile }) as never, gitdir, cache: {} };
    await git.init({ ...local, dir: '/', bare: true, defaultBranch: 'main' });
    await git.addRemote({ ...local, remote: 'origin', url: address });
    return await work({ git, local, remote: { http: http as never, url: address, headers } });
  } catch (error) {
    throw toRemoteError(error, login !== null);
  }
}
