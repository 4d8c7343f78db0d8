/** Bytes per write to the socket; a client that stops reading holds a few of them. */
const chunkSize = 64 * 1024;
/** Larger bodies are sent in chunks, so that the progress of the client can be measured. */
export const singleChunkMaximum = 4 * chunkSize;

export type ReplyBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

const encoder = new TextEncoder();
// No reply uses memory that is shared between threads, which the type excludes.
const asBody = (bytes: Uint8Array): ReplyBody => bytes as Uint8Array<ArrayBuffer>;

/** Reads nothing in advance: a client that stops reading pauses the producer. */
const onDemand = { highWaterMark: 0 };

/** Views of `bytes` of at most one chunk, without copying. */
function* cutBytes(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.byteLength; start += chunkSize) {
    yield bytes.subarray(start, start + chunkSize);
  }
}

async function* encodeChunks(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
    if (bytes.byteLength > 0) yield* cutBytes(bytes);
  }
}

/** A body of bytes that are in memory. */
export function bytesToBody(bytes: Uint8Array): ReplyBody {
  if (bytes.byteLength <= singleChunkMaximum) return asBody(bytes);
  const chunks = cutBytes(bytes);
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    const next = chunks.next();
    if (next.done) controller.close();
    else controller.enqueue(next.value);
  };
  return new ReadableStream<Uint8Array>({ pull }, onDemand);
}

/**
 * A body that is produced while it is sent. Waits for the first chunk, so that an earlier failure becomes an error
 * response. A body of one chunk is returned as bytes, so that its length is known.
 */
export async function streamToBody(chunks: AsyncIterable<Uint8Array | string>): Promise<ReplyBody> {
  const encoded = encodeChunks(chunks);
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
