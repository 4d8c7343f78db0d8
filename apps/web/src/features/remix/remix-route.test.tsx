// @vitest-environment happy-dom
import type { ProjectId } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { readPendingRemix, savePendingRemix } from '../../storage/pending-remix.ts';
import { errorBody } from '../../testing/everyday.ts';
import { scriptedProject } from '../../testing/projects.ts';
import {
  answerWith,
  callsTo,
  openPage,
  pageText,
  press,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
import RemixRoute from './remix-route.tsx';

useScriptedPages();
beforeEach(() => sessionStorage.clear());

const id = 'p1' as ProjectId;
const request = 'POST /v1/examples/game/remix';
const created = scriptedProject({ id, name: '2048' });
const open = (script = {}, id = 'game') =>
  openPage({
    path: '/remix/:exampleId',
    address: `/remix/${id}`,
    element: <RemixRoute />,
    script: { [request]: [201, created], ...script },
  });

it('creates the pressed example without another press and opens the studio', async () => {
  savePendingRemix('game', id);
  await open();
  expect(callsTo(request)).toMatchObject([{ body: { id, language: 'tr' } }]);
  expect(pageText()).toContain('arrived at /studio/p1');
  expect(readPendingRemix('game')).toBeNull();
});

it('continues with the same project after a reload during the creation', async () => {
  savePendingRemix('game', id);
  await open({ [request]: 'never' });
  await open();
  expect(callsTo(request)).toMatchObject([{ body: { id } }]);
  expect(pageText()).toContain('arrived at /studio/p1');
});

it('tries again with the same project after a lost reply, also for a visitor who followed a link', async () => {
  await open({ [request]: [503, errorBody('general_unavailable', 503)] });
  await press('Benim olsun');
  answerWith({ [request]: [201, created] });
  await press('Benim olsun');
  const [first, second] = callsTo(request);
  expect(second?.body).toEqual(first?.body);
  expect(pageText()).toContain('arrived at /studio/p1');
});

it('asks a visitor who followed a link, and after the press of another example', async () => {
  savePendingRemix('social', id);
  await open();
  expect(callsTo(request)).toHaveLength(0);
  await press('Benim olsun');
  expect(pageText()).toContain('arrived at /studio/p1');
});

it('shows the reason when the project cannot be created and offers the button again', async () => {
  savePendingRemix('game', id);
  const rejected = { ...errorBody('project_limit_reached', 403), params: { limit: 20 } };
  await open({ [request]: [403, rejected] });
  expect(pageText()).toContain('Planınız en fazla 20 proje içeriyor.');
  expect(readPendingRemix('game')).toBeNull();
  await press('Benim olsun');
  expect(callsTo(request)).toHaveLength(2);
});

it('creates an app of the gallery', async () => {
  savePendingRemix('barber', id);
  const gallery = 'POST /v1/examples/barber/remix';
  await open({ [gallery]: [201, created] }, 'barber');
  expect(callsTo(gallery)).toMatchObject([{ body: { id, language: 'tr' } }]);
  expect(pageText()).toContain('arrived at /studio/p1');
});

it('asks a visitor who followed a link to an app of the gallery', async () => {
  await open({}, 'barber');
  expect(pageText()).toContain('Günün randevuları');
});

it('shows the app that has taken the place of an earlier example', async () => {
  await open({}, 'ecommerce');
  expect(pageText()).toContain('Küçük Dükkân');
});

it('reports an unknown example', async () => {
  await open({}, 'toString');
  expect(pageText()).toContain('Bu örnek uygulama bulunamadı.');
});
