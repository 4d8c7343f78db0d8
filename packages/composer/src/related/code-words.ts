/**
 * Words of requests about an app that its code has in English: Turkish stems | English words and parts of identifiers.
 * Nouns and fields of apps come from the lexicon.
 */
export const codeWords = `
ekran, sayfa | screen, page, view
anasayfa, giriş | home, main, index
düğme, buton, tuş | button, pressable, touchable
liste | list
kart | card
sekme, menü, gezinti | tab, tabs, navigation, navigator, menu, drawer, stack
başlık | title, header, heading
alt | footer, bottom
sepet | cart, basket, bag
ödeme, kasa | checkout, payment, pay
ayar, tercih | settings, preferences, options
profil, hesap | profile, account, user
giriş, oturum, şifre, parola | login, signin, auth, session, password
üyelik, kayıt | signup, register, registration
çıkış | logout, signout
arama, ara | search, query
filtre, süz | filter
sırala, sıralama | sort, order
renk, tema, görünüm, palet | color, colour, theme, palette, style, styles
karanlık, koyu, gece | dark, theme, scheme
font, punto | font, typography, text
boşluk, kenar | spacing, padding, margin
simge, ikon | icon, icons
resim, fotoğraf, görsel | image, photo, picture, gallery
form | form, input, field
doğrula, geçerli | validate, validation, valid
kaydet, sakla, depola, veri | save, store, storage, persist, data
sil, kaldır, çıkar | delete, remove
ekle, oluştur, yeni | add, create, new
düzenle, değiştir, güncelle | edit, update, change
paylaş | share, sharing
bildirim, hatırlat, hatırlatıcı | notification, notifications, reminder, reminders
tarih, gün, takvim | date, day, calendar
saat, sayaç, kronometre, süre | time, timer, clock, countdown, stopwatch, duration
fiyat, ücret, tutar, para | price, amount, money, fee, cost
toplam | total, sum
indirim, kupon | discount, coupon
bütçe | budget
istatistik, grafik, rapor, özet | stats, statistics, chart, report, summary, graph
harita, konum | map, location, places
mesaj, sohbet | message, messages, chat
yorum, puan, değerlendirme | comment, comments, review, rating, stars
favori, beğeni, beğen | favorite, favorites, favourite, like, likes, bookmark
dil, çeviri | language, locale, i18n, translation, texts
hata | error, errors
boş | empty
yükleniyor, bekleme | loading, spinner
tekrar, alışkanlık | habit, habits, repeat, streak
soru, test | quiz, question, questions
skor, oyun | score, game
müzik, şarkı, ses | music, song, audio, sound, player
hava | weather
tamamla, bitir | done, complete, completed, toggle
geçmiş | history
paket, abonelik | plan, subscription
tür, cins, çeşit | species, kind, breed, category
eğitmen, antrenör, koç, hoca | trainer, coach, instructor
`;
