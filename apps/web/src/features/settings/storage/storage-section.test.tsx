// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import type { Script } from '../../../testing/everyday.ts';
import { describeList } from '../../../testing/list-cases.ts';
import {
  answerWith,
  callsTo,
  expectText,
  openPage,
  pageText,
  press,
  settle,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import { scriptedStorage, settingsAnswers } from '../../../testing/settings-answers.ts';
import SettingsRoute from '../settings-route.tsx';

useScriptedPages();

const openSection = (script: Script, isRetrying = false) =>
  openPage({
    isRetrying,
    path: '/settings',
    address: '/settings?section=storage',
    element: <SettingsRoute />,
    script: { ...settingsAnswers, ...script },
  });

const nothing = {
  usedBytes: 0,
  limitBytes: 200 * 1_048_576,
  kinds: { files: 0, versions: 0, trash: 0, uploads: 0, exports: 0 },
  trashProjects: 0,
  trashLimit: 50,
  consumers: [],
};
const [shop, old] = scriptedStorage.consumers;
const thinning = `/v1/projects/${shop?.projectId}/versions/thinning`;

describeList({
  name: 'storage',
  open: openSection,
  request: 'GET /v1/storage',
  full: { reply: [200, scriptedStorage], text: 'Kullanılan alan: 165 MB / 200 MB' },
  empty: { reply: [200, nothing], text: 'Henüz yer kaplayan bir projeniz yok.' },
  failed: 'Depolama bilgisi okunamadı',
});

it('retries after the time that the server requested', async () => {
  const away = { type: 'general_unavailable', code: 503, message: '', version: '1' };
  await openSection({ 'GET /v1/storage': [503, away, { 'retry-after': '2' }] }, true);
  answerWith({ 'GET /v1/storage': [200, scriptedStorage] });
  const wait = (milliseconds: number) => act(() => new Promise((done) => setTimeout(done, milliseconds)));
  await wait(1_300);
  expect(callsTo('GET /v1/storage')).toHaveLength(1);
  await wait(1_300);
  expect(callsTo('GET /v1/storage')).toHaveLength(2);
  await expectText('Kullanılan alan: 165 MB / 200 MB');
});

it('shows the parts, the largest projects and a warning about little space', async () => {
  await openSection({});
  await expectText('Alanınız dolmak üzere');
  const meter = document.querySelector('[role=meter]');
  expect(meter?.getAttribute('aria-valuenow')).toBe('83');
  expect(meter?.getAttribute('aria-valuetext')).toBe('Kullanılan alan: 165 MB / 200 MB');
  expect(pageText()).toContain('120 MB · 310 sürüm');
  expect(pageText()).toContain('Çöp kutusunda');
});

it('shows what thinning would free before it starts', async () => {
  await openSection({ [`GET ${thinning}`]: [200, { versions: 290, freedBytes: 90 * 1_048_576 }] });
  await press('“Alışveriş” projesinin sürümlerini azalt');
  await expectText('290 sürüm silinir ve 90 MB boşalır');
  expect(callsTo(`POST ${thinning}`)).toHaveLength(0);
  answerWith({
    [`POST ${thinning}`]: [200, { versions: 290, freedBytes: 90 * 1_048_576 }],
    'GET /v1/storage': [200, { ...scriptedStorage, usedBytes: 75 * 1_048_576 }],
  });
  await press('Sürümleri sil');
  await settle();
  expect(callsTo(`POST ${thinning}`)).toHaveLength(1);
  await expectText('Kullanılan alan: 75 MB / 200 MB');
});

it('asks for no confirmation when nothing can be thinned', async () => {
  await openSection({ [`GET ${thinning}`]: [200, { versions: 0, freedBytes: 0 }] });
  await press('“Alışveriş” projesinin sürümlerini azalt');
  await settle();
  expect(pageText()).not.toContain('Sürümleri sil');
});

it('deletes a project permanently through the trash', async () => {
  const purge = `DELETE /v1/projects/deleted/${shop?.projectId}`;
  const trash = `DELETE /v1/projects/${shop?.projectId}`;
  await openSection({ [purge]: [204, null], [trash]: [204, null] });
  await press('“Alışveriş” projesini kalıcı olarak sil');
  await expectText('310 sürümü ve sohbeti silinir ve 120 MB boşalır');
  await press('Kalıcı olarak sil');
  await settle();
  expect(callsTo(trash)).toHaveLength(1);
  expect(callsTo(purge)).toHaveLength(1);
});

it('purges a project of the trash, and the whole trash', async () => {
  const purge = `DELETE /v1/projects/deleted/${old?.projectId}`;
  await openSection({
    [purge]: [204, null],
    'DELETE /v1/projects/deleted': [200, { projects: 2, freedBytes: 40 * 1_048_576 }],
  });
  await press('“Eski” projesini kalıcı olarak sil');
  await press('Kalıcı olarak sil');
  await settle();
  expect(callsTo(`DELETE /v1/projects/${old?.projectId}`)).toHaveLength(0);
  expect(callsTo(purge)).toHaveLength(1);
  await press('Çöp kutusunu boşalt');
  await expectText('Çöp kutusundaki 2 proje');
  await press('Hepsini sil');
  await settle();
  expect(callsTo('DELETE /v1/projects/deleted')).toHaveLength(1);
});

it('deletes the archive of a data export', async () => {
  const archive = {
    id: 'exp_0000000000000000001',
    status: 'ready',
    size: 4 * 1_048_576,
    createdAt: '2026-11-21T10:00:00.000+00:00',
    readyAt: '2026-11-21T10:00:00.000+00:00',
    expiresAt: '2026-11-22T10:00:00.000+00:00',
  };
  const request = `DELETE /v1/personal-data/exports/${archive.id}`;
  await openSection({ 'GET /v1/personal-data/exports': [200, { export: archive }], [request]: [204, null] });
  await expectText('Veri arşivi');
  await press('Arşivi sil');
  await expectText('4 MB boşalır');
  await press('Arşivi sil');
  await settle();
  expect(callsTo(request)).toHaveLength(1);
});

it('shows the error and keeps the page', async () => {
  await openSection({
    'DELETE /v1/projects/deleted': [
      503,
      { type: 'general_unavailable', code: 503, message: '', version: '1' },
    ],
  });
  await press('Çöp kutusunu boşalt');
  await press('Hepsini sil');
  await settle();
  await expectText('Çöp kutusu boşaltılamadı');
  expect(pageText()).toContain('Alışveriş');
});
