import { compactSubjects } from '../compact.ts';

const states =
  'Yeni~New:w, Randevu verildi~Scheduled:i, Yapılıyor~In progress:i, Tamamlandı~Done:s, İptal~Cancelled:d';

/** Trades that work at the customer's address. */
export const homeTradeSubjects = compactSubjects(
  {
    archetype: 'jobs',
    fields: (kinds, more) =>
      `customer!; kind! İş~Job = ${kinds}; address; ${more}; due! Gün~Day; price; paid; status! = ${states}; note`,
  },
  `
  plumbing | tesisatçı, su tesisatı, sıhhi tesisat, su tesisatçısı, su kaçağı, tıkanıklık açma, petek temizliği | plumber, plumbing, plumbing job, drain cleaning
  | iş, işler ~ job, jobs | Su kaçağı~Leak, Tıkanıklık~Blockage, Musluk değişimi~Tap replacement, Petek~Radiator, Banyo yenileme~Bathroom | parts Malzeme~Parts | Tesisat Defteri~Pipe Work | water ocean slate teal

  electrical | elektrikçi, elektrik ustası, elektrik tesisatı, elektrik işleri | electrician, electrical job, electrical work
  | iş, işler ~ job, jobs | Arıza~Fault, Priz ve hat~Sockets and wiring, Aydınlatma~Lighting, Pano~Fuse box, Kontrol~Safety check | parts Malzeme~Parts | Elektrik İşleri~Bright Jobs | flash amber slate indigo

  climate | klima montaj, klima montajı, klima servisi, klima bakımı, klima, klimacı, kombi servisi, kombi bakımı, kombi tamiri, kombi, kombici, doğalgaz tesisatı, ısıtma soğutma | hvac, boiler service, air conditioning, ac repair, ac service, heating engineer, gas engineer, boiler, heat pump
  | servis işi, servis işleri ~ service job, service jobs | Bakım~Service, Arıza~Fault, Montaj~Installation, Gaz dolumu~Gas refill, Keşif~Survey | device; fault; photo | Klima Kombi Servis~Heat And Cool | snow ocean teal slate

  locksmith | çilingir, anahtarcı, kilit değişimi, anahtar kopyalama | locksmith, lock change, key cutting
  | iş, işler ~ job, jobs | Kapı açma~Lockout, Kilit değişimi~Lock change, Oto anahtarı~Car key, Kasa açma~Safe opening | | Çilingir Defteri~Lock Jobs | key amber slate graphite

  housePainting | boyacı, boya badana, boya ustası, badana, alçıpan, alçıcı, sıvacı | house painter, painter, decorator, painting job, plasterer, house painting, plastering
  | boya işi, boya işleri ~ paint job, paint jobs | İç cephe~Interior, Dış cephe~Exterior, Tavan~Ceiling, Kapı pencere~Doors and windows | m2; color; deposit | Boya İşleri~Fresh Coat | color-fill amber teal rose

  flooring | fayansçı, parkeci, zemin döşeme, seramik ustası, laminat parke, şap ustası, parke | tiler, flooring, floor fitter, tiling, carpet fitter
  | döşeme işi, döşeme işleri ~ flooring job, flooring jobs | Parke~Laminate, Seramik~Tiles, Halı~Carpet, Süpürgelik~Skirting, Derz~Grouting | m2; deposit | Zemin İşleri~Floor Plan | grid terracotta slate olive

  windows | cam balkon, pimapen, pvc doğrama, alüminyum doğrama, camcı, panjur, sineklik, duşakabin, kış bahçesi | glass balcony, window fitter, glazier, double glazing, shutter, fly screen, shower cabin, window installation, conservatory
  | ölçü, ölçüler ~ quote, quotes | Cam balkon~Glass balcony, Pencere~Window, Kapı~Door, Duşakabin~Shower cabin, Sineklik~Fly screen | width:number (cm) En~Width <0..>; height>tall:number (cm) Boy~Height <0..>; qty; deposit | Ölçü Ve Teklif~Measure And Quote | apps sky slate ocean

  curtains | perdeci, perde, stor perde, zebra perde, jaluzi, perde ölçüsü | curtain maker, curtain, curtains and blinds, blind fitter, window dressing
  | perde siparişi, perde siparişleri ~ curtain order, curtain orders | Tül~Sheer, Fon~Drapes, Stor~Roller blind, Zebra~Zebra blind, Jaluzi~Venetian blind | room:text Oda~Room; width:number (cm) En~Width <0..>; height>tall:number (cm) Boy~Height <0..>; material; deposit | Perde Ölçüsü~Curtain Call | albums plum rose terracotta

  metalwork | demirci, kaynakçı, ferforje, çelik konstrüksiyon, korkuluk, bahçe kapısı, tornacı | welder, welding, blacksmith, metal fabrication, railing, gate maker, metalwork
  | imalat işi, imalat işleri ~ metal job, metal jobs | Korkuluk~Railing, Kapı~Gate, Merdiven~Stairs, Çatı~Roof frame, Tamir~Repair | measures; material; deposit | Demir İşleri~Forge Book | hammer slate amber graphite

  roofing | çatı ustası, çatıcı, izolasyon, mantolama, yalıtım, çatı tamiri, baca temizliği | roofer, roofing, insulation, gutter cleaning, chimney sweep, roof repair
  | çatı işi, çatı işleri ~ roof job, roof jobs | Onarım~Repair, Yenileme~New roof, Yalıtım~Insulation, Oluk~Gutter, Baca~Chimney | m2; photo; deposit | Çatı İşleri~Over Head | home terracotta slate olive

  gardening | bahçıvan, peyzaj, bahçe bakımı, çim biçme, budama, bahçe düzenleme, bahçıvanlık | gardener, landscaping, lawn care, lawn mowing, tree surgeon, landscaper, hedge trimming, gardening business, garden maintenance
  | bahçe işi, bahçe işleri ~ garden job, garden jobs | Çim biçme~Mowing, Budama~Pruning, Dikim~Planting, Sulama sistemi~Irrigation, Temizlik~Clean-up | repeat; photo | Bahçe İşleri~Garden Round | leaf forest olive mint

  poolCare | havuz bakımı, havuzcu, havuz temizliği, havuz kimyasalı | pool maintenance, pool cleaning, pool service, swimming pool care, pool chemical
  | havuz ziyareti, havuz ziyaretleri ~ pool visit, pool visits | Haftalık bakım~Weekly care, Açılış~Opening, Kapanış~Closing, Onarım~Repair | acidity:number Suyun pH değeri~Water pH <0..14>; chlorine:number (ppm) Klor~Chlorine <0..> | Havuz Bakımı~Clear Pool | water ocean sky teal

  pestControl | ilaçlama, haşere ilaçlama, böcek ilaçlama, dezenfeksiyon | pest control, exterminator, fumigation, disinfection
  | uygulama işi, uygulama işleri ~ treatment, treatments | Hamam böceği~Cockroach, Kemirgen~Rodent, Karınca~Ant, Pire ve kene~Flea and tick, Tahta kurusu~Bed bug | expiry Garanti bitişi~Guarantee until | İlaçlama Takibi~Pest Patrol | bug forest slate amber

  windowCleaning | cam silme, cam temizliği, dış cephe temizliği, merdiven temizliği, apartman temizliği | window cleaning, window cleaner, window cleaning round, gutter clearing, pressure washing, stairwell cleaning
  | temizlik, temizlikler ~ clean, cleans | Ön cephe~Front, Tüm camlar~All windows, Balkon~Balcony, Merdiven~Stairs | repeat | Cam Temizliği~Window Round | sparkles sky ocean mint

  securitySystems | güvenlik kamerası, kamera montajı, alarm sistemi, uyducu, çanak anten, güvenlik sistemleri, akıllı ev | security camera, cctv, cctv installer, alarm installer, satellite installer, smart home installer
  | montaj, montajlar ~ installation, installations | Kamera~Camera, Alarm~Alarm, Uydu~Satellite, Diafon~Intercom, Bakım~Service | device; qty; deposit | Kamera Ve Alarm~Safe House | videocam graphite indigo slate

  solarInstall | güneş enerjisi kurulumu, güneş enerjisi, ges kurulumu, güneş paneli montajı | solar installer, solar installation, solar panel installer
  | kurulum, kurulumlar ~ installation, installations | Keşif~Survey, Çatı kurulumu~Roof system, Arazi kurulumu~Ground system, Bakım~Service | power:number (kW) Güç~Power <0..>; deposit | Güneş Kurulumu~Sun Works | sunny amber forest sky

  handyman | tadilat ustası, tamirat, montajcı, mobilya montajı, montaj işleri, ev tadilatı, banyo tadilatı, usta | handyman, odd job, furniture assembly, home repair, property maintenance, bathroom fitter, kitchen fitter
  | iş, işler ~ job, jobs | Montaj~Assembly, Tamir~Repair, Tadilat~Renovation, Asma takma~Mounting, Keşif~Survey | photo; deposit | Usta Defteri~Fix List | construct terracotta slate amber

  stonework | mermerci, mermer, mezar taşı, granit tezgâh, mermer tezgâh, taş ustası | marble worktop, stone mason, granite countertop, headstone, countertop
  | taş işi, taş işleri ~ stone job, stone jobs | Tezgâh~Worktop, Merdiven~Stairs, Denizlik~Window sill, Mezar~Memorial | measures; material; deposit | Mermer İşleri~Stone Cut | layers slate coffee terracotta

  caterers | catering, yemek şirketi, davet yemeği, toplu yemek, tabldot, düğün yemeği | catering, caterer, catering order, private chef, event catering, wedding catering
  | davet, davetler ~ event order, event orders | Düğün~Wedding, Toplantı~Business lunch, Doğum günü~Birthday, Açılış~Opening | count; menu:longText Menü~Menu; deposit | Davet Sofrası~Big Table | restaurant cherry amber olive

  partyDecor | balon süsleme, süslemeci, doğum günü organizasyonu, parti süsleme, palyaço, animatör, sihirbaz, yüz boyama | balloon decoration, party decorator, balloon artist, face painter, face painting, kids entertainer, magician, clown, party entertainer
  | parti, partiler ~ party, parties | Doğum günü~Birthday, Baby shower~Baby shower, Nişan~Engagement, Açılış~Opening | theme:text Tema~Theme; count; deposit | Parti İşleri~Party Book | balloon rose violet amber

  tradeWork | esnaf işleri, usta takibi, müşteri işleri, hizmet işletmesi, günlük işler defteri | service business, trade job, customer job, small trade, one man business
  | iş, işler ~ job, jobs | Standart~Standard, Acil~Urgent, Keşif~Survey, Garanti~Warranty | photo; deposit | İş Defteri~Job Book | briefcase teal slate amber

  livePerformance | müzisyen, orkestra, sahne programı, davul zurna, düğün orkestrası, şarkıcı, müzik grubu, konser takvimi | musician, band gig, gig, wedding band, dj gig, singer gig, band booking
  | sahne, sahneler ~ gig, gigs | Düğün~Wedding, Mekân~Venue, Kurumsal~Corporate, Sokak~Busking | setlist:longText Repertuvar~Set list; deposit | Sahne Takvimi~Gig Book | musical-notes violet cherry indigo
  `,
);
