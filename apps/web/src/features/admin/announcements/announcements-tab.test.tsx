// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { scriptedAnnouncement } from '../../../testing/announcements.ts';
import { errorBody } from '../../../testing/everyday.ts';
import { describeList } from '../../../testing/list-cases.ts';
import {
  answerWith,
  callsTo,
  control,
  expectText,
  holdBack,
  openPage,
  pageText,
  press,
  type,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import AnnouncementsTab from './announcements-tab.tsx';

useScriptedPages();

const news = { ...scriptedAnnouncement, title: { tr: 'Yenilik', en: 'News' } };
const scheduled = {
  ...news,
  id: 'ann_2',
  title: { tr: 'Yakında', en: 'Soon' },
  publishAt: '2999-01-01T09:00:00.000+00:00',
};
const full = { announcements: [scheduled, news] };
const open = (
  script: Parameters<typeof openPage>[0]['script'] = { 'GET /v1/admin/announcements': [200, full] },
  edit = '',
) =>
  openPage({
    path: '/admin',
    address: edit === '' ? '/admin' : `/admin?edit=${encodeURIComponent(edit)}`,
    element: <AnnouncementsTab />,
    script,
  });

describeList({
  name: 'the announcements of administrators',
  open,
  request: 'GET /v1/admin/announcements',
  full: { reply: [200, full], text: 'Yakında' },
  empty: { reply: [200, { announcements: [] }], text: 'Henüz duyuru yok' },
  failed: 'Duyurular yüklenemedi',
});

it('names what is public and what is scheduled', async () => {
  await open();
  expect(pageText()).toMatch(/Zamanlandı.*2999.*tarihinde yayınlanacak.*Yakında/);
  expect(pageText()).toMatch(/Yayında.*tarihinde yayınlandı.*Yenilik/);
});

it('hides an announcement at once, and shows it again when the call fails', async () => {
  await open();
  const release = holdBack({ 'PATCH /v1/admin/announcements/ann_1': [500, {}] });
  await press('“Yenilik” duyurusunu pasifleştir');
  await expectText('Pasif');
  await release();
  await expectText('Duyuru durumu güncellenemedi.');
  expect(pageText()).toContain('Yayında');
  expect(callsTo('PATCH /v1/admin/announcements/ann_1').map(({ body }) => body)).toEqual([
    { isActive: false },
  ]);
});

it('asks by title before it deletes an announcement', async () => {
  await open();
  await press('“Yenilik” duyurusunu sil');
  await expectText('“Yenilik” duyurusu silinsin mi?');
  answerWith({ 'DELETE /v1/admin/announcements/ann_1': [404, errorBody('announcement_not_found', 404)] });
  await press('Duyuruyu sil');
  await expectText('Duyuru silinemedi.');
  answerWith({
    'DELETE /v1/admin/announcements/ann_1': [204, null],
    'GET /v1/admin/announcements': [200, { announcements: [scheduled] }],
  });
  await press('Duyuruyu sil');
  await expectText('Duyuru silindi.');
  expect(pageText()).not.toContain('Yenilik');
});

it('shows what is typed in both languages and needs all of it', async () => {
  await open(undefined, '+');
  await type('Başlık (Türkçe)', 'Bakım');
  await type('Başlık (İngilizce)', 'Maintenance');
  await type('İçerik (Türkçe)', 'Pazar gecesi bakım var.');
  const preview = document.querySelector('[lang="en"]');
  expect(preview?.textContent).toContain('Maintenance');
  await press('Yeni duyuru');
  await expectText('Lütfen tüm alanları doldurun.');
  expect(document.activeElement).toBe(control('İçerik (İngilizce)'));
  expect(callsTo('POST /v1/admin/announcements')).toEqual([]);
  await type('İçerik (İngilizce)', 'Maintenance on Sunday night.');
  await type('Yayın zamanı', '2030-05-01T10:30');
  answerWith({ 'POST /v1/admin/announcements': [500, {}] });
  await press('Yeni duyuru');
  await expectText('Duyurular kaydedilemedi. Lütfen tekrar deneyin.');
  expect(control('Başlık (Türkçe)').value).toBe('Bakım');
  answerWith({ 'POST /v1/admin/announcements': [201, news] });
  await press('Yeni duyuru');
  await expectText('Duyuru oluşturuldu.');
  expect(callsTo('POST /v1/admin/announcements').at(-1)?.body).toEqual({
    title: { tr: 'Bakım', en: 'Maintenance' },
    content: { tr: 'Pazar gecesi bakım var.', en: 'Maintenance on Sunday night.' },
    type: 'info',
    icon: 'Megaphone',
    isActive: true,
    publishAt: new Date('2030-05-01T10:30').toISOString(),
  });
});

it('opens an announcement with its values and replaces it', async () => {
  const { id, title, type: kind, icon, isActive } = news;
  const content = { tr: 'Metin', en: 'Text' };
  const known = { ...news, content };
  await open({ 'GET /v1/admin/announcements': [200, { announcements: [known] }] }, id);
  expect(control('Başlık (İngilizce)').value).toBe('News');
  await type('Başlık (İngilizce)', 'Fresh news');
  answerWith({ [`PUT /v1/admin/announcements/${id}`]: [200, known] });
  await press('Kaydet');
  await expectText('Duyuru güncellendi.');
  expect(callsTo(`PUT /v1/admin/announcements/${id}`).at(-1)?.body).toEqual({
    title: { ...title, en: 'Fresh news' },
    content,
    type: kind,
    icon,
    isActive,
    publishAt: null,
  });
});
