import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenCB: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    çarık siparişi | carik | orders/jobs |
    leylek yuvası sayacı | leylek/yuva | counter/log |
    osmanlıca kelime kartları | osmanlica/kelime | flashcards/quiz |
    ebru teknesi kiralama | ebru/tekne | rentals/reservation |
    sela okuma sirasi | sela | planner/tasks/calendar/people/log |
    karides üretim defteri | karides | log/stock/measurements |
    dalgıç tüpü dolum fişi | tup/dalgic/dolum | orders/log/jobs/stock |
    ney üfleme süre tutucu | ney/ufle | timer/habits/log/counter |
    gemici dugumleri testi | dugum/gemici | quiz/flashcards/game |
    köyün eski fotoları | koy/foto | gallery/feed/collection/catalogue |
    dağ evinde yatak ayırtma | dag/yatak | reservation/rentals |
    lab faresi tartımı | fare/tart | measurements/log |
    kayıp keçi ilanları | keci/kayip/ilan | feed/requests/catalogue/log |
    huzurevi tavla turnuvası | tavla/turnuva | events/log/people/game |
    tarhana tarifleri | tarhana | recipes/articles |
    gemi jurnali | gemi/jurnal/seyir | log |
    bodrum anahtarlari kimde | anahtar/bodrum | catalogue/people/collection/log/rentals/stock | kimde/kim/kisi
    meydana park mı çeşme mi oylama | meydan/oy/park/cesme | votes | park, cesme
    kanun teli stoğu | kanun/tel | stock/catalogue |
    sünnetçi randevuları | sunnet | appointments/reservation/calendar |
    arşın metre çevirici | arsin/metre/cevir | tool |
    mezar taşı okumaları | mezar | log/catalogue/collection/articles |
    ninni çalar | ninni | player |
    kömür ocağı vardiyası | komur/ocak/ocag/vardiya | planner/calendar/people/log/tasks |
    tertip sohbeti | tertip/sohbet | chat/feed |
    dedem lambalı radyo topluyo marka yıl çalışıyo mu ve kimden aldığı yazılcak | radyo | collection/catalogue | marka, yil, calis, kimden/aldi
    Sayın yetkili, okulumuzun astronomi kulübü için gözlem gecelerinin tarihini, yerini ve katılan öğrencileri tutabileceğimiz bir uygulama rica ediyoruz. | astronomi/gozlem | events/log/calendar | tarih, yer, ogrenci/katil
    balıkçı barınağındayım teknelere veresiye mazot veriyoz tekne adı litre borç ödedi mi belli olsun | mazot/tekne/veresiye | ledger/log/orders/people | tekne, litre, borc, ode
    zurna dersi veriyom öğrencinin adı günü saati ve kaç para verdiği lazım | zurna/ders | appointments/people/ledger/log/planner/calendar | ad/isim/ogrenci, gun/tarih, saat, para/ucret
    huzurevinde hergün tik atalım ilacını içti yürüdü torunuyla konuştu | huzurevi/ilac/sakin | habits/checklist/log/tasks | ilac, yuru, torun/konus
    köyün minibüsüyle hastaneye gidecekler yer ayırsın isim durak kaç kişi | minibus/hastane | reservation/requests | isim/ad, durak, kisi
    ben sondajcıyım su kuyusu açıyom köy, derinlik, kaç litre çıktı, alacağım para | kuyu/sondaj | jobs/log/ledger | koy, derinlik, litre, para/alaca/ucret
    gardaşım için bi oyun istiyom hamsiler kaçsın biz dokunup yakalıyalım | hamsi | game |
    Laboratuvarımızda sıvı azot tanklarının seviyesini her sabah ölçüyoruz; tank numarası, santim ve ölçen kişi kaydedilsin. | azot/tank | measurements/log | tank, santim/seviye, olcen/kisi
    davul ekibiyiz düğünlere gidiyoz düğün sahibi köy tarih kapora tutcaz | dugun/davul | jobs/reservation/orders/events/appointments/calendar | sahib/sahip, koy, tarih, kapora
    ninem ot kurutup saklıyo hangi ot neye iyi gelir ne zaman toplanır hep unutuyoz | ot/sifali/bitki | catalogue/collection/articles | iyi/fayda/derd/dert, topla/zaman
    yangın kulesinde gözcüyüm duman gördüğüm saat yön mesafe ve kime haber verdiğimi yazıcam | yangin/kule/duman/gozcu | log | saat, yon, mesafe, haber/kime
    bizim kahvede okey masasında kim kaç çay içti kime yazıldı karışıyo kavga çıkıyo | kahve/cay/okey | ledger/log/counter/orders | kim/isim/ad/kisi, cay
    findikta calisan isciler kac cuval topladi gunluk yazayim hafta sonu yevmiye hesabi ciksin | findik/yevmiye/isci | log/ledger/people | cuval, yevmiye/ucret
    Muhterem efendim, derneğimizin folklor kıyafetlerinden ödünç verilenlerin yöresi, alan kişi ve iade tarihi takip edilsin isterim. | folklor/kiyafet | rentals/log | yore, alan/kisi, iade
    yelken kulubunde cocuklar adim adim tekne hazirlasin once dumen sonra salma sonra yelken | tekne/yelken | wizard/checklist/tasks | dumen, salma, yelken
    hacca gidecekler için bavul listesi ihram terlik ilaç kemer | hac/bavul | checklist | ihram, terlik, ilac, kemer
    kazı alanına gelen gönüllülerin adı okulu kan grubu ve kaldığı çadır | gonullu/kazi | people | ad/isim, okul, kan, cadir
    bizim yörenin ağız sözlüğü kelime, anlamı, hangi köyde denir, örnek cümle | agiz/agz/sozluk/kelime/yore | catalogue/collection/flashcards/articles | kelime, anlam, koy, ornek
    bisikletle yel değirmenlerini geziyorum yeri durumu ve gittiğim gün bi yerde dursun | degirmen | places/log/collection/catalogue | yer/konum, durum, gun/tarih
    ebeyim köylere gidiyom hangi gebe kaç haftalık tansiyonu ne kilosu ne bide sonraki ziyaret | gebe/ebe | people/log/measurements/appointments | hafta, tansiyon, kilo, ziyaret
    lokumcuyuz bayram siparişi yağıyo çeşit kilo kutu tipi teslim günü | lokum | orders | cesit/cesid, kilo, kutu, teslim
    vinç operatörüyüm kaç saat çalıştım hangi şantiye kaç litre mazot akşam patrona gösterecem | vinc/santiye | log/jobs | saat, santiye, mazot/litre
    sitede oturanlar asansör bozuldu ampul patladı diye bildirsin kapıcı yapınca kapatsın | ariza/asansor/site/kapici/bildir | requests/tasks/jobs |
    keman yayının kılını değiştiriyorum müşteri, kıl rengi, alındığı gün, ücret | yay/keman | jobs/orders/log | musteri, kil/renk/reng, gun/tarih/alin, ucret
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    hedge laying jobs | hedge | jobs/orders/tasks/log |
    morse code quiz | morse | quiz/flashcards/game |
    bog oak pen orders | bog/oak/pen | orders/jobs |
    nanas button tin | button | collection/catalogue/gallery |
    enamel kiln timer | kiln/enamel | timer/tool |
    sea shanty player | shant | player |
    bat roost counts | bat/roost | counter/log/measurements |
    hire out the skittle alley | skittle/alley | reservation/rentals/appointments |
    gaelic place name cards | gaelic/place | flashcards/quiz |
    bingo caller for nursing home | bingo | game/tool |
    lichen finds | lichen | log/collection/catalogue/places |
    farrier appointments | farrier/horse/hoof | appointments/calendar/jobs/reservation |
    pigeon loft ledger | pigeon/loft | ledger/log |
    hands to inches converter for ponys | hand/inch/pon/convert | tool |
    island post boat seats | boat/seat/island | reservation |
    who brings wat ceilidh supper | ceilidh/supper | checklist/people/tasks/events/planner/requests | who/name/person, what/wat/bring/dish/food
    telescope loans | telescope | rentals/log |
    fossil pics | fossil | gallery/collection/catalogue/feed |
    ropewalk stock | rope | stock |
    trawler watch rota | watch/trawler/rota | planner/calendar/people/log |
    vote for best scarecrow | scarecrow | votes |
    tatting patterns | tatting | catalogue/collection/gallery/articles |
    good beachcombing spots | beach | places/log/collection/catalogue |
    lab freezer inventry | freezer/lab | stock/catalogue |
    granddads harmonica practise | harmonica | habits/log/timer/planner/counter |
    im a chimney sweep in shetland need the house, number of flues, last swept and what they owe me | chimney/sweep/flue | jobs/log/people/ledger/appointments | house, flue, last/swept, owe
    Dear Sir or Madam, our residents' home keeps a parrot and we should like to record each day what he ate, who cleaned the cage and any new words he has said. | parrot | log | ate/food/eat/meal, clean, word
    we lend out costumes at the operatic society, costume number, chest size, who has it, due back | costume | rentals/log | number, chest/size, who/borrower, due/back/return
    tracking ice thickness on the curling pond every morning, date, inches, who drilled | ice/curling/pond | measurements/log | date, inch/thick, who/drill
    my uncle mends accordians and loses track of whos is whos. make, owner, whats wrong, promised by | accord | jobs/orders/log | make, owner, wrong/fault/problem, promis/due
    school newspaper club where kids put there articles with title writer and a picture | newspaper/school/article | articles/feed | title, writer/author, picture/photo/image
    step by step thing for launching the inshore lifeboat, first pagers then kit then tractor then launch | lifeboat/launch | wizard/checklist/tasks | pager, kit, tractor, launch
    a silly game where a goat jumps over puddles and gets turnips | goat/turnip/puddle | game |
    fen skating club members, name, skate size, subs paid | skat/fen | people/ledger | name, size, sub/paid
    bell foundry here, each bell has a note, weight, church and the day its cast | bell/foundry | jobs/catalogue/orders/log/collection | note, weight, church, cast/day
    whats left in each mountain hut before i walk up, gas cans candles tinned beans and how many | hut | stock/checklist/log | gas, candle, bean
    aunties at the gurdwara kitchen need who is cooking which day and what dal | gurdwara/kitchen/langar/cook | planner/calendar/people/tasks/events | who/cook/name, day/date, dal
    i spin yarn from the neighbors alpacas, animal, ounces, micron, date sheared | alpaca/yarn/spin | log/stock/catalogue/collection | animal/alpaca, ounce, micron, shear/date
    our lab keeps zebrafish, tank number, strain, how many, last fed, water temp | zebrafish/fish/tank | log/stock/measurements/catalogue | tank, strain, many/count/number, fed, temp
    tenants on the estate report leaky taps n that, caretaker marks it done | report/repair/leak/caretaker/estate/tenant | requests/tasks/jobs |
    grandmas pickle recipes before she forgets em, veg, vinegar, how long to wait | pickle | recipes | veg, vinegar, long/wait/time
    Good evening. I am secretary of a sundial society and would appreciate a record of dials visited, giving the village, the motto, the condition and the date. | sundial/dial | log/places/collection/catalogue | village, motto, condition, date
    crew chat for our dragon boat, just messages like whos late and who forgot the drum | dragon/boat/crew | chat/feed |
    ferret racing day at the show, heat, ferret name, owner and time in the tube | ferret | events/log/game | heat, name/ferret, owner, time
    every day i want to skip the pop, walk the dyke and do my hip exercises, tick them off | hip/exercise/walk/dyke/pop/daily/habit | habits/checklist | pop, walk/dyke, exercise/hip
    mobile library van stops, village, time, where to park, how many came | library/van/stop | places/log/planner/calendar | village, time, park, many/came/visitor
    we're a cooperage doing half barrel planters, customer says size, wood, hoops, deposit, pick up day | cooper/planter/barrel | orders/jobs | size, wood, hoop, deposit, pick/collect
    theatre prop cupboard so we know wots in there, prop, shelf, which show it was in | prop/theatre/cupboard | catalogue/stock/collection | prop, shelf, show
    island co op, folk owe us for coal and gas bottles, name, what they took, how much, paid or no | coal/island/co op/coop/owe/debt | ledger/people/log/orders | name, what/took/item, much/amount, paid
    jobs on the ketch afore winter, antifoul, drain engine, take sails off, tarp | ketch/winter/boat | checklist/tasks | antifoul, engine, sail, tarp
`,
  ),
];
