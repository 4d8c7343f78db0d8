import { readTold } from './told-follow-up.ts';

/** Written by someone who had not seen the rules. 37 of 60 at the first run; read since. */
export const followR = [
  ...readTold(
    'tr',
    `
    add | Kitaplarımı kaydedeceğim bir uygulama | yazarın yanına bir de yayınevi ekle | yayinevi |  | yazar
    add | Harcama takip uygulaması | ödeme yöntemi diye bir alan olsun: nakit, kart, havale | odeme yontemi,nakit,kart,havale |  | 
    add | Kuaför için randevu uygulaması | hangi personelin yapacağını da seçebilelim, Ayşe, Derya ve Selin var | ayse,derya,selin |  | 
    add | stok takip | urun barkodu da yazilsin bi de raf no | barkod,raf |  | 
    remove | Müşteri listesi: ad, telefon, e-posta, adres | e-posta alanına gerek yok, kaldır |  | e-posta/eposta | telefon,adres
    remove | Araç bakım takibi, plaka km tutar ve servis adı olsun | servis adını sil lütfen |  | servis adi | plaka,km,tutar
    remove | Alışveriş listesi, kategori ve miktar olsun | kategoriyi çıkar kafam karışıyor |  | kategori | miktar
    rename | Spor salonu üye takibi | uygulamanın adı Demir Gym olsun | demir gym |  | 
    rename | Özel ders öğrencilerim için takip uygulaması, ücret ve ders tarihi olsun | "ücret" yerine "ders bedeli" yazsın | ders bedeli | ucret | tarih
    rename | Yapılacaklar listesi | ekle butonunda "Yeni görev yaz" yazsın | yeni gorev yaz |  | 
    change-field | Pasta siparişlerimi tutacağım uygulama, telefon ve teslim tarihi olsun | telefon zorunlu olsun, boş bırakılamasın |  |  | telefon,teslim
    change-field | Tamirci iş takibi, durum: bekliyor, yapılıyor, bitti | durumlara "parça bekleniyor" ekle, "bitti" yerine "teslim edildi" olsun | parca bekleniyor,teslim edildi | bitti | bekliyor,yapiliyor
    change-field | Film arşivim, puan verebileyim | puan 5 üzerinden değil 10 üzerinden olsun | 10 |  | puan
    change-rule | Pomodoro sayacı | çalışma süresi 50 dakika mola 10 dakika olsun | 50,10 |  | 
    change-rule | Genel kültür yarışması | her soru için 20 saniye süre ver, 3 yanlışta oyun bitsin | 20,3 |  | 
    change-rule | Bütçe uygulaması | para birimi euro olsun, tl istemiyorum | € | ₺ | 
    add-screen | Ev harcamalarımızı yazacağımız uygulama | aylık özet ekranı da olsun, toplamları grafikle göreyim | ozet,toplam |  | 
    add-screen | Arıcılık kayıt defteri | bir de bal satışlarını yazacağım ayrı bir sayfa ekler misin, alıcı kilo ve tutar olsun | satis,alici,kilo/kg,tutar |  | 
    add-screen | Veteriner hasta kayıtları | takvim sayfasi da koy asi gunlerini orda gorelim | takvim |  | 
    look | Günlük tutma uygulaması | karanlık mod yap |  |  | 
    look | Çiçekçi sipariş takibi | rengi mor olsun, butonlar da daha yuvarlak olsun |  |  | 
    look | Su içme takibi | yazılar çok küçük, biraz büyüt ve ikonu damla yap |  |  | 
    sort | Fatura takip uygulaması | son ödeme tarihi en yakın olan en üstte çıksın |  |  | 
    sort | Kitap listem | alfabetik sırala |  |  | 
    group | Alışveriş listesi, reyon bilgisi olsun | ürünleri reyona göre grupla |  |  | reyon
    group | Öğrenci listesi, sınıf ve veli telefonu | sinif sinif ayri baslik altinda gozuksun |  |  | sinif,veli
    filter | Apartman aidat takibi | sadece ödemeyenleri gösterecek bir filtre koy | odemey/odenmedi/odenmemis |  | 
    filter | Emlak ilanları, satılık kiralık | üstte satılık ve kiralık diye ayırabileyim | satilik,kiralik |  | 
    question | Not defteri uygulaması | internetsiz de çalışır mı bu? |  |  | 
    question | Müşteri takip uygulaması | telefonum bozulursa kayıtlarım kaybolur mu, yedek alabiliyor muyum? |  |  | 
    question | Randevu defteri | eşim de kendi telefonundan aynı kayıtları görebilir mi |  |  | 
    multi | Tarif defteri | hazırlama süresi ve kaç kişilik ekle, adı da Anne Mutfağı olsun, rengi turuncu yap | hazirlama,kisi,anne mutfagi |  | 
    multi | Kira takip uygulaması, kiracı kira tutarı ve not olsun | notu kaldır, depozito ekle, ödenmeyenler en üstte olsun | depozito | not | kiraci,tutar
    `,
  ),
  ...readTold(
    'en',
    `
    add | Recipe book | add a spot for cooking time and servings | cooking time/cook time,serving |  | 
    add | Plant watering tracker | can I have a reminder for each plant with a time? | remind |  | 
    add | Client list for my cleaning business | need a gate code field and a pets yes/no thing | gate code,pet |  | 
    remove | Contact list with name, phone, birthday and company | get rid of company |  | company | name,phone,birthday
    remove | Workout log with exercise, sets, reps, weight and notes | I don't need notes, please remove that |  | notes | exercise,sets,reps,weight
    remove | Job tracker with a calendar page | drop the calendar, i just want the list |  | calendar | 
    rename | Habit tracker | call it Tiny Wins | tiny wins |  | 
    rename | Inventory app with name, quantity and supplier | change "Supplier" to "Vendor" everywhere | vendor | supplier | quantity
    change-field | Repair orders with customer, device and status | status should be: waiting, in progress, ready, picked up | waiting,in progress,ready,picked up |  | customer,device
    change-field | Expense log with amount and category | make the category required and use Food, Gas, Rent, Fun | food,gas,rent,fun |  | amount,category
    change-field | Baby weight tracker | use pounds instead of kg | lb/pound | kg | weight
    change-rule | Interval timer for workouts | make it 45 seconds work, 15 seconds rest, 10 rounds | 45,15,10 |  | 
    change-rule | Snake game | its too fast, slow it down and give me 3 lives | 3 |  | 
    add-screen | Freelance invoice tracker | add a page with totals per client and a chart by month | total,client |  | 
    add-screen | Wedding guest list | I also want a separate to-do list for the wedding with due dates | to-do/todo/to do/task,due |  | guest
    look | Meditation log | make it dark green and give it a leaf icon |  |  | 
    look | Restaurant menu app | dark mode please, and bigger pictures |  |  | 
    sort | To-do list with due dates | put the overdue ones first |  |  | 
    sort | Wine collection with price and rating | sort by rating highest first |  |  | price,rating
    group | Chores list for the family with who does it | group the chores by person |  |  | 
    filter | Book collection with genre | let me filter by genre | genre |  | genre
    filter | Lawn mowing jobs | need a way to show only unpaid jobs | unpaid/not paid |  | 
    question | Budget app | does it work offline? |  |  | 
    question | Barber appointments | can my customers book themselves or is it only for me? and how do i put it in the app store |  |  | 
    multi | Fishing log with species, weight and location | add bait and weather, rename location to spot, and make it blue | bait,weather,spot | location | species,weight
    multi | Gym membership list | add expiry date, show expired ones in red, and total members at the top | expir,total |  | 
    multi | World capitals quiz | undo the last change, and put 15 questions instead and show the score in percent | 15,% |  | 
    `,
  ),
];
