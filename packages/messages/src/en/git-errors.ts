import type { ErrorType } from '@kilim/contract';

/** Errors of calls of a Git remote. */
export const gitErrors = {
  git_address_invalid:
    'This is not the address of a Git repository. Enter one that starts with https:// and has no password, such as https://github.com/name/project.',
  git_address_refused:
    'This address can’t be reached from here. Enter the https:// address of a public Git repository.',
  git_branch_invalid:
    'The name of the branch is not valid. Spaces and characters such as ~ ^ : ? * [ are not allowed.',
  git_branch_not_found: 'The repository has no branch named {{branch}}.',
  git_folder_not_found: 'The repository has no folder named {{folder}}.',
  git_not_found: 'The repository was not found or is not public. Check the address.',
  git_too_large: 'The repository is too large. The packed files of a branch can have 60 MB at most.',
  git_unreachable: 'The Git repository did not answer as expected. Check the address and try again.',
  git_timed_out: 'The Git repository did not answer in time. Please try again later.',
  git_token_refused: 'The Git repository did not accept the access token. Check it and its expiry date.',
  git_push_forbidden: 'The access token may not write to this repository.',
  git_push_rejected:
    'The Git repository did not accept this push. The branch may be protected; try to push to a new branch.',
  git_remote_changed:
    'The branch {{branch}} has changes that were not pushed from here. Push to a new branch, so that none of them is replaced.',
} as const satisfies Partial<Record<ErrorType, string>>;
