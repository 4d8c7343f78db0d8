import type { Language } from '@kilim/contract';
import type { FeatureId } from '../../spec/app-spec.ts';
import { phraseRows } from './word-list.ts';

export const featureWords = phraseRows<FeatureId>(`
login | giriş, giriş ekranı, üye girişi, kullanıcı girişi, login, üyelik sistemi, kayıt ol, şifreli giriş, giriş yap, üye ol, kullanıcı kaydı, giriş sistemi | login, log in, sign in, sign up, signup, user accounts, authentication, auth, user login, accounts, registration
search | arama, arama çubuğu, arama özelliği, arayabil | search, search bar
filter | filtre, filtreleme, filtrele | filter, filters, filtering
favourites | favori, favorilere ekle, favorilere | favourite, favorite, bookmark, bookmarks
comments | yorum yap, yorumlar, yorum yaz, yorum yazılsın, yorum özelliği, yorum ekleme | comments, commenting, leave comments, comment section
reminders | hatırlatma, hatırlatıcı, hatırlat, uyarı, alarm, hatırlatsın | reminder, reminders, remind, alert, alerts, notification reminders
sharing | paylaşma, paylaş düğmesi, paylaş butonu, paylaş tuşu, whatsapptan paylaş, paylaşabil, paylaşılabil, metin olarak paylaş | share button, sharing, share with, share entries, share records, share as text, shareable
dataExport | dışa aktar, excel, csv, pdf rapor, excele aktar, excele at, excel e aktar, csv olarak, json, yedekleme, yedek al, excel çıktısı, dışarı aktar, pdf çıktı | export, csv, excel, json, spreadsheet, export to excel, pdf export, backup, download data
languageSwitch | dil seçeneği, dil seçimi, çoklu dil, ingilizce ve türkçe, türkçe ve ingilizce, iki dil, dil değiştirme, ingilizce de olsun | language switch, multilingual, multi language, two languages, language option, turkish and english, english and turkish, bilingual
roles | rol, yetki, yönetici girişi, admin paneli, admin girişi, kullanıcı rolleri, yetkilendirme | roles, permissions, admin panel, user roles, admins
onboarding | tanıtım ekranı, karşılama ekranı, onboarding | onboarding, welcome tour, intro screens
profile | profil, profil sayfası, kullanıcı profili | profile, profiles, user profile
settings | ayarlar, ayar sayfası | settings, preferences
statistics | istatistik, grafik, rapor, analiz, grafikler, raporlama, aylık özet | statistics, stats, chart, charts, graph, graphs, report, reports, analytics, insights
`);

/** What a feature is called where the app cannot have it. */
export const featureNames: Partial<Record<FeatureId, Readonly<Record<Language, string>>>> = {
  comments: { tr: 'yorumlar', en: 'comments' },
  reminders: { tr: 'hatırlatmalar', en: 'reminders' },
  sharing: { tr: 'paylaşma', en: 'sharing' },
  dataExport: { tr: 'dışa aktarma', en: 'export' },
  languageSwitch: { tr: 'dil seçeneği', en: 'a language switch' },
  roles: { tr: 'yönetici ve personel ayrımı', en: 'roles' },
};

export const reasonIds = [
  'push',
  'payments',
  'maps',
  'gps',
  'ai',
  'sync',
  'messages',
  'bluetooth',
  'livePrices',
  'forecast',
  'scraping',
  'calls',
  'camera',
  'barcode',
  'audio',
  'printing',
  'integrations',
  'secrets',
  'advice',
  'streaming',
  'translation',
  'sound',
  'cameraLight',
  'sensors',
] as const;
export type NotIncludedReason = (typeof reasonIds)[number];

/** What an app that was composed cannot do, and which part is built without it. */
export const notIncludedWords = phraseRows<NotIncludedReason>(`
push | push, push bildirim, anlık bildirim, bildirim gelsin, bildirim göndersin, bildirim gönder, bildirim at, telefona bildirim, bildirim | push notification, push notifications, push, send notifications, notification, notifications, get notified
payments | kredi kartı ile ödeme, online ödeme, ödeme alma, iyzico, paytr, kartla ödeme, ödeme sistemi, stripe, sanal pos, havale ile ödeme, uygulama içi satın alma | online payment, accept payments, take payments, pay online, credit card payments, stripe, paypal, in-app purchase, payment gateway, apple pay, payments, pay with card
maps | harita, google maps, haritada göster, yol tarifi, navigasyon | map, maps, google maps, directions, navigation
gps | gps, canlı konum, konum takibi, anlık konum, konumumu takip, gerçek zamanlı konum | gps, live location, location tracking, real-time location, live tracking, geolocation, track my location
ai | yapay zeka, yapay zekâ, chatgpt, gpt, ai, ai destekli, yapay zeka destekli, makine öğrenmesi, chatbot, akıllı öneri | ai, ai-powered, artificial intelligence, chatgpt, gpt, machine learning, llm, ai coach, chatbot, ai assistant
sync | bulut, senkronize, senkronizasyon, çok kullanıcılı, eş zamanlı, ortak kullanım, gerçek zamanlı, veritabanı sunucu, birden fazla cihaz, firebase, supabase, internetten eşitle, sunucuya bağlan, sunucuya bağlanan, sunucu bağlantısı, api katmanı, rest api | cloud, sync, multi-user, real-time, realtime, multiplayer online, firebase, supabase, backend, api layer, rest api, server, across devices, cloud backup, collaborate, collaboration
messages | sms, sms gönder, whatsapp mesajı, whatsapp bildirimi, mail gönder, e-posta gönder, otomatik mesaj, whatsapptan mesaj | sms, text messages to, send emails, send email, email notifications, whatsapp message, send sms, automatic messages
bluetooth | bluetooth, nfc, akıllı saat, sensör, kan şekeri cihazı bağlantısı, iot | bluetooth, nfc, smart watch, apple watch, wearable, fitbit, sensor, iot, apple health, google fit
livePrices | canlı fiyat, güncel kur, canlı kur, anlık kur, borsa verisi, canlı skor, anlık döviz | live prices, real-time prices, live scores, exchange rate api, stock market data, live rates, live data
forecast | hava durumu api, canlı hava durumu, güncel hava durumu, anlık hava | live weather, weather api, current weather, live forecast
scraping | web scraping, siteden çek, otomatik veri çek, api den çek, verileri çeksin | scraping, scrape, crawl, fetch from website
calls | görüntülü arama, sesli arama, canlı yayın, video görüşme | video call, voice call, video chat, live stream, video conference
camera | kamera, fotoğraf tanıma, yüz tanıma, artırılmış gerçeklik, ocr, fiş okuma | camera recognition, image recognition, face recognition, augmented reality, ar, ocr, scan receipts, receipt scanning
barcode | barkod okuma, barkod okut, qr okut, barkod tarama, qr kod okuma, karekod okut | barcode scanning, scan barcodes, barcode scanner, qr scanner, scan qr
audio | ses tanıma, sesli komut, konuşma tanıma, sesli asistan | voice recognition, speech recognition, voice commands, speech to text, song recognition
printing | yazıcı, fiş yazdır, etiket yazdır, yazdırma | printer, print receipts, print labels
integrations | e-devlet entegrasyonu, trendyol entegrasyonu, api entegrasyonu, google takvim, entegrasyon, instagram entegrasyonu | integration, integrations, google calendar sync, api integration, zapier, connect to google, bank sync, bank integration
secrets | tc kimlik, tc kimlik no, kimlik numarası, kart numarası, kredi kartı numarası, şifrelerimi sakla | social security number, card numbers, credit card numbers, id numbers, ssn
advice | doz önerisi, teşhis, hukuki danışmanlık, vergi danışmanlığı, ilaç önerisi | diagnosis, medical advice, legal advice, tax advice, dosage advice
sensors | pusula, su terazisi, metal dedektörü, ivmeölçer | compass, spirit level, metal detector, accelerometer
streaming | netflix izle, film izle, canlı tv, müzik indir | stream movies, live tv, music streaming, download music
`);
