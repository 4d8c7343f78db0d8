import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenCM: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    ipek böceği yetiştirme günlüğü | ipek/bocek/boceg | log/measurements/habits/tasks |
    kahvede okey skoru tutmalık bişey | okey/skor | counter/game/log/tool |
    mezuniyet balosu bilet satışı: alan kişi, bilet no, ödendi | balo/bilet/mezun | ledger/orders/log/events/people/checklist/shop | kisi, bilet, odendi
    bana su içmeyi hatırlatsın | su | habits/counter/tasks/log/timer/tool |
    köy okulu kütüphanesi ödünç kitap | kutuphane/kitap/kitab/odunc | rentals/catalogue/collection/log/stock |
    arı alerjisi olanlar için acil durum kartı | alerji/acil/ari | people/articles/catalogue/checklist/tool/log/measurements |
    zeytinyağlı sabun yapıp satıyorum sipariş alıcam | sabun/siparis | orders/shop/ledger/catalogue |
    ehliyet sınavı trafik levhaları test | ehliyet/levha/trafik/trafig | quiz/flashcards |
    Osmanlıca kelime ezberleme kartları | osmanli/kelime | flashcards/quiz/catalogue |
    halı saha rezervasyon | hali/saha | reservation/appointments/calendar |
    jeneratör kiralama takibi: müşteri, cihaz, çıkış, dönüş | jenerator/kirala | rentals/log/jobs/orders | musteri, cihaz, cikis, donus
    okul kantini menüsü oylansın | kantin/menu | votes |
    apartman sakinlerinin arıza bildirimi | ariza/apartman | requests/jobs/tasks/feed |
    yumurta haşlama süresi tutan | yumurta/haslama | timer/tool |
    ekmek mayası oran hesaplayıcı | maya/ekmek/ekmeg/oran | tool/recipes |
    ben yoğun bakımda hemşireyim nöbet devrederken hangi hastaya ne zaman pozisyon verdik ne zaman aspire ettik hepsini kağıda yazıyoruz kayboluyor bunu telefondan girelim istiyorum bi el atın | hasta/nobet/bakim/pozisyon/hemsire/aspir | log/tasks/measurements/checklist/people |
    dağ yürüyüşü rotaları ve su kaynakları | dag/rota/yuruyus | places/catalogue/articles/collection/log |
    rahmetli dedem için taziye defteri | taziye/dede | feed/log/people/requests/articles/chat |
    anneannemin yöresel yemek tarifleri | yemek/yemeg/tarif | recipes |
    bebek kaka çiş takibi uykusuzum acil | bebek/bebeg/kaka/cis | log/counter/habits |
    ahşap oyuncakçı iş takip | ahsap/oyuncak | jobs/orders/tasks/log |
    keçi sürüsü küpe no listesi | keci/suru/kupe | catalogue/collection/log/people/stock |
    tespih koleksiyonum | tespih | collection/catalogue/stock |
    nargile cafe masa siparişi | nargile/masa/cafe/kafe | orders/shop/reservation |
    kayak merkezi kar kalınlığı ölçümü | kar/kayak/kayag | measurements/log/places |
    Babamdan kalan kırtasiye dükkanında deftere yazdığımız veresiyeleri artık telefonda tutmak istiyoruz, kim ne almış ne kadar borcu var ne zaman ödeyecek hepsi bir arada görünsün, toplam borç da üstte yazsın | veresiye/borc/kirtasiye | ledger/log/people |
    bisiklet derneği tur etkinlikleri | bisiklet/tur | events/calendar |
    psikolog randevu | psikolog/randevu | appointments/calendar/reservation |
    sınıf içi duyuru panosu | duyuru/pano/sinif | feed/articles/chat |
    mahalle gençleri kendi arasında sohbet etsin | sohbet/mahalle/genc | chat/feed |
    haftalık ders çalışma planı kpss | kpss/ders/calisma | planner/calendar/tasks/habits/checklist |
    yılan oyunu | yilan | game |
    çarpım tablosu yarışması ilkokul 3 | carpim/tablo | quiz/game/flashcards |
    oltayla tuttuklarım: tür, boy, yem, yer | olta/tuttuk/balik/balig/tutulan | log/collection/places/measurements/catalogue | tur, boy, yem, yer
    salavat sayacı | salavat/salavad/sayac | counter |
    kamp malzemelerini unutmamak icin | kamp/malzeme | checklist/tasks/stock |
    nikah şekeri atölyesi stok | nikah/seker/stok | stock/catalogue/ledger/shop |
    site aidat | aidat/site | ledger/log/people |
    merhaba kolay gelsin bizim köyde kadınlar kooperatif kurduk salça erişte tarhana yapıyoruz gelen siparişleri kim aldı kaç kilo istedi kargoya verildimi bunu takip edecek basit bişey yapabilirmisiniz | kooperatif/siparis/salca/tarhana/eriste/koy | orders/shop/jobs/log/ledger |
    tansiyon | tansiyon | measurements/log |
    muhabbet kuşunun kafes temizliğini aksatmayayım | kus/kafes/muhabbet | habits/tasks/log/checklist |
    mezar taşı yazıtları arşivi: mezar, yıl, yazı | mezar/yazit | catalogue/collection/log/articles/places | mezar, yil, yazi
    güreşçilerin kilo düşme takibi antrenör için | gures/kilo | measurements/log/people |
    noterde evrak sırası bekleyenler | noter/evrak/evrag/sira | appointments/requests/tasks/jobs/log/counter/checklist/orders/people |
    astroloji yazılarım okunsun diye | astroloji/yazi | articles/feed/catalogue |
    gurbetçi akrabaların telefon defteri | akraba/gurbet/telefon/rehber | people/catalogue |
    çeviri bürosu işleri | ceviri/buro | jobs/orders/tasks |
    ikinci el bebek arabası satış sayfası | bebek/araba | shop/catalogue/orders/feed |
    müzede hangi eser nerede duruyor | muze/eser | catalogue/places/collection/stock/articles |
    cebimdeki para nereye gidiyo hergün yazcam | para/harca/gider/butce/cep | ledger/log |
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    falconry flying weights | falcon/fly | measurements/log |
    grand national sweepstake for the office | sweepstake/office/national | votes/people/ledger/events/game/requests/log/checklist |
    morris dancing practice nights | morris/danc | events/calendar/planner/log |
    where to get a decent pie in yorkshire | pie/yorkshire | places/catalogue/articles/collection/feed |
    butterfly transect walk: species, count, wind, cloud | butterfl/transect | log/measurements/counter/collection/catalogue | species, count, wind, cloud
    meds round at the care home | med/care/round | checklist/tasks/log/habits/planner/people |
    pottery wheel hire by the hour | pottery/wheel | rentals/reservation/appointments |
    knots flash cards for sea cadets | knot/cadet | flashcards/quiz/articles |
    speling practise year 4 | spel | quiz/flashcards/game |
    hangman in welsh | hangman/welsh | game/quiz |
    plank timer | plank | timer/habits/log/tool |
    convert stones to kilos | stone/kilo/convert/weight | tool |
    pint counter for my stag do | pint/stag | counter/log/game/tool |
    Dear Sir, I run a small funeral flower business with my sister and we keep muddling up which wreath goes to which service, so something to hold every order with delivery time please | flower/funeral/wreath/order | orders/jobs/shop/calendar/log/appointments/events |
    dog grooming appts | groom/dog | appointments/calendar |
    snooker table booking at the legion | snooker/legion | reservation/appointments/calendar |
    leaky taps etc, tenants tell landlord | tenant/landlord/repair/tap/leak | requests/jobs/tasks/feed |
    what should book club read next | book/club | votes/collection/catalogue/requests |
    gran's jam and chutney recipes | jam/chutney/recipe | recipes |
    enamel pins i own | pin/enamel | collection/catalogue |
    bike shop spare parts: part, bin, quantity | bike/part/spare | stock/catalogue/shop | part, bin, quantity
    wedding seating who sits where | wedding/seat | people/planner/checklist/events/reservation/places/log/catalogue |
    hedgehog rescue intake | hedgehog | log/people/requests/catalogue/collection |
    ok so basically me and six housemates keep fighting about who bought loo roll and who owes who, i want somewhere to put what was paid, by whom, and see the total each month | house/owe/paid/expense/bill/debt/shared/roll/payment/spend | ledger/log |
    veg patch jobs by month | veg/patch/garden | tasks/planner/calendar/checklist |
    sell my crochet octopuses | crochet/octopus | shop/catalogue/orders |
    neighbourhood watch posts | neighbo/watch | feed/requests/log/chat/articles |
    a chat for night shift porters | porter/night/shift/chat | chat/feed |
    stammer diary | stammer | log/habits/measurements/articles |
    practise bagpipes every day | bagpipe | habits/log/tasks/planner |
    chasing unpaid invoices, freelance illustrator | invoice/illustrat/freelanc/unpaid | ledger/tasks/jobs/log/people/orders |
    telescope nights: object, eyepiece, seeing | telescop/object/night | log/collection/catalogue/events | object, eyepiece, seeing
    sheepdog trial running order | sheepdog/trial | events/planner/calendar/people/checklist/log/tasks |
    school trip packing list (yr 6, isle of wight) | trip/pack | checklist/tasks |
    canvassers door knocking notes | canvas/door/knock | log/people/places/tasks/jobs |
    articles on mushroom growing for beginners | mushroom | articles/recipes/catalogue |
    We are a volunteer mountain rescue team in the fells and after each callout someone has to write down who went, how long it lasted, what kit got used and what needs replacing | rescue/callout/mountain | log/jobs/stock/events/articles/ledger |
    phone tree for snow days | phone/snow/contact | people/catalogue/checklist/tasks |
    INSULIN UNITS AND SUGARS | insulin/sugar | measurements/log |
    scuba gear rental: diver, kit, size, return date | scuba/gear/rental | rentals/log/orders/stock | diver, kit, size, return
    thatcher work list with quotes | thatch | jobs/tasks/orders/ledger/log |
    polytunnel temps | polytunnel/temp | measurements/log |
    gig calendar four pubs | gig/pub | calendar/events/planner |
    revision timetable a level chem | revision/chem | planner/calendar/tasks/checklist/habits |
    who has the church keys right now | key/church | rentals/log/people/checklist/stock |
    times tables but with dragons | dragon/table/times | game/quiz/flashcards |
    naming vote for the new guide dog pup | nam/vote/pup/dog | votes |
    tip splitter for waiters | tip/split | tool/ledger |
    public toilets near me, for my dad with crohns | toilet | places/catalogue |
    soap making, curing dates for every batch | soap/batch/curing | log/stock/tasks/recipes/calendar |
`,
  ),
];
