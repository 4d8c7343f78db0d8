import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenBG: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    güvercin defteri | guvercin | log/collection/people |
    Muhtarım ben, köyde kimin traktörü ne zaman hangi tarlayı sürdü onu yazcam: çiftçi, tarla, dönüm | traktor/tarla/surum | log/jobs | ciftci, tarla, donum
    kaynanamın ilaçları, saatleri karışıyor hep sabah akşam | ilac | habits/log/tasks/stock |
    Merhabalar, Frankfurt'ta bir Vereinimiz var, üyelerin aidatlarını takip edecek bir uygulama rica ediyorum. Üye adı, ödediği ay ve Euro cinsinden tutar yeterlidir. | aidat/uye | ledger/people | uye, ay, tutar
    turşu kavanozlarım hangisi ne zaman kuruldu tuz oranı neydi | tursu/kavanoz | log/collection/stock/recipes | tuz oran
    halay sırası oyunu yap la | halay | game |
    Kuaförüm, gelin başı randevuları için: müşteri, saç modeli, saat, kapora | randevu/gelin/kuafor | appointments | musteri, sac model, saat, kapora
    deprem cantasi icinde ne var skt leri | deprem/canta | stock/collection |
    Ney üflemeye başladım geçen ay. Her gün kaç dakka çalıştığımı, hangi makamı üflediğimi yazayım bi de hocanın dediğini | ney | log/habits | dakika/dakka, makam
    cezaevi kantini fişleri | kantin/fis | ledger/log/orders |
    Yörük çadırı kiralıyoruz düğünlere, kime verdik ne zaman geri gelcek kaç metrelik | cadir | rentals |
    bulaşık kimde? evde dört öğrenciyiz sıra kimdeyse o yıkasın kavga bitsin | bulasik | tasks/habits |
    Hukuk fakültesi medeni hukuk kavram ezberi, ön yüzü terim arka yüzü tanım | hukuk/kavram | cards/quiz | terim, tanim
    Emekli albayım. Madalya koleksiyonumun dökümünü yapmak istiyorum: madalya adı, devlet, yıl, hikâyesi. | madalya | collection | madalya, devlet, yil, hikaye
    sobacı ustası iş takip: adres, soba tipi, boru adedi, ücret | soba | jobs | adres, soba tip, boru, ucret
    benim oğlan lise sınavına hazırlanıyo günlük kaç soru çözdü ders ders | soru | log/habits | ders
    lahmacun sipariş | lahmacun | orders |
    Köyümüzün yatırları, türbeleri nerede, kim yatıyor, nasıl gidilir hepsini gençler öğrensin diye | yatir/turbe | places/catalogue/articles |
    Sitede havuzun rengi ne olsun oylayalım artık yeter | havuz/oy | votes |
    kpss cografya sorulari test | cografya/kpss | quiz |
    Balıkçı teknesi yakıt defteri - tarih, mazot litre, liman | yakit/mazot/tekne | log/ledger | tarih, mazot, liman
    Cam üfleme atölyemdeki ürünler ve fiyatları müşteri görsün diye vitrin gibi bişey | cam | catalogue |
    nenemin kurut, tarhana, kesme hamur tarifleri kaybolmasın | tarif | recipes |
    Tarla faresi kapanı kurduğum yerler: mevki, kapan sayısı, yakalanan | kapan/fare | log/places | mevki, kapan say, yakalanan
    asansör bakım firmasıyız 3 kişi. bina, arıza türü (kapı, halat, motor), teknisyen, durum | asansor | jobs/tasks/log | bina, ariza tur, kapi, halat, motor, teknisyen, durum
    kına gecesi yapılacaklar, kına tepsisi mum bindallı çerez falan | kina | tasks/events |
    yağ yakıyo araba, kaç kmde ne kadar ekledim | yag/araba | log | km
    Servis şoförüyüm, çocukları sabah kim bindi kim binmedi tutam; öğrenci, durak, veli tel | servis/ogrenci/yoklama | people/log | ogrenci, durak, veli
    Mahalle takas grubu, kim ne veriyor ne arıyor | takas | requests/feed/catalogue |
    fasulye sırık hesabı, kaç metre sıraya kaç sırık lazım hesaplasın | sirik/fasulye | tool |
    Aşıklar bayramı programı: aşık, sahne, saat | asik/bayram/program | events | asik, sahne, saat
    Kan bağışçısı listemiz Kızılay gönüllüleri için. ad soyad, kan grubu, son bağış, ilçe | kan/bagis | people | ad, kan grub, son bagis, ilce
    namaz kılmadıklarım kaza borcu sabah öğle ikindi akşam yatsı vitir | namaz/kaza | log/habits/ledger | sabah, ogle, ikindi, aksam, yatsi, vitir
    ofis dedikodu sohbeti ama anonim olcak haa | sohbet/dedikodu | chat/feed |
    Hamam keselenme randevu, tellak kim, saat kaç | hamam/kese | appointments | tellak, saat
    oltayla tuttugum baliklar: tur, boy, mera | balik | log/collection | tur, boy, mera
    Kız isteme turuna çıktık :) gittiğimiz evler, çay mı kahve mi ikram ettiler, kız nasıl | kiz isteme/kiz/isteme | log/places/people |
    Nakış makinesi iplik stoğu: renk kodu, makara, tedarikçi | iplik | stock | renk kod, makara, tedarikci
    Sayın yetkili, kütüphanemize gelen engelli okurların sesli kitap taleplerini kaydetmek istiyoruz. | talep/sesli kitap/kitap | requests |
    yayla evi elektrik sayacı | sayac/elektrik | log |
    sözlük: Zazaca kelime türkçesi örnek cümle | zazaca/kelime/sozluk | cards/catalogue/collection | kelime, turkce, ornek cumle
    bi horoz dövüşü değil ha yanlış anlama denizli horozu ötüş yarışması puanları: horoz, sahibi, saniye | horoz/otus | log/votes/events | horoz, sahi, saniye
    Hac kafilesi listesi, oda no pasaport no acil kişi | hac/kafile | people | oda no, pasaport no, acil
    Çöp konteyneri dolunca haber veren temizlik ekibi bildirimleri. Sokak, doluluk (yarım, dolu, taşmış) | konteyner/cop | requests/log/jobs | sokak, doluluk, yarim, dolu, tasmis
    kizimla gezdigimiz muzeler | muze | places/log |
    Tesbih ustasıyım kehribar oltu kuka, elimdeki taşlar kaç gram kaç tane | tesbih/tas | stock/collection | gram
    elti borçları | borc | ledger |
    Keman yayı kılı değişim takibi yapacağım, hangi yayın kılı hangi ay değişti | yay/keman | log/jobs/appointments |
    öğretmenler odasına çay parası kim verdi kim vermedi | cay | ledger/people/log |
    Paraşüt atlayış günlüğüm: irtifa, serbest düşüş süresi, iniş alanı, paraşüt tipi | atlayis/parasut | log | irtifa, serbest dusus, inis alan, parasut tip
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    compost temps | compost | log |
    I run a repair cafe in a church hall in Leeds and we lose track of who brought which toaster. Item, fault, fixer, fixed or not | repair | jobs | item, fault, fixer, fixed
    gele tying bookings for owambe season, customer, venue, time, deposit | gele/booking | appointments | customer, venue, time, deposit
    who's got my lawnmower | lawnmower/lend/loan/borrow | rentals/log/people |
    Kindly make one application for maintaining cow milk yield. Cow name, morning litres, evening litres, fat %. | milk/cow | log | cow, morning, evening, fat
    fantasy names generator for my orc barbarians | orc/name | tool/game |
    Grandad's war letters, want to put them somewhere the cousins can read em | letter | articles/collection/feed/catalogue |
    NEET biology flashcards | biology/neet | cards/quiz |
    knitting pattern stash with yarn weight and needle size, i've got hundreds, its a problem | knitting/pattern | collection/catalogue | yarn weight, needle size
    Leak reports from tenants: flat, leak type, urgent or not | leak | requests/jobs | flat, leak type, urgent
    bin day which colour | bin | events/tasks/log |
    I'm a farrier. Horses, shoe size, hind or front, next visit. Owner never pays so amount owing aswell | horse/farrier/shoe | appointments/jobs/people/ledger | shoe size, next visit
    snake game but with a noodle | noodle/snake | game |
    egusi soup, ofada stew, moi moi - save my mum recipes with ingredients and steps | recipe | recipes | ingredient, step
    A register of listed trees in our borough, please, recording species, girth, street and preservation order number. | tree | catalogue/places/log/collection | species, girth, street, preservation order
    migraine diary - pain 1-10, trigger, meds taken, hours lost | migraine | log | pain, trigger, med, hour
    ganesh pandal donations | donation/pandal | ledger |
    need 2 know which of my mates are coming stag do prague and who's paid what | stag | events/people/ledger |
    Lighthouse bagging. Seen 41 so far | lighthouse | places/collection/log |
    hot sauce rankings | hot sauce/sauce | collection/log/votes |
    bouncy castle hire: castle, hirer, drop off, pick up, price | castle | rentals | castle, hirer, drop off, pick up, price
    Let the allotment committee vote on whether to allow cockerels. Honestly. | cockerel/vote | votes |
    POS agent daily: cash in, cash out, charges, my balance | pos/cash | ledger/log | cash in, cash out, charge, balance
    my toddler's words, when she said em first and how she pronounced it | word | log/collection |
    Volunteer lifeboat crew call-outs: date, casualty vessel, crew, outcome | lifeboat/call | log | date, vessel, crew, outcome
    paint leftover in garage. brand colour how much left which room it was for | paint | stock/collection | brand, colour, room
    Cohort chat for nursing students Ibadan | nursing/chat/cohort | chat |
    rivets per metre calculator for gutter work | rivet/gutter | tool |
    teh ants in my formicarium: colony, queen yr, worker count, fed on | ant/colon/formicari | log/collection | colony, queen, worker, fed
    PG accommodation in Pune. Room no, occupant, rent, advance, joining date. Also veg or non veg because cook is asking daily | pg/room/occupant/accommodation | people/rentals/ledger | room no, occupant, rent, advance, joining date
    Trombone slide oil, reeds, valve springs - band room supplies running low list | suppl/band | stock |
    stop biting my nails | nail | habits/log |
    vintage tractor spares I sell at rallies with part number, fits, asking price | tractor/spare/part | catalogue/stock | part number, fits, price
    I do ironing for folk on our estate, bags come in, how many shirts, when they want it back, 50p a piece | ironing | orders/jobs | shirt
    Roman emperors quiz for year 9 | emperor/roman | quiz |
    wedding aso ebi orders: guest, yards, colour, paid | aso ebi/ebi | orders | guest, yard, colour, paid
    Haunted places in Ohio, county, ghost, creepiness | haunted | places/catalogue | county, ghost, creepiness
    borrowing of cricket gear from club kit bag | cricket/gear/kit | rentals/log |
    Photographs of moths visiting my light trap, with species, wingspan, night, moon phase | moth | log/collection | species, wingspan, night, moon phase
    things mum with dementia asked today so my sister and i dont repeat ourselves | mum/dementia/question/ask | log/feed |
    auto parts spare shop Ludhiana credit khata, party name, bill no, amount, due | khata/credit/bill | ledger | party, bill no, amount, due
    spare room jobs before baby, nursery, cot, paint, blinds | nursery/baby/room/job | tasks/jobs |
    Crossfit WOD scores | wod/crossfit/score | log |
    pls can u make somthing for my nans bingo nights it calls the numbers | bingo | game/tool |
    Ham radio contacts: callsign, frequency, mode, signal report | radio/contact/ham | log | callsign, frequency, mode, signal report
    Prayer requests from our home cell, request, who, answered | prayer | requests | request, who, answered
    hoof to table, we're butchers, people order half lamb or whole lamb, cuts, pick up saturday | lamb/butcher/order | orders | half lamb, whole lamb, cut
    Village panto: who plays what, understudy, costume sorted? | panto/cast | people/events/tasks | understudy, costume
    fish tank ph nitrate ammonia every sunday | tank/fish/aquarium | log | ph, nitrate, ammonia
    crypto losses lol coin, bought at, sold at, tears | crypto/loss/coin | ledger/log | coin, bought at, sold at, tear
`,
  ),
];
