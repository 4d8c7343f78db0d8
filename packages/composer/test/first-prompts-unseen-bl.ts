import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; the most common failures were read. */
export const unseenBL: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    arıcılık defteri | ari/kovan | |
    Kars'ta kaz besliyoz, hangi kaz kaç kilo oldu, ne yem yedi, tüyü yolundu mu onu yazcam | kaz | log/stock/collection | kilo,yem
    Selamün aleyküm, camimizin yaz kursuna gelen çocukların devamını tutacağım. Adı soyadı, baba telefonu, kaçıncı cüzde olduğu. | kurs/cami/devam/talebe | people/log | baba,cuz
    uçurtma şenliği gönüllüleri | ucurtma/gonullu/senlig | people/events |
    Denizli horozlarım: horoz adı, kaç saniye öttü, yarışma yeri | horoz/otus | log/collection | saniye,yarisma
    tansiyon seker takip | tansiyon/seker | log |
    Ben 72 yaşında emekli öğretmenim. Her sabah çözdüğüm bulmacayı kaç dakikada bitirdiğimi merak ediyorum; gazete, dakika, bilemediğim kelime sayısı olsun. Torunum kurdu telefonu, kusura bakma yavaş yazıyorum. | bulmaca | log | gazete,dakika,kelime
    dalış defterim derinlik süre nokta buddy tüp basıncı | dalis | log | derinlik,sure,nokta,buddy
    koyde kimin traktoru ne zaman kimin tarlasini surecek sira kavgasi bitsin artik | traktor/tarla/sira | appointments/rentals/jobs/tasks/events/log |
    çölyaklıyım ya, glutensiz tariflerimi topliycam: malzeme, yapılışı, fırın derecesi | gluten/tarif | recipes | malzeme,yapilis,firin
    Otobüs fotoğrafçısıyız biz (evet öyle hobi var) plaka, marka, firma, hangi otogarda çektim | otobus | collection/log/catalogue | plaka,marka,firma,otogar
    Emziriyom, hangi meme kaç dk saat kaçta. gece kafam durmuş hatırlamıyom | emzir/emme/bebek | log | meme
    satranc taktik sorulari sorsun bana | satranc/taktik | quiz/cards/game |
    Dağcılık kulübümüzün malzeme odası: kramponu kim aldı, ne zaman geri getirecek, hasar var mı | malzeme/dagci/krampon | rentals/stock/log | hasar
    Romatizmalı ellerim için parmak egzersizi, günde üç kez yapıp tik atacağım | egzersiz/parmak | habits/tasks/log |
    kaplica gezisine gelecek teyzelerin listesi, oda arkadasi ve kalan borcu | kaplica/gezi | people/events/ledger/log/appointments | oda,borc
    Sucukçu değilim ama evde yapıp eşe dosta satıyorum, siparişler birbirine girdi. Kim, kaç kilo, acılı mı acısız mı, parasını verdi mi | sucuk/siparis | orders | kilo,acili,acisiz
    fidanlıkta sulama nöbeti | nobet/sulama/fidan | tasks/appointments/events/jobs |
    oryantiring | oryantiring/orient | |
    Karagöz tasvirlerim için bir envanter istiyorum. Tasvirin adı, kesen usta, yılı, deri cinsi ve hangi perdede kullanıldığı kayıtlı olmalı. | karagoz/tasvir/envanter | collection/catalogue/stock | usta,yil,deri,perde
    Köln Türk bisiklet dernegi tur takvimi. Bulusma yeri, kac km, rehber, Termin bittabi | bisiklet/tur | events/appointments | bulusma,km,rehber
    sporda kaldırdığım ağırlıklar. hareket set kilo | agirlik/spor/antrenman/idman | log | hareket,set,kilo
    gurme değilim çorbacı geziyom kelle paça beyran işkembe ne varsa. dükkan, şehir, puan | corba | places/log/collection/catalogue | dukkan,sehir,puan
    Serbest veteriner hekimim, köy köy dolaşıp suni tohumlama yapıyorum. Hayvan sahibi, küpe numarası, boğa adı, tohumlama tarihi ve gebelik sonucu gerekli. | tohumlama/veteriner | log/jobs/appointments | kupe,boga,gebelik
    kırkyama kadınlar grubu kumaş takası | kumas/takas/yama | |
    mehter takımı prova günleri | mehter/prova | events/log/appointments/tasks |
    ormanda bulduğum mantarlar, yenir mi zehirli mi, hangi ağacın dibinde | mantar | collection/log/catalogue/places | agac
    Amasya'da 340 elma ağacım var; ilaçlama günü, hangi ilaç, kaç litre su, hava nasıldı. Geçen sene iki kere aynısını atmışız yandı yapraklar | elma/ilaclama/bahce | log | ilac,litre,hava
    su içmeyi unutuyorum | su | habits/log/tasks |
    sitede ortak sauna saati ayarlıycaz erkek kadın günleri karışıyor | sauna | appointments/rentals/events |
    Kuş halkalama istasyonu: halka kodu, tür, kanat boyu, yağ skoru, ağırlık | kus/halka | log/collection | halka kod,kanat,yag,agirlik
    münazara topluluğuyuz herkes konu önersin oy verelim | munazara/konu | votes/requests |
    eşim ms hastası, atak tarihi, hangi uzuv, kaç gün sürdü yazalım doktora gösterelim | atak/ms | log | atak,uzuv,gun
    Tatile çıkarken hep şarj aletini unutuyorum. Valize konacakları tek tek işaretliyim | valiz/bagaj/tatil | tasks/collection/habits |
    Çorumda leblebi kavuruyoz üç kuşaktır, tav no çuval ocakçı bekleme günü | leblebi/kavur/tav | log/stock/jobs | tav,cuval,ocakci,bekleme
    model uçak kulübü | ucak | |
    kangal yavrusu veriyom hangi yavru kime söz verildi kapora aldım mı aşısı yapıldı mı | kangal/yavru/kopek | orders/stock/catalogue/collection/log/ledger | kapora,asi
    işaret dili kelime kartları | isaret dil/kelime | cards/quiz |
    izledigim kore dizileri bolum sayisi kac kere agladim basrol | dizi/kore | log/collection/catalogue | bolum,basrol
    Salyangoz çiftliği kurduk Bursa'da, millet gülüyor ama ihracat var. Kasa no, nem, yumurta sayısı, ölen | salyangoz | log/stock | kasa,nem,yumurta,olen
    okçuluk antrenmanı mesafe ok sayısı sarı isabet | okculuk/ok/antrenman | log | mesafe,isabet
    yaylada sürü sayımı sabah akşam eksik var mı | yayla/suru/sayim | log/habits |
    Anneannem hastanede, ablamlarla dönüşümlü refakatçi kalıyoruz, kim hangi gece belli olsun lütfen | refakat/nobet | appointments/tasks/events/log |
    gezi yazılarım başlık foto şehir, okuyanlar görsün | gezi/yazi | articles/feed | baslik,sehir
    Bağlama kursu ödevi: türkü, düzen, kaç gün çalışıldı, hocanın notu | baglama/odev/turku | tasks/log/habits | turku,duzen,hoca
    gazoz kapağı | gazoz/kapag/kapak | collection/catalogue |
    gündelikçi budamacıyım, hangi bahçe kaç saat yevmiye ne kadar aldım mı almadım mı | yevmiye/budama/gundelik/bahce | log/ledger/jobs | bahce,saat,yevmiye
    adet takibi ama pembe çiçek böcek istemiyorum rica ederim | adet/regl/dongu | log |
    mahalle kedileri: lakabı, kısır mı, topal mı, kim besliyor | kedi | collection/log/people | lakab,kisir,topal
    Şengen başvurusu evrakları: evrak, nereden alınır, son gün. Üç kere ret yedim dördüncüde alıcam | evrak/vize/sengen/schengen | tasks/log/collection | evrak,son gun
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    llama treks | llama/trek | |
    I keep koi. Want to jot ammonia, nitrite, temp and what i dosed, after the heron incident | koi/pond | log | ammonia,nitrite,temp
    morris side – whos free for which fete | morris/fete/availab | people/events/votes/requests/appointments |
    app for my catfish ponds in Ibadan. pond, feed kg, sampled weight, dead ones, last water change | catfish/fish/pond | log/stock | feed,weight,dead,water
    Kindly create one application for our laughter yoga club, morning attendance with name, flat number and wing | laughter/yoga/attendance | people/log | name,flat,wing
    pill reminder for dad | pill/medic/tablet/remind | tasks/habits/log |
    i do up old typewriters. serial no, make, whats broken, ribbon type, sold or keeping | typewriter | collection/jobs/stock/catalogue/log | serial,make,ribbon
    cheese!! i make it in the garage. milk source, culture, pH, days aged | cheese | log/recipes/collection | milk,culture,ph,aged
    parkrun marshal rota | marshal/rota/parkrun | events/people/tasks/appointments |
    backpacking vietnam w 3 mates, who paid what in dong | backpack/vietnam/expense/trip | ledger/log |
    Dear Sir or Madam, I am secretary of a sweet pea society (founded 1911) and should like to keep our exhibitors, the class each has entered, and any prize won. I have no computer, only this telephone. | sweet pea/exhibitor | people/log/collection | exhibitor,class,prize
    worm casting orders | worm/casting | orders |
    tinnitus diary how loud 1-10, which ear, coffees that day | tinnitus | log | loud,ear,coffee
    quiz about sheep breeds for young farmers night | sheep/breed | quiz/game/cards |
    need to split tractor diesel between 4 cousins without another fist fight | diesel/tractor/fuel | ledger/tool/log |
    My nan's home remedies - she's 91, I want them saved before... you know. Ingredients, what it's for, how to make it | remed/nan | recipes/collection/articles/catalogue | ingredient
    urban sketchers meetups: meeting point, subject, what to bring | sketch | events/appointments | meeting point,subject,bring
    snakes. morph, hatch date, last feed, shed dates | snake | collection/log/people | morph,hatch,feed,shed
    count baby kicks | kick/baby | log/tool/habits |
    the village hall keeps getting double booked. Bridge club on top of zumba, there was nearly blood. room, group, day, from, till | hall/booking | appointments/rentals/events | room,group,day,from,till
    ski tuning: edge angle, wax, base, whose skis | ski/tuning | log/jobs/orders | edge,wax,base
    Alphonso mango dispatch from our Ratnagiri orchard: buyer, dozens, grade, transport name | mango/alphonso/dispatch/orchard | orders/log/stock/ledger | buyer,dozen,grade,transport
    something that tells me how much grass seed for so many square metres | seed/grass | tool |
    long covid pacing, spoons left at end of day, what wiped me out | pacing/covid/energy/spoon | log/habits | spoons
    roller derby bouts: jammer, points, penalties, bruises lol | derby/bout | log/game/events/collection | jammer,points,penalties,bruises
    lighthouses ive been to (14 so far!) country, year built, did i climb it | lighthouse | places/collection/log | country,built,climb
    free horse manure. people ask for bags & we tell them when the gates open | manure/muck | requests/orders/appointments |
    morse code flash cards | morse | cards/quiz |
    Stoma supplies. How many left, size, when to reorder. don't make it look like a hospital ok | stoma/suppl | stock | size,reorder
    We're six widowers who cook together Thursdays, none of us could boil an egg in 2019. Whose house, main dish, who brings pudding. | cook/thursday/supper/dinner | events/appointments/log/tasks/recipes | house,dish,pudding
    metal detecting finds: field, depth cm, what it is, told the finds officer y/n | detect/find | collection/log | field,depth,officer
    xmas turkey orders weight, pickup day, deposit, giblets y/n | turkey/order | orders | weight,pickup,deposit,giblets
    gap year bucket list | bucket/gap | tasks/places/collection/habits |
    karaoke queue for the working mens club, singer song key | karaoke/song/singer | requests/orders/events/log/appointments | singer,song,key
    my greyhounds physio exercises twice daily | greyhound/physio/exercise | habits/log/tasks |
    Community health volunteer here in Kisumu. I am visiting expectant mothers: name, village, weeks pregnant, mosquito net yes/no, next visit date. | mother/visit/pregnan/health | people/log/appointments | village,weeks,mosquito,next visit
    vote on next book, we're a mardy lot and nobody agrees | book | votes |
    our cosplay group lends wigs n props around, who has it, till when, condition | cosplay/wig/prop | rentals/stock/log | condition
    Places to empty the camper toilet between Porto and Faro, free or paid, opening hours | toilet/camper/dump/dispos | places/log/collection | opening
    beer mats | beer mat/beermat/mats | collection/catalogue |
    goat milk soap batches lye oils scent cure weeks | soap | log/recipes/stock/collection | lye,oils,scent,cure
    cant sleep. bedtime, wake ups, phone minutes b4 bed, dreams (weird ones) | sleep | log | bedtime,wake,phone,dream
    a chat just for our dog walkers, whatsapp has become all politics | dog/walk | chat/feed |
    Vintage tractor rally entrants plus make, year, horsepower and do they need trailer parking | tractor/rally/entrant | people/events/collection/log | make,year,horsepower,trailer
    i teach banjo to 9 kids & 1 bishop. pupil, lesson time, tune, paid? | banjo/lesson/pupil | appointments/people/log/ledger | pupil,lesson,tune,paid
    asthma peak flow morning evening | peak flow/asthma | log | morning,evening
    Paddy intake at our rice mill, farmer name, bags, moisture percent, rate per quintal | paddy/rice/intake | log/ledger/stock/orders | farmer,bags,moisture,rate
    Cousins scattered Lagos to Houston, we want to post holiday snaps with small captions and like each other's own | holiday/snap/photo/cousin | feed |
    dnd campaign npcs, where we met them, friend or foe, secret | dnd/campaign/npc/d&d | collection/people/log/cards | friend,foe,secret
    Hedgehog hospital admissions: where found, grams, ticks, released on | hedgehog/admission | log/people/collection | found,grams,ticks,released
`,
  ),
];
