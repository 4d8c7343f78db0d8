import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; the most common failures were read. */
export const followBL: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Taklacı güvercinlerim: halka no, renk, yumurta tarihi | abi bi de uçuş süresini yazalım dakka olarak, geçen hafta 4 saat kaldı havada kimse inanmadı | ucus | | halka,renk,yumurta
    add | zeytin hasadi: parsel, kasa sayisi, isci | yag randimani da lazim, kac kilodan bir litre cikti onu bilmek istiyom | randiman | | parsel,kasa,isci
    add | Diyaliz günlüğüm: tarih, giriş kilosu, çıkış kilosu | Evladım tansiyonumu da yazacak yer açar mısın, hemşire hanım her seferinde soruyor | tansiyon | | tarih,giris,cikis
    add | Karavan mola yerleri: yer adı, il, ücret | elektrik var mı yok mu işaretlensin, bir de gri su boşaltma | elektrik,gri su | | yer ad,il,ucret
    add | Yörük derneği üyeleri: ad, oba, telefon | Kan grubu ilave edilsin efendim; A, B, AB ve 0, pozitif negatif ayrı ayrı. Acil durumda lazım oluyor. | kan grub | | oba,telefon
    add | arı kovanları: kovan no, ana yaşı, çıta sayısı | varroa ilacı ne zaman verildi bilinsin, seneye arılıkta kalan olmasın diye | varroa | | kovan,ana yas,cita
    add | Satranç kulübü maçları: beyaz, siyah, sonuç | hangi açılış oynandı seçilsin; sicilya, ispanyol, vezir gambiti, diğer | acilis,sicilya,gambit | | beyaz,siyah,sonuc
    add | Bebeğin uykusu: yatış saati, kalkış saati | gece uyanma sayısı diye bi satır koysana 5-6 oluyo valla öldüm bittim | uyanma | | yatis,kalkis
    add | balik avi: mera, tur, kilo | yem eklensene karides sulunez mamun, bide ruzgar lodos mu poyraz mi | yem,ruzgar | | mera,tur,kilo
    add | Migren takibi: tarih, şiddet, süre | Tetikleyici seçebilmek istiyorum: çikolata, uykusuzluk, regl, hava değişimi. Nörologum böyle istedi. | tetikle,cikolata,uykusuz | | tarih,siddet,sure
    add | Hac kafilesi: isim, pasaport no, oda | otobüs numarasını da ekleyin lütfen, Medine'den sonra ikiye bölüneceğiz inşallah | otobus | | isim,pasaport,oda
    add | Süs tavuğu kümesi: ırk, bilezik rengi, kuluçka günü | Ya unuttum en önemlisini, kaç civciv çıktığını yazıcaktım ben ona!! | civciv | | irk,bilezik,kulucka
    add | Koro repertuvarı: eser, bestekâr, makam | usulü de olsun. düyek, aksak, semai, devr-i hindi | usul | | eser,bestek,makam
    add | Almanyadan memlekete yol: ulke, mola, kilometre | Vinyet parasi Euro olarak yazilsin, Macaristan her sene degisiyor schlimm | vinyet | | ulke,mola,kilometre
    add | Bonsai ağaçlarım: tür, yaş, saksı | son budama tarihi ile tel sarıldı mı kutucuğu eksik kalmış | budama,tel | | tur,yas,saksi
    add | Kaya tırmanışı rotaları: rota adı, derece, bölge | ip boyu metre cinsinden girilsin, geçen ip kısa geldi ödümüz koptu | ip boy | | rota,derece,bolge
    add | kopek barinagi: ad, kafes, gelis tarihi | kisirlastirildi mi bilgisi sart yoksa belediye kabul etmiyo | kisirlas | | ad,kafes,gelis
    add | Şeker ölçümlerim: saat, değer | ölçüm aç mı tok mu seçeyim ben, bide insülin kac ünite vurdum | tok,insulin | | saat,deger
    add | Pul koleksiyonum: ülke, yıl, seri | dantel tam mı eksik mi, damgalı mı damgasız mı. Katalog numarası da gerekir bittabi (Michel). | dantel,damga,katalog | | ulke,yil,seri
    add | halı saha kadrosu: oyuncu, mevki, forma no | sakatlık kısmı koy la, Orhan her maç bileğini bahane ediyo takip edicem onu | sakatlik | | oyuncu,mevki,forma
    remove | Koyun sürüsü: küpe no, doğum tarihi, baba, kilo | babayı kaldır gitsin koç zaten bi dene var | | baba | kupe,dogum,kilo
    remove | Yoga öğrencileri: isim, seviye, sakatlık, ödeme | ödeme çıksın parayı kapıda kutuya atıyorlar | | odeme | isim,seviye,sakatlik
    remove | Plak arşivi: sanatçı, albüm, dolap, kondisyon | Dolap bilgisine lüzum kalmadı, hepsini tek odaya topladım. | | dolap | sanatci,album,kondisyon
    remove | Gebelik kontrolleri: hafta, kilo, tansiyon, doktor sözü | kilo kısmını görmek istemiyorum artık moralim bozuluyo sil nolur | | kilo | hafta,tansiyon,doktor
    remove | bisiklet turlari: guzergah, km, rakim, nabiz | nabizi at, gogus bandi bozuldu zaten | | nabiz | guzergah,km,rakim
    remove | Sera domatesi: sera no, çeşit, gübre, sulama saati | Gübreyi ziraat mühendisi kendi tutuyomuş biz boşuna yazıyoz burdan düş onu | | gubre | sera,cesit,sulama
    rename | Kanaryalarım: bilezik, doğum, ötüm | doğum yazmasın, yumurtadan çıkış yazsın kuş doğmaz | yumurtadan | dogum | bilezik,otum
    rename | Masa oyunu geceleri: oyun, ev sahibi, puan | 'ev sahibi' yerine mekan de bazen kafede toplanıyoruz | mekan | ev sahib | oyun,puan
    rename | Ekin kayıtları: parsel, ürün, dönüm | Konya ovasında dönüm lafı karışıyor hocam, dekar yapıver adını | dekar | donum | parsel,urun
    rename | Fizik tedavi hareketleri: hareket, ağrı, dakika | Ağrı başlığını zorlanma olarak düzeltiniz; hastalar ağrı görünce pes ediyor. | zorlanma | agri | hareket,dakika
    rename | Arama kurtarma gönüllüleri: ad soyad, boy, görev | görev değil branş olacak o. köpekli arama, halat, telsiz filan yazıcaz | brans | gorev | ad soyad,boy
    rename | gezdigim muzeler: muze, sehir, izlenim | sehir kelimesini ülke yap hep yurtdışı geziyoruz artık (hava atmıyorum) | ulke | sehir | muze,izlenim
    change-field | Voleybol yoklaması: sporcu, gün, durum | durum elle yazılmasın şunlardan seçilsin: geldi, gelmedi, raporlu, geç kaldı | geldi,gelmedi,raporlu,gec kaldi | | sporcu,gun,durum
    change-field | Süt toplama: üretici, litre, saat | mandıra tartıya geçti, litre bitti kg olacak o hane | kg | litre | uretici,saat
    change-field | Astım günlüğü: tarih, nefes, ilaç | nefesi 1den 5e yıldızla vereyim yazmaya üşeniyom | | | tarih,nefes,ilac
    change-field | Yelkenli bakımı: iş, sorumlu, durum (bekliyor, bitti) | durumlara bi de 'parça yolda' diye seçenek koyun, kaptan soruyor soruyor | parca yolda | | sorumlu,durum,bekliyor,bitti
    change-field | Çay bahçesi: mevki, sürgün, kilo | surgun birinci ikinci ucuncu diye secmeli olacak uşağum | birinci,ikinci,ucuncu | | mevki,surgun,kilo
    change-field | Amatör telsiz görüşmeleri: çağrı işareti, frekans, tarih | frekans MHz cinsinden sayı olsun, harf girilmesin lütfen 73 | mhz | | cagri,frekans,tarih
    change-rule | Su içme: saat, bardak, günlük hedef 8 bardak | böbrek taşı çıkmış, doktor 12 bardak içeceksin dedi hedefi ona çıkar | 12 | | saat,bardak
    change-rule | At binme dersleri: binici, at, gün, ders ücreti 600 lira | zam yaptık ders 850 lira, saman fiyatından haberin var mı senin | 850 | 600 | binici,gun
    change-rule | Köy kütüphanesi ödünç: kitap, okur, alış tarihi, süre 15 gün | 15 az geliyor 21 gün yapalım, yaşlılarımız büyüteçle okuyor | 21 | | kitap,okur,alis
    add-screen | Sulama kooperatifi ortakları: ad, hisse, telefon | başka bi sayfada toplantı kararları dursun; karar, oy sayısı, tarih | karar,oy say | | hisse,telefon
    add-screen | Akvaryumlarım: balık, tank, alış tarihi | su değerleri için ayrı liste açalım ph nitrat sıcaklık, karışmasın balıkla | ph,nitrat,sicaklik | | balik,tank,alis
    add-screen | İnterrail planı: şehir, tren, hostel | takvim görünümü lazım!! hangi gün nerdeyim şaşırdım, annem de bakıcak | takvim | | sehir,tren,hostel
    add-screen | Doğa yürüyüşü derneği: yürüyüşçü, parkur, km | Sene sonunda kim toplam kaç km yaptı gösteren bir özet ekranı rica ederim, plaket takdim edeceğiz | ozet/toplam | | yuruyuscu,parkur,km
    look | Lavanta tarlası: sıra, dikim, hasat | heryer mor olsun tarlaya yakışsın | mor | | sira,dikim,hasat
    look | gokyuzu gozlemi: cisim, teleskop, saat | koyu tema yap gözüm kamaşıyo teleskobun başında, yıldızı kaybediyom | koyu/karanlik | | cisim,teleskop,saat
    look | Huzurevi sabah jimnastiği: sakin, hareket, süre | Harfler kocaman olsun yavrum, gözlük de kesmiyor artık | | | sakin,hareket,sure
    sort | Kelebek gözlemleri: tür, vadi, tarih | en son gördüğüm en tepede çıksın | | | tur,vadi,tarih
    sort | Bağ evi: üzüm, yıl, fıçı | üzümüne göre gruplansın, kalecik karası bi yanda öküzgözü bi yanda | | | uzum,yil,fici
    sort | Tavla turnuvası: oyuncu, galibiyet, mars | çok yenen yukarı az yenen aşağı, kahvede kavga çıkmasın | | | oyuncu,galibiyet,mars
    filter | Antep fıstığı bahçesi: ağaç no, aşı, verim | yalnız aşısı tutmayanları göreyim, aşıcı gelecek salı | | | agac,asi,verim
    filter | kamp alanlari: alan, bolge, fiyat | sadece egedekileri süzebilsem? karadenize gitmiyoz bu yaz hep yağmur | | | alan,bolge,fiyat
    filter | Aşı kartları: çocuk, aşı, tarih, yapıldı mı | Tek dokunuşla yapılmamış aşılar gelsin, ebe hanım telefonla soruyor çünkü | | | cocuk,asi,tarih,yapildi
    question | Mantar defterim: tür, orman, tarih | telefon dereye düşse bunlar gider mi yoksa bi yerde saklanıyo mu | | | tur,orman,tarih
    question | Dedemin ilaçları: ilaç, saat, doz | Ablam Köln'de oturuyor, o da aynı listeyi görebilir mi acaba? | | | ilac,saat,doz
    question | ebru atölyesi: tekne, boya, kursiyer | yanlış bişey kaydettim nasıl siliniyo bu | | | tekne,boya,kursiyer
    multi | Satılık fide: tür, adet, fiyat | fiyatı kaldır pazarlıkla veriyoz, tepsi no koy, en az kalan üstte dursun | tepsi | fiyat | tur,adet
    multi | Judo kulübü: sporcu, kuşak, kilo | kilo yerine siklet yazsın + lisans bitiş tarihi ekleyelim federasyon sıkıştırıyor | siklet,lisans | kilo | sporcu,kusak
    multi | Eski Jawa topluyorum: parça, usta, tutar | ustayı sil kendim yapıyorum artık, şase no ekle, bordo bi görünüm ver şuna | sase | usta | parca,tutar
`,
  ),
  ...readTold(
    'en',
    `
    add | Goat herd: tag, breed, kidding date | need FAMACHA score too, 1 to 5, the eyelid thing for worms | famacha | | tag,breed,kidding
    add | allotment plots: plot no, holder, rent | whether theyve got a shed, committee is being funny about sheds | shed | | plot,holder,rent
    add | Gully cricket scorebook: batter, runs, balls | pls add dismissal also yaar — bowled, caught, lbw, run out, one tip one hand | dismissal,bowled,caught,lbw | | batter,runs,balls
    add | Poultry layers: pen, eggs, feed bags | Mortality should enter there also, every morning my boy is counting dead birds and writing on his palm | mortality | | pen,eggs,feed
    add | my blood pressure: date, systolic, diastolic | and pulse dear, the machine gives me three numbers not two | pulse | | date,systolic,diastolic
    add | Model railway stock: loco, gauge, maker | DCC address. Digits only, 1 to 9999. Oh, and whether it's weathered. | dcc,weathered | | loco,gauge,maker
    add | bell ringing: tower, method, date | might we have the conductor and the number of changes, e.g. 1260 or 5040 | conductor,changes | | tower,method,date
    add | Sourdough log: flour, hydration, proof time | chuck in a crumb photo would ya | crumb/photo | | flour,hydration,proof
    add | Bus yatra to Tirupati: name, age, seat | kindly include darshan slot and is the person wanting laddu or not | darshan,laddu | | name,age,seat
    add | IVF diary: day, medication, dose | Follicle count, left and right separately please. They read it out at every scan and I forget by the car park. | follicle,left,right | | day,medication,dose
    add | beehives: hive, queen colour, supers | temperament!! calm / jumpy / utter swines | temperament,calm,jumpy | | hive,queen,supers
    add | knitting wips: pattern, yarn, needle | row counter maybe? i always loose where im at when the kid screams | row | | pattern,yarn,needle
    add | Birdwatching: species, marsh, count | Male, female or juvenile ought to be selectable; and being old-fashioned I do like to record the wind. | juvenile,female,wind | | species,marsh,count
    add | Maize farm Kaduna: plot, seed, planting date | abeg fertilizer type dey important, NPK or urea, make e show | fertili,npk,urea | | plot,seed,planting
    add | Am-dram costumes: garment, size, play | stick the box number on, loft's got 40 of em | box | | garment,size,play
    add | solo trip usa: city, motel, nights | add tips paid in dollars bc my mum in leeds wont believe me | tips | | city,motel,nights
    add | Endurance riding: horse, distance, speed | vet gate heart rate has gotta be on there, over 64 and y'all are out | heart rate | | horse,distance,speed
    add | Hay fever journal: day, sneezing, tablets | pollen level low moderate high very high choose one | pollen,low,moderate,high | | day,sneezing,tablets
    add | Geocaches I hid: cache name, code, coordinates | difficulty and terrain missing!! halves allowed like 2.5 | difficulty,terrain | | cache,code,coordinates
    add | Repair cafe evening: visitor, item, fixer | We must log the outcome for the council: mended, half mended or scrapped | outcome,mended,scrapped | | visitor,item,fixer
    remove | Dairy cows: ear tag, lactation, yield, mood | drop mood, they're all lovely | | mood | ear tag,lactation,yield
    remove | Running club: runner, 5k time, age, shoe size | lose the shoe size, freebies already came | | shoe | runner,5k,age
    remove | orchids: genus, pot, last watered, price | pls delete price quick before my wife sees | | price | genus,pot,watered
    remove | Chemo side effects: day, symptom, strength, nurse | Please take off the nurse; it is never the same one twice. | | nurse | day,symptom,strength
    remove | city breaks: city, airline, hotel, souvenir | we dont fly no more (greta at home, 14) so airline is pointless | | airline | city,hotel,souvenir
    remove | Scout camp kit: scout, tent, allergies, deposit | deposit's all been collected get rid | | deposit | scout,tent,allergies
    rename | Pigeon loft: ring, liberation point, speed | Speed is what cars have. Velocity, lad. | velocity | speed | ring,liberation
    rename | Fell sheep: tag, paddock, lambs | paddock should read heft, this is Cumbria not Texas | heft | paddock | tag,lambs
    rename | gospel choir: singer, voice, phone | Call it section in place of voice, sister Blessing says | section | voice | singer,phone
    rename | Gentle exercises: exercise, reps, soreness | could soreness be called stiffness pls, grans panic at the other one | stiffness | soreness | exercise,reps
    rename | food crawl lagos: spot, dish, cost | cost -> damage 😂 thats what we call the bill | damage | cost | spot,dish
    rename | Lawn bowls fixtures: opponent, rink, score | Rename opponent to Visiting Club, if you'd be so kind. | visiting club | opponent | rink,score
    change-field | Karate dojo: student, belt, joined | belt has to be a dropdown: white yellow orange green brown black | white,orange,brown | | student,belt,joined
    change-field | Rain gauge: date, inches, remark | nobody under 70 does inches, switch that column over to mm | mm | inches | date,remark
    change-field | Wine evenings: bottle, vintage, verdict | verdict as stars out of five instead of an essay, Gerald rambles | | | bottle,vintage,verdict
    change-field | Paddle club boats: boat, length, state (ready, leaking) | third state needed "on loan", uni lot keep nicking them | on loan | | boat,length,ready,leaking
    change-field | Vaccination camp: villager, vaccine, dose | Dose can be first, second or booster only, no free typing by the volunteers. | first,second,booster | | villager,vaccine,dose
    change-field | trout diary: river, fly, weight | weight in grams as a number, pounds n ounces is a faff | | | river,fly,weight
    change-rule | Tennis court booking: member, court, start, limit 60 minutes | doubles never finish, make it 90 | 90 | 60 min | member,court,start
    change-rule | Farm gate eggs: customer, trays, paid, £4.50 a tray | layers mash went up again so its 5.25 a tray from monday | 5.25 | 4.50 | customer,trays,paid
    change-rule | Lane swimming: date, lengths, goal 40 lengths | physio says 24 tops til the shoulder heals, change the goal | 24 | | date,lengths
    add-screen | Astronomy society: member, telescope, email | also a page for observing nights with site, moon phase and cloud cover | site,moon,cloud | | member,telescope,email
    add-screen | Homestay in Alleppey: guest, room, check-in | one more list is needed for boatmen — boatman name, mobile, capacity | boatman,capacity | | guest,room,check
    add-screen | compost club: bin, turned on, temperature | can there be a calendar so i see turning days at a glance, ta | calendar | | bin,turned,temperature
    add-screen | Stamp album: stamp, country, value | A totals screen per country. The insurance chap insists. | total | | stamp,country,value
    look | Night pain log: time, pain, tablet | dark mode its 3am my eyes | dark | | time,pain,tablet
    look | Giant pumpkin contest: grower, girth, weight | bright orange obvs!! | orange | | grower,girth,weight
    look | Chair dancing for seniors: dancer, song, minutes | bigger letters and less clutter darling, I've one good eye | | | dancer,song,minutes
    sort | sea glass finds: shade, beach, date | group em by beach | | | shade,beach,date
    sort | Marathon training: date, km, mood | longest run at the top so i feel good about myself | | | date,km,mood
    sort | Quilting guild: member, block, due date | Whoever is due soonest ought to come first on the list. | | | member,block,due
    filter | Seed library: variety, year, packets left | i only wanna see the ones with zero packets when i restock | | | variety,year,packets
    filter | Munro bagging: hill, height, climbed | let me hide what I've done already | | | hill,height,climbed
    filter | Youth football kit: player, size, returned | A button for not returned. Season is over and the parents are ghosting me | | | player,size,returned
    question | Ham radio log: call sign, band, time | does it still work up on the moor, theres no signal there | | | call sign,band,time
    question | foster kittens: kitten, weight, feed time | how do i fix a weight i typed in wrong last nite | | | kitten,weight,feed
    question | Coeliac eating out: restaurant, town, safe dishes | Who is able to see my entries? Just myself, or anyone with the link? | | | restaurant,town,safe
    multi | Ferret racing: ferret, owner, odds | bin the odds (vicar complained), add charity, and owner should say handler | charity,handler | odds,owner | ferret
    multi | herb garden: plant, use, harvested | put latin name and a warning on it and turn the whole thing green | latin,warning | | plant,use,harvested
    multi | Coach trip to Lourdes: pilgrim, diet, seat | Seat is not needed, wheelchair yes/no instead, and put pilgrims in alphabetical order. God bless | wheelchair | seat | pilgrim,diet
`,
  ),
];
