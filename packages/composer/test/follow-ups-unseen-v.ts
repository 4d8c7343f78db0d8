import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** 60 follow-ups of people who had not seen the code; 42 of 60 at the first run: the sayings were mended with t and u before. */
export const followV: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Halı yıkama siparişleri uygulaması, müşteri, metrekare ve teslim tarihi olsun | halının rengini de yazalım karışıyor sonra | renk/reng |  | musteri,metrekare,teslim
    add | Özel ders öğrencilerim, ad ve ders saati tutulsun | veli telefonu eklermisin | veli |  | ad,saat
    add | Kiracı takibi: daire, kiracı, kira tutarı | bi de depozito ve sözleşme bitişi lazım | depozito,sozlesme |  | daire,kiraci,kira
    add | Plak koleksiyonum için uygulama, sanatçı ve yıl olsun | çizik var mı yok mu işaretleyeyim | cizik |  | sanatci,yil
    add | tansiyon takibi büyük küçük yazayım | nabız da ölçüyo alet onu unutmuşum | nabiz |  | buyuk,kucuk
    add | Gelinlik kiralama, beden ve kiralayan olsun | kapora alanı koyabilir misiniz rica etsem | kapora |  | beden,kiralayan
    add | Güreşçilerin listesi, ad kilo sıklet | lisans no yok, ekle | lisans |  | kilo,siklet
    add | temizliğe gittiğim evler, adres ve gün | anahtar kimde onu da yazsak, bazısı komşuya bırakıyo | anahtar |  | adres,gun
    add | Koşu günlüğü, mesafe ve süre | hangi ayakkabı ile koştum o da olsun | ayakkabi |  | mesafe,sure
    add | Veresiye defteri, müşteri ve tutar | ne zaman öderim dediyse o tarihi de yazayım vade yani | vade |  | musteri,tutar
    remove | Araç servis kaydı: plaka, arıza, ücret, renk | renk gereksiz kaldır onu |  | renk | plaka,ariza,ucret
    remove | Dernek üyeleri, ad telefon meslek aidat | mesleği çıkaralım kimse söylemek istemiyor |  | meslek | telefon,aidat
    rename | Öğrenci evi masrafları, kim ödedi ve tutar | tutar yazmasın meblağ yazsın | meblag | tutar |
    rename | Köy şenliği yolcu listesi, yolcu ve durak | yolcu değil hemşehri diyelim biz öyle deriz | hemsehri | yolcu | durak
    change-field | Yumurta satışı, müşteri ve adet | adet yerine koli seçelim: 15li, 30lu diye | 15,30 |  | musteri
    change-field | Servis işleri: adres, durum | durum bekliyor, yolda, bitti olsun sadece | bekliyor,yolda,bitti |  | adres,durum
    change-rule | Kira ödemeleri, kiracı ve tutar | tutar boşken kaydetmesin yanlış kaydettim demin |  |  | kiraci,tutar
    undo | Tekne kiralama, tekne, müşteri ve tarih | yok olmadı bu eski hali daha iyiydi geri al |  |  | tekne,musteri,tarih
    add-screen | Diyaliz günlüğü, giriş kilosu ve çıkış kilosu | yasak yiyecekler diye ayrı bir sayfa olsa | yasak |  | giris,cikis
    add-screen | Düğün davetlileri, ad ve masa | hediyeleri yazacağımız bi ekran daha lazım, kim ne taktı | hediye/taki |  | masa
    look | Ev işleri listesi, iş ve kişi | çok soluk olmuş ya toz pembe yap yazılar da büyüsün |  |  | kisi
    sort | Tarla ilaçlama kayıtları, tarla ve tarih | en son ilaçladığım en üstte çıksın |  |  | tarla,tarih
    group | Tiyatro kostümleri, kostüm, beden, oyun | oyuna göre ayrı ayrı dursun karman çorman şimdi |  |  | kostum,beden,oyun
    filter | Sokak kedileri, renk, sokak, kısır mı | sadece kısır olmayanları görebileyim |  |  | renk,sokak,kisir
    question | Zeytin hasadı, işçi ve kasa sayısı | internetsiz de çalışır mı bu bahçede çekmiyo da |  |  | isci,kasa
    multi | Bağlama kursu, öğrenci ve türkü | ödev ekle, bir de başlık mavi olsun, alfabetik dizilsin | odev |  | ogrenci,turku
    multi | Lastik oteli: plaka, ebat, raf, not | notu sil, mevsim ekle yazlık kışlık seçilsin | mevsim,yazlik,kislik |  | plaka,ebat,raf
    multi | Ok atış kayıtları, mesafe ve puan | rüzgar notu ekle, puan yerine skor yaz, en yüksek olan başta dursun | ruzgar,skor | puan | mesafe
    multi | Bakıcı günlüğü, ilaç ve yemek | uyku saatini de ekle yemek yerine öğün yaz ha bi de yeşil olsun | uyku,ogun | yemek | ilac
    multi | Radyo tamir işleri: marka, sahibi, arıza | telefon ve kapora ekleyelim, arızayı da şikayet diye değiştir zahmet olmazsa | telefon,kapora,sikayet | ariza | marka,sahib
    `,
  ),
  ...readTold(
    'en',
    `
    add | Tenant tracker with tenant, unit and rent | need to note the deposit too | deposit |  | tenant,unit,rent
    add | Dog walking list, dog name and owner phone | can you put in whether it bites, learned the hard way | bite |  | dog,phone
    add | Chama contributions, member and amount | add the mpesa code please so they can't argue | mpesa |  | member,amount
    add | My fountain pen inks with brand and colour | oh and shimmer yes or no | shimmer |  | brand,colour
    add | Lamb register, ewe tag and birth date | also birth weight and the ram | weight,ram |  | ewe,tag
    add | Tutoring log with pupil and topic | where do i write the homework? needs a homework bit | homework |  | pupil,topic
    add | Bouncy castle hire, customer and date | we also need the postcode for the van driver | postcode |  | customer,date
    add | Erg scores for the club, rower and distance | stroke rate would be good as well | stroke |  | rower,distance
    add | Cleaning clients, name and address | alarm code field, keep forgetting them | alarm |  | name,address
    add | School uniform swap with item and size | Could parents put the condition, like new, worn or needs mending? | condition,mending |  | item,size
    remove | Typewriter collection with make, model, serial and colour | lose the colour, theyre all grey anyway |  | colour | make,model,serial
    remove | Boxer list with name, age, weight and nickname | Take nickname off, the parents complained |  | nickname | age,weight
    rename | Rota for the mosque, volunteer and day | call them brothers not volunteers | brother | volunteer | day
    rename | Market stall stock, product and quantity | change quantity to crates, that's what we count in | crate | quantity | product
    change-field | Allergy diary, food and severity | severity should be a choice of mild, moderate, severe not typing | mild,moderate,severe |  | food,severity
    change-field | Snow clearing jobs, address and notes | make notes bigger so i can write a whole paragraph, it's one line now |  |  | address,notes
    change-rule | Shower slots, name and time | dont let 2 people book the same time!! |  |  | name,time
    change-rule | Babysitting hours, family and hours | hours can't be more than 12, I typed 120 by accident |  |  | family,hours
    add-screen | Henna bookings with client and date | I'd love a separate page for my designs, to show the brides | design |  | client,date
    multi | Tool library with tool, borrower and shelf | shelf can go, put a due back date in, and split it by borrower | due | shelf | tool,borrower
    look | Bill splitting for our flat, bill and payer | bit boring innit, make it dark with orange buttons |  |  | bill,payer
    sort | Chimney customers, address and last swept date | oldest swept at the top pls |  |  | address,swept
    group | Wedding vendors with vendor, wedding and quote | put them under each wedding instead of one giant list |  |  | vendor,quote
    filter | Car repairs, plate, fault and status | how about a button so i only see the ones not finished |  |  | plate,fault,status
    question | Blood sugar log with reading and time | Will my daughter be able to see this on her phone as well? |  |  | reading,time
    undo | Village hall bookings with group and date | no no that last change was wrong, put it back how it was |  |  | group,date
    multi | Boda boda takings, date and income | add fuel cost, rename income to cash, newest first | fuel,cash | income | date
    multi | Choir hymn book with title and lyrics | composer and key as well please, and make the text larger, half of us are over seventy | composer,key |  | title,lyrics
    multi | Swarm call log, caller, location and weather | drop weather, add which member went, and can it be yellow | member | weather | caller,location
    multi | Parkrun results, runner and time | add the course, swap runner for athlete and sort fastest first | course,athlete | runner | time
    `,
  ),
];
