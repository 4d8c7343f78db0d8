// @vitest-environment happy-dom
import { limits } from '@kilim/contract';
import { account, at, type Script } from '../../testing/everyday.ts';
import { describeForm, type FormDescription } from '../../testing/form-cases.ts';
import { openPage, useScriptedPages } from '../../testing/scripted-page.tsx';
import { scriptedSession } from '../../testing/sessions.ts';
import AuthRoute from './auth-route.tsx';
import MagicLinkRoute from './magic-link-route.tsx';
import UndoDeletionRoute from './undo-deletion-route.tsx';
import VerifyEmailRoute from './verify-email-route.tsx';

useScriptedPages();

const token = { $id: 't1', $createdAt: at, userId: 'u1', secret: '', expire: at, phrase: '' };

const openAuth =
  (mode: string, script: Script = {}) =>
  () =>
    openPage({ path: '/auth', address: `/auth?mode=${mode}`, element: <AuthRoute />, script });

const texts = {
  offline: 'Bağlantı hatası. Lütfen internet bağlantınızı kontrol edin.',
  failed: 'Sunucu hatası. Lütfen birkaç dakika sonra tekrar deneyin.',
  tooMany: 'Çok fazla deneme yapıldı. Lütfen 2 dakika bekleyip tekrar deneyin.',
  refused: 'Giriş başarısız. Lütfen bilgilerinizi kontrol edin.',
} as const;
const invalidEmail = 'Geçersiz e-posta adresi. Lütfen kontrol edin.';
const credentialsRequired = 'Lütfen e-posta ve şifre alanlarını doldurun.';
const email = {
  label: 'E-posta',
  kind: 'email',
  value: 'ayse@ornek.com',
  maximum: 320,
  missing: credentialsRequired,
  invalid: invalidEmail,
} as const;

const forms: readonly FormDescription[] = [
  {
    ...texts,
    name: 'sign in',
    open: openAuth('login'),
    fields: [
      email,
      {
        label: 'Şifre',
        kind: 'password',
        value: 'çok gizli 8',
        maximum: limits.passwordMaximum,
        missing: credentialsRequired,
      },
    ],
    submit: 'Giriş Yap',
    request: 'POST /v1/account/sessions/email',
    reply: [201, scriptedSession],
    done: 'arrived at /',
    leave: 'Şifremi unuttum',
  },
  {
    ...texts,
    name: 'register',
    open: openAuth('register', {
      'POST /v1/account/sessions/email': [201, scriptedSession],
      'POST /v1/account/verification': [201, token],
    }),
    fields: [
      {
        label: 'Ad Soyad',
        kind: 'text',
        value: 'Ayşe Yılmaz',
        maximum: limits.nameMaximum,
        missing: 'Lütfen adınızı girin.',
      },
      email,
      {
        label: 'Şifre',
        kind: 'password',
        value: 'çok gizli 8',
        maximum: limits.passwordMaximum,
        missing: credentialsRequired,
      },
      {
        label: 'Şifre (tekrar)',
        kind: 'password',
        value: 'çok gizli 8',
        maximum: limits.passwordMaximum,
        missing: 'Şifreler eşleşmiyor. Lütfen kontrol edin.',
      },
      {
        label: 'Gizlilik sözleşmesini ve KVKK metnini okudum ve kabul ediyorum.',
        kind: 'check',
        value: '',
        missing: 'Lütfen gizlilik sözleşmesini ve KVKK metnini okuyup kabul edin.',
      },
    ],
    submit: 'Kayıt Ol',
    request: 'POST /v1/account',
    reply: [201, account],
    done: 'arrived at /',
    refused: 'Kayıt başarısız. Lütfen tekrar deneyin.',
    leave: null,
  },
  {
    ...texts,
    name: 'forgotten password',
    open: openAuth('forgot'),
    fields: [{ ...email, missing: invalidEmail }],
    submit: 'Bağlantıyı gönder',
    request: 'POST /v1/account/recovery',
    reply: [201, token],
    done: 'E-postanızı kontrol edin',
    leave: 'Girişe dön',
  },
  {
    ...texts,
    name: 'new password',
    empty: 'Şifre en az 8 karakter olmalıdır.',
    open: openAuth('reset&userId=u1&secret=abc'),
    fields: [
      {
        label: 'Yeni şifre',
        kind: 'password',
        value: 'çok gizli 8',
        maximum: limits.passwordMaximum,
        missing: 'Şifreler eşleşmiyor. Lütfen kontrol edin.',
      },
      {
        label: 'Şifre (tekrar)',
        kind: 'password',
        value: 'çok gizli 8',
        maximum: limits.passwordMaximum,
        missing: 'Şifreler eşleşmiyor. Lütfen kontrol edin.',
      },
    ],
    submit: 'Şifreyi kaydet',
    request: 'PUT /v1/account/recovery',
    reply: [200, token],
    done: 'Şifreniz değişti. Yeni şifrenizle giriş yapabilirsiniz.',
    leave: null,
  },
  {
    ...texts,
    name: 'second factor',
    open: openAuth('second-factor', {
      'PUT /v1/account/mfa/challenges': [200, scriptedSession],
      'DELETE /v1/account/sessions/current': [204, null],
    }),
    fields: [
      {
        label: 'Doğrulama kodu',
        kind: 'code',
        value: '123456',
        maximum: 32,
        missing: 'Lütfen kodu yazın.',
      },
    ],
    submit: 'Doğrula',
    request: 'POST /v1/account/mfa/challenges',
    reply: [201, { $id: 'c1', $createdAt: at, userId: 'u1', expire: at }],
    done: 'arrived at /',
    leave: 'Başka bir hesapla giriş yap',
  },
  {
    ...texts,
    name: 'magic link, asking for the mail',
    open: openAuth('login'),
    fields: [{ ...email, missing: invalidEmail }],
    submit: 'E-postayla giriş bağlantısı gönder',
    request: 'POST /v1/account/tokens/magic-url',
    reply: [201, token],
    done: 'Bu adresle bir hesap varsa giriş bağlantısını gönderdik.',
    leave: 'Şifremi unuttum',
  },
  {
    ...texts,
    name: 'magic link, coming back from the mail',
    open: () =>
      openPage({
        path: '/auth/link',
        address: '/auth/link?userId=u1&secret=abc',
        element: <MagicLinkRoute />,
      }),
    fields: [],
    submit: 'Giriş Yap',
    request: 'POST /v1/account/sessions/token',
    reply: [201, scriptedSession],
    done: 'arrived at /',
    leave: null,
  },
  {
    name: 'undoing a deletion',
    open: () =>
      openPage({
        path: '/undo-deletion',
        address: '/undo-deletion?userId=u1&secret=abc',
        element: <UndoDeletionRoute />,
      }),
    fields: [],
    submit: 'Hesabımı geri aç',
    request: 'POST /v1/personal-data/deletion/undo',
    reply: [204, null],
    done: 'Hesabınız yeniden açıldı',
    offline: 'Sunucuya bağlanılamıyor. Lütfen internet bağlantınızı kontrol edin.',
    failed: texts.failed,
    tooMany: texts.tooMany,
    refused: 'Gönderilen bilgiler geçersiz.',
    leave: null,
  },
  {
    name: 'sending the verification mail again',
    open: () => openPage({ path: '/verify-email', element: <VerifyEmailRoute /> }),
    fields: [],
    submit: 'Doğrulama e-postası gönder',
    request: 'POST /v1/account/verification',
    reply: [201, token],
    done: 'Doğrulama e-postası gönderildi.',
    offline: 'Sunucuya bağlanılamıyor. Lütfen internet bağlantınızı kontrol edin.',
    failed: texts.failed,
    tooMany: texts.tooMany,
    refused: 'Gönderilen bilgiler geçersiz.',
    leave: null,
  },
];

for (const form of forms) describeForm(form);
