import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; read after they were first measured. */
export const unseenBW: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    turşu kavanozlarım | tursu/kavanoz | stock/log/collection |
    halı saha maçı kim geliyo | mac/hali saha/saha | people/events/votes/reservation |
    kuluçka makinesi: konan tarih, yumurta sayısı, cins, çıkan civciv | kulucka/yumurta/civciv | log/measurements | tarih, yumurta, cins, civciv
    Apartmanımızın asansör bakım kayıtlarının tutulacağı bir uygulama talep ediyorum. Bakım tarihi, firma, teknisyen ve yapılan işlem yer almalıdır. | asansor/bakim | log/jobs | tarih, firma, teknisyen, islem
    çeyiz listesi | ceyiz | checklist/collection/stock |
    BEN KAMYONCUYUM MAZOT FİŞLERİNİ KAYBEDİYORUM HER DOLUMDA İSTASYON LİTRE TUTAR KM YAZAYIM | mazot/yakit/dolum/fis | log/ledger | istasyon, litre, tutar, km
    osmanlıca kelime kartları ezber için | osmanli/kelime | flashcards/quiz |
    babaannem tansiyonunu yazsın diye, büyük tansiyon küçük tansiyon nabız saat | tansiyon | measurements/log | buyuk, kucuk, nabiz, saat
    zeytinlikte yevmiyeciler var kim kaç gün geldi kaç kasa topladı akşam karıştırıyoruz herkesin parasını doğru vermek istiyorum, isim gün kasa ödendi mi | yevmiye/isci/zeytin/toplayici | log/ledger/people | isim/ad, gun, kasa, oden
    pul kolleksiyonum | pul | collection/catalogue |
    Kuaförüm, boya tuttuğum müşterilerin formülünü unutuyorum: müşteri, boya numarası, oksidan, bekleme süresi | musteri/boya/formul | people/log/recipes/catalogue | musteri, boya numara/boya no, oksidan, bekleme
    semt pazarında tezgah yerleri kimde kirası ödendi mi | tezgah/pazar/yer | rentals/ledger/places | kira/oden
    mevlit organizasyonu yapılacaklar | mevlit/yapilacak | tasks/checklist |
    kızım ilkokul 2 ye gidiyor çarpım tablosunu bir türlü öğrenemedi şöyle sorup cevaplayan puan veren eğlenceli bişey olsa | carpim | quiz/game/flashcards |
    kaybolan kediler ilan | kedi/kayip/ilan | board/feed/catalogue |
    Okul servisindeki öğrencileri yazcam, adı sınıfı durağı veli telefonu | ogrenci/servis | people | ad, sinif, durag/durak, tel
    nargile kafemde masalar kaçta açıldı hangi aroma köz kaç kere değişti | masa/nargile | orders/log | masa, aroma, koz
    namaz kıldım mı takip | namaz | habits/checklist/log |
    ebru ve hat kursu yoklama: kursiyer, tarih, geldi mi | yoklama/kurs | log/people | kursiyer, tarih, gel
    Sayın yetkili, köy derneğimizin aidatlarını defterden kurtarmak istiyoruz; üye adı, yıl, tutar ve makbuz numarası tutulsun, 140 hanenin hepsi gözüksün. | aidat/uye/dernek | ledger/people/log | uye, yil, tutar, makbuz
    yemek tarifi defteri annemin | tarif/yemek | recipes |
    satılık 2.el çalgı ilanı: bağlama ud keman, fiyat, durumu, şehir | calgi/enstruman/ilan | catalogue/board/stock | fiyat, durum, sehir
    arkadaslarla tatile nereye gidelim oylama yapicaz | tatil/oylama/yer/oner | votes |
    dalgıçım her dalışı yazıyorum nokta, derinlik, dakika, dalış eşi, görüş | dalis | log | nokta, derinlik, dakika/sure, es, gorus
    fıkra uygulaması | fikra | feed/articles/catalogue |
    Mahallede bisiklet tamircisiyim abi, millet bisikleti bırakıp gidiyo kiminki hangisiydi ne yapılacaktı şaşırıyorum. sahibi, marka, arıza, ücret, teslim edildi mi | bisiklet/tamir | jobs | sahip/sahib, marka, ariza, ucret, teslim
    su içmeyi hatırlat | su | habits/log/measurements |
    röportaj randevuları gazeteciyim | roportaj/randevu | appointments/planner |
    kırkayak terzihanesi prova günleri; gelin adı, prova tarihi, saat, kapora | prova/gelin | appointments/orders | gelin/ad, tarih, saat, kapora
    hırdavat dükkanında cıvata somun ne kaldı | hirdavat/civata/urun/malzeme | stock |
    kütüphaneden aldığım kitaplar ne zaman geri verilcek hep ceza yiyorum valla | kitap | log/rentals/collection/tasks |
    İlimizdeki tarihî çeşmeleri kayda geçiriyoruz: çeşme adı, ilçe, yapım yılı, suyu akıyor mu, fotoğraf | cesme | places/catalogue/collection | ilce, yil, ak, foto
    diş ipi alışkanlık | dis ipi/aliskanlik | habits |
    amca oğluyla küçük bi halı yıkama açtık, adresten alıyoruz yıkayıp götürüyoruz. müşteri adı adres kaç metrekare fiyat alındı yıkandı teslim diye durum | hali/siparis/yikama | orders/jobs | ad/musteri, adres, metrekare/m2, fiyat, yikan, teslim
    halk oyunları ekibi kostümleri kimde | kostum | rentals/stock |
    trabzonspor müze sözlüğü değil de TAŞ KAĞIT MAKAS oyunu yap kuzenimle oynıycaz | tas/kagit/makas | game |
    belediye çukur şikayeti sokak, fotoğraf, ne kadar derin, bildiren | cukur/sikayet/ihbar | requests/board/log | sokak, foto, derin, bildiren
    tulum kıyafet boyut cetveli bebek için ay ay boy kilo baş çevresi | bebek/buyume/olcum | measurements/log | boy, kilo, bas cevre
    bahşiş hesaplayıcı | bahsis | tool |
    emekli öğretmenim, eski talebelerimi arıyorum ve bulduğumu kaydediyorum. Adı, mezuniyet yılı, mesleği, şimdiki şehri. | talebe/ogrenci/mezun | people | ad, mezuniyet, meslek/mesleg, sehir/sehr
    tatlıcı şerbetli siparişler bayram öncesi | siparis/tatli | orders |
    site havuzu saat ayırtma daire no saat kişi sayısı | havuz | reservation/appointments | daire, saat, kisi
    yatağımın yanında dursun rüyalarımı yazayım sabah unutmadan. tarih, ne gördüm, korkunç muydu | ruya | log | tarih, gor, korkun
    ışık rengi telsiz çağrı kodu ezberle amatör telsizciyim | telsiz/kod/cagri | flashcards/quiz/catalogue |
    ikizlerin aşı takvimi | asi | planner/log/checklist/appointments |
    dedemin plaklarını dijitale geçiriyorum da hangisi bitti hangisi çizik belli değil, sanatçı, plak adı, firma, yıl, çizik mi | plak | collection/catalogue | sanatci, firma, yil, cizik
    koro arkadaşları sohbet | koro/sohbet/mesaj | chat/board |
    çağrı merkezinde molaya çıkan kim ne zaman döndü, kavga çıkıyor her gün: temsilci, çıkış saati, dönüş saati | mola/temsilci | log | temsilci, cikis, donus
    cami halısı için toplanan para | para/bagis/hali/cami | ledger/log |
    sera domatesi için gübre ilaç defteri istiyom: sera no, ilacın adı, doz, atıldığı tarih, kaç gün sonra hasat olur | ilac/gubre/sera | log | sera no, ilac, doz, tarih, hasat
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    marble collection | marble | collection |
    who owes the tea fund | tea/fund/owe/debt | ledger/people |
    i run a tiny dog grooming van, need dog name, breed, owner phone, last cut and whether it bites | dog/groom | people/log/appointments/jobs | dog/name, breed, phone, last cut, bite
    NIGHT SHIFT HANDOVER NOTES FOR CARE HOME. ROOM, RESIDENT, WHAT HAPPENED, NURSE | handover/note/shift | log/board | room, resident, happen, nurse
    morse code quiz | morse | quiz/flashcards |
    My late husband left eleven hundred model trains in the attic and the auction man wants a list by friday: maker, gauge, model number, boxed or not, guess at value. | train/model | collection/catalogue/stock | maker, gauge, model number/model no, box, value
    sourdough log | sourdough/bread/loaf/bake | log/recipes |
    chore wheel for 5 flatmates so nobody can say they didnt know | chore | tasks/planner/habits |
    We would like a register of visiting musicians at our parish, including name, instrument, date of visit and fee paid. | musician/visit | people/log/events | name, instrument, date, fee
    lost property at the swimming pool: item, where found, date, collected | lost/item/found/property | log/board/stock | item, found, date, collected
    tip splitter | tip/split/bill | tool |
    ok so im a roadie and every venue has different power and load in door and i forget, venue, city, amps, door height, contact | venue | places/catalogue | venue, city, amp, door, contact
    hangman | hangman/word | game |
    grandkids heights on the door frame but an app. kid, date, cm | height/kid/grandkid/grow | measurements/log | kid/name/grandkid, date, cm/height
    beehive poem club where members post there poems and others read | poem | feed/board/articles |
    scaffold inspections - site, inspector, date, tag number, pass/fail | scaffold/inspection | log/jobs/checklist | site, inspector, date, tag, pass, fail
    wedding seating | guest/seat/table/wedding | people/planner |
    I'm a doula & need to keep my clients' due dates straight because last year two went the same night and i nearly died. name due date hospital birth partner | client/birth/mother/doula | people/planner/appointments | name, due, hospital, partner
    stop biting nails tracker | nail/bit | habits/log |
    food truck stops this week | stop/truck | planner/places/events |
    spare keys for the holiday lets, which key, which cottage, who has it, when its due back | key | rentals/log/stock | key, cottage, who/holder, due/back
    what shall we watch, family votes on films | film/movie/vote | votes |
    welsh verbs cards pls | verb/welsh | flashcards/quiz |
    For Sale style app for our allotment folk: surplus veg, seedlings, pots. Item, price or free, plot number, photo. | item/surplus/veg/sale/listing | board/catalogue/stock | item, price, plot, photo
    tyre pressures of my 4 lorries | tyre/pressure/lorr | measurements/log |
    cant remember which wines i hated. name grape shop stars | wine | collection/catalogue/log | name, grape, shop, star/rating
    Volunteer lifeguard rota | rota/lifeguard/shift | planner/people/events |
    i paint pet portraits from photos and the christmas rush kills me, i need every comission with the customer, pet, size, deposit, deadline and if its posted | commission/portrait/order | orders/jobs | customer, pet, size, deposit, deadline, posted
    church bell ringing attendance | ring/attend/bell | log/people/events |
    mum's pills: name, how many, morning or night, taken | pill/med/tablet | checklist/log/habits | name, many/dose/amount, morning, night, taken
    ghost sightings lol | ghost/sighting | log/board |
    Pothole reporting tool for residents of our private road, with location, depth, photograph and status of repair. | pothole/report | requests/board/log | location, depth, photo, status
    shed inventory | shed/item/tool | stock/collection |
    me and 3 lads rent out bouncy castles every saturday & keep double booking the big pirate one. castle, customer, address, date, paid? | castle/booking/bouncy | reservation/rentals/orders | castle, customer, address, date, paid
    periodic table flash cards for my son | element/periodic/card | flashcards/quiz |
    knitting patterns i own, yarn weight, needle size, finished or not | pattern/knit | collection/catalogue | yarn, needle, finished
    podcast player for my own sermons | sermon/podcast/episode | player/feed |
    barber appointments | appointment/barber/haircut/client | appointments |
    Hi, we're a community fridge in Leith and people drop off all sorts, half of it goes off before anybody notices. Could volunteers put in what came, who gave it, best before, shelf? | food/fridge/donation/item | stock/log | gave/donor/giver/from, best before, shelf
    packing list scout camp | pack/camp/scout | checklist |
    mole traps round the golf course hole no, set on, caught | mole/trap | log/places | hole, set, caught
    cloud spotting diary, type, time, where i was, picture | cloud | log/collection | type, time, where/place/location, pic/photo
    snooker scores between me and dad since 1998 | snooker/score/frame/match | log/game |
    rules & articles for new foster carers to read on their phone, simple language | foster/carer/article/guide | articles |
    darts league fixtures: home, away, date, pub, score | fixture/dart/match | events/log/planner | home, away, date, pub, score
    neighbours asking for lifts to the hospital. who, from where, time, wheelchair?, driver | lift/ride/request | requests/jobs/appointments | who/name/passenger, from/pick, time, wheelchair, driver
    hedgehog weights at my rescue its kindof a lot of them, id, grams, date, fit for release | hedgehog/weight | measurements/log | id, gram/weight, date, release
    CHILLI SAUCE RECIPIES | recipe/chilli/sauce | recipes |
    as a piano tuner i go back every 6 or 12 months so i want owner, make, pitch last time, next due, and bad strings | piano/tuning/visit | people/log/jobs/appointments | owner, make, pitch, next due/due, string
    chat for the night bus drivers | chat/message/bus/driver | chat |
`,
  ),
];
