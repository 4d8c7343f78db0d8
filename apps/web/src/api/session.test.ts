// @vitest-environment happy-dom
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { account as user } from '../testing/everyday.ts';
import { scriptedSession } from '../testing/sessions.ts';
import { endSession, sessionQuery, signIn, signOut } from './session.ts';

const session = { ...scriptedSession, current: true };

type Answer = readonly [status: number, body?: unknown];
const failed = (code: number, type: string): Answer => [code, { message: '', code, type, version: '1' }];

/** Replies to `METHOD path` in the given order and records the calls. */
function serve(script: Readonly<Record<string, readonly Answer[]>>): string[] {
  const asked: string[] = [];
  const left = new Map(Object.entries(script).map(([name, answers]) => [name, [...answers]]));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = `${init.method} ${url}`;
    asked.push(name);
    const next = left.get(name)?.shift();
    if (next === undefined) throw new Error(`unscripted call ${name}`);
    return new Response(next[0] === 204 ? null : JSON.stringify(next[1]), { status: next[0] });
  });
  return asked;
}

const credentials = { email: 'ayse@ornek.com', password: 'gizli-sifre' };

afterEach(() => vi.unstubAllGlobals());

describe('session', () => {
  it('treats 401 as signed out', async () => {
    serve({ 'GET /v1/account': [failed(401, 'general_unauthorized_scope')] });
    expect(await new QueryClient().fetchQuery(sessionQuery)).toBeNull();
  });

  it("refetches a guest's session on focus, but not a recent session of a user", async () => {
    const client = new QueryClient();
    client.mount();
    const looked: boolean[] = [];
    for (const known of [null, user]) {
      const asked = serve({ 'GET /v1/account': [[200, user]] });
      client.setQueryData(sessionQuery.queryKey, known);
      const stop = new QueryObserver(client, sessionQuery).subscribe(() => {});
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      await new Promise((resolve) => setImmediate(resolve));
      looked.push(asked.length > 0);
      stop();
    }
    client.unmount();
    expect(looked).toEqual([true, false]);
  });

  it('reports a pending second factor', async () => {
    serve({ 'GET /v1/account': [failed(401, 'user_more_factors_required')] });
    expect(await new QueryClient().fetchQuery(sessionQuery)).toBe('second-factor');
  });

  it('reports a server error as a failure, not as a guest', async () => {
    serve({ 'GET /v1/account': [failed(500, 'general_unknown')] });
    await expect(new QueryClient().fetchQuery(sessionQuery)).rejects.toMatchObject({
      type: 'general_unknown',
    });
  });

  it('opens a session and returns the user', async () => {
    const asked = serve({
      'POST /v1/account/sessions/email': [[201, session]],
      'GET /v1/account': [[200, user]],
    });
    const client = new QueryClient();
    await signIn(client, credentials);
    expect(client.getQueryData(sessionQuery.queryKey)).toEqual(user);
    expect(asked).toEqual(['POST /v1/account/sessions/email', 'GET /v1/account']);
  });

  it('ends an open session first', async () => {
    const asked = serve({
      'DELETE /v1/account/sessions/current': [[204]],
      'POST /v1/account/sessions/email': [[201, session]],
      'GET /v1/account': [[200, user]],
    });
    const client = new QueryClient();
    client.setQueryData(sessionQuery.queryKey, user);
    await signIn(client, credentials);
    expect(asked[0]).toBe('DELETE /v1/account/sessions/current');
  });

  it('ends a session that only the server knows of and tries once more', async () => {
    const asked = serve({
      'POST /v1/account/sessions/email': [failed(401, 'user_session_already_exists'), [201, session]],
      'DELETE /v1/account/sessions/current': [[204]],
      'GET /v1/account': [[200, user]],
    });
    await signIn(new QueryClient(), credentials);
    expect(asked).toHaveLength(4);
  });

  it('succeeds without a session to end', async () => {
    serve({ 'DELETE /v1/account/sessions/current': [failed(401, 'general_unauthorized_scope')] });
    await expect(endSession()).resolves.toBeUndefined();
  });

  it('signs out: clears the browser storage except language and theme, and loads the home page', async () => {
    serve({ 'DELETE /v1/account/sessions/current': [[204]] });
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    localStorage.setItem('kilim_language', 'en');
    localStorage.setItem('kilim_theme', 'dark');
    localStorage.setItem('kilim_last-code-save', 'draft');
    localStorage.setItem('someone-else', 'stays');
    sessionStorage.setItem('kilim_pending-prompt', 'oyun');
    const client = new QueryClient();
    client.setQueryData(sessionQuery.queryKey, user);
    await signOut(client);
    expect(localStorage.getItem('kilim_last-code-save')).toBeNull();
    expect(sessionStorage.getItem('kilim_pending-prompt')).toBeNull();
    expect([localStorage.getItem('kilim_language'), localStorage.getItem('kilim_theme')]).toEqual([
      'en',
      'dark',
    ]);
    expect(localStorage.getItem('someone-else')).toBe('stays');
    expect(client.getQueryData(sessionQuery.queryKey)).toBeUndefined();
    expect(assign).toHaveBeenCalledWith('/');
  });
});
