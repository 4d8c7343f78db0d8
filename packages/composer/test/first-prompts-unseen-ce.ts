import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenCE: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    arıcılık defteri | ari | log/collection/stock |
    kına gecesi hazırlıkları | kina | checklist/tasks/planner/events |
    güvercinlerimi takip edcem | guvercin | collection/catalogue/log |
    ingilizce kelime ezberi | ingilizce/kelime | flashcards/quiz |
    bakkal veresiye defteri | veresiye/bakkal | ledger |
    lokum tarifleri | lokum | recipes/articles |
    muhtara dilek kutusu | dilek/muhtar | requests/feed |
    tesbih koleksiyonum | tesbih | collection/catalogue/gallery |
    namaz çetelesi | namaz | habits/log/counter/checklist |
    zikirmatik yap | zikir | counter |
    kombi servis kayitlari | kombi/servis | jobs/log/requests |
    yumurta haslarken sure tutsun | yumurta | timer |
    bizim mahallenin sohbeti | mahalle/sohbet | chat/feed |
    tatile nereye gidelim oylaması | tatil | votes |
    bebeğin boyu kilosu | bebe | measurements/log | boy, kilo
    saz dersi randevuları | saz | appointments/calendar/reservation |
    plaka bilmece oyunu | plaka/bilmece | quiz/game/flashcards |
    karadeniz yaylaları rehberi | yayla/karadeniz | places/articles/catalogue |
    fayans metrekare hesaplama | fayans/metrekare | tool/wizard |
    şantiye günlüğü | santiye | log |
    hurdacı alım satım | hurda | ledger/log/stock/orders |
    torunların fotoğrafları | torun/foto | gallery/collection |
    ilahi dinleme | ilahi | player |
    sünnet düğünü davetlileri | sunnet/davetli | people/events/checklist |
    deniz bisikleti kiralıyoz | deniz/bisiklet | rentals/reservation |
    köyde süt topluyom sabah akşam kim kaç litre getirdi fiyatı ne onu tutcam | sut | log/ledger/stock | litre, fiyat
    Merhaba, küçük bir pansiyonum var. Misafirin adı, oda numarası, giriş ve çıkış tarihleri ile aldığım kaporayı takip etmek istiyorum. | pansiyon/misafir/oda | reservation/rentals | oda, giris, cikis, kapor
    lastikçiyim kışlık lastikleri müşteriler bizde bırakıyo kimin lastiği hangi rafta bulamıyoz, plaka ebat raf no olsun | lastik | stock/catalogue/rentals/log | plaka, ebat, raf
    annem alzheimer hastası bakıcı değişiyor sürekli, hangi ilacı saat kaçta verdik tansiyonu kaçtı not etsinler | ilac/anne/bakim/bakici/hasta/alzheimer | log/measurements/checklist/habits | ilac, saat, tansiyon
    okul aile birliği kantin nöbeti var kim hangi gün hangi saatte duracak | kantin/nobet | planner/calendar/tasks/events/log | gun/tarih, saat
    pastanede ozel pasta siparisi aliyoruz kac kisilik, ici neli, ustune yazilcak yazi, teslim gunu | pasta | orders | kisi, ic, yazi, teslim
    tarlalarıma ne ektim ne zaman suladım kaç dönüm hepsi bi yerde dursun | tarla | log/catalogue/places/planner/calendar | ekt/eki/urun/ne ek, sula, donum
    su tesisatçısıyım iş geliyo unutuyorum. müşteri adı adresi telefon arıza ne, bitti mi bitmedi mi | tesisat | jobs/tasks/requests/orders | musteri, adres, telefon, ariza
    sahaf dükkanı için kitapların yazarı basım yılı yayınevi fiyatı ve rafı kayıtlı olsun | sahaf/kitap/kitab | stock/catalogue/collection | yazar, basim, yayinevi, fiyat, raf
    minibüs hattında çalışıyoruz 12 araç var günlük hasılat mazot ve şoför yevmiyesi girilecek | minibus/hasilat/hat | ledger/log | hasilat, mazot, yevmiye
    cumartesi mangal yapcaz kim ne getiriyo liste yapalım herkes baksın getiren işaretlesin | mangal | checklist/tasks/events | kim/getir
    diyaliz servisinde hastaların giriş kilosu çıkış kilosu ve tansiyonları yazılacak, hemşireler kullanacak | diyaliz/hasta | measurements/log/people | giris kilo, cikis kilo, tansiyon
    Sayın yetkili, derneğimiz üyelerinin ad soyad, üye numarası, aidat ve telefon bilgilerinin tutulacağı bir uygulama rica ederim. | dernek/derneg/uye | people/ledger | ad, uye no/uye numara/numara, aidat, telefon
    kuaförüm gelin saçı randevusu alıyorum gün saat isim kapora birde prova günü olsun | kuafor/gelin/sac | appointments/reservation/calendar | gun/tarih, saat, isim/ad, kapor, prova
    amator kume hakemiyim yonettigim maclari yazayim, takimlar skor sari kart kirmizi kart | hakem/mac | log/events/collection | takim, skor, sari, kirmizi
    ehliyet sınavına çalışıyom trafik levhalarını sorsun bana şıklı şıklı | ehliyet/trafik/levha | quiz/flashcards/game |
    sigarayı bıraktım kaç gün oldu göreyim bide canım çektiğinde yazayım | sigara | habits/counter/log |
    inşaat iskelesi kiraya veriyoruz firma, kaç metre, çıkış tarihi, dönüş tarihi, günlük fiyat | iskele | rentals | firma, metre, cikis, donus, fiyat
    çocuklar ev işi yaptıkça puan kazansın ona göre harçlık vercem, hangi iş kaç puan kim yaptı | harclik/puan/ev is/cocu | tasks/habits/ledger/checklist/log | puan
    köy derneği gezisi olcak otobüste yer ayırtsınlar isim telefon koltuk no | gezi/otobus/koltu | reservation/events/people | isim/ad, telefon, koltu
    ebru kursu veriyorum kursiyer adı hangi derse geldi gelmedi ve ödemesi | ebru/kurs | people/log/checklist/ledger/events | kursiyer/ad, ders, odeme
    Evde bozulan eşyaların garanti belgelerini hep kaybediyoruz; ürün, alış tarihi, garanti bitişi ve mağaza kaydolsun lütfen | garanti/esya | catalogue/collection/stock/log | urun, alis, garanti, magaza
    mantar topluyorum ormanda hangi mantarı nerde buldum zehirli mi yenir mi fotosu da olsun | mantar | collection/log/catalogue/places/gallery | ner/yer/konum, zehir/yenir, foto/resim
    site yönetimiyiz sakinler arıza bildirsin asansör bozuk lamba yanmıyo falan, blok daire ve açıklama | ariza/site | requests/jobs/tasks/feed | blok, daire, aciklama
    kahvede okey turnuvası var kim kimi yendi kaç puan oldu takip edilsin | okey/turnuva | game/log/events/counter | puan
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    bell ringers rota | bell/ring | planner/calendar/people/events/tasks |
    worm farm log | worm | log |
    guinea pig weights | guinea | measurements/log | weight
    learn welsh words | welsh | flashcards/quiz |
    my fountain pens | pen/fountain | collection/catalogue |
    chip shop orders | chip | orders |
    whos in for five a side | five/side/football | votes/events/people/checklist |
    pomodoro for revision | pomodoro/revision | timer |
    restaurant tip splitter | tip/split | tool/wizard |
    grans jam recipies | jam/gran | recipes |
    canal locks guide | canal/lock | places/articles/catalogue |
    crochet row counter | crochet/row | counter |
    septic tank emptying jobs | septic/tank | jobs/appointments/orders/log |
    local ghost stories | ghost/stor | articles/collection/feed |
    village hall bookings | village/hall | reservation/calendar/appointments |
    capital cities quiz | capital/cit | quiz/game/flashcards |
    kayak hire | kayak | rentals/reservation |
    hospice volunteers | hospice/volunteer | people |
    street party group chat | street/party | chat/feed |
    listen to my old band demos | band/demo | player |
    camping packing list | camp/pack | checklist |
    stop biting my nails | nail/bit | habits/counter/log |
    blood sugar | blood/sugar | measurements/log |
    whats left in the pantry | pantry | stock |
    which size boiler do i need | boiler | wizard/tool/quiz |
    im a mobile farrier n need to keep track of horse, owner, yard, last shod and what i charged | farrier/horse/shod/shoe | log/jobs/appointments/ledger | horse, owner, yard, shod/shoe, charge/price
    nan died in march and theres a whole house to sort through, each item, which room, who in the family wants it | nan/house/item/famil/belonging | catalogue/stock/checklist/collection/tasks | item, room, who/want/famil
    Good morning. I run a small cattery with nine pens and would like to record the cat's name, owner, arrival, departure and feeding notes. | cat/catter | reservation/rentals/log/people | owner, arriv, depart, feed/note
    beach hut waiting list for the town council name phone date they joined and size of hut wanted | beach/hut/waiting | people/requests/reservation | name, phone, date/join, size
    am dram costumes we lend out, to which group, size, due back, any damage | costume | rentals/stock/catalogue | group, size, due/back, damage
    i drive a skip lorry, drop offs n pick ups, address, skip size, permit yes no | skip | jobs/orders/rentals/log/tasks | address, size, permit
    need smth for uni flatmates so we know who payed for what, bills shopping etc and the amount | flat/bill/shopping/expense | ledger | who/paid/payed/payer, amount
    dad has parkinsons, carers need to write down meds given, time, how shaky he was | dad/parkinson/med/care | log/measurements/checklist | med, time, shak/tremor
    i put a moth trap out every friday, want species, how many, weather | moth | log/collection | species, many/count/number, weather
    tuck shop at the youth club, crisps pop sweets, how many left and what price | tuck | stock/catalogue | left/stock/quantit/many/number, price
    we do escape rooms and ppl book a slot, team name, how many, room, time | escape | reservation/appointments | team, many/people/number/size, room, time
    marathon training 16 weeks, miles each day, tick it off when its done | marathon/training | planner/habits/checklist/log/calendar/tasks | mile
    piano tuner here. client, address, last tuned, pitch and notes about the piano | piano/tun | log/people/appointments/jobs | client, address, tuned, pitch, note
    church jumble sale who is on which stall, what time, and their phone | jumble/stall | planner/tasks/events/people/calendar | stall, time, phone
    been spotting steam trains over 40 years, loco number class shed and where i seen it | train/loco/steam | collection/log/catalogue | number, class, shed, where/place/seen/location
    tenants keep ringing me at all hours about repairs let them write flat, whats broke, when they are in | repair/tenant | requests/jobs | flat, broke/problem/fault/issue, when/in/avail
    wild swimming spots near leeds with parking, depth, how cold, cafe or not | swim | places/catalogue | parking, depth, cold/temp, cafe
    my daughter is a gymnast so competition date, scores on vault bars beam floor | gymnast/competition | log/events/measurements | date, vault, bar, beam, floor
    pigeon racing club, ring number, owner, release time, home time, speed | pigeon/racing/race | log/collection/events/measurements | ring, owner, release, home, speed
    Please may I have a simple register for our Sunday lunch club for the over 70s: name, address, lift required and special diet | lunch/sunday | people/events | name, address, lift, diet
    upholsterer, quotes out, fabric, chair or sofa, deposit taken, finish date | upholster | jobs/orders | quote, fabric, deposit, finish
    kids fight every single night about whose turn it is on the xbox so need whose turn and minutes played | xbox/turn | timer/counter/log/planner | turn/who, minute
    got 300 odd lego sets, set number, pieces, box yes or no, what i gave for it | lego | collection/catalogue/stock | number, piece, box, gave/paid/price/cost
    community fridge, what came in, from which shop, use by, how many left | fridge | stock/log | shop, use by/use-by, left/many/quantit/number
    metal detecting finds, field, landowner, depth, reported to the museum or not | metal/detect/find | collection/log/catalogue | field, landowner, depth, report/museum
`,
  ),
];
