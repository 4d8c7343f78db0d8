import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** First prompts by people who had not seen the composer; not read. */
export const unseenAK: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    zeytinlik için bi uygulama lazım hangi ağaçtan kaç kilo çıktı hangi gün topladık kaç kişi çalıştı bunları yazcam sezon sonunda da toplam kiloyu görmek istiyorum | zeytin/agac/hasat/toplam | log/collection/stock/catalogue | agac, kilo/kg/miktar, tarih/gun, kisi/isci/calisan, toplam
    tansiyon takibi | tansiyon/kan basinci | log/measurements |
    Merhaba kolay gelsin, ben emekli öğretmenim, 1970'lerden beri biriktirdiğim kartpostalları sınıflandırmak istiyorum. Her kartın şehri, yılı, arkasında yazı olup olmadığı ve fotoğrafı olsun. Şimdiden teşekkür ederim evladım. | kartpostal/kart | collection/catalogue | sehir/sehri, yil, yazi/arka, foto/resim/gorsel
    halisaha maci icin kim geliyo kim gelmiyo listesi, para verenide isaretliyim | halisaha/hali saha/mac/oyuncu/kadro | people/checklist/ledger/board/collection/planner | geliyor/gelme/katil/durum/gelecek, para/odeme/odedi/ucret
    oto lastikçiyim müşterinin kışlık lastiklerini depoda tutuyoruz hangi rafta kimin lastiği var plaka marka ebat bide diş derinliği yazılsın arayınca plakadan bulayım | lastik/depo/otel/plaka | stock/collection/customers/people/jobs/catalogue | raf, plaka, marka, ebat, dis/derinli, musteri/sahib/kimin/ad
    çocuğum çarpım tablosunu ezberlesin diye soru soran oyun, yanlış yapınca doğrusunu göstersin, puan versin | carpim/tablo/matematik | quiz/game/flashcards | puan/skor/dogru
    bebek emzirme saati sağ mı sol mu kaç dakka | emzir/bebek/sut | log/tool/measurements | saat/tarih/zaman, sag/sol/taraf/meme, dakika/sure/dk
    Apartman yöneticiliği bana kaldı, 16 daire var, aidatı kim ödedi kim ödemedi bir türlü karışıyor. Daire numarası, oturan kişinin adı, aidat tutarı ve ödendi mi bilgisi olsun, ödemeyenleri ayrı görebileyim | aidat/apartman/daire/yonet | ledger/people/collection/board/checklist/log | daire, ad/oturan/kisi/sakin, tutar/aidat, odendi/odeme/durum
    yazı tura atan uygulama | yazi/tura/para | tool/game | yazi, tura
    ya benim hanım sürekli neyi nereye koyduğunu unutuyor evde hangi eşya hangi dolapta hangi kutuda bulalım diye birşey yapsana | esya/ev/dolap/kutu/nerede/yer | collection/catalogue/places/stock/log | esya/ad, dolap/yer/konum, kutu
    komşuların köpeklerini gezdirip harçlık çıkarıyorum bana defter lazım: köpeğin adı, çıkış saati, kaç dakika gezdi, kaka yaptı mı | kopek/gezdir/gezi/yuruyus | log/collection/jobs | ad/kopek, saat/tarih/cikis, dakika/sure, kaka/tuvalet
    Ben Suriyeli terzi. Müşteri gelmek, ölçü almak, kol boy bel göğüs yazmak lazım. Ne zaman teslim, kaç lira kapora verdi. Telefon numara da lazım. | terzi/musteri/olcu/siparis/dikis | people/customers/jobs/collection/log/measurements | kol, boy, bel, gogus, teslim, kapora, telefon/numara
    ehliyet sınavı çıkmış sorular test | ehliyet/sinav/trafik/test/soru | quiz/flashcards |
    sayın yetkili köyümüzün sulama sırasını düzenleyecek bir program rica ediyorum hangi tarlaya hangi gün saat kaçta su verilecek kaç saat sürecek sahibi kim herkes sırasını bilsin kavga çıkmasın | sulama/su/sira/tarla | planner/appointments/reservation/collection/log/board | tarla, gun/tarih, saat/sure, sahib/sahip/kim/ad
    Rüya günlüğü. kabus mu güzel mi, kimleri gördüm, uyandığımda nasıl hissettim | ruya | log/collection | kabus/tur/guzel, kim/kisi/gorul/gordu, his/duygu/uyan
    SATILIK 2.EL BİSİKLET İLANLARIMI TAKİP EDECEM MARKA JANT FİYAT ALAN KİŞİ SATILDI MI | bisiklet/ilan/satilik | collection/stock/catalogue/board/ledger/log | marka, jant, fiyat, alan/alici/musteri/kisi, satildi/durum
    arkadaşlar selam kapadokyada balon firmasında çalışıyorum sabahları yolcu listesi tutuyoruz kağıtta ıslanıyo kayboluyo isim kilo otel adı alınış saati hangi balona bineceği yazsın kilo toplamıda çıksa süper olur | balon/yolcu/ucus | people/reservation/appointments/collection/planner/log | isim/ad, kilo, otel, saat/alinis, balon, toplam
    ingilizce kelime ezberleme kartları | ingilizce/kelime/kart | flashcards/quiz/collection | kelime/ingilizce, anlam/turkce/karsilik
    kaloriferci ahmet usta ben kombi bakımına gittiğim evleri unutuyom adres telefon kombi markası son bakım tarihi ne yaptım kaç para aldım hepsi olsun bide seneye ne zaman gidecem | kombi/bakim/kalorifer/servis | jobs/people/customers/log/collection/appointments/places/ledger | adres, telefon, marka, bakim/tarih, yapilan/islem/ne yap, para/ucret/tutar/fiyat, seneye/sonraki/gelecek
    Kan şekeri aç tok | seker/kan | log/measurements | ac/tok/durum
    annemin tarifleri kaybolmasın istiyorum, malzemeler yapılışı kaç kişilik olduğu, hangi bayramda yapardı onu da yazayım, tuzlu tatlı diye ayrılsın | tarif/yemek/anne | recipes/collection/catalogue/articles | malzeme, yapilis/hazirlan, kisi/porsiyon, bayram, tuzlu/tatli/tur/kategori
    su içmeyi unutuyorum günde 8 bardak sayaç | su/bardak | tool/log/measurements/checklist | bardak/sayac/8
    kuran kursunda öğrencilerin ezberlediği sureleri takip edeceğiz inşallah, öğrenci adı, sure adı, başladığı tarih, verdi mi vermedi mi, hocanın notu | sure/ezber/ogrenci/kuran | log/collection/people/board/checklist | ogrenci/ad, sure, tarih/basla, verdi/durum/tamam, not
    Mezar taşı ustasıyız. Sipariş veren, merhumun adı soyadı, doğum ölüm tarihi, taşın cinsi, yazılacak söz, mezarlık, ada parsel, kalan borç şeklinde kayıt tutacak bir uygulama istiyoruz. | mezar/tas/siparis | jobs/collection/customers/people/ledger/log | siparis/veren/musteri, merhum/ad, dogum, olum, cins/tur, yazi/soz, mezarlik, ada/parsel, borc/kalan
    kedi mamasi bitince haberim olsun stok | mama/kedi/stok | stock/collection/log | mama, stok/miktar/adet/kalan
    Dovmeciyim randevu defteri lazim saat isim tasarim bolge kapora | dovme/randevu | appointments/reservation/customers/people/planner/jobs | saat/tarih, isim/ad, tasarim, bolge, kapora
    üniversitede ev arkadaşlarıyla kalıyoruz 3 kişi ben mert bi de ozan market faturası internet gaz kim ne ödedi kim kime ne kadar borçlu hesaplasın yeter ki kavga etmeyelim | ev/arkadas/masraf/harcama/borc/gider/fatura | ledger/log/tool/collection/board | odeyen/odedi/kim, tutar/miktar/para, borc, mert, ozan
    dolunay ne zaman, ona göre saç kestireceğim gün listesi | sac/dolunay/kesim/ay | planner/log/appointments/tool/collection/checklist | tarih/gun
    Horoz ve tavuk kümesimde hangi tavuk yumurtluyor hangisi tembel anlamak için günlük yumurta sayısı, tavuğun bilezik rengi, yem miktarı girmek istiyorum | tavuk/yumurta/kumes | log/collection/measurements/stock | yumurta, bilezik/renk, yem
    bilmece uygulaması çocuklar için cevabı gizli olsun dokununca açılsın | bilmece | flashcards/quiz/articles/game/collection | cevap/cevab
    kaç gündür sigara içmiyorum onu saysın kazandığım parayıda göstersin günde 1 paket içiyodum paket 100 tl | sigara | tool/log/ledger/measurements | gun, para/kazan/tasarruf/biriken, paket
    Almanyada yasiyorum, turkcem cok iyi degil. Camimizde kermes var, kim hangi yemek getiriyor kac porsiyon, alerji var mi, stand numarasi yazmak istiyoruz | kermes/yemek/stand | collection/people/planner/checklist/catalogue/log | kim/getiren/ad, yemek, porsiyon, alerji, stand
    evdeki vidaları, dübelleri, matkap uçlarını kaydedeceğim boy kalınlık adet | vida/dubel/matkap/hirdavat/alet/malzeme | stock/collection/catalogue | boy, kalin, adet
    dizi film listem izlediklerim izleyeceklerim puanım hangi platformda | dizi/film | collection/catalogue/board/log/checklist | izle/durum, puan, platform
    Balıkçı teknemle çıktığım günler: mazot kaç litre gitti, hangi koyda attım ağı, kaç kasa hangi balık, havanın durumu, satıştan ne kaldı. Okuma yazmam az, kolay olsun büyük yazılı olsun | balik/tekne/av | log/collection/ledger/stock | mazot/litre, koy/yer, kasa, balik, hava, satis/kalan/kazanc
    çekiliş yapıcam instagramda isimleri girip rastgele kazanan seçsin 2 yedek | cekilis/kazanan/isim/cek | tool/game/people | isim/katilimci, kazanan/rastgele/sec, yedek
    okul servisi kullanıyorum sabah hangi çocuğu alıcam sıra sıra ev adresi veli telefonu bugün gelmicek olanı işaretliyim bi de aylık ücreti ödeyen ödemeyen | servis/ogrenci/cocuk/okul | people/checklist/collection/places/planner/ledger/customers/board | cocuk/ogrenci/ad, adres, veli/telefon, gelme/geliyor/durum, ucret/odeme/odedi
    migren ağrısı nerden başladı kaç şiddet ne yedim hangi ilacı aldım geçti mi | migren/agri | log/measurements/collection | siddet, yedi/yeme/yiyecek/besin, ilac, gecti/sonuc
    Bir amatör tiyatro grubuyuz; kostüm deposundaki kıyafetleri dönem, beden, renk ve hangi oyunda giyildiği bilgisiyle kaydetmek, ödünç alanı da takip etmek istiyoruz. | kostum/kiyafet/tiyatro/depo | collection/stock/catalogue/reservation | donem, beden, renk, oyun, odunc/alan
    burç yorumu değil, arkadaşlarımın doğum günleri ve burçları, hediye fikri de yazabilmeliyim | dogum/burc/arkadas | people/collection/planner/log | dogum/tarih, burc, hediye
    kahve demleme suresi kronometre | kahve/demle/kronometre/sure | tool/recipes/log | sure/kronometre/sayac/dakika/saniye
    belediyede çukur şikayetlerini topluyorum sokak adı mahalle foto ve durum bekliyor onarılıyor bitti diye gözüksün, en eski şikayet en üstte olsun lütfen | cukur/sikayet/yol | board/jobs/collection/log/places/feed | sokak, mahalle, foto/resim/gorsel, bekliyor, onar, bitti
    otlarla tedavi değil sadece bilgi, ıhlamur adaçayı kekik neye iyi gelir nasıl demlenir yazıları okuyayım, yazılar büyük harf olsun gözüm görmüyor | ot/bitki/cay/ihlamur | articles/catalogue/collection/recipes | ihlamur, adacayi, kekik, demle/hazirla/kullanim
    gazoz kapağı koleksiyonu | gazoz/kapa | collection/catalogue/stock |
    merhabalar kuaförde çırağım patron hangi boyadan kaç tüp kaldı diye sürekli soruyor marka renk numarası kalan tüp bitmek üzere olanı kırmızı göstersin | boya/tup/stok/kuafor | stock/collection/catalogue | marka, renk/numara, tup/kalan/adet
    TRT arsivinden turkuleri dinleyip not alacagim calma listesi gibi birsey, yoresi, kaynak kisi, sozleri | turku/calma/muzik/liste | player/collection/catalogue/articles/log | yore, kaynak, soz
    bu sene hac var inşallah yanıma alacaklar listesi ihram seccade ilaç terlik falan aldıkça çizeyim bide kendim ekliyeyim unuttuklarımı | hac/alacak/bavul/valiz/esya/liste | checklist/collection/planner | ihram, seccade, ilac, terlik
    Kahvehanede okey oynuyoruz puanları yazan program dört kişi | okey/puan/skor | tool/game/log/collection/people/ledger | puan/skor, oyuncu/kisi/isim/ad
    Deprem çantası hazırlıyoruz ailecek, hangi malzeme var, son kullanma tarihi ne, kim kontrol etti, eksik olanlar ayrı çıksın, altı ayda bir kontrol etmemiz gerekiyormuş | deprem/canta | checklist/stock/collection/log | malzeme/ad, son kullanma/skt/tarih, kontrol/kim, eksik/durum/var
    kilo boy gircem vücut kitle endeksimi söylesin zayıf normal şişman diye | kitle/endeks/vki/bmi/kilo/vucut | tool/measurements/log | kilo, boy, zayif/normal/sisman/sonuc
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    I keep a notebook of every train I've ridden since 1988 and the pages are falling apart. Number of the locomotive, line, date, from where to where, and remarks. Would be grand to have it on the phone. | train/locomotive/ride/railway/journey/loco | log/collection/catalogue | locomotive/loco/number, line, date, from/origin/depart, to/destination/arriv, remark/note
    tip calculator | tip | tool | bill/amount, tip
    my wife is diabetic type 2 and the doctor want we write sugar morning and evening also what she eat and how many unit insulin please make simple | sugar/glucose/diabet | log/measurements | morning/evening/time, eat/food/meal/ate, insulin/unit
    need smth to track who owes me for eggs. name, dozens, paid y/n | egg/owe/customer/sale | ledger/people/customers/log/collection/jobs | name/customer, dozen, paid
    We run a small escape room and people keep double booking by phone. Date, time slot, room (Pharaoh, Asylum, Submarine), team size, deposit paid or not, and a contact number. | escape/booking/room/reservation | reservation/appointments/planner/customers/collection | date, slot/time, pharaoh, asylum, submarine, size/people/players, deposit, contact/phone/number
    flag quiz for kids | flag | quiz/game/flashcards |
    ok so basically im moving house in like 3 weeks and i have about 60 boxes and no clue whats in any of them i want to number each box write whats inside which room it goes to and if its fragile | box/moving/move | collection/catalogue/stock/checklist | number/box, content/inside/item, room, fragile
    Bagpipe practice diary - minutes, tune, how bad did the neighbours complain 1-5 | bagpipe/practice/piping/pipe | log/collection/measurements | minute/duration, tune, neighbour/neighbor/complain
    Hello dear, I am from Ankara, I make this for my father he have a taxi. He want write every day how many lira he earn, benzin money, kilometer begin and kilometer finish, and see clean earning. | taxi/earn/income/daily | ledger/log | earn/income/lira, benzin/fuel/petrol/gas, kilometer/km, net/clean/profit
    dice roller with 2 dice | dice | tool/game | roll
    I'm a piano tuner with about 140 regular clients. I'd like a card for each: address, make of piano, year built, last tuned, pitch it was left at, and what dog to watch out for | piano/client/tuning/customer | customers/people/jobs/collection/log | address, make/brand/model, year/built, tuned/last, pitch, dog
    wine cellar. region, grape, vintage, drink by, how many bottles left | wine/cellar/bottle | collection/stock/catalogue | region, grape, vintage/year, drink, bottle/quantity/left
    Can someone please build an app for our allotment waiting list, name, phone, date they joined the list, plot size wanted, and whether we've offered them one yet. Oldest application should come first. | allotment/waiting/plot/applica | people/board/collection/log/customers | name, phone, date/joined, plot/size, offer/status
    chore board for my 3 kids, todo doing done, whose turn, pocket money for each job | chore/kid/job | board/checklist/jobs/planner/ledger/collection | todo/to do, doing, done, turn/who/kid/assign/child, money/reward/pay
    Pool guy here. 40 pools a week. need adress, gate code, chlorine, ph, what chems i added, pic of the filter, next visit. simple pls my hands are always wet | pool | jobs/log/customers/measurements/collection/places/appointments | address, gate/code, chlorine, ph, chem/added, photo/pic/image, next/visit
    Morse code learning cards | morse | flashcards/quiz/articles/catalogue | letter/code/morse
    After my stroke the speech therapist gave me a list of words to say each day. I want to tick them off, note how hard each was, and see the ones I struggle with. Thank you kindly. | word/speech/therapy/stroke | checklist/log/collection/flashcards | word, hard/difficult, tick/done/said
    cm to inches and back | cm/inch/centimet/convert/length | tool | inch, cm/centimet
    looking for a app where me and the lads can log every pint of guinness pub name, city, price, rating out of ten and if they did the proper pour. loser buys | guinness/pint/pub | log/collection/catalogue/places/feed | pub, city, price, rating/score, pour
    sourdough feeding schedule, starter name, flour grams water grams, rise height | sourdough/starter/feeding | log/planner/measurements/recipes/collection | starter/name, flour, water, rise/height
    Our parish has a food bank. Volunteers must record each family that comes: surname, number of children, diet restriction, date of last parcel, and next collection. No money involved. | famil/food bank/parcel/parish | people/customers/log/collection/appointments/stock | surname/name, child, diet/restriction, parcel/last, next/collection
    meditation bell every 10 min | meditation/bell/timer | tool/player | 10/minute/interval
    I want to remember every compliment anyone gives me. who said it, what, where we were, how it made me feel. sounds silly but my counselor suggested it | compliment | log/collection/feed | who/person/said/from, what/compliment, where/place, feel/mood
    FOR SALE tracker - lawn mowers I fix and flip. bought for, parts cost, sold for, profit, brand, still for sale or gone | mower/lawn/flip | ledger/collection/stock/board/jobs/catalogue | bought/purchase/cost, part, sold/sale, profit, brand, status/gone/sold
    hiking trails near me with length difficulty dogs allowed and a star rating, list of places basically | trail/hik | places/catalogue/collection/log | length/distance, difficulty, dog, rating/star
    hi i am student nurse i must count drops for IV drip, volume in ml, hours, drop factor 20, calculate drops per minute | drip/drop/iv | tool/measurements | volume/ml, hour/time, factor, per minute/drops/rate
    My daughter is allergic to peanuts milk and sesame so before parties I need to list every snack brand we checked, is it safe, unsafe or unsure, where we bought it and the date on the label was checked | snack/allerg/food/safe | collection/catalogue/log/checklist/board | brand, safe, unsafe, unsure, bought/shop/store/where, date/checked
    who's turn is it to wash up, spin it | wash/turn/spin/dish/who | tool/game/people | name/person/people/spin
    Beehive inspections! hive no, queen seen, brood frames, varroa count, temper of the bees, honey supers on. I have twelve hives across three apiaries so group by apiary if thats possible | hive/bee/inspection/apiar | log/collection/measurements | hive, queen, brood, varroa, temper, super/honey, apiar
    Rosary prayers to read, joyful sorrowful glorious luminous mysteries | rosary/prayer/myster | articles/catalogue/collection/checklist | joyful, sorrowful, glorious, luminous
    band gigs: venue, date, fee, who's driving, setlist | gig/band | planner/log/appointments/collection/jobs/ledger | venue, date, fee, driv, setlist
    Good morning. I am the secretary of a retired sailors' association. We require a members register with rank, ship served on, years of service, telephone, and whether the annual subscription has been paid. | member/sailor/register/association | people/collection/ledger/customers | rank, ship, year/service, telephone/phone, paid/subscription
    trying to find out whats making my baby's eczema worse so food, laundry soap, weather and skin score each day plus a picture please | eczema/skin/baby | log/measurements/collection | food, soap/laundry/detergent, weather, skin/score, photo/picture/image
    lost and found for our swimming pool | lost/found | collection/catalogue/log/board/feed/stock |
    i collect old typewriter, have 31 piece. want put maker, model, serial number, year, working or not, how much i pay, and foto for each | typewriter | collection/catalogue/stock | maker/make/brand, model, serial, year, work, pay/paid/price/cost, photo/foto/picture/image
    hangman game in english animals | hangman/animal/word/guess | game/quiz |
    Truck driver. Need to log my hours, start, breaks, finish, miles, state, fuel stops with gallons. DOT keeps asking and my paper log got coffee all over it | driv/hour/truck/trip/log/shift | log/jobs/ledger/measurements | start, break, finish/end, mile, state, fuel/gallon
    Plant watering for an office: plant name, floor, how often, last watered | plant/water | planner/log/checklist/collection | name/plant, floor, often/frequency/interval/every, last/watered
    so my grandma speaks only greek and the home carer speaks only english i want a little phrasebook pain water toilet cold tired like both languages big text sorted in groups like body food feelings | phrase/greek/grandma/carer | flashcards/catalogue/articles/collection | greek, english, body, food, feeling
    school uniform swap. size, item, condition, school, free or price, parent contact | uniform/swap | catalogue/collection/feed/stock/board | size, item/type, condition, school, price/free, contact/parent/phone
    Knitting row counter with reset | row/knit/counter | tool | row/count, reset
    Dear sir or madam, my husband and I foster guinea pigs until they find homes. For each piggy we need the name, sex, weight every week, bonded with whom, vet notes and adoption status: new, ready, reserved, adopted. | guinea/pig/foster | collection/board/log/people/measurements/catalogue | name, sex/gender, weight, bond, vet/note, ready, reserved, adopted
    bachelorette weekend plan - friday sat sunday what time what place what to wear | bachelorette/weekend/hen/party/plan | planner/appointments/checklist/collection | day/friday/date, time, place/where, wear/outfit/dress
    Subscription things i pay netflix gym icloud etc want monthly total and when each renews so i can cancel in time | subscription | ledger/collection/planner/log/stock | price/cost/amount, total, renew
    welding rod inventory, type diameter kilos left, which shelf, warn me under 5 kg | weld/rod | stock/collection/catalogue | type, diameter, kilo/kg/left/quantity, shelf
    please a application for football trainer u12. players, position, birth year, who came to training, who has yellow card, telephone of mother or father | player/football/training/team | people/collection/checklist/log | position, birth/year, training/attend/came, yellow/card, phone/telephone/parent
    We do ghost tours in York, and guests send us stories about things they've seen. I'd like a page of stories people can scroll, with title, location, year it happened, spookiness 1 to 5 | ghost/stor/spook/sighting | feed/articles/collection/catalogue/log/places | title, location/place, year, spook
    blood donation dates, which arm, hemoglobin, when can i give again | blood/donat | log/measurements/planner/collection | date, arm, hemoglobin/haemoglobin, again/next
    whale sounds player for sleeping with a list of tracks | whale/sound/sleep | player/collection/catalogue | track/sound
    Locksmith job sheet pls. customer, address, lock type, keys cut, arrived at, charge, cash or card, and status like called / on the way / done. I get calls at 3am so dark screen | locksmith/job/lock | jobs/board/log/customers/ledger/collection/people | customer/name, address, lock, key, arriv/time, charge/price/fee/amount, cash/card/payment, called, on the way, done
    `,
  ),
];
