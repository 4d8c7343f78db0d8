import type { Language } from '@kilim/contract';
import type { AppSpec, FeatureId } from '../src/spec/app-spec.ts';

/** One thing that composed apps have, and descriptions that ask for it. */
export interface BreadthCase {
  readonly name: string;
  readonly prompts: Readonly<Record<Language, string>>;
  readonly isMet: (spec: AppSpec) => boolean;
}

const screen =
  (...kinds: readonly string[]) =>
  ({ screens }: AppSpec): boolean =>
    screens.some(({ kind }) => kinds.includes(kind));
const feature =
  (id: FeatureId) =>
  ({ features }: AppSpec): boolean =>
    features.includes(id);
const layout =
  (id: AppSpec['layout']) =>
  (spec: AppSpec): boolean =>
    spec.layout === id;
const field =
  (...types: readonly string[]) =>
  ({ entities }: AppSpec): boolean =>
    entities.some(({ fields }) => fields.some(({ type }) => types.includes(type)));

const row = (name: string, tr: string, en: string, isMet: BreadthCase['isMet']): BreadthCase => ({
  name,
  prompts: { tr, en },
  isMet,
});

/** Kinds of screens and features, each with a natural description in both languages. */
export const screenCases: readonly BreadthCase[] = [
  row('list', 'spor salonu üye listesi', 'gym members', screen('list')),
  row('grid', 'film koleksiyonum', 'my movie collection', screen('grid')),
  row('detail', 'kitap listesi detay sayfası olsun', 'book list with a detail page', screen('detail')),
  row('form', 'harcama takibi', 'expense tracker', screen('form')),
  row(
    'booking in steps',
    'berber randevu uygulaması, adım adım randevu alınsın',
    'barber app where you book step by step',
    screen('booking'),
  ),
  row('calendar', 'görev listesi takvim olsun', 'to-do list with a calendar', screen('calendar')),
  row('agenda', 'diyetisyen randevu ajandası', 'dietitian appointments with an agenda', screen('agenda')),
  row('week', 'ders programı', 'class timetable', screen('week')),
  row('board', 'görevlerim için kanban panosu', 'kanban board for my tasks', screen('board')),
  row('chart', 'kilo takibi grafik olsun', 'weight tracker with a chart', screen('chart')),
  row(
    'statistics',
    'okuma takibi istatistik ekranı olsun',
    'reading log with statistics',
    screen('statistics'),
  ),
  row('history', 'su takibi, geçmiş ekranı olsun', 'water tracker with a history', screen('history')),
  row('places', 'gittiğim mekanlar', 'places I visited', ({ archetype }) => archetype === 'places'),
  row('chat', 'mesajlaşma uygulaması', 'chat app', screen('chats')),
  row('feed', 'instagram gibi paylaşım uygulaması', 'a social feed like instagram', screen('feed')),
  row('catalogue', 'butik ürün kataloğu', 'boutique product catalogue', screen('shop')),
  row('cart', 'çiçekçi uygulaması sepet olsun', 'flower shop with a cart', screen('cart')),
  row('checkout', 'pastane uygulaması sepet ve ödeme olsun', 'bakery shop with checkout', screen('checkout')),
  row('orders', 'online mağaza, siparişlerim olsun', 'online store with my orders', screen('purchases')),
  row('timer', 'geri sayım zamanlayıcı', 'pomodoro timer', screen('countdown', 'focusTimer')),
  row('stopwatch', 'kronometre uygulaması', 'stopwatch app', screen('stopwatch')),
  row('counter', 'tesbih sayacı', 'tally counter', screen('tallyCounter')),
  row('calculator', 'hesap makinesi', 'calculator', screen('calculator')),
  row('converter', 'birim çevirici', 'unit converter', screen('unitConverter')),
  row('generator', 'şifre üretici', 'password generator', screen('passwordMaker')),
  row('quiz', 'genel kültür quiz', 'trivia quiz', screen('quiz')),
  row('flashcards', 'ingilizce kelime kartları', 'spanish flashcards', screen('flashcards')),
  row('memory', 'hafıza kart eşleştirme oyunu', 'memory matching game', screen('memory')),
  row('merge', '2048 oyunu', '2048 game', screen('merge')),
  row('falling blocks', 'tetris oyunu', 'falling blocks game', screen('blocks')),
  row('race', 'araba yarışı oyunu', 'car racing game', screen('race')),
  row('run', 'sonsuz koşu oyunu', 'endless runner', screen('run')),
  row('asteroids', 'uzay gemisi oyunu', 'asteroid game', screen('asteroids')),
  row('fly', 'flappy bird oyunu', 'flappy bird game', screen('fly')),
  row('match three', 'şeker patlatma oyunu', 'match three game', screen('matchThree')),
  row('chess', 'satranç oyunu', 'chess game for two players', screen('chess')),
  row('minesweeper', 'mayın tarlası', 'minesweeper', screen('minesweeper')),
  row('snake', 'yılan oyunu', 'snake game', screen('snake')),
  row('tic-tac-toe', 'xox oyunu', 'tic tac toe', screen('ticTacToe')),
  row('sudoku', 'sudoku', 'sudoku', screen('sudoku')),
  row('hangman', 'adam asmaca', 'hangman', screen('hangman')),
  row('word guess', 'wordle gibi kelime oyunu', 'word guess game', screen('wordGuess')),
  row('sliding', 'kaydırmalı bulmaca', 'sliding puzzle', screen('sliding')),
  row('reflex', 'refleks oyunu', 'reaction game', screen('reflex')),
  row('articles', 'blog uygulaması', 'blog app', ({ archetype }) => archetype === 'articles'),
  row('player', 'müzik çalar', 'music player', screen('player')),
  row('gallery', 'fotoğraf galerisi', 'photo gallery', field('photo')),
  row('notes', 'not defteri', 'notes app', screen('notes')),
  row('login', 'spor salonu üye takibi giriş ekranı olsun', 'gym members with login', feature('login')),
  row('onboarding', 'su takibi tanıtım ekranı olsun', 'water tracker with onboarding', feature('onboarding')),
  row(
    'profile',
    'alışkanlık takibi profil ekranı olsun',
    'habit tracker with a profile page',
    screen('accountProfile'),
  ),
  row('settings', 'not defteri ayarlar ekranı olsun', 'notes with settings', screen('settings')),
  row('search', 'tarif defteri arama olsun', 'recipes with search', feature('search')),
  row('filter', 'stok takibi filtreleme olsun', 'inventory with filters', feature('filter')),
  row('favourites', 'tarif defteri favoriler olsun', 'recipes with favourites', feature('favourites')),
  row('ratings', 'gittiğim restoranlar puan vereyim', 'restaurants I visited with ratings', field('rating')),
  row('comments', 'tarif defteri yorum yapılsın', 'recipes with comments', feature('comments')),
  row('reminders', 'fatura takibi hatırlatma olsun', 'invoices with reminders', feature('reminders')),
  row('sharing', 'tarif defteri paylaş düğmesi olsun', 'recipes with a share button', feature('sharing')),
  row(
    'data export',
    "harcama takibi excel'e aktarma olsun",
    'expenses with export to excel',
    feature('dataExport'),
  ),
  row(
    'language switch',
    'otel rezervasyon dil seçeneği olsun',
    'hotel bookings with a language switch',
    feature('languageSwitch'),
  ),
  row(
    'roles',
    'stok takibi yönetici ve personel olsun',
    'inventory with admin and staff',
    ({ roles }) => (roles?.length ?? 0) > 1,
  ),
];

/** Ways around in an app that people name. */
export const layoutCases: readonly BreadthCase[] = [
  row('tabs', 'harcama takibi alt menülü', 'expense tracker with bottom tabs', layout('tabs')),
  row('top tabs', 'harcama takibi üst sekmeli', 'expense tracker with top tabs', layout('topTabs')),
  row('drawer', 'harcama takibi yan menülü', 'expense tracker with a side menu', layout('drawer')),
  row(
    'wizard',
    'bütçe uygulaması sihirbaz gibi adım adım',
    'budget app as a step by step wizard',
    layout('wizard'),
  ),
];
