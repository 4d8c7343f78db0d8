import { createServer } from 'node:http';

export interface PacedProvider {
  readonly url: string;
  /** When each token was sent, in milliseconds of `performance.now()`. */
  readonly sentAt: ReadonlyMap<string, number>;
  /** Answers that were sent completely. */
  finished(): number;
  stop(): void;
}

/** The tokens of an answer, such as `k3x17`: the number of the answer and of the token. */
export const tokenPattern = /k\d+x\d+(?= )/g;

const frame = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;

/** An OpenAI-compatible server that sends a token of prose every `pace` milliseconds and remembers when. */
export async function startPacedProvider(tokens: number, pace: number): Promise<PacedProvider> {
  const sentAt = new Map<string, number>();
  let begun = 0;
  let finished = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      begun += 1;
      const stream = begun;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      let sent = 0;
      const timer = setInterval(() => {
        const token = `k${stream}x${sent}`;
        sentAt.set(token, performance.now());
        response.write(frame({ choices: [{ index: 0, delta: { content: `${token} ` } }] }));
        sent += 1;
        if (sent < tokens) return;
        clearInterval(timer);
        finished += 1;
        response.write(frame({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
        response.write(frame({ choices: [], usage: { total_tokens: tokens + 900 } }));
        response.end('data: [DONE]\n\n');
      }, pace);
      response.on('close', () => clearInterval(timer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    sentAt,
    finished: () => finished,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
