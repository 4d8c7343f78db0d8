// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { savePendingRemix } from '../../storage/pending-remix.ts';
import { errorBody } from '../../testing/everyday.ts';
import { callsTo, openPage, pageText, press, useScriptedPages } from '../../testing/scripted-page.tsx';
import RemixRoute from './remix-route.tsx';

useScriptedPages();
beforeEach(() => sessionStorage.clear());

const request = 'POST /v1/examples/game/remix';
const created = {
  id: 'p1',
  name: 'Birleştir',
  description: '',
  status: 'active',
  preview: null,
  tags: [],
  isPublic: false,
  framework: 'react-native',
  template: 'ai-generated',
  fileCount: 15,
  messageCount: 0,
  revision: 1,
  createdAt: '2026-11-01T10:00:00.000+00:00',
  updatedAt: '2026-11-01T10:00:00.000+00:00',
  lastOpenedAt: '2026-11-01T10:00:00.000+00:00',
};
const open = (script = {}, id = 'game') =>
  openPage({
    path: '/remix/:exampleId',
    address: `/remix/${id}`,
    element: <RemixRoute />,
    script: { [request]: [201, created], ...script },
  });

it('creates the pressed example without another press and opens the studio', async () => {
  savePendingRemix('game');
  await open();
  expect(callsTo(request)).toMatchObject([{ body: { language: 'tr' } }]);
  expect(pageText()).toContain('arrived at /studio/p1');
});

it('asks a visitor who followed a link, and after the press of another example', async () => {
  savePendingRemix('social');
  await open();
  expect(callsTo(request)).toHaveLength(0);
  await press('Bununla başla');
  expect(pageText()).toContain('arrived at /studio/p1');
});

it('shows the reason when the project cannot be created and offers the button again', async () => {
  savePendingRemix('game');
  const rejected = { ...errorBody('project_limit_reached', 403), params: { limit: 20 } };
  await open({ [request]: [403, rejected] });
  expect(pageText()).toContain('Planınız en fazla 20 proje içeriyor.');
  await press('Bununla başla');
  expect(callsTo(request)).toHaveLength(2);
});

it('reports an unknown example', async () => {
  await open({}, 'toString');
  expect(pageText()).toContain('Bu örnek uygulama bulunamadı.');
});
