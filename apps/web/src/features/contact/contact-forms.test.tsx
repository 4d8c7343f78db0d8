// @vitest-environment happy-dom
import { contactLimits } from '@kilim/contract';
import { expect, it } from 'vitest';
import { account, errorBody } from '../../testing/everyday.ts';
import { describeForm } from '../../testing/form-cases.ts';
import {
  answerWith,
  callsTo,
  control,
  expectText,
  holdBack,
  leaveTo,
  openPage,
  pageText,
  passTime,
  press,
  type,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
import ContactRoute from './contact-route.tsx';

useScriptedPages();

const open = () =>
  openPage({
    path: '/contact',
    element: <ContactRoute />,
    script: {
      'GET /v1/account': [401, errorBody('general_unauthorized_scope', 401)],
      'GET /v1/contact/token': [200, { token: 'opened' }],
    },
  });

describeForm({
  name: 'contact',
  open,
  fields: [
    {
      label: 'Adınız',
      kind: 'text',
      value: 'Ayşe Yılmaz',
      maximum: contactLimits.nameMaximum,
      missing: 'Lütfen adınızı girin.',
    },
    {
      label: 'E-posta',
      kind: 'email',
      value: 'ayse@ornek.com',
      maximum: 320,
      missing: 'Lütfen e-posta adresinizi girin.',
      invalid: 'Geçersiz e-posta adresi. Lütfen kontrol edin.',
    },
    {
      label: 'Konu',
      kind: 'text',
      value: 'Dışa aktarım',
      maximum: contactLimits.subjectMaximum,
      missing: 'Lütfen bir konu girin.',
    },
    {
      label: 'Mesajınız',
      kind: 'text',
      value: 'Bir sorum var.\nTeşekkürler.',
      maximum: contactLimits.messageMaximum,
      missing: 'Lütfen mesajınızı yazın.',
    },
  ],
  submit: 'Mesajı gönder',
  request: 'POST /v1/contact',
  reply: [201, { ticketId: 't1' }],
  done: 'Mesajınız bize ulaştı',
  offline: 'Mesaj gönderilemedi. Lütfen tekrar deneyin.',
  failed: 'Mesaj gönderilemedi. Lütfen tekrar deneyin.',
  tooMany: 'Çok fazla deneme yapıldı. Lütfen 2 dakika bekleyip tekrar deneyin.',
  refused: 'Mesaj gönderilemedi. Lütfen tekrar deneyin.',
  leave: null,
});

const fillAll = async () => {
  await type('Adınız', 'Ayşe');
  await type('E-posta', 'ayse@ornek.com');
  await type('Konu', 'Soru');
  await type('Mesajınız', 'Merhaba');
};

it('restores the draft when the page is opened again', async () => {
  await open();
  await fillAll();
  await open();
  expect(control('Mesajınız').value).toBe('Merhaba');
});

it('is prefilled for signed-in users', async () => {
  await openPage({
    path: '/contact',
    element: <ContactRoute />,
    script: { 'GET /v1/account': [200, account], 'GET /v1/contact/token': [200, { token: 'opened' }] },
  });
  await expectText('Bize yazın');
  expect(control('E-posta').value).toBe('ayse@ornek.com');
});

it('fetches a new token when the form was open too long', async () => {
  await open();
  await fillAll();
  answerWith({ 'POST /v1/contact': [400, errorBody('contact_form_expired', 400)] });
  passTime(10_000);
  await press('Mesajı gönder');
  expect(callsTo('GET /v1/contact/token')).toHaveLength(2);
  expect(pageText()).not.toContain('undefined');
});

it('reports a message that was truncated at the maximum length', async () => {
  await open();
  await type('Mesajınız', 'a'.repeat(contactLimits.messageMaximum - 1));
  expect(pageText()).not.toContain('fazlası alınmadı');
  await type('Mesajınız', 'a'.repeat(contactLimits.messageMaximum));
  expect(pageText()).toContain('Mesajınız en fazla 5.000 karakter olabilir; fazlası alınmadı.');
});

it('confirms delivery and removes the draft even when the user has left the page', async () => {
  await open();
  await fillAll();
  const arrive = holdBack({ 'POST /v1/contact': [201, { ticketId: 't1' }] });
  passTime(10_000);
  await press('Mesajı gönder');
  await leaveTo('/');
  expect(pageText()).toContain('arrived at /');
  await arrive();
  await expectText('Mesajınız bize ulaştı');
  await open();
  expect(control('Mesajınız').value).toBe('');
});
