import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Options } from '../s3-storage.ts';

// A server with the part of the S3 protocol that the storage uses. It checks signatures and hashes as the real one does.

export interface S3Server {
  readonly options: S3Options;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Changes when an object was stored. */
  setTime(key: string, storedAt: number): void;
  /** The next requests are answered with this status. */
  failNext(count: number, status: number): void;
  close(): Promise<void>;
}

const pageSize = 3;
/** Epoch milliseconds of objects whose time was not set. */
const firstTime = Date.UTC(2026, 10, 20, 10);
const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export async function startS3Server(secretAccessKey = 'secret', prefix = ''): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const times = new Map<string, number>();
  const timeOf = (key: string): Date => new Date(times.get(key) ?? firstTime);
  const bucket = 'kilim-test';
  const region = 'eu-test-1';
  const failures: number[] = [];

  const findProblem = async (request: IncomingMessage, body: Buffer): Promise<string | null> => {
    const { headers, method = 'GET' } = request;
    const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
    const given = signed
      .filter((name) => name !== 'host')
      .map((name) => [name, String(headers[name] ?? '')] as [string, string]);
    const signer = new AwsV4Signer({
      method,
      url: `http://${headers.host}${request.url}`,
      headers: given,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      service: 's3',
      region,
      datetime: String(headers['x-amz-date']),
    });
    const expected = (await signer.sign()).headers.get('authorization');
    if (expected !== headers.authorization) return 'SignatureDoesNotMatch';
    const hash = createHash('sha256').update(body).digest('hex');
    if (headers['x-amz-content-sha256'] !== hash) return 'XAmzContentSHA256Mismatch';
    return method === 'PUT' && headers['content-length'] === undefined ? 'MissingContentLength' : null;
  };

  const list = (parameters: URLSearchParams): string => {
    const start = parameters.get('prefix') ?? '';
    const after = parameters.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(start) && key > after).sort();
    const page = keys.slice(0, pageSize);
    const contents = page.map(
      (key) =>
        `<Contents><Key>${escapeXml(key)}</Key><LastModified>${timeOf(key).toISOString()}</LastModified><Size>${objects.get(key)?.byteLength}</Size></Contents>`,
    );
    const more = keys.length > page.length;
    const token = more
      ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>`
      : '';
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`;
  };

  const answerObject = (
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
  ): void => {
    const object = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, body);
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (!object) {
      response.writeHead(404).end();
    } else {
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const sent = first === undefined ? object : object.subarray(Number(first), Number(last) + 1);
      response.writeHead(first === undefined ? 200 : 206, {
        'content-length': sent.byteLength,
        'last-modified': timeOf(key).toUTCString(),
      });
      response.end(request.method === 'HEAD' ? undefined : sent);
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readAll(request);
    const failure = failures.shift();
    if (failure !== undefined) return void response.writeHead(failure).end();
    const problem = await findProblem(request, body);
    if (problem !== null) return void response.writeHead(403).end(problem);
    const url = new URL(request.url ?? '', 'http://localhost');
    const key = decodeURIComponent(url.pathname).slice(`/${bucket}/`.length);
    if (url.searchParams.has('list-type')) return void response.end(list(url.searchParams));
    answerObject(key, request, response, body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    setTime: (key, storedAt) => void times.set(key, storedAt),
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region,
      accessKeyId: 'key',
      secretAccessKey,
      prefix,
    },
    failNext: (count, status) => failures.push(...Array.from({ length: count }, () => status)),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
