import { AppError, pushLimits } from '@kilim/contract';

/** What the user typed. The token is never stored and cleared when the dialog closes. */
export interface PushForm {
  readonly address: string;
  readonly branch: string;
  readonly message: string;
  readonly name: string;
  readonly email: string;
  readonly userName: string;
  readonly token: string;
}

export type PushField = keyof PushForm;

const requiredFields = ['address', 'branch', 'message', 'name', 'email', 'token'] as const;

/** Whether everything that a push needs was typed. */
export const isComplete = (form: PushForm): boolean =>
  requiredFields.every((field) => form[field].trim() !== '');

/** The message of a commit: the newest title as its subject, the others as a list; `fallback` without titles. */
export function suggestMessage(titles: readonly string[], fallback: string): string {
  const [subject = fallback, ...others] = titles;
  const lines = others.length === 0 ? [] : ['', ...others.map((title) => `- ${title}`)];
  return [subject, ...lines].join('\n').slice(0, pushLimits.messageMaximum);
}

/** A branch for a push that its branch does not accept, named after a day. */
export function suggestBranch(now: Date, form: Pick<PushForm, 'branch'>): string {
  const day = `kilim-${now.toISOString().slice(0, 10)}`;
  // The branch of the same day may be the one that was refused.
  return form.branch.trim().startsWith(day) ? `${form.branch.trim()}-2` : day;
}

/** The field that an error is about; null for the whole form. */
export function fieldOfError(error: unknown): PushField | null {
  if (!(error instanceof AppError)) return null;
  switch (error.type) {
    case 'git_address_invalid':
    case 'git_address_refused':
    case 'git_not_found':
      return 'address';
    case 'git_branch_invalid':
    case 'git_branch_not_found':
      return 'branch';
    case 'git_token_refused':
    case 'git_push_forbidden':
      return 'token';
    case 'general_argument_invalid':
      return 'author.email' in (error.fields ?? {}) ? 'email' : null;
    default:
      return null;
  }
}

/** Whether the same push can succeed on a new branch. */
export const needsNewBranch = (error: unknown): boolean =>
  error instanceof AppError && (error.type === 'git_remote_changed' || error.type === 'git_push_rejected');
