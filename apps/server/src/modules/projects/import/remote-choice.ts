import { AppError, isBranchName, readRemoteAddress } from '@kilim/contract';
import type { RemoteChoice } from './read-in-worker.ts';

interface WantedRemote {
  readonly address: string;
  readonly branch?: string | undefined;
  readonly folder?: string | undefined;
}

/** Checks what a user typed; empty fields count as missing. Throws `git_address_invalid` and `git_branch_invalid`. */
export function readRemoteChoice({ address, branch = '', folder = '' }: WantedRemote): RemoteChoice {
  const read = readRemoteAddress(address);
  if (read === null) throw new AppError('git_address_invalid');
  const wanted = branch.trim();
  if (wanted !== '' && !isBranchName(wanted)) throw new AppError('git_branch_invalid');
  const inside = folder.trim().replace(/^\/+|\/+$/g, '');
  return { address: read, branch: wanted === '' ? null : wanted, folder: inside === '' ? null : inside };
}

/** The name of a repository, for a project that has none. */
export function nameOfRemote(address: string): string {
  const last =
    address
      .split('/')
      .at(-1)
      ?.replace(/\.git$/, '') ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
