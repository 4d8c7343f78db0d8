import { AppError } from '@kilim/contract';

/** Converts a complete JSON answer to the equivalent event stream. */
function toEventStream(text: string): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return '';
  }
  if (typeof body !== 'object' || body === null) return '';
  if (!('choices' in body) || !Array.isArray(body.choices)) return `data: ${JSON.stringify(body)}\n\n`;
  const choices = body.choices.map((choice: unknown) =>
    typeof choice === 'object' && choice !== null && 'message' in choice
      ? { ...choice, delta: choice.message }
      : choice,
  );
  return `data: ${JSON.stringify({ ...body, choices })}\n\ndata: [DONE]\n\n`;
}

function watch(
  body: ReadableStream<Uint8Array>,
  touch: () => void,
  maximum: number,
): ReadableStream<Uint8Array> {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        touch();
        size += chunk.byteLength;
        // An error also cancels the rest of the reply.
        if (size > maximum) {
          controller.error(new AppError('ai_reply_unreadable', { detail: `more than ${maximum} bytes` }));
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
  maximum = Number.POSITIVE_INFINITY,
  send: typeof fetch = fetch,
): typeof fetch {
  return async (input, init) => {
    // The request contains the user's prompt and the operator's key, which must not follow a redirect to another host.
    const response = await send(input, { ...init, redirect: 'error' });
    touch();
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(watch(response.body, touch, maximum), { status, statusText, headers });
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
