import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followBI: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Kovan kontrol defteri: kovan no, çıta sayısı, kontrol tarihi | ana arının yaşını da yazabileyim, iki yaşını geçeni değiştiriyoruz çünkü | yas | | kovan,cita,tarih
    add | Zurna kamışı denemeleri: usta, kalınlık, ses notu | bide hangi ağaçtan kesildiği lazım, ağaç diye bir kutu koy gari | agac | | usta,kalinlik,ses
    add | koy minibusu sefer: saat, durak, kac yolcu | sofor adi da olsun kardesim kim surmus belli degil | sofor | | saat,durak,yolcu
    add | Diyaliz günlerim: tarih, giriş kilosu, çıkış kilosu | Evladım tansiyonumu da yazayım oraya, hemşire hanım hep soruyor | tansiyon | | giris,cikis
    add | Halı yıkama takibi: müşteri, metrekare, teslim günü | Leke türü eklensin: çay, mürekkep, hayvan idrarı, kan. Ona göre ilaç atıyoruz | leke,cay,murekkep,idrar,kan | | musteri,metrekare,teslim
    add | Satranç kulübü maçları: beyaz, siyah, sonuç | açılış adı yazılacak bir yer şart, mesela Sicilya ya da Caro-Kann | acilis | | beyaz,siyah,sonuc
    add | Dalış defterim: nokta, derinlik, süre | kalan bar (tüp basıncı) ve görüş mesafesini de gireyim yoksa defter eksik kalıyo | bar/basinc,gorus | | nokta,derinlik,sure
    add | Cenaze yemeği organizasyonu: hane, tarih, kişi sayısı | Muhtarlık olarak rica ederiz, aşçının telefon numarası da kayıt altına alınabilsin. | telefon | | hane,tarih,kisi
    add | Kuaför boya reçeteleri: müşteri, boya kodu, oksidan | alerji var mı yok mu tiki de koysana, geçen kadının kafası davul gibi oldu :( | alerji | | musteri,kod,oksidan
    add | minik futbol okulu: cocuk, dogum yili, mevki | forma bedeni lazim s m l xl degil yas olarak: 6-8, 8-10, 10-12 | beden,6-8,8-10,10-12 | | cocuk,dogum,mevki
    add | Taş plak arşivim: sanatçı, plak şirketi, devir | Plakların kondisyonunu da belirtmek isterim efendim; çizik, temiz, kırık şeklinde seçilsin. | kondisyon,cizik,temiz,kirik | | sanatci,sirket,devir
    add | Wohnung ev bakma listemiz: semt, oda, kira | Kaution ne kadar onu da yazcam, bi de Nebenkosten ayrı olsun bitte | kaution,nebenkosten | | semt,oda,kira
    add | Vinç günlük: operatör, şantiye, çalışma saati | yakıt kaç litre konmuş görelim, hırsızlık var gibime geliyo | yakit | | operator,santiye,saat
    add | Yaylaya göç hazırlığı: eşya, kim taşıyacak, tamam mı | hangi hayvana yüklenecek o da olsun, katır mı traktör mü | katir,traktor | | esya,tasi
    add | Uyku günlüğüm: yatış, kalkış, kaç kere uyandım | gördüğüm rüyayı da anlatıyım ya, rüya diye uzun bi alan 🙏 | ruya | | yatis,kalkis
    add | Kargo iade masası: sipariş no, ürün, iade nedeni | fotograf cekip koyalim, musteri kirik gelmedi diyo sonra basimiz agriyo | foto | | siparis,urun,neden
    add | Kanarya çiftleri: erkek, dişi, yumurta sayısı | Bilezik numarası olmazsa olmaz abi yarışmaya sokmuyolar | bilezik | | erkek,disi,yumurta
    add | Tez kaynaklarım: yazar, yıl, konu | okudum / yarım / okumadım durumu lazım bana | okudum,yarim,okumadim | | yazar,yil,konu
    add | Jeneratör bakım: cihaz, çalışma saati, yağ değişimi | Sonraki bakım tarihini girebileceğimiz bir alan ilave edilmesi hususunda yardımlarınızı rica ederim. | sonraki | | cihaz,calisma,yag
    add | Turşu küplerim: sebze, kurulduğu gün, tuz oranı | Sirke mi limon mu kurmuşum onu da seçeyim hani filmdeki gibi, komşuyla kavgamız bitsin | sirke,limon | | sebze,kurul,tuz
    remove | Mevlit davetli listesi: isim, mahalle, telefon, kaç kişi | telefonu çıkar kızım, kimse kimseyi aramıyor zaten | | telefon | isim,mahalle,kisi
    remove | Boks antrenmanı: raund, torba, ip, nabız | nabız ölçerim bozuldu o alan dursa da boş, kaldır | | nabiz | raund,torba
    remove | zeytinyagi satisi: alici, teneke, asit, fiyat | asit kismini sil gitsin milletin kafasi karisiyo | | asit | alici,teneke,fiyat
    remove | Gemi vardiya çizelgesi: zabit, köprüüstü saati, liman, hava | Hava sütunu lüzumsuz, jurnalde var zaten. Silinsin. | | hava | zabit,liman
    remove | Ebru atölyesi kursiyerleri: ad, seviye, ödeme, meslek | ya insanların mesleği bizi ilgilendirmez, o soru olmasın | | meslek | seviye,odeme
    remove | Karavan yakıt defteri: km, litre, istasyon, tutar | istasyonu yazmaya üşeniyorum sil onu bence | | istasyon | litre,tutar
    rename | Oba koyun sayımı: sürü, baş, çoban | Çoban demeyin ayıp oluyor, "sürü yöneticisi" yazsın | yonetici | coban | bas
    rename | Dişçi randevuları: hasta, işlem, saat | hasta yerine danışan yazsak daha hoş durur | danisan | hasta | islem,saat
    rename | Kamyon lastikleri: plaka, jant, diş derinliği | jant demiyoz biz ona burda çember deniyo duzelt | cember | jant | plaka,derinlik/derinlig
    rename | Apartman kapıcı işleri: iş, daire, bitti mi | daire kelimesini "kapı no" yap yöneticinin isteği | kapi no | daire | bitti
    rename | Makrame siparişlerim: model, ip rengi, kapora | kapora çok kaba, ön ödeme olsun adı | on odeme | kapora | model
    rename | Bilek güreşi turnuvası: sporcu, kilo, kol | Kilo başlığını "sıklet" olarak değiştirir misiniz lütfen | siklet | kilo | sporcu,kol
    change-field | Kahve kavurma: çekirdek, derece, süre, kavrum (açık, koyu) | kavrumun ortası da var yahu, orta ve orta-koyu da seçilsin | acik,orta,orta-koyu,koyu | | cekirdek,derece,sure
    change-field | Tarla sulama: parsel, su miktarı (litre), saat | litreyle olmaz bu iş, ton olsun birimi | ton | litre | parsel,saat
    change-field | Korist yoklaması: isim, ses, geldi mi | ses elle yazılmasın soprano alto tenor bas diye dörtten biri seçilsin | soprano,alto,tenor,bas | | isim,geldi
    change-field | Kreş teslim alma: çocuk, alan kişi, saat | alan kisiyi secmeli yap: anne, baba, babaanne, servis. yazmakla ugrasamiyoz kapida | anne,baba,babaanne,servis | | cocuk,saat
    change-field | Model tren deposu: lokomotif, ölçek (HO, N), fiyat TL | Fiyatlar euro olacak, hepsini Almanya'dan alıyorum | eur/€ | | lokomotif,olcek
    change-field | Servis arıza kaydı: kombi markası, arıza, aciliyet (az, çok) | az çok ne öyle bakkal mıyız; aciliyet düşük, normal, yüksek, gaz kaçağı olsun | dusuk,normal,yuksek,gaz kacagi | | marka,ariza
    change-rule | Su içme takibim: bardak, saat; günde hedef 8 bardak | doktor 12 dedi böbrek taşı yüzünden, hedefi 12 yap | 12 | | bardak,saat
    change-rule | Halı saha kira: takım, saat, ücret; saati 900 lira | zam geldi saatlik 1350 oldu haberin olsun ona göre | 1350/1.350 | | takim,saat
    change-rule | Kantin stok: ürün, adet; 10'un altına düşünce uyarsın | 10 az kalıyor abi toptancı geç getiriyo. 25 in altına inince uyarsın | 25 | | urun,adet
    add-screen | Bağ budama günlüğü: sıra, budayan, tarih | ilaçlamalar için ayrı bir sayfa isterim, ilaç adı ile dozu yazılacak | ilac,doz | | sira,buday
    add-screen | Okul gazetesi yazıları: başlık, yazar, sayfa | birde muhabirlerin listesi olsun ayrı yerde, ismi ve sınıfı | muhabir,sinif | | baslik,yazar
    add-screen | Veresiye defterim: müşteri, tutar, tarih | Toptancılara benim borcumu da ayrı bi listede tutayım: toptancı, borç | toptanci,borc | | musteri,tutar,tarih
    add-screen | Tiyatro provaları: sahne, oyuncu, gün | takvim görünümü de ekler misin, provaları ay ay göreyim | takvim | | sahne,oyuncu
    look | Teleskop gözlemlerim: gök cismi, mercek, seeing | gece gözümü alıyo, koyu tema yap kırmızımsı falan farketmez | | | mercek,seeing
    look | Gelinlik provası: gelin, prova günü, daraltma | pudra pembesi olsun her yer, butiğin rengi o | | | gelin,daralt
    look | Emekliler lokali okey skorları: masa, oyuncu, puan | Yazılar pek küçük oğlum gözlük takıyorum yine okunmuyor, büyült şunları | | | masa,oyuncu,puan
    sort | Hac kafilesi: hacı, oda, pasaport bitişi | pasaportu en önce bitecek olan tepede dursun | | | haci,oda,pasaport
    sort | Rap sözlerim: başlık, beat, bpm | bpm e gore dizilsin yavastan hizliya | | | baslik,beat,bpm
    sort | Patoloji preparatları: protokol no, doku, boya | Doku adına göre öbek öbek gruplansın, hepsi birbirine karışıyor | | | protokol,doku,boya
    filter | Amatör telsiz görüşmeleri: çağrı işareti, frekans, ülke | ülkeye göre süzebilmem lazım, mesela sadece Japonya'yı görmek için | | | cagri,frekans,ulke
    filter | Bozacı dükkanı paketleri: isim, litre, teslim edildi mi | sadece teslim edilmeyenleri gosteren bisey koysana | | | isim,litre,teslim
    filter | Gönüllü kan listesi: ad, kan grubu, son bağış | Acil durumda kan grubunu seçip yalnızca o gruptakileri görebilelim. | | | kan grubu,son bagis
    question | Keçi sütü defteri: keçi, sabah, akşam | bunu telefonum çekmeyen yaylada da kullanabilir miyim internetsiz? | | |
    question | Dernek aidatları: üye, ay, ödedi mi | Yanlış girdiğim kaydı nasıl düzeltiyorum, tarif eder misiniz evladım | | |
    question | Terzi ölçüleri: müşteri, bel, boy, basen | eşim de kendi telefonundan aynı listeyi görebilir mi yoksa ayrı mı olur? | | |
    multi | Çömlek fırını: parça, derece, sır | sır rengini ekle, dereceyi de sıcaklık diye değiştir, ha bi de çatladı mı tiki olsun | sicaklik,renk/reng,catla | derece | parca,sir
    multi | Gelin arabası süsleme: damat, plaka, saat, çiçek | plakayı at, çiçeğin yanına kurdele koy, arka plan da bej olsun | kurdele | plaka | damat,saat
    multi | ogrenci evi faturalari: fatura, tutar, kim odedi | son odeme gunu ekle + tutara gore buyukten kucuge sirala | son odeme | | fatura,tutar
`,
  ),
  ...readTold(
    'en',
    `
    add | Tabla student tracker: student, raag, fee | pls add parent mobile no also, many are small children only | parent/mobile | | student,raag,fee
    add | Narrowboat log: lock, miles, engine hours | Could do with somewhere to put the mooring fee, some of these marinas are daylight robbery | mooring | | lock,miles,engine
    add | POS agent book: customer, amount, transfer or withdrawal | Oga abeg add the charge wey I collect for each one | charge | | customer,amount
    add | Sourdough starter diary: flour, hydration, rise | room temperature too (celsius please!!) since my kitchen's an icebox in january | temperature | | flour,hydration,rise
    add | church flower rota: week, volunteer, flowers | I'd be most grateful if one might also record the season - Advent, Lent, Easter, Ordinary. Thank you, Marjorie | season,advent,lent,easter,ordinary | | week,volunteer,flower
    add | Skate tricks: trick, spot, landed | stance!! regular switch fakie nollie. cant believe i forgot that lol | stance,regular,switch,fakie,nollie | | trick,spot,landed
    add | Trapline checks: trap number, date, catch | need fur grade in there an what the buyer paid | grade,paid/price | | trap,date,catch
    add | Tenancy inventory: room, item, condition | Kindly include provision for photographs as evidence in case of dispute. | photo | | room,item,condition
    add | Insulin notes: time, units, glucose | where do i put what i ate? give me a carbs box, grams | carb | | time,units,glucose
    add | auto rickshaw daily: trips, fare, gas | also toll, sir, and police chalan if any | toll,chalan/challan | | trips,fare,gas
    add | Drag show bookings: queen, venue, set length | stick a dressing room yes/no on there, I'm not changing in a bog again | dressing | | queen,venue,set
    add | Meteorite finds: location, weight, type | magnetic or not? should be a tickbox | magnetic | | location,weight,type
    add | Lambing sheet: ewe tag, lambs, date | Vet wants to know who was the ram, add ram an' all | ram | | ewe,lamb,date
    add | Court interpreter jobs: court, language, hours | mileage needs to be there or HMCTS won't pay, plus the case reference | mileage,reference | | court,language,hours
    add | Hot sauce batches: pepper, ph, bottles | add scoville, nothing fancy just a number | scoville | | pepper,ph,bottle
    add | Library van stops: village, arrival time, borrowers | i want a remarks column bc mrs. pettigrew always has remarks | remark | | village,arrival,borrower
    add | Gele tying clients: name, event, fabric | add deposit and balance so nobody will use style to run from me | deposit,balance | | name,event,fabric
    add | geocaches i hid: code, difficulty, hint | terrain rating 1 to 5 as well and when i last checked on the thing | terrain,check | | code,difficulty,hint
    add | Bell ringing practice: method, band, changes | conductor should go on every entry, usually Nigel but one lives in hope | conductor | | method,band,changes
    add | Truck dispatch: load number, pickup, drop | need trailer type - reefer, flatbed, dry van, step deck | trailer,reefer,flatbed,dry van,step deck | | load,pickup,drop
    remove | Wedding sangeet acts: performers, song, duration, costume | costume not needed aunty is handling all that, remove it | | costume | performer,song,duration
    remove | Marathon block: distance, pace, shoes, mood | mood is cringe. get rid | | mood | distance,pace,shoe
    remove | Food bank parcels: household, postcode, parcel size, religion | We've been advised by the trustees to take out religion altogether. | | religion | household,postcode,parcel
    remove | gunpla backlog: kit, grade, price, built | lose the price before my wife sees it | | price | kit,grade,built
    remove | Borehole repair: village, pump, fault, donor | No more donor. They have stop paying since. Delete that one | | donor | village,pump,fault
    remove | Pilates clients: name, injury, sessions left, birth year | dont ask ladies their birth year!! off with it | | birth | name,injury,session
    rename | Mess bill: roommate, portion, month | Change "portion" to "contribution" yaar, sounds better | contribution | portion | roommate,month
    rename | Rabbit show entries: breed, exhibitor, pen | Exhibitor should read Owner. half of em can't spell it | owner | exhibitor | breed,pen
    rename | tattoo flash: design, size, cost | call cost 'min price' instead | min price | cost | design,size
    rename | Crew sheet: name, role, call time | it's "department" not role on our shoots | department | role | name,call
    rename | Chama savings: member, amount, round | round should be called Meeting No | meeting | round | member,amount
    rename | Dementia ward activities: patient, activity, response | We say resident, never patient. Please correct this. | resident | patient | activity,response
    change-field | Hay bales: field, bales, type (round, square) | theres big square and small square, so make it three: round, big square, small square | round,big square,small square | | field,bale
    change-field | Baby feeds: time, amount (oz), side | we're in Leeds not Ohio, make that ml | ml | | time,amount,side
    change-field | Quiz league: team, score, venue | venue should be picked from: The Plough, Red Lion, Railway Arms, Legion | plough,red lion,railway,legion | | team,score
    change-field | Bus driver defects: bus, defect, severity (1-3) | numbers mean nothing to the lads. severity: drive, report, stop | drive,report,stop | | bus,defect
    change-field | Coaching class tests: student, subject, marks | subject as dropdown na - Physics, Chemistry, Maths, Bio. everyone is typing different different | physics,chemistry,math,bio | | student,marks
    change-field | Gold jewellery pledges: customer, item, weight (tola) | weight should be in grams as per RBI norms | gram | tola | customer,item
    change-rule | Steps with the girls: name, steps, day. Daily goal 6000 | sharon's got new knees, bump the goal to 8500 | 8500/8,500 | | name,steps
    change-rule | Laundromat wash & fold: customer, pounds, total at $1.50 a pound | price went up its 1.85 now | 1.85 | | customer,pound
    change-rule | Scout tuck shop: item, left, warn me under 5 | 5's no good, they eat like locusts. Warn under 30. | 30 | | item
    add-screen | Allotment beds: bed, crop, sown | I'd like a separate list for the seed swap: variety, packets, who from | variety,packet | | bed,crop,sown
    add-screen | Okada riders union: rider, plate, zone | make another page for accident reports with place and injury | accident,place,injury | | rider,plate,zone
    add-screen | Spending in Lisbon: what, euros, category | can i get a summary page with totals by category | summary/total/overview | | category
    add-screen | Foster dogs: dog, breed, arrived | need a second screen for vet visits - clinic, bill | vet,clinic,bill | | breed,arriv
    look | Night fishing: swim, bait, fish | dark mode mate its blinding me in the bivvy | | | swim,bait,fish
    look | Sorority dues: sister, amount, paid | make it emerald green and gold those are our colors!! | | | sister,amount,paid
    look | Pill times: medicine, dose, hour | The letters are too faint for my old eyes, dear. Stronger and bigger please. | | | medicine,dose,hour
    sort | Fridge leftovers: dish, cooked on, portions | oldest at the top so we dont poison gran | | | dish,cooked,portion
    sort | Patent deadlines: application, client, due date | Please arrange in ascending order of due date. | | | application,client,due
    sort | Vinyl crates: artist, label, crate | bunch em up by crate | | | artist,label,crate
    filter | Stage props: prop, act, owner | let me see just act 2 stuff, or act 1, whichever i tap | | | prop,act,owner
    filter | Hostel beds: bed, guest, checkout | only want the ones checking out today when i press something | | | bed,guest,checkout
    filter | Dowry-free matrimony register: name, age, city | there should be facility to view city wise, like only Lucknow | | | name,age,city
    question | Pigeon racing: ring, release point, time | will it keep my birds if i change phone?? | | |
    question | Kiln log: cone, hours, glaze | how do i get rid of an entry i put in twice | | |
    question | PTA bake sale: cake, baker, price | Does it cost anything if all the mums use it? | | |
    multi | Oyster beds: bed, seed date, count | add salinity and mortality, and show newest first | salinity,mortality | | bed,seed,count
    multi | Ice cream van: stop, sales, weather | ditch weather, rename sales to takings, paint it pink | takings | weather,sales | stop
    multi | Yam sellers: seller, tubers, amount | change tubers to heaps, put phone number, and sort by seller name | heap,phone | tuber | seller,amount
`,
  ),
];
