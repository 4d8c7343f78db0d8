// Runs Lighthouse's mobile preset on every public page and on pages of other products.
import { startServer } from './lib/kilim-server.ts';
import { auditHead, createAuditor, describeReports } from './lib/lighthouse.ts';
import { printTable } from './lib/table.ts';
import { waitForIdle } from './lib/wait-for-idle.ts';

interface Target {
  readonly name: string;
  readonly url: string;
}

/** Visits per page; the table shows the median. */
const runs = Number(process.env['BENCH_RUNS'] ?? 1);
/** `BENCH_PAGES=/,/contact` selects pages; `:announcement` is the announcement of a new installation. */
const pages = process.env['BENCH_PAGES']?.split(',') ?? [
  '/',
  '/pricing',
  '/auth',
  '/contact',
  '/privacy',
  '/kvkk',
  '/announcements/:announcement',
];
/** Pages of other products, built and served separately: `BENCH_PEERS=name=address,name=address`. */
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
  if (id === undefined) throw new Error(`A new installation shows no announcement (${reply.status}).`);
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
  // Warm-up visit, not counted: a new server compresses files on the first request.
  for (const url of [`${server.origin}/`, ...peers.map((peer) => peer.url)]) await audit(url);
  // Pages alternate, so that load on the machine affects all of them.
  for (let run = 0; run < runs; run += 1)
    for (const { name, url } of targets) {
      await waitForIdle();
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
