// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import {
  expectText,
  openPage,
  pageText,
  press,
  settle,
  useScriptedPages,
} from '../testing/scripted-page.tsx';
import { scriptedStorage } from '../testing/settings-answers.ts';
import { StorageNotice } from './storage-notice.tsx';

useScriptedPages();

const open = (usedBytes: number, isRefused = false) =>
  openPage({
    path: '/',
    address: '/',
    element: <StorageNotice isRefused={isRefused} />,
    script: { 'GET /v1/storage': [200, { ...scriptedStorage, usedBytes }] },
  });
const megabyte = 1_048_576;

it('is silent below 80 %', async () => {
  await open(159 * megabyte);
  await settle();
  expect(pageText()).not.toContain('Depolama');
});

it('warns that little is left until it is dismissed', async () => {
  await open(160 * megabyte);
  await expectText('Depolama alanınız dolmak üzere');
  expect(pageText()).toContain('Kullanılan alan: 160 MB / 200 MB');
  const link = document.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/settings?section=storage');
  await press('Uyarıyı kapat');
  expect(pageText()).not.toContain('Depolama');
});

it('reports full storage, also after the warning was dismissed', async () => {
  await open(200 * megabyte);
  await expectText('Depolama alanınız doldu');
});

it('cannot be dismissed while a save is refused, and opens beside the unsaved work', async () => {
  await open(199 * megabyte, true);
  await expectText('Kaydedilmeyen değişiklikleriniz bu tarayıcıda duruyor');
  expect(document.querySelector('a')?.target).toBe('_blank');
  expect(document.querySelector('button[aria-label="Uyarıyı kapat"]')).toBeNull();
});
