import { AppError } from '@kilim/contract';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createPageFinder } from './page-finder.ts';
import { createSite } from './serve-site.ts';
import { toStaticFile } from './static-files.ts';

const page = toStaticFile(new TextEncoder().encode('<!doctype html>'), 'text/html; charset=utf-8');
const folder = {
  has: (name: string) => name === 'index.html' || name === 'frame.html',
  read: (name: string) => (name === 'index.html' || name === 'frame.html' ? Promise.resolve(page) : null),
};

function createServer() {
  const findPage = createPageFinder(async (id) => {
    if (id === 'ann_1') return;
    throw id === 'ann_2' ? new Error('database unavailable') : new AppError('announcement_not_found');
  });
  const rules = { publicOrigin: undefined, previewOrigin: undefined, trustedOrigins: [] };
  const site = createSite(
    { web: folder, preview: folder },
    rules,
    () => false,
    async (built) => built,
    'kilim',
    findPage,
    'v1',
  );
  const app = new Hono();
  app.all('*', async (c) => (await site(c)) ?? c.text('none', 410));
  return (path: string, init: RequestInit = {}) =>
    Promise.resolve(app.request(`http://localhost:3000${path}`, init));
}

it.each([
  ['/', 200],
  ['/pricing?lang=en', 200],
  ['/studio/p1', 200],
  ['/gallery', 200],
  ['/gallery/barber', 200],
  ['/gallery/unknown', 404],
  ['/gallery/toString', 404],
  ['/announcements/ann_1', 200],
  ['/announcements/ann_2', 200],
  ['/announcements/gone', 404],
  ['/nowhere', 404],
  ['/wp-login', 404],
  ['/wp-login.php', 410],
])('answers %s with the page and %i', async (path, status) => {
  const reply = await createServer()(path);
  expect(reply.status).toBe(status);
  if (status !== 410) expect(await reply.text()).toBe('<!doctype html>');
});

it('answers 304 for an unchanged page, but not for a missing one', async () => {
  const get = createServer();
  const headers = { 'if-none-match': page.etag };
  expect((await get('/pricing', { headers })).status).toBe(304);
  expect((await get('/nowhere', { headers })).status).toBe(404);
  expect((await get('/nowhere', { method: 'HEAD' })).status).toBe(404);
});

it('lets browsers keep the frame of the current version only', async () => {
  const get = createServer();
  const caching = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await caching('/preview/frame.html?v=v1')).toContain('immutable');
  expect(await caching('/preview/frame.html?v=v0')).toBe('no-cache');
  expect(await caching('/preview/frame.html')).toBe('no-cache');
});
