import type { Language } from '@kilim/contract';

export type QuickPromptId = 'full-app' | 'ecommerce' | 'social' | 'game' | 'backend' | 'improve';

export interface QuickPrompt {
  readonly id: QuickPromptId;
  readonly title: Readonly<Record<Language, string>>;
  /** The text that is sent; any model can answer it. */
  readonly prompt: Readonly<Record<Language, string>>;
}

/** The six quick prompts in display order: docs/rules/builtin-provider.md#quick-prompts */
export const quickPrompts: readonly QuickPrompt[] = [
  {
    id: 'full-app',
    title: { tr: 'Eksiksiz uygulama', en: 'Complete app' },
    prompt: {
      tr: 'Alışkanlık ve görev takibi için eksiksiz bir uygulama oluştur: günlük liste, haftalık grafikler, ekleme ve düzenleme formları, ayarlar, açık ve koyu tema.',
      en: 'Build a complete habit and task planner: a daily list, weekly charts, forms to add and edit, settings, light and dark themes.',
    },
  },
  {
    id: 'ecommerce',
    title: { tr: 'E-ticaret', en: 'E-commerce' },
    prompt: {
      tr: 'Ev eşyaları satan bir e-ticaret uygulaması oluştur: arama ve kategoriler, ürün sayfası, favoriler, sepet, doğrulamalı ödeme formu ve siparişler.',
      en: 'Build an e-commerce app for home goods: search and categories, product page, favourites, cart, a validated checkout form and orders.',
    },
  },
  {
    id: 'social',
    title: { tr: 'Sosyal medya', en: 'Social media' },
    prompt: {
      tr: 'Sakin bir sosyal medya uygulaması oluştur: akış, beğeni ve yorumlar, paylaşım ekranı, kaydedilenler, profiller ve takip.',
      en: 'Build a calm social media app: a feed, likes and comments, a compose screen, saved posts, profiles and following.',
    },
  },
  {
    id: 'game',
    title: { tr: 'Oyun', en: 'Game' },
    prompt: {
      tr: 'Sayı birleştirme oyunu (2048) oluştur: kaydırma hareketleri, geri alma, iki tahta boyu, skor tablosu ve nasıl oynanır ekranı.',
      en: 'Build a number joining game (2048): swipe gestures, undo, two board sizes, a score table and a how-to-play screen.',
    },
  },
  {
    id: 'backend',
    title: { tr: 'Sunucu bağlantısı', en: 'Backend integration' },
    prompt: {
      tr: 'Sunucuya bağlanan bir saha servis uygulaması oluştur: giriş, API katmanı, yükleniyor, hata ve boş durumlar, çevrimdışı çalışma ve iş formu.',
      en: 'Build a field service app with a backend: sign-in, an API layer, loading, error and empty states, offline work and a job form.',
    },
  },
  {
    id: 'improve',
    title: { tr: 'Mevcut uygulamayı iyileştir', en: 'Improve this app' },
    prompt: {
      tr: 'Mevcut uygulamayı iyileştir: hata durumlarını, erişilebilirliği ve görünümü gözden geçir, eksikleri tamamla.',
      en: 'Improve this app: review error states, accessibility and looks, and fill in what is missing.',
    },
  },
];
