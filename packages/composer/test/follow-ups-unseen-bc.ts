import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followBC: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Arı kovanı defteri: kovan no, ana arı yılı, çıta sayısı | hocam bir de varroa ilaçlama tarihi yazabileceğim bi yer olsa çok iyi olurdu, geçen sene unuttum iki kovan gitti | varroa/ilaclama | | kovan,cita
    add | Plak koleksiyonum: sanatçı, albüm, basım yılı | plağın durumu da olsun: sıfır gibi, çizik, cızırtılı | durum,cizik,cizirti | | sanatci,album
    add | apartman su sayaci okuma: daire, tarih, endeks | okuyan kisi de eklensin lutfen | okuyan | | daire,endeks
    add | Yün ve ip stoğum: marka, renk kodu, yumak adedi | şiş numarasını da ekleyebilir misin canım, torunun hırkasında karıştırdım | sis | | marka,renk,yumak
    add | Diyaliz hastaları seans takibi: hasta, seans tarihi, makine no | Merhaba, giriş kilosu ve çıkış kilosu alanlarına ihtiyacımız var. Teşekkürler. | giris,cikis | | hasta,makine
    add | Halı saha kadrosu: oyuncu, mevki, forma no | odedi mi diye tik lazim, herkes sonra atarim deyip kaciyo | ode | | oyuncu,mevki
    add | Tez kaynaklarım: yazar, başlık, yıl | sayfa aralığı + kütüphane raf kodu | sayfa,raf | | yazar,baslik
    add | Köy muhtarlığı ihbar listesi: konu, mahalle, tarih | ihbar edenin telefonunu da yazalım kızım bir de sonuç kısmı olsun | telefon,sonuc | | konu,mahalle
    add | Akvaryum günlüğü: tarih, su sıcaklığı, ph | nitrat değeri de girmek istiyorum mg/l olarak | nitrat,mg | | sicaklig/sicaklik,ph
    add | Şoför sefer kaydı: plaka, güzergah, km | mazot litre ekle | mazot | | plaka,guzergah
    add | bebek uyku cizelgesi: yatis saati, kalkis saati | kim uyuttu anne baba anneanne secilsin bir de not yazabileyim | anneanne,not | | yatis,kalkis
    add | Dikiş atölyesi siparişleri: müşteri, model, teslim günü | Ölçüleri de lazım: bel, basen, omuz. Defteri kaybettim geçen hafta müşteriye rezil oldum | bel,basen,omuz | | musteri,model,teslim
    add | Mantar toplama defteri: tür, yer, kilo | yenir mi yenmez mi şüpheli mi onu da işaretleyelim, geçen hafta komşu hastanelik oldu | yenir/yenmez,supheli | | tur,kilo
    add | Yangın tüpü kontrolü: tüp no, konum, dolum tarihi | Basınç (bar) da eklenmeli denetimde soruyorlar | basinc,bar | | konum,dolum
    add | Satranç kulübü maçları: beyaz, siyah, sonuç | hangi açılış oynandı onu da ekle ya | acilis | | beyaz,siyah
    add | Kına gecesi davetlileri: isim, kaç kişi | masa numarasiiii unuttuk | masa | | isim,kisi
    add | Traktör bakım: bakım adı, tarih, çalışma saati | değişen parçayı da yazayım fiyatıyla beraber | parca,fiyat | | bakim,calisma
    add | İşaret dili kelimelerim: kelime, anlamı, video linki | Zorluk derecesi olsun 1den 5e kadar | zorluk | | kelime,anlam
    add | Bağış kolisi takip: aile, mahalle, koli sayısı | çocuk bezi numarası da gerekiyo bazı ailelere, bi de teslim eden gönüllü | bez,gonullu | | aile,mahalle,koli
    add | Kan şekeri: tarih, saat, değer | aç karnına mı tok mu onu seçeyim evladım doktor hep onu soruyor | ac/aclik,tok | | saat,deger
    remove | Kamp malzemeleri: malzeme, ağırlık, renk, nerede | rengi kaldır gerek yokmuş | | renk | malzeme,agirlik
    remove | Veteriner ziyaretleri: hayvan, tarih, şikayet, ücret | ücret kısmını siler misiniz, onu ayrı tutuyoruz | | ucret | hayvan,sikayet
    remove | koro provasi yoklama: isim, ses grubu, telefon | telefon cikar kvkk falan diyolar | | telefon | isim,ses
    remove | Zeytin hasadı: tarla, kasa sayısı, işçi, hava durumu | hava durumunu yazan yok boşuna duruyor, kalksın | | hava | tarla,kasa,isci
    remove | Okul kitaplığı ödünç: kitap, okuyucu, sınıf, iade tarihi | Sınıf olmasın artık hepsi 5/B zaten :) | | sinif | kitap,okuyucu,iade
    remove | Parfüm defterim: marka, isim, kalıcılık, şişe boyu | sise boyunu at | | sise | marka,kalicilik
    rename | Pansiyon odaları: oda, misafir, gece sayısı | misafir yerine konuk yazsın daha kibar | konuk | misafir | oda,gece
    rename | Psikolog görüşmeleri: hasta, konu, tarih | Biz "hasta" demiyoruz, "danışan" olarak değiştirirseniz sevinirim. | danisan | hasta | konu,tarih
    rename | servis ogrencileri: ogrenci, durak, veli | durak yerine binis noktasi olsun | binis | durak | ogrenci,veli
    rename | Bisiklet turları: rota, mesafe, süre | mesafenin adı kilometre olsun | kilometre | mesafe | rota,sure
    rename | Fidanlık: fidan adı, adet, parsel | parsele biz burda evlek deriz ona çevir | evlek | parsel | fidan,adet
    rename | Tiyatro kostümleri: kostüm, beden, oyuncu | "oyuncu" başlığını "kim giyiyor" yap | giyiyor | oyuncu | kostum,beden
    change-field | Matbaa işleri: iş adı, adet, kağıt türü | kağıt türü listeden seçilsin: kuşe, bristol, kraft | kagit,kuse,bristol,kraft | | is adi,adet
    change-field | Koşu günlüğüm: tarih, mesafe, his | his kısmı yazı olmasın 5 üzerinden yıldız olsun | his | | tarih,mesafe
    change-field | Süt sağım kaydı: inek, miktar, sağan kişi | miktar litre cinsinden görünsün kilo değil | miktar,litre/lt | | inek,sagan
    change-field | Yaz okulu kayıt: ad, yaş, alerji | alerji zorunlu olsun boş geçilmesin sakın, fıstık yüzünden başımız yanıyordu | alerji | | ad,yas
    change-field | Belediye arşiv dosyaları: dosya no, konu, raf | Raf seçmeli olmalı: kuzey, güney, bodrum | raf,kuzey,guney,bodrum | | dosya,konu
    change-field | ilac dolabi: ilac, son kullanma, adet | son kullanma takvimden secilsin elle yazamiyorum titriyo elim | son kullanma | | ilac,adet
    change-rule | Çalışma odası kullanımı: öğrenci, oda, saat. Bir kişi günde en fazla 2 saat kullanabilir | 2 az geldi final haftası 4 saat yapalım | 4 | | ogrenci,oda
    change-rule | Gönüllü saatlerim: tarih, kurum, saat. Hedef yılda 60 saat | hedefi 85 yapın lütfen | 85 | | tarih,kurum
    change-rule | hali yikama: musteri, metrekare, teslim. metrekaresi 70 lira | zam geldi m2 si 95 lira oldu | 95 | | musteri,metrekare
    add-screen | Düğün çekimleri: çift, tarih, mekan | bir de ekipman listem olsun: ekipman adı, seri no, sigorta bitişi | ekipman,seri,sigorta | | cift,mekan
    add-screen | Hobi bahçesi: ürün, ekim tarihi, sıra | ayrı bi sayfada alet edevat: alet, kimde, ne zaman aldı | alet,kimde | | urun,ekim
    add-screen | Gözlükçü reçeteleri: müşteri, sağ, sol | Tedarikçiler için ikinci bir liste açalım; firma, telefon, vade | tedarikci,firma,telefon,vade | | musteri,sag,sol
    add-screen | okul aile birligi kermes: urun, getiren, fiyat | yanina gorevliler listesi lazim gorevli ismi ve nobet saati | gorevli,nobet/saat | | urun,getiren
    look | Gece nöbeti: hemşire, servis, saat | koyu tema olsun gece gözümü alıyor | | | hemsire,servis
    look | Tansiyonum: tarih, büyük, küçük | yazılar çok ufak göremiyorum büyütün | | | buyuk,kucuk
    look | Lavanta bahçesi: sıra, kesim tarihi, demet | mor olsun her yer | | | kesim,demet
    sort | Garanti belgeleri: ürün, mağaza, bitiş tarihi | bitişi en yakın olan en üstte dursun | | | urun,magaza,bitis
    group | Puzzle arşivi: puzzle, parça sayısı, marka | markaya göre gruplu göster | | | parca,marka
    sort | maket ucaklar: model, olcek, fiyat | pahalidan ucuza sirala | | | model,olcek,fiyat
    filter | İade kolileri: sipariş no, sebep, durum (bekliyor, geldi, reddedildi) | sadece bekleyenleri görebileceğim bi filtre koysak | | | siparis,sebep,durum
    filter | Dergi koleksiyonu: dergi, sayı, yıl | Yıla göre süzmek mümkün olsun | | | dergi,yil
    filter | Oyuncak kütüphanesi: oyuncak, yaş grubu, kimde | yaş grubu seçince sadece onlar gelsin istiyorum | | | oyuncak,yas
    question | Okçuluk antrenmanı: tarih, mesafe, puan | telefonum bozulursa puanlar gider mi | | | mesafe,puan
    question | Ebru kursu katılımcıları: isim, telefon, gün | Bunu kurstaki diğer hocayla nasıl paylaşırım? | | | isim,telefon,gun
    question | Kahve çekirdekleri: kavurucu, ülke, kavrum tarihi | internet olmadan calisiyo mu bu | | | kavurucu,ulke
    multi | Pazar tezgahı: ürün, alış, satış | alışın adı maliyet olsun, kasa sayısı ekle, bir de koyu renk yap | maliyet,kasa | alis | urun,satis
    multi | Çilingir işleri: adres, kilit tipi, ücret, saat | saati sil, ödeme şekli gelsin (nakit, kart, havale), en pahalı üstte olsun | odeme,nakit,kart,havale | saat | adres,kilit,ucret
    multi | Folklor ekibi: dansçı, yöre, ayakkabı no | telefon da ekle, isme göre sıralansın, ayakkabıyı kaldır onu dernek hallediyor | telefon | ayakkabi | dansci,yore
    `,
  ),
  ...readTold(
    'en',
    `
    add | Allotment waiting list: name, plot size, date joined | could you pop in a box for whether they've paid the deposit, Margaret keeps asking me | deposit | | name,plot
    add | Bell ringing practice: ringer, method, date | sometimes we ring away so add the tower too | tower | | ringer,method
    add | okada riders remittance: rider, bike number, amount | abeg add guarantor name and guarantor phone, one rider just run away with my bike | guarantor,phone | | rider,bike
    add | Vintage cameras: make, model, year | shutter works y/n | shutter | | make,model
    add | Tiffin customers: name, address, meals per day | kindly add veg, non-veg, jain option sir | veg,jain | | name,address,meal
    add | Night shift handover: bed, initials, concerns | need fluid balance in ml | fluid,ml | | bed,concern
    add | Horse lessons: rider, horse, time | also what level are they. beginner, novice, intermediate | level,beginner,novice,intermediate | | rider,horse
    add | my moms pill log: pill, time, dose | add who gave it (me, Dad, Auntie Bev) because last nite she got it twice | dad,bev | | pill,dose
    add | Pub quiz league: team, week, points | can we have a joker round score as well? cheers | joker | | team,points
    add | Sourdough bakes: date, flour, hydration | rise time in hours, plus a photo would be ace | rise,photo/picture/image | | flour,hydration
    add | Poultry house: house no, birds, mortality | Please include feed bags used daily and the vaccine given. | feed,vaccine | | bird,mortality
    add | PhD fieldwork samples: sample id, site, depth | gps coords and the bottle label colour | gps/coord,bottle/label | | sample,site,depth
    add | Loft insulation jobs: customer, postcode, area | grant ref number, the council want it now | grant | | customer,postcode
    add | Church flower rota: week, arranger, altar colour | I would be most grateful if you could add a space for a telephone number, as people will swap without telling me. | telephone/phone | | week,arranger
    add | sneaker resale: shoe, size, bought for | add sold for and platform (ebay, stockx, vinted) | sold,platform,ebay,stockx,vinted | | shoe,size
    add | Model railway locos: loco, livery, gauge | dcc address | dcc | | loco,livery,gauge
    add | choir library: piece, composer, copies | which cupboard its in, took me an hour to find the Rutter on sunday | cupboard | | piece,composer
    add | dog walking diary: dog, date, minutes | hiya!! so some of mine pull like mad, can i mark if they need a harness & if theyre ok off lead | harness,lead | | dog,minutes
    add | Car boot takings: date, venue, takings | pitch fee | pitch | | venue,takings
    add | Migraine diary: date, severity, trigger | whether there was aura, and how long it lasted in hours | aura,hour/hrs/last/long/duration | | severity,trigger
    remove | Lost property: item, place, date, handed in by | get rid of the handed in by bit | | handed | item,place
    remove | Wedding guests: guest, table, dietary, plus one | No plus ones anymore, budget. take it out | | plus one | guest,table,dietary
    remove | tool library loans: tool, borrower, due date, deposit | we stopped taking deposits so that can go | | deposit | tool,borrower,due
    remove | Hostel students: name, room, blood group, father's phone | blood group not required, please delete the same | | blood | name,room
    remove | Knitting projects: pattern, yarn, needle size, recipient | dont need recipient its all for me lol | | recipient | pattern,yarn,needle
    remove | Fishing log: species, weight, bait, weather | remove weather | | weather | species,weight,bait
    rename | Contact centre visits: child, visit date, supervisor | please say young person instead of child, that's the policy wording | young person | child | visit,supervisor
    rename | Gym PT clients: client, goal, sessions left | change goal to target | target | goal | client,session
    rename | Scout badges: scout, badge, leader | leader should read 'signed off by' | signed | leader | scout,badge
    rename | Provision store credit: customer, item, owing | rename owing as balance | balance | owing | customer,item
    rename | Orchid notes: orchid, last watered, window | 'window' is wrong, I meant shelf. sorry!! | shelf | window | orchid,watered
    rename | Piano pupils: pupil, grade, fee | It's tuition not fee | tuition | fee | pupil,grade
    change-field | Blood donors: donor, group, last donated | group should be a dropdown: A pos, A neg, B pos, B neg, O pos, O neg | group,a pos,o neg | | donor,last donated
    change-field | weigh in: date, weight, mood | weight in stone please not kg, I'm 71 I don't think in kilos | weight,stone | | date,mood
    change-field | Volunteer drivers: driver, car, dbs checked | dbs checked should just be a yes/no tick | dbs | | driver,car
    change-field | Cheese tasting: cheese, milk, score | score wants to be a number out of 20, like wine people do | score | | cheese,milk
    change-field | Site visitors: visitor, company, time in | company must be filled in every time, it's a legal thing | company | | visitor,time in
    change-field | Exam revision: topic, subject, confidence | confidence = low / meh / solid | confidence,low,meh,solid | | topic,subject
    change-rule | Pocket money chores: chore, kid, done. Each chore pays 50p | inflation!! make it 75p now | 75 | | chore,kid
    change-rule | Water intake: date, glasses. Goal is 8 glasses a day | doc says 11 not 8 because of the kidney stone | 11 | | date,glass
    change-rule | Community minibus hire: group, date, seats. Maximum 16 seats | new bus has 22 seats so change the limit | 22 | | group,seat
    add-screen | Panto rehearsals: scene, date, cast needed | then another list for props - prop, who's bringing it, borrowed or bought | prop,bring,borrowed | | scene,cast
    add-screen | Goat herd: tag, breed, born | I need separate page for sales: buyer, price, date sold | sale,buyer,price,sold | | tag,breed
    add-screen | Tutoring sessions: student, date, topic | second tab for invoices with invoice no, amount, paid | invoice,amount,paid | | student,topic
    add-screen | Campervan trips: place, nights, cost | And a snag list for the van itself: problem, urgency | snag,problem,urgency | | place,nights
    look | Stargazing log: object, date, telescope | red on black please so I keep my night vision | | | object,telescope
    look | Bingo club members: name, number, birthday | bigger letters love, half of us have cataracts | | | name,number,birthday
    look | baby kicks: time, count | can it be pink | | | time,count
    group | Comic boxes: title, issue, publisher | bunch them by publisher | | | title,issue,publisher
    sort | Tenants rent: tenant, flat, amount due | biggest amount due first | | | tenant,flat,amount
    sort | Seed packets: seed, sow by, supplier | order it A to Z | | | seed,sow,supplier
    filter | Helpdesk laptops: asset tag, user, status (in use, in repair, spare) | only show me the ones that are in repair when I want to | | | asset,user,status
    filter | Job applications: company, role, stage | let me filter by stage | | | company,role,stage
    filter | Temple donations: donor, amount, purpose | want to see only one purpose at a time, for example annadanam | | | donor,amount,purpose
    question | Swim squad times: swimmer, stroke, time | can the other coach see this on her phone too? | | | swimmer,stroke
    question | Grocery price book: item, shop, price | How do I delete something I typed wrong? | | | item,shop,price
    question | Sickle cell crisis diary: date, pain, place | pls is it private, who fit read it? | | | date,pain
    multi | Nail bar book: client, colour, price, technician | drop technician, add tip, newest first | tip | technician | client,colour,price
    multi | Rugby kit cupboard: item, size, quantity | call quantity 'how many', add condition (new, ok, knackered) and make it green | how many,condition,knackered | quantity | item,size
    multi | Holiday let cleans: property, date, cleaner, comments | 1) remove comments 2) add linen sets 3) add hours worked | linen,hour | comment | property,cleaner
    `,
  ),
];
