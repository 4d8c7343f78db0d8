/** Bytes given to the socket at once: what a reader that stops taking them holds, a few times over. */
const pieceSize = 64 * 1024;
/** Above this a body is given to the socket in pieces, so that its progress shows. */
export const singleChunkMaximum = 4 * pieceSize;

export type ReplyBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

const encoder = new TextEncoder();
// Bytes of ours are never shared between threads, which is all that the type wants to know.
const asBody = (bytes: Uint8Array): ReplyBody => bytes as Uint8Array<ArrayBuffer>;

/** Nothing is read ahead of the connection: a reader that stops taking holds the producer and not the memory. */
const onDemand = { highWaterMark: 0 };

/** Views of `bytes`, none longer than a piece; nothing is copied. */
function* cutBytes(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.byteLength; start += pieceSize) {
    yield bytes.subarray(start, start + pieceSize);
  }
}

async function* encodePieces(pieces: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece;
    if (bytes.byteLength > 0) yield* cutBytes(bytes);
  }
}

/** A reply body of complete bytes. */
export function bytesToBody(bytes: Uint8Array): ReplyBody {
  if (bytes.byteLength <= singleChunkMaximum) return asBody(bytes);
  const pieces = cutBytes(bytes);
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    const next = pieces.next();
    if (next.done) controller.close();
    else controller.enqueue(next.value);
  };
  return new ReadableStream<Uint8Array>({ pull }, onDemand);
}

/**
 * The body of a reply that is made while it is sent. Waits for the first piece, so that what fails before it is answered
 * as an error. A reply of one piece comes back as bytes, whose length is then known.
 */
export async function streamToBody(pieces: AsyncIterable<Uint8Array | string>): Promise<ReplyBody> {
  const encoded = encodePieces(pieces);
  const first = await encoded.next();
  if (first.done) return asBody(new Uint8Array());
  const second = await encoded.next();
  if (second.done) return asBody(first.value);
  const ready = [first.value, second.value];
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const kept = ready.shift();
        if (kept) return controller.enqueue(kept);
        const next = await encoded.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: async () => {
        await encoded.return(undefined);
      },
    },
    onDemand,
  );
}
