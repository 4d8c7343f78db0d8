import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; read after they were first measured. */
export const followBW: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | oto yıkama: plaka, araç tipi, ücret | kim yıkadı onu da yazalım | yika | | plaka, arac tipi, ucret
    add | kan bağışçıları: ad, kan grubu, telefon | bi de son bağış tarihi lazım çünkü üç ay geçmeden arayınca ayıp oluyo | son bagis | | ad, kan grubu, telefon
    add | koç kiralama: küpe no, çoban, süre | kapora ve köy adı ekle | kapora, koy | | kupe no, coban, sure
    add | çini atölyesi: desen, ebat, usta | fırın derecesi unutulmuş, onu da koyar mısın kardeşim | firin | | desen, ebat, usta
    add | gözlükçü reçeteleri: hasta, sağ numara, sol numara | PD MESAFESİ DE OLSUN VE ÇERÇEVE MARKASI | pd, cerceve | | hasta, sag numara, sol numara
    add | kargo teslim: takip no, alıcı, adres | akşam eve gidince hangisinin kapıda ödemeli olduğunu hatırlamıyorum, bir de kapı kodu soruyolar | kapida odeme, kapi kodu | | takip no, alici, adres
    add | tiyatro dekorları: parça, oyun, depo | fotoraf koyabilelim her parçaya | foto | | parca, oyun, depo
    add | su kaçağı ihbarı: mahalle, ihbar eden | saat kaçta bildirilmiş belli değil valla müdür kızıyor | saat | | mahalle, ihbar eden
    add | lokum imalatı: çeşit, kazan, gramaj | Lütfen son kullanma tarihi ile parti numarası alanlarını ilave ediniz. | son kullanma, parti n | | cesit, kazan, gramaj
    add | avukat duruşmaları: müvekkil, mahkeme, tarih | esas no ekleyiver, karşı taraf vekili de olsun, bir de salon | esas no, karsi taraf, salon | | muvekkil, mahkeme, tarih
    add | güvercin yarışı: bilezik no, renk, mesafe | dönüş saati yok ki ben kimin kazandığını nerden bilcem | donus saati | | bilezik no, renk, mesafe
    add | dolmuş hattı: şoför, sefer, hasılat | yakıt parasını da düşüyoz hasılattan, ora yok, yakıt ekle | yakit | | sofor, sefer, hasilat
    add | çocuk yuvası: çocuk, grup, öğretmen | alerjisi olanlar var geçen fıstık verdik az daha… alerji yazacak yer aç | alerji | | cocuk, grup, ogretmen
    add | ney dersleri: talebe, gün, makam | ödev diye bi yer daha | odev | | talebe, gun, makam
    add | tekne kışlama: tekne adı, boy, sahibi | motor saati + kızak numarası + çıkış tarihi | motor saati, kizak, cikis tarihi | | tekne adi, boy, sahibi
    add | mantar toplama: tür, bölge, kilo | zehirli mi diye işaretleyelim anam korkuyo | zehirli | | tur, bolge, kilo
    add | icra takip: borçlu, dosya no, tutar | faiz oranını da görmem şart | faiz | | borclu, dosya no, tutar
    add | fırıncı ekmek dağıtımı: bakkal, adet | iade ekmek kaç tane geri geldi onu da yazcaz, bide poşet parası | iade, poset | | bakkal, adet
    add | bilardo salonu: masa, başlangıç, oyuncu | bitişi yazamıyorum hocam bitiş saati nerde | bitis | | masa, baslangic, oyuncu
    add | kostümlü animatör işleri: müşteri, karakter, adres | doğum günü çocuğunun yaşı ve adı da gerek yoksa orda mahcup oluyorum | yas | | musteri, karakter, adres
    add | deprem çantası: eşya, miktar | miadı dolanları değiştirelim diye miat tarihi koy | miat/miad | | esya, miktar
    add | köpek eğitimi: köpek, komut, seans | ödül olarak ne verdiğimi de kaydedeyim | odul | | kopek, komut, seans
    add | hamam randevu: isim, saat, kese | tellak kim olacak müşteri onu soruyo hep | tellak | | isim, saat, kese
    add | maden vardiya: sicil, ocak, vardiya | Gaz ölçümü değeri eklenmelidir, ayrıca lamba numarası. | gaz, lamba | | sicil, ocak, vardiya
    choice | ayakkabı tamiri: müşteri, model, iş durumu | iş durumu bekliyor, tamirde, hazır olsun seçmeli | bekliyor, tamirde, hazir | | musteri, model, is durumu
    choice | çay ocağı: oda, adet, çeşit | çeşidi elle yazmayalım: demli, açık, oralet, ıhlamur | demli, acik, oralet, ihlamur | | oda, adet, cesit
    choice | bisiklet kiralama: müşteri, bisiklet | beden seçilsin S M L yok bizde, küçük orta büyük deriz | kucuk, orta, buyuk | | musteri, bisiklet
    choice | güreş kulübü: pehlivan, kilo, kategori | kategoride herkes kafasına göre yazıyor, sadece deste, başaltı, başpehlivan çıksın | deste, basalti, baspehlivan | | pehlivan, kilo, kategori
    choice | hurdacı alımları: satıcı, kilo, maden | maden kısmı bakır, pirinç, alüminyum, krom diye listeden | bakir, pirinc, aluminyum, krom | | satici, kilo, maden
    choice | acil çağrı: adres, hasta, ekip | öncelik de ekle kırmızı kod sarı kod yeşil kod diye üç tane | oncelik, kirmizi kod, sari kod, yesil kod | | adres, hasta, ekip
    choice | dikiş kursu: kursiyer, seviye | Seviye alanı başlangıç / orta / ileri değerlerinden biri olmalıdır. | baslangic, orta, ileri | | kursiyer, seviye
    choice | otopark: plaka, giriş, abonelik | abonelik saatlik günlük aylık bunlardan başka yok bizde | saatlik, gunluk, aylik | | plaka, giris, abonelik
    choice | balık hali: tekne, balık, kasa | tazelik için a kalite b kalite ıskarta seçelim | a kalite, b kalite, iskarta | | tekne, balik, kasa
    choice | taziye evi: aile, gün, yemek | yemeği kim getiriyo belli olsun: komşu, akraba, belediye bunlardan biri | komsu, akraba, belediye | | aile, gun, yemek
    remove | nikah şekeri siparişi: gelin, damat, adet, kurdele | kurdeleyi kaldır artık hepsi aynı | | kurdele | gelin, damat, adet
    remove | spor salonu üyeleri: ad, paket, kilo, dolap | kilosunu yazınca millet alınıyor, onu çıkaralım | | kilo | ad, paket, dolap
    remove | arsa ilanları: ada, parsel, imar, fiyat | imar a gerek kalmadı sil gitsin | | imar | ada, parsel, fiyat
    remove | veteriner aşı: hayvan, aşı, sahip, pasaport | Pasaport bilgisi KVKK gereği kaldırılsın. | | pasaport | hayvan, asi, sahip
    remove | elma deposu: kasa, çeşit, boylama, rutubet | boylamayı da rutubeti de kimse doldurmuyo kaldır ikisini | | boylama, rutubet | kasa, cesit
    remove | müezzin nöbeti: cami, vakit, vekil | vekil olmasın lüzumsuz | | vekil | cami, vakit
    rename | kamp alanı: çadır, gece, araç | gece yerine konaklama yazsın | konaklama | gece | cadir, arac
    rename | tornacı işleri: parça, malzeme, tolerans | ustalar tolerans lafını bilmiyo, boşluk de şuna | bosluk | tolerans | parca, malzeme
    rename | şiir dinletisi: şair, eser, süre | şair değil ozan diyelim bizim oranın adeti | ozan | sair | eser, sure
    rename | yaylacılar: hane, koyun, obası | hane yazmasın aile olsun | aile | hane | koyun, oba
    rename | eczane nöbet: eczane, semt, gün | semtin adını ilçe yap | ilce | semt | eczane, gun
    rename | kürk temizleme: müşteri, ürün, leke | leke kelimesi kaba kaçıyor hanımlar için "hasar" olarak değiştirir misiniz | hasar | leke | musteri, urun
    several | paraşüt atlayışı: atlayan, yükseklik, uçak | uçağı çıkar, rüzgar ekle, yükseklik yerine irtifa yaz | ruzgar, irtifa | ucak, yukseklik | atlayan
    several | pide salonu: masa, sipariş, garson | garsonu sil bide ödeme olsun nakit kart diye | odeme, nakit, kart | garson | masa, siparis
    several | muhtarlık evrak: vatandaş, evrak, harç | tc no eklensin harç kalksın rengi de yeşil olsa gözüm dinlenir | tc, green | harc | vatandas, evrak
    several | seramik fırını: ürün, derece, sır | teslim tarihi lazım, bi de ürün demeyelim parça diyelim | teslim tarihi, parca | urun | derece, sir
    several | kayak hocası: öğrenci, pist, saat | pist kolay orta zor olsun seçmeli, velinin telefonu da dursun, iki kere arayan oldu bulamadım | kolay, orta, zor, tel | | ogrenci, pist, saat
    several | cenaze nakil: merhum, şehir, araç, refakat | refakat gereksiz, şoförün adını yazalım, tarihe göre dizilsin bi de | sofor, date | refakat | merhum, sehir, arac
    sort | dağcılık: zirve, rakım, tarih | en yüksek zirve en üstte dursun | | | zirve, rakim, tarih
    look | gelinlik provası: gelin, beden, gün | pembe olsun ya bu ne böyle banka gibi | pink | | gelin, beden, gun
    look | madenci lokali: üye, borç | koyu tema istiyorum gece bakıyoruz gözümüz acıyo | dark | | uye, borc
    page | kooperatif fındık: üretici, kilo, randıman | bi de hakkımızda sayfası koyalım tel yazcaz oraya | hakkimizda | | uretici, kilo, randiman
    question | burs takip: öğrenci, okul, tutar | bunu telefonum bozulursa kaybeder miyim yedekleniyor mu | | | ogrenci, okul, tutar
    question | define arama izinleri: il, izin no, süre | yeni kayıt nasıl giriliyor anlamadım ben | | | il, izin no, sure
    filter | tüp dağıtım: adres, tüp, ödendi mi | ödemeyenleri ayrı göreyim sade onlar çıksın | | | adres, tup, oden
    change | saat tamircisi: marka, arıza, ücret | ücret düz yazı olmuş toplayamıyorum rakam olsun | number | | marka, ariza, ucret
`,
  ),
  ...readTold(
    'en',
    `
    add | falconry centre: bird, weight, handler | need to note what it ate too | food/fed/eaten/meal | | bird, weight, handler
    add | narrowboat moorings: boat, owner, berth | can you put licence expiry on | licence expiry | | boat, owner, berth
    add | clown bookings: parent, child, address | the mums always ask how long i stay, so duration please, and number of kids | duration, number of kids/kids | | parent, child, address
    add | tattoo consults: client, design, placement | had a lad faint last week. need a box for allergies n one for blood thinners | allerg, blood thinner | | client, design, placement
    add | cheese ageing: wheel, milk, started | ADD TURNED ON AND CAVE TEMP | turned, temp | | wheel, milk, started
    add | museum guides: guide, gallery, slot | languages they speak should be in there | language | | guide, gallery, slot
    add | stolen bikes: frame number, colour, owner | people wanna see a picture | photo/picture/image | | frame number, colour, owner
    add | milk round: house, pints, day | I never know who paid | paid | | house, pints, day
    add | choir robes: robe, size, singer | Kindly include a date of last cleaning. | clean | | robe, size, singer
    add | chimney sweep visits: customer, flue, price | postcode! and a tickbox for bird nest found | postcode, nest | | customer, flue, price
    add | seed swap: variety, packets, donor | year harvested pls, old seed doesnt come up & then i get the blame | year harvested/harvest | | variety, packets, donor
    add | escape room teams: team, room, players | how on earth do we tell who won without finish time, also hints used | finish time, hints | | team, room, players
    add | asbestos surveys: building, surveyor, sample | lab ref, risk score and re-inspection date | lab ref, risk score, inspection date | | building, surveyor, sample
    add | pony rides: pony, rider, minutes | helmet size, ta | helmet size | | pony, rider, minutes
    add | debate club: motion, speaker, side | judges want to leave feedback somewhere | feedback | | motion, speaker, side
    add | boiler services: address, model, engineer | office keeps ringin me for the serial number so bung that in and the warranty end | serial number, warranty | | address, model, engineer
    add | quilt raffle: buyer, ticket, phone | whos the seller? add seller | seller | | buyer, ticket, phone
    add | oyster beds: bed, seeded, density | add salinty and water temprature | salin, water temp | | bed, seeded, density
    add | prison library: inmate, title, wing | due back is missing | due back | | inmate, title, wing
    add | film extras: name, age, height | costume fitting on set was chaos cause nobody wrote shoe size. also hair colour & agency | shoe size, hair, agency | | name, age, height
    add | drone flights: pilot, site, battery | wind speed aswell | wind speed | | pilot, site, battery
    add | meals on wheels: client, meal, round | some of them are diabetic and we only find out at the door, so diet notes, and a key safe code | diet, key safe | | client, meal, round
    add | crossword setters: clue, answer, setter | difficulty 1-5 would be ace | difficulty | | clue, answer, setter
    add | airport wheelchair assist: passenger, flight, gate | Supervisor here. Staff member assigned and pick-up time must be recorded. | staff/assigned, time | | passenger, flight, gate
    choice | pottery kiln shelf: potter, piece, stage | stage should be greenware, bisque, glazed, nothing else | greenware, bisque, glazed | | potter, piece, stage
    choice | taxi complaints: driver, passenger, type | make type pick from rude, late, overcharged | rude, late, overcharged | | driver, passenger, type
    choice | lambing: ewe, lambs, outcome | my lad cant spell so outcome wants to be buttons: live, stillborn, fostered | live, stillborn, fostered | | ewe, lambs, outcome
    choice | karate gradings: student, belt, examiner | belt = white, orange, brown or black | white, orange, brown, black | | student, belt, examiner
    choice | gig merch: item, sold, size | size is only ever small medium large | small, medium, large | | item, sold, size
    choice | street lights: pole, road, fault | add severity with minor, major and dangerous to choose from | severity, minor, major, dangerous | | pole, road, fault
    choice | theatre auditions: actor, role, piece | director wants to mark em yes no or callback after each one, call it verdict | verdict, callback | | actor, role, piece
    choice | coffee roasting: bean, grams, roast | roast level dropdown - cinnamon city vienna italian | cinnamon, city, vienna, italian | | bean, grams, roast
    choice | dry stone walling: farm, metres, weather | weather: dry, drizzle, snow. dont let us type, gloves on | drizzle, snow | | farm, metres, weather
    choice | hospital radio: song, patient, ward | Wards are only Ash, Birch and Cedar, so let them choose. | ash, birch, cedar | | song, patient, ward
    remove | burlesque costumes: act, corset, gloves, wig | lose the wig | | wig | act, corset, gloves
    remove | credit union loans: member, amount, purpose, guarantor | we dont do guarantors no more so that can go | | guarantor | member, amount, purpose
    remove | bat survey: roost, species, count, humidity | nobody has a gadget for humidity, take it off | | humidity | roost, species, count
    remove | babysitters: sitter, rate, evenings, religion | asking religion isn't on really. get rid | | religion | sitter, rate, evenings
    remove | vinyl pressing: label, run, lacquer, sleeve | drop lacquer and sleeve, factory handles both | | lacquer, sleeve | label, run
    remove | window cleaners: street, panes, ladder, fee | We no longer require the ladder field. | | ladder | street, panes, fee
    rename | curling club: skip, sheet, ends | sheet should say lane, the beginners dont get it | lane | sheet | skip, ends
    rename | funeral flowers: deceased, wreath, card | deceased is a bit blunt. can it be loved one | loved one | deceased | wreath, card
    rename | pub quiz teams: team, captain, points | rename captain to gaffer lol | gaffer | captain | team, points
    rename | sheepdog trials: dog, handler, outrun | handler -> shepherd | shepherd | handler | dog, outrun
    rename | cable splicing: joint, fibre, crew | its gang not crew round here | gang | crew | joint, fibre
    rename | language exchange: tutor, learner, hour | Please change the word tutor to buddy, since nobody is paid. | buddy | tutor | learner, hour
    several | ferry standby: car, length, sailing | take length out, put number of passengers and call sailing departure instead | passenger, departure | length, sailing | car
    several | toy library: toy, family, pieces | add condition (good, worn, broken) and make it orange, kids like orange | condition, good, worn, broken, orange | | toy, family, pieces
    several | blacksmith commissions: client, ironwork, forge | bin forge theres only the one. deposit n deadline tho | deposit, deadline | forge | client, ironwork
    several | mountain rescue callouts: casualty, grid, leader | right, casualty should read person, add time stood down, newest first | person, stood down | casualty | grid, leader
    several | perfume blends: blend, top, heart, base | i keep losing how strong i made it so add concentration, heart gets renamed middle | concentration, middle | heart | blend, top, base
    several | allotment waiting: applicant, joined, postcode | postcode not needed, phone is. dark mode if you can, my eyes are going | phone, dark | postcode | applicant, joined
    sort | parkrun volunteers: volunteer, runs, role | put whoever has done the most runs at the top | | | volunteer, runs, role
    look | lighthouse visitors: visitor, country, comment | make it navy blue, its the sea after all | blue/navy | | visitor, country, comment
    look | baby names: name, meaning, origin | a bit drab, purple would be nicer | purple | | name, meaning, origin
    page | steam rally: engine, driver, ring | can we have a page called Directions with how to get there | directions | | engine, driver, ring
    question | tenants union: tenant, landlord, issue | can other people see what i type in here?? | | | tenant, landlord, issue
    question | stained glass: window, panel, lead | does it work with no signal, im up in church towers most days | | | window, panel, lead
    filter | firewood deliveries: customer, logs, delivered | only show the ones not delivered yet | | | customer, logs, delivered
    change | rowing ergs: rower, split, session | session is just text, it should be a proper date so i can pick it off a calendar | date | | rower, split, session
`,
  ),
];
