// @vitest-environment happy-dom
import {
  AppError,
  confirmRecovery,
  deleteProject,
  exportProject,
  getProject,
  getSite,
  listProjects,
  type ProjectId,
} from '@kilim/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, endpointUrl, isNetworkFailure } from './client.ts';

const projectId = 'p1' as ProjectId;
const site = {
  siteName: 'Kilim',
  previewOrigin: 'http://p',
  previewFrame: 'http://p/frame',
  projectKey: 'k',
  welcomeCredits: 200,
};

function answer(status: number, body: unknown, raw?: string): ReturnType<typeof vi.fn<typeof fetch>> {
  const fake = vi.fn<typeof fetch>(
    async () => new Response(status === 204 ? null : (raw ?? JSON.stringify(body)), { status }),
  );
  vi.stubGlobal('fetch', fake);
  return fake;
}

async function failureOf(work: Promise<unknown>): Promise<AppError> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof AppError) return error;
  throw new Error('expected an AppError');
}

afterEach(() => vi.unstubAllGlobals());

describe('call', () => {
  it('fills path and query, sends cookies and returns the validated reply', async () => {
    const fake = answer(200, { projects: [], total: 0, nextCursor: null });
    const reply = await call(listProjects, { query: { search: 'şöför', sort: 'name', limit: 8 } });
    expect(reply).toEqual({ projects: [], total: 0, nextCursor: null });
    const [url, init] = fake.mock.calls[0] ?? [];
    expect(url).toBe('/v1/projects?search=%C5%9F%C3%B6f%C3%B6r&sort=name&limit=8');
    expect(init).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(init).not.toHaveProperty('body');
  });

  it('escapes ids in paths', () => {
    const odd = 'a/../b' as ProjectId;
    expect(endpointUrl(exportProject, { params: { projectId: odd }, query: { language: 'en' } })).toBe(
      '/v1/projects/a%2F..%2Fb/export?language=en',
    );
  });

  it('sends a JSON body with every call that is not a GET, and returns undefined for 204', async () => {
    const fake = answer(204, undefined);
    expect(await call(deleteProject, { params: { projectId }, body: {} })).toBeUndefined();
    const init = fake.mock.calls[0]?.[1];
    expect(init?.body).toBe('{}');
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  });

  it('sends the language of the page', async () => {
    document.documentElement.lang = 'en';
    const fake = answer(200, site);
    await call(getSite);
    expect(new Headers(fake.mock.calls[0]?.[1]?.headers).get('accept-language')).toBe('en');
  });

  it('throws the server’s type with its params, fields and details', async () => {
    answer(404, {
      message: 'x',
      code: 404,
      type: 'project_not_found',
      version: '1',
      params: { path: 'a' },
      fields: { name: 'too_long' },
      details: { at: 1 },
    });
    const error = await failureOf(call(getProject, { params: { projectId } }));
    expect(error).toMatchObject({
      type: 'project_not_found',
      status: 404,
      params: { path: 'a' },
      fields: { name: 'too_long' },
      details: { at: 1 },
    });
  });

  it.each([
    ['HTML instead of JSON', 500, '<html>'],
    ['an unknown type', 418, '{"type":"teapot"}'],
  ])('reads %s as an unknown error', async (_name, status, raw) => {
    answer(status, undefined, raw);
    expect((await failureOf(call(getSite))).type).toBe('general_unknown');
  });

  it.each([
    ['the server', JSON.stringify({ message: '', code: 503, type: 'general_unavailable', version: '1' })],
    ['a gateway', '<html>Unavailable</html>'],
  ])('reads when %s wants to be asked again', async (_name, raw) => {
    vi.stubGlobal('fetch', async () => new Response(raw, { status: 503, headers: { 'retry-after': '5' } }));
    const error = await failureOf(call(getSite));
    expect(error).toMatchObject({ type: 'general_unavailable', params: { seconds: 5 } });
  });

  it('reports a gateway’s own error page as an unavailable server', async () => {
    answer(502, undefined, '<html>Bad gateway</html>');
    const error = await failureOf(call(getSite));
    expect(error.type).toBe('general_unavailable');
    expect(isNetworkFailure(error)).toBe(false);
  });

  it.each([
    ['half a JSON text', '{"siteName":'],
    ['another shape', '{"siteName":1}'],
  ])('refuses a reply of %s', async (_name, raw) => {
    answer(200, undefined, raw);
    expect((await failureOf(call(getSite))).type).toBe('general_unknown');
  });

  it('distinguishes a lost network from a server error', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const error = await failureOf(call(getSite));
    expect(error.type).toBe('general_unavailable');
    expect(isNetworkFailure(error)).toBe(true);
  });

  it('rethrows an abort unchanged', async () => {
    const controller = new AbortController();
    controller.abort(new Error('left the page'));
    vi.stubGlobal('fetch', async () => {
      throw controller.signal.reason;
    });
    await expect(call(getSite, { signal: controller.signal })).rejects.toThrow('left the page');
  });

  it('returns a file as a blob', async () => {
    answer(200, undefined, 'PK');
    const blob = await call(exportProject, { params: { projectId }, query: { language: 'tr' } });
    expect(await blob.text()).toBe('PK');
  });

  it('does not compile without the body that a call needs', () => {
    // @ts-expect-error userId, secret and password are missing
    const wrong = (): Promise<unknown> => call(confirmRecovery, { body: {} });
    expect(wrong).toBeTypeOf('function');
  });
});
