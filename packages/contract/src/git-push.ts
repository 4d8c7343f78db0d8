import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { remoteErrors } from './endpoint-errors.ts';
import { language, timestamp } from './primitives.ts';
import { projectParams } from './projects.ts';

/** Limits of a push: docs/rules/git.md#push */
export const pushLimits = { messageMaximum: 2_000, authorMaximum: 128, tokenMaximum: 1_000 } as const;

/** Where a project was pushed last, without any credentials. */
export const projectRemote = z.object({
  address: z.string(),
  branch: z.string(),
  /** The pushed commit. */
  commit: z.string(),
  pushedAt: timestamp,
});
export type ProjectRemote = z.infer<typeof projectRemote>;

export const getProjectRemote = defineEndpoint({
  name: 'getProjectRemote',
  summary: 'Returns the Git repository to which a project was pushed last.',
  method: 'GET',
  path: '/projects/{projectId}/remote',
  access: 'member',
  params: projectParams,
  status: 200,
  reply: z.object({ remote: projectRemote.nullable() }),
  errors: ['project_not_found'],
});

export const pushProject = defineEndpoint({
  name: 'pushProject',
  summary: 'Pushes the exported project as one commit to a branch of a Git repository.',
  method: 'POST',
  path: '/projects/{projectId}/remote/push',
  access: 'member',
  params: projectParams,
  body: z.strictObject({
    address: z.string().max(2_000),
    /** Created when the repository does not have it. */
    branch: z.string().max(255),
    /** The branch on which a new one is based; by default the repository's own. */
    from: z.string().max(255).optional(),
    message: z.string().trim().min(1).max(pushLimits.messageMaximum),
    author: z.strictObject({
      name: z.string().trim().min(1).max(pushLimits.authorMaximum),
      email: z.email().max(254),
    }),
    /** Some hosts need the name that belongs to the token. */
    userName: z.string().max(pushLimits.authorMaximum).optional(),
    /** Sent to the repository's host only and never stored. */
    token: z.string().trim().min(1).max(pushLimits.tokenMaximum),
    language: language.default('tr'),
  }),
  status: 200,
  reply: z.object({
    remote: projectRemote,
    isNewBranch: z.boolean(),
    /** The branch has these files already; no commit was added. */
    isUnchanged: z.boolean(),
    /** The page of the commit; null for a host whose pages are not known. */
    link: z.string().nullable(),
  }),
  errors: [
    'project_not_found',
    'export_failed',
    'git_address_invalid',
    'git_branch_invalid',
    'git_branch_not_found',
    'git_token_refused',
    'git_push_forbidden',
    'git_push_rejected',
    'git_remote_changed',
    ...remoteErrors,
  ],
});
