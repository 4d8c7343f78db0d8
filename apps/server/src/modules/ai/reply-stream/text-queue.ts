/** An asynchronous queue of texts, read in pieces of limited length. */
export interface TextQueue extends AsyncIterable<string> {
  write(text: string): void;
  end(): void;
}

/** Parsing a piece of this length takes at most a few milliseconds. */
const pieceLength = 4_096;

function* cut(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
}

export function createTextQueue(): TextQueue {
  const texts: string[] = [];
  let isEnded = false;
  let wake: (() => void) | undefined;
  const signal = (): void => {
    wake?.();
    wake = undefined;
  };
  return {
    write: (text) => {
      texts.push(text);
      signal();
    },
    end: () => {
      isEnded = true;
      signal();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        if (texts.length > 0) yield* cut(texts.splice(0).join(''));
        else if (isEnded) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
