import {
  button,
  card,
  field,
  heading,
  hint,
  picture,
  plainButton,
  same,
  tabs,
  text,
  toggle,
  words,
} from '../templates/parts.ts';
import type { TemplatePart, Words } from '../templates/template.ts';

/** A component of the built-in provider with the starts of words that ask for it, without accents. */
export interface Suggestion {
  readonly id: string;
  readonly stems: readonly string[];
  readonly parts: readonly TemplatePart[];
}

const form = (title: Words, submit: Words, ...fields: readonly TemplatePart[]): TemplatePart =>
  card(
    'form',
    [24, 40, 327, 84 + fields.length * 60 + 60],
    [
      heading('form title', [16, 16, 293, 34], title, 22),
      ...fields,
      button('submit', [16, 68 + fields.length * 60, 293, 48], submit),
    ],
  );
const at = (index: number, name: string, label: Words, props = {}): TemplatePart =>
  field(name, [16, 64 + index * 60, 293, 48], label, props);

const email = (index: number) =>
  at(index, 'email', words('E-posta', 'E-mail'), { keyboardType: 'email-address' });
const password = (index: number) =>
  at(index, 'password', words('Şifre', 'Password'), { secureTextEntry: true });
const fullName = (index: number) => at(index, 'full name', words('Ad soyad', 'Full name'));

const block = (
  type: TemplatePart['type'],
  name: string,
  box: TemplatePart['box'],
  props: TemplatePart['props'],
) => ({
  type,
  name,
  box,
  props,
});

/** The built-in answers. The first one, a login form, answers what no other one does: docs/rules/designer.md#suggested-components */
export const suggestions: readonly Suggestion[] = [
  {
    id: 'login-form',
    stems: ['giris', 'login', 'oturum', 'signin'],
    parts: [form(words('Giriş yap', 'Log in'), words('Giriş yap', 'Log in'), email(0), password(1))],
  },
  {
    id: 'sign-up-form',
    stems: ['kayit', 'kaydol', 'uyelik', 'register', 'signup', 'uye'],
    parts: [
      form(
        words('Hesap oluştur', 'Create an account'),
        words('Kaydol', 'Sign up'),
        fullName(0),
        email(1),
        password(2),
      ),
    ],
  },
  {
    id: 'booking-form',
    stems: ['randevu', 'rezervasyon', 'appointment', 'booking', 'book', 'reservation'],
    parts: [
      form(
        words('Randevu al', 'Book a time'),
        words('Randevu al', 'Book'),
        fullName(0),
        at(1, 'day', words('Gün', 'Day')),
        at(2, 'time', words('Saat', 'Time')),
      ),
    ],
  },
  {
    id: 'contact-form',
    stems: ['iletisim', 'contact', 'form', 'bize', 'geri'],
    parts: [
      form(
        words('Bize yazın', 'Write to us'),
        words('Gönder', 'Send'),
        fullName(0),
        email(1),
        at(2, 'message', words('Mesajınız', 'Your message')),
      ),
    ],
  },
  {
    id: 'search-bar',
    stems: ['ara', 'arama', 'search', 'filtre', 'suzgec', 'filter'],
    parts: [
      field('search', [24, 40, 271, 48], words('Ara', 'Search'), { borderRadius: 24 }),
      button('filter', [303, 40, 48, 48], same('≡'), { borderRadius: 24, fontSize: 20 }),
    ],
  },
  {
    id: 'product-cards',
    stems: ['urun', 'product', 'magaza', 'shop', 'satis', 'katalog', 'catalog'],
    parts: [
      block('product-card', 'product', [24, 40, 157, 280], {
        title: words('Seramik kupa', 'Ceramic mug'),
        price: words('249 ₺', '$12'),
        text: words('Sepete ekle', 'Add to cart'),
        backgroundColor: 'surface',
        borderWidth: 1,
        borderColor: 'line',
        borderRadius: 14,
        color: 'ink',
      }),
      block('product-card', 'product', [194, 40, 157, 280], {
        title: words('Keten örtü', 'Linen cloth'),
        price: words('480 ₺', '$24'),
        text: words('Sepete ekle', 'Add to cart'),
        backgroundColor: 'surface',
        borderWidth: 1,
        borderColor: 'line',
        borderRadius: 14,
        color: 'ink',
      }),
    ],
  },
  {
    id: 'profile-card',
    stems: ['profil', 'profile', 'kullanici', 'user', 'hesap', 'account'],
    parts: [
      card(
        'profile',
        [24, 40, 327, 168],
        [
          picture('photo', [16, 16, 72, 72], 36),
          text('full name', [104, 22, 207, 28], words('Ayşe Yılmaz', 'Jane Smith'), {
            fontSize: 18,
            fontWeight: '600',
          }),
          hint('about', [104, 52, 207, 24], words('Seramik atölyesi', 'Pottery studio')),
          button('follow', [16, 104, 143, 48], words('Takip et', 'Follow')),
          plainButton('message', [168, 104, 143, 48], words('Mesaj', 'Message'), {
            borderWidth: 1,
            borderColor: 'line',
            color: 'ink',
          }),
        ],
      ),
    ],
  },
  {
    id: 'chat-bubbles',
    stems: ['sohbet', 'mesajlas', 'chat', 'konusma', 'balon', 'bubble'],
    parts: [
      text(
        'received',
        [24, 40, 250, 68],
        words('Merhaba, nasıl yardımcı olabilirim?', 'Hello, how can I help you?'),
        {
          backgroundColor: 'soft',
          borderRadius: 18,
          padding: 12,
        },
      ),
      text('sent', [101, 120, 250, 48], words('Siparişim nerede?', 'Where is my order?'), {
        backgroundColor: 'accent',
        color: 'onAccent',
        borderRadius: 18,
        padding: 12,
      }),
      field('message', [24, 188, 263, 48], words('Mesaj yazın', 'Write a message'), { borderRadius: 24 }),
      button('send', [299, 188, 52, 48], same('→'), { borderRadius: 24, fontSize: 20 }),
    ],
  },
  {
    id: 'stat-cards',
    stems: [
      'istatistik',
      'stats',
      'statist',
      'ozet',
      'rapor',
      'report',
      'grafik',
      'chart',
      'dashboard',
      'panel',
    ],
    parts: [0, 1].map((index) =>
      card(
        'stat',
        [24 + index * 170, 40, 157, 96],
        [
          hint(
            'stat label',
            [16, 14, 125, 22],
            index === 0 ? words('Satış', 'Sales') : words('Sipariş', 'Orders'),
          ),
          text('stat value', [16, 42, 125, 36], index === 0 ? words('12.480 ₺', '$1,248') : same('86'), {
            fontSize: 24,
            fontWeight: 'bold',
          }),
        ],
      ),
    ),
  },
  {
    id: 'settings-rows',
    stems: ['ayar', 'setting', 'tercih', 'preference', 'anahtar', 'switch', 'bildirim', 'notification'],
    parts: [
      words('Anlık bildirim', 'Push'),
      words('E-posta', 'E-mail'),
      words('Koyu tema', 'Dark theme'),
    ].map((title, index) =>
      card(
        'setting',
        [24, 40 + index * 72, 327, 60],
        [
          text('setting title', [16, 18, 230, 24], title, { fontWeight: '600' }),
          toggle('setting switch', [262, 14, 52, 32], index === 0),
        ],
      ),
    ),
  },
  {
    id: 'list',
    stems: ['liste', 'list', 'gorev', 'task', 'yapilacak', 'todo', 'satir'],
    parts: [
      heading('title', [24, 40, 327, 36], words('Görevler', 'Tasks'), 24),
      block('flatlist', 'tasks', [24, 84, 327, 200], {
        items: [
          words('Raporu bitir', 'Finish the report'),
          words('Elif’i ara', 'Call Sam'),
          words('Alışveriş', 'Shopping'),
        ],
        fontSize: 16,
        color: 'ink',
        backgroundColor: 'surface',
        borderWidth: 1,
        borderColor: 'line',
        borderRadius: 14,
        padding: 14,
      }),
    ],
  },
  {
    id: 'tab-bar',
    stems: ['sekme', 'tab', 'menu', 'gezinme', 'navigation', 'navbar'],
    parts: [
      tabs(
        words('Ana sayfa', 'Home'),
        words('Ara', 'Search'),
        words('Sepet', 'Cart'),
        words('Profil', 'Profile'),
      ),
    ],
  },
  {
    id: 'price-plan',
    stems: ['fiyat', 'price', 'pricing', 'plan', 'abonelik', 'subscription', 'paket'],
    parts: [
      card(
        'plan',
        [24, 40, 327, 236],
        [
          text('plan name', [20, 18, 287, 26], words('Aylık', 'Monthly'), {
            fontWeight: '600',
            fontSize: 18,
          }),
          text('plan price', [20, 50, 287, 44], words('99 ₺', '$9'), { fontSize: 32, fontWeight: 'bold' }),
          hint(
            'plan detail',
            [20, 100, 287, 24],
            words('Bütün özellikler, istediğinizde bitirin', 'All features, cancel any time'),
          ),
          button('subscribe', [20, 164, 287, 52], words('Abone ol', 'Subscribe')),
        ],
      ),
    ],
  },
  {
    id: 'empty-state',
    stems: ['bos', 'empty', 'state', 'hata', 'error'],
    parts: [
      picture('illustration', [127, 60, 120, 120], 50),
      heading('title', [24, 196, 327, 34], words('Henüz bir şey yok', 'Nothing here yet'), 22),
      hint('detail', [24, 234, 327, 24], words('İlk kaydınızı ekleyin.', 'Add your first entry.')),
      button('add', [24, 276, 327, 52], words('Ekle', 'Add')),
    ],
  },
];
