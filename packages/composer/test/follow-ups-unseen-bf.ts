import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followBF: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Köy fırını sırası: hane, gün, odun yükü | ya birde hamur leğeni sayısını yazalım, geçen sefer Emine yenge 7 leğenle gelmiş fırın yetmedi | legen | | hane,odun
    add | Güvercin kümesi: bilezik no, ırk, renk | taklacıların takla sayısını da tutmam lazım hocam, yarışmaya giriyoruz | takla | | bilezik,irk
    add | Demirci işleri: müşteri, parça, fiyat | kapora alıyom bazen, kapora için bi yer olsun | kapora | | musteri,parca,fiyat
    add | anneannemin ilac takibi: ilac, doz, saat | aç mı tok mu alınacak onu da ekler misin evladım. aç karnına / tok karnına / fark etmez diye seçelim | ac karnina,tok karnina,fark etmez | | ilac,doz,saat
    add | Güreş kulübü sporcuları: ad, kilo, kategori | Sayın yetkili, sporcularımızın lisans numarası ile sağlık raporu bitiş tarihinin de kayda alınmasını rica ederim. | lisans,rapor | | kilo,kategori
    add | arı kovanlarım: kovan no, çıta sayısı, ana arı yaşı | varroa ilaçlaması yaptım mı yapmadım mı unutuyorum, varroa evet hayır olsun | varroa | | kovan,cita,ana ari
    add | Minibüs hattı sefer defteri: plaka, şoför, kalkış saati | yolcu sayısıda lazım abi kooperatif soruyo | yolcu | | plaka,sofor,kalkis
    add | Telsiz görüşmelerim: çağrı işareti, frekans, tarih | RST raporu eksik kalmış, 599 gibi yazıyoruz onu. bir de QSL kartı geldi mi | rst,qsl | | cagri,frekans
    add | Terzi siparişleri: müşteri, kıyafet, teslim günü | ölçüler nerde kardeşim?? bel, basen, kol boyu koy şuna | bel,basen,kol boyu | | musteri,kiyafet,teslim
    add | köy düğünü takıları: kim, ne taktı | tanesi de lazım, çeyrekse 2 çeyrek falan yani adet | adet | | kim,takti
    add | Okul kantini veresiye: öğrenci, sınıf, borç | velisinin telefonunu da yazim ki arayıp isteyeyim, utanıyorum ama napayım | telefon | | ogrenci,sinif,borc
    add | Dalgıç kayıtlarım: nokta, derinlik, süre | Tüp basıncını giriş ve çıkış olarak eklermisin, mesela 200 bar girdim 60 çıktım | basinc/giris/cikis | | nokta,derinlik,sure
    add | Değirmen defteri: köylü, buğday kilosu, gün | un mu bulgur mu kepek mi öğüttük onu seçebilelim | un,bulgur,kepek | | bugday,gun
    add | Babamın fizik tedavisi: hareket, tekrar, gün | agri derecesi ekle 1den 10a kadar doktor istiyor her gun | agri | | hareket,tekrar
    add | Mezarlık kayıtları: ad soyad, ada, vefat yılı | muhtar bey parsel no da olsun dedi, yoksa kimse dedesini bulamıyo | parsel | | ada,vefat
    add | Satranç kulübü maçları: beyaz, siyah, sonuç | Açılış adını yazacak alan koyun lütfen, örn. Sicilya, Caro-Kann | acilis | | beyaz,siyah,sonuc
    add | Çeyiz listem: parca, adet | aldıysam nerden aldım mağaza olarak yazim bide fiyat eklensin kızlar merak ediyo | magaza,fiyat | | parca,adet
    add | Sulama nöbeti: tarla, kimin sırası, saat | suyu açan kapatmayı unutunca kavga çıkıyor, kapanış saati de yazılsın | kapanis | | tarla,saat
    add | davul zurna ekibi isleri: koy, tarih, ucret | kac kisi gidecegiz ekip sayisi lazim, bi de yemek var mi yok mu :) | ekip,yemek | | koy,tarih,ucret
    add | Kreş teslim listesi: çocuk, veli, saat | Alerjisi olan çocuklar için alerji kısmı şart, geçen hafta fıstıktan az daha hastanelik oluyorduk | alerji | | cocuk,veli,saat
    remove | Kaynak atölyesi: iş, elektrot, müşteri, not | elektrotu kaldır ya hep aynısını kullanıyoz zaten | | elektrot | musteri,not
    remove | Uçurtma koleksiyonu: model, kanat açıklığı, ip uzunluğu | ip uzunluğu gereksiz olmuş, silelim onu | | ip uzunlu | model,kanat
    remove | Halı saha kadro: oyuncu, mevki, forma no | forma no olmasın biz numarasız oynuyoruz abi :D | | forma no | oyuncu,mevki
    remove | Halk oyunları kursu: kursiyer, yöre, yaş, aidat | Yaş sorulmasına hanımlar bozuluyor, çıkarınız efendim. | | yas | kursiyer,yore,aidat
    remove | teyzemin tansiyonu: büyük, küçük, nabız, ruh hali | ruh hali ne alaka sil gitsin kadın zaten huysuz | | ruh hali | buyuk,kucuk,nabiz
    remove | Traktör bakim: parca, saat, usta, fatura no | fatura no yu istemiyom fatura kesen yok ki bizim orda | | fatura | parca,saat,usta
    rename | İmece günleri: ev, iş, kişi | "kişi" yazan yeri "gelenler" yapsana | gelenler | kisi | ev,is
    rename | Balık tekne defteri: tür, kilo, mezat | mezat değil kabzımal yazacak orda, bizde mezat yok | kabzimal | mezat | tur,kilo
    rename | Ney öğrencileri: talebe, makam, ödev | Talebe kelimesini öğrenci olarak değiştirelim gençler gülüyor | ogrenci | talebe | makam,odev
    rename | pehlivan yağlı güreş: boy, rakip, netice | netice yerine sonuç desin | sonuc | netice | boy,rakip
    rename | Bağ bozumu: parsel, kasa, isci | işçi demeyelim ayıp oluyor akraba hepsi, yardımcı yaz ona | yardimci | isci | parsel,kasa
    rename | Drone uçuşlarım: pil, konum, irtifa | irtifanın adı yükseklik olsun bitte, almanyadaki kuzenler anlamıyor | yukseklik | irtifa | pil,konum
    change-field | Oto boyacı: plaka, parça, durum (bekliyor, bitti) | durumda boyada diye bi aşama daha olsun, fırında da olsun | bekliyor,boyada,firinda,bitti | | plaka,parca,durum
    change-field | Keçi sürüsü: küpe, isim, süt | süt litre olacak sayı girelim, şimdi yazı gibi duruyo | sut,litre/lt/l | | kupe,isim
    change-field | Okçuluk antrenmanı: mesafe, puan, yay türü | yay türünü yazmayalım seçelim: klasik, makaralı, geleneksel | klasik,makarali,geleneksel | | mesafe,puan,yay
    change-field | sınıf nöbet çizelgesi: öğrenci, gün, görev | Görev için seçenekler tahta, pencere, çöp olsun; öğretmen olarak her seferinde yazmak zor | tahta,pencere,cop | | ogrenci,gun,gorev
    change-field | Ev hastası bez takibi: saat, beden, cilt durumu | cilt durumunu evet hayır değil şöyle yap: sağlam, kızarık, yara | saglam,kizarik,yara | | saat,beden,cilt
    change-field | Zeytinyagi sikim: musteri, zeytin kg, asit | asit ondalıklı girilmeli 0,8 gibi, yüzde işareti de gözüksün | asit,%/yuzde | | musteri,zeytin
    change-rule | Günde kaç bardak su içtim sayacı: hedef 8 bardak | böbrek taşı çıktı doktor 12 bardak dedi hedefi ona çek | 12 | | bardak
    change-rule | Halk kütüphanesi ödünç: kitap, üye, alış günü; süre 15 gün | Ödünç süresini 21 gün yapalım lütfen, yaşlı okurlarımız yetiştiremiyor. | 21 | | kitap,uye
    change-rule | Çay ocağı hesap: masa, çay adedi, çay 10 lira | çaya zam geldi 15 lira oldu naparsın | 15 | 10 lira | masa,cay
    add-screen | At çiftliği: at, ırk, yaş | nalbant ziyaretleri için ayrı bi sayfa aç: tarih, hangi at, ücret | nalbant,ucret | | irk,yas
    add-screen | Tavla turnuvası: oyuncu, galibiyet, mağlubiyet | puan durumu diye ayrı ekran olsa kim önde görsek | puan durumu | | oyuncu,galibiyet
    add-screen | köy derneği üyeleri: ad, mahalle, telefon | giderleri de yazacağımız ikinci liste gerek, açıklama ve tutar yeter | gider,aciklama,tutar | | mahalle,telefon
    add-screen | Aşçı kadınlar günlük siparis: musteri, yemek, porsiyon | takvim koyabilirmisin hangi gün ne var tek bakışta görelim | takvim | | yemek,porsiyon
    look | Cirit takımı: binici, at, puan | bordo yap rengini, bizim takımın rengi bordo beyaz | bordo | | binici,puan
    look | Gece bekçisi turları: nokta, saat, gözlem | gece gözümü alıyo karanlık mod yok mu buna | karanlik/koyu | | nokta,gozlem
    look | Dedemin şeker ölçümü: saat, değer | Yazılar karınca gibi, büyütün de görelim | | | saat,deger
    sort | Kilimci siparişleri: müşteri, desen, teslim tarihi | teslimi en yakın olan en üste gelsin | | | musteri,desen,teslim
    sort | Koro uyeleri: isim, ses grubu | soprano alto tenor bas diye gruplu göster karışık duruyo | | | isim,ses grubu
    sort | Odun satışı: alıcı, ster, borç | borcu çok olandan aza diz bakalım kim kaçıyor | | | alici,ster,borc
    filter | Yüzme kursu: çocuk, seviye, ücret ödendi | sadece ödemeyenleri görebileyim bi tuşla | | | cocuk,seviye
    filter | mantar avim: tur, yer, yenir mi | yenmeyenleri gizlesin istersem | | | tur,yer
    filter | Servis öğrencileri: öğrenci, durak, sabah/akşam | akşam binenleri ayrı süzmek istiyorum, sabahçıları görmeyim o sırada | | | ogrenci,durak
    question | Maden ocağı vardiya: sicil, galeri, saat | yerin altında internet çekmiyo, bu orda da açılır mı | | | sicil,galeri
    question | Kanarya üretimi: kafes, yumurta, çıkış | yanlışlıkla bi kafesi sildim, geri gelir mi acep? | | | kafes,yumurta
    question | gelin hamamı davetli: ad, kaç kişi | bunu görümceme nasıl yollarım o da baksın | | | davetli/ad
    multi | Motor kulübü turu: sürücü, motor, kan grubu | motoru sil herkes biliyor, kasko bitişi ekle, bi de siyah tema olsun kardeş | kasko | | surucu,kan grubu
    multi | Pazarcı tezgah defteri: ürün, kasa, alış | alış yerine maliyet de, satış fiyatı koy yanına, kasayı da kiloya çevir | maliyet,satis,kilo | alis,kasa | urun
    multi | Engelli kardeşim etkinlikleri: etkinlik, gün, refakatçi | Servis saati eklensin. Ayrıca refakatçi değil eşlik eden yazsın lütfen. | servis,eslik eden | refakat | etkinlik,gun
`,
  ),
  ...readTold(
    'en',
    `
    add | Allotment plots: plot number, holder, rent | could you put on whether theyve got a shed, council keeps askin | shed | | plot,holder,rent
    add | Brass band library: piece, composer, shelf | We'd also need the grading, and how many cornet parts we've actually still got (they walk off) | grad,cornet | | composer,shelf
    add | bore hole repairs: village, pump type, date | abeg add depth in metres, the boys need to know how many pipes to carry | depth | | village,pump,date
    add | Bell ringing log: tower, method, changes | conductor pls. and time taken | conductor,time | | tower,method,changes
    add | Mum's carers: name, visit time, tasks done | Need somewhere to note what she ate. Last tuesday nobody had a clue if she'd had lunch!! | ate/eat/meal/food | | visit,task
    add | Farrier visits: horse, hoof, cost | shoe size and whether its hot or cold shod, those two choices only | shoe size,hot,cold | | horse,hoof,cost
    add | Kabaddi team: player, position, weight | Kindly add raid points and tackle points also sir | raid,tackle | | player,position,weight
    add | sheep dip record: ewe tag, date, product | withdrawal days!! vet will skin me if i forget that | withdrawal | | tag,product
    add | Model railway stock: loco, gauge, livery | is there room for DCC address? its a number 3 for factory default. running or not would be handy too | dcc,running | | loco,gauge,livery
    add | School bus kids: student, stop, grade | add an emergency contact phone number, y'all, my principal is breathing down my neck | emergency | | student,stop,grade
    add | Thatching jobs: house, village, roof area | put in what material: water reed, long straw, combed wheat | water reed,long straw,combed wheat | | house,roof
    add | metal detecting finds: find, field, depth | signal number off the machine aswell, like 14-23 on the deus. and permission given by who | signal,permission | | find,field,depth
    add | Grandad's dialysis: date, weight before, weight after | Please include blood pressure; the nurse writes it on a napkin at the moment. | blood pressure | | before,after
    add | tailoring orders: client, cloth, price | Oga add deposit, some people pay half and vanish | deposit | | client,cloth,price
    add | Curling club: rink, skip, score | number of ends played would be grand | ends | | rink,skip,score
    add | Bagpipe reeds: maker, strength, date | humidity when i tried em, in percent. also a wee photo | humidity,photo/picture | | maker,strength
    add | milk collection centre: farmer, litres, shift | fat percentage and SNF should be there, else how will I calculate rate? | fat,snf | | farmer,litre,shift
    add | Pickleball ladder: player, wins, losses | add a spot for paddle brand lol we're all nerds about it | paddle | | player,win,loss
    add | Chimney sweep rounds: address, fuel, last swept | Bird nest found yes/no please, can't touch em in season by law | nest | | address,fuel,swept
    add | Slow cinema society screenings: film, director, minutes | i'd like a column for who nodded off. seriously. call it Sleepers | sleeper | | film,director,minute
    remove | Lock picking practice: lock, pins, time, tension tool | don't need tension tool, I only own the one | | tension | lock,pins
    remove | village hall bookings: group, date, room, caretaker | Caretaker's retired, take that out would you | | caretaker | group,room
    remove | falconry flights: bird, weight, quarry, weather | lose the weather bit | | weather | bird,weight,quarry
    remove | Church flower rota: name, sunday, altar, budget | My dear, kindly delete the budget, it caused words between Joyce and Pauline. | | budget | sunday,altar
    remove | tyre shop: car, tyre size, price, mechanic | remove mechanic na only me dey work here | | mechanic | car,size,price
    remove | Spelling bee prep: word, meaning, origin, hint | origin is too much for class 3 children, please drop | | origin | word,meaning,hint
    rename | Beekeeping: hive, queen colour, supers | "supers" should say "honey boxes", my wife thinks i'm bragging | honey box | super | hive,queen
    rename | Cricket nets: batsman, balls faced, coach | change batsman to batter, we have girls sides now | batter | batsman | balls,coach
    rename | Plumber callouts: customer, fault, spares | spares -> parts | parts | spares | customer,fault
    rename | Esperanto circle: samideano, town, level | Nobody gets the in-joke. Samideano becomes Member. | member | samideano | town,level
    rename | dabba deliveries: flat, tiffin, remarks | instead of remarks write special request na | special request | remark | flat,tiffin
    rename | Grandma pills: pill, morning, nite | fix nite its spelled evening i want evening there | evening | nite | pill,morning
    change-field | Glass blowing: piece, colour, stage (gather, blow) | stage needs anneal and cold work too after the other two | gather,blow,anneal,cold work | | piece,colour
    change-field | pigeon races: ring, distance, velocity | distance has to be in km, we're in belgium now not yorkshire | distance,km | | ring,velocity
    change-field | Scout badges: scout, badge, progress | Make progress a pick list - not started, working on it, awarded | not started,working on it,awarded | | scout,badge
    change-field | generator log: fuel, hours, who refuelled | fuel is diesel or petrol, let me select am instead of typing | diesel,petrol | | hours,refuel
    change-field | Dad's mood diary: day, mood, visitors | for mood could it be calm, agitated, sleepy or weepy? the memory clinic uses those words | calm,agitated,sleepy,weepy | | day,visitor
    change-field | fencing bouts (swords not fences): opponent, weapon, touches | Weapon options: foil, epee, sabre. nothing else exists ha | foil,epee,sabre | | opponent,touch
    change-rule | Sunday league fines: player, reason, amount; late is 2 pounds | late fine goes up to a fiver, 5 quid, gaffer's orders | 5 | | player,reason
    change-rule | Daily sitar riyaz: minutes, raga; goal 40 minutes | guruji is angry, make goal 90 | 90 | | raga,minute
    change-rule | Toy library loans: toy, family, date out; max 3 toys each | Please bump the maximum to 6 over the summer holiday | 6 | | toy,family
    add-screen | Narrowboat log: lock, miles, mooring | we want a seperate list for pump outs. marina, cost, date | pump out,marina,cost | | mooring,mile
    add-screen | Cocoa buying: farmer, bags, price | I need another page to see totals per farmer, call it Summary | summary | | farmer,bag,price
    add-screen | morris dancing side: dancer, role, bells owned | give us a calendar for the dance-outs | calendar | | dancer,role
    add-screen | Robotics club parts: part, drawer, qty | A second list for the wish-list: item, shop link, who asked | wish,link | | drawer,part
    look | Roller derby roster: skater, number, jammer or blocker | hot pink. the hottest you have | pink | | skater,number
    look | Stargazing log: object, eyepiece, seeing | Dark please - white screens kill night vision, red would be the dream | dark | | object,eyepiece,seeing
    look | bowls club fixtures: opponent, green, tea provided | half our members are past 80 so bigger letters if poss | | | opponent,tea
    sort | Fishing matches: peg, angler, total weight | heaviest bag first obv | | | peg,angler,weight
    sort | Hostel mess complaints: student, block, issue | kindly arrange block wise, A block then B block like that | | | student,block,issue
    sort | Vinyl swap: artist, record, condition | A to Z by artist but I'd skip the "The" if thats possible | | | artist,condition
    filter | Ambulance kit check: item, expiry, bag | let me just see whats expired | | | item,expiry,bag
    filter | Quilting guild: quilt, maker, status finished or wip | show only the unfinished ones when I tap something? we have an amnesty day in March | | | quilt,maker
    filter | orphanage donations: donor, item, naira value | can somebody view only gifts above 50000 | | | donor,item,value
    question | Steam engine rally: engine, owner, boiler cert | does it save by itself or is there a button im missing | | | engine,owner,boiler
    question | Ludo league: player, game, points | if my phone spoils will I lose all the points | | | player,point
    question | Peat cutting banks: bank, family, bags | How would one go about putting this on my daughter's iPad in Stornoway? | | | bank,family
    multi | Escape room bookings: team, room, size | ditch size, add a phone number, and newest at the top ta | phone | size | team,room
    multi | Nursery plants: plant, container, price | price in rupees pls, add sunlight (full, partial, shade) and change container to bag size | sunlight,full,partial,shade,bag size | container | plant,price
    multi | Ballet exam class: dancer, grade, fee | It wants a shoe size field. And could grade read "level", and make the whole thing lilac? | shoe size,level | grade | dancer,fee
`,
  ),
];
