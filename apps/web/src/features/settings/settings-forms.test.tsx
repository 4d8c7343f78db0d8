// @vitest-environment happy-dom
import { limits } from '@kilim/contract';
import { vi } from 'vitest';
import { account, at, type Script } from '../../testing/everyday.ts';
import { describeForm, type FormDescription } from '../../testing/form-cases.ts';
import { openPage, press, useScriptedPages } from '../../testing/scripted-page.tsx';
import { scriptedSession } from '../../testing/sessions.ts';
import { scriptedProfile, settingsAnswers } from '../../testing/settings-answers.ts';
// Lazily loaded in the app; imported here so that it renders at once.
import './security/authenticator-dialog.tsx';
import SettingsRoute from './settings-route.tsx';

useScriptedPages();

const open = async (section: string, script: Script = {}): Promise<void> => {
  await openPage({
    path: '/settings',
    address: `/settings?section=${section}`,
    element: <SettingsRoute />,
    script: { ...settingsAnswers, ...script },
  });
};
const protectedAccount: Script = {
  'GET /v1/account': [200, { ...account, mfa: true }],
  'GET /v1/account/mfa/factors': [200, { totp: true, phone: false, email: false, recoveryCode: true }],
  'PUT /v1/account/mfa/challenges': [200, scriptedSession],
  'DELETE /v1/account/mfa/authenticators/totp': [204, null],
  'PATCH /v1/account/mfa/recovery-codes': [200, { recoveryCodes: ['abcde-fgh23'] }],
};

const texts = {
  offline: 'Sunucuya bağlanılamıyor. Lütfen internet bağlantınızı kontrol edin.',
  failed: 'Sunucu hatası. Lütfen birkaç dakika sonra tekrar deneyin.',
  tooMany: 'Çok fazla deneme yapıldı. Lütfen 2 dakika bekleyip tekrar deneyin.',
  refused: 'Gönderilen bilgiler geçersiz.',
  leave: 'Vazgeç',
} as const;
const code = {
  label: 'Doğrulama kodu',
  kind: 'code',
  value: '123456',
  missing: 'Lütfen kodu yazın.',
} as const;
const challenge = { $id: 'c1', $createdAt: at, userId: 'u1', expire: at };

const forms: readonly FormDescription[] = [
  {
    ...texts,
    name: 'profile',
    open: () => open('profile'),
    fields: [
      {
        label: 'Görünen ad',
        kind: 'text',
        value: 'Ayşe Kaya',
        maximum: limits.nameMaximum,
        missing: 'Lütfen adınızı girin.',
      },
      {
        label: 'Telefon',
        kind: 'phone',
        value: '+90 555 000 00 00',
        maximum: 32,
        invalid: 'Geçerli bir telefon numarası yazın.',
      },
      { label: 'Konum', kind: 'text', value: 'İzmir', maximum: limits.locationMaximum },
    ],
    submit: 'Kaydet',
    request: 'PATCH /v1/profile',
    reply: [
      200,
      { ...scriptedProfile, name: 'Ayşe Kaya', phoneNumber: '+90 555 000 00 00', location: 'İzmir' },
    ],
    done: 'Profil başarıyla güncellendi!',
    failed: 'Profil güncellenirken bir hata oluştu.',
    leave: 'Görünüm',
  },
  {
    ...texts,
    name: 'removing the photo',
    open: () => open('profile'),
    fields: [],
    submit: 'Kaldır',
    request: 'DELETE /v1/profile/avatar',
    reply: [204, null],
    done: 'Profil',
    leave: 'Görünüm',
  },
  {
    ...texts,
    name: 'verification mail of the profile',
    open: () => open('profile'),
    fields: [],
    submit: 'Doğrulama e-postası gönder',
    request: 'POST /v1/account/verification',
    reply: [201, { $id: 't1', $createdAt: at, userId: 'u1', secret: '', expire: at, phrase: '' }],
    done: 'Doğrulama e-postası gönderildi.',
    leave: 'Görünüm',
  },
  {
    ...texts,
    name: 'changing the password',
    open: () => open('security'),
    fields: [
      {
        label: 'Mevcut şifre',
        kind: 'password',
        value: 'eski gizli',
        maximum: limits.passwordMaximum,
        missing: 'Mevcut şifrenizi yazın.',
      },
      {
        label: 'Yeni şifre',
        kind: 'password',
        value: 'yeni gizli',
        maximum: limits.passwordMaximum,
        missing: 'Şifre en az 8 karakter olmalıdır.',
      },
      {
        label: 'Şifre (tekrar)',
        kind: 'password',
        value: 'yeni gizli',
        maximum: limits.passwordMaximum,
        missing: 'Şifreler eşleşmiyor. Lütfen kontrol edin.',
      },
    ],
    submit: 'Şifreyi değiştir',
    request: 'PATCH /v1/account/password',
    reply: [200, account],
    done: 'Şifreniz değişti.',
    leave: 'Görünüm',
  },
  {
    ...texts,
    name: 'setting up an authenticator',
    open: async () => {
      await open('security', {
        'POST /v1/account/mfa/authenticators/totp': [
          200,
          { secret: 'ABCDEFGH', uri: 'otpauth://totp/Kilim?secret=ABCDEFGH' },
        ],
        'POST /v1/account/mfa/recovery-codes': [201, { recoveryCodes: ['abcde-fgh23'] }],
        'PATCH /v1/account/mfa': [200, { ...account, mfa: true }],
      });
      await press('İki adımlı doğrulamayı aç');
    },
    fields: [code],
    submit: 'Doğrula ve aç',
    request: 'PUT /v1/account/mfa/authenticators/totp',
    reply: [200, account],
    done: 'abcde-fgh23',
  },
  {
    ...texts,
    name: 'turning the second factor off',
    open: async () => {
      await open('security', protectedAccount);
      await press('İki adımlı doğrulamayı kapat');
    },
    fields: [{ ...code, maximum: 32 }],
    submit: 'İki adımlı doğrulamayı kapat',
    request: 'POST /v1/account/mfa/challenges',
    reply: [201, challenge],
    done: 'İki adımlı doğrulama kapatıldı.',
  },
  {
    ...texts,
    name: 'new recovery codes',
    open: async () => {
      await open('security', protectedAccount);
      await press('Yeni kurtarma kodları');
    },
    fields: [{ ...code, maximum: 32 }],
    submit: 'Kodları oluştur',
    request: 'POST /v1/account/mfa/challenges',
    reply: [201, challenge],
    done: 'abcde-fgh23',
  },
  {
    ...texts,
    name: 'ending a session',
    open: () => open('security'),
    fields: [],
    submit: 'Firefox · macOS oturumunu sonlandır',
    request: 'DELETE /v1/account/sessions/s1',
    reply: [204, null],
    done: 'Oturum sonlandırıldı.',
    leave: 'Görünüm',
  },
  {
    ...texts,
    name: 'asking for one’s data',
    open: () => open('security'),
    fields: [],
    submit: 'Verilerimi hazırla',
    request: 'POST /v1/personal-data/exports',
    reply: [201, { id: 'x1', status: 'pending', size: null, createdAt: at, readyAt: null, expiresAt: at }],
    done: 'Verileriniz hazırlanıyor.',
    leave: 'Görünüm',
  },
  {
    ...texts,
    name: 'deleting the account',
    open: async () => {
      vi.spyOn(window.location, 'assign').mockImplementation((address) => {
        document.body.append(`arrived at ${address}`);
      });
      await open('security');
      await press('Hesabımı sil');
    },
    fields: [
      { label: 'Onaylamak için SİL yazın', kind: 'code', value: 'sil', maximum: 32, missing: '' },
      {
        label: 'Mevcut şifre',
        kind: 'password',
        value: 'eski gizli',
        maximum: limits.passwordMaximum,
        missing: '',
      },
    ],
    submit: 'Hesabımı sil',
    request: 'POST /v1/personal-data/deletion',
    reply: [201, { dueAt: at }],
    done: 'arrived at /undo-deletion',
    isLockedWhileEmpty: true,
  },
];

for (const form of forms) describeForm(form);
