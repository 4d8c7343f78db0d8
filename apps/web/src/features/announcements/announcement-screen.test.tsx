// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { scriptedAnnouncement } from '../../testing/announcements.ts';
import { errorBody } from '../../testing/everyday.ts';
import { describeList } from '../../testing/list-cases.ts';
import {
  button,
  expectText,
  openPage,
  pageText,
  press,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
import AnnouncementRoute from './announcement-route.tsx';

useScriptedPages();

const request = 'GET /v1/announcements/ann_1';
const found = [200, scriptedAnnouncement] as const;
const open = (script = {}) =>
  openPage({
    path: '/announcements/:announcementId',
    address: '/announcements/ann_1',
    element: <AnnouncementRoute />,
    script: { [request]: found, ...script },
  });

describeList({
  name: 'announcement',
  open,
  request,
  full: { reply: found, text: '<b>Yenilik</b>' },
  failed: 'Duyuru yüklenirken hata oluştu',
});

it('shows kind, date, time, title and content, in Turkish where English is missing', async () => {
  await open();
  for (const text of ['Yeni', '<b>Yenilik</b>', 'İkinci satır']) expect(pageText()).toContain(text);
  expect(button('Ana sayfaya dön').getAttribute('href')).toBe('/');
  const time = document.querySelector('article time');
  expect(time?.getAttribute('datetime')).toBe(scriptedAnnouncement.createdAt);
  expect(time?.textContent).toMatch(/\d{4} · \d{2}:\d{2}$/);
  await openPage({
    path: '/announcements/:announcementId',
    address: '/announcements/ann_1',
    element: <AnnouncementRoute />,
    script: { [request]: found },
    language: 'en',
  });
  for (const text of ['News', 'İkinci satır']) expect(pageText()).toContain(text);
});

it('reports a missing announcement and links back', async () => {
  await open({ [request]: [404, errorBody('announcement_not_found', 404)] });
  expect(pageText()).toContain('Duyuru bulunamadı');
  await press('Ana sayfaya dön');
  expect(pageText()).toContain('arrived at /');
});

/** For an open page, because user-event installs a clipboard of its own when the page opens. */
function stubClipboard(writeText: (text: string) => Promise<void>, share?: () => Promise<void>): void {
  vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText }, share });
}

it('copies the link on a device without a share dialog', async () => {
  const writeText = vi.fn(async () => {});
  await open();
  stubClipboard(writeText);
  await press('Paylaş');
  await expectText('Link kopyalandı!');
  expect(writeText).toHaveBeenCalledOnce();
});

it('reports a denied clipboard', async () => {
  await open();
  stubClipboard(() => Promise.reject(new Error('refused')));
  await press('Paylaş');
  await expectText('Link kopyalanamadı. Adres çubuğundan kopyalayabilirsiniz.');
});

it('does nothing more when the share dialog is closed', async () => {
  const writeText = vi.fn(async () => {});
  await open();
  stubClipboard(writeText, () => Promise.reject(new DOMException('closed', 'AbortError')));
  await press('Paylaş');
  expect(writeText).not.toHaveBeenCalled();
});

it('copies the link when the share dialog cannot open', async () => {
  const writeText = vi.fn(async () => {});
  await open();
  stubClipboard(writeText, () => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await press('Paylaş');
  await expectText('Link kopyalandı!');
});
