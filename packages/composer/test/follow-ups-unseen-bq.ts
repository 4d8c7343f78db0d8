import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; read. */
export const followBQ: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Muhtarlık köpek aşı defteri: köpek adı, sahibi, aşı tarihi | küpe numarasını unutmuşum onu da koyalım, belediye hep onu soruyor | kupe | | kopek,sahib/sahip,asi
    add | Kaynak elektrodu stok: tip, çap, paket adedi | hangi rafta durduğu da yazsın kardeşim ara ara bulamıyoz | raf | | tip,cap,paket
    add | koro provalari: tarih, eser, katilan | bide ses grubu lazim, soprano alto tenor bas. şef istedi | ses,soprano,alto,tenor | | eser,katilan
    add | Kızın çeyizi: parça, adet, fiyat | annem diyor ki alan kişi de belli olsun, halam mı teyzem mi sonra kavga çıkıyor | alan/kisi/kim | | parca,adet,fiyat
    add | Kahvede tavla turnuvası: oyuncu, galibiyet, mağlubiyet | mars sayısı eklensin lütfen, o iki puan sayılıyor bizde | mars | | oyuncu,galibiyet,maglubiyet
    add | Diyaliz takibim: giriş kilosu, çıkış kilosu, seans günü | Evladım tansiyonumu da yazacak bir yer olsa, büyük tansiyon ayrı küçük tansiyon ayrı | tansiyon,buyuk,kucuk | | giris,cikis,seans
    add | Oto cam filmi işleri: plaka, araç modeli, ücret | filmin koyuluk derecesini ekle %5 %20 %35 %50 bunlardan seçilsin | koyuluk/derece,35,50 | | plaka,model,ucret
    add | Almanya'dan izine giderken bavullar: eşya, kimin için, ağırlık kg | Gümrük beyanı var mı diye bi tik kutusu koy hocam, geçen sene Kapıkule'de rezil olduk | beyan/gumruk | | esya,agirlik
    add | İpek böceği besliyoruz: tepsi no, yaprak kg, koza sayısı | uyku dönemi de girilsin, bunlar dört kere uyuyo biliyon mu, birinci ikinci üçüncü dördüncü | uyku,birinci/1,dorduncu/4 | | tepsi,yaprak,koza
    add | servis soforu ogrenci listesi: ad soyad, durak, veli tel | sabah bindi mi, akşam bindi mi, iki ayrı işaret koy abi | sabah,aksam | | durak,veli
    add | Taziye evine yemek sırası: aile, yemek, gün | kaç kişilik geleceği yazılsın ki kazan ona göre kurulsun | kisi | | aile,yemek,gun
    add | Drone çekimlerim: konum, tarih, uçuş süresi | kalkıştaki pil yüzdesi, rüzgar hızı, bi de uçuş izni alındı mı. üçü de lazım | pil,ruzgar,izin/izni | | konum,sure
    add | Lise münazara kulübü: konuşmacı, konu, puan | Jüri adını ve salonu da ekleyebilir misiniz? İyi çalışmalar dilerim. | juri,salon | | konusmaci,konu,puan
    add | kuafor boya formulleri: musteri, renk no, tarih | oksidan var ya hani 20 volüm 30 volüm 40 volüm, onu yazmazsam saçı yakarım valla | oksidan/volum,20,40 | | musteri,renk
    add | Hafriyat kamyon seferi: plaka, şoför, döküm sahası | irsaliye no ekle acil | irsaliye | | plaka,sofor,dokum
    add | Bez bebek dikiyorum: bebek ismi, kumaş, satış fiyatı | Saç ipliği de seçilebilsin, yün, orlon, kadife oluyor genelde | iplig/iplik/sac,orlon,kadife | | bebek,kumas,fiyat
    add | Asistan hekim nöbetlerim: tarih, servis, nöbet arkadaşı | uyku saati diye bi sayı da tutayım ibret olsun, genelde sıfır zaten | uyku | | servis,nobet
    add | Bisiklet tamir: müşteri, arıza, teslim günü | kadro numarasıyla jant ölçüsü eksik kalmış | kadro,jant | | musteri,ariza,teslim
    add | Tulumcular derneği üyeleri: isim, köy, telefon | hangi ilçeden olduğu da olsun daa uşağum, Çamlıhemşin Ardeşen Pazar Fındıklı dörtten biri | ilce,ardesen,findikli | | isim,koy,telefon
    add | Vize kovalama: ülke, başvuru günü, sonuç | harç bedelini de yazayım avro cinsinden, kaç para gömdüm belli olsun şu adamlara | harc/bedel | | ulke,basvuru,sonuc
    remove | Sabun kalıplarım: koku, yağ oranı, kuruma günü, etiket rengi | etiket rengi gereksizmiş kaldır gitsin | | etiket | koku,yag,kuruma
    remove | Apartman merdiven temizliği: daire, hafta, ücret, imza | imza kısmını silin. kimse atmıyor zaten, ikinci kattaki hariç | | imza | daire,hafta,ucret
    remove | Satranç kursu: öğrenci, seviye, elo, veli adı | elo yu çıkaralım çocuklar birbirine hava atıyo | | elo | ogrenci,seviye,veli
    remove | gunluk seker olcumu: saat, deger, ogun, ilac | ogunu yazmaktan usandim, o satır olmasın artık | | ogun | saat,deger,ilac
    remove | Telefon tamircisi: cihaz, arıza, ekran şifresi, tutar | Ekran şifresini saklamamız KVKK'ya aykırıymış, avukat bir müşteri uyardı; bu alan iptal edilsin. | | sifre | cihaz,ariza,tutar
    remove | Kırtasiye fotokopi veresiyesi: öğrenci, sayfa, renkli mi, borç | renkli makine bozuldu hurdaya verdik, renkli mi sorusu kalksın | | renkli | ogrenci,sayfa,borc
    rename | Düğün salonu: çift, tarih, davetli sayısı | davetli sayısı yerine masa sayısı yazsın biz masa üzerinden anlaşıyoz | masa | davetli | cift,tarih
    rename | Halı saha maçları: takım, kaleci, skor | Skor kelimesini "Netice" yap, babam için yapıyorum eski toprak | netice | skor | takim,kaleci
    rename | ogretmenler odasi cay parasi: isim, ay, tutar | isim basligi yerine rumuz yazsin kimse rencide olmasin | rumuz | isim | tutar
    rename | Ayakkabı atölyesi parça başı: model, dikişçi, çift | "dikişçi" demişim, bizim Gedikpaşa'da ona "sayacı" denir düzeltiver | sayaci | dikisci | model,cift
    rename | Kütüphane kitap emaneti: kitap, alan kişi, iade | Uygulamanın adı "Mahalle Rafı" olsun, öbürü resmi daire gibi duruyo | mahalle rafi | | kitap,iade
    rename | Oğlanın diş teli: tarih, vida turu, ağrı | ağrı yerine "sızı" diyelim, öbürünü okuyunca korkuyor çocuk | sizi | agri | tarih,vida
    change-field | Zeytin fabrikası teslim: çuval, kilo, kalite | kaliteyi elle yazmayalım; sızma, riviera, rafinajlık diye seçilsin | sizma,riviera,rafinajlik | | cuval,kilo,kalite
    change-field | Kuru temizleme: müşteri, parça, durum | durumlar şunlar olsun: geldi, leke çıkarmada, ütüde, askıda, verildi | leke,utude,aski,verildi | | musteri,parca,durum
    change-field | Yüzme antremanı: stil, mesafe km, süre | mesafe km olmaz yahu havuzdayız, metre olcak | metre/(m) | | stil,mesafe,sure
    change-field | Hastanede babama refakat: kardeş, gece, not | kardeşler belli zaten Nurten, Hacer, Satılmış bi de ben Döndü. yazmayalım listeden basalım | nurten,hacer,satilmis,dondu | | kardes,gece
    change-field | Plak arşivi: sanatçı, devir, kapak durumu | devir kısmına 33, 45, 78 koy baska bisi yazilmasin | 33,45,78 | | sanatci,devir,kapak
    change-field | Yemekhane anketi: gün, yemek, beğeni | beğeniyi yazıyla değil 5 yıldız üzerinden verelim müdürüm böyle uygun gördü | | | gun,yemek,begeni
    change-rule | Halı yıkama: müşteri, metrekare, adres. metrekaresi 60 lira | 75 oldu artık, mazota deterjana zam geldi malum | 75 | | musteri,metrekare,adres
    change-rule | Çocukların tablet süresi: çocuk, dakika, gün. Günlük sınır 90 dakika | Karne felaket, sınırı 45'e indiriyoruz | 45 | | cocuk,dakika
    change-rule | Su içme takibi: saat, bardak. hedef günde 8 | böbrek taşı çıktı doktor 12 bardak dedi hedefi ona çek | 12 | | bardak
    add-screen | Tiyatro kulübü oyuncular: ad, rol, telefon | kostümler için ayrı bir liste lazım: parça, beden, kimde | kostum,beden,kimde | | rol,telefon
    add-screen | Besi çiftliği: küpe no, kilo, ırk | Yem alımları başka sayfada dursun, torba sayısı fiyatı tarihi. danalarla karışmasın | yem,torba,fiyat | | kupe,kilo,irk
    add-screen | Gelin arabası süslüyorum: düğün günü, model, ücret | aylık ne kazanmışım gösteren bi özet sayfası olsa var ya süper olur | ozet/aylik/toplam/rapor | | model,ucret
    add-screen | futbol okulu yoklama: sporcu, tarih, geldi mi | takvim gibi ay ay bakacağım bi sekme daha aç | takvim | | sporcu,geldi
    look | Ebru çalışmalarım: desen, boya, tekne | renkler çok cart olmuş lacivert yapalım ağır dursun | lacivert | | desen,boya
    look | gece bekcisi tur kaydi: saat, nokta, gozlem | gözümü alıyo bu beyazlık, karanlık olsun ekran | karanlik/koyu | | nokta,gozlem
    look | Hatıratım: yıl, olay, kişi | Harfler pek ufak, iri iri olsa da gözlüksüz okusam | | | yil,olay,kisi
    sort | Okul bahçesine fidan dikimi: fidan, sınıf, dikim tarihi | en son dikilen en üste gelsin | | | fidan,sinif,dikim
    sort | Bakkal veresiye: müşteri, borç, tarih | borcu en kabarık olandan aşağı doğru diz bakiim | | | musteri,borc
    sort | Misketlerim: renk, boy, nereden | boy boy kümele, her boyun ayrı başlığı olsun | | | renk,boy
    filter | Kargo şubesi: takip no, alıcı, durum (bekliyor, dağıtımda, iade) | sadece iade olanları görebileceğim bi düğme | | | takip,alici,durum
    filter | İnşaat iskelesi kirası: firma, kule adedi, dönüş tarihi | dönüş günü geçmiş olanları ayıklasın tek tek bakmayayım | | | firma,kule,donus
    filter | Almanca kelimelerim: kelime, anlam, ders no | bazen yalnızca 4. dersi çalışasım geliyor, ders seçince gerisi gizlensin | | | kelime,anlam,ders
    question | Cenaze yardımlaşma sandığı: üye, aidat, ay | dernekteki öbür arkadaşlar da kendi telefonundan görebilir mi bunu? | | | uye,aidat
    question | Tarhana satışı: müşteri, kilo, ödeme | yanlış yazdığımı nerden silcem bulamadım gitti | | | musteri,kilo,odeme
    question | Nota arşivi: eser, makam, usul | Merak ettim, buraya yazdıklarımı bilgisayardan yazıcıya verebiliyor muyuz? | | | eser,makam,usul
    multi | Balıkçı teknesi günlüğü: av yeri, balık, kasa | mazot litresi ekle, kasa yerine kilo yaz, bi de en yeni gün tepede olsun | mazot,kilo | kasa | av,balik
    multi | kermes standlari: stand, sorumlu, hasilat, aciklama | aciklamayi sil. masa numarası ekle. rengi de yeşil olsun | masa | aciklama | stand,sorumlu,hasilat
    multi | Kayınvalidemin ilaçları: ilaç, saat, verildi mi | verildi mi değil "yuttu mu" yazsın çünkü tükürüyor kadıncağız, ayrıca nabız ve ateş de girelim | yuttu,nabiz,ates | verildi | ilac,saat
`,
  ),
  ...readTold(
    'en',
    `
    add | Church potluck: dish, family, Sunday | sister Ngozi says we must write how many coolers, so add number of coolers abeg | cooler | | dish,family,sunday
    add | Allotment plots: plot no, holder, rent | can we also have the water butt thing, i.e. own, shared or none | butt,shared,none | | plot,holder,rent
    add | Okada riders union: rider, bike number, weekly due | add next of kin and kin phone. if accident happen who we go call | kin,phone | | rider,bike,due
    add | Bell tower log: date, method, ringers | Might I trouble you to include the conductor, and the duration in minutes? | conductor,duration | | method,ringer
    add | tiffin delivery: customer, area, meals | put diet also na, veg / non veg / jain, some aunties are very strict | diet,jain,non | | customer,area,meal
    add | roller derby bouts: opponent, date, score | need jammer name too and penalty minutes (we get lots lol) | jammer,penalt | | opponent,score
    add | Vinyl siding quotes: client, sq ft, price | Color pick: sandstone, pewter, forest. Thats all we stock | color/colour,sandstone,pewter,forest | | client,sq,price
    add | Insulin pen log: time, units, injection site | blood sugar before. i forgot it and its kind of the entire point | sugar | | time,unit,site
    add | scout badge tracker: scout, badge, date earned | who signed it off? add "signed by", some leaders r too generous so i wanna know | signed | | scout,badge,earned
    add | Lambing shed: ewe tag, date, number of lambs | need sire an' all, plus how the birth went: unaided, assisted, vet | sire,unaided,assisted,vet | | ewe,lamb
    add | Dorm fridge: roommate, item, expiry | add a checkbox for "hands off" because SOMEONE keeps eating my hummus | hands off | | roommate,item,expiry
    add | Ladies tailor blouse orders: customer, design, due date | Kindly add bust, waist and shoulder in inches and do the needful | bust,waist,shoulder | | customer,design,due
    add | Mudlarking finds: object, date, foreshore spot | tide height when i picked it up, in metres, oh and rough century | tide,century | | object,spot/foreshore
    add | Food truck prep: task, person, done | allergen tag pls — nuts gluten dairy shellfish. health inspector is breathing down our neck | allergen,gluten,dairy,shellfish | | task,person
    add | Piano tuning clients: name, address, last tuned | pitch on arrival, e.g. 432 or 438, as a number | pitch | | address,tuned
    add | Kombucha batches: tea, start day, sugar grams | ph and second ferment flavor. then im happy | ph,flavor/flavour | | tea,sugar
    add | Model railway locos: loco, gauge, maker | DCC address. It's a number up to 9999 and the chaps at the club keep clashing | dcc | | loco,gauge,maker
    add | PTA bake sale: item, baker, price | we forgot quantity sold!! and leftovers | sold,leftover | | item,baker,price
    add | HVAC callouts: address, unit, fault | i want filter size on there, plain text is fine, like 16x25x1 | filter size | | address,unit,fault
    add | cricket nets: batsman, bowler, balls faced | dismissal is missing yaar. bowled caught lbw stumped | dismissal,lbw,stumped | | batsman,bowler,ball
    remove | Dog walking round: dog, owner, key code, fee | take the key code off, feels dodgy having that in my phone | | key code | dog,owner,fee
    remove | Wedding guest list: guest, table, plus one, gift | drop gift, tacky according to my mother in law | | gift | guest,table,plus
    remove | Chemistry prep room: reagent, purity grade, bottle size, hazard | we don't need purity grade anymore as the school only buys the one | | purity | reagent,bottle,hazard
    remove | Choir robe loans: singer, robe size, deposit, returned | No deposits are taken since Easter. Please remove that. | | deposit | singer,robe,returned
    remove | taxi shift: start, end, fares, tips, mood | mood?? why did i ask for that. bin it | | mood | start,fare,tip
    remove | Bible memory verses: verse, translation, date learnt, score | Please delete score; it is not a competition before God | | score | verse,translation,learn
    rename | Barber bookings: client, haircut, time | "haircut" should say "style" cos i do beards too | style | haircut | client,time
    rename | Yarn stash: brand, fibre, skeins | here in Leeds we say balls not skeins love, swap the word | ball | skein | brand,fibre
    rename | Debate society: speaker, motion, marks | change marks to "speaks", everyone on circuit calls it that | speaks | marks | speaker,motion
    rename | Tool crib sign-out: tool, worker, out date | worker -> associate. HR thing, don't ask | associate | worker | tool,out
    rename | Mosque iftar rota: family, evening, dish | App name to be Ramadan Table please, jazakallah | ramadan table | | family,dish
    rename | Pigeon loft: bird, ring number, race time | bird has to be "athlete" because my daughter insists, sorry | athlete | | ring,race
    change-field | Laundry tickets: name, kilos, status | status choices: received, washing, pressing, ready, picked | received,pressing,ready,picked | | kilo,status
    change-field | Hiking log: trail, distance in km, weather | distance in miles, this is ohio | mile/(mi) | | trail,distance,weather
    change-field | School bus: pupil, stop, seat | seat isnt free text. window / aisle / front | window,aisle,front | | pupil,stop,seat
    change-field | Guitar string changes: guitar, date, gauge | turn gauge into a dropdown, 9s 10s 11s 12s. nobody plays 13s anymore | 9s,10s,11s,12s | | guitar,gauge
    change-field | Borehole water sales: buyer, jerrycans, paid | paid must not be yes or no. People are paying by cash, transfer, credit so let them select | cash,transfer,credit | | buyer,jerrycan,paid
    change-field | Nail salon walk ins: client, service, tech | for service let the girls only pick from gel, acrylic, dip, pedi | gel,acrylic,dip,pedi | | client,service,tech
    change-rule | Bowling league dues: bowler, week, paid. $12 a week | lanes put prices up, its 15 now | 15 | | bowler,week
    change-rule | Novel writing: date, words, chapter. goal 500 words a day | feeling brave. 900 | 900 | | words/word,chapter
    change-rule | Toy lending library: toy, family, due back. Max 3 toys per family | The committee voted on Tuesday and the maximum is 7 from now on. | 7 | | toy,family
    add-screen | Quilting bee: quilt, block, maker | a seperate list for fabric we bought: shop, yards, cost | fabric,shop,yard,cost | | quilt,block,maker
    add-screen | community radio show: guest, topic, slot | another page for jingles with title and length in secs | jingle,title,length | | guest,topic,slot
    add-screen | Window cleaning round: house, street, price | could do with a bit at the side that totals up me takings | total/takings/summary | | house,street,price
    add-screen | Amateur rocketry launches: rocket, motor, altitude, launch day | I'd like a calendar tab so the field marshal can see what's when | calendar | | rocket,motor,altitude
    look | Stargazing notes: object, telescope, seeing | needs dark mode obviously, ruins my night vision otherwise | dark | | object,telescope
    look | Princess party hire: costume, size, return date | make it PINK not this boring grey | pink | | costume,size
    look | Pensioners coach trips: member, trip, paid | Everything on it is much too small for those of us past eighty. | | | member,trip,paid
    sort | Plasterer invoices: customer, amount, sent on | oldest at the top so i know who to chase first | | | customer,amount
    sort | Nan's old dishes: dish, oven temp, serves | A to Z by dish would do nicely | | | dish,oven,serves
    sort | Marathon club: runner, distance, pace | group em by runner, its a jumble | | | runner,distance,pace
    filter | Food bank volunteers: name, skill, days | when the van's out i only care for skill = driver, gimme a way to hide the rest | | | skill,day
    filter | Board game cupboard: title, players, minutes | Let me narrow it down by number of players, tonight we are just four | | | title,player,minute
    filter | Landlord repairs: flat, problem, status (reported, booked, fixed) | can fixed ones be tucked away unless i ask for them | | | flat,problem,status
    question | Rosary group: name, mystery, day | does it work when there is no network? in our village signal is very poor | | | mystery,day
    question | Comics longbox: title, issue, condition | how do i change one i already typed in, i put amazing instead of spectacular | | | title,issue,condition
    question | Boxing gym members: member, plan, expiry | if i lose this phone is all of it gone?? | | | member,plan,expiry
    multi | Bus driver overtime: date, route, hours | change route to line, stick a depot field on, newest first. ta | line,depot | route | hour
    multi | Tattoo consults: client, placement, size, deposit | lose size, add sketch approved yes/no and make the whole thing black | sketch | | client,placement,deposit
    multi | Seed swap: variety, grower, year | two things: year should be "harvested", and i want packets left as a number | harvested,packet | year | variety,grower
`,
  ),
];
