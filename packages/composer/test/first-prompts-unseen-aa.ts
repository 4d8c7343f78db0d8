import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Written by people who had not seen the composer; learners of the language, dictated speech, slang, forums. */
export const unseenAA: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    ben terzi, turkce az. musteri pantolon getiriyor kisaltma. kim getirdi, hangi gun alacak, para verdi vermedi yazmak istiyorum | terzi/tadilat/dikis/musteri/siparis/pantolon/kiyafet/is | jobs/log/ledger/people/appointments/planner | musteri/isim/getiren/kim/ad, teslim/alacak/gun/tarih, para/odeme/odendi/ucret
    arkadaslar guvercin eslerini tutcak bi uygulama varmı hangisi hangisiyle eşleşti yumurta ne zaman çıktı | guvercin/kus/es/eslesme/yumurta | collection/log/catalogue/people | yumurta
    torunum yaptır dedi ben anlamam kızım. ilaçlarım var sabah öğle akşam adı yazsın kaç tane kaldı yazsın büyük yazı olsun | ilac/hap | stock/planner/checklist/log/collection | ad/isim/ilac, kal/adet/stok/miktar
    kanka bi app lazım skinlerimi yazcam valorant hangi silah kaç vp verdim ne kadar gömmüşüm toplam görcem ağlıcam | skin/valorant/silah/vp/koleksiyon | collection/ledger/log/catalogue | silah, vp
    şimdi ben sesle yazdırıyorum bana köydeki su nöbeti için bir şey lazım hangi gün kimin tarlasına su gidecek saat kaçta başlayacak kaçta bitecek sırası gelen belli olsun yani kavga çıkmasın | su/nobet/sulama/tarla/sira | planner/reservation/appointments/log/jobs | gun/tarih, tarla/kim/isim, basla, bit
    ikinci el grupta satıyorm bebek kıyafetleri. hangi parçayı kime sattım kargoya verdimmi parası geldimi karışıyo | satis/kiyafet/bebek/parca/siparis/urun/ikinci el | jobs/ledger/log/stock/catalogue | parca/urun/kiyafet, kargo, para/odeme/ucret/fiyat/tahsil
    Türkçe öğreniyorum. Ben kelimeler yazmak istiyorum, Türkçe ve Rusça, sonra kartla çalışmak | kelime/kart/rusca/turkce/sozluk | flashcards/quiz | turkce, rusca
    telsiz görüşme defteri | telsiz/gorusme/qso/amator | log/people |
    selamun aleykum hocalar mezarlık ziyaretleri için uygulama varmi akrabalarin mezar yeri ada parsel no ve ölüm yıldönümü yazılacak | mezar/kabir/akraba/ziyaret | places/people/collection/log/catalogue | ada, parsel, yildonum/olum
    Bn kuaforde calisiyom boya formulu tutcam musterinin adi hangi boya kac numara oksidan kac dakka bekledi | boya/musteri/formul/sac/kuafor | people/log/collection | ad/isim/musteri, boya, oksidan, dakika/dakka/bekle/sure
    kaybolan çorap teklerini yazcağım uygulama ajsjsjs ciddiyim renk desen hangi çekmecede | corap | collection/stock/catalogue/log/checklist | renk, desen, cekmece
    benim almanyada büyüdüm türkçem kötü pardon. Düğün için kim ne kadar takı taktı yazmak lazım altın mı para mı, sonra biz onlara geri takıcaz | taki/dugun/altin/hediye | ledger/log/people/collection | kim/isim/ad/takan/kisi/misafir, altin/tur/cins/para
    forumdan yönlendirdiler. motorun zincir yağlama ve bakım km lerini tutacak bişey arıyorum her 500 km de yağlıyorum en son kaç km de yapmışım ne yapmışım maliyeti ne görmek istiyorum reklamsız olsun lütfen | zincir/motor/bakim/yag | log/jobs/planner/measurements | km/kilometre, maliyet/ucret/fiyat/tutar
    turşu kavanozlarım | tursu/kavanoz | stock/collection/log/catalogue |
    ya sınıfta kim kime crushlandı listesi şaka şaka münazara kulübü için konular lazım lehte kim aleyhte kim kazanan hangi taraf | munazara/konu/tartisma/kulup | log/collection/planner/board | konu, leh, aleyh, kazanan
    iyi günler ben 71 yaşında emekli öğretmenim gözlerim iyi görmüyor tansiyonumu sabah akşam ölçüyorum büyük küçük nabız doktor soruyor geçen hafta kaçtı diye ben hatırlayamıyorum evladım | tansiyon/olcum/nabiz | measurements/log | buyuk, kucuk, nabiz
    tır park edecek yer uygulaması. ben yolda giderken durdugum yerleri kayit edecem adi duş varmı tuvalet temizmi güvenlimi puan verecem | tir/park/yer/mola/durak | places/catalogue/collection/log | dus, tuvalet, guven, puan
    seramik fırınımda pişirdiğm işler sır adı derece kaç saat sonuç foto | seramik/firin/pisir/sir | log/collection/media/catalogue | sir, derece/sicaklik, saat/sure, sonuc, foto/resim/gorsel
    varmi bilen inek tohumlama takibi yapan ucretsiz program. kupe no, tohumlama tarihi, boga adi, dogum ne zaman | inek/tohumlama/sigir/buzagi/hayvan | log/collection/planner/catalogue | kupe, tohumlama, boga, dogum
    apartman aidat ama benim yönetici deyil sadece kapıcıyım. ben çöp saat ekmek kim istiyor kaç ekmek hangi gazete bunu yazarım daire daire | ekmek/daire/siparis/gazete/servis/apartman | people/jobs/checklist/log/planner/ledger | daire, ekmek, gazete
    kpop photocardlarımı kaydetcem grup üye albüm hangisi bende var hangisi wishlistte takaslık olanlar ayrı | photocard/kpop/kart/koleksiyon | collection/catalogue/checklist/stock | grup, uye, album, takas
    Merhaba, komsunun kedisi bize geliyor mama veriyom ama o da veriyo kedi sisti. ne zaman ne verdim yazayim gram olarak | kedi/mama/besle/ogun | log/measurements | gram, mama/ne verd/yiyecek/besin/yem
    hamam saat rezervasyonu bayanlar günü erkekler günü kaç kişi kese var mı yok mu telefonla arıyolar ben not ediyom | hamam/rezervasyon/randevu/kese | reservation/appointments/log/planner | saat, kisi, kese, telefon
    bulmaca gibi bişi olsun plakadan ili bilme oyunu 34 diyo istanbul diycen 4 şık | plaka/il | quiz/game/flashcards |
    usta bana kaynakçı olarak tüpler lazım hangi tüp nerde argon co2 oksijen dolu boş hangi şantiyede | tup/kaynak/gaz/argon | stock/collection/places/log | argon/cins/tur/gaz, dolu/bos/durum, santiye
    cok acil yardm edn arkadslar yarina projem var osmanlıca kelimelri ezberliycem kart seklnde arkasi cevrilsn kelme ve anlmi | osmanlica/kelime/kart/ezber | flashcards/quiz | kelime, anlam
    ben afgan çoban. koyun kaç tane doğdu kaç tane öldü kaç satıldı her ay | koyun/suru/hayvan/coban/kuzu | log/stock/measurements/ledger/collection | dog, ol, sat
    eşim yurtdışında ben burda yalnızım dedim bari gördüğüm rüyaları yazayım tarih rüyanın kendisi nasıl hissettim bi de tabiri | ruya | log/articles/collection/feed | ruya, his/duygu/nasil, tabir/yorum
    pazarcıyım sabah halden ne aldm kaç kasa kaça aldm akşama kaç kasa kaldı kaça sattm kar zarar | hal/kasa/pazar/urun/alis/mal | stock/ledger/log | kasa, al, sat, kal, kar/zarar
    lise mezuniyet için elbise konmuşuz kimse aynısını giymesin diye kim ne renk giyiyo liste yapcaz kız adı renk model mağaza | elbise/mezuniyet/kiyafet | people/collection/catalogue/checklist/log/board | ad/isim/kiz, renk, model, magaza
    soru. dernekte hatim dağıtımı yapıyoruz 30 cüz kime hangi cüz verildi okudu mu okumadı mı. whatsapp ta karışıyor. böyle bir uygulama var mıdır allah razı olsun | hatim/cuz | checklist/jobs/people/planner/board | cuz, kim/isim/ad/kisi, oku/durum
    kaç gün kaldı askerliğe şafak sayan | safak/asker/gun | tool/measurements/log/planner/checklist |
    dedemden kalma pullar varda yılı ülkesi damgalımı temizmi değeri kac lira yazıp satcam letgoda | pul | collection/catalogue/stock/ledger | yil, ulke, damga/durum, deger/lira/fiyat
    Ben İranlı öğrenci. Ev arkadaşlar ile bulaşık kim yıkadı çöp kim attı banyo kim temizledi adalet olsun istiyorum | ev/temizlik/bulasik/is/gorev/nobet | jobs/log/checklist/planner/people/board | kim/isim/kisi/yapan/ad
    vıdeo çekıyorum tıktok ıçın akım listesi hangi ses hangi kıyafet cektım mı attım mı kac izlendi | video/tiktok/akim/icerik | jobs/planner/checklist/collection/log/media/feed | ses, kiyafet, izlen
    balık tuttuğum yerler mera nokta nokta ne yem attım ne çıktı kaç kilo hava nasıldı arkadaşlara göstermem gizli | balik/mera/av/yer | places/log/collection | yem, kilo/agirlik, hava
    ölçü çevirme lazım su bardağı kaç gram un kaç gram şeker kaç gram ben anneanneyim tarifler hep gramla yazıyor benim terazim yok | olcu/gram/bardak/cevir/hesap | tool/catalogue | gram, bardak
    gelinlik kiralıyoruz gelinlik no hangi tarihte kimde kapora ne kadar kuru temizlemede mi dükkanda mı çakışma olursa uyarsın aynı gelinlik aynı güne iki kişiye verilmesin | gelinlik/kira | reservation/stock/appointments/jobs/catalogue/log | tarih, kapora, temizle/dukkan/durum
    sahipsz köpkler asi kisir mahalle mahalle hangsi yapldi kulak kupesi rengi | kopek/hayvan/sokak/asi | collection/log/catalogue/places/people | asi, kisir, mahalle, kupe/renk
    abi ben halı saha kaleciyim yediğim golleri yazıcam hangi maç kaç gol nasıl yedim sol köşe sağ köşe penaltı | gol/mac/kaleci/hali saha | log/measurements/collection | mac, gol
    çay ocağı marka hesabı. esnaf marka veriyor kim kaç marka aldı kaç çay içti kaç kaldı borcu ne | marka/cay/esnaf/hesap | ledger/stock/people/log | marka, cay, kal, borc
    yüzme bilmeyen yetişkinlere ders veriyom öğrenci adı hangi seviyede korkusu ne kaç ders kaldı ders saati ödeme şey de olsun nakit iban | yuzme/ogrenci/ders | people/appointments/planner/log/ledger | ad/isim/ogrenci, seviye, korku, saat, odeme
    teyzemler örgü grubu icin. yumak markasi renk kodu lot no kac yumak var hangi sis numarasiyla orulur | yumak/ip/orgu/iplik/yun | stock/collection/catalogue | marka, renk, lot, sis
    şu uçan balon hani kapadokyada ben yerde ekip arabası sürüyom her sabah kalkış inişi yazmam lazım koordinat saat pilot kaç yolcu rüzgar | balon/ucus/inis/kalkis | log/jobs/places | kalkis, inis, pilot, yolcu, ruzgar
    ingilizce sınavı icin phrasal verb testi yap 4 sikli yanlislarimi tekrar sorsun | phrasal/verb/ingilizce/fiil/test | quiz/flashcards/game |
    eski kasetler var ne var hangisinde bilmiyom arabesk halk müziği sanatçı A yüzü B yüzü çalıyor mu bozuk mu | kaset/muzik | collection/catalogue/media | sanatci, a yuz/b yuz/yuz, cal/bozuk/durum
    moruk battle rap kafiye defteri kelime yazıyom altına kafiyeleri diziyom hangi şarkıda kullandm işaretlicem | kafiye/rap/kelime/soz | collection/log/checklist/catalogue/articles/flashcards | kelime, kafiye, sarki
    fırın gece vardiyası hamur kaç kilo un maya su sıcaklığı kaçta yoğurdum kaçta fırına verdim tutmuş mu | hamur/firin/ekmek/vardiya/yogur/parti | log/measurements/jobs | un, maya, sicaklik, tut/sonuc/durum
    ben görme az. konuşarak yazıyorum otobüs numaraları ve nerden binilir nereye gider kaç durak kısa liste olsun çok büyük yazı olsun | otobus/durak/hat | places/catalogue/collection/planner | nereden/nerden/binis/binil/kalkis, nereye/varis, durak
    kadınlar günü hangi ev kaç kişi kim çeyrek getirdi sıradaki kim bide ikramda ne vardı kısır mısır | gun/altin/ev/sira | planner/log/people/ledger/appointments | ev, ikram
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    hello i am new in canada, i clean the houses. i need write which house, how many hour, they pay or not pay, key where is | house/clean/client/job/home/visit | jobs/log/ledger/people/places/appointments | hour, pay/paid, key
    is there an app that lets me log every weird noise my car makes lol like date what noise where from and did the mechanic believe me | noise/car/sound | log/collection | date, noise/sound, mechanic/believe
    ok so im talking into the phone my daughter showed me i want something for my hearing aid batteries when did i change the left one when did i change the right one and how many packets i have left thank you | hearing/batter/aid | log/stock/planner | left, right, pack/remaining/stock/count/quantity
    anyone know a app for bird ringing/banding records? ring no species wing length weight sex age code | bird/ring/band | log/measurements/collection/catalogue | ring/band, species, wing, weight, sex, age
    bruh i need smth to track who i owe monsters to n who owes me. like actual cans not money 💀 | monster/can/owe/debt/drink/energy | ledger/log/people |
    dear sir madam, kindly i am requesting one application for my small tailoring, measurement of ladies blouse: bust, waist, sleeve, neck depth, and delivery date, advance paid | tailor/blouse/measure/customer/order/client | people/jobs/measurements/log/ledger/catalogue | bust, waist, sleeve, neck, deliver, advance
    selling my late husbands model trains on facebook groups. need list of engine number gauge boxed or not asking price and who said they want it. people keep dropping out | train/engine/model/loco | catalogue/stock/collection/jobs/ledger | number, gauge, box, price, buyer/who/interested/wants
    flash card for learn english irregular verb, i am polish, go went gone | verb/irregular/english | flashcards/quiz |
    pls halp apps for my bearded draggon poo and feeding and shed dates | dragon/draggon/beard/lizard/reptile/feed | log/measurements/planner/collection | poo/poop, feed/fed/food, shed
    Good evening. I am 83 and live alone. My neighbour looks in on me and I would like to keep a note of which jar of soup or casserole came from whom so that I can return the correct dish. Dish, who it belongs to, date it arrived, returned or not. | dish/jar/soup/casserole/neighbour/neighbor | checklist/log/collection/ledger/jobs | dish/jar, who/owner/belong/from/name, date/arrived, return
    need app me and boys do pickup cricket sunday want write runs wickets overs who was playing and who not pay for tape ball | cricket/match/player/run/game/innings | log/measurements/people/ledger | run, wicket, over, pay/paid
    tooth fairy ledger | tooth/fairy/teeth | ledger/log/collection |
    whats the best app to keep track of sourdough starters i have like 5 of them with names. feed time, flour type, how high it rose, smell. my bf says im insane | sourdough/starter/feed | log/measurements/collection | flour, rise/rose/height/high, smell
    im a truck driver russian. app for weight of axle: steer, drive, trailer. every load write and place of scale and shipper name | axle/load/weight/scale/truck/weigh | log/measurements | steer, drive, trailer, scale/place/location, shipper
    no cap need a fit check app. all my sneakers w size, colorway, how many times worn, cooked or still fresh | sneaker/shoe/fit | collection/catalogue/log/stock | size, color/colour, worn/wear, cooked/fresh/condition
    so uh basically what i want is a thing for the allotment association there are forty two plots each has a holder and a phone and a rent and some of them have sheds and some of them dont and theres a waiting list as well and i do inspections and write down if its overgrown | plot/allotment/holder | people/catalogue/places/ledger/log/jobs | holder/name/tenant, phone, rent, shed, overgrown/inspection/condition
    hi guys my mother have diabetis in foot, nurse say take look every day. left foot right foot, color, wound yes no, size cm, photo | foot/feet/wound | log/measurements/media | wound, size/cm, photo/image/picture, colo
    ISO an app for keeping track of cloth diaper stash. brand, size, snaps or velcro, print name, condition, what i paid, selling or keeping. i have over 90 dont judge | diaper/nappy/stash | collection/stock/catalogue/ledger | brand, size, snap/velcro/closure, print, condition, paid/price/cost
    mi need something fi keep track a partner draw, ten people every week throw 5000 and one person get the hand. who pay who nuh pay and whose turn | partner/draw/hand/throw/people/turn/member/payment | ledger/people/planner/checklist/log | pay/paid, turn/hand
    yo quiz on capitals but only african ones my teacher is evil | capital/africa/quiz | quiz/flashcards/game |
    I searching app for beekeping. I have 12 hive. want: queen age, number of frame brood, varroa count, honey kg. my english is not so good sorry | hive/bee/queen/colony/inspection | log/measurements/collection/catalogue | queen, frame/brood, varroa, honey
    Does anyone now of an app for recordin church bell ringin practise?? who turnd up, what method, wich bell number, any good | bell/ringing/ringer/practice/practise | log/people/planner/checklist | method, bell
    tip splitter for 3 bartenders by hours worked. total tips, hours each | tip/split | tool/ledger/log | hour, total/tip
    my nan cant remember what she watched so list of programmes name channel what happend last and did she like it | programme/program/show/tv/watch/nan | log/collection/media/checklist/catalogue | channel, like/rating/enjoy
    Hi. I sell plant cuttings in local group. Each cutting: plant name, rooted or not, price, reserved for who, pick up day. Sometimes person not come, I want mark no show | cutting/plant | stock/jobs/reservation/catalogue/ledger/appointments | root, price, reserve/buyer/customer, pick, no show/no-show/status
    hay bales sold. farmer, how meny, round or squar, price per bale, payed | hay/bale/sale | ledger/log/jobs/stock | round/square/type/shape, price, paid/payed
    app 4 my ghost hunts. location, what we used, what we heard 0-10 spooky, who got scared first haha | ghost/hunt/spook/haunt/investigation | log/places/collection | location/place, spook/rating, scared
    i'm dictating this because of my arthritis please forgive any errors i knit for the premature baby unit and i need to know how many hats how many blankets how many cardigans i have done which hospital they went to and when full stop | knit/hat/blanket/cardigan/baby/donation/item/hospital | log/stock/ledger/collection/jobs | hospital, date/when, hat/item/type
    anybody can tell application for calculate how many tile i need in room, length width tile size plus 10 percent waste | tile | tool | length, width, waste/percent, size/tile
    Lost pet board for our trailer park. photo, lot number, last seen, found or still missing. just on my phone i am the manager | pet/lost/missing | board/log/collection/people/jobs/feed | photo/image/picture, lot, last seen/seen, found/missing/status
    we are samba group in leeds. instrument: surdo caixa repinique, who have it at home, skin broken or ok | instrument/samba/drum | stock/collection/catalogue/people/ledger | who/holder/person/home/member, skin/broken/condition
    ngl i keep ghosting people so i want reminders who i gotta text back, how bad i feel 1 to 5 and what app (snap insta whatevr) | text/reply/people/message/ghost/back/friend/person | people/checklist/jobs/log/social | feel/bad/guilt, app/platform
    Tracking sheet for foster kittens pls!! weight in grams twice a day, formula ml, pee poo y/n, name of kitten, collar colour. I'm running on 3 hrs sleep | kitten/foster/weigh/feeding | log/measurements/collection | weight/gram, formula/ml, pee/poo, collar/colo
    there is app for write the prayer request from people in my cell group? name, request, answered or no | prayer/request | log/people/checklist/board/jobs/collection | name, request, answer
    does it exist app for old man forget where put the things. thing, room, which drawer | thing/item/where/stuff/place/object/find | collection/catalogue/places/stock | room, drawer
    Phillipino here working in dubai. i send balikbayan box. need list what is inside for who, box 1 box 2, and weight, sent date, recieved | box/balikbayan/item/package | checklist/log/stock/collection/jobs/catalogue | box, who/recipient/for, weight, sent, rec
    gonna be honest just want a soundboard type list of my dnd npc voices. npc name, accent, catchphrase, where the party met them, alive or ded | npc/voice/character/dnd | people/collection/catalogue/media | accent, phrase/catch, met/place/location, alive/dead/ded/status
    water meter readin for 9 flats i am caretaker, old read new read and cubic used auto matic | meter/water/flat/reading | measurements/log/ledger/tool | flat, old/previous, new/current, used/usage/consumption/cubic
    Where can I find an app to organise reenactment kit? Napoleonic, 95th Rifles. Item, who made it, authentic or not, cost, what needs mending | kit/reenact/rifle/item/gear | collection/stock/catalogue/jobs | maker/made, authentic, cost/price, mend/repair
    i have stutter and speech terapist say write situations. phone call, shop, school. how hard 1-10 before and after, what tecnique i used | stutter/situation/speech | log/measurements | before, after, technique/tecnique, situation
    nail tech home salon, booking: name, what set she want, length, pic of inspo, deposit, allergy to gel?? and time. no sundays | nail/booking/appointment/client/salon | appointments/reservation/people/jobs/planner | set/design/style, length, deposit, allerg, time
    looking for something free to log my metal detecting finds, field permission name, depth, what it is, clean or not, declared to flo | find/metal/detect | log/collection/places/catalogue | field/permission, depth, clean, declared/flo/reported
    memory game with fish pictures my grandson 4 yr loves fish | fish/memory/match | game/quiz/flashcards |
    need tracke my kid buss. what time bus came, late how many minit, driver name, he had seat or stand | bus/buss | log/measurements | time, late/minute, driver, seat/stand
    hey all, do u know any app where i can keep ALL the wifi passwords of cafes, name of cafe, password, speed, plug sockets yes/no, how is the coffee | cafe/wifi/coffee | places/collection/catalogue/log | password, speed, socket/plug, coffee
    darts league fixtures for the pub. home team away team score 180s and highest checkout and who forgot the sandwiches | dart/league/fixture/match | log/planner/measurements/collection/board | home, away, score, 180, checkout, sandwich
    u guys got smth 4 thrift flips? bought for, sold for, what i did 2 it, vinted or depop, profit auto calc pls | thrift/flip/item/resale | ledger/stock/jobs/collection/log | bought/cost, sold, vinted/depop/platform, profit
    I write about my contractions no sorry my sister contractions. start, stop, how strong. Show minutes between | contraction | log/measurements/tool | start, stop/end, strong/strength/intensity
    me no expert. shop of phone repair. customer, phone model, problem, password of screen, price say, when ready, sticker number | repair/phone/customer | jobs/log/people/stock | customer/name, model, problem/issue/fault, password/passcode/pin, price/quote, ready, sticker
    My choir is 30 seniors and sheet music goes walkies. which copy number, song, who took it, brought back. also part soprano alto tenor bass | music/copy/sheet/song/choir/loan/score | checklist/stock/ledger/log/collection/people | copy, song/title, who/singer/member/borrow/taken/took, return/back, part/voice
    `,
  ),
];
