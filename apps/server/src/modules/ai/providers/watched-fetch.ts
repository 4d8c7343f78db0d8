import { AppError } from '@kilim/contract';
import { toEventStream } from './whole-reply.ts';

/** Bytes of one reply; a server that sends more is cut off, because no server is trusted. */
export const replyMaximum = 32 * 1024 * 1024;

/**
 * Bytes of one line of a reply. The SDK reads an unfinished line again with every piece of it, so a line of 32 MB would
 * cost many seconds of processor time.
 */
export const lineMaximum = 8 * 1024 * 1024;

const newline = 10;

function watch(
  body: ReadableStream<Uint8Array>,
  touch: () => void,
  maximum: number,
): ReadableStream<Uint8Array> {
  let [size, line] = [0, 0];
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        touch();
        size += chunk.byteLength;
        const end = chunk.lastIndexOf(newline);
        line = end === -1 ? line + chunk.byteLength : chunk.byteLength - end - 1;
        // An error also cancels the rest of the reply.
        if (size > maximum) {
          controller.error(new AppError('ai_reply_unreadable', { detail: `more than ${maximum} bytes` }));
        } else if (line > lineMaximum) {
          controller.error(
            new AppError('ai_reply_unreadable', { detail: `a line of more than ${lineMaximum} bytes` }),
          );
        } else controller.enqueue(chunk);
      },
    }),
  );
}

/**
 * `fetch` that reports all arriving data, including event stream comments, which the SDKs ignore. A reply with more than
 * `maximum` bytes fails.
 */
export function createTouchingFetch(
  touch: () => void,
  maximum = replyMaximum,
  send: typeof fetch = fetch,
): typeof fetch {
  return async (input, init) => {
    // The request contains the user's prompt and the operator's key, which must not follow a redirect to another host.
    const response = await send(input, { ...init, redirect: 'error' });
    touch();
    return response.body ? new Response(watch(response.body, touch, maximum), response) : response;
  };
}

/** Like `createTouchingFetch`, and converts a JSON answer of a server without streaming to an event stream. */
export function createWatchedFetch(touch: () => void, maximum?: number, send?: typeof fetch): typeof fetch {
  const touching = createTouchingFetch(touch, maximum, send);
  return async (input, init) => {
    const watched = await touching(input, init);
    if (!watched.ok || !watched.headers.get('content-type')?.startsWith('application/json')) return watched;
    const { status, statusText } = watched;
    const headers = { 'content-type': 'text/event-stream' };
    return new Response(toEventStream(await watched.text()), { status, statusText, headers });
  };
}
