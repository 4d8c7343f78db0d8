// Measures uploads of files in parts and previews of a picture. BENCH_UPLOADS and BENCH_PREVIEWS set how many, BENCH_SERVER another
// build.
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { startServer } from './lib/kilim-server.ts';
import { inMilliseconds, printTable, quantile } from './lib/table.ts';
import { registerUser } from './lib/user.ts';

const uploads = Number(process.env['BENCH_UPLOADS'] ?? 4);
const previews = Number(process.env['BENCH_PREVIEWS'] ?? 40);
const program = process.env['BENCH_SERVER'] ?? 'apps/server/dist/main.js';
const partSize = 5 * 1_048_576;
const parts = 4;
const parallel = 4;

const server = await startServer([process.execPath, program]);
const owner = await registerUser(server.origin);
const base = `${server.origin}/v1/storage/buckets/user-assets/files`;

async function send(bytes: Uint8Array<ArrayBuffer>, id: string, range?: string): Promise<void> {
  const form = new FormData();
  form.set('fileId', id);
  form.set('file', new File([bytes], 'film.bin'));
  const headers = {
    cookie: owner.cookie,
    ...(range !== undefined && { 'content-range': range }),
  };
  const reply = await fetch(base, { method: 'POST', headers, body: form });
  if (!reply.ok) throw new Error(`The upload returned ${reply.status}: ${await reply.text()}`);
}

const film = new Uint8Array(randomBytes(parts * partSize));
const times: number[] = [];
for (let count = 0; count < uploads; count += 1) {
  const started = performance.now();
  const sendPart = (part: number): Promise<void> => {
    const start = part * partSize;
    const range = `bytes ${start}-${start + partSize - 1}/${film.byteLength}`;
    return send(film.slice(start, start + partSize), `film-${count}`, range);
  };
  await sendPart(0);
  await Promise.all(Array.from({ length: parts - 1 }, (_, at) => sendPart(at + 1)));
  times.push(performance.now() - started);
}
const megabytes = (parts * partSize) / 1_048_576;
const typical = quantile(times, 0.5);
printTable(
  `Uploads of ${megabytes} MB in ${parts} parts`,
  ['p50', 'slowest', 'throughput'],
  [
    [
      inMilliseconds(typical),
      inMilliseconds(Math.max(...times)),
      `${((megabytes / typical) * 1_000).toFixed(0)} MB/s`,
    ],
  ],
);

/** A PNG of a colour gradient. */
function drawPicture(width: number, height: number): Buffer {
  const row = 1 + width * 3;
  const pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * row + 1 + x * 3;
      pixels[at] = (x * 255) / width;
      pixels[at + 1] = (y * 255) / height;
      pixels[at + 2] = (x ^ y) & 255;
    }
  }
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.byteLength);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    start,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const photo = drawPicture(3_000, 2_000);
await send(new Uint8Array(photo), 'photo');
const drawn: number[] = [];
const started = performance.now();
for (let count = 0; count < previews; count += parallel) {
  const one = async (at: number): Promise<void> => {
    const asked = performance.now();
    const parameters = `width=${400 + count + at}&height=300&output=webp`;
    const reply = await fetch(`${base}/photo/preview?${parameters}`, { headers: { cookie: owner.cookie } });
    if (!reply.ok) throw new Error(`The preview returned ${reply.status}.`);
    await reply.arrayBuffer();
    drawn.push(performance.now() - asked);
  };
  await Promise.all(Array.from({ length: parallel }, (_, at) => one(at)));
}
printTable(
  `Previews of a PNG of 3000 × 2000 pixels, ${parallel} requests of one user at a time`,
  ['p50', 'p99', 'throughput'],
  [
    [
      inMilliseconds(quantile(drawn, 0.5)),
      inMilliseconds(quantile(drawn, 0.99)),
      `${((drawn.length / (performance.now() - started)) * 1_000).toFixed(1)} /s`,
    ],
  ],
);
await server.stop();
