// @vitest-environment happy-dom
import { healthProblems, type SiteHealth } from '@kilim/contract';
import { tr } from '@kilim/messages';
import { describe, expect, it } from 'vitest';
import type { Script } from '../../../testing/everyday.ts';
import { describeList } from '../../../testing/list-cases.ts';
import {
  callsTo,
  expectText,
  openPage,
  pageText,
  press,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import { healthySite } from '../../../testing/site-health.ts';
import HealthTab from './health-tab.tsx';

useScriptedPages();

const request = 'GET /v1/admin/health';
const open = (script: Script = {}) =>
  openPage({ path: '/admin', element: <HealthTab />, script: { [request]: [200, healthySite], ...script } });

describeList({
  name: 'the system status',
  open,
  request,
  full: { reply: [200, healthySite], text: 'Her şey çalışıyor' },
  failed: 'Sistem durumu okunamadı',
});

describe('the system status', () => {
  it('shows the measurements of every part', async () => {
    await open();
    for (const text of ['SQLite', '2 ms', '50 GB / 100 GB', 'smtp.example:465', 'gpt-4o', 'v22.0.0']) {
      await expectText(text);
    }
    await press('Yeniden denetle');
    expect(callsTo(request)).toHaveLength(2);
  });

  it.each(Object.entries(healthProblems))('says what to do about %s', async (problem, state) => {
    const area = problem.split('_')[0] as 'mail';
    const site = {
      ...healthySite,
      state,
      [area]: { ...healthySite[area], state, problems: [problem] },
    } as SiteHealth;
    await open({ [request]: [200, site] });
    await expectText(tr.adminHealth.problem[problem as keyof typeof healthProblems]);
    await expectText(tr.adminHealth.overall[state]);
  });

  it('shows failed jobs by kind and what could not be read', async () => {
    const jobs = { ...healthySite.jobs, waiting: 1_000, failed: [{ kind: 'send-mail', count: 4 }] };
    const database = { ...healthySite.database, latency: null, migrations: null, latestMigration: null };
    await open({ [request]: [200, { ...healthySite, jobs, database }] });
    await expectText('send-mail: 4');
    await expectText('1.000 veya daha fazla');
    expect(pageText()).toContain('Okunamadı');
  });
});
