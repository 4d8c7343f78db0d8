import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; the most common failures were read. */
export const followBO: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Yorgancı siparişleri: müşteri, ebat, yüz kumaşı, kapora | pamuk mu yün mü elyaf mı onu da seçeyim, geçen hafta hacı teyzenin yününe pamuk doldurduk rezil olduk | pamuk,yun,elyaf | | musteri,ebat,kapora
    add | Apartman kombi bakimi: daire, son bakim, usta | ustanin telefonunu da yaz bi yere kaybediyom hep | telefon | | daire,son bakim,usta
    add | Sınıf kitaplığı: kitap, öğrenci, alındığı gün | Merhabalar, ben 3-B sınıf öğretmeniyim. Kitabın geri getirilip getirilmediğini işaretleyebileceğimiz bir kutucuk rica ediyorum, saygılar | geri/getiril/iade | | kitap,ogrenci
    add | Halı saha kadrosu: oyuncu, mevki, forma no | hangi ayağını kullanıyo o da olsun, sağ sol ikisi de | ayak/ayag,sag,sol | | oyuncu,mevki,forma
    add | Turşu kavanozları: sebze, kavanoz sayısı, kurulduğu tarih | Kızım sirkeli mi limonlu mu diye de koyalım, bizim bey limonludan başkasını yemez | sirke,limon | | sebze,kavanoz
    add | Terzi tadilat defteri: müşteri, parça, ücret | teslim tarihi lazim acil, bi de raf numarasi. pantolonlar karisiyo | teslim,raf | | musteri,parca,ucret
    add | Güvercin uçurma günlüğü: kuş, saat, dönüş süresi | bilezik numrası unutulmuş abi onsuz olmaz | bilezik | | kus,saat,donus
    add | Kurban hissesi: hissedar, tutar, ödendi | herkes neresinden et istiyo onu da soralım: kol, but, gerdan fln | kol,but,gerdan | | hissedar,tutar,oden
    add | Satranç kulübü maçları: beyaz, siyah, sonuç | Açılış adını da yazsak güzel olur; Sicilya, İtalyan, Vezir gambiti gibi. serbest yazı olsun liste istemem | acilis | | beyaz,siyah,sonuc
    add | Ebe ziyaretleri: anne, hafta, tansiyon | kan grubu ekler misiniz | kan grubu | | anne,hafta,tansiyon
    add | Bisiklet tamirhanesi: bisiklet, arıza, tutar | her ise foto da koyabileyim, musteri sonra burasi cizik diyo kavga cikiyo | foto/resim/gorsel | | bisiklet,ariza,tutar
    add | Annemin ilaçları: ilaç, doz, saat | aç karnına mı tok karnına mı içilecek o da görünsün, yazık kadın karıştırıyor | tok | | ilac,doz,saat
    add | Cami halısı yıkama parası: veren, miktar | ne gün verdi o yok?? | gun/tarih | | veren,miktar
    add | Almanyadaki dernek aidatı: üye, ay, euro | Mitgliedsnummer yani üye no da lazım, Kasse kontrolünde soruyorlar | uye no/uye num/mitgliedsn | | uye,euro
    add | Seramik fırını: parça, derece, süre | sır adını da ekleyelim lütfen, bir de pişirim türü seçilsin: bisküvi, sırlı, raku | sir,biskuvi,raku | | parca,derece,sure
    add | Okul servisi: öğrenci, durak, veli | sabah mı biniyo akşam mı yoksa ikisi de, bunu ayırt etmem şart. 34 çocuk var gardaş | sabah,aksam | | ogrenci,durak,veli
    add | Kanarya yavruları: anne, baba, yumurta sayısı | çıkım tarihi ekle. renk de ekle. | cikim,renk | | anne,baba,yumurta
    add | simit tezgahi: gun, satilan, kalan | havayı da yazıcam yağmurda satılmıyo çünki: güneşli, yağmurlu, karlı | hava,gunesli,yagmurlu,karli | | satilan,kalan
    add | Folklor ekibi kıyafetleri: parça, beden, kimde | kaç tane olduğu belli değil burda, adet koysana | adet | | parca,beden,kimde
    add | Pazarcı veresiye: isim, borc, tarih | lakap da olsun 5 tane mehmet var hangisi bilmiyom | lakap/lakab | | isim,borc,tarih
    remove | Oya modelleri: model, iplik, tığ no, fiyat | fiyatı kaldırın lütfen, ben satmıyorum ki hediye ediyorum | | fiyat | model,iplik,tig
    remove | Kapıcı çöp saatleri: blok, saat, görevli, imza | imza ne ya kim imza atcak, çıkar onu | | imza | blok,saat,gorevli
    remove | Aşure dağıtımı: komşu, kase, daire no | daire no gereksiz, biz köydeyiz oğlum burda daire mi var | | daire | komsu,kase
    remove | Diş protez teknisyeni isleri: hekim, hasta, renk, vade | vade silinsin muhasebe ayrı tutuyo | | vade | hekim,hasta,renk
    remove | Bando enstrümanları: çalgı, seri no, öğrenci, marka | Markaya gerek kalmadı, hepsi Yamaha zaten | | marka | calgi,seri,ogrenci
    remove | Kermes masası: yiyecek, getiren, porsiyon, alerjen | su alerjeni at gitsin kimse doldurmuyo millet tembel | | alerjen | yiyecek,getiren,porsiyon
    rename | Berber defteri: isim, saat, hizmet | hizmet deyince tapu dairesi gibi oldu, oraya "traş" yaz | tras | hizmet | isim,saat
    rename | Köy mezarlığı bakım parası: kişi, para, tarih | kişi yerine hane reisi densin | hane reis | kisi | para,tarih
    rename | Voleybol antrenmanı: sporcu, yoklama, performans | "sporcu" değil "kızlar" yazsın, başka takımımız yok ki | kizlar | sporcu | yoklama,performans
    rename | Kitap takası: kitap, veren, alan | uygulamanın adı Elden Ele olsun | elden ele | | kitap,veren,alan
    rename | Ahir defteri: kupe, dogum, sut | sut yazan yere sagim de, bizde oyle derler | sagim | sut | kupe,dogum
    rename | Nikah şekeri siparişi: çift, adet, tasarım | Tasarım kelimesini model ile değiştirmeniz mümkün müdür? | model | tasarim | cift,adet
    change-field | Kuru temizleme fişi: müşteri, parça, durum | durumlar şöyle olacak: alındı, yıkanıyor, ütüde, hazır | alindi,yikan,utu,hazir | | musteri,parca,durum
    change-field | Yayla evi kirası: kiracı, gece, ücret | ücret TL değil euro olsun gurbetçiye veriyoz | euro/€ | | kiraci,gece,ucret
    change-field | Öğrenci evi nöbeti: kim, iş, gün | iş elle yazılmasın seçmeli olsun: bulaşık, çöp, banyo, market. Ferhat hep "sonra" yazıyo | bulasik,cop,banyo,market | | kim,gun
    change-field | Bahçe sulama: bitki, gün, miktar | miktarı litreye çevir, kovayla ölçemiyorum artık damlama kurduk | litre/lt | | bitki,gun,miktar
    change-field | Kayak kursu: öğrenci, seviye, hoca | seviyeye "hiç bilmiyor" diye bi tane daha koy, bazısı karı ilk kez görüyo | hic bilmiyor | | ogrenci,seviye,hoca
    change-field | Tavla turnuvası: oyuncu, rakip, sonuç | sonuçta mars da çıkacak seçenekte yani galip mağlup mars | galip,maglup,mars | | oyuncu,rakip,sonuc
    change-rule | Kuaför sadakat kartı, 10 föne 1 bedava: müşteri, fön sayısı | 10 fazla geldi millete, 6 fönde bir bedava yapalım | 6 | | musteri,fon
    change-rule | Sigara azaltma günde en çok 8 tane: saat, adet | sınırı 5e indir doktor fırça attı | 5 | | adet
    change-rule | Oto yıkama, dış yıkama 200 lira iç dış 350 lira: plaka, yıkama türü | zam geldi iç dış 450 oldu | 450 | 350 | plaka,yikama
    add-screen | Tüpçü: müşteri, adres, tüp | ayrı bi yerde boş tüpleri tutayım, kimde kaç boş kaldı | bos | | musteri,adres,tup
    add-screen | Düğün davetlileri: isim, taraf, kişi sayısı | bi de takı listesi açalım kim ne taktı. yarın öbür gün karşılık verilecek ayıp olmasın | taki | | isim,taraf,kisi
    add-screen | Okul kantini satış: ürün, adet, fiyat | Ay sonunda müdür bey rapor istiyor. Aylık toplamı gösteren ayrı bir sayfa olursa sevinirim. | toplam/aylik | | urun,adet,fiyat
    add-screen | Resim kursu ödevleri: öğrenci, ödev, teslim tarihi | teslimler takvim üstünde de çıksın, duvara yapıştırdığımız gibi | takvim | | ogrenci,odev,teslim
    look | Galatasaray deplasman defteri: maç, şehir, masraf | sarı kırmızı olsun hocam mavi ne alaka | kirmizi/sari | | mac,sehir,masraf
    look | Gece bekçisi turu: saat, kapı, görülen | gözüm alıyo gece vakti, siyah zemin yap şunu | koyu/siyah/karanlik | | saat,kapi
    look | Dedemin tansiyonu: büyük, küçük, nabız | yazılar karınca gibi göremiyo adam, büyüt | | | nabiz
    sort | Ayakkabı tamiri: müşteri, numara, söz verilen gün, fiyat | en eski söz verdiğim üstte dursun, adam kapıya dayanıyo | | | musteri,numara,fiyat
    sort | Kütüphane gönüllüleri: ad soyad, gün, saat | güne göre grupla, pazartesiciler bir arada çıksın | | | gun,saat
    sort | misket ligi: cocuk, puan | puani cok olan yukari cikcak yoksa kardesim agliyo | | | cocuk,puan
    filter | Çeyiz sandığı: eşya, alındı, mağaza | almadıklarım kalsın ekranda, almışlar kafamı karıştırıyo | | | esya,alindi,magaza
    filter | Lojman arıza kaydı: daire, arıza, aciliyet | Aciliyeti yüksek olanları süzebileceğimiz bir düğme talep ediyoruz. | | | daire,ariza,acil
    filter | Plak arşivi: sanatçı, albüm, yıl | bazen canım yalnız 70leri görmek istiyor, öyle seçip bakmak olur mu bi ayarlayıver | | | sanatci,album,yil
    question | Sütçü: ev, litre, ödeme | Evladım ben bunu telefondan silersem yazdıklarım da gider mi? | | | litre,odeme
    question | Okul aile birliği kasası: gelir, gider, açıklama | Diğer yönetim kurulu üyeleri de aynı anda görebiliyor mu acaba, yoksa sadece bende mi? | | | gelir,gider,aciklama
    question | Yürüyüş kulübü rotaları: rota, km, zorluk | yanlış girdim 12 yerine 120 km oldu, nerden düzeltcem bulamadım | | | rota,km,zorluk
    multi | Pide salonu paket servis: adres, sipariş, tutar | kurye adı ekle, tutarın adını hesap yap, bi de ekran yeşil olsun | kurye,hesap | tutar | adres,siparis
    multi | Kreş yemek menüsü: gün, çorba, ana yemek, tatlı | tatlıyı çıkar şeker yasak artık yerine meyve koy. alerjisi olan çocuklar için de ayrı liste aç | meyve,alerji | tatli | gun,corba,ana yemek
    multi | Motokurye yakıt: km, litre, tutar | 1) istasyon adı olsun 2) en yeni en üstte 3) plaka da yaz, iki motorum var birini abim kullanıyo | istasyon,plaka | | km,litre,tutar
`,
  ),
  ...readTold(
    'en',
    `
    add | Knitting circle projects: pattern, yarn, needle size | could u add who its for? most of mine go to grandbabies and i lose track | for/recipient/who | | pattern,yarn,needle
    add | Tiffin customers: name, flat no, meals | pls put veg, non veg, jain option also, yesterday jain aunty got chicken and oh my god | veg,non veg/non-veg,jain | | name,flat,meals
    add | Window cleaning round: house, street, price | need paid or not, half of em say next week mate | paid | | house,street,price
    add | Allotment plots: plot, tenant, rent | Would it be possible to record the date on which each tenant joined the waiting list? | wait/joined | | plot,tenant,rent
    add | Choir music library: title, composer, copies | voicing too - SATB, SSA, TTBB | voicing,satb,ssa,ttbb | | title,composer,copies
    add | Generator fuel log: date, litres, cost | abeg add which gen, we get two, big one and small one, na the big one dey drink | big,small | | date,litres,cost
    add | Beehive inspections: hive, queen seen, frames | temper!! calm, nervous, angry. got stung 9 times sunday | temper,calm,nervous,angry | | hive,queen,frames
    add | Car boot sale: item, price, sold | what i paid for it originally so i know if im actually making anything lol | paid/cost/bought | | item,price,sold
    add | Piano lessons: pupil, time, fee | grade (1 to 8) and exam date as well | grade,exam | | pupil,time,fee
    add | Dog grooming: dog, owner, appointment | breed would help. and a yes/no for does it bite, nearly lost a thumb to a chihuahua | breed,bite | | dog,owner,appointment
    add | Little league roster: player, jersey number, position | parent phone please, Coach Dave keeps texting me for it at 6am | phone | | player,jersey,position
    add | hostel laundry: room, clothes type, date | sir kindly include number of pieces, dhobi is always losing one sock | pieces | | room,clothes,date
    add | Scout badges: scout, badge, date earned | a box to tick when its been handed over, they earn em in March and get em in bloody November | handed/given/presented/received | | scout,badge,date
    add | Mums blood sugar: reading, time | before meal or after meal plz | before,after | | reading,time
    add | Fish fry volunteers: name, shift, job | T-shirt size, S thru 3XL, Father Mike is ordering em Monday | shirt | | name,shift,job
    add | Yam barn: variety, tubers, price | the farmer that brought it. that one is very important, there was quarrel | farmer | | variety,tubers,price
    add | tyre puncture shop: customer, vehicle, charge | photo of the tyre so they cant argue after | photo/picture/image | | customer,vehicle,charge
    add | Museum room wardens: warden, room, hours | Please provide a space in which wardens may describe any incident during the day. | incident | | warden,room,hours
    add | School tuck shop debts: pupil, amount | what they took + what day, also class cos theres three Olivers | day/date,class | | pupil,amount
    add | Shared kiln: potter, shelf, firing date | which cone? we do cone 6, cone 10 and cone 04 | cone 6,cone 10,cone 04 | | potter,shelf,firing
    remove | Ironing service: customer, bags, weight, price | take out weight, i charge by the bag love | | weight | customer,bags,price
    remove | Pub quiz scores: team, round, points, drinks | the drinks thing was a joke from Gaz, lose it | | drinks | team,round,points
    remove | Babysitting hours: family, hours, pay, address | delete address i dont want that sat on my phone | | address | family,hours,pay
    remove | Kirana shop credit: customer, amount, date, aadhaar | no no aadhaar is not allowed to keep, remove immediately | | aadhaar | customer,amount,date
    remove | Altar flower rota: sunday, arranger, flowers, budget | The budget is no longer discussed. Kindly dispense with it. | | budget | sunday,arranger,flowers
    remove | Garage band setlist: song, key, tempo, mood | mood can go, our drummer cant spell | | mood | song,key,tempo
    rename | Braids and weaves salon: client, style, hours | we dont say client here, put "sister" | sister | client | style,hours
    rename | Saree fall pico: lady, saree colour, ready date | "lady" is sounding odd, make it "madam name" | madam | lady | colour,ready
    rename | Cricket nets booking: bowler, slot, lane | slot should read session | session | slot | bowler,lane
    rename | Boiler servicing: property, engineer, pressure | engineer -> fitter. they aint engineers | fitter | engineer | property,pressure
    rename | Grandmas dishes: dish, ingredients, steps | Call the whole app Jo's Kitchen, she'd have loved that | jo's kitchen/jos kitchen/jo’s kitchen | | dish,ingredients,steps
    rename | Susu savings: member, hand, amount | people are confused by "hand", write "turn" there | turn | hand | member,amount
    change-field | Sewing machine repairs: machine, fault, status | statuses want to be awaiting parts, on bench, collected | awaiting parts,bench,collected | | machine,fault,status
    change-field | Swim club times: swimmer, stroke, time | im not typing stroke every time, give me fly, back, breast, free to pick from | fly,back,breast,free | | swimmer,stroke,time
    change-field | Compost heap: date, temperature, turned | temp in Fahrenheit not celsius, I'm in Ohio | °f/fahrenheit/(f) | | date,temperature,turned
    change-field | Boarding kennels: dog, food, run number | food needs one more choice: brings own | brings own | | dog,food,run
    change-field | Tailor measurements: name, chest, waist, sleeve | everything in inches please, cm is no use to an old man | inch/(in | | name,chest,waist,sleeve
    change-field | Spelling bee words: word, level, correct | easy/hard is useless for level, do Class 3, Class 4, Class 5 | class 3,class 4,class 5 | | word,level,correct
    change-rule | Village library, fines 10p a day: book, borrower, days late | parish council says its 25p now. daylight robbery | 25 | | book,borrower,days
    change-rule | Water drinking goal 8 glasses: time, glasses | 12 not 8, its 44 degrees in Nagpur today | 12 | | glasses
    change-rule | Community minibus, max 16 passengers: driver, group, passengers | insurers changed their mind, 14 is the most we can carry | 14 | | driver,group,passengers
    add-screen | Egg tally: date, hens, eggs | i want a second list for feed bought, with bag size and shop | feed,bag,shop | | date,hens,eggs
    add-screen | PTA fundraisers: event, amount raised, lead parent | Could we have a summary page with total raised? Our treasurer is rather keen | total/summary | | event,raised,lead
    add-screen | Plumbing jobs: customer, job, price | somewhere seperate for suppliers w/ their phone nos, Wolseley keeps changing reps | supplier,phone | | customer,job,price
    add-screen | Drama club rehearsals: scene, date, cast needed | y'all got a calendar for these? put one in | calendar | | scene,date,cast
    look | Night feeds: time, side, minutes | its 3am and this is blinding me, DARK please | dark | | time,side,minutes
    look | My doll house furniture: piece, room, maker | pink!! hot pink | pink | | piece,room,maker
    look | Bingo night winners: name, prize, night | my members are all over 75, the letters need to be a good deal larger | | | name,prize,night
    sort | Lost property box: item, where found, date found | newest finds at top pls not the mouldy jumper from september | | | item,found
    sort | Wedding thank you cards: guest, gift, sent | alphabetical by guest | | | guest,gift,sent
    sort | Mango orders: buyer, variety, boxes | group it variety wise no, all alphonso together, all kesar together | | | buyer,variety,boxes
    filter | Homework tracker: subject, task, handed in | only show me what i havent handed in, the rest is just guilt | | | subject,task
    filter | Stamp album: country, year, condition | Let me narrow the list down to a single country when my friend Heinz visits. | | | country,year,condition
    filter | Hall hire: group, room, day | some way to see main hall bookings on their own? so i can shout at the badminton lot | | | group,room,day
    question | Milk round: house, pints, paid | if my wife opens it on her phone does she see the same list or is it only on mine | | | house,pints,paid
    question | Driving lesson diary: learner, hours, test date | How do I print this off, dear? The instructor likes paper. | | | learner,hours,test
    question | Five a side subs: player, owes, week | does it work with no signal? our pitch is in a valley | | | player,owes,week
    multi | Cake orders: customer, flavour, date, filling | ditch filling, put number of tiers in, and soonest date first | tiers | filling | customer,flavour,date
    multi | Carpet cleaning jobs: address, rooms, quote | change quote to price. add pets yes/no. oh and dark mode if u can | price,pets | quote | address,rooms
    multi | Sunday school: child, age, memory verse | Kindly add parent contact and also another page for teachers and which Sunday they are taking | parent,teacher | | child,age,verse
`,
  ),
];
