import type { ArchetypeId } from '../../spec/app-spec.ts';
import { phraseRows } from './word-list.ts';

/**
 * What every app has by itself, or every app of an archetype, so that it is neither a field nor missing: "boş durumlar",
 * "swipe gestures" of a game, "likes" of a feed. `state` words say this only beside another of these.
 */
export type Given = 'every' | 'state' | ArchetypeId;

export const givenWords = phraseRows<Given>(`
every | hata durumu, boş durum, yükleme durumu, yükleniyor durumu, form doğrulama, doğrulamalı form, doğrulama, erişilebilirlik, çevrimdışı çalışma, çevrimdışı kullanım, ekleme formu, düzenleme formu, ekleme ve düzenleme formları, ekleme, düzenleme, silme, iş formu, kayıt formu, animasyonlar, geçişler, günlük liste | error state, empty state, loading state, form validation, validated form, validation, accessibility, offline work, offline mode, offline support, offline use, add form, edit form, forms to add and edit, add and edit forms, adding, editing, deleting, job form, entry form, input form, animations, transitions, daily list
state | yükleniyor, yükleme, hata, boş | loading, error, empty, success
game | kaydırma hareketi, kaydırma, geri alma, tahta boyu, iki tahta boyu, skor tablosu, skor, en yüksek skor, yeni oyun, nasıl oynanır, kurallar | swipe gesture, swipes, swiping, undo, board size, two board sizes, score table, scoreboard, score, scores, best score, high score, new game, how to play, rules
feed | akış, profil, beğeni, beğenme, yorum, yorumlar, takip, takip etme, takipçi, profiller, kaydedilenler, kaydetme, paylaşım, hikaye | feed, profile, like, likes, comment, comments, following, follow, followers, profiles, saved post, saved posts, saving, compose, stories
catalogue | arama, kategori, favori, sepet, ödeme, ödeme formu, doğrulamalı ödeme formu, sipariş, siparişler, siparişlerim, ürün sayfası, ürün detayı | search, category, favourite, favorite, cart, basket, checkout, check-out, checkout form, validated checkout form, order, orders, my orders, product page, product details
log | seri, seriler, zincir | streak, streaks
quiz | kartlar, kelime kartları, şıklar, dört şık, 4 şık, doğru cevap, puan, puanlar, sonuç, puan tablosu | cards, flashcards, choices, four choices, 4 choices, multiple choice, right answer, correct answer, points, score, result, questions, ten questions
`);
