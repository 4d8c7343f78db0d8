import { validate } from '@readme/openapi-parser';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Caller } from '../../platform/http/index.ts';
import { describedEndpoints } from '../../testing/described-endpoints.ts';
import { createTestApp, type TestCall } from '../../testing/test-app.ts';
import { createApiDocs } from './index.ts';

const member = { userId: 'm', sessionId: 's', isAdmin: false } as unknown as Caller;
const admin = { ...member, isAdmin: true };

function openDocs() {
  let generated = 0;
  const docs = createApiDocs({
    listEndpoints: () => {
      generated += 1;
      return describedEndpoints;
    },
    projectKey: 'kilim',
  });
  const app = createTestApp({ routes: docs.routes });
  const site = new Hono();
  site.get('*', async (c) => (await docs.serve(c)) ?? c.text('none', 410));
  return {
    read: async (call: TestCall = {}) => (await app.call('GET', '/v1/openapi.json', call)).json as Document,
    call: app.call,
    open: async (path: string, headers: Record<string, string> = {}) =>
      await site.request(`http://localhost:3000${path}`, { headers }),
    countGenerated: () => generated,
  };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}
const namesOf = ({ paths }: Document): string[] =>
  Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
const namesWith = (isIncluded: (access: string) => boolean): string[] =>
  describedEndpoints.filter(({ access }) => isIncluded(access)).map(({ name }) => name);

it('serves a valid document without the endpoints for administrators', async () => {
  const { read } = openDocs();
  const document = await read();
  expect(namesOf(document).sort()).toEqual(namesWith((access) => access !== 'admin').sort());
  expect(JSON.stringify(document)).not.toContain('/v1/admin/');
  expect(await read({ as: member })).toEqual(document);
  expect((await validate(document as unknown as Parameters<typeof validate>[0])).valid).toBe(true);
});

it('adds the endpoints for administrators to the document of an administrator', async () => {
  const { read } = openDocs();
  const document = await read({ as: admin });
  expect(namesOf(document).sort()).toEqual(namesWith(() => true).sort());
  expect((await validate(document as unknown as Parameters<typeof validate>[0])).valid).toBe(true);
});

it('generates each document once', async () => {
  const { read, open, countGenerated } = openDocs();
  await Promise.all([read(), read(), open('/api-docs'), open('/api-docs')]);
  await Promise.all([read({ as: admin }), read({ as: admin })]);
  expect(countGenerated()).toBe(2);
});

it('compresses the document for clients that accept it', async () => {
  const { call } = openDocs();
  const plain = await call('GET', '/v1/openapi.json');
  const small = await call('GET', '/v1/openapi.json', {
    headers: { 'accept-encoding': 'br' },
    isRaw: true,
  });
  expect(small.headers.get('content-encoding')).toBe('br');
  expect(small.bytes().length).toBeLessThan(plain.bytes().length / 4);
});

it('serves a page with every public endpoint and without scripts', async () => {
  const reply = await openDocs().open('/api-docs');
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const policy = reply.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; style-src 'self'");
  expect(policy).not.toContain('unsafe');
  const html = await reply.text();
  expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/);
  for (const name of namesWith((access) => access !== 'admin')) expect(html).toContain(`id="${name}"`);
  for (const name of namesWith((access) => access === 'admin')) expect(html).not.toContain(`id="${name}"`);
});

it('links only to anchors of the page', async () => {
  const html = await (await openDocs().open('/api-docs')).text();
  const anchors = new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((link) => !anchors.has(link))).toEqual([]);
});

it('answers 304 to a browser that has the page', async () => {
  const { open } = openDocs();
  const etag = (await open('/api-docs')).headers.get('etag') ?? '';
  expect((await open('/api-docs', { 'if-none-match': etag })).status).toBe(304);
});

it('serves its style sheet and no other paths', async () => {
  const { open } = openDocs();
  expect((await open('/api-docs/style.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect((await open('/api-docs/other')).status).toBe(410);
  expect((await open('/')).status).toBe(410);
});
