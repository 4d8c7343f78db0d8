import { readPrompts } from './first-prompt.ts';

/**
 * Written without a look at the lexicon, the readers, the rules or the archetypes: 65 of 100 at the first run, 86 of them about the
 * subject. The rules were later improved with its failures.
 */
export const unseenH = [
  ...readPrompts(
    'common wishes',
    'tr',
    `
    hemşire nöbet listesi ay ay | nobet/hemsire | weekPlan/appointments/checklist/log/collection/reservation/board/people/ledger/jobs |
    dövmeciyim randevu + kapora + desen resmi | randevu/dovme | appointments/reservation/jobs/log/weekPlan/people | kapora, desen/resim/foto/gorsel
    matbaa işleri kartvizit broşür hangisi baskıda hangisi bitti | matbaa/siparis/baski/basim | jobs/log/board/collection/checklist/appointments | durum
    altınlarım gram çeyrek kaçtan aldım | altin/ziynet/alim | ledger/log/checklist/jobs/collection/catalogue/stock/articles | gram/adet/miktar, fiyat/alis
    konserlere gittim bilet resmi | konser/bilet | log/collection/checklist/measurements/catalogue/stock/articles/media | bilet/resim/foto/gorsel
    kahve demleme notlarım çekirdek gram su sıcaklığı | kahve/demleme | log/collection/checklist/measurements/articles/catalogue/media | gram, sicaklik
    toplantı notu al, kim neyi yapacak | toplanti/karar/gorev/aksiyon | log/collection/checklist/measurements/board/stock/weekPlan/articles/catalogue/media/jobs/people | kim/sorumlu/kisi
    su ve tüp bayisiyim telefonla sipariş alıyoruz adres, kaç damacana | siparis/damacana/musteri/teslim | jobs/log/board/collection/checklist/appointments/people | adres, adet/damacana/miktar
    tırnakçıyım malzeme bitmeden haber versin | malzeme/stok/urun/oje | stock/catalogue/collection/log/jobs | adet/miktar/stok/minimum/kalan
    Klima montaj ve bakım randevularımızı hangi ekibe verdiğimizi de görecek şekilde tutmak istiyoruz. | klima/montaj/bakim/randevu | appointments/reservation/jobs/log/weekPlan/board/collection/checklist | ekip/usta
    motorumun zinciri yağı lastiği kaç km de yapıldı | motor/bakim | log/collection/checklist/measurements/jobs | km/kilometre
    annem için ilaç saatleri büyük yazılı | ilac/anne | weekPlan/appointments/checklist/log/collection/reservation/board/stock/measurements | saat
    kermes satışı poğaça börek ne kadar topladık | kermes/satis/urun | ledger/log/checklist/jobs/collection/stock/catalogue | tutar/fiyat/toplam
    yüzme kursuna giden çocuğum kulaç sayısı hocanın notu | yuzme/kulac/antrenman/kurs/ders | log/collection/checklist/measurements | kulac, not
    ev arkadaşlarıyla temizlik sırası çöpü kim atcak | temizlik/sira/gorev/cop | weekPlan/appointments/checklist/log/collection/reservation/board/stock/people/ledger |
    bitki çayları ve neye iyi geliyor | cay/bitki | articles/collection/catalogue/media/log | iyi/fayda
    ufak bi sosyal ağ gibi bişey mahallemiz için foto paylaşalım beğenelim | gonderi/paylas/mahalle/foto/akis | feed/conversation/board/articles/people/collection/media | begen
    dershane etüt saati alma | etut/randevu/ders/rezervasyon | appointments/reservation/jobs/log/weekPlan/people |
    bahşişleri yazıyım garsonum günlük ne kazandım | bahsis/kazanc/gelir | ledger/log/checklist/jobs/collection | tutar/bahsis/kazanc
    çocuğun boyu kilosu ay ay grafik | cocuk/boy/kilo/olcum/gelisim | log/collection/checklist/measurements | boy, kilo
    emekli maaşım yetmiyor neye gidiyo göreyim | gider/harcama/maas/butce/masraf | ledger/log/checklist/jobs/collection |
    bi liste lazım pazartesi spor salı kitap gibi haftalık plan | plan/hafta/program | weekPlan/appointments/checklist/log/collection/reservation/board |
    Oğlum lego seviyor, setlerini ve eksik parçalarını kaydedelim | lego/set | collection/catalogue/log/stock/checklist/articles | eksik/parca
    kiracı bulma değil kiracılarım depozito kontrat bitişi zam ayı | kiraci/kira/kontrat/sozlesme | people/collection/log/ledger/checklist/jobs | depozito, bit/kontrat/sozlesme
    mahalle terzisi askıda kıyafet paylaşımı | kiyafet/aski | catalogue/collection/stock/jobs/articles/media/feed/conversation/board/people |
    3 soruda hangi ilçe bizim şehirden bilgi yarışması sorular ben gireyim | soru/bilgi/yarisma/ilce | quiz/game/tool/collection |
    kaybolan eşya ilan panosu okulda | esya/kayip/ilan/kaybolan | feed/conversation/board/articles/people/collection/catalogue/stock/jobs/media |
    kamyonun seferi yük nereden nereye navlun | sefer/yuk/kamyon/navlun | jobs/log/board/collection/checklist/appointments/ledger | navlun/ucret/tutar, nere/cikis/varis/yukleme/kalkis
    oyun listem steam bitirdim yarım bıraktım | oyun/steam | collection/catalogue/log/stock/checklist/articles | durum/bitti/bitir
    yumurta tavukların günlük yumurta adedi satılan | yumurta/tavuk/tavug | log/collection/checklist/measurements/stock/catalogue/jobs/ledger | adet/sayi/yumurta, satil/satis
    `,
  ),
  ...readPrompts(
    'unusual subjects',
    'tr',
    `
    düdüklü değil duduk ve ney yapıyorum kamış boğum sayısı | ney/duduk/kamis | collection/catalogue/log/stock/checklist/articles/jobs/board/appointments | bogum
    ceviz fidanlığı parti parti aşı tutma oranı | ceviz/fidan/asi/parti | log/collection/checklist/measurements/stock/catalogue/jobs | oran/tutma
    hayvan pazarında alıp sattığım danalar kulak küpesi alış satış | dana/hayvan/buyukbas | stock/catalogue/collection/log/jobs/ledger/checklist | kupe, alis/satis
    mescit halısı yıkatma yardım toplama kim ne verdi | yardim/bagis/mescit/hali | ledger/log/checklist/jobs/collection/people | tutar/miktar
    köpek gösteri yarışmalarına çıkardığım köpekler derece hakem | kopek/kopeg/yarisma | log/collection/checklist/measurements/catalogue/stock/articles/people | derece, hakem
    peyzaj için ağaç nakli kök topu çapı nereye dikildi | agac/nakil/nakl | jobs/log/board/collection/checklist/appointments/places/catalogue | cap, yer/konum/dikil
    deniz kabuğu bulduklarım latincesi kumsal | kabuk/kabug | collection/catalogue/log/stock/checklist/articles/places | latin, kumsal/plaj/yer/sahil
    masal anlatıcısıyım hangi okulda hangi masalı anlattım | masal/okul/anlat | log/collection/checklist/measurements/articles/catalogue/media/appointments/reservation/jobs/weekPlan | okul
    yangın tüpü dolum takibi, bina bina | tup/yangin/dolum | stock/catalogue/collection/log/jobs/board/checklist/appointments/measurements | dolum/tarih
    rüzgar sörfü seansları knot yelken kaç metrekare | sorf/seans/ruzgar | log/collection/checklist/measurements | knot/ruzgar, yelken/metrekare
    bulgur kazanı kaynatma sırası köyde hangi gün hangi hane | bulgur/kazan/hane/sira | weekPlan/appointments/checklist/log/collection/reservation/board/people/ledger |
    savat ustasıyım gümüş işleri gram işçilik | gumus/savat/siparis | jobs/log/board/collection/checklist/appointments/catalogue/stock/articles | gram, iscilik
    tarihi köprüler gezi rotam kemer sayısı yüzyıl | kopru/gezi | places/collection/log/catalogue/checklist | kemer, yuzyil
    radyo amatörüyüm konuştuğum istasyonlar frekans çağrı işareti | istasyon/gorusme/radyo/baglanti/qso | log/collection/checklist/measurements/people | frekans, cagri
    `,
  ),
  ...readPrompts(
    'calculators, timers and games',
    'tr',
    `
    ne kadar uyumalıyım kaçta kalkarsam dinç olurum uyku döngüsü | uyku/uyan | tool/log/collection/checklist/measurements | kalk/uyan/saat
    100 km de kaç litre yakıyo yol parası kaça gelir bulsun | yakit/maliyet/yol | tool/ledger/log/checklist/jobs/collection | litre/km
    tavla zarı at | tavla/zar | game/quiz/tool |
    meditasyon için 10 dakikalık sayaç gong çalsın | meditasyon/sayac/zamanla | tool/log |
    paketteki fiyattan kilo fiyatı bulsun markette karşılaştırmak için | kilo/fiyat/birim/karsilas | tool | fiyat, gram/agirlik/kilo/miktar
    yılan oyunu | yilan/oyun | game |
    `,
  ),
  ...readPrompts(
    'longer descriptions',
    'tr',
    `
    Küçük bir mandıram var. Her sabah on köylüden süt alıyorum, kaç litre getirdiklerini ve yağ oranını yazıyorum. Ay sonunda litre fiyatıyla çarpıp ödeme yapıyorum. Köylünün adı, günlük litre, ay toplamı ve avansı görmem lazım. | sut/koylu/uretici/mandira | ledger/log/checklist/jobs/collection/measurements/people/stock | litre, avans/yag
    bi tane uygulama düşünüyorum şimdi bizim arkadaş grubu her cuma başka birinin evinde yemek yiyor. kim ev sahibi, ne pişti, kaç puan verdik, fotosu. sonra yıl sonunda birinci seçiyoz gülüyoz | yemek/cuma/ev sahibi/sofra/davet | log/collection/checklist/measurements/feed/conversation/board/articles/people/weekPlan/appointments/reservation | puan, ev sahib/evsahib/foto/resim
    İyi günler, özel bir hastanede biyomedikal teknisyeniyim. Cihaz adı, seri numarası, bulunduğu servis, son kalibrasyon tarihi ve sonraki kalibrasyon tarihini tutacağım bir listeye ihtiyacım var. Arızalı olanları da işaretleyebilmeliyim. | cihaz/kalibrasyon | stock/catalogue/collection/log/jobs/checklist/articles/board/appointments | seri, kalibrasyon
    Üç tane ekran olsun: Bugün, Kitaplarım, Alıntılar. Bugün ekranında kaç sayfa okuduğumu yazayım. Kitaplarım ekranında kitap adı, yazar, toplam sayfa olsun. Alıntılarda da beğendiğim cümleler ve hangi kitaptan olduğu yazsın. | kitap/kitab/alinti/okuma | collection/catalogue/log/stock/checklist/articles/measurements | yazar, sayfa
    ben annemle babamın köyde çektiği eski fotoğrafları dijitale aktardım. bunları yıl ve kişilere göre ayırmak istiyorum, altına kim var kim yok not düşelim. akrabalar da bakabilsin. fazla süslü olmasın | foto/album/resim/aile | media/collection/catalogue/log/stock/checklist/articles/feed/people | yil, kisi
    `,
  ),
  ...readPrompts(
    'common wishes',
    'en',
    `
    pt sessions for my knee, exercises and pain out of 10 | exercise/knee/session/therap | log/collection/checklist/measurements/weekPlan/appointments/reservation/board | pain
    mobile hairdresser - client address, colour formula, next visit | client/customer/appointment/hair | appointments/reservation/jobs/log/weekPlan/people | address, formula/colo
    bathroom reno budget | budget/renovation/expense/reno/cost | ledger/log/checklist/jobs/collection |
    kids bedtime routine checklist | routine/bedtime/task/step | checklist/board/collection/log/stock/weekPlan |
    gift cards left balance | gift card/card/balance | ledger/log/checklist/jobs/collection/catalogue/stock/articles | balance/amount
    baby name ideas both of us like | name/baby | collection/catalogue/log/stock/checklist/articles/feed/conversation/board/people |
    little bakery stall preorders for friday | order/preorder/bake/product | jobs/log/board/collection/checklist/appointments/people |
    my coin colection value and mint year | coin/collection | collection/catalogue/log/stock/checklist/articles | value/worth/price, year
    I would like an app to keep a diary of what my toddler eats, including any reaction. | food/meal/toddler/diary/reaction | log/collection/checklist/measurements | reaction
    dance school term fees | fee/student/danc/payment/pupil | ledger/log/checklist/jobs/collection/people | paid/amount/status
    parents group whatsapp alternative to post news for the class | news/post/announcement/class/message | feed/conversation/board/articles/people/collection |
    what time should everyone arrive, crew call sheet for small film shoot | crew/call/shoot | people/collection/log/ledger/checklist/weekPlan/appointments/reservation/board | call/time/arriv
    paint colours used in each room | paint/colo/room | collection/catalogue/log/stock/checklist/articles |
    furniture flipping before after photos | furniture/piece/item/project | collection/catalogue/log/stock/checklist/articles/jobs/board/appointments/media | before/after/photo
    quiz me on us states capitals pls | capital/state | quiz/game/tool/collection |
    weight watchers style points for meals | meal/food/point | log/collection/checklist/measurements | point
    dog park meetups on a calendar | meetup/dog | weekPlan/appointments/checklist/log/collection/reservation/board/feed/conversation/articles/people |
    water bill gas bill split w my sister | bill/split/expense/share | ledger/log/checklist/jobs/collection/tool/people |
    fantasy book universe wiki | wiki/article/book/character/entr | articles/collection/catalogue/media/log/people/places |
    electric guitar practise, what i worked on & bpm | practi/guitar | log/collection/checklist/measurements | bpm/tempo
    spare parts in my garage workshop, shelf and bin | part/spare | stock/catalogue/collection/log/jobs | shelf, bin
    auto shop appointments by license plate | appointment/car/vehicle/booking/auto | appointments/reservation/jobs/log/weekPlan/people | plate
    kids sports carpool who drives when | carpool/ride/driv | weekPlan/appointments/checklist/log/collection/reservation/board/people/ledger |
    morning stretches with a timer | stretch/exercise | tool/checklist/board/collection/log/stock/weekPlan/measurements/articles/catalogue/media |
    need help | (talk)
    `,
  ),
  ...readPrompts(
    'unusual subjects',
    'en',
    `
    thatch roof jobs, straw type and last ridge replaced | roof/thatch/job | jobs/log/board/collection/checklist/appointments/places/catalogue | straw/type, ridge
    ant colony diary queens and workers count | ant/colony/colonies | log/collection/checklist/measurements/catalogue/stock/articles | queen, worker
    fountain pens and inks, which ink is in which pen | pen/ink | collection/catalogue/log/stock/checklist/articles | ink
    parish pilgrimage bus seats | pilgrim/seat/passenger/bus | people/collection/log/ledger/checklist/appointments/reservation/jobs/weekPlan | seat
    crossword clues i got stuck on | clue/crossword | collection/catalogue/log/stock/checklist/articles/quiz |
    canal locks opened on our boat holiday | lock/canal | log/collection/checklist/measurements/places/catalogue |
    alpaca fleece weights per shear and micron | alpaca/fleece | log/collection/checklist/measurements/catalogue/stock/articles/people | weight, micron
    stage lighting cues for our musical | cue/light | checklist/board/collection/log/stock/weekPlan/appointments/reservation/articles/catalogue/media | cue
    rescue bats in care, wing injury, ml of food | bat/rescue/animal | collection/catalogue/log/stock/checklist/articles/jobs/board/appointments/people | wing/injur, food/ml
    puppet makers workshop orders | puppet/order | jobs/log/board/collection/checklist/appointments |
    moss species on my walks, wet or dry spot | moss/species | log/collection/checklist/measurements/places | wet/dry/habitat/spot/moist
    `,
  ),
  ...readPrompts(
    'calculators, timers and games',
    'en',
    `
    how much paint do i need calculator | paint/wall | tool | width/height/area/wall/length
    pregnancy due date calc | due/pregnan | tool/log |
    chess clock for two players | chess/clock/timer | tool/game |
    roman numerals converter | roman/numeral | tool |
    `,
  ),
  ...readPrompts(
    'longer descriptions',
    'en',
    `
    We are a community choir with sixty singers. I need the members with voice part, phone and email, and the attendance at each rehearsal. It would also help to keep the repertoire with composer and where the scores are stored. | choir/singer/member/rehears | people/log/collection/weekPlan/checklist | voice, composer
    im a landlord w/ 5 units n my excel is a nightmare. tenant name, rent, due day, paid or not, and repairs they asked for w/ a photo. main page shows late rent in red or smth | tenant/rent/unit/repair | ledger/log/checklist/jobs/collection/people/board/appointments | rent, repair
    I bake wedding cakes from home. An order has the couple's names, wedding date, number of tiers, flavour, allergies, delivery address, total price and deposit paid. I'd like the orders sorted by wedding date, and once delivered they should move to a done list. | cake/order/wedding | jobs/log/board/collection/checklist/appointments | tier, flavo
    Good afternoon. I lead a small museum and we want visitors to read about 40 objects on their own phone. Each object has a title, a photo, the year, the room it is in and a text of about 100 words. Visitors only read, nothing to fill in. | object/museum/exhibit | articles/collection/catalogue/media/log/stock/checklist/places | room, year
    ok voice typing this so bear with me I want to remember everything about my grandkids so their birthdays shoe size favorite toys what they want for christmas and a little notes part and maybe a picture of each one thats all thank you | grand/kid/child | people/collection/log/ledger/checklist/catalogue/stock/articles | birth, shoe
    `,
  ),
];
