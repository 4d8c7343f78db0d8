import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenBQ: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    Mezar bakımı yapıyorum, parsel no, aile, telefon, son sulama tarihi tutmam lazım | mezar | jobs/log/places/people/collection/tasks | parsel,aile,telefon,sulama
    puzzle koleksiyonum | puzzle/yapboz | collection/catalogue |
    Sınıf nöbetçi çizelgesi, ilkokul 3-B. Velilerden biriyim hocam rica etti de | nobet | tasks/events/log/appointments/people |
    tandir ekmegi siparisi aliyorum mahalleden: musteri, adet, alim saati, odendi mi | ekme/tandir/siparis | orders | musteri,adet,alim,oden
    kahvede dama oynuyoz kim kimi yendi yazcaz, kaybeden çayları ödüyo da | dama | log/game/events/ledger/collection |
    Hanımın pasta kursu var. Kursiyer, seviye, ücret, devamsızlık. Telefonundan baksın yeter | pasta/kurs | people/log/ledger/collection | kursiyer,seviye,ucret,devamsizlik
    Saat tamircisiyim, gelen saatleri kaydedeyim: marka, sahibi, arıza, söz verilen gün, fiyat | saat/tamir | jobs/orders/log/collection | marka,sahib,ariza,fiyat
    deprem cantasi | deprem/canta | stock/tasks/collection/habits |
    Oğlum stutter yani kekemelik terapisi alıyor, günlük egzersizlerini işaretlesek de terapist görse | kekeme/egzersiz/terapi | habits/log/tasks |
    Gurbette cami derneğiyiz (Wuppertal), kurban hisselerini yazacağız: hissedar, hisse sayısı, vekalet, ödeme | kurban/hisse | ledger/orders/people/collection/log | hissedar,vekalet,odeme
    köyün imece günleri, kim hangi tarlaya yardıma gitti kim gitmedi belli olsun artık | imece | log/events/tasks/people/collection |
    Kpss tarih soru bankası, çözdükçe doğru yanlış saysın | kpss/tarih/soru | quiz/cards/log |
    Lens takma günlüğü. sağ, sol, takıldığı saat, çıkarıldığı saat | lens | log/habits | sag,sol,takil,cikar
    Fındık toplama işçi yevmiyesi: işçi, gün, çuval, yevmiye, avans. Giresun Bulancak'tan selamlar | findik/yevmiye/isci | ledger/log/people/jobs | isci,cuval,yevmiye,avans
    evdeki bitkilerin sulanma zamani unutuyorum hepsi kuruyo :( | bitki/sula/cicek | habits/tasks/log/collection |
    Mahallemizdeki sokak çeşmelerini haritalandırmak istiyoruz; çeşme adı, kitabe, yapım yılı, akıyor mu. Emekli tarih öğretmeniyim. | cesme | places/catalogue/collection | kitabe,yapim
    kiralik abiye: elbise, beden, gelin adi, alis, iade, kapora | abiye/elbise | rentals/orders | elbise,beden,iade,kapora
    Kanarya üretiyorum bilezik no, anne, baba, yumurta, çıkan yavru | kanarya/kus | log/collection/stock | bilezik,anne,baba,yumurta,yavru
    Kızlarla her ay altın günü yapıyoruz sırayı karıştırıyoruz geçen ay iki kişiye birden çıktı rezillik | altin/gun | events/ledger/log/people/tasks |
    Sınav kaygısı için nefes sayacı | nefes/sayac | tool/habits/log/game |
    Oto sanayide boyacıyım, plaka yazcam boya kodunu yazcam bi de kaç gram gittiğini o kadar | boya/plaka | log/jobs/collection/recipes | plaka,kod,gram
    Divan edebiyatı beyit kartları, önde beyit arkada günümüz Türkçesi | beyit/divan/edebiyat | cards/quiz | beyit
    bizim sitede yüzme havuzu için saat ayırtma. daire no, saat, kişi. kavga dövüş bitsin | havuz | appointments/rentals/events | daire,saat,kisi
    Su sayacı okuma köy kooperatifi: abone, eski endeks, yeni endeks | sayac/abone/su | ledger/log/people | abone,eski,yeni
    turşu tariflerim | tursu/tarif | recipes |
    Hocam ben kaptanım kosterde, kumanya stoğu lazım: malzeme, miktar, son kullanma, depo | kumanya | stock | malzeme,miktar,depo
    Kan bağışçıları listesi yapıyoruz Kızılay gönüllüleriyiz: ad, kan grubu, ilçe, son bağış | kan/bagis | people/log/collection | kan grubu,ilce,son bagis
    annemin fizik tedavi randevulari | randevu/tedavi/fizik | appointments/events/log |
    Karagöz perdesi kuruyorum çocuk şenliklerine; etkinlik yeri, gün, oyun, kaşe. Eskiden ajandaya yazardım, ajanda yandı | karagoz/gosteri/oyun/etkinlik | events/appointments/jobs/log | oyun,kase
    Motorla Anadolu turu: etap, km, benzin, konaklama, masraf | tur/motor/etap | log/ledger/places/events | etap,km,benzin,konaklama,masraf
    Okul gazetesi yazılarını toplayacağız: başlık, yazar, köşe, metin | gazete/yazi | articles/feed/collection | baslik,yazar,kose
    lan şu kombi bakımlarını unutuyom müşteri arıyo küfrediyo bana bakım hatırlatıcı yap | kombi/bakim | appointments/jobs/tasks/log/people |
    Kuzu kulağı, madımak, ebegümeci... yöremizin yabani otlarını anlatan rehber. Yöre adı, mevsim, nasıl pişer | ot/bitki | catalogue/articles/collection/recipes | yore,mevsim
    Apartman yöneticisiyim asansör firmasını değiştirelim mi oylaması, daireler evet hayır çekimser desin | asansor/oy | votes | evet,hayir,cekimser
    Halk oyunları ekibinin kıyafet dolabı: parça, yöre, beden, adet, kimde | kiyafet/halk oyun/dolap/dolab | stock/rentals/collection | parca,yore,beden,adet,kimde
    regl takibi ama pembe çiçekli olmasın yeter artık | regl/adet/dongu | log/habits/events |
    Torunumun ilk kelimelerini yazayım dedim: kelime, tarih, ne demek istedi | kelime | log/collection/cards | kelime
    Matbaa iş takip. müşteri - iş - kağıt gramajı - tiraj - termin | matbaa/baski/is takip | jobs/orders | musteri,gramaj,tiraj,termin
    Lüfer çinekop palamut hangi gün nerde ne yemle tuttum onu yazcam boğazda | balik/av/lufer | log | yem
    bekar evi bulasik sirasi | bulasik | tasks/habits/log |
    Dernek lokalinde bağlama kursu, haftalık ders saatleri: öğrenci, eğitmen, gün, saat | baglama/ders/kurs | appointments/events/people/log | ogrenci,egitmen,gun
    Mutfak dolabı üretiyom ölçüye gidiyom unutuyom hepsini. adres, en, boy, kapak rengi, tezgah | dolab/dolap/mutfak/olcu | jobs/log/orders/people | adres,kapak,tezgah
    Sigarayı bırakıyorum kaçıncı gündeyim ve cebimde ne kaldı | sigara | habits/tool/log/ledger |
    TOKİ önünde pazarcıyım sebze halden alış satış zayi: ürün, alış, satış, zayi | pazar/hal/sebze/urun | ledger/stock/log | alis,satis,zayi
    Kayıp eşya dolabı ortaokul, bulunan şey nerede bulundu kim aldı | kayip/esya | collection/log/requests/stock |
    Bahis değil ha, aile içi maç tahmini: maç, tahmin eden, skor, puan | tahmin/mac | log/game/votes/events | mac,skor,puan
    3d yazici filamanlari marka tur renk kalan gram | filaman | stock/collection | marka,tur,renk,kalan
    Kalp pili olanlar için kontrol günlüğü: kontrol tarihi, pil ömrü, doktor notu | pil/kontrol/kalp | log/appointments/events | kontrol,pil
    Gönüllü itfaiyeyiz, hortum ve tüp muayene kayıtları gerekiyor: ekipman, seri no, muayene günü, uygun/uygun değil | muayene/ekipman/itfaiye/hortum | log/stock/tasks/collection | ekipman,seri,muayene,uygun
    yetmiş iki yaşındayım, bilmece severim torunlara sorayım, cevabı saklı dursun basınca açılsın | bilmece | cards/quiz/game |
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    pub quiz team scores | quiz/score/pub | log/game/events/collection |
    Keeping track of my late husband's clocks. Maker, year, room it stands in, wound last | clock | collection/log/catalogue | maker,year,room
    susu contributions for the market women: name, amount, turn, collected | susu/contribution | ledger/people/log | name,amount,turn,collected
    I'm a farrier. horse, yard, shoes or trim, next visit, owed | horse/farrier/shoe/visit | jobs/appointments/log/people | horse,yard,next visit,owed
    my toddler's naps | nap | log/habits |
    Kindly make one app for our housing society gate: visitor name, flat no, vehicle, in time, out time. Watchman is not so educated so keep simple | visitor/gate | log/people | visitor,flat,vehicle
    escape room booking thing, room + team size + slot | escape/booking/room | appointments/orders/events/rentals | team,slot
    birdz i seen from the kitchen window lol | bird | log/collection |
    Flash cards for Welsh mutations, learning before I move to Aberystwyth | welsh/mutation | cards/quiz |
    Hi, I repair accordions (yes really). Need: make, owner, problem, reeds replaced, charge | accordion/repair | jobs/orders/log | make,owner,problem,reed,charge
    NEPA light diary. when them bring light, when them take am, and gen fuel litres | light/nepa/power | log/ledger | fuel
    chore wheel for 3 kids who fight about everything | chore | tasks/habits/game |
    We're a narrowboat syndicate of eight owners. Week, owner, mooring left at, diesel level | boat/narrowboat/week/booking | rentals/log/appointments/events | week,owner,mooring,diesel
    UPSC polity mcq practise | polity/upsc/mcq | quiz/cards |
    hedgehog rescue intake: found where, weight, condition (mites, injury, hoglet), released | hedgehog/intake | log/collection/people | weight,mites,injury,hoglet,released
    I coach U12 girls softball and the snack parents keep double booking. game date, parent, snack | snack/softball | events/tasks/appointments/log | parent,snack
    ghost tour stops in Savannah with a short story for each one | ghost/tour/stop | places/catalogue/articles |
    Lotion bar recipes, oils and percentages | lotion/recipe | recipes/collection |
    Ok so basically my flatmates and I split bills and Dan never pays. who paid, what for, how much | bill/expense/split | ledger |
    Morris dancing side — dances we know, tradition, number of dancers, tune | dance/morris | collection/catalogue/recipes | tradition,dancers,tune
    stamp album ceylon only | stamp/ceylon | collection/catalogue |
    Scaffold inspection log, site, tag colour green/amber/red, inspector, next due. Has to be weekly by law | scaffold/inspection | log/jobs/tasks | site,green,amber,red,inspector,next due
    prayer requests for our cell group | prayer | requests/feed/log/collection/tasks |
    Need to rent out my bouncy castles. castle, customer, pick up, return, deposit paid | castle/bounc | rentals/orders/appointments | castle,customer,return,deposit
    Hello dear, I am 79 and want to jot down which neighbour I have lent my casserole dishes to | dish/casserole/lent/lend/loan | rentals/log/collection/ledger |
    crossfit WODs: name, time, rx or scaled | wod/crossfit/workout | log/collection | rx,scaled
    Mock election at our middle school, three candidates, one vote each: Amara, Theo, Priyanka | election/vote/candidate | votes | amara,theo,priyanka
    a metronome. nothing else | metronome | tool |
    poultry farm Ibadan pen by pen: pen, birds alive, mortality, crates of eggs, feed bags | poultry/pen/farm/egg | log/stock | pen,mortality,crate,feed
    wedding dj - couple, venue, first dance, do not play list | wedding/dj/gig | events/jobs/appointments/orders | couple,venue,first dance,do not play
    mushroom foraging spots, SECRET, gps + species + month | mushroom/forag/spot | places/log/collection | species,month
    lost luggage desk at a tiny airport. tag number, flight, passenger, bag colour, status | luggage/bag | requests/log/jobs/collection/stock | tag,flight,passenger,colour,status
    Sunday school memory game with animals from the ark, pairs | memory/ark/animal/pair | game/cards |
    tyre shop: brand, size, qty, rack, cost price | tyre/tire | stock/catalogue | brand,size,qty,rack,cost
    My migraines. Pain 1-10, aura yes or no, trigger, what I took | migraine | log | pain,aura,trigger
    Kannada newspaper delivery boy collection, house, paper, monthly bill, paid/pending | newspaper/paper/delivery | ledger/orders/people/log | house,paper,bill,paid,pending
    whos turn to drive carpool | carpool | tasks/events/log/people |
    Village hall committee minutes, with date, those present, decisions and who must act | minute/meeting | log/articles/events | present,decision
    Sneaker resale: pair, size, bought at, sold at, profit | sneaker/resale/shoe | ledger/stock/collection | pair,size,bought,sold,profit
    Group chat type board just for our street, ppl keep leaving whatsapp | street/chat/board | chat/feed |
    dialysis fluids intake max 1 litre a day: drink, ml, time | fluid/drink/intake | log/habits | drink,ml,time
    Kilt hire & highland dress. Customer, tartan, waist, function date, back by | kilt/highland/hire | rentals/orders | customer,tartan,waist,function
    aquarium water tests nitrite nitrate ammonia ph temp | aquarium/water/test | log | nitrite,nitrate,ammonia,ph,temp
    Lab partner finder for first years, uni of lagos, name, course, free hours | partner | people/requests/feed | name,course,hours
    i want to stop biting my nails | nail/biting | habits/log/tool |
    Welding certs expiry. welder, process (MIG, TIG, stick), cert no, expires | weld/cert | people/log/collection/stock | welder,mig,tig,stick,expires
    Our robotics team has a parts bin nobody can find stuff in!! part, bin #, count, reorder at | part/bin/robot | stock | part,bin,count,reorder
    Halal restaurant menu for customers to see, starters mains desserts with prices | menu/restaurant/halal | catalogue/orders | starter,main,dessert,price
    Ferret club show results: ferret, handler, class, placing | ferret/show/result | log/events/collection/people | handler,class,placing
    Beekeeper swarm call outs come by phone all May. caller, postcode, height off ground, collected? | swarm | jobs/requests/log/appointments | caller,postcode,height,collected
`,
  ),
];
