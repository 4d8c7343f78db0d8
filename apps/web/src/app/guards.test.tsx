// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { useSession } from '../api/session.ts';
import { account, errorBody } from '../testing/everyday.ts';
import { openPage, pageText, useScriptedPages } from '../testing/scripted-page.tsx';
import { RequireAdmin } from './guards.tsx';

useScriptedPages();

/** The shell waits for the session before it shows anything. */
function Gate() {
  return useSession().status === 'loading' ? null : <RequireAdmin />;
}
const arrive = (answer: readonly [number, object]) =>
  openPage({ path: '/admin', element: <Gate />, script: { 'GET /v1/account': answer } });

describe('the administration (admin.md §2)', () => {
  it('asks a guest to sign in', async () => {
    await arrive([401, errorBody('general_unauthorized_scope', 401)]);
    expect(pageText()).toContain('arrived at /auth');
  });

  it('sends everybody else home', async () => {
    await arrive([200, account]);
    expect(pageText()).toMatch(/arrived at \/$/);
  });

  it('lets administrators stay', async () => {
    await arrive([200, { ...account, labels: ['admin'] }]);
    expect(pageText()).not.toContain('arrived at');
  });
});
