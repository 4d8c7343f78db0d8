/** An asynchronous queue of texts. */
export interface TextQueue extends AsyncIterable<string> {
  write(text: string): void;
  end(): void;
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
        const text = texts.length > 0 ? texts.splice(0).join('') : undefined;
        if (text !== undefined) yield text;
        else if (isEnded) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
