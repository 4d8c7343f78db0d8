import { button, card, field, heading, hint, picture, plainButton, tabs, text, words } from './parts.ts';
import type { Template } from './template.ts';

const step = (index: number, title: ReturnType<typeof words>, detail: ReturnType<typeof words>) =>
  card(
    'step',
    [24, 428 + index * 92, 327, 80],
    [
      picture('step mark', [16, 19, 40, 40], 20),
      text('step title', [72, 14, 239, 24], title, { fontWeight: '600', fontSize: 16 }),
      hint('step detail', [72, 40, 239, 22], detail),
    ],
  );

/** Screens that a user sees first: sign-in and introduction. */
export const startTemplates: readonly Template[] = [
  {
    id: 'login',
    category: 'Authentication',
    parts: [
      picture('logo', [24, 96, 64, 64], 20),
      heading('title', [24, 184, 327, 40], words('Tekrar hoş geldiniz', 'Welcome back'), 30),
      hint(
        'subtitle',
        [24, 228, 327, 24],
        words('Kaldığınız yerden devam edin.', 'Pick up where you left off.'),
        {
          fontSize: 16,
        },
      ),
      field('email', [24, 288, 327, 52], words('E-posta', 'E-mail'), { keyboardType: 'email-address' }),
      field('password', [24, 352, 327, 52], words('Şifre', 'Password'), { secureTextEntry: true }),
      plainButton('forgot password', [191, 412, 160, 44], words('Şifremi unuttum', 'Forgot password'), {
        fontSize: 14,
        textAlign: 'right',
      }),
      button('sign in', [24, 472, 327, 52], words('Giriş yap', 'Log in')),
      plainButton('create account', [24, 536, 327, 52], words('Hesap oluştur', 'Create an account'), {
        borderWidth: 1,
        borderColor: 'line',
        color: 'ink',
      }),
      hint(
        'terms',
        [24, 736, 327, 40],
        words('Giriş yaparak koşulları kabul edersiniz.', 'By logging in you accept the terms.'),
        {
          textAlign: 'center',
          fontSize: 13,
        },
      ),
    ],
  },
  {
    id: 'onboarding',
    category: 'Introduction',
    parts: [
      plainButton('skip', [271, 52, 80, 44], words('Geç', 'Skip'), { textAlign: 'right', fontSize: 15 }),
      picture('illustration', [24, 108, 327, 200], 24),
      heading('title', [24, 332, 327, 40], words('Gününüzü planlayın', 'Plan your day')),
      hint('subtitle', [24, 376, 327, 40], words('Üç adımda hazırsınız.', 'You are ready in three steps.'), {
        fontSize: 16,
      }),
      step(
        0,
        words('Hedef seçin', 'Choose a goal'),
        words('Size uygun olanla başlayın.', 'Start with one that fits you.'),
      ),
      step(
        1,
        words('Hatırlatma kurun', 'Set a reminder'),
        words('Günün doğru saatinde.', 'At the right time of the day.'),
      ),
      step(
        2,
        words('İlerlemeyi görün', 'See your progress'),
        words('Her hafta bir özet.', 'A summary every week.'),
      ),
      button('continue', [24, 728, 327, 52], words('Başla', 'Get started')),
    ],
  },
  {
    id: 'dashboard-stats',
    category: 'Dashboard',
    parts: [
      hint('greeting', [24, 60, 240, 22], words('İyi günler, Ayşe', 'Good day, Jane')),
      heading('title', [24, 82, 240, 38], words('Bu hafta', 'This week')),
      picture('avatar', [307, 64, 44, 44], 22),
      ...(
        [
          ['Satış', 'Sales', '12.480 ₺', '$1,248', '+%8', '+8%'],
          ['Sipariş', 'Orders', '86', '86', '+%3', '+3%'],
          ['Müşteri', 'Customers', '41', '41', '+%12', '+12%'],
          ['Puan', 'Rating', '4,8', '4.8', '+0,1', '+0.1'],
        ] as const
      ).map(([tr, en, trValue, enValue, trChange, enChange], index) =>
        card(
          'stat',
          [24 + (index % 2) * 170, 144 + Math.floor(index / 2) * 124, 157, 112],
          [
            hint('stat label', [16, 14, 125, 22], words(tr, en)),
            text('stat value', [16, 38, 125, 34], words(trValue, enValue), {
              fontSize: 24,
              fontWeight: 'bold',
            }),
            text('stat change', [16, 76, 125, 22], words(trChange, enChange), {
              fontSize: 14,
              color: 'good',
            }),
          ],
        ),
      ),
      card(
        'chart',
        [24, 400, 327, 220],
        [
          text('chart title', [16, 14, 295, 24], words('Günlük satış', 'Daily sales'), { fontWeight: '600' }),
          ...[64, 96, 80, 128, 112, 144, 72].map((height, index) => ({
            type: 'view' as const,
            name: 'bar',
            box: [20 + index * 42, 200 - height, 28, height] as const,
            props: { backgroundColor: 'accent', borderRadius: 6 } as const,
          })),
        ],
      ),
      button('report', [24, 644, 327, 52], words('Raporu aç', 'Open the report')),
      tabs(words('Özet', 'Overview'), words('Siparişler', 'Orders'), words('Ayarlar', 'Settings')),
    ],
  },
];
