import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** First prompts by people who had not seen the composer; not read. */
export const unseenAM: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    slm kuaförüm boya formullerini hep deftere yazıyodum defter ıslandı. hangi müşteriye hangi numara boya kaç volüm oksidan sürdüm onu tutcak bişey | boya/formul/musteri/kuafor/sac | log/collection/people/catalogue | musteri/isim/ad, boya/numara, oksidan/volum
    Merhabalar, emekli öğretmenim. Torunlarımın boylarını kapının pervazına çiziyorduk, ev boyanacak. Torunun adı, tarih, boyu ve kilosu yazılsın, ne kadar uzadığını göreyim. | torun/boy | measurements/log | torun/ad, tarih, boy, kilo
    halı yıkama işi yapıyoruz abi, gelen halının sahibi adresi kaç metrekare, yıkandı mı kurudu mu teslim edildi mi görelim | hali/yikama | jobs/board/collection | sahip/sahib/musteri, adres, metrekare/m2, yikan/kuru/teslim/durum
    turşu kurduğum kavanozlar karışıyo hangisini ne zaman kurdum ne zaman açılcak bilmiyorum | tursu/kavanoz | collection/log/stock | kurul/kurdu/kurma/kurulus/tarih, acil/acma/hazir
    Apartman yöneticisiyim 24 daire. Aidatı kim ödedi kim ödemedi, hangi ayın aidatı, ne kadar borcu var. Komşularla kavga etmekten yoruldum vallahi | aidat/daire/apartman | ledger/collection/people/board | daire, ay, tutar/borc, odedi/odeme/odendi
    bana 3 dakikalık yumurta zamanlayıcısı rafadan kayısı katı diye seçeyim öttürsün | yumurta/zamanla | tool | rafadan, kayisi, kati
    ehliyet sınavına 3. kez gircem trafik levhaları için soru cevap yapan bi uygulama lazım kaç doğru kaç yanlış söylesin | levha/trafik/ehliyet | quiz/flashcards | dogru/puan/skor, yanlis/puan/skor
    Ben Suriyeden geldi. Türkçe kelime öğrenmek istiyor. Kart bir taraf türkçe bir taraf arapça. ben bilmek ben bilmemek ayırmak | kelime/turkce/arapca/kart | flashcards/quiz | turkce, arapca
    lokantaya mal veren toptancıların telefonu ne getirdiği hangi gün geldiği bi yerde dursun | toptanci/tedarikci | people/collection/catalogue | telefon, urun/mal/getir, gun
    selamun aleyküm kaza namazlarımı takip etmek istiyorum sabah öğle ikindi akşam yatsı vitir kaçar tane kıldım kaç kaldı Allah razı olsun | namaz/kaza | log/tool/checklist/measurements/collection | sabah/vakit, kalan/kaldi/kildi/adet/sayi
    Arkadaşlar forumda sordum cevap veren olmadı. Akvaryumdaki suyun ph nitrat ve sıcaklık değerlerini haftalık gireceğim, grafiğini de çizerse süper olur. | akvaryum/su | measurements/log | ph, nitrat, sicaklik, grafik
    traktörün yağ değişimi filtresi kaç saatte yapıldı unutuyom. tarih çalışma saati ne yapıldı kaç para tuttu | traktor/bakim | log/ledger/collection | tarih, saat, yapil/islem/bakim, para/tutar/ucret/masraf/maliyet
    düğünümüz eylülde davetli listesi yapıcaz kız tarafı erkek tarafı, kaç kişi gelcek, hangi masaya oturcak, geliyom dedi mi | davetli/dugun | people/collection/checklist | kiz/taraf, kisi, masa, geliyor/gelecek/katil/durum/onay
    KASAP DÜKKANIM VAR VERESİYE DEFTERİ OLSUN KİM NE KADAR ALDI NE KADAR VERDİ KALANI GÖREYİM | veresiye/borc/kasap | ledger/people | isim/ad/kim/musteri, tutar/aldi/borc, kalan/bakiye
    kızım kolej sınavına hazırlanıyor deneme netlerini yazalım matematik fen türkçe ingilizce ayrı ayrı, artıyor mu azalıyor mu görelim | deneme/net/sinav | measurements/log/collection | matematik, fen, turkce, ingilizce
    Sahaf dükkanı işletmekteyim. Raflarımdaki kitapların yazarını, basım yılını, cilt durumunu ve fiyatını kaydedip müşteri sorunca arayıp bulabileceğim bir program rica ediyorum. | kitap/kitab/sahaf | catalogue/collection/stock | yazar, basim/yil, cilt/durum, fiyat, ara
    bugün ne pişirsem diye her gün kafayı yiyorum bana rastgele bi yemek çeksin listesini ben giricem | yemek/pisir | tool/collection/recipes | rastgele/cek/sec
    nöbet listesi hemşireler icin. kim hangi gun gunduz mu gece mi tutuyo serviste 9 kisiyiz | nobet/hemsire | planner/collection/appointments/people | hemsire/kim/isim/ad, gun/tarih, gece/gunduz/vardiya
    balık tutmaya gidiyoruz bizim tayfayla, tuttuğumuz balığın cinsi kaç kilo nerde tuttuk hangi yemle yazalım bi de foto | balik/balig/av | log/collection | cins/tur, kilo/agirlik, nere/yer/konum, yem, foto/resim
    çay bahçesi için adisyon uygulaması masa no kaç çay kaç tost toplam kaç lira tutmuş | adisyon/masa/cay | ledger/jobs/log/collection/tool | masa, cay/urun/siparis, tost/urun/siparis, toplam/tutar/lira
    evde antika radyo biriktiriyorum 60 küsür tane oldu markası modeli yılı çalışıyo mu kaça aldım | radyo/antika | collection/catalogue | marka, model, yil, calis, fiyat/kaca/alis
    Migren ağrılarım için doktor günlük tutmamı istedi. Ne zaman başladı, kaç saat sürdü, şiddeti 1-10, ne yedim, hangi ilacı aldım. | migren/agri | log/measurements | basla/tarih, sure/saat, siddet, yedi/yemek/yiyecek, ilac
    sınıfımdaki öğrencilerin ödevini yapıp yapmadığını işaretlemek istiyorum ders adı tarih filan | odev/ogrenci | checklist/log/collection/people/board | ogrenci, ders, tarih, yapti/yapil/durum
    boyacıyım ustam kaç metrekare duvar var kaç kilo boya gider hesaplasın yeter | boya/duvar/metrekare | tool | metrekare/duvar/alan, kilo/boya/litre
    memleketten gelen fındık satıyorum instadan. siparisleri yazicam isim adres kaç kilo kargoya verildi mi parası geldi mi | siparis/findik/findig | jobs/collection/ledger/board | isim/ad/musteri, adres, kilo/miktar, kargo, para/odeme/odendi
    Sevgili yetkili, eşim rahmetli olduktan sonra yemek tariflerini bir araya toplamak istedim. Malzemeleri, yapılışı, kaç kişilik olduğu yazsın, bir de fotoğrafı olsun ki kızım da yapabilsin. Teşekkür ederim evladım. | tarif/yemek | recipes/collection/catalogue | malzeme, yapilis/hazirlan, kisi/porsiyon, foto/resim/gorsel
    tespih koleksiyoncusuyum taş cinsi tane sayısı imamesi kimden aldım kaç para | tespih/tesbih | collection/catalogue | tas/cins/malzeme, tane, imame, kimden/satici, para/fiyat/tutar
    fitneste kaldırdığım ağırlıkları kaydetsin hareket set tekrar kilo bi de dinlenme sayacı olsun | agirlik/antrenman/fitnes/hareket/spor | log/measurements/tool | hareket/egzersiz, set, tekrar, kilo/agirlik, dinlen/sayac/sure
    okul gezisine gidiyoruz otobüse binen çocukları sayacağım, isim yanına tik atayım, veli telefonu da olsun lütfen çok acil yarın sabah | cocuk/cocug/gezi/ogrenci/otobus/yoklama | checklist/people/collection | isim/ad, veli, telefon/tel
    ben Almanyada oturuyor Türkçem az kusura bakma. Türkiyeye araba ile gidiyoruz valiz içine ne koymak lazım liste, koydum işaret | valiz/bavul/esya/yolculuk/seyahat | checklist |
    sucuyum damacana dağıtıyom. mahalledeki müşteri kaç damacana aldı boş bıraktı mı borcu ne | damacana/su/musteri | ledger/log/people/jobs/collection | musteri/ad/isim, damacana/adet, bos, borc/tutar/odeme
    bebek az önce emdi mi sağ mı sol mu kaç dakka, altını ne zaman değiştirdim gece kafam gidiyo yazmam lazm | bebek/bebeg/emzir/emme | log/measurements/tool | sag/sol/taraf/gogus, dakika/sure, alt/bez
    Tavuklarım günde kaç yumurta yumurtladı, yem ne kadar gitti, satılan yumurta kaç lira etti... ay sonunda toplamı görmek istiyom | yumurta/tavuk/tavug/kumes | log/ledger/measurements | yumurta/adet, yem, satil/satis/lira/gelir, toplam
    satılık arsa bakıyorum ege tarafında, gezdiğim arsaların ada parsel no su, kaç dönüm, istenen fiyat, emlakçının teli, yolu var mı suyu var mı notlarım | arsa | collection/catalogue/places | ada/parsel, donum/alan, fiyat, tel/emlakci, yol, su
    isim şehir hayvan oynuyoruz ailecek puan tutan bi şey lazım hem de rastgele harf versin | isim/sehir/puan/harf/oyun | game/tool/collection/log | puan/skor, harf
    klima servisi veriyorum. arıza kaydı: müsteri, adres, klima markası, arıza ne, randevu saati, parça ücreti. Bekliyor / yapıldı / iptal diye ayrılsın | ariza/klima/servis | jobs/board/appointments/collection | musteri, adres, marka, ariza, randevu/saat, ucret/parca, bekliyor, yapildi, iptal
    mantar toplarım ormandan yerlerini kimseye söylemem ama unutuyorum da haritada işaretlesem hangi mantar hangi ay çıktı | mantar | places/log/collection | mantar/cins/tur, ay/tarih, harita/konum/yer
    köy derneğimizin üyeleri var 140 kişi. adı soyadı hangi sülaleden kan grubu telefonu aidatı yatırdı mı | uye/dernek/dernegi | people/collection/ledger | ad/soyad/isim, sulale, kan, telefon, aidat
    sigarayı bıraktım 11 gün oldu kaç gündür içmiyorum kaç lira cebimde kaldı göstersin motive olayım | sigara | tool/log/measurements/ledger | gun, lira/para/tasarruf/tutar
    tiyatro kulübündeyiz kostümleri kim aldı geri getirdi mi belli değil beden renk hangi oyun | kostum | collection/stock/catalogue/board/log | kim/alan/odunc, geri/iade/getir/durum, beden, renk, oyun
    lastikçi dükkanı kışlık lastik saklıyoruz emanet otel yani. plaka ebat diş derinliği hangi rafta sahibi kim | lastik/lastig | stock/collection/catalogue | plaka, ebat, dis, raf, sahip/sahib/musteri/kim
    çocuğa çarpım tablosu ezberlettiricem sıkılmasın oyun gibi sorsun süre tutsun yıldız versin | carpim/tablo | quiz/game/flashcards | sure/zaman, yildiz/puan
    Pilates stüdyom var; müşteriler ders saatini kendi seçmiyor ben yazıyorum. Gün, saat, kaç ders hakkı kaldı, reformer mı mat mı. | pilates/ders/musteri | appointments/reservation/people/planner/collection | gun/tarih, saat, hak/kalan, reformer/mat
    rüyalarımı yazıyım sabah kalkınca ruya gunlugu. iyi mi kabus mu da seceyim | ruya | log | iyi/tur/tip, kabus
    pazarcıyım aga dolar altın bakmaktan bi hal olduk. ben gram fiyatını yazayım elimde kaç çeyrek kaç bilezik var toplam kaç para ediyor hesaplasın | altin/ceyrek/bilezik/bilezig | tool/collection/ledger/stock | gram/fiyat, ceyrek, bilezik, toplam
    belediyenin köy otobüsü saatlerini kaydedeyim durak durak hangi saatte geçiyor pazar günü farklı | otobus/durak/durag | collection/catalogue/planner/places | durak, saat, gun/pazar
    Marangoz atölyesi için kereste stoğu. Ağaç cinsi, kalınlık, boy, kaç adet kaldı, 5 in altına düşerse uyarsın | kereste/agac/ahsap | stock/collection | cins/agac, kalinlik, boy, adet/miktar/stok
    misafirhanemiz var 6 oda.. kim hangi odada giriş çıkış tarihi kapora aldık mı çakışma olmasın | oda/misafir | reservation/appointments/collection/planner | oda, giris, cikis, kapora
    kuran kursunda hocayım talebelerin ezberlediği sureleri işaretleyeyim hangi gün dinledim takıldığı yer var mı not | talebe/ezber/sure/kuran | people/log/checklist/collection | talebe/ogrenci/ad/isim, sure, gun/tarih, not/takil
    eski plaklarımı dijitale aktardım mp3 oldular, telefonda çalan basit bi çalar istiyom beğendiklerimi yıldızlayayım | plak/plag/calar/muzik/muzig/sarki | player/collection/catalogue | yildiz/favori/begen, cal/oynat
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    hi so i run a small dog grooming van and i keep forgetting which dog bites lol. dog name, owner, phone, temper, last groom date | dog/groom | people/collection/log/appointments | dog/name, owner, phone, temper, groom/date
    I am 78 and my doctor wants my blood pressure written down twice daily. Top number, bottom number, pulse. Large letters please if that is possible. | blood/pressure | measurements/log | top/systolic, bottom/diastolic, pulse
    need app for food truck. write the orders name what they want paid or no ready or no | order/food/truck | jobs/board/collection/log | name/customer, item/want/order, paid, ready
    My roommate and I keep fighting about who bought toilet paper. Shared expenses, who paid, how much, who owes who | expense/roommate/shared/split | ledger/tool | paid/payer/who, amount/much, owe/balance
    tip calculator but for splitting with people who only had a salad, like diff amounts each | tip/split/bill | tool/ledger | tip, person/people/each/share
    Good day sir. I am having poultry farm in Ibadan. I want to record how many birds dead, how many crate of egg, feed bags used every day. God bless. | poultry/bird/egg/farm | log/measurements/stock | dead/mortality/death, egg/crate, feed
    I from Turkey I learn english every day 10 words. app show word I say meaning then turn card. hard words come more again please | word/english/vocab | flashcards/quiz | word, meaning, hard/difficult/again
    Forum newbie here. Does anyone know an app for logging telescope sessions? I'd want object, date, seeing conditions, eyepiece used and a sketch photo. | telescope/observ/astronom/session/stargaz | log/collection | object, date, seeing/condition, eyepiece, photo/sketch/image
    plumber. jobs list. address, whats broke, part needed, quoted price, done/not done | job/plumb | jobs/board/collection/checklist | address, broke/problem/issue/fault, part, price/quote, done/status
    okay so what I want is um something where I can put all my houseplants and when I last watered them and if they like sun or shade and it tells me who is thirsty | plant | collection/log/planner | water, sun/light, shade/light
    Bible verse memory cards for my sunday school kids, front is the reference back is the verse | verse/bible/memory | flashcards/quiz | reference/front, verse
    WANTED: simple inventory for my thrift store. item, size, colour, donated by, price tag, sold yes no. | thrift/inventory/item/store/stock | stock/collection/catalogue | item/name, size, colour/color, donat/donor, price, sold
    my daughter has type 1 diabetes, school nurse needs glucose reading, carbs eaten, insulin units and time. thanks from a tired mum | glucose/diabet/insulin | log/measurements | glucose/reading, carb, insulin/unit, time
    a chess clock. two big buttons. 5 min each but i can change | chess/clock | tool/game | minute/min/time
    Our volunteer fire company needs to check the truck every Monday: hoses, oxygen, lights, fuel, radio. Tick them off & reset next week | truck/fire/check | checklist | hose, oxygen, light, fuel, radio
    i collect sneakers got like 90 pairs. brand, colorway, size, what i paid, what its worth now, worn or deadstock | sneaker/shoe | collection/catalogue/stock | brand, color, size, paid/price, worth/value, worn/condition/deadstock
    Please kindly make application for keep the rent money from my tenants. House number, tenant name, month, amount pay, balance remain. | rent/tenant | ledger/people/collection | house/number, tenant/name, month, amount/paid, balance
    bird list for my walks in the marsh. Species, how many seen, where, weather. I'm a retired postman with plenty of time! | bird/species | log/collection/places | species, count/many/number/seen, where/place/location, weather
    truth or dare generator for sleepover, we add our own ones, picks random kid too | truth/dare | game/tool | truth, dare
    tattoo artist here, need bookings w/ deposit, placement on body, hrs needed, client insta | tattoo/booking | appointments/reservation/jobs/collection/people | deposit, placement/body, hour/hrs/duration, insta/client
    I brew beer at home and would like to compare batches: style, original gravity, final gravity, hops, bottled on, my rating out of five | brew/beer/batch | log/collection/catalogue | style, original, final, hop, bottle, rating
    how far along is my knitting. row counter that goes up when i tap and remembers many projects | knit/row/counter | tool/collection/log | project, row/count
    We are a small parish. List of parishioners with phone, street, baptism date, whether they need a home visit | parish/member | people/collection | phone, street/address, baptis, visit
    my grandpa is forgetting things. i want to put photos of family w names and how they are related and he can flip through | family/photo/relat | flashcards/people/collection/catalogue | photo/picture, name, relat
    Need to convert cups to grams for flour sugar butter cocoa, american recipes drive me mad | cup/gram/convert | tool | cup, gram, flour, sugar, butter, cocoa
    truck driver, log my miles, fuel gallons, fuel cost, state line crossed, for ifta taxes | mile/fuel/truck/ifta/trip | log/ledger/measurements | mile, gallon, cost, state
    i teach piano to 14 kids and i want what piece they are on, lesson day, did they practise, fee paid | piano/student/lesson/pupil | people/collection/appointments/log/planner | piece, day/date, practi, fee/paid
    hello I am student from Vietnam in Ireland. Please app for count my working hour part time because visa only 20 hour one week. date start finish total | work/hour/shift | log/tool/measurements | date, start, finish/end, total
    lost & found for our swimming pool reception!! what was found, where, when, who picked it up | lost/found | collection/log/board | found/item/what, where/place/location, when/date, pick/collect/claim
    Hiking the munros this year. Hill name, height, date bagged, who with, midges score haha | munro/hill/hik | log/collection/checklist/places | hill/name, height, date, with/companion/who, midge
    barber queue. people walk in, i write name and what cut, next one please, done | barber/queue/cut | board/jobs/collection/checklist/appointments/log | name, cut/service, next/wait/status/done
    Which state capital is it? trivia for road trip keep score for 3 kids | capital/state/trivia | quiz/game/flashcards | score/point
    I've inherited my father's stamps and frankly haven't a clue. Country, year, face value, condition, picture, and which album it's in. | stamp | collection/catalogue | country, year, value, condition, picture/photo/image, album
    meds for my cat and two dogs. which pet, pill name, dose, morning or evening, given or not | pet/med/pill | log/checklist/planner/collection | pet, pill/medic/med, dose, morning/time, given
    app for save good places to eat halal in London. name area price what food i like star | halal/restaurant/place/eat | places/collection/catalogue/log | name, area, price, food/dish, star/rating
    board for my uni group project: to do, doing, stuck, done. who has it and when its due | project/task/group | board/jobs/checklist/planner | doing, stuck, done, who/assign/owner/person, due
    First aid tips to read offline: burns, choking, nosebleed, snake bite. i guide treks in nepal no internet there | aid/tip | articles/catalogue/collection | burn, chok, nose, snake
    kids chores and pocket money. each chore worth some cents, tick it and money adds up per kid | chore/pocket/kid | checklist/ledger/collection/log | chore, kid/child, cent/money/worth/amount/value
    Boat rental at lake, 8 kayaks 3 canoes. which boat who rented from what time to what time, deposit, life vest number | boat/kayak/rental/canoe | reservation/log/appointments/collection | boat, rent/customer/who/name, from/start/time, to/end/until/time, deposit, vest
    gonna sell my mixtape songs.. nah just want play list of my beats with bpm and mood so i find em fast | beat/song/track/play | player/collection/catalogue | bpm, mood
    We spray fields. must by law record field name product dose per hectare wind speed operator. simple pls | spray/field | log/collection | field, product, dose, wind, operator
    My sister's baby shower is in 3 weeks!!! gift list so nobody buys the same thing, who is buying it, bought yet? | gift/shower/baby | checklist/collection/board | gift/item, who/buyer/person/name, bought
    i am watch repair man small shop in Lahore. customer name, mobile, watch company, problem, give back date, money | watch/repair | jobs/collection/board/people | name/customer, mobile/phone, company/brand/make, problem, date, money/price/amount/cost
    Countdown til my husband comes home from deployment, also one for anniversary and the baby | countdown/days | tool/collection/planner |
    weekly dinner planner mon to sun, breakfast not needed, plus who cooks | dinner/meal | planner/collection/recipes | day/mon, cook
    something like twitter but just for our running club, post a text and pic and others like it | run/club/post | feed/log | text/post, pic/photo/image, like
    skip bin hire business. bin number, size, where its dropped, drop date, pick up date, overdue ones should stand out | bin/skip/hire | jobs/collection/stock/board/places/reservation | number, size, where/address/location/site, drop/deliver, pick
    Dear developer, I wish to note my late wife's roses: variety, planted in, bed, colour, scent, and when each was pruned. Kind regards, Harold | rose | collection/log/catalogue | variety/name, plant, bed, colour/color, scent, prun
    car boot sale on sunday. what i sold n for how much, pitch fee 12 quid, how much profit | boot/sale/sold | ledger/log/collection | sold/item/what, much/price/amount, fee/cost/expense, profit
    soccer coach u11, who showed up to practise, who was late, who scored in games on saturday | soccer/practi/player/attend/team/coach | people/log/checklist/collection | show/present/attend, late, goal/score
    `,
  ),
];
