import { readPrompts } from './first-prompt.ts';

/** Written without a look at the rules: hurried, misspelt, small ads, long briefs, unusual subjects. 32 of 60 at the first run, 51 of them about the subject. */
export const unseenN = [
  ...readPrompts(
    'hurried',
    'tr',
    `
    kombi bakım yapıyorum müşteri adres marka tarih ücret | bakim/kombi | jobs/appointments/log | adres, marka, ucret/fiyat
    tesbih koleksiyonum taş cinsi kaç gram kimden aldım | tesbih | collection/log/stock | cins/tas, gram, kimden
    günlük kaç sayfa okudum hangi kitap | okuma/kitap/sayfa | log/measurements/collection | sayfa, kitap
    anahtar kopyalama dükkanı günlük ciro | ciro/anahtar/kazanc/gelir/satis | log/ledger/jobs | tutar/ciro/fiyat/ucret
    mahalle maçı kim geliyo kim gelmiyo para toplandı mı | mac/oyuncu/kadro | people/log/board/ledger/checklist | gel, para/odedi/odendi
    akü satış garanti takibi plaka lazm | aku/satis/garanti | log/collection/jobs/stock | plaka, garanti
    arabama neler yaptırdım ne kadar tuttu km kaçta | arac/araba/bakim | log | km/kilometre, tutar/ucret/fiyat/maliyet/masraf
    yaylaya çıkan hayvanların sayımı | hayvan | log/stock/collection/people/measurements | 
    keman dersi veriyorum öğrencilerin devamsızlığı ve ödemesi | ogrenci/ders/keman | people/appointments/ledger/log | odendi/odeme/odedi/ucret
    çeyiz için alınanlar fiyat mağaza taksit | ceyiz | collection/checklist/log/ledger | fiyat, magaza, taksit
    `,
  ),
  ...readPrompts(
    'small ads',
    'tr',
    `
    Fayans ustasıyım, keşfe gittiğim evleri, metrekareyi ve verdiğim teklifleri yazayım | kesif/teklif/is/ev | jobs/log/ledger/appointments | metrekare/m2, teklif/fiyat/tutar
    Köyde traktörle tarla sürüyorum kimin kaç dönüm borcu kalmış göreyim | tarla/surum/borc/is/musteri | ledger/jobs/log | donum, borc/kalan/bakiye/tutar/odendi
    lastik oteli müşteri lastiklerinin rafını depoda bulalım | lastik | stock/collection/jobs/log | raf, musteri
    Nişanlık kiralıyoruz, hangi elbise hangi tarihte kimde, kapora | elbise/nisanlik/kira | reservation/jobs | kapora/depozito, 
    Sahibinden sattığım eşyalar için ilan defteri: fiyat, arayan kişi, pazarlık | ilan/esya/satis | log/collection/feed/jobs/catalogue | fiyat, arayan, pazarlik
    Evde temizlikçi kadın geliyor, hangi gün geldi yevmiye verildi mi | temizlik/yevmiye/gun | log/people/ledger/jobs/checklist | verildi/odendi
    drone ile çekim yapıyoruz düğün tarla emlak, randevu tarih fiyat | cekim/drone | jobs/appointments/reservation | fiyat, tarih
    su deposu temizleme firması için müşteri ve sıradaki temizlik tarihi | temizlik/depo/musteri | jobs/appointments/people/log | tarih
    `,
  ),
  ...readPrompts(
    'briefs and unusual subjects',
    'tr',
    `
    Biz üç kardeş tarlayı ortak ekiyoruz. Gübre, mazot, ilaç ne aldıysak kim ödedi yazılsın. Sezon sonunda herkesin ne kadar harcadığını görelim. Bir de hasat sonrası satılan ürünün kilosu ve parası olsun. | tarla/harcama/masraf/gider/ekim | log/ledger | kim/odeyen, kilo, gubre
    Spor salonunda hocayım. Her öğrencinin programı farklı. Öğrenciyi seçince hareketleri set ve tekrarlarıyla görmek istiyorum. Ayrıca haftalık ölçü alıyorum: bel, kol, göğüs, kilo. | ogrenci/uye/program/hareket/antrenman | people/log/measurements/checklist | set, tekrar, bel, kol
    Apartmanımızda bir ortak çamaşırhane var. Kim hangi saatte kullanacak sıraya yazılsın, çakışma olmasın. Daire numarası ve isim yeterli. | camasir/rezervasyon/kullanim | reservation/appointments | daire, isim/ad
    meteor ve yıldız kayması gözlem kaydı parlaklık yön saat | gozlem/meteor/yildiz | log/collection | parlaklik, yon, saat
    ebru sanatı çalışmalarım boya oranları kağıt boyutu foto | ebru/calisma | collection/log | boya, kagit, foto
    güreş kulübü sporcuları kilo sıklet lisans bitiş | sporcu/gures | people/collection/measurements | siklet, lisans
    kuş halkalama halka no tür kanat uzunluğu ağırlık | kus/halka | log/collection/measurements | halka, kanat, agirlik
    mezarlık ziyaret ve mezar yerleri ada parsel kim yatıyor | mezar | places/collection/log/people | ada, parsel
    kaç kişi camiye geldi cuma cemaat sayısı | cemaat/cuma/cami | log/measurements/people/tool | sayi
    sesli kitap okumalarım hangi bölümü kaydettim süre montaj durumu | bolum/kayit/kitap/okuma | jobs/board/log/collection/checklist | sure, montaj/durum
    çocuğun aşı karnesi boy kilo | asi/cocuk/boy | log/measurements/checklist/collection | boy, kilo
    pide salonu paket sipariş kurye kim götürdü para alındı mı | siparis/paket/pide | jobs | kurye, odendi/alindi/para
    `,
  ),
  ...readPrompts(
    'hurried',
    'en',
    `
    who still owes me for the ski trip | trip/debt/owe/ski | ledger/log | amount/owe/paid
    snake feeding shed dates weight | snake | log/collection/measurements | shed, weight
    how many coffes i drink a day and what it costs me | coffee | log/measurements/tool | cost/price/amount
    church flower rota who does which sunday | flower/rota/church | weekPlan/checklist/people/log/jobs/appointments | who/person/name/volunteer
    tyre pressure log each car front back | tyre/pressure/car | log/measurements | front, back
    aquarium water test ph nitrate ammonia | aquarium/water/test | log/measurements | ph, nitrate, ammonia
    my kids screentime minutes per day reward | screen/kid/reward | log/ledger/people/measurements/checklist | minute, reward
    knitting projects yarn needle size row counter | knit/project | collection/board/log/tool/jobs | yarn, needle, row
    allotment waiting list | allotment/wait | people/checklist/log/collection/board/jobs |
    sourdough starter feedings temp and rise | sourdough/starter/feed | log/measurements | temp, rise
    `,
  ),
  ...readPrompts(
    'small ads',
    'en',
    `
    Man with a van, need to see todays pickups, addresses, price and whether they paid | pickup/move/job/delivery | jobs/log/appointments | address, price, paid
    I mend clocks. Customers drop them off, I quote, they collect. need ticket numbers | clock/repair | jobs | ticket, quote
    Honey for sale from my own hives, want people to order jars | honey/jar/order | catalogue/jobs/stock | price
    Mobile dog groomer looking for booking app with breed, coat condition and vaccination proof | groom/dog | appointments/jobs | breed, coat, vaccin
    selling kids clothes bundle on facebook, who bought what, posted yet, paid yet | clothes/bundle/sale/order | jobs/log/stock/ledger/collection | posted, paid
    piano tuner - client list with last tuned, pitch, next visit due | client/piano/tun | people/jobs/appointments/collection/log | pitch, next
    Rent out my two holiday caravans, bookings, cleaning done, balance due | caravan/booking/stay | reservation | clean, balance
    gutter cleaning round, 80 houses every 6 weeks, who is next | house/gutter/clean/customer | jobs/people/appointments/collection | next/due/date
    `,
  ),
  ...readPrompts(
    'briefs and unusual subjects',
    'en',
    `
    We run a small community fridge. Volunteers check the temperature twice a day and write down what was donated and what was thrown away. I want to see who was on shift and how many kilos we saved this month. | donation/fridge/check/food/shift | log/stock/measurements | temperature, kilo/kg/weight
    I coach under 12s football. For each match I need the opponent, the score, who scored and who was sub. Also a list of players with shirt number, parent phone and whether they paid subs. | match/player/football | people/log/collection | opponent, score, shirt, paid
    My nan has carers coming in. Each visit they note the time they came and left, what she ate, if she took her tablets and anything to watch out for. | visit/care | log/jobs/appointments/checklist | ate/food/meal, tablet/medic
    geiger counter readings by location usv/h | reading/geiger | log/measurements/places | location/place
    escape room times of every team, hints used, did they escape | team/escape/game | log/people/collection/jobs | hint, escape
    falconry hunting log bird weight quarry | falcon/hunt/bird | log/collection | weight, quarry
    bell ringing tower visits and peals | tower/peal/bell | log/collection/places |
    typewriter collection serial number year ribbon type | typewriter | collection | serial, year, ribbon
    pub quiz scores by round and team | team/score/quiz/round | log/people/board/ledger/measurements | round, team
    choir sheet music which copies are lent to who | sheet/music/cop | stock/collection/log | lent/who/borrower/person/member
    compost pile turning and temperture log | compost/pile | log/measurements | temp
    guess the word game for family night | word/guess | game/quiz |
    `,
  ),
];
