// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { at, errorBody, type Script } from '../../../testing/everyday.ts';
import { describeList } from '../../../testing/list-cases.ts';
import {
  answerWith,
  callsTo,
  control,
  expectText,
  openPage,
  pageText,
  press,
  settle,
  type,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import { healthySite } from '../../../testing/site-health.ts';
import SettingsTab from './settings-tab.tsx';

useScriptedPages();

const request = 'GET /v1/admin/settings';
const save = 'PUT /v1/admin/settings';
const upload = 'POST /v1/admin/settings/logo/file';
const test = 'POST /v1/admin/mails/test';
const both = (tr: string, en: string) => ({ tr, en });
const values = {
  siteName: 'Kilim',
  siteDescription: both('Açıklama', 'Description'),
  primaryColor: { light: '#a8321f', dark: '#e2654e' },
  secondaryColor: { light: '#27407e', dark: '#8fa8f0' },
  companyName: '',
  taxId: '',
  companyAddress: '',
  contactEmail: '',
  contactPhone: '',
  whatsappNumber: '',
  supportEmail: '',
  officeAddress: '',
  officeLocation: '',
  workingHoursWeekdays: both('08:00-18:00', '8:00 AM-6:00 PM'),
  workingHoursSaturday: both('10:00-16:00', '10:00 AM-4:00 PM'),
  workingHoursSunday: both('Kapalı', 'Closed'),
  accountLimits: { welcomeCredits: 200, freeProjects: 20, freeStorageMegabytes: 200 },
};
const reply = (changes: object = {}) => ({
  settings: Object.entries({ ...values, ...changes }).map(([key, value]) => ({
    key,
    value,
    type: typeof value === 'string' ? 'string' : 'json',
    isPublic: true,
    category: 'general',
    createdAt: at,
    updatedAt: at,
  })),
});
const open = (script: Script = {}) =>
  openPage({
    path: '/admin',
    element: <SettingsTab />,
    script: { [request]: [200, reply()], 'GET /v1/admin/health': [200, healthySite], ...script },
  });

describeList({
  name: 'the settings',
  open,
  request,
  full: { reply: [200, reply()], text: 'Ad ve renkler' },
  failed: 'Ayarlar yüklenemedi',
});

describe('saving settings', () => {
  it('sends only what was changed, all at once', async () => {
    await open({ [save]: [200, reply({ siteName: 'Dokuma' })] });
    expect(pageText()).not.toContain('Değişiklikleri kaydet');
    await type('Site adı', 'Dokuma');
    await type('Yeni hesabın kredisi', '50');
    await type('Hafta içi (Türkçe)', '09:00-17:00');
    await expectText('3 değişiklik kaydedilmedi');
    await press('Değişiklikleri kaydet');
    await expectText('Ayarlar kaydedildi.');
    expect(callsTo(save).at(-1)?.body).toEqual({
      settings: [
        { key: 'siteName', value: 'Dokuma' },
        { key: 'workingHoursWeekdays', value: both('09:00-17:00', '8:00 AM-6:00 PM') },
        { key: 'accountLimits', value: { ...values.accountLimits, welcomeCredits: 50 } },
      ],
    });
  });

  it('keeps the input and says so when the server fails', async () => {
    await open({ [save]: [500, errorBody('general_unknown', 500)] });
    await type('Site adı', 'Dokuma');
    await press('Değişiklikleri kaydet');
    await expectText('Ayarlar kaydedilemedi. Lütfen tekrar deneyin.');
    await expectText('1 değişiklik kaydedilmedi');
    expect(control('Site adı').value).toBe('Dokuma');
    answerWith({ [save]: [200, reply({ siteName: 'Dokuma' })] });
    await press('Değişiklikleri kaydet');
    await expectText('Ayarlar kaydedildi.');
    expect(pageText()).not.toContain('değişiklik kaydedilmedi');
  });

  it('marks wrong fields and sends nothing', async () => {
    await open();
    await type('Site adı', ' ');
    await type('Destek e-postası', 'destek');
    await type('Proje sınırı', '0');
    await press('Değişiklikleri kaydet');
    await expectText('Lütfen işaretli alanları düzeltin.');
    await expectText('Site adı gerekli.');
    await expectText('Geçerli bir e-posta adresi yazın.');
    await expectText('1 ile 10.000 arasında bir tam sayı yazın veya boş bırakın.');
    expect(callsTo(save)).toEqual([]);
  });

  it('shows the contrast of a colour while it is written', async () => {
    await open();
    const field = document.querySelector<HTMLInputElement>('input[maxlength="7"]');
    if (field === null) throw new Error('no colour field');
    fireEvent.change(field, { target: { value: '#ffcc00' } });
    await expectText('Yazıyla ve sayfanın zeminiyle karşıtlığı en az 4,5:1 olmalı.');
    fireEvent.change(field, { target: { value: '#ffcc' } });
    await expectText('Rengi # ile başlayan altı haneli kodla yazın.');
    fireEvent.change(field, { target: { value: '#000000' } });
    await expectText('Karşıtlık 19,9:1');
  });

  it('forgets the edits on request', async () => {
    await open();
    await type('Depolama (MB)', '500');
    await press('Vazgeç');
    expect(control('Depolama (MB)').value).toBe('200');
    expect(pageText()).not.toContain('değişiklik kaydedilmedi');
  });
});

describe('logo and favicon', () => {
  const choose = async (kind: 'logo' | 'favicon', file: File) => {
    const [logo, favicon] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
    const input = kind === 'logo' ? logo : favicon;
    if (input === undefined) throw new Error('no file field');
    fireEvent.change(input, { target: { files: [file] } });
    await settle();
  };

  it('asks for a file when none was chosen', async () => {
    await open();
    await press('Logo ve faviconu kaydet');
    await expectText('Kaydedilecek logo/favicon seçilmedi.');
  });

  it('goes from ready to success', async () => {
    await open({ [upload]: [201, { id: 'a', url: '/v1/site-files/a' }] });
    await choose('logo', new File(['x'], 'logo.png', { type: 'image/png' }));
    await expectText('Dosya seçildi. Kaydetmeye hazır.');
    await expectText('logo.png');
    let announced = 0;
    window.addEventListener('logo-updated', () => (announced += 1), { once: true });
    await press('Logo ve faviconu kaydet');
    await expectText('Dosya kaydedildi.');
    expect(callsTo(upload)).toHaveLength(1);
    expect(announced).toBe(1);
  });

  it.each([
    [
      'logo',
      new File([new Uint8Array(5 * 1_048_576 + 1)], 'a.png', { type: 'image/png' }),
      'Dosya çok büyük. Maksimum 5MB olmalı.',
    ],
    ['logo', new File(['x'], 'a.pdf', { type: 'application/pdf' }), 'Geçersiz dosya tipi.'],
    [
      'favicon',
      new File([new Uint8Array(1_048_577)], 'a.png', { type: 'image/png' }),
      'Dosya çok büyük. Maksimum 1MB olmalı.',
    ],
  ] as const)('reports a %s that the server would refuse', async (kind, file, text) => {
    await open();
    await choose(kind, file);
    await expectText(text);
  });

  it('shows an error of the server and sends the same file again', async () => {
    await open({ [upload]: [400, errorBody('logo_type_invalid', 400)] });
    await choose('logo', new File(['x'], 'logo.png', { type: 'image/png' }));
    await press('Logo ve faviconu kaydet');
    await expectText('Geçersiz dosya tipi. JPEG, PNG, GIF, WebP veya SVG biçiminde bir dosya seçin.');
    answerWith({ [upload]: [201, { id: 'a', url: '/v1/site-files/a' }] });
    await press('Logo ve faviconu kaydet');
    await expectText('Dosya kaydedildi.');
  });
});

describe('what the environment decides', () => {
  it('shows the mail server and the payment methods without secrets', async () => {
    await open();
    await expectText('smtp.example:465');
    await expectText('Garanti sanal POS (TRY)');
    await expectText('Test ortamı');
  });

  it.each([
    ['sent', 'Deneme e-postası ada@ornek.test adresine gönderildi.'],
    ['stored', 'Deneme e-postası giden kutusunda duruyor.'],
    ['unreachable', 'E-posta sunucusuna ulaşılamadı.'],
    ['refused', 'E-posta sunucusu gönderimi kabul etmedi.'],
  ])('reports a test mail that is %s', async (result, text) => {
    await open({ [test]: [200, { result, recipient: 'ada@ornek.test' }] });
    await press('Deneme e-postası gönder');
    await expectText(text);
  });
});
