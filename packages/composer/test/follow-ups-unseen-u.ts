import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** 60 follow-ups of people who had not seen the code; 39 of 60 at the first run: the sayings were mended with t before, and with it after. */
export const followU: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Apartman aidat takibi, daire no ve tutar olsun | ödendi mi diye bi kutucuk koyarmısın birde ödeme tarihi | odendi/odeme, tarih |  | daire,tutar
    add | Köydeki kovanlarımı yazayım, kovan no ve bal kilosu | ana arının yaşını da yazalim | ana,yas |  | kovan,bal
    add | Öğrencilerimin okuduğu kitapları tutacağım, öğrenci ve kitap adı | sayfa sayısıda olsa iyi olur | sayfa |  | ogrenci,kitap
    add | Lokantam için menü yap, yemek adı ve fiyat yazsın | acılı mı acısız mı seçilebilsin | aci |  | yemek,fiyat
    add | Bebeğimin uykusunu kaydedeceğim, başlangıç ve bitiş saati | bide altını kaç kere değiştirdim onu eklesene, bez sayısı | bez |  | uyku,baslangic,bitis
    add | Balık tuttuğum yerleri yazayım, yer adı ve balık türü olsun | hangi yemle tuttuğumu unutuyom onuda koy | yem |  | yer,balik/balig,tur
    add | Berber dükkanım için randevu, müşteri adı ve saat | telefon numarası da lazım arayıp iptal edenler oluyor | telefon |  | musteri,saat
    add | Pul koleksiyonum için uygulama, ülke ve yıl olsun | dantel sayısı ile damgalı mı damgasız mı bilgisi eksik kalmış | dantel, damga |  | ulke,yil
    add | Hemşireyim, nöbetlerimi yazacağım, tarih ve servis | nöbet ücretini de ekleyip ay sonunda toplasın | ucret, toplam |  | nobet,tarih,servis
    add | Halk oyunları ekibimizin kıyafetleri, parça ve beden yazılsın | kıyafet kimde duruyo emanet alan kişi yazsın | emanet/alan |  | parca,beden
    remove | Koşu günlüğü istiyorum, mesafe, süre ve hava durumu olsun | hava durumunu kaldır ya hiç doldurmuyorum |  | hava | mesafe,sure
    remove | Bakkal veresiye defteri, müşteri, tutar ve adres yazılsın | adrese gerek yok herkesi tanıyorum zaten köy yeri |  | adres | musteri,tutar
    rename | Kurs kayıt uygulaması, öğrenci adı ve ücret olsun | öğrenci demeyelim kursiyer diyelim, büyükler alınıyor | kursiyer | ogrenci | ucret
    rename | Tavuklarım için yumurta defteri, tarih ve adet | adı Cimcime Kümesi olsun uygulamanın | cimcime |  | yumurta,tarih,adet
    change-field | Tarla işlerim için defter, iş adı ve öncelik yazılsın | öncelik yazı olmasın acil, normal, bekler diye seçelim | acil, normal, bekler |  | is,oncelik/onceli
    change-field | Şeker ölçümlerimi yazayım, değer ve saat | saat yerine sabah öğle akşam gece seçeyim daha kolay | sabah, ogle, aksam, gece | saat | deger
    change-rule | Dükkanımın stok listesi, ürün ve adet olsun | adet 5'in altına düşünce azaldı diye uyarsın | azaldi |  | urun,adet
    change-rule | Kütüphane kulübünde ödünç kitaplar, kitap ve alan kişi | bir kişi en fazla 2 kitap alabilsin üçüncüde izin vermesin |  |  | kitap,alan/kisi
    add-screen | Voleybol takımımız için antrenman uygulaması, tarih ve katılanlar | maç sonuçları için ayrı sayfa aç, rakip ve skor yazalım | rakip, skor |  | antrenman,tarih,katilan
    look | Rüya defteri yap, tarih ve rüya yazılsın | arkaplan lacivert olsun yazılar da büyüsün gözüm seçmiyo |  |  | tarih,ruya
    sort | Film listem, film adı ve puanım olsun | en yüksek puan verdiğim en üstte çıksın |  |  | film,puan
    group | Çeyiz listesi, eşya adı ve oda yazılsın | odalara göre ayrı ayrı göster hepsi birbirine girmiş |  |  | esya,oda
    filter | Site arızaları, blok ve durum yazılsın | sadece yapılmayanları görebileceğim bi düğme olsa |  |  | blok,durum
    question | Aile bütçesi, gelir ve gider yazalım | bunu eşim de kendi telefonundan görebiliyor mu |  |  | gelir,gider
    undo | Çiçeklerimin sulama takibi, çiçek adı ve gün | yok ya önceki hali daha iyiydi geri al sen onu |  |  | cicek,gun
    multi | Kira takibi, kiracı adı ve kira tutarı olsun | depozito ekle, kiracının telefonunu da ekle, rengi de yeşil yap | depozito, telefon |  | kiraci,tutar
    multi | Oto tamirci iş defteri, plaka, arıza ve not yazılsın | notu kaldır onun yerine ücret koy, bir de teslim edildi mi olsun | ucret, teslim | not | plaka,ariza
    multi | Koro için eser listesi, eser adı ve makam | bestekar eklensin, liste makama göre sıralansın, eser yerine şarkı yazsın | bestekar, sarki | eser | makam
    multi | Koyun sürümün kaydı, küpe no ve yaş olsun | aşı tarihi ekle, yaş değil doğum yılı olsun, satılanlar ayrı sayfada dursun | asi, dogum, satilan | yas | kupe
    multi | Sınav çalışma takibi, ders ve soru sayısı | yanlış sayısınıda koy netimi hesaplasın, 4 yanlış 1 doğruyu götürsün, bi de haftalık toplamı görem | yanlis, net, hafta |  | ders,soru
    `,
  ),
  ...readTold(
    'en',
    `
    add | Lambing record with ewe tag and number of lambs | can we have the ram as well so i know who the father is | ram |  | ewe,tag,lamb
    add | Allotment plot list with plot number and tenant | Could you put in the rent and when it's due, thanks a million | rent, due |  | plot,tenant
    add | Reading log for my class with pupil and book | need a spot for the page they got up to | page |  | pupil,book
    add | Pottery glaze notes with glaze name and colour | it must also have the firing temperature and the clay | temperature/temp, clay |  | glaze,colour/color
    add | Blood pressure diary with upper and lower | pulse too pls | pulse |  | upper,lower
    add | Tool library for our street with tool and owner | there should be a deposit amount, people are breaking stuff | deposit |  | tool,owner
    add | Pub quiz scores with team and points | add which round it was, and a joker yes/no | round, joker |  | team,point
    add | Vet visits for my dogs with dog name and date | what it cost!! always more than I think | cost/price |  | dog,date
    add | Church flower rota with name and Sunday | can a person write what flowers they are bringing and the phone number | flower, phone |  | name,sunday
    add | Surf log with beach and wave height | chuck in wind direction and which board i took | wind, board |  | beach,wave,height
    remove | Babysitting jobs with family, hours and address | take the address off, mam says it's not safe to have it there |  | address | family,hour
    remove | Seed collection with variety, packet year and supplier | I never use supplier so get rid |  | supplier | variety,year
    rename | Members list for the bowls club with name and subs | we say "fees" not subs here | fee | subs | name
    rename | Shop orders with customer and item | Please you call it Amina's Fabrics | amina |  | customer,item
    change-field | Caretaker job list with room and urgency | urgency should be a choice: today, this week, whenever | today, week, whenever |  | room,urgen
    change-field | Plant watering diary with plant and amount | amount in millilitres as number please, now I can write anything there | ml/millilit |  | plant,amount
    change-rule | Hall bookings with group and time | don't let two groups take the same time, there was murder last week |  |  | group,time
    change-rule | Chore chart with child and stars | when a kid gets to 10 stars it should say Treat Time | treat |  | child,star
    add-screen | Choir song list with title and composer | could there be a separate page for concerts, with venue and date | concert, venue, date |  | title,composer
    look | Migraine diary with start time and pain | the white is killing my eyes, make it dark and calmer |  |  | start,pain
    sort | Vinyl collection with artist and year | oldest first please |  |  | artist,year
    group | Wine cellar with bottle and country | bunch them together by country would ya |  |  | bottle,country
    filter | Phone repair orders with customer and status | i want see only the ones is ready |  |  | customer,status
    filter | Cattle register with tag and paddock | Let me pick a paddock and only see those beasts |  |  | tag,paddock
    question | Savings tracker with goal and amount | if i drop my phone in the creek is it all gone? |  |  | goal,amount
    multi | Bike workshop jobs with bike, fault and notes | swap notes for price, add a due date, and make it orange | price, due | notes | bike,fault
    multi | Netball team sheet with player and position | Add quarter, add goals scored, and sort by goals | quarter, goal |  | player,position
    multi | Sourdough diary with date and flour | need hydration percent and a rating out of 5, and call it Gerald's Diary | hydration, rating, gerald |  | date,flour
    multi | House call list with patient and time | change patient to client, put mileage in and show me the total miles for the week | client, mile, week/total | patient | time
    undo | Bird sightings with species and place | nah put it back how it was before |  |  | species,place
    `,
  ),
];
