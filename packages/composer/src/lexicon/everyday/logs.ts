import { compactSubjects } from '../compact.ts';

/** What is written down when it happens. */
export const everydayLogSubjects = compactSubjects(
  { archetype: 'log', fields: (_, more) => `${more}; note` },
  `
  dailyEarnings | kazanç, günlük kazanç, hasılat, günlük hasılat, ciro, günlük ciro, kazanç takibi, ek gelir, kurye kazancı, taksi hasılatı, bahşiş takibi, ek iş | takings, earnings, daily earnings, gig earnings, driver earnings, delivery earnings, side income, tips earned, side hustle income, tip jar
  | gün, günler ~ working day, working days | | date!; amount! Kazanç~Earned; fuel:money Yakıt~Fuel <0..>; otherCost:money Diğer gider~Other costs <0..>; hours; count İş sayısı~Jobs | Günlük Kazanç~Day Earnings | cash forest amber teal

  endOfDay | gün sonu, kasa sayımı, z raporu, gün sonu kasa, pazar satışı, tezgâh satışı, günlük satış, satış defteri | cash up, end of day, till count, daily sale, stall sale, market stall, z report, daily takings, sales book
  | gün sonu, gün sonları ~ closing, closings | | date!; total:money! #amount Toplam satış~Total sales <0..>; cash:money Nakit~Cash <0..>; card:money Kart~Card <0..>; outgoings:money Gider~Paid out <0..> | Gün Sonu~Till Close | calculator slate forest amber

  childcarePay | bakıcı, çocuk bakıcısı, bebek bakıcısı, bakıcı saatleri, bakıcı ücreti | babysitter, nanny, babysitting, nanny hour, childminder, au pair, babysitting money
  | bakım, bakımlar ~ sitting, sittings | | date!; familyName:text Aile~Family; startTime!; endTime!; hours {hours startTime endTime}; amount Ücret~Pay; paid | Bakıcı Saatleri~Sitter Hours | happy rose mint amber

  eggs | yumurta, yumurta sayısı, tavuk kümesi, kümes, yumurta takibi, tavuklar, bıldırcın | egg, egg count, chicken coop, hen, egg log, backyard chicken, quail
  | toplama, toplamalar ~ egg count, egg counts | | date!; count! #value Yumurta~Eggs; broken:number Kırık~Broken <0..>; feed:number (kg) Yem~Feed <0..> | Kümes Defteri~Coop Log | egg amber olive terracotta

  milkYield | süt verimi, sağım, süt sağımı, süt litresi, süt toplama, sağım defteri | milk yield, milking, milk collection, milk record, dairy yield
  | sağım, sağımlar ~ milking, milkings | | date!; animal:text #title Hayvan~Animal; litre! #value (litre~litres) Süt miktarı~Milk yield; milkTime:choice #kind Vakit~Time = Sabah~Morning, Akşam~Evening; fat:number (%) Yağ oranı~Fat <0..> | Süt Defteri~Milk Log | water mint sky forest

  lambing | koyun küpe, küpe numarası, kuzulama, doğum kaydı hayvan, hayvan aşı takibi, buzağı, kuzu, keçi, sığır | lambing, ewe, ewe tag, calving, kidding, lamb, calf, ear tag, flock record
  | hayvan, hayvanlar ~ animal record, animal records | | code! Küpe no~Ear tag; breed; bday; gender; mother:text Anne~Dam; vaccine:text Aşı~Vaccine; date Aşı tarihi~Vaccinated on; weight | Sürü Defteri~Flock Book | paw olive forest terracotta

  harvest | hasat, zeytin hasadı, fındık toplama, çay toplama, hasat takibi, domates hasadı, pamuk toplama | harvest, olive harvest, harvest log, picking, crop yield, yield log
  | hasat, hasatlar ~ harvest, harvests | | date!; crop:text! #title Ürün~Crop; kilo:number! #value (kg) Miktar~Yield <0..>; fieldName; workers:number İşçi~Pickers <0..>; price Satış fiyatı~Price | Hasat Defteri~Harvest Log | leaf olive forest amber

  flights | uçuş, uçuş defteri, uçuş saati, pilot, uçuş kaydı, drone uçuşu, yamaç paraşütü | flight log, pilot logbook, flight hour, pilot, flying lesson, drone flight, paragliding, glider
  | uçuş, uçuşlar ~ flight, flights | | date!; aircraft:text! #title Uçak~Aircraft; route; hours! #value; night:number (saat~hours) Gece~Night <0..>; landings:number İniş~Landings <0..> | Uçuş Defteri~Flight Log | airplane sky ocean slate

  dives | dalış, dalış defteri, tüplü dalış, serbest dalış | dive log, scuba diving, scuba, freediving, dive site
  | dalış, dalışlar ~ dive, dives | | date!; place! #title Nokta~Site; depth:number! #value (m) Derinlik~Depth <0..>; dur; temperature Su sıcaklığı~Water; buddy:text Eş~Buddy; rating | Dalış Defteri~Dive Log | water ocean teal indigo

  tractor | traktör, traktör bakım, traktör bakımı, iş makinesi bakımı, jeneratör, biçme makinesi | tractor, tractor maintenance, machine service log, generator log, farm machinery, engine hours
  | bakım, bakımlar ~ service, services | | date!; machine:text! #title Makine~Machine; kind! Yapılan~Work = Yağ~Oil, Filtre~Filter, Lastik~Tyres, Yakıt~Fuel, Arıza~Fault; hours Çalışma saati~Engine hours; cost | Traktör Bakımı~Tractor Care | construct olive amber terracotta

  migraine | migren, baş ağrısı, migren günlüğü, ağrı günlüğü, ağrı takibi, epilepsi, epilepsi nöbeti, panik atak, atak | migraine, headache, pain diary, seizure, epilepsy, panic attack, pain tracker, migraine diary, arthritis, chronic pain
  | atak, ataklar ~ attack, attacks | | date!; severity:number! #value (/10) Ağrı şiddeti~Severity <0..10>; trigger:tags Tetikleyici~Triggers; dur; medicine:text İlaç~Medicine; helped:boolean İlaç işe yaradı~Medicine helped | Migren Günlüğü~Migraine Diary | pulse plum indigo slate

  allergyDiary | alerji, alerji günlüğü, besin alerjisi, reaksiyon takibi, gıda alerjisi, çölyak, reflü, bağırsak günlüğü | allergy, food allergy, allergy diary, reaction log, food reaction, intolerance, ibs, reflux, symptom diary, food sensitivity, eczema
  | öğün, öğünler ~ entry, entries | | food!; meal; dt!; reaction:text Belirti~Reaction; severity:number #value (/5) Şiddet~Severity <0..5>; photo; safe:boolean Güvenli~Safe food | Alerji Günlüğü~Reaction Diary | nutrition rose teal amber

  inhaler | astım, inhaler, astım takibi, nefes darlığı, fısfıs, koah | asthma, inhaler, asthma inhaler, asthma diary, peak flow, copd, puffer
  | kullanım, kullanımlar ~ inhaler use, inhaler uses | | dt!; inhalerKind:choice #kind Tür~Inhaler = Rahatlatıcı~Reliever, Koruyucu~Preventer; count! #value Doz (fıs)~Puffs; peakFlow:number (L/dk~L/min) Tepe akım~Peak flow <0..>; trigger:tags Tetikleyici~Triggers | Astım Günlüğü~Breathe Log | pulse sky teal indigo

  contractions | doğum sancısı, sancı takibi, sancı sayacı, kasılma | contraction, contraction timer, labour timer, labor tracker, kick counter, baby kick
  | sancı, sancılar ~ contraction, contractions | | dt!; seconds:number! #value (sn~s) Süre~Length <0..>; strength:choice #category Şiddet~Strength = Hafif~Mild, Orta~Medium, Güçlü~Strong | Sancı Takibi~Contractions | pulse rose plum amber

  pottyTraining | tuvalet eğitimi, tuvalet takibi, çiş takibi, lazımlık | potty training, toilet log, potty chart, bathroom log
  | kayıt, kayıtlar ~ potty trip, potty trips | | dt!; kind! = Çiş~Wee, Kaka~Poo, Kaza~Accident; success:boolean Kendi söyledi~Asked first | Tuvalet Eğitimi~Potty Time | happy sky mint amber

  pocketMoney | harçlık, çocuk harçlığı, haftalık harçlık, harçlık takibi | allowance, pocket money, kids allowance, allowance tracker
  | hareket, hareketler ~ pocket money entry, pocket money entries | | date!; child:text! #title Çocuk~Child; amount!; kind! = Verildi~Given:s, Harcandı~Spent:w, Biriktirildi~Saved:i | Harçlık Defteri~Pocket Money | wallet amber mint violet

  sourdough | ekşi maya, maya besleme, ekşi mayalı ekmek, ekmek yapımı, ekmek | sourdough, sourdough starter, starter feeding, bread baking, bread bake
  | besleme, beslemeler ~ feeding, feedings | | dt!; flour:number (g) Un~Flour <0..>; waterGrams:number (g) Su~Water <0..>; temperature Oda sıcaklığı~Room; rise:percent #value Kabarma~Rise <0..300>; rating | Ekşi Maya~Starter Diary | restaurant amber coffee terracotta

  brewing | bira yapımı, ev yapımı bira, şarap yapımı, turşu kurma, fermantasyon, sirke, kombucha, mayalama | homebrew, home brewing, kombucha, fermentation, wine making, brewing, mead, cider
  | parti, partiler ~ brew, brews | Buğday~Wheat beer / Elma sirkesi~Cider / Kombucha~Kombucha / Salatalık turşusu~Pickles / Kırmızı~Stout / Bal şarabı~Mead | title!; date! Başlangıç~Started; gravity:number #value Yoğunluk~Gravity <0..>; temperature; due Hazır~Ready on; rating | Mayalama Defteri~Brew Log | beer amber forest coffee

  practice | gitar çalışma, piyano çalışma, enstrüman çalışması, müzik pratiği, egzersiz çalma | music practice, practice log, guitar practice, piano practice, practice journal, violin practice
  | çalışma, çalışmalar ~ practice, practices | Etüt 3~Study 3 / Gam çalışması~Scales / Yeni parça~New piece / Akor geçişleri~Chord changes / Ritim~Rhythm / Tekrar~Review | title! Parça~Piece; date!; dur! #value; tempoBpm:number (bpm) Metronom~Metronome <0..>; rating | Çalışma Günlüğü~Practice Log | musical-notes plum amber indigo

  matchLog | golf, tenis maçı, bowling skoru, dart maçı, masa tenisi, bilardo maçı, satranç maçları, squash, kriket | cricket, cricket score, cricket match, golf, golf round, golf score, tennis match, bowling score, chess game, chess match, squash, table tennis, pickleball, badminton, pool match
  | maç, maçlar ~ played match, played matches | | date!; opponent:text! #title Rakip~Opponent; score! #value; result:choice #category Sonuç~Result = Kazandım~Won:s, Berabere~Draw, Kaybettim~Lost:d; place | Maç Defteri~Match Log | trophy forest sky amber

  personalBests | yüzme dereceleri, derece takibi, kişisel rekor, yüzme süreleri, atletizm | swimming time, personal best, race time, athletics, swim time, lap time, marathon, track and field
  | derece, dereceler ~ race, races | 100 m serbest~100 m freestyle / 50 m sırt~50 m backstroke / 200 m karışık~200 m medley / 50 m kelebek~50 m butterfly / 100 m kurbağa~100 m breaststroke / 400 m serbest~400 m freestyle | title! Yarış~Event; date!; seconds:number! #value (sn~s) Süre~Time <0..>; place; best:boolean En iyi~Personal best | Derecelerim~Best Times | timer sky cherry indigo

  recycling | geri dönüşüm, atık takibi, çöp ayrıştırma, karbon ayak izi, kompost | recycling, waste log, compost, carbon footprint, food waste
  | atık, atıklar ~ waste entry, waste entries | | date!; kind! = Plastik~Plastic, Cam~Glass, Kâğıt~Paper, Metal~Metal, Organik~Organic; kilo:number! #value (kg) Miktar~Weight <0..> | Geri Dönüşüm~Green Bin | leaf forest teal olive

  patrol | devriye, güvenlik turu, bekçi, devriye kaydı, nöbet defteri | patrol log, security patrol, guard tour, night watch, security guard, patrol
  | tur, turlar ~ patrol, patrols | | dt!; place!; finding:choice #category Durum~Finding = Olağan~All clear:s, Dikkat~Attention:w, Olay~Incident:d; photo; guard:text Görevli~Guard | Devriye Defteri~Patrol Log | shield slate indigo graphite

  absenceAllowance | devamsızlık hakkı, devamsızlık hakkım, kalan devamsızlık, üniversite devamsızlık, ders devamsızlığı | absence allowance, missed class, skipped class, class absence
  | ders, dersler ~ subject, subjects | Matematik~Calculus / Fizik~Physics / Tarih~History / İngilizce~English / Programlama~Programming / İstatistik~Statistics | title! Ders~Class; limit:number (saat~h) Devamsızlık hakkı~Allowed <0..>; missed:number! #value (saat~h) Kullanılan~Missed <0..>; remaining:number (saat~h) Kalan~Left {limit - missed}; date Son devamsızlık~Last missed | Devamsızlık Hakkım~Absence Count | calendar cherry indigo amber

  giving | sadaka, fitre, zekât takibi, verdiğim bağışlar, sadaka takibi | tithe, offering, giving, my donation, charity giving
  | bağış, bağışlar ~ gift given, gifts given | | date!; amount!; receiver:text! #title Kime~Given to; kind! = Sadaka~Offering, Zekât~Tithe, Bağış~Donation; pay | Hayır Defteri~Giving Book | heart forest teal amber

  sales | satış, kermes, satış kaydı, ürün satışı, kitap satışı, satılan ürünler | sale, sale tracker, sales log, car boot sale, bake sale, book sale
  | satış, satışlar ~ sale, sales | Kurabiye~Cookies / Kitap~Book / Kavanoz reçel~Jar of jam / Bez çanta~Tote bag / Saksı~Plant pot / Oyuncak~Toy | date!; title! Ürün~Item; qty; price! #amount Satış tutarı~Sold for; cost:money Maliyet~Cost <0..>; profit {price - cost}; buyer:text Kime~Buyer; paid | Satış Defteri~Sales Log | pricetags forest amber teal

  incidents | olay kaydı, kaza kaydı, ramak kala, iş kazası, olay bildirimi, hasar kaydı | incident report, accident log, near miss, incident log, accident book, damage report, first aid log
  | olay, olaylar ~ incident, incidents | | title! Ne oldu~What happened; dt!; place; severity:choice #category Önem~Severity = Düşük~Low, Orta~Medium:w, Yüksek~High:d; photo; closed:boolean #done Kapatıldı~Closed | Olay Defteri~Incident Book | alert-circle cherry slate amber

  scrapDeals | hurda, hurdacı, hurda alım satım, hurda metal | scrap, scrap metal, scrap yard
  | alım, alımlar ~ scrap deal, scrap deals | Bakır~Copper / Demir~Iron / Alüminyum~Aluminium / Pirinç~Brass / Kablo~Cable / Karışık~Mixed | title! Malzeme~Material; date!; kilo:number! #value (kg) Kilo~Weight <0..>; cost:money Alış~Bought for <0..>; price Satış~Sold for | Hurda Defteri~Scrap Book | cube slate amber forest

  screenTime | ekran süresi, ekran süresi takibi, tablet süresi | screen time, screen time allowance, screen time tracker
  | kullanım, kullanımlar ~ screen session, screen sessions | | child:text! #title Çocuk~Child; date!; dur! #value; device Cihaz~Device; limit:duration Günlük hak~Daily allowance | Ekran Süresi~Screen Time | phone-portrait indigo mint amber

  livestockBirths | yavrulama, domuz yavrusu, tavşan yavrulama, kuzu sayısı, enik, civciv | litter, piglet, farrowing, kitten litter, puppy litter, rabbit litter, chick hatching
  | doğum, doğumlar ~ litter, litters | | date!; mother:text! #title Anne~Mother; count! #value Doğan~Born; lost:number Ölen~Lost <0..>; weaned:number Sütten kesilen~Weaned <0..>; weanedOn:date Sütten kesme~Weaning day | Yavru Defteri~Litter Book | paw terracotta forest amber

  horseCare | at bakımı, at binme, atlarım, nalbant, nallama | horse, horse care, my horse, farrier visit, pony, stable log
  | bakım, bakımlar ~ care entry, care entries | | animal:text! #title At~Horse; date!; kind! = Nal~Shoeing, Veteriner~Vet, Aşı~Vaccine, Diş~Teeth, Binicilik~Riding; nextDate:date Sonraki~Next visit; cost | At Defteri~Stable Book | paw coffee forest amber

  coldChain | dolap sıcaklığı, soğuk hava deposu, buzdolabı sıcaklığı, soğuk zincir, haccp, sera sıcaklığı, kuluçka makinesi, kuluçka | fridge temperature, haccp log, temperature log, cold room, freezer temperature, food safety log, incubator
  | ölçüm, ölçümler ~ temperature check, temperature checks | Buzdolabı~Fridge / Dondurucu~Freezer / Soğuk oda~Cold room | fridge:text! #title Cihaz veya yer~Unit; coldness:number! #value (°C) Sıcaklık~Temperature; humidity:percent Nem~Humidity <0..100>; dt! #date; fine:boolean Uygun~In range | Sıcaklık Takibi~Cold Chain | thermometer sky teal slate

  waterTests | akvaryum değerleri, akvaryum suyu, su testi, akvaryum su değişimi, balık tankı, kuyu suyu | aquarium water, water test, water parameter, fish tank, tank log, reef tank, well water
  | test, testler ~ water test, water tests | | tank:text! #title Akvaryum~Tank; date!; acidity:number #value Suyun pH değeri~Water pH <0..14>; temperature; nitrate:number (ppm) Nitrat~Nitrate <0..>; waterChange:percent Su değişimi~Water change <0..100> | Su Testleri~Tank Tests | fish ocean teal sky

  busDriving | otobüs şoförü, sefer defteri, tır şoförü, takograf, güzergâh kaydı, yol kaydı | driver log, bus driver, truck driver log, mileage, mileage log, trip mileage, tachograph, business mileage, delivery route log
  | sefer, seferler ~ drive, drives | | date!; route! #title; startTime; endTime; km #value; fuel:money Yakıt~Fuel <0..> | Sefer Defteri~Drive Log | bus slate amber ocean

  interviews | öğrenci görüşme, görüşme formu, veli görüşmesi, rehberlik görüşmesi, veli notları, veli defteri, toplantı notları, görüşme kaydı | parent meeting, counselling note, student meeting, meeting note, one on one, parent contact log, lesson note, substitute teacher, substitute lesson
  | görüşme, görüşmeler ~ meeting, meetings | | person:text! #title Öğrenci veya kişi~Student or person; date!; kind! = Veli~Parent, Öğrenci~Student, Telefon~Phone, Toplantı~Meeting; topic:text Konu~Topic; longNote:longText Görüşme notu~Notes; nextDate:date Sonraki~Follow-up | Görüşme Defteri~Meeting Notes | chatbubbles indigo teal plum

  payments | kim ödedi, para toplama listesi, kim para verdi, halı saha parası, ödeme listesi, ödenenler | payment tracker, who paid, paid and unpaid, collection of money, payment list, match fee
  | ödeme, ödemeler ~ payment, payments | Ali~Alex / Murat~Ben / Cem~Chris / Emre~Dan / Onur~Ed / Kaan~Frank | name! Kişi~Person; amount!; paid! #done Ödedi~Paid; date; pay | Kim Ödedi~Who Paid | cash forest amber teal
  `,
);
