import { compactSubjects } from '../compact.ts';

const states =
  'Alındı~Received:w, Yapılıyor~In progress:i, Hazır~Ready:s, Teslim edildi~Collected, İptal~Cancelled:d';

/** Trades that take something in, make or repair it and hand it over. */
const workshopSubjects = compactSubjects(
  {
    archetype: 'jobs',
    fields: (kinds, more) =>
      `customer!; kind! İş~Job = ${kinds}; ${more}; due! Teslim tarihi~Ready by; price; deposit; paid; status! = ${states}; note`,
  },
  `
  tyreShop | lastikçi, lastik oteli, rot balans, lastik değişimi, lastik | tyre shop, tire shop, tire hotel, wheel alignment, tyre change
  | lastik işi, lastik işleri ~ tyre job, tyre jobs | Yaz lastiği~Summer tyres, Kış lastiği~Winter tyres, Rot balans~Alignment, Yama~Puncture, Saklama~Storage | plate #subtitle; tyreSize:text Ebat~Size "205/55 R16" | Lastik Defteri~Tyre Book | ellipse slate cherry graphite

  bodyShop | kaportacı, oto boya, kaporta boya, hasar takibi, boyasız göçük, hasar onarım | body shop, panel beater, auto body, collision repair, dent repair
  | onarım, onarımlar ~ body repair, body repairs | Kaporta~Panel work, Boya~Paint, Göçük~Dent, Cila~Polish | plate #subtitle; photo; insurer:text Sigorta~Insurer | Kaporta Defteri~Body Work | car-sport cherry slate amber

  towing | çekici, oto kurtarma, yol yardım, oto çekici | tow truck, towing, roadside assistance, recovery truck, breakdown recovery
  | çekim işi, çekim işleri ~ tow, tows | Kaza~Accident, Arıza~Breakdown, Akü takviye~Jump start, Nakil~Transport | plate #subtitle; fromPlace:text Nereden~From; toPlace:text Nereye~To; dist | Yol Yardım~Road Rescue | car amber slate cherry

  shoeRepair | ayakkabı tamiri, kunduracı, lostra, çanta tamiri, ayakkabı boyama, kundura | shoe repair, cobbler, shoe shine, bag repair, leather repair
  | tamir, tamirler ~ shoe job, shoe jobs | Taban~Sole, Topuk~Heel, Fermuar~Zip, Boya~Dye, Genişletme~Stretch | photo; color | Kundura Defteri~Sole Mate | footsteps coffee terracotta slate

  watchRepair | saatçi, saat tamiri, kuyumcu atölyesi, takı tamiri, yüzük ölçüsü | watch repair, watchmaker, jeweller, jewelry repair, clock repair, ring resizing
  | tamir, tamirler ~ watch job, watch jobs | Pil~Battery, Kordon~Strap, Bakım~Service, Cam~Glass, Ölçü değişimi~Resize | brand; photo | Saat Defteri~Time Keeper | watch amber graphite plum

  dryCleaning | kuru temizleme, kuru temizlemeci, çamaşırhane, ütü, ütücü, ütü hizmeti, gömlek ütüleme | dry cleaning, dry cleaner, laundry, laundry service, ironing service, laundromat, wash and fold
  | fiş, fişler ~ ticket, tickets | Kuru temizleme~Dry clean, Yıkama~Wash, Ütü~Iron, Leke~Stain | qty Parça~Pieces; code Fiş no~Ticket no | Temizleme Fişi~Press And Go | shirt sky indigo mint

  upholstery | döşemeci, koltuk döşeme, koltuk kaplama, koltuk tamiri | upholstery, upholsterer, reupholstery, furniture repair, furniture restoration
  | döşeme işi, döşeme işleri ~ upholstery job, upholstery jobs | Koltuk~Armchair, Kanepe~Sofa, Sandalye~Chair, Baza~Bed base | material; qty; photo | Döşeme İşleri~Soft Seat | bed plum coffee terracotta

  freelance | freelance, freelancer, serbest çalışan, grafiker, grafik tasarım, web tasarım, yazılımcı, logo tasarımı, sosyal medya yönetimi, metin yazarı | freelancer, freelance, freelance project, graphic designer, web designer, web developer, copywriter, logo design, social media manager, freelance client
  | iş, işler ~ gig, gigs | Tasarım~Design, Yazılım~Development, Metin~Copy, Danışmanlık~Consulting, Revizyon~Revision | hours | Serbest İşler~Solo Studio | laptop indigo violet mint

  translation | tercüme, tercüman, çeviri bürosu, çevirmenlik, yeminli tercüman, altyazı çevirisi | translation agency, freelance translator, interpreter, translation job, subtitling
  | çeviri işi, çeviri işleri ~ translation, translations | Belge~Document, Kitap~Book, Sözlü~Interpreting, Altyazı~Subtitles | languages:text Diller~Languages "EN - TR"; pages | Çeviri Masası~Word Desk | language teal indigo plum

  homeFood | mantı, mantı siparişi, ev yemeği siparişi, ev yapımı yemek, börek siparişi, sarma siparişi, turşu, reçel, salça, erişte, yaprak sarma, tarhana, zeytinyağı | homemade food, home cook, meal prep business, dumpling, jam, pickle, olive oil, homemade pasta
  | sipariş, siparişler ~ food order, food orders | Mantı~Dumplings, Sarma~Stuffed vine leaves, Börek~Pastry, Reçel~Jam, Zeytinyağı~Olive oil | qty Porsiyon~Portions; address | Ev Lezzetleri~Home Kitchen | fast-food terracotta amber olive

  farmSales | köy yumurtası, yumurta satışı, köy peyniri satışı, süt satışı, bal satışı, taze ürün siparişi, doğal ürün siparişi, sebze siparişi | egg sale, farm gate, farm shop order, honey sale, milk sale, vegetable box, veg box, farmers market order
  | satış, satışlar ~ farm sale, farm sales | Yumurta~Eggs, Süt~Milk, Peynir~Cheese, Bal~Honey, Sebze~Vegetables | qty; unit | Çiftlikten~Farm Gate | egg forest amber olive

  fuelDelivery | odun, kömür, odun kömür, pelet, tüpçü, tüp, odun satışı | firewood, coal, firewood delivery, gas bottle delivery, heating oil, gas cylinder
  | teslimat, teslimatlar ~ fuel delivery, fuel deliveries | Odun~Firewood, Kömür~Coal, Pelet~Pellets, Tüp~Gas bottle | qty; unit; address | Odun Kömür~Warm Home | flame terracotta slate amber

  machineWork | kepçe, iş makinesi, vinç, kepçeci, ekskavatör, forklift, traktör işi, biçerdöver, tarla sürme, balya | excavator, crane hire, digger driver, heavy equipment, contract farming, hay baling, ploughing, harvester
  | iş, işler ~ machine job, machine jobs | Kazı~Digging, Yükleme~Loading, Sürüm~Ploughing, Biçim~Harvesting, Nakliye~Haulage | address Yer~Site; hours; m2 Alan~Area | Makine İşleri~Heavy Work | construct amber olive slate

  travelAgency | seyahat acentesi, tur acentesi, vize danışmanlığı, umre turu, tur satışı, turizm acentesi | travel agency, travel agent, visa consultant, tour operator, holiday booking
  | satış, satışlar ~ trip sale, trip sales | Tur~Tour, Uçak bileti~Flight, Otel~Hotel, Vize~Visa, Umre~Pilgrimage | destination:text Gidilecek yer~Destination; count | Tur Satışları~Trip Desk | airplane ocean sky amber

  threeDPrinting | 3d yazıcı, 3d baskı, lazer kesim, cnc, lazer kazıma, filament | 3d printing, 3d print, laser cutting, cnc job, laser engraving, engraver
  | baskı işi, baskı işleri ~ print job, print jobs | 3D baskı~3D print, Lazer kesim~Laser cut, Kazıma~Engraving, CNC~CNC | material; hours; qty | Atölye Baskı~Maker Jobs | cube violet teal graphite

  interiorDesign | iç mimar, iç mimarlık, dekorasyon, ev dekorasyonu, mimarlık ofisi, mimarlık | interior designer, interior design, home staging, home decor, architecture firm
  | tasarım işi, tasarım işleri ~ design job, design jobs | Konut~Home, Ofis~Office, Mağaza~Shop, Mutfak~Kitchen, Danışmanlık~Advice | address; m2; budget | Mekân Tasarımı~Room By Room | color-palette plum coffee teal
  `,
);

/** Things that are bought and sold one at a time. */
const resaleSubjects = compactSubjects(
  {
    archetype: 'collection',
    fields: (_, more) =>
      `title! Ürün~Item; photo; ${more}; cost Alış fiyatı~Bought for; price Satış fiyatı~Sale price; date Alış tarihi~Bought on; status! = Satılık~For sale:i, Kaporalı~Reserved:w, Satıldı~Sold:s, Bekliyor~On hold; note`,
    scales: { carDealing: 550, livestockTrade: 35 },
  },
  `
  usedPhones | ikinci el telefon, telefon alım satım, cep telefonu dükkanı, telefon stoğu, telefon bayisi, telefon satışı | used phone, second hand phone, phone reseller, refurbished phone, phone shop
  | telefon, telefonlar ~ phone, phones | iPhone 12 / Galaxy A54 / Redmi Note 12 / iPhone 13 / Galaxy S22 / iPhone 11 | brand; serial IMEI~IMEI; storage:choice Hafıza~Storage = 64 GB~64 GB, 128 GB~128 GB, 256 GB~256 GB; condition:choice Kondisyon~Condition = Sıfır ayarında~Like new, Temiz~Good, Çizik~Scratched, Arızalı~Faulty | Telefon Stoğu~Phone Stock | phone-portrait graphite indigo teal

  carDealing | araba alım satım, oto galerisi, araba galerisi, oto galeri, galerici, ikinci el araba, galeri araçları | used car dealer, car lot, used car
  | araç, araçlar ~ car, cars | Fiat Egea~Ford Focus / Renault Clio~Toyota Corolla / VW Passat~VW Golf / Honda Civic~Honda Civic / Dacia Duster~Dacia Duster / Toyota Corolla~Mazda 3 | plate #subtitle; year; km; fuelKind:choice Yakıt~Fuel = Benzin~Petrol, Dizel~Diesel, LPG~LPG, Elektrik~Electric | Oto Galeri~Car Lot | car-sport cherry slate indigo

  resale | spotçu, eskici, al sat, ikinci el satış, ikinci el eşya satışı, eşya satışı, spot eşya | reselling, yard sale, yard sale stuff, flipping, ebay sale, thrift flipping, vinted sale, reseller, resale, sell old stuff
  | ürün, ürünler ~ listing, listings | Ahşap masa~Wooden table / Deri ceket~Leather jacket / Retro lamba~Retro lamp / Kitaplık~Bookcase / Çocuk bisikleti~Kids bike / Buzdolabı~Fridge | cat = Mobilya~Furniture, Giyim~Clothing, Elektronik~Electronics, Oyuncak~Toys, Diğer~Other | Al Sat Defteri~Flip Book | pricetags teal amber rose

  livestockTrade | kurbanlık satışı, kurbanlık koyun, hayvan alım satım, canlı hayvan, celep, hayvan pazarı | livestock sale, livestock classified, cattle trading, animal sale, pet breeder, dog breeder, breeder, puppy sale
  | hayvan, hayvanlar ~ animal, animals | Sarı dana~Brown calf / Kara koç~Black ram / Simental düve~Simmental heifer / Boz tosun~Grey bull / Alaca inek~Spotted cow / Merinos koyun~Merino ewe | code Küpe no~Ear tag; breed; weight | Hayvan Alım Satım~Herd Trade | paw olive terracotta forest
  `,
);

export const shopTradeSubjects = [...workshopSubjects, ...resaleSubjects];
