import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenBV: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    terzi ölçü defteri | olcu/terzi | people/log/collection |
    oğlum ben 40 senelik terziyim defter doldu taştı. gelenin adı, göğüs, bel, kol boyu yazılsın yeter başka bişey istemem | olcu/terzi/musteri | people/collection/log | gogus, bel, kol boy
    tuttugum baliklar nerede kac kilo hangi yemle | balik/av | log | yem
    Kooperatifimizin teknelerinin mazot alımlarını kaydetmek istiyoruz: tekne adı, litre, tutar, alan kişi. | mazot/yakit | log/ledger | tekne, litre, tutar, alan kisi
    diyet | diyet/ogun/beslenme | log/habits |
    Ramazandan sonra 9 kilo aldım utanıyorum, her sabah tartılıp yazıcam, bi de bel ölçümü | kilo/tarti | log/habits | bel
    günde 8 bardak su içmem lazım unutuyorum böbrek taşı düşürdüm geçen ay | su | habits/log |
    hobi bahçesi komşularıyla sulama nöbeti, kim hangi gün, hangi parsel | sulama/nobet | tasks/events/jobs/appointments/log | gun, parsel
    Bahçeme ne zaman ne ektim, ne zaman çapaladım, ne kadar topladım hepsini tutacak bir şey | bahce/ekim | log |
    Muhtarlığımıza gelen vatandaş taleplerinin kaydı: başvuran, talep konusu, tarih, durum (beklemede, ilçeye iletildi, çözüldü) | talep/basvuru/muhtar | requests/jobs/log/tasks | basvuran, konu, tarih, beklemede, iletildi, cozuldu
    köyde kim kimin tarlasını biçti, kaç dönüm, borcu kaldı mı | bicer/bicim/tarla/hasat/bicme | ledger/log/jobs | donum, borc
    ölen kalan doğan, köy nüfusunu tutacam. muhtar Rıza | nufus/koy | people/log |
    izci lideriyim, çocukların hangi rozeti aldığını tutmak istiyorum | rozet/izci | log/people/collection/habits |
    Kampa gidecek yavrukurtlar: adı, veli telefonu, alerjisi, uyku tulumu var mı | yavrukurt/kamp/izci | people/events | veli, alerji, uyku tulumu
    ikinci el giysi bağışı toplayan bi derneğiz depo karman çorman, ne geldi ne çıktı belli değil | bagis/giysi/depo | stock/log |
    Hayır çarşısı satış defteri. ürün, fiyat, satan gönüllü | satis/carsi/hayir | ledger/log/stock/orders | urun, fiyat, gonullu
    motokuryeyim abi günde kaç paket attım ne kazandım, bahşişler ayrı olsun | kurye/paket/kazan | log/ledger | bahsis
    kurye arkadaslar icin kopek olan sokaklar listesi ciddiyim geçen hafta 2 kere ısırdılar | kopek/sokak | places/collection/log |
    Fizyoterapist olarak hastalarımın seanslarını planlamak istiyorum; hasta, tanı, seans saati, kaçıncı seans | seans/hasta/randevu/fizyo | appointments/people/log | hasta, tani, saat
    menisküs ameliyatı oldum evde yapmam gereken hareketleri işaretliyim | hareket/egzersiz | habits/tasks/log |
    kızlarla aramızda kitap değişiyoz kim kimde kaldı valla kavga çıkacak | kitap | rentals/collection/log |
    yks geri sayım ve deneme netlerim türkçe mat fen sosyal | deneme/net/yks | log/tasks | turkce, mat, fen, sosyal
    sınıfça en komik hoca sözü oylaması | soz/oylama/hoca | votes/feed |
    crush listesi (gizli) | crush | people/log/collection |
    iplerimi yazacağım, hangi renk kaç yumak, nerede saklı | ip/yumak/yun | stock/collection | renk, yumak
    Örgü modelleri için tarif defteri; tığ numarası, ilmek sayısı, anlatım | orgu/model/tarif | recipes/collection/catalogue | tig num/tig no, ilmek, anlatim
    patik örüp satıyom Kars'tan, siparişleri yazcam kim ne renk istedi kaç numara parası geldi mi | patik/siparis | orders | renk, numara
    kapıcıyım sabah ekmek gazete dağıtıyorum kim kaç ekmek istiyo | ekmek | orders/log/tasks/people |
    Apartman görevlisi iş çizelgesi: yapılacak iş, blok, ne zaman yapıldı | is/gorev/cizelge | tasks/jobs/log | blok
    Kazan dairesi kontrol kaydı; saat, basınç, sıcaklık, kontrol eden | kazan | log | saat, basinc, sicaklik, kontrol eden
    Hochzeit salonu için masa düzeni yapıcaz Köln'de 600 kişi var halamı amcamın yanına koyma | masa/davetli/dugun/hochzeit | people/events/collection/tasks |
    yayla evi anahtarı sırası kardeşler arasında hangi hafta kim | yayla/sira | rentals/events/appointments/tasks/log | hafta
    keklik besliyorum yumurta sayısı kuluçka günü çıkan yavru | keklik/kulucka | log/stock/collection | yumurta, kulucka, yavru
    Cirit takımımızın atları: at adı, yaş, nal tarihi, binici | at/cirit | collection/people/log | yas, nal, binici
    Dedemin Arapça kitabelerini fotoğraflayıp okunuşlarını yazmak üzere bir arşiv arzu ediyorum. | kitabe/arsiv | collection/catalogue/articles/log | foto, okunus
    lazca kelime ezberi, ön yüz lazca arka yüz türkçe | lazca/kelime | cards/quiz | lazca, turkce
    pide salonumun menüsünü müşteri telefondan görsün | menu/pide | catalogue/orders |
    trabzonlu fıkraları paylaşalım herkes beğensin yorum yazsın uşağum | fikra | feed/articles |
    arıtma cihazı filtre değişim takibi, müşteri adres son değişim sonraki değişim | filtre/aritma | jobs/log/people/appointments/collection | musteri, adres, son degisim, sonraki degisim
    Düğünlerde ses sistemi kiralıyorum: cihaz, kiralayan, çıkış, dönüş, kapora | ses/kira/cihaz | rentals | cihaz, kiralayan, cikis, donus, kapora
    bilek güreşi turnuvası kim kimi yendi | bilek/gures/turnuva | log/events/people |
    Bebeğim kaç kere emdi hangi taraftan bez ne zaman, uykusuzluktan ölüyorum yardım edin | bebek/bebeg/emzir/emme | log |
    gelin çeyizi sayımı dantel havlu nevresim kaç tane var kaç tane eksik annem deli edecek | ceyiz | stock/collection/tasks |
    ıstaka ile bilardo puan tutma | bilardo/puan | tool/log/game |
    mantar topladığımız yerler haritası kimseye gösterme şifreli | mantar | places/log/collection |
    kumaş metre hesabı yapsın, boy en girince kaç metre lazım söylesin | kumas | tool | boy, en
    Mahalle bekçisi gece devriye notları | devriye/bekci | log |
    turkiyenin gollerini soran bilgi yarışması torunlara | gol | quiz/game |
    cami temizliği imece kim geliyor kim süpürge getiriyor | imece/temizlik/cami | events/tasks/people |
    Saz tellerini ne zaman değiştirdim | tel/saz | log |
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    tailor measurements | measure/tailor | people/collection/log |
    I run a small bridal alteration place in Leeds, one woman and a steamer. Need to know whose dress, wedding date, what wants doing, and when she's coming for a fitting | dress/bridal/alteration/fitting | jobs/orders/appointments | wedding date, fitting
    agbada orders - customer name, cap size, fabric, deposit paid, ready date | agbada/order | orders/jobs | cap size, fabric, deposit, ready date
    fish i caught | fish/catch | log/collection |
    Kindly create one application for our fishermen society at Rameswaram. Boat number, owner name, token number, sea going date. | boat/fish/token | log/people/collection | boat number, owner, token, date
    tide an moon diary, bass only, how many n what lure | bass/tide/fishing/catch | log | lure
    lobster v-notch records for the fisheries officer: tag, sex, carapace length, released at | lobster | log | tag, sex, carapace, released
    weight loss thing. nothing fancy. date and weight. i am 71 and my daughter says i should | weight | log/habits | date, weight
    did i stick to keto today y/n streaks pls | keto | habits/log |
    Low FODMAP recipes, with ingredients, servings and a note on what set me off | fodmap/recipe | recipes | ingredient, serving
    syns counter, 15 a day and not one more, I mean it this time | syn | log/habits/tool |
    allotment rent, who's paid who hasnt. Plot number, tenant, amount, year | rent/allotment/plot | ledger/people/log | plot number, tenant, amount, year
    my raised beds and what's in em | bed/plant/garden | collection/log |
    Slug pellets, nettings, canes - the society shed shop. Members take things and never write it down!! item, quantity, price | shed/shop/stock | stock/ledger/catalogue/orders/log | item, quantity, price
    compost heap temperature turned or not | compost | log | temperature, turned
    Sarpanch office complaint book: name of villager, street, type (water, road, light, drainage), date resolved | complaint | requests/log/jobs/tasks | villager, street, water, road, light, drainage, resolved
    village town crier announcements so people read on phone instead of waiting for gong, our Igwe approved | announce/village | feed/articles/events |
    who has the key to the village hall, when, for what | hall/key | rentals/appointments/events/log |
    scout troop gear closet: item, how many, condition | gear | stock/collection/rentals | item, condition
    Need parents to say if little ones are coming to pack meeting Tuesday n what snack they bring | meeting/pack/snack | events/people/requests/votes/orders | snack
    knots quiz for brownies | knot | quiz/cards/game |
    campfire songs words offline, we've no bars at the lake | song/campfire | collection/articles/catalogue/cards |
    charity shop volunteers rota morning or afternoon | rota/volunteer | events/people/appointments/tasks/log | morning, afternoon
    Furniture collections for the hospice van: donor, address, what it is, does it have a fire label, collection day | collection/furniture/donation | jobs/appointments/orders/requests/log/tasks | donor, address, fire label, collection day
    we get tonnes of jigsaws donated, somebody counts the pieces, need a list of counted ones with missing pieces | jigsaw | stock/collection/log/catalogue | missing
    food bank parcels, family size, halal or not, baby items, picked up? | parcel/food bank | orders/requests/log/people/jobs | family size, halal, baby, picked up
    uber eats earnings vs petrol, am i even makin money lol | earning/petrol/delivery | ledger/log/tool |
    dispatch rider app for my guys in Ibadan: parcel, sender, receiver, fee, status (picked, on road, delivered) | dispatch/parcel/deliver/rider | jobs/orders/log | sender, receiver, fee, picked, on road, delivered
    entry codes for buildings on my round cause nobody answers the buzzer | code/building/entry | places/collection/log |
    puncture log for the cargo bike | puncture | log |
    Home exercise programme for my stroke patients: exercise, sets, hold time, side (left, right) | exercise | habits/collection/tasks/log/catalogue | sets, hold time, left, right
    Clinic bookings please. Two physios, Anneke and Suresh, half hour slots. Patient, physio, time, room. | booking/appointment/clinic/physio | appointments | patient, physio, time, room
    frozen shoulder range of motion, measure once a week | shoulder/motion | log/habits |
    flash cards for muscles origin insertion, exam in 9 days help | muscle | cards/quiz | origin, insertion
    group chat but only for our lunch table | chat/lunch | chat/feed |
    rate every chicken shop in croydon out of ten, wings, chips, vibes | chicken | places/log/votes/collection/catalogue | wings, chips, vibes
    prom dress no duplicates list so nobody shows up in the same one, girl's name, color, store, pic | prom/dress | collection/log/people/catalogue | name, color, store
    truth or dare spinner not the cringe ones | truth/dare | game/tool/cards |
    chores for pocket money my parents are cheap | chore/pocket money | tasks/ledger/habits/jobs |
    yarn stash | yarn/stash | stock/collection |
    I have eleven projects on the needles, God forgive me. pattern, wool, needle size, who for, percent done | knit/project | log/collection/tasks/jobs | pattern, wool, needle size, percent
    gauge calculator stitches per 10cm to how many to cast on | gauge/stitch/cast | tool |
    Yarn bombing the high street: lamp post, knitter, finished? sssh its a secret till may | yarn/lamp/knit | tasks/jobs/places/log | lamp post, knitter, finished
    caretaker handover notes between day and night man | handover/caretaker | log/tasks/articles/feed |
    Legionella flushing record for 3 blocks. outlet, temperature, minutes run, initials. Inspector wants it by Friday | legionella/flush | log | outlet, temperature, minutes, initials
    light bulbs changed in stairwells what type where | bulb | log/stock/jobs | type
    residents borrowing the ladder and the wet vac | ladder/borrow/loan/lend | rentals/log |
    Hausmeister here, tenants report broken stuff with photo and I say when I'm coming. flat, problem, photo | repair/report/problem/broken/tenant/fault/request | requests/jobs/tasks/log | flat, problem, photo
    toy lending at our church in Lusaka, child, toy, taken, returned | toy | rentals | child, toy, taken, returned
    vote for what the knit group makes next, hats, bunting or a life size donkey | vote/knit/next | votes | hats, bunting, donkey
`,
  ),
];
