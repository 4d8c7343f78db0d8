import type { ArchetypeId } from '../../spec/app-spec.ts';
import { phraseRows } from './word-list.ts';

/** What users do, by archetype: decides it when the subject does not. Stronger words first; `log` is also the default. */
export const archetypeWords = phraseRows<ArchetypeId>(`
game | oyun, bulmaca, skor, seviye atla | game, puzzle, arcade, play against, high score
quiz | quiz, quizz, bilgi yarışması, kelime kartı, flashcard, çıkmış soru, soru bankası, test çöz, ezberle, öğrenme kartı, soru kartı, sınav sorusu, soruları | quiz, quizz, trivia, flashcard, flash card, practice question, past question, past paper, question practice, exam question, memorize, spaced repetition
tool | hesap makinesi, hesaplayıcı, hesaplama, hesapla, çevirici, dönüştürücü, zamanlayıcı, kronometre, sayaç, oluşturucu, çarkıfelek, kura çek, geri sayım, pomodoro | calculator, calculate, converter, convert, timer, stopwatch, counter, generator, countdown, random picker, metronome, pomodoro
appointments | randevu, seans, müsait saat | appointment, slot, time slot, session booking, bookings, schedule appointments
reservation | rezervasyon, kiralama, kirala, kiralık, doluluk, müsaitlik, çakışma olmasın, çakışmasın, çakışma | reservation, rental, rent out, availability, book a room, book a table, double booked, double booking, no clashes
jobs | sipariş, iş emri, teslimat, teslim tarihi, müşteri takibi, montaj, tamir, onarım, bakım servisi, kurye, nakliye, sevkiyat, teklif, fatura, iş takibi, iş takip | order, job, work order, commission, delivery, repair, repairs, dispatch, quote, invoice, client project
stock | stok, envanter, depo, kritik seviye, raf, ödünç, emanet, zimmet | stock, inventory, warehouse, low stock, supplies, lending, borrow, checkout tool, equipment checkout
ledger | veresiye, borç, alacak, cari hesap, aidat, taksit, tahsilat, hesap bölüşme | debt, owe, owes, lend money, dues, balance, installment, split bills, tab
people | yoklama, devamsızlık, üye takibi, öğrenci takibi, personel takibi, üyelik, katılımcı, kadro, davetli | attendance, roster, members, membership, guest list, participants, volunteers
checklist | yapılacak, kontrol listesi, yapılacaklar, hazırlık listesi, alınacak, todo, eksikler | to do, todo, checklist, check off, packing list, bucket list, shopping list
measurements | ölçüm, ölçü, değer, kan değeri, sayaç okuma, seviye takibi, sıcaklık takibi | measurement, measure, meter reading, levels, vitals
catalogue | satış sitesi, e-ticaret, sepet, katalog, ürün satışı, online satış, satmak, satıyorum, sipariş versin, sipariş verebil, alışveriş | shop, store, e-commerce, cart, sell, selling, catalogue, buy
articles | haber, makale, rehber, ansiklopedi, bilgilendirme, blog, ipuçları, tanıtım | news, article, guide, encyclopedia, blog, tips, facts, learn about
feed | paylaşım, paylaş, gönderi, sosyal ağ, sosyal medya, takipçi, beğeni, topluluk, forum, duyuru, anket, yorum yapsın, yorum yazsın, altına yazsın, beğensin | social network, social media, feed, posts, followers, community, forum, share photos, polls, can comment, comment and like, like and comment, likes and comments
conversation | sohbet, mesajlaşma, mesajlaş, eşleşme, tanışma, arkadaş bul, chatbot | chat, messaging, dating, matching, messenger, chatbot
places | mekan, yakınımdaki, yakındaki, konumları, haritada, rota, gezilecek yer, nerede | nearby, near me, places, spots, on a map, locations, map of, trails, find the nearest
weekPlan | vardiya, haftalık plan, çizelge, ders programı, haftalık program, nöbet, çalışma programı, yemek planı, takvim | timetable, weekly plan, shift, shifts, rota, weekly schedule, meal plan, roster of shifts, calendar
board | proje, görev yönetimi, kanban, pano, talep, görev dağıtımı | project, kanban, board, task management, tickets, pipeline, workflow
media | müzik, podcast, video, ses kaydı, duvar kağıdı, oynatıcı | music, podcast, video, audio, wallpaper, player, playlist
collection | koleksiyon, arşiv, biriktir, listele, favori, tarif, kütüphane, liste, galeri | collection, collect, archive, catalog, library, wishlist, gallery, my list, favorites, we own, i own
log | günlük, kayıt, defter, takip, kaydet, not al, harcama, alışkanlık | log, track, journal, diary, record, tracker
`);

/** Verbs of Turkish phrases by archetype, folded stems with their object on the left. */
export const verbArchetypes: Readonly<Record<string, ArchetypeId>> = {
  kirala: 'reservation',
  sat: 'catalogue',
  hesapla: 'tool',
  biriktir: 'collection',
  paylas: 'feed',
  oyna: 'game',
  ezberle: 'quiz',
  olc: 'measurements',
  dinle: 'media',
};
