import type { SerializedError } from './serialize-error.ts';

/** From the thread: what it needs next, a part of its result, and its end. */
export type FromWorker =
  | { readonly kind: 'started' }
  | { readonly kind: 'page-wanted' }
  | { readonly kind: 'chunk'; readonly chunk: unknown }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly error: SerializedError };

/** To the thread: the page that it asked for (null after the last), and that a chunk was taken. */
export type ToWorker =
  | { readonly kind: 'page'; readonly page: unknown }
  | { readonly kind: 'pages-end' }
  | { readonly kind: 'chunk-taken' };
