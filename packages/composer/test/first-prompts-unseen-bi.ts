import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenBI: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    kovan defteri | kovan | log/collection |
    Gelin çeyizi sayıp durmaktan yoruldum, çeyiz listesi olsun: parça, adet, kim ördü | ceyiz | collection/stock/tasks | parca,adet,kim
    bisiklet tamir atolyem var isler karisti. musteri, bisiklet, ariza, fiyat yazcam bi program yap | bisiklet/tamir | jobs/orders | musteri,ariza,fiyat
    Deprem toplanma noktaları | toplanma/deprem | places |
    Efendim ben emekli öğretmenim, öğrencilerimin bana yazdığı mektupları kaydetmek istiyorum; gönderen, yıl ve şehir bilgisi yeterlidir. | mektup | collection/log/articles | gonderen,yil,sehir
    krampon kiralama, numara ve kaç gün | krampon | rentals | numara,gun
    Nasreddin Hoca fıkraları bilgi yarışması | fikra/nasreddin/yarisma | quiz |
    köyde kim kimin tarlasını ekiyor ortakçı defteri lazım: tarla, ortakçı, pay, ürün | ortakci/tarla | log/ledger/people/collection | tarla,ortakci,pay,urun
    Migren ataklarımı yazayım nörolog görsün. Şiddet, süre, tetikleyici (peynir, uykusuzluk, lodos) | migren/atak | log | siddet,sure,tetikleyici,peynir,uykusuzluk,lodos
    sinif baskani secimi oylama | oylama/secim/baskan | votes |
    Hindi satıyoz yılbaşında, siparişleri yazalım kaç kilo ne zaman alcak kimin | hindi/siparis | orders | kilo
    Nakliyeci için ton hesabı yapan hesap makinesi, en boy yükseklik girince desi çıksın | desi/hesap/nakliye | tool | en,boy,yukseklik
    Babaannemin otları var; kantaron, melisa, ebegümeci. Hangisi neye iyi gelir yazdığım bi rehber | ot/bitki | catalogue/collection/articles/recipes/cards |
    Yüzme kursu yoklaması: öğrenci, kulvar, geldi mi | yuzme/yoklama | log/people | ogrenci,kulvar,geldi
    pilav gunu gorev dagilimi | pilav/gorev | tasks/events |
    Bana arkadaşlarla tavla skoru tutmak için bişey: kazanan, kaybeden, mars mı | tavla | log/game/collection | kazanan,kaybeden,mars
    Berlin'de Döner dükkanım var, Mitarbeiter saatlerini yazmam lazım: isim, giriş, çıkış, mola | mitarbeiter/calisan/saat/vardiya/mesai | log/people | isim,giris,cikis,mola
    Diş beyazlatma randevuları alsınlar müşteriler isim telefon saat | randevu/dis | appointments | isim,telefon,saat
    Şarj aleti, powerbank, drone ödünç veriyoruz kulüpte, kim aldı ne zaman getirecek | odunc/ekipman/malzeme/drone | rentals |
    ingilizce fiil kartları | fiil/ingilizce | cards/quiz |
    Oyun olsun, keçi dağdan atlasın taşlara çarpmasın, torunum oynayacak | keci | game |
    Yetimhane bağış kayıtları: bağışçı, tutar, makbuz no, tarih | bagis | ledger/log/collection | bagisci,tutar,makbuz,tarih
    Lodosta sefer iptal mi değil mi diye kaptanlar birbirine yazsın, sohbet gibi | sohbet/kaptan/sefer | chat/feed |
    Sigarayı bıraktım 3 gün oldu, her gün işaretleyeyim | sigara | habits/log |
    oto yedek parca stogu: parca kodu raf adet marka | parca | stock | kod,raf,adet,marka
    Mahallemizin sokak kedilerinin kısırlaştırma takibi. Kedi adı, sokak, kısır mı, aşı tarihi | kedi/kisir | log/collection/people | sokak,kisir,asi
    Kahvaltılık tarifler; malzemesi süresi kaç kişilik | tarif/kahvalti | recipes | malzeme,sure,kisi
    Asansör bakım firmasıyız, teknisyenlerimizin günlük işlerinin bina, arıza, durum bilgisiyle takip edilmesi gerekmektedir | asansor/bakim | jobs/tasks/log | bina,ariza,durum
    Bağlama türküleri repertuvarı: türkü, yöre, düzen | turku/repertuvar/baglama | collection/catalogue | yore,duzen
    yıldız yağmuru günleri takvimi | yildiz/meteor | events |
    Hemşire nöbet değişim istekleri: kim, hangi gün, kiminle | nobet | requests/log | kim,gun
    Abi ben ganyan değil de horoz besliyorum, ırkı yaşı kilosu rengi, hepsi elimin altında olsun | horoz | collection/log/stock/people | irk,yas,kilo,renk/reng
    köy kahvesi veresiye, isim çay kaç borç | veresiye/borc/kahve | ledger | isim,cay,borc
    Site sakinleri şikayet ve dilek bildirsin. Blok, daire, konu, açıklama | sikayet/dilek/talep | requests | blok,daire,konu,aciklama
    Kitap ayracı satıyorum, model model göstereyim fiyatıyla | ayrac | catalogue | fiyat
    Mübadele hatıraları dergisi, dedelerimizin anlattıklarını yazı yazı yayınlayalım | mubadele/hatira/ani | articles/feed |
    Fitre zekat kime verildi, tutar, yıl | zekat/fitre | ledger/log | tutar,yil
    Halk oyunları kostümleri: yöre, beden, adet, eksik var mı | kostum | stock/collection/rentals | yore,beden,adet,eksik
    sabah sporu aliskanligi | spor | habits/log |
    Jeoloji öğrencisiyim, arazide numune topluyorum, formasyon eğim doğrultu koordinat yazılcak, bi de foto | numune/ornek/jeoloji | log/collection | formasyon,egim,dogrultu,koordinat,foto
    Düğün salonu kiralama: çift, tarih, davetli sayısı, kapora | dugun/salon | rentals/appointments/events/orders | tarih,davetli,kapora
    Gezdiğim hamamlar. Şehir, sıcaklık, kese puanı | hamam | places/log/collection | sehir,sicaklik,kese
    ya bi zar uygulamasi yap iki tane zar atsin yeter | zar | tool/game |
    Tüp bebek tedavimiz, iğne saatlerini kaçırmayalım: ilaç, doz, saat | igne/ilac/tedavi/tup bebek | log/tasks/habits | ilac,doz,saat
    Cirit takımı atları: at, binici, nal tarihi | at/cirit | collection/log/people | binici,nal
    Kuran kursu ezber takibi sure, ayet, tamam | ezber/kuran | log/habits/tasks | sure,ayet,tamam
    evdeki pirinc bulgur mercimek bitmesin kiler listesi, miktar ve son kullanma | kiler | stock | miktar,son kullanma
    Fındık bahçesinde amele yevmiyesi: işçi, gün, yevmiye, avans | yevmiye/findik/isci/amele | ledger/log/people | isci,gun,yevmiye,avans
    Fotoğraf kulübümüzün haftalık fotoğraf paylaşımı, altına yorum yazsınlar | foto | feed |
    Şiir günlüğü | siir | log/articles/collection |
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    canal lock keys lending | key/lock | rentals/log |
    My nan keeps losing track of who she's sent Christmas cards to. Name, address, sent, got one back | christmas/card | people/log/collection/tasks | name,address,sent
    pls make app for my kirana shop udhaar: customer name, amount, date, paid or not | udhaar/kirana/credit | ledger | customer,amount,date,paid
    Wild swimming spots with water temp and parking | swim | places/log/collection | temp,parking
    flashcards for anatomy bones | bone/anatomy/flashcard | cards/quiz |
    We run a small abattoir and must log every carcass. Tag, species, weight, inspector | carcass/abattoir | log/stock/collection | tag,species,weight,inspector
    Which film should we watch friday, everyone votes | film/movie/vote | votes |
    Tailor for native wears here in Aba. I want to be collecting orders: customer, style, yards, collection date | order/tailor/native | orders/jobs | customer,style,yards,date
    stamp duty calculator | stamp duty | tool |
    Morris dancing side - outings calendar. Pub, date, which dances | outing/morris/dance | events | pub,date,dance
    no more biting my nails | nail | habits/log |
    A record of the grandfather clocks I repair: maker, movement, fault, customer | clock | jobs/log/collection/orders | maker,movement,fault,customer
    lost and found for our train station, item where when claimed | lost | log/collection/requests/stock | item,where/place/location/found,claimed
    Egusi, ogbono, afang... my mum's soups written down properly so my wife in Houston can cook them | soup | recipes |
    Simple game where a frog eats mosquitoes and gets fatter lol | frog/mosquito | game |
    Maintenance requests from tenants: flat, problem, urgent | maintenance/repair/tenant | requests/jobs | flat,problem,urgent
    beard trimming appointments | beard/trim | appointments |
    I referee under-11s and want to note every match, home, away, score, cards given | match/referee | log/collection/events | home,away,score,cards
    Dabba service customers with veg/non veg, lane and monthly fees | dabba/tiffin | people/orders/ledger | veg,lane,fee
    Neighbourhood snow shovelling swap chat | snow/shovel | chat/feed |
    Lichens!! species, substrate, grid ref, photo. yes i am that person at parties | lichen | collection/log/catalogue | species,substrate,grid,photo
    trivia about the bronze age collapse | bronze/trivia | quiz |
    Dear Sir or Madam, our bowls club requires a register of members containing name, locker number, subscription and emergency contact. | member/bowls | people | name,locker,subscription,emergency
    hose pipe fittings stock for the van. size thread qty | fitting/hose | stock | size,thread,qty/quantity
    Chemo side effects diary for my husband: day, nausea, fatigue, temperature | chemo/side effect | log | day,nausea,fatigue,temperature
    costume hire shop | costume | rentals/stock/catalogue |
    Our street wants to borrow tools off each other - ladder, sander, that kind of thing. Who has it and when it's due | tool/borrow/lend | rentals | due
    cheese tasting | cheese | log/collection |
    susu collector book for market women. trader, stall, daily amount | susu | ledger/log | trader,stall,amount
    Posts and pics from our regiment reunion so the lads can comment | reunion/regiment | feed |
    Essays about forgotten women astronomers, one per month | essay/astronomer | articles/feed |
    gig list: venue, promoter, fee, load-in | gig | events/log/collection/jobs | venue,promoter,fee,load
    Dosa stall menu with price and spicy level mild medium fire | dosa/menu | catalogue/orders | price,mild,medium,fire
    hey so me and 3 flatmates keep arguing about bins. whose turn, which bin, done | bin | tasks/log/habits | bin,done
    My horse's farrier and worming. Treatment, date, cost, next due | horse/farrier/worm | log/ledger/tasks | treatment,date,cost,next
    tip splitter | tip | tool |
    Postgrad fieldwork in Kibera, I interview households. Code, respondent, consent given, language | interview/household/fieldwork | log/people/collection | code,respondent,consent,language
    Lego sets I own, set number, pieces, complete or missing bits | lego | collection/stock | number,piece,complete,missing
    Volunteer drivers for hospital runs: passenger, pick up time, wheelchair | hospital/driver/run/ride | appointments/requests/jobs/tasks/events | passenger,pick,wheelchair
    Piano grades practise, scales 20 mins a day | piano/practise/practice/scale | habits/log |
    vape juice mixing recipes - flavour, percent, steep days | vape/juice/mix | recipes/log/collection | flavour/flavor,percent,steep
    Scottish country dance instructions, browse by reel jig strathspey | dance | catalogue/collection/articles/recipes/cards | reel,jig,strathspey
    cattle auction results: lot, breed, kilos, hammer price | auction/cattle | log/collection/ledger | lot,breed,kilo,hammer
    things to do before the baby comes, gosh theres a lot | baby | tasks |
    haunted pubs | haunted/pub | places/collection/log |
    Drywall crew jobs - address, sq ft, coats, invoice sent?? | drywall/job | jobs | address,sq,coat,invoice
    A word a day in Welsh for my choir to learn | welsh/word | cards/quiz/catalogue/collection/log |
    aquarium water tests: ammonia, nitrite, nitrate, ph | aquarium/water | log | ammonia,nitrite,nitrate,ph
    Ring road potholes, report with street, depth and picture | pothole | requests/log/places | street,depth,picture/photo
    Temple annadanam sponsors: devotee, gotram, date, amount | annadanam/sponsor/temple | ledger/people/events/log | devotee,gotram,date,amount
`,
  ),
];
