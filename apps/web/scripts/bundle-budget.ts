// Bundle budgets of the built web app: `npx tsx apps/web/scripts/bundle-budget.ts` after a build, also a part of
// `npm run check`. One row per screen: what a first visit loads. Exits with 1 when a screen exceeds its limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

/** Message namespaces that the router loads with a screen (src/i18n/namespaces.ts). */
const namespaceFiles = {
  auth: 'auth.ts',
  contact: 'contact.ts',
  dashboard: 'namespaces/dashboard.ts',
  designer: 'designer.ts',
  gallery: 'gallery.ts',
  home: 'home.ts',
  pricing: 'pricing.ts',
  settings: 'namespaces/settings.ts',
  showcase: 'showcase.ts',
  start: 'start.ts',
  studio: 'namespaces/studio.ts',
  all: 'namespaces/all.ts',
} as const;

interface Limit {
  /** End of the screen's module in the manifest. */
  readonly screen: string;
  /** Gzip kilobytes. */
  readonly limit: number;
  /** Messages that the router loads with the screen in addition to `public`. */
  readonly namespaces?: readonly (keyof typeof namespaceFiles)[];
}

/** docs/rules/design.md#bundle-budgets */
const limits: readonly Limit[] = [
  { screen: 'home/home-route.tsx', limit: 148, namespaces: ['home'] },
  { screen: 'gallery/gallery-route.tsx', limit: 156, namespaces: ['gallery'] },
  { screen: 'gallery/gallery-app-route.tsx', limit: 158, namespaces: ['gallery'] },
  { screen: 'legal/privacy-route.tsx', limit: 145 },
  { screen: 'legal/kvkk-route.tsx', limit: 145 },
  { screen: 'announcements/announcement-route.tsx', limit: 142 },
  { screen: 'app/not-found-route.tsx', limit: 142 },
  { screen: 'auth/auth-route.tsx', limit: 200, namespaces: ['auth'] },
  { screen: 'auth/magic-link-route.tsx', limit: 180, namespaces: ['auth'] },
  { screen: 'auth/undo-deletion-route.tsx', limit: 180, namespaces: ['auth'] },
  { screen: 'auth/verify-email-route.tsx', limit: 180, namespaces: ['auth'] },
  { screen: 'contact/contact-route.tsx', limit: 180, namespaces: ['contact'] },
  { screen: 'pricing/pricing-route.tsx', limit: 190, namespaces: ['pricing'] },
  { screen: 'dashboard/dashboard-route.tsx', limit: 190, namespaces: ['dashboard'] },
  { screen: 'remix/remix-route.tsx', limit: 180, namespaces: ['showcase', 'gallery'] },
  { screen: 'settings/settings-route.tsx', limit: 254, namespaces: ['settings'] },
  { screen: 'start/start-route.tsx', limit: 180, namespaces: ['start', 'auth', 'dashboard'] },
  { screen: 'studio/studio-route.tsx', limit: 300, namespaces: ['studio'] },
  { screen: 'studio/visual-route.tsx', limit: 300, namespaces: ['studio', 'designer'] },
];
/** A screen behind signing in, with its forms and all of the texts. */
const otherLimit: Omit<Limit, 'screen'> = { limit: 268, namespaces: ['all'] };

const dist = join(import.meta.dirname, '..', 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Readonly<
  Record<string, Chunk>
>;

function collectFiles(name: string, found: Set<string>): void {
  const chunk = manifest[name];
  if (chunk === undefined || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) collectFiles(imported, found);
}

const weights = new Map<string, number>();

/** Kilobytes of a script as it is served, compressed. */
function weigh(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const weight = file.endsWith('.js')
    ? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1_000
    : 0;
  weights.set(file, weight);
  return weight;
}

function findChunk(ending: string): string {
  const name = Object.keys(manifest).find((key) => key.endsWith(ending));
  if (name === undefined) throw new Error(`The build has no ${ending}`);
  return name;
}

/** With the Turkish catalogue, which is the larger one; a page loads one. */
function weighScreen(screen: string, namespaces: Limit['namespaces'] = []): number {
  const files = new Set<string>();
  collectFiles(findChunk('index.html'), files);
  collectFiles(findChunk('messages/src/tr/namespaces/public.ts'), files);
  for (const name of namespaces) collectFiles(findChunk(`messages/src/tr/${namespaceFiles[name]}`), files);
  collectFiles(screen, files);
  return [...files].reduce((sum, file) => sum + weigh(file), 0);
}

const screens = Object.keys(manifest).filter(
  (name) => manifest[name]?.isDynamicEntry && name.endsWith('-route.tsx'),
);
const rows = screens.map((screen) => {
  const { limit, namespaces } = limits.find((row) => screen.endsWith(row.screen)) ?? otherLimit;
  return { screen: screen.replace('src/', ''), weight: weighScreen(screen, namespaces), limit };
});
const unknown = limits.filter((row) => !screens.some((screen) => screen.endsWith(row.screen)));

for (const { screen, weight, limit } of rows) {
  const verdict = weight > limit ? 'TOO HEAVY' : 'ok';
  console.log(`${screen.padEnd(48)} ${weight.toFixed(1).padStart(7)} KB of ${limit} KB  ${verdict}`);
}
for (const { screen } of unknown) console.log(`${screen} has a limit and is not in the build`);
process.exit(rows.some(({ weight, limit }) => weight > limit) || unknown.length > 0 ? 1 : 0);
