import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenAQ: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    güvercin kayıt defteri | guvercin/kus | collection/log/catalogue |
    Merhaba, 61 yaşındayım, tansiyonumu her sabah akşam ölçüyorum kağıtlar kayboluyor. Büyük küçük tansiyon bir de nabız yazsam yeter, doktora göstereceğim. | tansiyon/olcum/nabiz | measurements/log | buyuk/sistolik, kucuk/diyastolik, nabiz
    abi bi tane halısaha uygulaması lazım kim geldi kim parayı verdi belli olsun artık yeter | halisaha/hali saha/mac/oyuncu | people/ledger/log/checklist/collection | geldi/katil, para/ode/ucret
    Perdeci dükkanım var. Ölçüye gidiyoruz, müşteri adı, pencere eni, boyu, kumaş kodu, takılacağı gün. Şimdiye kadar deftere yazdım, çırak defteri ıslattı. | perde/olcu/siparis/pencere | jobs/collection/log/people/measurements | musteri/ad, en, boy, kumas, gun/tarih
    oglumun cikardigi disler | dis | log/collection/checklist/measurements |
    elimizde kalan lastikleri görmek istiyorum ebat marka mevsim adet raf numarası hangisi bitmek üzereyse söylesin | lastik/stok | stock/collection/catalogue | ebat/olcu, marka, mevsim, adet/miktar/stok, raf
    Ben Türkçe az biliyor. Ben ister kelime öğrenmek kart, ön tarafı türkçe arka tarafı arapça | kelime/arapca/turkce/kart | flashcards/quiz/collection | turkce, arapca
    Rica etsem kayınvalidemin tarifleri için bir yer yapabilir misiniz, börekler çörekler kaybolmasın, malzemesi ve yapılışı ayrı dursun | tarif/borek/yemek | recipes/catalogue/collection/articles | malzeme, yapilis/hazirlan
    evdeki faturalar: elektrik, su, doğalgaz, internet; son ödeme tarihi, tutar, ödendi mi | fatura | ledger/log/checklist/collection/board | tarih, tutar, odendi, elektrik, su, dogalgaz, internet
    kapıcıyım ben apartmanda 24 daire var aidatı kim verdi kim vermedi hep bana soruyolar | aidat/daire/apartman | ledger/people/checklist/log/collection | daire, odedi/verdi/odeme/aidat
    Tavla skor tutucu | tavla/skor | tool/log/game/ledger/people |
    ya arkadaşlar tez yazıyorum okuduğum makaleleri karıştırıyorum yazar yıl konu bi de kendi notum olsun okunacak okunuyor okundu diye ayrılsa süper | makale/tez/okuma | board/collection/catalogue/log/checklist | yazar, yil, konu, not, okunacak, okundu
    SAHİBİNDEN satılık traktör parçaları için liste yapacam. Parça adı, hangi traktöre uyar, fiyat, foto. | parca/traktor | catalogue/stock/collection | ad, traktor/uyum/model, fiyat, foto/resim
    Kuaför salonum için randevu. müşteri, saat, yapılacak işlem, hangi kalfa | randevu/kuafor/salon | appointments/planner/people/jobs | musteri, saat, islem, kalfa
    gunluk su icme sayaci bardak bardak | su/bardak | tool/log/measurements |
    köyde hangi tarlaya ne ektik ne zaman gübre attık kaç kilo kaldırdık babam unutuyo ben istanbuldayım ona telefonuna kurucam | tarla/ekim/ekin/hasat | log/collection/places | tarla, urun/ekilen/ne ek, gubre, kilo/hasat
    Ehliyet sınavına çalışıyorum levhaları soran bir test | levha/ehliyet/trafik/test | quiz/flashcards/game |
    Sevgili yetkili, torunlarımın doğum günlerini ve ayakkabı numaralarını unutuyorum, kolay bir şey olsun lütfen. | torun/dogum | people/collection/log | dogum, ayakkabi
    motor ustasıyım gelen motorun plakası arızası parçası işçiliği, bekliyor yapılıyor teslim | motor/ariza/tamir/servis/is emri/plaka | jobs/board/log/collection | plaka, ariza, parca, iscilik, bekliyor, yapiliyor, teslim
    tatil bavulu | bavul/tatil/valiz | checklist/collection/planner |
    kilo boy endeksi hesaplasın vki denen şey | vki/vucut/kitle/endeks/kilo/boy | tool/measurements | kilo, boy
    Köpek gezdiriyorum para karşılığı. Hangi köpek, sahibinin telefonu, saat kaçta alıcam, ücreti ne kadar | kopek/gezdir | appointments/people/jobs/planner/collection/log | kopek/ad, sahib, telefon, saat, ucret
    Bizim mahallede sokak kedilerine mama bıraktığımız yerler var, komşularla sırayla gidiyoruz. Nerede olduğu, en son kim gitti, kaç kedi var | kedi/mama/besleme | places/log/collection | yer/nere/konum/adres, kim/gorevli/giden, kedi
    dugun davetli listesi gelecek gelmeyecek kac kisi hangi masa taki ne takti | davetli/dugun/misafir | people/checklist/collection/ledger | kisi, masa, taki, gelecek/gelmeyecek/katil
    borcumu harcımı takip edeyim yoruldum | borc/harc/gider | ledger/log/collection |
    Plaklarım var 400 küsur. Sanatçı, albüm, basım yılı, kondisyonu (mint, iyi, çizik) ve kaça aldığım. | plak | collection/catalogue | sanatci, album, yil, kondisyon/durum, fiyat/kaca/alis, mint, cizik
    5 dakika nefes egzersizi zamanlayıcısı | nefes/egzersiz/zaman | tool |
    insülin saatlerim için, şekerim kaç çıktı aç mı tok mu kaç ünite vurdum. hemşire kızım istedi | seker/insulin | log/measurements | seker/deger, ac/tok, unite/doz
    Lise 2 öğrencisiyim ders programım olsun pazartesi salı diye günlere ayrılmış, ders hoca sınıf | ders/program | planner/appointments/collection | gun/pazartesi, ders, hoca/ogretmen, sinif/derslik
    bekar evi bulaşık sırası kimde, çöp sırası kimde, kavga çıkıyo | sira/nobet/bulasik/ev is/cop | planner/checklist/log/tool/board/people | kim/kisi, bulasik, cop
    Dede Korkut hikayeleri okumalık, çocuklara akşam açıp okuyacağım sayfa sayfa | dede korkut/hikaye/masal | articles/catalogue/collection |
    Balık avı günlüğüm olsun istiyorum; hangi gölde, ne tuttum, kaç santim, hangi yemle, hava nasıldı | balik/av | log/collection/measurements/places | gol/yer, balik/tur/ne tut, santim/boy/uzunluk, yem, hava
    arabanın yakıtı kaç lt aldım kaç para kilometre kaçtaydı ortalama yakıyo mu çok mu yakıyo anlamam lazım | yakit/araba/benzin | log/ledger/measurements/tool | litre/lt, para/tutar, kilometre/km
    Anahtarcıyım. Dükkandaki boş anahtar modelleri, kaç tane kaldı, hangi kancada asılı | anahtar | stock/collection/catalogue | model, adet/kac/miktar/stok, kanca
    kuran hatmi takip hangi cüz okundu | hatim/cuz/kuran/hatmi | checklist/log/board/collection | cuz
    Selamlar, gönüllü arama kurtarma ekibindeyim. Malzemelerimizin listesi şart: ip, karabina, kask, telsiz gibi. Son kontrol tarihi ve kimin zimmetinde olduğu görünsün. | malzeme/ekipman/zimmet | stock/collection/checklist/log | kontrol, zimmet/kim/sorumlu
    karar veremiyorum hep aynı şey akşama ne yiyelim diye rastgele seçsin | yemek/aksam/ne yi/rastgele/karar/sec | tool/game |
    Gebelik haftam, kilom, bebeğin tekmeleri. Hafta hafta yazmak istiyorum ve doktor notu | gebelik/hamile/bebek | log/measurements/collection | hafta, kilo, tekme, not
    Hırdavatçı veresiye defteri, kim ne aldı, ne kadar, ne zaman ödeyecek | veresiye/borc | ledger/people/log | kim/musteri/ad, ne al/urun/mal, tutar/kadar/miktar, odeme/ode/vade
    camide kayıp eşya bulunuyor. ne bulundu nerde bulundu tarih sahibi geldi mi | kayip/esya/bulun | log/collection/board/checklist | esya/ne bul, nere/yer, tarih, sahib/teslim
    İzlediğim diziler, kaçıncı bölümde kaldım, puanım | dizi | collection/log/catalogue/board | bolum, puan
    Buzlukta ne var bilmiyoruz hanım ile tartışma çıkıyor, koyduğumuz tarih, çekmece, kaç paket | buzluk/dondurucu/derin | stock/collection/log | tarih, cekmece, paket/adet
    Bisiklet rotaları; mesafe, zorluk, çeşme var mı | rota/bisiklet | places/collection/catalogue/log | mesafe/km, zorluk, cesme
    ingilizce duzensiz fiiler ezber karti go went gone seklinde | fiil/ingilizce | flashcards/quiz/collection/catalogue |
    Merhabalar ben Kenan terziyim, tadilata pantolon elbise geliyor, fiş numarası yazıp iğneliyorum. Fiş no, ne yapılacak, ücret, ne güne söz verdik. Teslim edilenler ayrı görünsün. | tadilat/terzi/fis/siparis | jobs/board/log/collection | fis, yapilacak/islem, ucret, tarih/gun/soz, teslim
    ruh halimi yazayım emojili | ruh hali/duygu/mod | log/measurements/tool |
    Alışveriş listesi istiyorum ama reyona göre olsun: manav, kasap, temizlik, kahvaltılık | alisveris/liste/market | checklist/stock/collection | manav, kasap, temizlik, kahvalti
    kaktüslerim ölüyor çok suluyorum galiba en son ne zaman suladım hangi saksı hangi pencere | kaktus/bitki/sula | log/collection | sula, saksi, pencere
    ilkokul 3 carpım tablosu oyunu süreli olsun | carpim | game/quiz/flashcards/tool | sure
    Emlakçıyım bana portföy lazım. İlan başlığı, semt, oda sayısı, metrekare, kira mı satılık mı, malsahibi tel. Haritada da görürsek şahane | portfoy/ilan/emlak/ev/daire | catalogue/collection/places | semt, oda, metrekare/m2, kira/satilik, tel/sahib
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    sourdough starter diary | sourdough/starter | log/measurements/collection |
    hi im a window cleaner, need to know whos house i done, whos paid, whos next. about 80 customers all in different streets | customer/window/house/round/clean/job | people/jobs/ledger/log/appointments/collection/checklist | paid/pay, street/address
    My husband has dementia and the carers change every day. I would like them to write down what he ate, how he slept, his mood and which carer was here. Please make the letters large. | care/diary/daily/husband | log/collection | ate/food/meal/eat, sleep/slept, mood, carer
    WANTED: simple app for egg sales. Dozens sold, buyer, money, date. No fancy stuff. | egg/sale | ledger/log/stock | dozen/quantity/sold, buyer/customer, money/amount/price, date
    pokemon card list | pokemon/card | collection/catalogue/stock |
    ok so basically i keep forgetting which bins go out on which week, recycling or garden or general waste, want something that shows the weeks | bin/waste/recycl | planner/checklist/log/appointments | recycl, garden, general
    I am turkish i open small pension in Kaş. Need reservation: guest name, room number, come day, go day, breakfast yes no | reserv/guest/room/pension/booking | reservation/appointments/people | guest/name, room, come/arriv/check-in/in, go/depart/check-out/out, breakfast
    guitar practise tracker: date, song, minutes, bpm reached | guitar/practi | log/measurements | date, song, minute, bpm
    why is there no app just for counting knitting rows?? big button, plus one, done | knit/row/count | tool |
    Choir library. We own about 300 scores. Title, composer, voicing (SATB, SSA, TTBB), number of copies, which cupboard. | score/choir/library/music | collection/catalogue/stock | title, composer, voicing, cop, cupboard, satb, ttbb
    fantasy names random pick for my dnd game | name/dnd/fantasy | tool/game |
    tenants keep ringing me about repairs and i loose track, flat number, whats broken, plumber or electrician, reported / booked / fixed | repair/tenant/flat/maintenance | jobs/board/log/collection | flat, broken/problem/issue/fault, plumber/electrician/trade, reported, booked, fixed
    Weekly meals. Monday to Sunday, lunch and dinner. | meal/weekly/menu | planner/recipes/collection | monday/day, lunch, dinner
    bird watching for my daughter shes 9 and she loves it, name of bird, where she saw it, how many, photo, and a star if its the first time | bird | log/collection/places/catalogue | bird/name, where/place/location, how many/count/number, photo/picture, first/star
    Split restaurant bill with tip | bill/tip/split | tool/ledger | tip, people/person/split
    hello sir kindly make application for coaching class student attendance and fees pending with parents mobile number | student/attendance/coaching/class | people/log/ledger/checklist/collection | attendance/present, fee, parent/mobile/phone
    wine cellar | wine/cellar | collection/stock/catalogue |
    So my nan passed and left us all her furniture and jewellery and we're four cousins, need to list every item with a photo, rough value, who wants it, and whether its been agreed | item/furniture/jewel/estate/inherit/nan | collection/catalogue/checklist/board | photo/picture, value, who/wants/cousin, agreed
    periodic table quizz please for school exam | periodic/element/quiz | quiz/flashcards/game |
    I run a tool library. Members borrow drills, ladders etc. Who has what, when due back, deposit. | tool/loan/borrow/lend | collection/log/stock/people/reservation | who/member/borrower, due/return, deposit
    headache log: time, how bad 1-10, triggers (coffee, screens, stress, weather), tablet taken | headache/migraine | log/measurements | time, bad/sever/pain/level/intensity, trigger, tablet/med, coffee, stress
    my running shoes how many miles on each pair | shoe/running | collection/log/measurements | mile
    Can you do one for the allotment? What I planted, which bed, when sown and when I picked it. Thanks ever so much, Margaret | allotment/plant/bed/crop | log/collection/planner | plant/crop, bed, sown/sow, pick/harvest
    mobile mechanic invoices: customer, reg, parts, labour, total, paid or not | invoice/mechanic/customer/job | ledger/jobs/log | customer, reg, part, labour/labor, total, paid
    i want to quit smoking see days without and money i save | smok/quit | tool/log/ledger | day, money/save
    Board game nights - who won, which game, how long it took | board game/game night/game | log/collection/people | won/winner, game, long/duration/time
    christmas presents ideas for everyone with budget and if bought or wrapped | christmas/present/gift | checklist/collection/people/ledger/board | idea/present/gift, budget, bought, wrapped
    Im learning knots for scouts, show me the steps with picture for each knot | knot | articles/catalogue/recipes/collection | step, picture/photo/image
    fuel oil tank reading every week in cm so i know when to order | oil/tank/reading | measurements/log | cm/level/reading
    Food truck pitches: address, day, how many served, would I go back | pitch/truck/place/location | places/log/collection | address, day/date, served, back/again
    egg timer soft medium hard | egg/timer | tool | soft, medium, hard
    Hello everybody, I am Ayşe, my english not perfect sorry. I give piano lesson to childs at home. I want write lesson hour, what piece they play, homework, and if mother paid. | lesson/piano/student/child | log/people/appointments/ledger | hour/time, piece, homework, paid
    stuff i lent to mates | lent/loan/lend/stuff | log/collection/ledger/people/checklist |
    Parish newsletter for phone: short news from the vicar, upcoming events, flower rota | parish/news | feed/articles/planner/collection | news, event, flower/rota
    trapline checks for possums and stoats. trap number bait caught what date. we do it volunteer in the reserve | trap | log/places/collection | trap/number, bait, caught/catch, date
    best pubs round here with a rating for beer food and loos | pub | places/collection/catalogue/log | beer, food, loo
    convert cups to grams flour sugar butter | cup/gram/convert | tool | cup, gram, flour, sugar, butter
    complaint: every expense app wants my bank login. i just want cash spent today and on what, groceries bus coffee other | cash/expense/spen | ledger/log | amount/cash/spent, grocer, bus, coffee, other
    Small taxi firm, 6 drivers. Pickup, drop off, time, passenger phone, driver, fare. | taxi/ride/trip/booking/pickup | jobs/appointments/reservation/log | pickup/pick, drop, time, phone, driver, fare
    capital cities flash cards africa only | capital/africa/city/cities | flashcards/quiz |
    what i wore to work so i dont repeat | outfit/wore/wear/cloth | log/collection/catalogue |
    Our village hall gets double booked all the time and last week yoga and the funeral tea were there together, it was awful. | hall/booking/village | reservation/appointments/planner |
    vet here. horses: name, stable, last farrier, last worming, vaccination due, owner contact | horse | collection/people/log/appointments | name, stable, farrier, worm, vaccin, owner
    kids pocket money chores chart, stars when done | chore/pocket | checklist/ledger/log/board/tool | star/done
    sleep sounds rain, fan, waves with play button | sound/sleep | player/tool | rain, fan, wave
    i do nails from home need customers, their colour, shape, allergy, last visit, birthday | customer/client/nail | people/collection/log/appointments | colour/color, shape, allerg, visit, birthday
    job hunting tracker applied interview offer rejected | job/appl | board/log/collection/jobs | applied, interview, offer, rejected
    paint shop leftover tins - colour code, litres left, shelf, opened when | paint/tin | stock/collection/catalogue | code/colour/color, lit, shelf, open
    Telescope nights: object seen, constellation, eyepiece, sky quality, sketch | telescope/observ/object/star/night | log/collection/catalogue | object, constellation, eyepiece, sky/quality, sketch
    house viewing pros and cons we looked at 14 flats already and cant remember which had the damp | house/flat/viewing | collection/catalogue/places/log | pro, con
    `,
  ),
];
