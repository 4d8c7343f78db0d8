import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenCD: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    koyun küpe defteri | koyun/kupe | log/catalogue/stock/collection | kupe
    mahalle berberi randevu | berber/randevu | appointments/reservation |
    cenaze evi yemek sırası | cenaze/taziye/yemek | planner/tasks/calendar/log/people/events |
    pul koleksyonum | pul | collection/catalogue/gallery |
    tesbih sayacı | tesbih/zikir | counter |
    kapıcı günlük işleri | kapici/gunluk is | tasks/checklist/habits/jobs/log |
    makarna haşlama süresi | makarna/haslama | timer |
    osmanlica kelime ezberi | osmanlica/kelime | flashcards/quiz |
    minibüs hattı hesap defteri | minibus/hat/hesap | ledger/log |
    köy kahvesi okey puanı | okey/puan | log/counter/game/tool/ledger |
    balik tuttugum yerler | balik | places/log |
    bebek emzirme takibi | bebek/emzir | log/timer/habits |
    kiralık iş makinası | makin/kirali | rentals/reservation/catalogue |
    hacamat randevulari | hacamat | appointments/reservation |
    ihracat evrak kontrol listesi | ihracat/evrak | checklist/tasks |
    ilahi sözleri | ilahi | articles/catalogue/collection/player |
    site sakini şikayet kutusu | sikayet/site | requests/feed |
    okul kermesi satışları | kermes | ledger/log/orders/stock/events |
    tansiyon defteri | tansiyon | measurements/log |
    eltilerle altın günü sırası | altin | events/planner/calendar/ledger/people |
    oltu taşı tesbih siparişi | oltu/tesbih | orders |
    gayınnamın yemek tarifleri | tarif/yemek | recipes |
    takıma isim oylaması | takim/isim/oyla | votes |
    artezyen sondaj işleri | sondaj/artezyen | jobs/log/orders |
    gurbetçi akrabaların adresleri | akraba/gurbet/adres | people/places | adres
    arıcıyım 60 kovanım var, her gidişimde ne yaptım ne kadar şerbet verdim hangi kovan zayıf yazıcam | ari/kovan | log/catalogue/tasks | kovan, serbet, zayif/durum
    hanım evde mantı yapıp satıyo kim kaç kilo istedi ne gün alacak parasını verdi mi tutalım | manti | orders/ledger | kim/musteri/isim/ad, kilo, gun/tarih/teslim, para/ode
    amatör kümede takımım var oyuncuların lisans nosu, doğum tarihi, forma numarası ve veli telefonu dursun | oyuncu/takim/futbol | people/catalogue | lisans, dogum, forma, veli/telefon
    Diş hekimiyim. Laboratuvara gönderdiğim protezlerin hasta adı, renk, gidiş ve geliş tarihini takip etmek istiyorum. Teşekkürler. | protez/lab | orders/jobs/log | hasta, renk, gidis, gelis
    camimizde yaz kursu açılacak inşallah talebelerin adı yaşı ve ezberlediği sureler yazılsın | kurs/talebe/ezber | people/log/catalogue | ad/isim, yas, sure/ezber
    dedemden kalma 40 dönüm fındıklık var 5 kardeşiz, kim ne kadar harcadı gübreye ilaca işçiye yazalım sonra kavga çıkmasın | findik | ledger/log | kim/kardes/harcayan, harca/tutar/masraf/ne kadar
    ikinci el beyaz eşya dükkanı, elimde ne var marka model kaça aldım kaça satarım | beyaz esya/esya/ikinci el | stock/catalogue | marka, model, alis/al, sat
    muhasebe ofisimizde mükellef beyannameleri hangi ay verildi hangisi eksik kim bakıyor görelim | mukellef/beyanname | tasks/checklist/log/jobs/catalogue | ay/donem, kim/sorumlu/bak, eksik/veril/durum
    gonullu kan bagiscilarinin grubunu ilcesini son bagis tarihini tutan bi liste | kan/bagis | people/catalogue/log | grub/kan grub, ilce, son bagis/bagis
    bizim apartmanda çamaşırhane ortak, kim hangi saatte kullanacak sıra alınsın, geçen bayram iki komşu birbirine girdi | camasir | reservation/appointments/calendar/planner | saat, kim/komsu/daire/isim/ad
    anaokulu öğretmeniyim çocuklara hayvan seslerinden bilmece soran bişey lazım | hayvan/bilmece | quiz/game/flashcards |
    halı dokuyoz köyde, tezgahta hangi halı kaçıncı sırada kim dokuyor ip rengi ne | hali/doku/tezgah | jobs/log/tasks/catalogue/orders | sira/kacinci, kim/dokuy, ip/renk
    kızımın epilepsi nöbetlerini yazacağım doktor soruyor, saati kaç dakika sürdü öncesinde ne yedi | nobet/epilepsi | log/measurements | saat, dakika/sure, ye/once
    dernek genel kurulunda kim başkan olsun diye oy kullanacağız adaylar ve aldığı oy görünsün | dernek/baskan/aday/kurul | votes | aday, oy
    turizm acentesiyiz balon turu rezervasyonu alıyoruz. otel adı, kişi sayısı, alınış saati, milliyet | balon/tur | reservation/orders | otel, kisi, saat/alin, milliyet/uyruk
    kaynakçıyım ferforje kapı korkuluk yapıyom, iş kimin, ölçüsü ne, kapora aldım mı, ne zaman takılacak | ferforje/kaynak/kapi/korkuluk | jobs/orders | kim/musteri/isim/ad, olcu, kapora, tak/tarih/montaj/zaman
    emekli albayım, torunlarıma hatıralarımı anlatan yazılar koymak istiyorum başlık, yıl, yer ve metin olacak | hatira/ani | articles/feed/log/collection | baslik, yil, yer, metin/yazi/icerik
    5 vakit namazı kıldım mı kılmadım mı günlük işaretleyeyim kaza kalan da görünsün | namaz/vakit | habits/log/checklist/counter | kaza
    amator telsizciyim konustugum istasyonlar dursun: cagri isareti frekans saat rst | telsiz/istasyon/cagri | log/catalogue | cagri, frekans, saat, rst
    oto kurtarma firmasıyız, arayan kişi konum plaka ve hangi çekici gitti bilelim | kurtar/cekici | jobs/requests/orders/log | aray/kisi/musteri/isim, konum/yer, plaka, cekici
    serada domates yetiştiriyoz her gün nem sıcaklık ölçülüyor ph da var onları yazıp grafiğini görelim | sera/domates | measurements/log | nem, sicakli, ph
    rahmetli annemin yaptığı oyaların fotoğraflarını koyup adını ve hangi yazmada olduğunu yazayım | oya | gallery/collection/catalogue | foto/resim/gorsel, ad/isim, yazma
    hayvan hastanesinde ameliyat oncesi kontroller, steril mi oksijen dolu mu her seferinde tek tek işaretlensin | ameliyat/kontrol | checklist | steril, oksijen
    işyerinde öğlene ne çıksın diye personel yemek isteği yazsın, kimin yazdığı ve hangi gün için belli olsun | yemek/istek/istegi/ogle | requests/votes/feed | kim/personel/yazan/isteyen/isim/ad, gun/tarih
    ev taşıyoruz haftaya, koli no, içinde ne var, hangi odaya gidecek, kırılacak mı | tasi/koli | catalogue/checklist/stock/log/collection | koli, ic, oda, kiril
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    beekeeping diary | bee/hive | log |
    parish baptism register | baptism | log/people/catalogue |
    egg timer for the kids | egg | timer |
    livery stable bookings | livery/stable/horse | reservation/rentals/appointments |
    my fountain pens | fountain/pen | collection/catalogue |
    sheep drench record | sheep/drench | log/measurements |
    hebrew letters practice | hebrew/letter | flashcards/quiz |
    rugby trivia for the clubhouse | rugby/trivia | quiz/game |
    weeding rota for the churchyard | weeding/churchyard/rota | planner/calendar/tasks |
    lawn mower hire | mower/lawn | rentals/reservation |
    grannys pills | pill/gran/med | log/habits/checklist/planner/calendar/tasks |
    barber walk in queue | barber/queue | requests/appointments/reservation/people/orders |
    knitting row counter | knit/row | counter |
    which curtain colour votes | curtain/colour | votes |
    class hamster whos turn | hamster | planner/calendar/tasks/people |
    jumble sale takings | jumble | ledger/log |
    deer stalking logbook | deer/stalk | log |
    lifeguard morning checks | lifeguard/morning check | checklist/tasks |
    vegan lunches i can make | vegan/lunch | recipes |
    decent street food pitches | street food/pitch/food | places/catalogue |
    wedding cloakroom tickets | cloakroom | log/stock/people/counter/collection/catalogue |
    decorators paint tin stock | paint | stock |
    baby kick count | kick/baby | counter/log |
    tip splitter for 4 waitresses | tip | tool/ledger |
    morris side tunes to play | morris/tune | player/catalogue/collection |
    i run a small dairy n need each cows milk morning and evening, tag number and if shes on antibiotics | cow/milk/dairy | log/measurements/catalogue | tag, morning, evening, antibiotic
    we rent out bouncy castles. need the castle, who hired it, address, deposit and when we pick it up | castle/bouncy | rentals/reservation/orders | castle, hire/customer/name/renter/who, address, deposit, pick
    Our synagogue lends wheelchairs and crutches to members. Kindly track what is out, to whom, and the return date. | wheelchair/crutch/lend/loan/equipment | rentals/log/stock | whom/member/borrower/name, return
    keeping tabs on who owes who between four flatmates, shopping bills takeaways the lot | flatmate/owe/bill/expense | ledger | who/owe/flatmate
    dog groomer here, apointments with dogs name breed owners mobile and if it bites | dog/groom | appointments/reservation | name/dog, breed, mobile/phone/owner, bite
    stained glass workshop, commissions: client, window size, glass colours, price quoted, fitting day | glass/commission | orders/jobs | client, size/window, colour/glass, price/quote, fit
    son has type 1, want his sugar readings with time, carbs and insulin units so clinic can see | sugar/glucose/diab/blood/insulin | measurements/log | time, carb, insulin/unit
    our under 12s netball, fixtures with opponent, venue, who is driving and final score | netball/fixture | events/calendar/log/planner | opponent, venue, driv/who, score/final
    need a thing where staff ask for annual leave, from and to, reason, and i say yes or no | leave/holiday | requests | from/start, to/end/until, reason, approv/yes/status/decision/answer
    violin maker, every instrument ive built with number, wood, varnish, year and buyer | violin/instrument | catalogue/collection/log | number/no, wood, varnish, year, buyer
    guide me through the steps when the boiler trips, one question at a time, so the caretaker doesnt ring me on sundays | boiler | wizard/checklist/articles |
    community fridge in the village hall, whats in it use by date and who dropped it off | fridge | stock/log/catalogue | use by/use, who/donor/drop
    photos of the grandkids by year with a wee caption under | grandkid/grandchild/photo/family | gallery/feed/collection | photo/picture/image, year, caption
    matching pairs for my mum who has dementia, big pictures of garden birds nothing fast | pair/bird/match | game |
    Please make an application for our funeral parlour: deceased, next of kin, service date, church and coffin type | funeral | jobs/log/events/orders/people/appointments | deceased, kin, service/date, church, coffin
    tattoo artist bookings, design idea, body part, hours, deposit paid | tattoo | appointments/reservation/orders | design, body, hour, deposit
    im a mobile welder want jobs listed with farm, what broke, hours and rod used | weld | jobs/log | farm, broke/fault/problem/what, hour, rod
    reading group, each book author who picked it and our marks out of ten | book/reading | log/catalogue/collection/votes | author, pick/who, mark/score/rating
    lunch money. teachers take 2 pound off each kid and mark who paid which week, tin keeps coming up short | lunch/money | ledger/checklist/log/people | kid/child/pupil/name/student/who, paid, week
    planning our pilgrimage to lourdes day by day, what time where and which coach | pilgrim/lourdes | planner/calendar/events | time, where/place/location, coach
    somewhere our walking group can talk and send a quick message when its raining and were not going | walk | chat/feed |
    home brew cider batches, apples used, starting gravity final gravity and bottling date | cider/brew | log/measurements/catalogue/recipes | apple, start/original, final, bottl
    charity shop volunteers, name, days they can do, till trained or not, emergency contact | volunteer/charity | people | name, day, till/train, emergency/contact
    every day did i stretch, drink 2 litres and not smoke, want to see my streak, doctor says its now or never | habit/stretch/daily/health/streak | habits/checklist/log | stretch, drink/litre/water, smok
    holy days explained for year 4 pupils, diwali eid easter passover, short pages with a picture each | holy/festival/religio | articles/gallery | picture/image/photo
`,
  ),
];
