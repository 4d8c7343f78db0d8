import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; read after the first run. */
export const unseenAU: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    hali yikama dukkanim var musteri adi telefonu kac metrekare oldugu ve ne zaman teslim edecegim yazmam lazim defter kayboluyo hep | hali/yikama/siparis/teslim | jobs/people/log/ledger/collection | musteri/ad/isim, telefon, metrekare/m2/alan, teslim
    Merhabalar, rahmetli babamdan kalan tespihleri bir düzene koymak istiyorum. Her birinin malzemesi, tane sayısı, ustası ve fotoğrafı olsun yeter. | tespih | collection/catalogue/stock | malzeme, tane/sayi, usta, foto/resim/gorsel
    köyde tarla sulama sırası kavga oluyor kimin günü kimin saati belli olsun | sulama/sira/tarla/su | planner/appointments/reservation/log/people/collection | gun/tarih, saat, kim/ad/isim/ciftci/kisi
    fındık toplayan işçilerin yevmiyesi. kim kaç gün geldi ne kadar avans aldı kalan ne hesaplasın | findik/isci/yevmiye/amele | ledger/people/log/jobs | isci/ad/isim/kim, gun, avans, kalan/bakiye/toplam
    kizimin ceyizi icin liste yapicam alinanlari isaretliyim kacaraldim yazsin | ceyiz | checklist/collection/ledger/stock | fiyat/tutar/kac/ucret
    Selamün aleyküm kardeşim hatim grubumuz var 30 cüz kim hangi cüzü aldı okudu mu okumadı mı görelim Allah razı olsun | hatim/cuz | checklist/board/collection/people/log/reservation/planner | cuz, kim/ad/isim/okuyan/kisi, okun/okud/durum
    lastik oteli programı: plaka, lastik ebadı, raf no, mevsim (yaz/kış), bırakma tarihi | lastik | stock/collection/log/people/reservation | plaka, ebat/ebad/olcu, raf, mevsim/kis, tarih
    Bebeğim 3 haftalık, hangi memeden kaç dakika emdi unutuyorum uykusuzluktan. Gece tek elle kullanabileceğim bişey lütfen | emzir/bebek/emme | log/measurements/tool/collection | meme/taraf/sag/sol, dakika/sure
    düğünde kim ne taktı yazalım, geri götüreceğiz ya sonra, altın mı para mı kaç tane | dugun/taki | ledger/log/collection/people | kim/ad/isim/kisi, altin/tur/cins/para, adet/miktar/tane/kac
    Halı saha işletiyorum 2 saham var saat saat kim kiralamış kapora vermiş mi bakacağım | hali saha/saha/rezervasyon/kiralama | reservation/appointments/planner/ledger/jobs | saat, kim/ad/isim/musteri/takim, kapora
    ben suriyeli ben berber musteri gelmek istiyor saat yazmak lazim isim telefon hangi tras | berber/tras/randevu/musteri | appointments/reservation/people/planner/log | isim/ad, telefon, saat, tras/islem/hizmet
    osmanlı padişahları bilgi yarışması çocuklara 4 şıklı olsun puan versin | osmanli/padisah | quiz/game/flashcards | puan/skor
    Almanca kelime kartı yapıcam önü almanca arkası türkçe bildiğimi geçsin bilmediğimi bi daha sorsun B1 sınavım var haziranda | almanca/kelime/kart | flashcards/quiz |
    Sınıfta kura çekmek için uygulama. Öğretmenim, 28 öğrenciden rastgele birini tahtaya kaldırsın, aynı kişi üst üste çıkmasın. | kura/ogrenci/sinif/sec/rastgele | tool/game/people |
    sigarayı biraktim kac gun oldu cebimde ne kadar para kaldı gosteren sey. gunde 1 paket iciyodum | sigara | tool/log/measurements/ledger | gun, para/tasarruf/tutar/birik
    beton hesaplama en boy yükseklik gireyim kaç küp çıkar | beton/kup/metrekup | tool | en/genislik, boy/uzunluk, yukseklik/kalinlik/derinlik
    Damacana su bayisiyim. Mahalleli arıyor ben deftere yazıyom. Adres, kaç damacana, boş iade etti mi, borcu var mı hepsi bi yerde dursun. | damacana/su/siparis/musteri | people/jobs/ledger/log/stock | adres, damacana/adet/miktar, bos/iade, borc/bakiye
    sokak kedilerini besliyoruz 4 kadin kim hangi noktaya ne zaman mama birakti haberlesemiyoruz | kedi/mama/besle | log/planner/checklist/places/feed | nokta/yer/konum, kim/ad/isim/kisi/gonullu, tarih/zaman/saat
    Deprem çantası kontrol listesi, içindekilerin son kullanma tarihi geçince haber versin | deprem/canta | checklist/stock/collection | son kullanma/skt/tarih
    anneannemin tarifleri kayboluyor tek tek yazıp saklamak istiyorum malzemesi yapılışı kaç kişilik | tarif/anneanne/yemek | recipes/collection/articles | malzeme, yapilis/hazirlan, kisi/porsiyon
    Terziyim abi. Ölçü defteri lazım: göğüs bel basen kol boyu, müşterinin adı, prova günü | terzi/olcu/prova/musteri | measurements/people/jobs/appointments/collection/log | gogus, bel, basen, kol, ad/isim/musteri, prova
    okul servisi şöförüyüm 17 çocuk var bindi inmedi gelmedi işaretleyecem veli telefonuda dursun aylık ücret ödendimi | servis/ogrenci/cocuk | people/checklist/ledger/log | veli, telefon, ucret/odeme/odendi/aidat
    kuluçka makinasına yumurta koyduğum günü yazayım 21 gün sonra ne zaman çıkacağını söylesin | kulucka/yumurta/civciv | tool/log/planner/collection | 21/cikis/tarih/cikacak
    gittigim kamp alanlari, suyu var mi tuvalet var mi kac yildiz veririm haritada konumu | kamp | places/collection/catalogue/log | su, tuvalet/wc, yildiz/puan, konum/adres/harita
    Migren günlüğü rica ediyorum. Nöroloğum istedi: başlangıç saati, şiddeti 1-10, ne yedim, hangi ilacı aldım, kaç saat sürdü. Teşekkürler. | migren/agri/atak | log/measurements | saat/baslangic, siddet, yedi/yemek/yiyecek/besin, ilac, sure/surd
    sanayide kaportacıyım arabalar sırada bekliyo boyada bitti diye sürükleyip taşıyayım plaka ve renk kodu olsun | kaporta/arac/araba/boya | board/jobs/collection | plaka, renk/reng, bekl/sira, boya, bitti/biten/tamam
    kaza namazlarımı eksiltmek için sayaç. 5 vakit ayrı ayrı. | namaz/kaza | tool/checklist/log/measurements | sabah, ogle, ikindi, aksam, yatsi
    Güvercinlerim için soy takibi: bilezik no, rengi, anası babası, uçuş süresi. Selamlar Adana'dan | guvercin/kus | collection/catalogue/log/people | bilezik/halka, renk/reng, ana/anne, baba, ucus/sure
    apartman yöneticisi seçildim istemeden :( 12 daire aidat ödeyen ödemeyen, bir de asansör tamiri gibi giderler | apartman/aidat/daire/gider | ledger/people/checklist/log | daire, aidat, gider/masraf
    bi uygulama istiyom tavla skoru tutsun kim kac mars yapti abimle surekli kavga ediyoz | tavla/skor/mac | tool/log/game/collection | mars, kim/oyuncu/ad/isim
    şekerim var doktor amca günde 4 kere ölç yaz dedi aç tok ve insülin kaç ünite yapmışım gözlerim iyi görmüyor büyük olsun | seker/insulin/olcum | measurements/log | ac/tok/acl/tokl, insulin/unite
    Kütüphanecilik kulübü olarak ödünç verdiğimiz kitapları takip edelim; kitap, alan öğrenci, veriliş ve iade tarihi. | kitap/kutuphane/odunc | log/collection/catalogue/people/reservation/stock | kitap, ogrenci/alan, veri/odunc, iade
    mobilya montaj isleri musteri adresi ne kurulcak kac para kim gidecek bitti mi | montaj/mobilya | jobs/board/ledger/people/planner | adres, para/ucret/fiyat/tutar, kim/usta/eleman/ekip/giden, bitti/durum/tamam
    Trafik işaretleri çalışmak istiyorum ehliyet sınavı için, işaretin adını sorsun ben bileyim yanlışlarımı sonda göstersin | trafik/isaret/ehliyet | quiz/flashcards | yanlis/sonuc
    Bizim kooperatifin zeytinyağı stoğu... teneke boyu (5lt, 18lt), asit oranı, hangi üreticiden geldi, kaç teneke kaldı | zeytin/yag/stok | stock/catalogue/ledger/collection | teneke/boy, asit, uretici, kaldi/kalan/adet/miktar/stok
    yks ye 5 ay kaldi hangi ders hangi konu kac soru cozdum netlerim nasil gidiyo grafik olsun | yks/soru/net/ders/deneme | log/measurements/planner/checklist/collection | ders, konu, soru, net
    Muhallebi kıvamında blog gibi bişey istiyorum aslında: mahallemizin eski fotoğraflarını ve altına hikayelerini koyacağım, okuyanlar gezinsin | mahalle/foto/hikaye/ani | articles/feed/collection/catalogue/places | foto/resim/gorsel, hikaye/metin/yazi/aciklama
    balikciyim cikan balik cins kilo hangi mevki ruzgar nasıl mazot kac litre gitti | balik/av/sefer | log/ledger/measurements/collection | cins/tur, kilo/kg/agirlik, mevki/yer/bolge, ruzgar, mazot/yakit
    çocuklara ev işi puan tablosu yatağını topladı 5 puan bulaşık 10 puan hafta sonu kim kazanırsa dondurma | ev isi/puan/gorev/cocuk | checklist/board/log/game/people/tool/ledger | puan, cocuk/kim/ad/isim, gorev/is
    nöbet çizelgesi hemşireyiz 9 kişi gündüz gece izinli ayın tamamı görünsün | nobet/hemsire/vardiya | planner/appointments/people/log/board | gunduz, gece, izin
    oyun istiyorum hafıza kartı meyvelerle açıp eşini bulacak 5 yaşında oğlum için | hafiza/meyve/es/kart | game |
    Yaylaya çıkan koyunlarım 140 baş; küpe numarası, ırkı, doğum yaptı mı, aşısı ne zaman. İnternet çekmiyor orda haberiniz olsun | koyun/suru/hayvan | collection/log/stock/people | kupe, irk, dogum/dogur, asi
    kuaforde boya formulu unutuyorum hangi musteriye hangi tup kac gram oksidan kac volum | boya/formul/musteri/kuafor | people/collection/log/recipes | musteri/ad/isim, tup/renk/boya/numara, gram/miktar, oksidan/volum
    yumurta haşlama zamanlayıcısı rafadan kayısı katı bas başlasın öt | yumurta/hasla/zaman | tool | rafadan, kayisi, kati
    Emekli öğretmenim, bağlama kursuna gidiyorum. Çalıştığım türküler, yöresi, makamı, akort düzeni ve ne kadar ezberlediğim. | turku/baglama/repertuar | collection/log/catalogue/checklist | yore, makam, akort/duzen, ezber
    sahibinden ilanı gibi değil sadece kendi kiralık dairelerim, kiracı, kira, artış ayı, depozito | daire/kira/ev/emlak | ledger/collection/people/catalogue | kiraci, kira, artis, depozito
    sedat abi sana diyom bana bi program yap kepce kac saat calisti hangi santiye operatör kim saat ucreti ne | kepce/is makinesi/santiye/calisma | log/jobs/ledger/collection | saat, santiye, operator, ucret
    Kanarya sesi, ney, su sesi... uyumadan dinleyeceğim sesler, basınca çalsın yarım saat sonra kapansın | ses/uyku/dinle/muzik | player/tool/collection |
    üniversite yemekhanesi menüsü değil evin haftalık yemek planı pazartesiden pazara öğlen akşam kim pişirecek | yemek/hafta/menu | planner/recipes/checklist/collection | ogle, aksam, kim/pisir/ad/isim
    turşu kuruyorum her sene kavanoz kavanoz. kurduğum tarih tuz oranı sebze açılacağı gün karışmasın | tursu/kavanoz | log/collection/recipes/stock | tarih/kur, tuz, sebze, acil
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    chimney sweep here, need somewhere for addresses, type of fire, last swept date and when they are due again. that's all nothing fancy | chimney/sweep/flue | jobs/people/log/appointments/collection/places | address, type/fire, last/swept/date, due/next
    My mum has dementia and three of us take turns. We need to see who visited, what she ate, her mood and if tablets were given. | mum/care/visit/mom | log/checklist/planner/people/measurements | who/visitor/name/carer, ate/food/meal/eat, mood, tablet/medic/pill
    hello i am turkish student in poland i want make app for learn polish word, front polish back english thank you very much | polish/word | flashcards/quiz |
    lego minifigs!!! series, number, have or need, how many doubles | minifig/lego | collection/checklist/catalogue/stock | series, number, have/need/owned/status, double/duplicate/quantity/spare
    ok so basically i sell empanadas at the saturday market and i never know if i made money so i want to put in what i made what i sold and what i spent on flour and meat and stuff | empanada/market/sale/profit | ledger/stock/log | made/produced, sold/sale, spent/expense/cost
    Allotment waiting list for our parish council: name, address, date joined list, plot size wanted. | allotment/waiting/plot | people/log/collection/reservation | name, address, date/joined, size
    Need tyre pressure converter psi bar kpa | pressure/psi/convert/tyre/tire | tool | psi, bar, kpa
    wedding in sept and my seating is a NIGHTMARE. guests, table number, veggie or meat, rsvp yes no | wedding/guest/seating | people/checklist/planner/collection/reservation | guest/name, table, veg/meat/meal/diet, rsvp
    dog grooming salon bookings. dogs name, breed, owner phone, what cut they like, bites y/n lol | dog/groom | appointments/people/jobs/reservation/collection | name/dog, breed, phone, cut/style, bite
    I keep a weather diary since 1987 in notebooks. Would like rainfall in mm, max and min temperature, wind direction, and remarks. | weather/rain/diary | log/measurements | rain, max, min, wind, remark/note/comment
    app for flip coin and roll dice thats it | dice/coin/flip/roll | tool/game | coin/flip, dice/roll
    Periodic table quiz for my year 9 class, symbol shown, they choose the element, score at the end please | periodic/element/symbol/chemistry | quiz/game/flashcards | score
    we rent out 6 paddle boards and 4 kayaks on the lake. who took what, when did they leave, deposit paid, back or not back | kayak/paddle/board/rental/hire | reservation/log/ledger/stock/jobs/board | who/name/customer, time/left/leave/start, deposit, back/return
    Please make one app for my tiffin customer. Name, flat no, veg or nonveg, how many day left in month, payment pending. Kindly do the needful | tiffin/customer/meal | people/ledger/collection/log | name, flat, veg, day, pay/pending
    tracking my sourdough starter feeds flour water ratio temp and how high it rose | sourdough/starter/feed | log/measurements/recipes | flour, water/ratio, temp, rise/rose/height
    Church organist. I want a list of hymns we sang each Sunday so I don't repeat them: hymn number, tune, date, key. | hymn | log/collection/catalogue/planner | number, tune, date, key
    looking for something where I can log every pinball machine i've played, bar or arcade it's in, high score, city | pinball | log/collection/places/catalogue | bar/arcade/location/venue/place, score, city
    tip splitter. bill, percent, how many ppl | tip/bill/split | tool | bill/amount/total, percent/tip, people/person/ppl/split
    My son is allergic to loads of things. I need a list of safe foods by brand, shop and when I last checked the label. | food/safe/allerg | collection/catalogue/checklist/log/stock | brand, shop/store, check/date
    hi im a pool guy, 40 pools, ph chlorine readings each visit, chemicals i added, gate code, thx | pool | log/measurements/jobs/people/places | ph, chlorine, chemical/added, gate/code
    lost property box at a primary school. what it is, colour, where found, date, photo, claimed or not | lost/found/property | collection/log/catalogue/checklist/board/stock | colour/color, where/place/found/location, date, photo/image/picture, claimed
    bus driver overtime, date start finish hours rate so they cant cheat me again | overtime/hours/shift | log/ledger/tool | date, start, finish/end, rate
    Beginner Morse code practice, show the letter, I tap to see dots and dashes | morse | flashcards/quiz/game/tool |
    I'd love a place to keep my late husband's jokes. Just the joke, who it was about, and the occasion he told it. | joke | collection/articles/feed/log/catalogue | who/about/person, occasion
    sneaker reseller need to know size cost sold price platform profit | sneaker/shoe/resell | stock/ledger/collection/catalogue | size, cost/bought/buy, sold/sale/price, platform, profit
    tattoo studio waiver and booking: client, artist, placement, deposit, date and time | tattoo/booking/client | appointments/people/reservation/jobs | client/name, artist, placement, deposit, date/time
    translate from voice: okay I want an app for my horses um there's five of them and I need when the farrier came when they were wormed and what they eat in the morning and at night | horse | collection/log/checklist/people/planner | farrier, worm, morning, night/evening
    pub quiz about 90s music for friday lads night multiple choice 20 questions | 90s/music/quiz | quiz/game |
    bug tracker for our tiny indie game, columns new, working, testing, done. severity and who's on it | bug/issue/game | board/jobs/checklist/collection | new, working/progress, testing, done, severity, who/assign/owner/name
    Blood donation record — date, location, haemoglobin, left or right arm, next date I can give. | blood/donat | log/measurements/collection | date, location/place, haemoglobin/hemoglobin, arm, next
    i want to be fluent in capital citys of africa like show country i say capital | capital/africa/country | flashcards/quiz/game |
    storage unit inventory. box number, what's inside, which shelf, fragile | box/storage/unit/inventory | stock/collection/catalogue/checklist | box/number, inside/content/item, shelf, fragile
    Good day. I run small driving school in Accra. Student, number of lessons done, test date, fees owing, instructor. God bless. | driving/student/lesson | people/ledger/log/appointments/collection | student/name, lesson, test, fee/owing/balance, instructor
    speed cubing timer with scramble and best time and average of 5 | cub/timer/solve/scramble | tool/log/game | scramble, best, average
    hot sauce tastings with my roommates, heat 1-10, flavor, would buy again | hot sauce/sauce/tasting | log/collection/catalogue | heat, flavor/flavour/taste, buy/again
    Scout troop badges. Which kid has which badge and date earned and do we still owe them the patch. | scout/badge | checklist/people/collection/log | kid/scout/name, badge, date/earned, patch/owe
    loft conversion firm, snag lists per house with photo, room, trade responsible, fixed y/n | snag/loft/house/defect | checklist/jobs/board/collection/log | photo/image/picture, room, trade/responsible, fixed/status/done
    podcast episodes i made, let my listeners play em, title, guest, length | podcast/episode | player/catalogue/feed/collection/articles | title/name, guest, length/duration
    concentration of insecticide per knapsack sprayer calculator, dose per hectare, sprayer litres, litres per hectare | spray/insecticide/dose/knapsack | tool | dose/hectare, litre/liter
    what day do bins go out in my street?? black blue brown rotates every 2 weeks my husband always puts wrong one | bin/collection/rubbish | planner/checklist/tool/log/collection | black, blue, brown
    Escape room owner. team name, room, time they escaped in, hints used. leaderboard on the front please | escape/team/leaderboard/room | log/collection/game/reservation/board/people | team, room, time, hint
    recipies for my airfryer with temp and minutes and if u need to shake it | airfryer/air fryer/recip | recipes/collection/catalogue | temp, minute/time, shake
    My physio gave me 8 exercises for the shoulder: sets, reps, pain before, pain after. Dont let me forget a day | physio/exercise/shoulder | checklist/log/measurements/planner | set, rep, pain/before, after
    seed swap group: variety, year saved, germination, who has it, how many packets spare | seed | stock/collection/catalogue/people | variety, year, germination, who/owner/name/keeper, packet/spare
    Guess the number game for kids 1 to 100 tells higher or lower | guess/number | game | higher, lower
    i am from Syria live Manchester i fix phone. customer phone model problem price and is ready or no | phone/repair/fix/customer | jobs/board/people/ledger/log | customer/name, model, problem/fault/issue, price/cost, ready/status
    Short safety talks (toolbox talks) for my scaffolding lads to read on site, ladders, harness, wind. They tick when they've read it. | safety/toolbox/talk/scaffold | articles/checklist/catalogue/feed | ladder, harness, wind, read
    street food trucks around Austin, what they sell, hours, cash only?, my rating | truck/food | places/catalogue/collection/log | sell/food/menu/cuisine, hour, cash, rating/star
    community theatre props & costumes. item, size, which show used it, which rack, condition | prop/costume/theatre | stock/collection/catalogue | item/name, size, show, rack, condition
    counting how many cups coffee i drinked today, plus button, reset in midnite | coffee/cup | tool/log/measurements |
    `,
  ),
];
