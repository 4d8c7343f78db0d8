// Lighthouse's mobile preset over every public page, and over the pages of other products that are served beside it.
import { startServer } from './lib/kilim-server.ts';
import { auditHead, createAuditor, describeReports } from './lib/lighthouse.ts';
import { waitForQuiet } from './lib/quiet.ts';
import { printTable } from './lib/table.ts';

interface Target {
  readonly name: string;
  readonly url: string;
}

/** How often each page is visited; the table gives the median. */
const runs = Number(process.env['BENCH_RUNS'] ?? 1);
/** `BENCH_PAGES=/,/contact` measures some of them; `:announcement` is the one that a fresh install has. */
const pages = process.env['BENCH_PAGES']?.split(',') ?? [
  '/',
  '/pricing',
  '/auth',
  '/contact',
  '/privacy',
  '/kvkk',
  '/announcements/:announcement',
];
/** `BENCH_PEERS=name=address,name=address`: each is built and served by whoever measures. */
const peers = (process.env['BENCH_PEERS'] ?? '')
  .split(',')
  .filter((entry) => entry !== '')
  .map((entry): Target => {
    const [name = '', ...address] = entry.split('=');
    return { name, url: new URL(address.join('=')).href };
  });

async function findAnnouncement(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/v1/announcements`);
  const { announcements } = (await reply.json()) as { readonly announcements?: readonly { id: string }[] };
  const id = announcements?.[0]?.id;
  if (id === undefined) throw new Error(`A fresh install shows no announcement (${reply.status}).`);
  return id;
}

const audit = await createAuditor();
const server = await startServer([process.execPath, 'apps/server/dist/main.js']);
try {
  const announcement = await findAnnouncement(server.origin);
  const ours = pages.map(
    (page): Target => ({ name: page, url: server.origin + page.replace(':announcement', announcement) }),
  );
  const targets = [...ours, ...peers];
  const reports = new Map(targets.map(({ name }) => [name, [] as Awaited<ReturnType<typeof audit>>[]]));
  // The first visit of a fresh server makes it compress its files on the same processor: it is not counted.
  for (const url of [`${server.origin}/`, ...peers.map((peer) => peer.url)]) await audit(url);
  // One after the other, so that what else the machine does falls on all of them.
  for (let run = 0; run < runs; run += 1)
    for (const { name, url } of targets) {
      await waitForQuiet();
      reports.get(name)?.push(await audit(url));
    }
  printTable(
    `public pages, Lighthouse mobile, median of ${runs}`,
    ['page', ...auditHead],
    targets.map(({ name }) => [name, ...describeReports(reports.get(name) ?? [])]),
  );
} finally {
  await server.stop();
}
