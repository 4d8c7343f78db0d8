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
} from './parts.ts';
import type { Template, TemplatePart, Words } from './template.ts';

const number = (index: number, value: string, label: Words): TemplatePart =>
  card(
    'number',
    [24 + index * 111, 268, 105, 76],
    [
      text('number value', [0, 12, 103, 28], same(value), {
        fontSize: 20,
        fontWeight: 'bold',
        textAlign: 'center',
      }),
      hint('number label', [0, 42, 103, 20], label, { textAlign: 'center', fontSize: 13 }),
    ],
  );

const setting = (top: number, title: Words, detail: Words, isOn: boolean): TemplatePart =>
  card(
    'setting',
    [24, top, 327, 72],
    [
      text('setting title', [16, 12, 230, 22], title, { fontWeight: '600' }),
      hint('setting detail', [16, 38, 230, 20], detail, { fontSize: 13 }),
      toggle('setting switch', [262, 20, 52, 32], isOn),
    ],
  );

const received = (top: number, height: number, value: Words): TemplatePart =>
  text('received', [24, top, 250, height], value, { backgroundColor: 'soft', borderRadius: 18, padding: 12 });
const sent = (top: number, height: number, value: Words): TemplatePart =>
  text('sent', [101, top, 250, height], value, {
    backgroundColor: 'accent',
    color: 'onAccent',
    borderRadius: 18,
    padding: 12,
  });

const post = (top: number, author: string, time: Words, value: Words, likes: Words): TemplatePart =>
  card(
    'post',
    [24, top, 327, 284],
    [
      picture('author photo', [16, 14, 40, 40], 20),
      text('author', [68, 14, 200, 22], same(author), { fontWeight: '600' }),
      hint('time', [68, 36, 200, 20], time, { fontSize: 13 }),
      picture('photo', [16, 66, 293, 130], 12),
      text('caption', [16, 206, 293, 24], value),
      plainButton('like', [8, 234, 140, 44], likes, {
        fontSize: 14,
        textAlign: 'left',
        paddingHorizontal: 8,
      }),
      plainButton('comment', [165, 234, 152, 44], words('Yorum yap', 'Comment'), {
        fontSize: 14,
        textAlign: 'right',
        paddingHorizontal: 8,
      }),
    ],
  );

/** Screens about people: profile, settings, messages and posts. */
export const peopleTemplates: readonly Template[] = [
  {
    id: 'profile',
    category: 'Account',
    parts: [
      picture('photo', [140, 72, 96, 96], 48),
      heading('full name', [24, 180, 327, 34], words('Ayşe Yılmaz', 'Jane Smith'), 24, {
        textAlign: 'center',
      }),
      hint('about', [24, 216, 327, 24], words('İstanbul’da seramik atölyesi', 'Pottery studio in Bristol'), {
        textAlign: 'center',
      }),
      number(0, '128', words('Gönderi', 'Posts')),
      number(1, '2.4K', words('Takipçi', 'Followers')),
      number(2, '310', words('Takip', 'Following')),
      button('follow', [24, 364, 157, 48], words('Takip et', 'Follow')),
      plainButton('message', [194, 364, 157, 48], words('Mesaj', 'Message'), {
        borderWidth: 1,
        borderColor: 'line',
        color: 'ink',
      }),
      ...Array.from({ length: 6 }, (_, index) =>
        picture('post photo', [24 + (index % 3) * 111, 436 + Math.floor(index / 3) * 111, 105, 105]),
      ),
      tabs(words('Akış', 'Feed'), words('Ara', 'Search'), words('Profil', 'Profile')),
    ],
  },
  {
    id: 'settings',
    category: 'Account',
    parts: [
      heading('title', [24, 64, 327, 40], words('Ayarlar', 'Settings')),
      text('notifications title', [24, 120, 327, 24], words('Bildirimler', 'Notifications'), {
        fontWeight: '600',
      }),
      setting(
        152,
        words('Anlık bildirim', 'Push'),
        words('Yeni mesaj geldiğinde', 'When a message arrives'),
        true,
      ),
      setting(232, words('E-posta', 'E-mail'), words('Haftada bir özet', 'A weekly summary'), false),
      text('look title', [24, 328, 327, 24], words('Görünüm', 'Appearance'), { fontWeight: '600' }),
      setting(
        360,
        words('Koyu tema', 'Dark theme'),
        words('Gece daha rahat okunur', 'Easier to read at night'),
        false,
      ),
      setting(440, words('Büyük yazı', 'Larger text'), words('Bütün ekranlarda', 'On all screens'), true),
      plainButton('sign out', [24, 544, 327, 52], words('Çıkış yap', 'Log out'), {
        borderWidth: 1,
        borderColor: 'line',
      }),
      hint('version', [24, 612, 327, 22], words('Sürüm 1.0.0', 'Version 1.0.0'), {
        textAlign: 'center',
        fontSize: 13,
      }),
      tabs(words('Ana sayfa', 'Home'), words('Bildirimler', 'Alerts'), words('Ayarlar', 'Settings')),
    ],
  },
  {
    id: 'chat',
    category: 'Social',
    parts: [
      picture('photo', [24, 56, 44, 44], 22),
      text('contact', [80, 56, 220, 24], words('Mert Kaya', 'Sam Brown'), {
        fontWeight: '600',
        fontSize: 17,
      }),
      hint('status', [80, 80, 220, 20], words('çevrimiçi', 'online'), { color: 'good' }),
      received(
        128,
        68,
        words('Merhaba, yarınki buluşma hâlâ geçerli mi?', 'Hi, is tomorrow’s meeting still on?'),
      ),
      sent(208, 48, words('Evet, saat onda.', 'Yes, at ten.')),
      received(268, 68, words('Harika. Çizimleri de getireyim mi?', 'Great. Shall I bring the sketches?')),
      sent(348, 68, words('Çok iyi olur, birlikte bakarız.', 'That would help, we can look together.')),
      received(428, 48, words('Görüşürüz!', 'See you!')),
      field('message', [24, 740, 263, 48], words('Mesaj yazın', 'Write a message'), { borderRadius: 24 }),
      button('send', [299, 740, 52, 48], same('→'), { borderRadius: 24, fontSize: 20 }),
    ],
  },
  {
    id: 'feed',
    category: 'Social',
    parts: [
      heading('title', [24, 60, 240, 40], words('Akış', 'Feed')),
      button('new post', [251, 58, 100, 44], words('Paylaş', 'Post'), { fontSize: 15, borderRadius: 22 }),
      post(
        120,
        'Deniz',
        words('2 saat önce', '2 hours ago'),
        words('Atölyede yeni hafta.', 'A new week at the studio.'),
        words('24 beğeni', '24 likes'),
      ),
      post(
        416,
        'Elif',
        words('dün', 'yesterday'),
        words('Sahilde kahvaltı.', 'Breakfast by the sea.'),
        words('61 beğeni', '61 likes'),
      ),
      tabs(words('Akış', 'Feed'), words('Ara', 'Search'), words('Profil', 'Profile')),
    ],
  },
];
