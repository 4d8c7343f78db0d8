import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { z } from 'zod';
import { cutPieces } from './cut-pieces.ts';

/** Characters of one event. An event of a whole answer would be read in one turn of the event loop. */
const pieceLength = 16_384;

const wholeReply = z.looseObject({
  choices: z.array(z.looseObject({ message: z.looseObject({ content: z.string().nullish() }).optional() })),
});

/** The events of a complete answer: its first choice in pieces, then everything else, such as reason and usage. */
function* readEvents(text: string): Generator<unknown> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return;
  }
  const reply = wholeReply.safeParse(body);
  if (!reply.success) {
    if (typeof body === 'object' && body !== null) yield body;
    return;
  }
  const [first, ...others] = reply.data.choices;
  if (!first) return yield reply.data;
  const { message, ...choice } = first;
  for (const content of cutPieces(message?.content ?? '', pieceLength)) {
    yield { choices: [{ index: 0, delta: { ...message, content } }] };
  }
  yield { ...reply.data, choices: [{ ...choice, delta: { ...message, content: '' } }, ...others] };
}

/**
 * Converts a complete JSON answer of a server without streaming to an event stream. The event loop turns between two
 * events, so that an answer of megabytes does not block it.
 */
export function toEventStream(text: string): ReadableStream<Uint8Array> {
  const events = readEvents(text);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await yieldToEventLoop();
      const { value, done } = events.next();
      if (done !== true) return controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
      controller.enqueue(encoder.encode('data: [DONE]\n\n'));
      controller.close();
    },
  });
}
