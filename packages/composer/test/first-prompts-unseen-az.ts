import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; read. */
export const unseenAZ: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    kaz takibi | kaz | log/collection/stock/measurements/people/catalogue |
    Okul kantini veresiye defteri: öğrenci adı, ne aldı, kaç lira, ödedi mi | kantin/veresiye | ledger/log/orders/people | ogrenci,lira/tutar/tl/₺,ode
    köy okulunun spor malzemeleri kaç top kaç file var eksilince haber versin | spor/malzeme | stock/collection/catalogue |
    Merhabalar, ben bir ilkokulda sınıf öğretmeniyim. Sınıfımızda bir kaplumbağamız var, adı Paşa. Çocuklar sırayla bakıyor. Kim hangi gün besledi, ne verdi, su değişti mi, bunları işaretleyebileceğimiz basit bir şey istiyorum. Çocuklar da kullanacak o yüzden karışık olmasın. Veliler de hafta sonu eve götürdüğünde yazsın. Şimdiden çok teşekkür ederim. | kaplumbaga/pasa/besle | log/checklist/planner/habits/jobs | besle/kim,su
    masa tenisi skor tutma | tenis/skor | game/log/tool/board/collection |
    dernek yönetim kurulu kararları: karar no, tarih, konu, oy birliği mi oy çokluğu mu | karar | log/collection/articles | karar no,tarih,konu,oy
    barınaktan kedi sahiplenmek isteyenler için katalog yapalım resmi adı yaşı huyu yazsın | kedi/sahiplen/barinak | catalogue/collection/people/feed | resim/resm/foto,yas,huy
    Nöbetçi eczane gibi nöbetçi veteriner listesi ilçe ilçe adres telefon | veteriner | places/people/catalogue/collection/planner | ilce,adres,telefon
    ofis dogumgunleri | dogum | people/planner/log/collection/appointments |
    hali saha kim gelio kim gelmio haftalik, 14 kisi olunca tamam desin | hali saha/mac/kadro | checklist/people/planner/reservation/board/log/appointments |
    Trafik levhaları sınavı çıkacak çocuklara okulda oynatacağım | trafik/levha | quiz/flashcards/game |
    İngilizce hayvan isimleri ezberleme kartları | hayvan/ingilizce | flashcards/quiz/game |
    yardim kolisi icinde ne var tik tik isaretleyelim | koli/yardim | checklist/stock/collection |
    Köpek eğitimi: köpeğin adı, komut, kaç tekrar, başardı mı. Günde 20 tekrar hedefliyorum. | kopek/kopeg/egitim | log/habits/measurements/collection | komut,tekrar,basar
    bizim kulubun tesisi icin saha kiralama gunluk saatlik isim telefon kapora alindi mi | saha/tesis/kirala | reservation/appointments/planner/orders/log | isim/ad,telefon,kapora
    Yüzme kursu yoklaması | yuzme/yoklama | checklist/log/people/planner |
    Evladım benim 12 keçim var, hangisi ne zaman doğurdu kaç oğlak verdi unutuyorum. Bir de sütü kaç litre. Büyük yazılı olsun. | keci | log/collection/measurements/people/stock | dogur/dogum/dogd,oglak/oglag,sut/litre
    kürek takımı antrenman süreleri 500 metre 1000 metre 2000 metre | kurek | log/measurements/timer/collection | 500,1000,2000
    münazara süresi tutan sayaç 4 dakika konuşma 1 dakika uyarı | munazara/sure/sayac/konusma | timer/tool |
    okul gazetesi yazilari | gazete/yazi | articles/feed/collection |
    Kermeste satılacak el işleri için sipariş alıyoruz. Ürün, müşteri, teslim günü, ödeme yapıldı mı. | kermes/siparis/el is | orders/shop/log/ledger/jobs | urun,musteri,teslim,odeme
    balık havuzu ph ve sıcaklık ölçümü | havuz/balik/olcum | measurements/log | ph,sicakli
    zumre toplantisi tutanaklari | zumre/tutanak/tutanag/toplanti | log/articles/collection |
    Apartman yönetimi değil, iş hanı yöneticisiyim. 22 ofis var. Hangi ofis aidatını vermiş, hangisi vermemiş; ayrıca asansör bakım tarihleri ayrı bir listede dursun. | ofis/han/aidat | ledger/log/collection/people/checklist | ofis,aidat,asansor
    kan merkezi gönüllü çağırma | kan/gonullu | people/log/collection/appointments/board |
    hamster tekerlek turu | hamster/tekerlek/tur | log/measurements/habits/game/tool/collection |
    judo kilo takibi sporcu kilo tarih siklet | judo/kilo | measurements/log/people/collection | sporcu,kilo,tarih,siklet
    Sayın ilgili, derneğimizin burs başvurularını değerlendirmek üzere öğrencinin adı, bölümü, not ortalaması, hane geliri ve komisyon puanı alanlarını içeren; başvuruları yeni, mülakat, kabul ve ret aşamalarında gösteren bir uygulama hazırlanmasını arz ederim. | burs/basvuru | board/people/jobs/collection/log | bolum,ortalama,gelir,puan,mulakat,kabul,ret/red
    ogretmen dolap anahtarlari kimde | anahtar/dolap/dolab | collection/log/people/stock/checklist |
    kuş sesleri çalma listesi, ötüşü dinleyip tanıyalım | kus/ses/otus | player/quiz/flashcards/catalogue/collection |
    Beden dersinde takım kura çekme. İsimleri yazıyım o ikiye bölsün rastgele | takim/kura | tool/game |
    okul servis güzergahları duraklar saatler şoför tel | servis/guzergah/durak/durag | places/planner/collection/people/catalogue | durak/durag,saat,sofor
    kopek otelı gırıs cıkıs tarıhı kac gun kaldı gunlugu 600 tl hesaplasın | kopek/otel | reservation/ledger/appointments/log/orders/tool | giris,cikis,600
    Veli görüşme randevuları | veli/gorusme/randevu | appointments/reservation/planner/log |
    mahalledeki sokak köpeklerinin yerlerini haritada gösteren bir şey, kulak küpesi no da olsun | kopek/kopeg/sokak/sokag | places/collection/log | kupe
    Takım kaptanıyım. Forma yıkama sırası kimde diye kavga çıkıyor. Haftalık dönsün. | forma/yika | planner/checklist/jobs/board/habits/tool/log |
    amator kume hakem ucretleri | hakem/ucret | ledger/log/tool/collection |
    huzurevi gönüllü ziyaret: gönüllü, sakinin adı, ziyaret günü, ne konuşuldu | ziyaret/huzurevi/gonullu | log/appointments/planner/people | gonullu,sakin,gun/tarih,konus
    ofis icin ogle yemegi oylamasi, doner pide ev yemegi | yemek/yemeg/ogle/oyla | tool/board/game/orders/checklist/planner/collection/log | doner,pide,ev yemeg
    İzcilik kampı yanına alınacaklar | izci/kamp | checklist/stock/collection |
    at yemi tarifleri arpa yulaf yonca ne kadar | yem/at | recipes/catalogue/collection/tool |
    spor kulübü tişört bere atkı satışı, beden ve renk seçilsin, 350 tl tişört 200 bere 180 atkı | kulup/kulub/tisort/satis/urun/magaza | shop/orders/catalogue/stock | beden,renk,350,200,180
    derneğin whatsapp grubu çok karıştı, duyuruları paylaştığımız beğenilen bir akış olsun | dernek/derneg/duyuru | feed/chat/articles/board | duyuru
    satranç saati | satranc/saat | timer/game/tool |
    tercih danışmanlığı yapan rehber öğretmenim öğrencinin adı, tyt neti, ayt neti, hedef bölüm | tercih/ogrenci/rehber | people/log/collection/measurements | tyt,ayt,hedef
    yaban hayatı fotokapan kayıtları: kamera no, tür, saat, birey sayısı | fotokapan/yaban/kamera | log/collection/catalogue/measurements | kamera,tur,saat,birey
    lastik patlatan ofis araçları hangi araç kimde km kaç ne zaman bakıma girdi | arac | log/stock/people/collection/jobs/measurements/ledger | arac,kim,km,bakim
    Kedim Duman böbrek hastası, serumunu günaşırı takıyorum, hemşireyim ama kendi kedimde kafam karışıyor. Kaç ml verdim, kilosu, iştahı iyi mi orta mı kötü mü yazayım. | kedi/duman/serum | log/measurements/habits | ml,kilo,istah,iyi,orta,kotu
    okul panosu gorev dagilimi yapilacak yapiliyor bitti | pano/gorev | board/checklist/jobs/planner | yapilacak/yapilacag,yapiliyor,bitti
    her gün 30 sayfa okuma alışkanlığı sınıfça | oku/sayfa | habits/log/checklist | 30
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    ferret feeding | ferret | log/checklist/habits/planner/recipes |
    Crufts training diary: dog, exercise, minutes, how it went (great, ok, disaster) | dog/training/crufts | log/habits/measurements/collection | exercise,minute/min,great,ok,disaster
    need smth to see who owes for the minibus to away games | minibus/away/owe | ledger/log/people/checklist/collection |
    Good afternoon. I am the secretary of a small crown green bowling club, 46 members, average age about 72. I would like a membership list with name, telephone, year joined and whether the subscription of £35 has been paid. Large print would be appreciated as I am not the only one without my glasses. | member/bowl/club | people/ledger/collection/log/checklist | name,phone,year,paid/subscription,35
    photocopier code | photocopier/code | collection/people/log/tool/catalogue |
    Hostel mess menu for our boarding school, day wise breakfast lunch snacks dinner | menu/mess/hostel | planner/catalogue/recipes/collection | day,breakfast,lunch,snack,dinner
    stray cat TNR: colony, trapped date, sex, neutered y/n, ear tipped y/n | cat/tnr/colony | log/collection/places/people/checklist | colony,trapped,sex,neuter,ear
    quiz about dog breeds for scouts | dog/breed | quiz/flashcards/game |
    table football league at work, who beat who and a league table | football/foosball/league | log/game/board/collection/people/tool |
    Kindly create one app for recording donation of books to our village school. Donor name, number of books, language (English, Hindi, Marathi), and receipt given or not. | book/donat/donor | log/ledger/collection/people/stock | donor,number/books,language,hindi,marathi,receipt
    lambing | lamb | log/collection/measurements/planner/stock/people |
    interval timer for boxing club 3 min rounds 1 min rest 12 rounds | box/round/interval/timer | timer/tool | 3,12
    I run a donkey sanctuary with my sister and between us we keep double-worming them or not worming at all. Each donkey needs name, last wormed, product used, next due. A nudge for the overdue ones would be brill. | donkey/worm | log/collection/planner/checklist/people/appointments | name,last,product,next/due
    office plant watering rota | plant/water/rota | planner/checklist/habits/jobs/log |
    kids spelling words flash cards year 3 | spell/word | flashcards/quiz/game |
    grooming salon for dogs booking, small 30 medium 45 large 60 dollars | groom/dog/salon | appointments/reservation/orders/shop | 30,45,60
    Volunteer hours. | volunteer/hour | log/ledger/people/timer/measurements/collection |
    pls make app for our old students association, full name, set (year of graduation), state of residence, occupation, and annual dues 10000 naira | old student/alumni/association/member/student | people/ledger/collection/log | name,set/year,state,occupation,dues,10000/10,000
    who is bringing what to the team potluck | potluck/bring | checklist/planner/collection/orders/people/board/log |
    Hamster maze game | hamster/maze | game |
    snagging for the new scout hut, room, whats wrong, whos fixing it, done | snag/scout/hut | jobs/checklist/board/log | room,wrong/problem/issue/snag,fix/assigned,done
    tuckshop stock take - crisps, juice, flapjacks, how many left, reorder when under 10 | tuck/stock | stock/shop/catalogue/collection | left/quantity/stock/count,10
    A directory of every bench plaque in our park, funded by our charity. Donor, inscription, where it is, year installed, condition good fair or poor. | bench/plaque | places/collection/catalogue/log | donor,inscription,where/location/place,year,condition,good,fair,poor
    pigeon racing results | pigeon/rac | log/measurements/collection/game |
    coin toss and batting order picker for gully cricket | toss/cricket/batting | tool/game | toss,batting
    vet receptionist here. need a super quick list of walk-ins: pet, owner, reason, time arrived, seen yes/no. That's it, nothing fancy, our main system is down AGAIN | walk/pet/vet | appointments/log/jobs/checklist/people/board | pet,owner,reason,time/arriv,seen
    club bulletin where members post and others can like | bulletin/club/post | feed/chat/articles/board |
    Homemade dog treat recipes | treat/dog/recipe | recipes/articles/collection/catalogue |
    Ice hockey penalty minutes: player, infraction, minutes, period 1 2 3 or OT | penalt/hockey | log/collection/ledger/measurements/board | player,infraction,minutes,period,ot
    assembly songs to play in school, primary kids | song/assembl | player/collection/catalogue |
    I'd like my admin team to log every parcel that arrives at the front desk. Courier, recipient, how many boxes, and whether it's been picked up. Ideally grouped by day. | parcel | log/jobs/orders/checklist/collection/stock | courier,recipient,box,picked/collected
    homeless outreach night walk notes, location, people met, items given, follow up needed | outreach/homeless/walk/night | log/places/people/jobs | location,people/met,item,follow
    Morning routine for my autistic son before school, seven steps with ticks. Needs to be calm colours, no noises | morning/routine/school | checklist/habits/planner |
    turtle nest patrol: nest id, beach, eggs, hatch date expected | turtle/nest | log/collection/places/measurements | nest,beach,eggs,hatch
    school uniform second hand sales | uniform | shop/catalogue/orders/stock/ledger/collection/log |
    race pace calculator enter distance n time gives pace per mile | pace | tool/measurements/timer | distance,time,pace
    wheelchair basketball club chairs - chair number, assigned to, tyre pressure psi, last serviced | chair/wheelchair | stock/collection/log/measurements/people/jobs | number/no,assigned,tyre/pressure,psi,serviced
    science fair judging: project, student, creativity out of 10, method out of 10, presentation out of 10, total adds up | science/fair/judg/project | log/collection/tool/board/people/measurements | project,student,creativity,method,presentation,total
    Piggery record. Sow tag, date crossed, expected farrowing after 114 days, number of piglets | pig/sow | log/collection/measurements/planner/stock | sow,cross,farrow,piglet,114
    meeting room chat for staff | chat/staff/meeting | chat/feed |
    charity raffle | raffle/charity | tool/game/log/ledger/collection/people/orders/shop |
    Hello dear, my grandson said I could just ask. I knit blankets for premature babies and dogs in the shelter, and I should like to write down each blanket, the wool, the size, and where it went. God bless. | blanket/knit | log/collection/catalogue/jobs/stock | blanket,wool,size,where/went/recipient/destination
    sports day events and winners, houses are Red Blue Green Yellow, 5 points for first 3 for second 1 for third | sports day/event/house/winner | log/board/collection/game/tool/planner | red,blue,green,yellow,5,3,1
    Squirrel sightings red or grey, map pin, date | squirrel | places/log/collection | red,grey/gray,date
    interview candidates board applied, phone screen, onsite, offer, with salary expectation | candidate/interview/applicant/hiring | board/people/jobs/collection | applied,phone screen,onsite,offer,salary
    aquarium club how to articles for beginners | aquarium/fish/article/guide | articles/recipes/catalogue/feed |
    badminton hall slots, 4 courts, Rs 200 per hour, member name and mobile | badminton/court/slot | reservation/appointments/planner/orders | court,200,name,mobile/phone
    litter pick bags filled per street | litter/bag/pick | log/measurements/places/collection | bag,street
    drink 8 glasses of water - teachers wellness challenge | water/glass/wellness | habits/log/measurements/checklist | 8
    archery scorecards 6 arrows per end 12 ends, totals | archery/score/arrow | log/tool/game/measurements/collection | 6/arrow,12/end,total
    `,
  ),
];
