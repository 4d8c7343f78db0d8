import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SecurityEvent } from '@kilim/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../../compose/index.ts';
import { readConfig } from '../../config/index.ts';
import { createLocalEvents } from '../../platform/events/index.ts';
import { silentLog } from '../../platform/log/log.ts';
import { createSecretBox } from '../../platform/secrets/index.ts';
import { createLocalStorage } from '../../platform/storage/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnEachEngine('actions of administrators', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'kilim-audit-'));
  let modules: ReturnType<typeof compose>;
  let app: TestApp;
  let headers: { cookie: string };

  beforeAll(async () => {
    modules = compose(readConfig({}), engine.open(), createLocalEvents(), silentLog, {
      secrets: createSecretBox(Buffer.alloc(32)),
      storage: createLocalStorage(join(folder, 'files')),
      dataFolder: folder,
    });
    await modules.seed();
    app = createTestApp({ routes: modules.routes, authenticate: modules.accounts.authenticate });
    const admin = await modules.accounts.ensureFirstAdmin();
    const { email = '', password = '' } = admin ?? {};
    const signIn = (secret: string) =>
      app.call('POST', '/v1/account/sessions/email', { body: { email, password: secret } });
    const cookieOf = (reply: Awaited<ReturnType<typeof signIn>>) => ({
      cookie: reply.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    });
    headers = cookieOf(await signIn(password));
    // The generated password must be replaced.
    const next = 'uzun ve yeni bir parola 42';
    await app.call('PATCH', '/v1/account/password', {
      headers,
      body: { password: next, oldPassword: password },
    });
  });
  afterAll(async () => {
    await modules.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const read = async (): Promise<SecurityEvent[]> => {
    const reply = await app.call('GET', '/v1/admin/security-log?category=admin', { headers });
    return (reply.json as { events: SecurityEvent[] }).events;
  };

  it('are logged with actor and target unless they fail', async () => {
    const call = (method: string, path: string, body?: object) =>
      app.call(method, path, { headers, ...(body && { body }) });
    const { plans } = (await call('GET', '/v1/admin/plans')).json as { plans: { planId: string }[] };
    const [plan] = plans;
    await call('PATCH', `/v1/admin/plans/${plan?.planId}`, { isPopular: true });
    await call('DELETE', `/v1/admin/plans/${plan?.planId}`);
    await call('DELETE', '/v1/admin/plans/none');
    await call('PUT', '/v1/admin/settings', { settings: [{ key: 'siteName', value: 'Halı' }] });
    await call('GET', '/v1/admin/security-log/file');
    const events = await read();
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['log-exported', {}],
      ['settings-saved', { names: ['siteName'] }],
      ['plan-deleted', { target: plan?.planId }],
      ['plan-updated', { target: plan?.planId }],
      ['admin-role-granted', {}],
    ]);
    expect(events.slice(0, 4).every(({ actor }) => actor?.email === 'admin@kilim.local')).toBe(true);
    // New values are never logged.
    expect(JSON.stringify(events)).not.toContain('Halı');
  });
});
