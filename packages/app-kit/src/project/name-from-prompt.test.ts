import { describe, expect, it } from 'vitest';
import { nameFromPrompt, suggestedNameMaximum } from './name-from-prompt.ts';

/** Prompts as people type them, with the name that a person would choose. */
const prompts: readonly (readonly [prompt: string, name: string])[] = [
  ['Bana bir su takip uygulaması yap', 'Su Takibi'],
  ['Su içmeyi hatırlatan bir uygulama yap', 'Su İçme Hatırlatıcı'],
  ['kitap kulübüm için uygulama', 'Kitap Kulübü'],
  ['araç bakım', 'Araç Bakım'],
  ['kadın doğum', 'Kadın Doğum'],
  ['Kitap kulübüm için bir uygulama istiyorum', 'Kitap Kulübü'],
  ['Ev arkadaşlarımla ortak giderleri bölüştüğümüz bir uygulama', 'Ortak Giderler'],
  ['Ürün listesi, ürün ayrıntısı, sepet ve ödeme özeti olan bir e-ticaret uygulaması yap.', 'E-ticaret'],
  ['Akış, profil, beğeni ve yorumları olan bir sosyal medya uygulaması yap.', 'Sosyal Medya'],
  ['Skoru ve seviyeleri olan basit bir oyun uygulaması yap.', 'Oyun'],
  ['koşularımı kaydeden bir uygulama. Haritası olsun.', 'Koşularım'],
  ['koşularımı takip eden uygulama', 'Koşu Takibi'],
  ['harcamalarimi takip edebilecegim bir uygulama istiyorum', 'Harcama Takibi'],
  ['berber randevu uygulamsı yap', 'Berber Randevu'],
  ['bana yılan oyunu yap', 'Yılan Oyunu'],
  ['alışveriş listesi uygulaması', 'Alışveriş Listesi'],
  ['Merhaba! Restoranım için sipariş uygulaması lazım', 'Restoran Sipariş'],
  ['veresiye defteri', 'Veresiye Defteri'],
  ['apartman aidat takibi', 'Apartman Aidat Takibi'],
  ['SU TAKIP UYGULAMASI YAP', 'Su Takibi'],
  ['ilaç saatlerini hatırlatan uygulama yapar mısın', 'İlaç Hatırlatıcı'],
  ['halı saha rezervasyon sistemi istiyorum', 'Halı Saha Rezervasyon'],
  ['öğrencilerimin ödevlerini takip edeceğim bir uygulama', 'Ödev Takibi'],
  ['"Bahçem" adında bitki bakım uygulaması yap', 'Bahçem'],
  ['adı Çay Saati olsun, çay tarifleri uygulaması', 'Çay Saati'],
  ['spor salonu üye takip programı', 'Spor Salonu Üye Takibi'],
  ['kahve dükkanım için sadakat kartı uygulaması', 'Sadakat Kartı'],
  ['günlük tuttuğum bir uygulama', 'Günlük'],
  ['müşterilerin sipariş verebileceği bir pasta uygulaması', 'Pasta'],
  ['bi tane todo app yapsana', 'Todo'],
  ['bütçe uygulaması', 'Bütçe'],
  ['Bir uygulama istiyorum', 'Yeni Uygulama'],
  ['İngilizce kelime ezberleme uygulaması', 'İngilizce Kelime Ezberleme'],
  ['işyeri için stok yönetim programı', 'Stok Yönetimi'],
  ['köpeğimin aşılarını takip etmek istiyorum', 'Aşı Takibi'],
  ['namaz vakitleri uygulaması yap lütfen', 'Namaz Vakitleri'],
  ['düğün hazırlık listesi olsun', 'Düğün Hazırlık Listesi'],
  [
    'Alışkanlık ve görev takibi için eksiksiz bir uygulama oluştur: günlük liste',
    'Alışkanlık ve Görev Takibi',
  ],
  ['Ev eşyaları satan bir e-ticaret uygulaması oluştur: arama', 'E-ticaret'],
  ['Sayı birleştirme oyunu (2048) oluştur: kaydırma', 'Sayı Birleştirme Oyunu'],
  ['ışık şiddeti ölçer uygulaması', 'Işık Şiddeti Ölçer'],
  ['build me an app for my book club', 'Book Club'],
  ['Build me an app that tracks my water intake', 'Water Intake Tracker'],
  ['a water tracking app', 'Water Tracking'],
  ['for example: an app where my flatmates and I split our shared expenses', 'Shared Expenses'],
  ['an app where my flatmates and I split our shared expenses', 'Shared Expenses'],
  ['I want to track my runs', 'Run Tracker'],
  ['i need a todo list app pls', 'Todo List'],
  ['Create a habit tracker with streaks and charts', 'Habit Tracker'],
  ['make an app that reminds me to drink water', 'Water Reminder'],
  ['Could you please build a recipe app with photos?', 'Recipe App'],
  ['expense tracker', 'Expense Tracker'],
  ['an app to manage my plants', 'Plant Manager'],
  ['bulid a workout log', 'Workout Log'],
  ['A snake game', 'Snake Game'],
  ['Make me a game like 2048', 'Game'],
  ["Hi! I'd like an app for tracking my blood pressure", 'Blood Pressure Tracker'],
  ['Build an e-commerce app for home goods: search and categories', 'E-commerce App'],
  ['Build a calm social media app: a feed, likes', 'Social Media'],
  ['Build a simple game app with a score and levels.', 'Game App'],
  ['an app called "Morning Pages" for journaling', 'Morning Pages'],
  ['an app named Green Thumb that helps me water plants', 'Green Thumb'],
  ["app for my dog's vaccinations", "Dog's Vaccinations"],
  ['An app so that I can plan my meals for the week', 'Meal Planner'],
  ['track expenses', 'Expense Tracker'],
  ['inventory management system for a small bakery', 'Inventory Management'],
  ['pomodoro timer', 'Pomodoro Timer'],
  ['barber shop booking app', 'Barber Shop Booking'],
  ['flashcards to learn spanish', 'Flashcards'],
  ['I want an app which helps students share notes', 'Note Sharing'],
  ['make me an app for my restaurant', 'Restaurant App'],
  ['make me an app', 'New App'],
  ['BUILD A TODO APP', 'Todo App'],
  ['make me a to do app', 'Todo App'],
  ['A to-do list for my team', 'Todo List'],
  ['<b>Build</b> a <i>weather</i> app', 'Weather App'],
  ['👩🏽‍💻🧶 halı 🇹🇷', 'Halı'],
  ['<script>alert(1)</script><b>halı</b>', 'Halı'],
  ['bir saat', 'Saat'],
  ['hava durumu', 'Hava Durumu'],
  ['TV dizi takip uygulaması', 'TV Dizi Takibi'],
  ['ios gibi görünen hesap makinesi', 'Hesap Makinesi'],
  ['Build a field service app with a backend: sign-in', 'Field Service'],
  ['Build a complete habit and task planner: a daily list', 'Habit and Task Planner'],
  ['Bana spor yaparken kalorilerimi sayan uygulama lazım', 'Spor Kalorileri'],
  ['Büyük anneme ilaçlarını hatırlatacak uygulama', 'İlaç Hatırlatıcı'],
  ['bir kahveci için menü ve sipariş uygulaması', 'Menü ve Sipariş'],
  ['splitting bills with friends', 'Splitting Bills'],
];

describe('the name of a prompt', () => {
  it.each(prompts)('%j is %j', (prompt, name) => {
    expect(nameFromPrompt(prompt, 'tr')).toBe(name);
  });

  it.each([
    ['istanbul gezi rehberi', 'tr', 'İstanbul Gezi Rehberi'],
    ['ısı ölçer uygulaması', 'en', 'Isı Ölçer'],
    ['invoice list app', 'tr', 'Invoice List'],
  ] as const)('%j has capitals of its own language, also on a page in %s', (prompt, page, name) => {
    expect(nameFromPrompt(prompt, page)).toBe(name);
  });

  it.each([
    ['', 'tr', 'Yeni Uygulama'],
    ['   \n ', 'en', 'New App'],
    ['!!! ???', 'en', 'New App'],
    ['👩🏽‍💻🧶', 'tr', 'Yeni Uygulama'],
  ] as const)('%j has a general name in %s', (prompt, language, name) => {
    expect(nameFromPrompt(prompt, language)).toBe(name);
  });

  it.each([
    'a'.repeat(8_000),
    'çok uzun kelimelerden oluşan muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine bir uygulama',
    `an app for ${'very long names of things '.repeat(300)}`,
    '<'.repeat(8_000),
    '"'.repeat(8_000),
    `${'bir '.repeat(2_000)}`,
    'تطبيق לניהול כתבים',
  ])('of %.40j… is short and quick', (prompt) => {
    const name = nameFromPrompt(prompt, 'tr');
    expect(name.length).toBeGreaterThan(0);
    expect(name.length).toBeLessThanOrEqual(suggestedNameMaximum);
  });
});
