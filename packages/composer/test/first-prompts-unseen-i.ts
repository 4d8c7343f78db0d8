import { readPrompts } from './first-prompt.ts';

/**
 * Written without a look at the lexicon, the readers, the rules or the archetypes: 69 of 100 at the first run, 86 of them about the
 * subject. The rules were later improved with its failures.
 */
export const unseenI = [
  ...readPrompts(
    'common wishes',
    'tr',
    `
    oto ekspertiz randevu ve rapor boya değişen | ekspertiz/arac/rapor/randevu | appointments/reservation/jobs/log/weekPlan/board/collection/checklist/catalogue/stock/articles | boya, degisen
    günde kaç kalori aldım ne yedim | kalori/yemek/ogun/besin | log/collection/checklist/measurements | kalori
    galericiyim sattığım arabalar model km fiyat foto | araba/arac/ilan/oto | catalogue/collection/stock/jobs/articles/media | km/kilometre, fiyat
    köpek oteli giriş çıkış mama talimatı | kopek/kopeg/konaklama/rezervasyon/misafir | reservation/appointments/jobs/log/weekPlan/people | giris/cikis, mama/talimat
    sınıf nöbetçi listesi | nobet/sinif/ogrenci | weekPlan/appointments/checklist/log/collection/reservation/board/people/ledger |
    apartman yöneticisiyim gelir gider tablosu asansör temizlik vs | gelir/gider/apartman/islem | ledger/log/checklist/jobs/collection | tutar/gelir/gider
    ismek dikiş kursunda diktiklerim kalıp ve kumaş | dikis/dikim/kalip/proje | collection/catalogue/log/stock/checklist/articles/measurements/jobs/board/appointments | kalip, kumas
    Balıkçı dükkânımız için günlük fiyat listesi hazırlayabilir misiniz? | balik/balig/fiyat/urun | catalogue/collection/stock/jobs/articles/media | fiyat
    podcast dinleme listesi | podcast/bolum | collection/catalogue/log/stock/checklist/articles |
    kuzenler ortak tatil parası kim ne harcadı kim kime verecek | tatil/harcama/masraf/gider | ledger/log/checklist/jobs/collection/tool/people | tutar/kim/odeyen
    sac ekim merkezi hasta takibi greft sayisi kontrol tarihi | hasta/sac/ekim | people/collection/log/ledger/checklist/appointments/reservation/jobs/weekPlan | greft, kontrol
    mantı siparişi alıyom kaç kilo ne zaman | manti/siparis | jobs/log/board/collection/checklist/appointments | kilo/miktar, tarih/zaman/teslim/gun
    bir dahaki sefere ne pişirsem menü fikirleri | menu/yemek/tarif | articles/collection/catalogue/media/log/weekPlan/tool |
    evin tadilatı usta usta ödemeler | tadilat/usta/odeme | ledger/log/checklist/jobs/collection/board/appointments/people | tutar/odeme/ucret
    pazarcıyım bugün ne sattım kaç lira kâr | satis/kar/pazar/urun | ledger/log/checklist/jobs/collection/stock/catalogue | tutar/kar/fiyat
    çocuklara ödül yıldızı, diş fırçaladı oyuncak topladı yıldız kazandı | yildiz/odul/gorev/cocuk | checklist/board/collection/log/stock/weekPlan/game/people | yildiz/puan
    mahallenin usta rehberi tesisatçı boyacı numarası | usta/rehber | people/collection/log/ledger/checklist/catalogue/stock/jobs/articles/media/places | telefon/numara
    gunluk tutucam sifresiz basit | gunluk/gunluge/yazi/gunlug | log/articles/collection/feed/media |
    basketbol antrenörüyüm, maç istatistikleri sayı ribaund asist | oyuncu/basketbol/mac/istatistik | log/collection/checklist/measurements/people | ribaund, asist
    saç bakım rutinim hangi gün maske hangi gün yağ | sac/bakim/rutin | weekPlan/appointments/checklist/log/collection/reservation/board/stock |
    uçuşlarım pnr kalkış saati koltuk | ucus/seyahat/bilet | log/collection/checklist/measurements/weekPlan/appointments/reservation/board/catalogue/stock/articles | pnr, koltuk
    berbere sıra alma uygulaması gibi ama lokanta için masa ayırtma | masa/rezervasyon/lokanta | reservation/appointments/jobs/weekPlan/log |
    eczane nöbet çizelgesi mahalle mahalle | eczane/nobet | weekPlan/appointments/checklist/log/collection/reservation/board/places/catalogue/people/ledger | mahalle
    proje ödevimiz var 4 kişi kim hangi bölümü yazıyor | proje/odev/bolum/gorev | checklist/board/collection/log/stock/weekPlan/jobs/appointments/people | kim/kisi/sorumlu
    kiraladığım oyun konsolları playstation cafe saat ücreti | konsol/playstation/masa/oyun/kirala | jobs/log/board/collection/checklist/appointments/ledger/reservation/tool | saat/ucret/sure
    cenaze yakınlarına yemek organize edelim, hangi gün kim pişiriyor | yemek/taziye/cenaze/gun | weekPlan/appointments/checklist/log/collection/reservation/board/people/ledger |
    sesli mesaj degil yazılı ama öğretmenler odası mesajlaşma | mesaj/ogretmen/sohbet | feed/conversation/board/articles/people/collection |
    Doğa yürüyüşü rotalarımı zorluk, uzunluk ve haritadaki yeriyle birlikte listeleyebilir miyim? | rota/yuruyus | places/collection/log/catalogue/checklist | zorluk, uzunluk/mesafe/km
    yapistirma tirnak toka satiyorum trendyol disinda kendi urun sayfam olsun | urun/toka/tirnak/taki | catalogue/collection/stock/jobs/articles/media |
    patronun telefonundaki mesajlari gizlice okuyan program | (refusal)
    `,
  ),
  ...readPrompts(
    'unusual subjects',
    'tr',
    `
    yoğurt mayası ve kefir tanesi kime verdim | maya/kefir | log/collection/checklist/measurements/people/ledger/stock/catalogue/jobs | kim
    dolmuş hattı şoför çizelgesi kaçıncı sıra | sofor/dolmus/sira | weekPlan/appointments/checklist/log/collection/reservation/board/people/ledger/jobs | sira
    çini atölyesi fırın derecesi sır kodu | cini/firin/sir kod/pisirim/parca | log/collection/checklist/measurements/catalogue/stock/articles/jobs/board/appointments | derece/sicaklik, sir
    meteoroloji meraklısıyım balkondaki yağmur ölçer mm | yagmur/yagis/olcum | log/collection/checklist/measurements | mm/miktar/yagis
    oyuncak ayı müzesi gibi evde ayılarım adı doğduğu yıl kıyafeti | ayi/oyuncak | collection/catalogue/log/stock/checklist/articles/people | yil, kiyafet
    mahkum mektup arkadaşlığı derneği kim kime yazıyor son mektup | mektup/mektub/uye | people/collection/log/ledger/checklist | mektup/mektub/tarih/son
    safran soğanı söküm dikim kaç gram safran çıktı | safran/sogan/hasat | log/collection/checklist/measurements/stock | gram
    askeri üniforma rütbe düğme koleksiyonu ordu dönem | uniforma/dugme/rutbe | collection/catalogue/log/stock/checklist/articles | ordu/ulke, donem
    zurnacı davulcu ekibiyiz düğün düğün geziyoz kim nereye gidiyor kaça anlaştık | dugun/ekip/davul/zurna | appointments/reservation/jobs/log/weekPlan/board/collection/checklist/ledger/people | ucret/fiyat/tutar/kac, yer/adres/konum
    bonsai ağaçlarım tel ne zaman takıldı saksı değişimi | bonsai/agac | collection/catalogue/log/stock/checklist/articles/measurements | tel, saksi
    kanarya ötüş yarışması puan kağıdı | kanarya/otus/yarisma | log/collection/checklist/measurements/people/tool/game | puan
    sualtı temizlik dalışında çıkan çöp kaç kilo ne cins | cop/temizlik/dalis/atik | log/collection/checklist/measurements/places | kilo, cins/tur
    hat sanatı meşk defteri hangi harfi kaç kere yazdım kamış no | mesk/hat/harf | log/collection/checklist/measurements/board/stock/weekPlan | harf, kamis
    gezici kütüphane otobüsü durakları ve saatleri | durak/durag/kutuphane | places/collection/log/catalogue/checklist/weekPlan/appointments/reservation/board | saat
    `,
  ),
  ...readPrompts(
    'calculators, timers and games',
    'tr',
    `
    zekat hesaplama | zekat/varlik | tool |
    kac yasindayim gun gun | yas/gun/dogum | tool | dogum
    ayakkabı numarası çevirici eu us uk | ayakkabi/numara/beden/cevir | tool |
    tabata sayacı 20 sn hareket 10 dinlenme | tabata/sayac/antrenman/zamanla | tool | dinlen
    sayı tahmin oyunu 1 ile 100 arası | sayi/tahmin | game/quiz/tool |
    çarkıfelek gibi isim seçsin sınıfta kim kalkacak tahtaya | cark/isim/ogrenci/kura/sinif | game/quiz/tool/people/collection/checklist |
    `,
  ),
  ...readPrompts(
    'longer descriptions',
    'tr',
    `
    Merhaba ben küçük bir ilçede veteriner teknikeriyim. Köy köy gezip suni tohumlama yapıyorum. Hayvan sahibinin adı, köyü, ineğin küpe numarası, tohumlama tarihi, boğa kodu ve gebelik kontrol tarihi tutulsun. Kontrolü yaklaşanlar en üstte çıksın. | tohumlama/hayvan/inek/ineg/sahip | jobs/log/board/collection/checklist/appointments/measurements/reservation/weekPlan/people | kupe, boga
    arkadaşlar biz mahallede takas pazarı kuruyoz para yok. herkes elindeki şeyi koyacak ne istediğini yazacak. fotoğrafı olsun kategorisi olsun. beğenen altına yazsın anlaşsınlar | takas/esya/ilan/urun | catalogue/collection/stock/jobs/articles/media/feed/conversation/board/people | foto/resim/gorsel, kategori/tur
    Tiyatro kulübü başkanıyım. Sahne malzemelerini, kostümleri ve provaları tek yerden yönetmek istiyorum. Malzemelerde adet ve nerede durduğu, provalarda tarih, saat ve kimlerin geleceği olsun. | prova/kostum/malzeme/tiyatro | stock/catalogue/collection/log/jobs/weekPlan/appointments/checklist/reservation/board/people/ledger | adet/miktar, saat/tarih
    Bana şunu yap: adı Sefertası. Haftanın her günü için öğle yemeği planlayayım, yemeğin adı, kalorisi, hazırlık süresi ve beğenip beğenmediğim olsun. Alışveriş listesi de ayrı sayfada dursun ve aldıkça işaretleyeyim. | yemek/sefertas/ogle/ogun/alisveris | weekPlan/appointments/checklist/log/collection/reservation/board/stock/articles/catalogue/media | kalori, sure
    selam, ben liseye gidiyorum ve münazara takımındayım. turnuvada hangi okulla eşleştik, konu neydi, biz hangi taraftaydık, jüri ne dedi, kazandık mı onları yazıcam. bi de güzel argümanları ayrı bi listede toplasam fena olmaz | munazara/mac/arguman/turnuva/tartisma | log/collection/checklist/measurements/articles/catalogue/media/people | konu, juri
    `,
  ),
  ...readPrompts(
    'common wishes',
    'en',
    `
    log when the dog poops and walks lol | dog/walk/poop | log/collection/checklist/measurements |
    music teacher recital programme, who plays which piece | recital/piece/program/perform/student | people/collection/log/ledger/checklist/weekPlan/appointments/reservation/board/catalogue/stock/articles | piece
    bedsit landlord meter readings per room | meter/reading | log/collection/checklist/measurements/ledger/jobs | room
    eyelash studio - bookings, aftercare notes, price list | lash/booking/appointment | appointments/reservation/jobs/log/weekPlan/people/catalogue | price
    half marathon training schedule | training/run/marathon/workout | weekPlan/appointments/checklist/log/collection/reservation/board/measurements/stock |
    wedding planning todo with who does it | wedding/todo/to do/task | checklist/board/collection/log/stock/weekPlan/people/jobs | who/assign/responsible/person
    clothing store inventory sizes colours | clothing/product/item/stock/inventory/cloth | stock/catalogue/collection/log/jobs | size, colo
    where my friends live, map with pins | friend/place/pin | places/people/collection |
    flashcards for spanish verbs | spanish/verb/card | quiz/game/tool/collection/articles |
    pool cleaning route customers chemicals used | pool/customer/visit/clean | jobs/log/board/collection/checklist/appointments/people/ledger/measurements | chemical
    side hustle income vs costs | income/cost/hustle/transaction/expense | ledger/log/checklist/jobs/collection |
    Kindly create an application through which parishioners can read our weekly bulletin. | bulletin/parish/news/article | articles/collection/catalogue/media/log/feed |
    beer tasting notes ibu abv stars | beer/tasting | collection/catalogue/log/stock/checklist/articles | ibu, abv
    panic attacks - when, where, what helped | panic/attack | log/collection/checklist/measurements | where/place/location, help
    camera gear for rent, who has which lens til when | gear/lens/camera/rental | reservation/jobs/log/board/collection/checklist/appointments/catalogue/stock/articles/people | until/return/end/due/til
    lunch money collection for office, who paid | lunch/payment/colleague/office | ledger/log/checklist/jobs/collection/people | paid/amount
    my moms recipes from back home w photo | recipe/dish | articles/collection/catalogue/media/log | photo/picture/image
    seedling tray labels, sown on, sprouted on | seed/tray | log/collection/checklist/measurements/catalogue/stock/articles | sown, sprout
    indoor climbing routes grade + sent or not | route/climb | collection/catalogue/log/stock/checklist/articles/measurements/places | grade, sent
    nanny timesheet hours and pay | nanny/hour/timesheet/shift/work | ledger/log/checklist/jobs/collection/weekPlan/appointments/reservation/board/people | hour/start, pay/rate/amount/wage
    concert band instrument loans | instrument/loan | collection/catalogue/log/stock/checklist/articles/jobs/board/appointments/people |
    christmas cookies swap who brings which | cookie/swap/guest | people/collection/log/ledger/checklist/board/stock/weekPlan/articles/catalogue/media | cookie/bring
    birds at my feeder | bird/sighting/feeder | log/collection/checklist/measurements |
    movers - crates, what's inside, which room | crate/box/moving | stock/catalogue/collection/log/jobs/checklist/board/weekPlan | room, inside/content
    football sweepstake predict scores with coworkers | predict/match/score/sweepstake/guess | log/collection/checklist/measurements/game/people/ledger/feed | score
    `,
  ),
  ...readPrompts(
    'unusual subjects',
    'en',
    `
    gravel bike tubeless sealant top up dates | sealant/bike/tire/wheel/top up | log/collection/checklist/measurements/jobs/board/appointments | date
    church handbook of hymns number, tune, when last sung | hymn/song | collection/catalogue/log/stock/checklist/articles/media | tune, sung
    gold panning grams per creek | gold/pan/creek | log/collection/checklist/measurements/places | gram, creek
    snake bite kit inspection for our park rangers | kit/inspection/ranger/snake | checklist/board/collection/log/stock/weekPlan/catalogue/jobs/appointments/people |
    hand puppets sewing patterns felt colours | pattern/puppet | collection/catalogue/log/stock/checklist/articles/media | colo/felt
    stone wall building: metres laid per day and by whom | wall/day/stone/work | log/collection/checklist/measurements/jobs/board/appointments/people | met
    tide pool critters checklist at our beach | critter/tide/species/animal/creature | checklist/board/collection/log/stock/weekPlan/measurements/places |
    ham radio swap meet tables rented | table/vendor/swap | reservation/people/collection/log/ledger/checklist/catalogue/stock/jobs/articles/media/appointments/weekPlan | table
    my dads war letters transcribed by date and place | letter/war | articles/collection/catalogue/media/log | place/location
    fog machine n stage props hire for halloween | prop/hire/machine/rental/equipment | reservation/catalogue/collection/stock/jobs/articles/media/log/board/checklist/appointments |
    lambing season ewe number, lambs, birth weight | lamb/ewe/birth | log/collection/checklist/measurements/catalogue/stock/articles/people | weight, ewe
    `,
  ),
  ...readPrompts(
    'calculators, timers and games',
    'en',
    `
    how many rolls of wallpaper | wallpaper/roll | tool | width/height/length/wall
    bmi | bmi/body mass | tool/measurements | height/weight
    breathing exercise timer 4 7 8 | breath/timer | tool |
    snakes and ladders dice for 4 players | dice/snake/ladder | game/quiz/tool |
    `,
  ),
  ...readPrompts(
    'longer descriptions',
    'en',
    `
    I'm a freelance translator. I want to track projects with client, language pair, word count, rate per word and deadline. The app should tell me which invoices are unpaid. One screen for projects, one for clients. | project/translat/client | jobs/log/board/collection/checklist/appointments/ledger/people | word, rate
    so my partner and i foster kittens. for every kitten i need name colour sex weight each day and when they got dewormed. also which family is adopting. photo too cause they all look the same haha | kitten/cat/foster | collection/catalogue/log/stock/checklist/articles/people/measurements | weight, colo
    Please make an app for the parents' association of our primary school. There's a summer fair with stalls; every stall needs helpers for time slots. Parents should be able to put their name against a slot, and we need to see which slots are still empty. | stall/slot/helper/fair/volunteer | weekPlan/appointments/checklist/log/collection/reservation/board/people/ledger/feed | slot/time, name/parent/helper
    hi! i do calligraphy for weddings n stuff. orders: client, item (envelopes, place cards, signs), quantity, ink colour, deadline, price. need a page that shows this week only. oh and call it Inkwell | order/inkwell/calligraph | jobs/log/board/collection/checklist/appointments | quantity, ink
    Our amateur astronomy club owns three telescopes that members can reserve for a night. Show a calendar with who has which telescope. A member has a name, an email and a level. Late cancellations should be visible. | telescope/reserv/member/booking | reservation/appointments/people/jobs/log/weekPlan | telescope, email
    `,
  ),
];
