import { git } from '../git.ts';
import { gitErrors } from '../git-errors.ts';

/** Texts of the dialogs of Git repositories; loaded with them. */
export const gitNamespace = { errors: gitErrors, git } as const;
