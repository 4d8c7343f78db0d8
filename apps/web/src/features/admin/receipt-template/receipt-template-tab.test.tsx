// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { at, errorBody, type Script } from '../../../testing/everyday.ts';
import { describeList } from '../../../testing/list-cases.ts';
import {
  answerWith,
  callsTo,
  control,
  expectText,
  openPage,
  press,
  type,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import ReceiptTemplateTab from './receipt-template-tab.tsx';

useScriptedPages();

const request = 'GET /v1/admin/settings';
const save = 'PUT /v1/admin/settings';
const preview = 'POST /v1/admin/receipt-template/preview';
const template = {
  companyName: 'Kilim A.Ş.',
  taxId: '1234567890',
  address: 'Uşak',
  phone: '',
  email: '',
  logo: '',
};
const full = {
  settings: [
    {
      key: 'receiptTemplate',
      value: template,
      type: 'json',
      isPublic: false,
      category: 'receipts',
      createdAt: at,
      updatedAt: at,
    },
  ],
};
const open = (script: Script = {}) =>
  openPage({
    path: '/admin',
    element: <ReceiptTemplateTab />,
    script: { [request]: [200, full], [preview]: [200, { html: '<p>ornek</p>' }], ...script },
  });

describeList({
  name: 'the receipt template',
  open,
  request,
  full: { reply: [200, full], text: 'Şablonu kaydet' },
  failed: 'Makbuz şablonu yüklenemedi',
});

it('shows a sample in a frame without scripts, in both languages', async () => {
  await open();
  const frame = document.querySelector('iframe');
  expect(frame?.getAttribute('sandbox')).toBe('');
  expect(frame?.getAttribute('srcdoc')).toBe('<p>ornek</p>');
  await press('İngilizce');
  expect(callsTo(preview).at(-1)?.body).toEqual({ template, language: 'en' });
});

it('saves the input and shows invalid fields', async () => {
  await open({ [save]: [500, errorBody('general_unknown', 500)] });
  expect(control('Şirket unvanı').value).toBe('Kilim A.Ş.');
  await type('E-posta', 'yanlış');
  await press('Şablonu kaydet');
  await expectText('Geçerli bir e-posta adresi yazın.');
  expect(callsTo(save)).toEqual([]);
  await type('E-posta', 'muhasebe@kilim.example');
  await press('Şablonu kaydet');
  await expectText('Makbuz şablonu kaydedilemedi. Lütfen tekrar deneyin.');
  answerWith({ [save]: [200, full] });
  await press('Şablonu kaydet');
  await expectText('Makbuz şablonu kaydedildi.');
  expect(callsTo(save).at(-1)?.body).toEqual({
    settings: [{ key: 'receiptTemplate', value: { ...template, email: 'muhasebe@kilim.example' } }],
  });
});
