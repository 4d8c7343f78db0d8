import type { SerializedError } from './serialize-error.ts';

/** From the thread: requests for pages, chunks of the result, and the end. */
export type FromWorker =
  | { readonly kind: 'started'; readonly systemThread: string | null }
  | { readonly kind: 'page-requested' }
  | { readonly kind: 'chunk'; readonly chunk: unknown }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly error: SerializedError };

/** To the thread: the requested page or the end of the pages, and that a chunk was received. */
export type ToWorker =
  | { readonly kind: 'page'; readonly page: unknown }
  | { readonly kind: 'pages-end' }
  | { readonly kind: 'chunk-received' };
