import { readPrompts } from './first-prompt.ts';

/**
 * Written without a look at the lexicon, the readers, the rules or the archetypes: 76 of 100 at the first run, 94 after the reader
 * was changed by the causes of its failures, and with the subjects of that time.
 */
export const unseenE = [
  ...readPrompts(
    'common wishes',
    'tr',
    `
    tansiyonumu yazcam sabah akşam büyük küçük | tansiyon/olcum/kan basinc | log/collection/checklist/measurements | buyuk/sistol, kucuk/diyastol/diastol
    terziyim paça fermuar daraltma işleri geliyo kimin ne zaman alacağı belli olsun | terzi/tadilat/siparis/dikis/kiyafet | jobs/log/board/collection/checklist/appointments | teslim/tarih/alacag/alis
    apartman aidatı kim verdi kim vermedi | aidat/daire/apartman/sakin | ledger/log/checklist/jobs/collection/people | odendi/durum/odeme/tutar/verdi
    oto yikama plaka ile sira | yikama/arac/plaka/oto | appointments/reservation/jobs/log/weekPlan/board/collection/checklist | plaka
    Evdeki ilaçların son kullanma tarihini tutabileceğim bir uygulama yapar mısınız | ilac/ecza | stock/catalogue/collection/log/jobs/checklist | son kullan/skt/tarih
    kitaplığım hangisini okudum hangisini ödünç verdim | kitap/kitab/okuma | collection/catalogue/log/stock/checklist/articles | odunc/verdi/kim
    köfteci menüsü | kofte/menu/yemek/urun | catalogue/collection/stock/jobs/articles/media |
    cocugun asi takvimi | asi/cocuk/bebek | log/collection/checklist/measurements/weekPlan/appointments/reservation/board |
    spor salonum var üyelik kimin ne zaman bitiyor | uye/spor/salon | people/collection/log/ledger/checklist | bit/son
    arabanin yag degisimi muayenesi sigortasi unutmayayim | arac/araba/bakim/muayene/islem | log/collection/checklist/measurements/weekPlan/appointments/reservation/board/jobs |
    halısahada bu hafta kim oynuyor 14 kişi lazım | hali/mac/oyuncu/kadro/katilim | people/collection/log/ledger/checklist/weekPlan/appointments/reservation/board |
    ingilizce kelime ezberleme kartlari | kelime/kart/ingilizce | quiz/game/tool/collection/articles |
    emlakçıyım elimdeki satılık kiralık daireleri göstericem oda sayısı m2 fiyat | daire/ilan/emlak/konut/ev | catalogue/collection/stock/jobs/articles/media/places | oda, fiyat
    yapılacaklar, önceliğe göre | yapilacak/gorev/is | checklist/board/collection/log/stock/weekPlan | oncelik
    haftalik ders programim | ders/program | weekPlan/appointments/checklist/log/collection/reservation/board |
    su içtim mi bugün kaç bardak oldu | su/bardak | log/collection/checklist/measurements/tool |
    abi bana bi harcama defteri lazım market kira yol diye ayrılsın | harcama/gider/masraf/butce | ledger/log/checklist/jobs/collection | kategori/tur/market
    bahçemdeki domates biber ne zaman ektim en son ne zaman suladım | bahce/bitki/sebze/ekim/sula | log/collection/checklist/measurements/weekPlan/appointments/reservation/board/stock | sula
    evlere matematik dersine gidiyorum öğrenciler ve ücretleri | ogrenci/ders | people/collection/log/ledger/checklist/appointments/reservation/jobs/weekPlan | ucret/tutar/fiyat
    insta üzerinden pasta siparişi alıyorum hangisi hangi güne kaç kişilik | pasta/siparis | jobs/log/board/collection/checklist/appointments | kisi, tarih/gun/teslim
    izlediğim filmlere puan vericem | film/sinema/izle | collection/catalogue/log/stock/checklist/articles | puan
    tatil bavuluna ne koycam | bavul/tatil/esya/valiz | checklist/board/collection/log/stock/weekPlan |
    Köpeğimin gezme saatleri ve maması | kopek/kopeg/gezi/gezdir/mama | log/collection/checklist/measurements/weekPlan/appointments/reservation/board |
    site sakinleri duyuru yazsın altına yorum yapılsın | duyuru/site/sakin/gonderi | feed/conversation/board/articles/people/collection | yorum
    altın günü sırası kimde | altin/gun/sira/uye | people/collection/log/ledger/checklist/weekPlan/appointments/reservation/board/jobs |
    çiçekçi dükkanı buketler foto fiyat | buket/cicek/urun | catalogue/collection/stock/jobs/articles/media | fiyat, foto/resim/gorsel
    market fişlerini çekip saklayayım kaybolmasın | fis/market | ledger/log/checklist/jobs/collection/media/catalogue/stock/articles | foto/resim/gorsel
    nakliyatçıyız hangi gün hangi eve gidiyoruz nereden nereye | tasima/nakliy/tasin/sefer | jobs/log/board/collection/checklist/appointments/weekPlan/reservation | nereden/cikis/baslangic/adres/alin, nereye/varis/adres/teslim/bitis
    adet takvimi | adet/regl/dongu/takvim | log/collection/checklist/measurements/weekPlan/appointments/reservation/board |
    sigarayı bıraktım canım çektikçe yazayım neden çekti | sigara/istek/kriz | log/collection/checklist/measurements | neden/sebep/tetik
    `,
  ),
  ...readPrompts(
    'unusual subjects',
    'tr',
    `
    arıcıyım kovan kontrolü ana arı var mı kaç çerçeve | kovan/ari/kontrol | log/collection/checklist/measurements/catalogue/stock/articles/jobs | ana ari, cerceve
    cami cemaatinden iftar verecekler listesi hangi gün kim | iftar/cemaat/kisi/davet | people/collection/log/ledger/checklist/weekPlan/appointments/reservation/board | gun/tarih
    eski plaklarım sanatçı yıl kondisyon | plak/album | collection/catalogue/log/stock/checklist/articles | sanatci, yil
    değirmende kim ne kadar buğday bıraktı un ne zaman hazır | bugday/degirmen/teslim/musteri | jobs/log/board/collection/checklist/appointments/stock/catalogue | miktar/kilo/kg/ne kadar/agirlik
    zeytin hasadı çuval sayısı ve hangi tarladan | zeytin/hasat | log/collection/checklist/measurements/stock/ledger/jobs | cuval, tarla
    güvercinlerim uçuş saatleri kaç saatte döndü | guvercin/ucus/kus | log/collection/checklist/measurements/people | saat/sure/donus
    kilim desenlerim isim yöre ve renkleri olsun | kilim/desen/motif | collection/catalogue/log/stock/checklist/articles/media | yore, renk
    köy muhtarıyım gelen dilekçeler ne oldu | dilekce/basvuru/koy | jobs/log/board/collection/checklist/appointments/people | durum
    şarap değil ev sirkesi yapıyorum hangi meyve kaç litre ne zaman süzülcek | sirke/parti | log/collection/checklist/measurements/stock/catalogue/jobs/board/appointments | litre, suz
    hamamda kese köpük sırası | hamam/kese/sira/randevu/musteri | appointments/reservation/jobs/log/weekPlan/board/collection/checklist/people/ledger |
    deprem çantası içindekiler tarihi geçmeden değişsin | deprem/canta/malzeme/esya | checklist/board/collection/log/stock/weekPlan/catalogue/jobs | tarih/son kullan
    sahaflık yapıyorum nadir kitapların baskı yılı ve kaça aldım | kitap/sahaf | collection/catalogue/log/stock/checklist/articles/jobs | baski/yil, fiyat/alis/tutar
    kemençe kursu parçalar kim hangisini çalabiliyor | kemence/parca/ogrenci/kurs | people/collection/log/ledger/checklist/board/stock/weekPlan/catalogue/articles | parca/eser
    balığa çıkınca ne tuttum hangi yemle hava nasıldı | balik/balig/avlar | log/collection/checklist/measurements | yem, hava
    `,
  ),
  ...readPrompts(
    'calculators, timers and games',
    'tr',
    `
    yüzde kaç zam gelmiş hesapla eski maaş yeni maaş | zam/maas/yuzde | tool | maas/eski/yeni
    kaç kutu boya gider odanın ölçülerine göre | boya/oda/duvar | tool | en/genislik/boy/uzunluk/yukseklik/alan
    inç santim çevirici | inc/santim/cevir/uzunluk/birim | tool |
    pomodoro 25 dk ders 5 dk mola | pomodoro/mola/calisma/zamanla/sayac | tool/log |
    plakadan il bulmaca | plaka/il/sehir | quiz/game/tool/collection |
    isim şehir oynarken harf çeksin | harf/isim/sehir | game/quiz/tool |
    `,
  ),
  ...readPrompts(
    'longer descriptions',
    'tr',
    `
    Merhabalar. Küçük bir butik otelimiz var, 8 odamız. Şu an rezervasyonları kağıda yazıyoruz ve bazen aynı odayı iki kişiye veriyoruz. Misafirin adı, telefonu, hangi oda, giriş ve çıkış tarihi, kaç kişi ve kapora alındı mı bilgisi olsun. Takvimden bakınca hangi gün doluyuz görelim. | rezervasyon/oda/otel/misafir/konaklama | reservation/appointments/jobs/people/weekPlan | giris, kapora
    ben evde yogurt peynir tereyag yapip satiyorum komsulara. kim ne aldi parasini verdi mi hep karisiyor. urunlerin listesi fiyatiyla olsun bi de musterilerin borcu gozuksun. kolay olsun telefonum eski | urun/musteri/borc/satis/siparis | ledger/jobs/stock/catalogue/people/log | fiyat/tutar, borc/odendi/bakiye/kalan
    Lisede rehber öğretmenim. Öğrencilerle yaptığım görüşmeleri kaydetmek istiyorum: öğrenci adı, sınıfı, görüşme tarihi, konu ve kısa not. Sınıfa göre süzebilmeliyim. Bir de tekrar görüşülecek tarihi yazayım ki unutmayayım. | gorusme/ogrenci | log/people/appointments/collection/jobs | sinif, konu
    Ya şimdi şöyle bir şey istiyorum, hani biz üç kardeş annemize bakıyoruz sırayla. Kim hangi gün gidecek belli olsun, ilaçlarını verdik mi işaretleyelim, doktora ne zaman gidilecek yazılsın. Böyle hepimiz görelim. | anne/bakim/ilac/nobet/ziyaret | weekPlan/appointments/checklist/log/collection/reservation/board/stock/people | ilac
    Uygulamanın adı Rafting Defteri olsun. Tur tarihi, rehber, katılımcı sayısı, nehrin seviyesi ve bot numarası girilecek. İlk ekranda yaklaşan turlar görünsün, ikinci ekranda rehberler listesi olsun. | rafting/tur | appointments/reservation/jobs/log/weekPlan/collection/checklist/measurements/people | rehber, bot
    `,
  ),
  ...readPrompts(
    'common wishes',
    'en',
    `
    track my blood sugar before and after meals | sugar/glucose/reading/blood | log/collection/checklist/measurements | meal/before/after
    dog groomer here, need bookings with breed and coat notes | groom/booking/appointment/dog | appointments/reservation/jobs/log/weekPlan/people | breed
    chore chart for 3 kids with points | chore/task/kid | checklist/board/collection/log/stock/weekPlan/people/game | point
    who owes me money | owe/debt/loan/iou/lend | ledger/log/checklist/jobs/collection/people | amount
    wedding guest list, rsvp and table number | guest/wedding/rsvp | people/collection/log/ledger/checklist | rsvp/status/coming/attend/respon, table
    job applications i sent and what stage theyre at | application/job | jobs/log/board/collection/checklist/appointments/catalogue/stock/articles | stage/status
    vegan recepies | recipe/recepi/vegan | articles/collection/catalogue/media/log |
    Could you please build me a simple to do list with due dates? | todo/to do/to-do/task | checklist/board/collection/log/stock/weekPlan/jobs | due/date
    plumber. need to keep jobs, address, what part i used, paid or not | job/plumb/customer/client | jobs/log/board/collection/checklist/appointments/ledger/people | address, part/material
    gym workout log sets reps weight | workout/exercise/gym/training | log/collection/checklist/measurements | reps, weight
    yard sale stuff with photos n prices | item/sale/yard/product | catalogue/collection/stock/jobs/articles/media | price, photo/picture/image
    when did i last water my house plants | plant/water | log/collection/checklist/measurements/weekPlan/appointments/reservation/board/stock | water
    gas mileage tracker | mileage/gas/fuel/fill | log/collection/checklist/measurements/ledger/jobs/tool |
    book club, what we're reading next and votes | book/read | collection/catalogue/log/stock/checklist/articles/feed/conversation/board/people/weekPlan | vote
    packing list for a ski trip | pack/ski/item/gear | checklist/board/collection/log/stock/weekPlan |
    my freezer whats in it and since when | freezer/food/item/frozen | stock/catalogue/collection/log/jobs/checklist | date/since/added/frozen
    baby feeding and diaper log | baby/feed/diaper | log/collection/checklist/measurements |
    timetable for my uni classes with room | class/timetable/lecture/course/schedule | weekPlan/appointments/checklist/log/collection/reservation/board | room
    food truck menu and todays location | menu/food/dish/truck | catalogue/collection/stock/jobs/articles/media/places/log/checklist | location/where/place/address
    piano students, lesson times, who paid this month | student/lesson/piano | people/collection/log/ledger/checklist/appointments/reservation/jobs/weekPlan | paid/payment/status
    chat for our hiking group | chat/message/hik/group | feed/conversation/board/articles/people/collection |
    wishlist for xmas presents per person | gift/present/wish/christmas/xmas | checklist/board/collection/log/stock/weekPlan/people/catalogue/articles | person/for/who/recipient
    football team lineup and who's injured | player/team/lineup/squad/football | people/collection/log/ledger/checklist | injur/status/fit
    small café stock, beans milk cups, when to reorder | stock/item/product/ingredient/cafe | stock/catalogue/collection/log/jobs/checklist | reorder/minimum/min/low
    mood diary | mood/diary/journal/entr | log/collection/checklist/measurements/articles |
    `,
  ),
  ...readPrompts(
    'unusual subjects',
    'en',
    `
    lighthouse visits, height and year built | lighthouse/visit | places/collection/log/catalogue/checklist | height, year/built
    keeping score of my sourdough starters feeding ratio flour | sourdough/starter/feeding | log/collection/checklist/measurements/catalogue/stock/articles | flour, ratio
    beehive inspections n honey yield | hive/bee/inspection | log/collection/checklist/measurements/jobs | honey/yield
    church bell fund, who pledged and who gave | pledge/donor/donation/fund/bell | ledger/log/checklist/jobs/collection/people | pledge/amount
    falconry: weight of my hawk every morning and what it ate | hawk/falcon/weigh/bird | log/collection/checklist/measurements | weight, ate/food/fed/eaten/meal
    vintage typewriter repairs, serial no and what it needs | typewriter/repair | jobs/log/board/collection/checklist/appointments/catalogue/stock/articles | serial
    my fantasy novel characters and which chapter they die in | character/novel/chapter | collection/catalogue/log/stock/checklist/articles/people | chapter
    cemetery headstones we are cataloging, row, name, inscription | headstone/grave/stone/cemeter | collection/catalogue/log/stock/checklist/articles/places/people | row, inscription
    sled dogs team order and paw condition | dog/sled/team | people/collection/log/ledger/checklist/measurements | paw
    tarot readings i did for people | tarot/reading | log/collection/checklist/measurements/people/appointments/reservation/jobs/weekPlan |
    geocaches i hid and when i last checked them | geocache/cache | places/collection/log/catalogue/checklist/measurements | check
    `,
  ),
  ...readPrompts(
    'calculators, timers and games',
    'en',
    `
    tip splitter | tip/split/bill | tool/ledger |
    convert cups to grams for baking | cup/gram/bak/convert | tool |
    boxing round timer 3 min 1 min rest | box/round/timer | tool | rest
    memory match game with animals | memory/match/pair/animal/card | game/quiz/tool |
    `,
  ),
  ...readPrompts(
    'longer descriptions',
    'en',
    `
    Hi, I run a small bike repair shop with two mechanics. When a bike comes in I want to write down the owner's name and phone, the make of the bike, what is wrong with it, which mechanic has it and the price we agreed. I'd like to see what is waiting, what is being fixed and what is ready to pick up. | bike/repair/job | jobs/board | mechanic, price
    We're four students sharing a flat and the kitchen is a mess. I want a cleaning rota that shows whose turn it is each week, and a shared shopping list underneath. Nothing fancy. | clean/rota/chore/shopping/turn | weekPlan/appointments/checklist/log/collection/reservation/board/stock/people |
    ok so basically i sell handmade candles at markets and i never know what i have left. each candle has a scent, a size, a price and how many are in the box. when i sell one i want to tap minus. also show me which scents are nearly gone | candle/product/stock/scent | stock/catalogue/collection/log/jobs | scent, size
    I'm a volunteer at an animal shelter and I would like to keep a record of every animal we take in. For each one I need the name, species, age, date it arrived, whether it has been vaccinated, and if it was adopted. A photo would be great. The list should be searchable by name. | animal/shelter/pet | collection/catalogue/log/stock/checklist/articles/people/jobs/measurements | species, vaccin
    Create an app called Trail Notes. Home screen lists my hikes with date, distance and difficulty. A second screen has a map with the start points. Let me add photos and a rating from 1 to 5. | trail/hike | places/collection/log/catalogue/checklist/measurements/media | distance, difficult
    `,
  ),
];
