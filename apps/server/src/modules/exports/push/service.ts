import {
  AppError,
  isBranchName,
  type Language,
  type ProjectId,
  type ProjectRemote,
  readRemoteAddress,
  type UserId,
} from '@kilim/contract';
import { type Clock, toTimestamp } from '../../../platform/clock/clock.ts';
import { gitRules, type RemoteOptions } from '../../../platform/git/index.ts';
import type { Transactions } from '../../../platform/tx.ts';
import { type RunJob, workLimits } from '../../../platform/workers/index.ts';
import type { ProjectsService } from '../../projects/index.ts';
import { linkOfCommit } from './commit-link.ts';
import type { pushProjectJob } from './push-job.ts';
import { findPush, type PushRecord, savePush } from './repository.ts';

export interface PushPorts extends Pick<RemoteOptions, 'policy' | 'timeLimit'> {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly projects: Pick<ProjectsService, 'find' | 'openFilePages'>;
  readonly runPush: RunJob<typeof pushProjectJob>;
}

export interface PushRequest {
  readonly address: string;
  readonly branch: string;
  readonly from?: string | undefined;
  readonly message: string;
  readonly author: { readonly name: string; readonly email: string };
  readonly userName?: string | undefined;
  readonly token: string;
  readonly language: Language;
  /** Aborted when the user no longer waits. */
  readonly signal: AbortSignal;
}

export interface PushedProject {
  readonly remote: ProjectRemote;
  readonly isNewBranch: boolean;
  readonly isUnchanged: boolean;
  readonly link: string | null;
}

export interface PushService {
  /** Where a project was pushed last; null when it was not. Throws `project_not_found`. */
  findRemote(userId: UserId, projectId: ProjectId): Promise<ProjectRemote | null>;
  /** The same for callers that have checked the owner; also of projects in the trash. */
  readRemote(projectId: ProjectId): Promise<ProjectRemote | null>;
  /**
   * Pushes the exported project as one commit and remembers where, without the token. Throws `project_not_found`,
   * `git_address_invalid`, `git_branch_invalid` and the errors of `pushProjectJob`.
   */
  push(userId: UserId, projectId: ProjectId, request: PushRequest): Promise<PushedProject>;
}

/** Hosts accept any name with a token, but not an empty one. */
const anyUserName = 'kilim';

const present = ({ address, branch, commit, pushedAt }: PushRecord): ProjectRemote => ({
  address,
  branch,
  commit,
  pushedAt: toTimestamp(pushedAt),
});

function readBranch(text: string): string {
  const branch = text.trim();
  if (!isBranchName(branch)) throw new AppError('git_branch_invalid');
  return branch;
}

/** A line of a commit, without the characters by which Git separates its parts. */
const cleanLine = (text: string): string => text.replaceAll(/[\p{Cc}<>]/gu, ' ').trim();

export function createPushService(ports: PushPorts): PushService {
  const { transactions, clock, projects, runPush, policy, timeLimit } = ports;
  const readRemote = async (projectId: ProjectId): Promise<ProjectRemote | null> => {
    const found = await findPush(transactions.outside, projectId);
    return found && present(found);
  };
  return {
    readRemote,
    findRemote: async (userId, projectId) => {
      await projects.find(userId, projectId);
      return await readRemote(projectId);
    },
    push: async (userId, projectId, { signal, token, userName = '', ...request }) => {
      const address = readRemoteAddress(request.address);
      if (address === null) throw new AppError('git_address_invalid');
      const branch = readBranch(request.branch);
      const from = request.from === undefined ? null : readBranch(request.from);
      const { name } = await projects.find(userId, projectId);
      const found = await findPush(transactions.outside, projectId);
      const now = clock.now();
      const { commit, files, isNewBranch, isUnchanged } = await runPush(
        {
          name,
          language: request.language,
          packages: 'keep',
          address,
          policy,
          ...(timeLimit === undefined ? {} : { timeLimit }),
          login: { userName: userName.trim() || anyUserName, token },
          branch,
          from,
          message: request.message.replaceAll(/[^\P{Cc}\n]/gu, ' '),
          author: {
            name: cleanLine(request.author.name) || anyUserName,
            email: cleanLine(request.author.email),
          },
          now,
          last: found?.address === address ? { commit: found.commit, files: found.files } : null,
        },
        {
          owner: userId,
          limit: gitRules.timeLimit + workLimits.file,
          pages: await projects.openFilePages(userId, projectId),
          signal,
        },
      );
      const record = { projectId, address, branch, commit, files, pushedAt: now };
      await transactions.run((tx) => savePush(tx, record));
      return { remote: present(record), isNewBranch, isUnchanged, link: linkOfCommit(address, commit) };
    },
  };
}
