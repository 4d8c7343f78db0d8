import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenCI: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    mahalle bakkalı borç defteri | bakkal/borc | ledger/log/people |
    bizim semtte kaybolan hayvan ilanları | hayvan/ilan/kayip/kaybol | feed/log/places/catalogue/requests/articles |
    yün ip stoğum hangi renkten kaç yumak var | yun/ip/yumak/yumag | stock/collection/catalogue/log |
    gürcüce kelime kartlari | gurcuce/kelime | flashcards/quiz |
    dikiş makinesi servisi randevu | dikis/servis/randevu | appointments/jobs/calendar/reservation |
    kapıcıya iş söyleme uygulaması apartman için | kapici/apartman | requests/tasks/jobs/chat/checklist |
    hat sanatı kursumdaki ödevler | hat/odev | tasks/log/checklist/planner |
    köy odası anahtarı sırası kimde | anahtar/sira/oda | planner/log/calendar/tasks/rentals/reservation |
    demir hapı içtim mi | demir/hap/ilac | habits/log/checklist/tasks/counter |
    mangala gibi basit bi oyun | mangala/oyun | game |
    derbi gecesi lokalde masa ayırtma | masa/lokal/derbi | reservation/appointments/events |
    çocuk korosu velileri telefon listesi lütfen | koro/veli/telefon/rehber | people |
    bebek aşı günleri | asi/bebe | calendar/checklist/log/appointments/planner/tasks/events |
    yumurta satıyom kapıya götürüyom siparişleri yazcam | yumurta/siparis | orders/log/ledger/shop |
    eski fotoğraf makinesi koleksiyonu: marka, film tipi, çalışıyor mu | fotograf/makine/kamera | collection/catalogue/log/stock | marka, film, calis
    turşu suyu tuz oranı hesaplasın | tursu/tuz/oran | tool/recipes |
    kıraathanede okey skoru | okey/skor | counter/game/log/tool |
    kilim motifleri ve anlamları | kilim/motif | articles/catalogue/collection/flashcards |
    sitedeki tenis kortunu saat saat kapalım | kort/tenis | reservation/calendar/appointments/planner |
    isitme engelli ogrencim icin isaret dili kartlari | isaret/kart | flashcards/quiz/catalogue/collection |
    düğün davulcusuyum hangi gün nerdeyim | davul/dugun | calendar/events/appointments/jobs/planner/reservation |
    lavanta bahçesine kaç ziyaretçi geldi say | lavanta/ziyaretci/bahce | counter/log |
    kombi bakım müşterileri: ad, mahalle, son bakım | kombi/bakim | people/jobs/log/appointments | ad, mahalle, son bakim
    taekwondo yoklama | taekwondo/yoklama | checklist/log/people/habits |
    nazar boncuğu satan küçük dükkanıma vitrin | nazar/boncu/vitrin/dukkan | shop/catalogue/stock |
    bina hangi renge boyansın oylayalım | bina/boya/renk/reng/oy | votes |
    anneannemden tarhana ve erişte tarifleri | tarhana/tarif/eriste | recipes/articles |
    kalça ameliyatı sonrası yürüyüş dakikalarım | yuruyus/kalca/ameliyat | log/habits/timer/measurements/counter |
    reiki seansı için sessiz zamanlayıcı | reiki/seans/zamanlay | timer |
    semaver kiralıyorum cenazeye mevlüte | semaver/kira | rentals/reservation/orders/log/stock |
    kartonpiyer ustasıyım keşifleri kaçırıyorum | kartonpiyer/kesif/kesf | jobs/tasks/log/appointments/checklist/requests/calendar/planner |
    karavanla yola çıkmadan kontrol edilecekler | karavan/kontrol | checklist/tasks |
    yayladaki suyu güzel çeşmeler | cesme/yayla | places/catalogue/log/collection |
    kına gecesi davetlileri | kina/davetli | people/checklist/events |
    radyo tiyatrosu dinleme listem | radyo/tiyatro | checklist/collection/catalogue/log/tasks |
    osmanlıca harf testi yap | osmanlica/harf | quiz/flashcards |
    7-B dilek ve şikayet kutusu | dilek/sikayet/kutu | requests/feed/votes/chat |
    örgü grubundaki hanımlar konuşsun yazışsın | orgu/sohbet/grup/grub/hanim | chat/feed |
    tavşanımı her hafta tartıyorum | tavsan/tarti/kilo | measurements/log/habits |
    bugün kaç bardak çay içtim | cay/bardak/bardag | counter/habits/log |
    pazarcı tezgahı günlük ciro: nakit, kart, pazar yeri | pazar/ciro/tezgah | ledger/log | nakit, kart, pazar yeri
    fen laboratuvarı dolabında ne var ne yok | fen/lab/dolap/dolab | stock/catalogue/checklist/collection |
    deri çanta siparişi: müşteri, deri rengi, toka, kapora | deri/canta | orders/jobs/log/ledger | musteri, deri, toka, kapora
    Emekli öğretmenim, mahallemizde okuma yazma bilmeyen teyzelere haftada üç gün ders veriyorum, kim hangi harfe geldi, kim gelmedi, evde ne çalışacak hepsini unutuyorum, bunları düzenli tutacağım bir şey istiyorum | okuma/yazma/ders/ogrenci/teyze/kurs/harf | log/people/checklist/planner/tasks |
    selam ya bizim bi motor kulübümüz var 40 kişi falan her pazar bi yere sürüyoz ama kimin geleceği belli olmuyo herkes gruba yazıyo kaynıyo gidiyo, sürüş açayım gelenler işaretlesin | motor/surus/kulu | events/planner/calendar/votes/checklist/people/reservation |
    Annem felçli, gündüz bir abla gece ben bakıyorum. Vardiya değişirken ne yedi, tuvalete çıktı mı, hangi ilacı aldı birbirimize kağıt bırakıyoruz kağıtlar kayboluyor, ortak bir bakım defteri olsun | bakim/anne/felc | log/tasks/checklist/feed/planner/people/habits |
    amigurumi yaparken sıra saymalık | amigurumi/sira/orgu | counter/tool |
    hemşehri derneği aidat kim verdi kim vermedi | dernek/derneg/aidat/hemsehri | ledger/people/log/checklist |
    sokak kedilerine mama parası topluyoz hesabı belli olsun | kedi/mama/sokak | ledger/log |
    lokum imalathanesinde partiler | lokum/parti/imalat | log/stock/orders/catalogue |
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    online window for my dolls house shop | doll | shop/catalogue/collection |
    swear jar for the workshop | swear/jar | counter/ledger/log |
    goldwork kits I still havent finished | goldwork/kit | collection/checklist/tasks/catalogue/log/stock |
    village hall kitchen sign up | hall/kitchen | reservation/calendar/events/appointments/planner |
    metronome thing for drum pupils | metronome/drum/beat | timer/tool/counter |
    hearing aid battery changes | hearing/batter | log/stock/calendar/habits/checklist/tasks |
    kids vote on fridays film | film/vote/movie | votes |
    lampshade orders: customer, drum size, fabric | lampshade/shade | orders/jobs/log | customer, size, fabric
    latin plant names practise cards | latin/plant | flashcards/quiz |
    who has which scout tent | tent/scout | rentals/log/stock/people/reservation |
    rota for the community fridge please | fridge/rota | planner/calendar/tasks/events |
    letterpress type, which font is in which drawer | letterpress/type/font/drawer | catalogue/collection/stock/places/log |
    dementia cafe, short things to read | dementia/cafe/read | articles/feed/catalogue |
    marbles i own: maker, pattern, diameter | marble | collection/catalogue/log/stock | maker, pattern, diameter
    darts checkout practice | dart | game/tool/counter/log/quiz |
    sourdough timer bulk and proof | sourdough/proof/bulk/bread | timer/tool |
    wholesale florists i ring on mondays | florist/wholesale/flower | people/tasks/checklist/catalogue/log |
    split the tips fairly between my cafe staff | tip | tool/ledger/log |
    nice benches to sit on for older walkers | bench | places/catalogue/collection |
    heraldry quiz for guild night | heraldry/quiz | quiz/game |
    toy library who borrowed what | toy | rentals/stock/log/people |
    blood pressur for my nan | blood/pressur | measurements/log |
    wedding cake tastings, book people in | cake/tasting | appointments/calendar/reservation/orders |
    stairlift servicing calls | stairlift | jobs/appointments/requests/log/tasks |
    jam recipies from the WI ladies | jam | recipes/articles |
    stitch counter for an aran jumper | stitch/jumper/knit/aran | counter/tool |
    model yacht regatta results: skipper, hull, lap time | regatta/yacht | log/events/measurements/counter | skipper, hull, lap
    sensory room booking sheet | sensory | reservation/appointments/calendar/planner |
    kazoo orchestra members need somewhere to chat | kazoo/orchestra | chat/feed |
    what to pack for reenactment weekends | pack/reenact | checklist/tasks |
    moth trap counts | moth | log/counter/measurements |
    im a mobile hairdresser help me with appointments | hair | appointments/calendar/people/jobs |
    sweet shop jars running low | sweet/jar | stock/checklist/shop |
    spellings yr 3 | spell | flashcards/quiz/game |
    staff ask the caretaker to mend stuff | caretaker/mend/fix/repair | requests/tasks/jobs |
    tea towel collectors swap meets | towel/swap | events/calendar/collection/log/planner |
    rocking horse restoration, stage by stage | rocking/horse/restor | jobs/tasks/checklist/log/planner |
    dad's steps with the walking frame, daily | walk/step/frame | log/counter/habits/measurements |
    shared shed, who took the strimmer AGAIN | shed/strimmer | rentals/log/stock |
    chores and pocket money | chore/pocket | tasks/ledger/habits/checklist/counter |
    summer fete: stall, pitch number, paid | stall/fete | people/ledger/events/reservation/log/catalogue/checklist | stall, pitch, paid
    wire gauge converter for jewellers | wire/gauge/jewel | tool |
    setlists for our barbershop quartet | quartet/setlist/song/set list/barbershop | planner/collection/checklist/catalogue/events/log |
    I run a little bead and button shop and people ring up all day asking if we've got this or that, I say I'll order it in then forget who asked, so something to jot what they wanted and tell them when it's here | bead/button | requests/orders/log/tasks/people/shop/jobs |
    hiya, five of us look after my grandad between us and nobody knows whose turn it is, need something showing who does mornings and who does nights this week plus swaps, simple big letters because aunty can't see well | grandad/turn/care/rota/shift | planner/calendar/tasks/events/appointments |
    We are a society of forty odd collectors of pressed-steel pedal cars and would like a shared register where each member enters what they have, so that we can see which makers and years are still missing from the whole group | pedal/car | collection/catalogue/log/people/stock |
    bonsai month by month with photos | bonsai | log/collection/feed/catalogue |
    what ive spent at antique fairs | antique/fair/spen | ledger/log |
    meditation streak for tired carers | meditat/streak/carer | habits/log/timer/counter |
    noughts and crosses for waiting room kids | nought/cross/tic | game |
`,
  ),
];
