import { phraseRows } from './word-list.ts';

/** Screens that a description can name. `entity` is a list of the thing that is named: "müşteriler sayfası". */
export const screenConcepts = [
  'home',
  'list',
  'calendar',
  'agenda',
  'week',
  'board',
  'chart',
  'statistics',
  'history',
  'map',
  'search',
  'favourites',
  'settings',
  'profile',
  'login',
  'onboarding',
  'about',
  'cart',
  'checkout',
  'orders',
  'chat',
  'feed',
  'gallery',
  'timer',
  'reminders',
  'reports',
  'contact',
  'scores',
  'help',
  'compose',
  'form',
  'detail',
  'entity',
] as const;
export type ScreenConcept = (typeof screenConcepts)[number];

export const screenWords = phraseRows<ScreenConcept>(`
home | ana sayfa, ana ekran, anasayfa, bugün, özet | home, main screen, start screen, landing page, overview, dashboard, today
list | liste | list
calendar | takvim | calendar
agenda | ajanda, günlük program | agenda, day view
week | haftalık görünüm, hafta görünümü, haftalık takvim | week view, weekly view, weekly calendar
board | pano, kanban | kanban, board
chart | grafik | chart, graph
statistics | istatistik, analiz | statistics, stats, analytics, insights, summary screen, summary page, summary tab, weekly summary, monthly summary
history | geçmiş | history
map | harita | map
search | arama, ara | search
favourites | favoriler, beğendiklerim, kaydedilenler, kaydettiklerim | favourites, favorites, saved, saved posts, saved items, bookmarks
settings | ayarlar, ayar | settings, preferences
profile | profil, hesabım | profile, my account
login | giriş, giriş yap, kayıt ol, üye girişi, login, üyelik | login, log in, sign in, sign up, register, signup
onboarding | karşılama, tanıtım turu | onboarding, welcome screen, intro
about | hakkında, hakkımızda | about, about us
cart | sepet, sepetim | cart, basket
checkout | ödeme, ödeme formu, siparişi tamamla | checkout, checkout form, payment, payment form
orders | siparişlerim | my orders, order history
chat | sohbet, mesajlar | chat, messages, inbox
feed | akış | feed, timeline
gallery | galeri, fotoğraflar | gallery, photos
timer | zamanlayıcı, sayaç, süre tutucu, kronometre | timer, stopwatch
reminders | hatırlatmalar, hatırlatıcılar, bildirimler | reminders, notifications
reports | rapor | report
contact | iletişim | contact, contact us
scores | skorlar, skor tablosu, puan tablosu, lider tablosu | scores, high scores, score table, scoreboard, leaderboard
help | yardım, nasıl oynanır, nasıl kullanılır, oyun kuralları, sss, sıkça sorulan sorular | help, how to play, how-to-play, how to use, game rules, instructions, faq
compose | paylaşım, gönderi oluşturma, yeni gönderi, gönderi yazma | compose, new post, create post, write post
form | ekleme, yeni ekle, kayıt ekleme, düzenleme | add new, entry form, add form, edit, edit form
detail | detay, ayrıntı | detail, details
`);

/** Words after the name of a screen. Never a subject. */
export const screenNouns = {
  tr: ['ekran', 'sayfa', 'sekme', 'bölüm', 'panel', 'görünüm', 'kısım', 'tab'],
  en: ['screen', 'page', 'tab', 'view', 'section', 'panel'],
} as const;
