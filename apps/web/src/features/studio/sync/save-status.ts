import type { AppError } from '@kilim/contract';

/** The save status of the open document, shown in the top bar. */
export type SaveStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: AppError };
