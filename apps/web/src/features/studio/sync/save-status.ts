import type { AppError } from '@kilim/contract';

/** What the top bar says about the open document. */
export type SaveStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: AppError };
