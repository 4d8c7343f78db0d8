import { entity, subjectsOf } from '../define.ts';
import { customers, staffOf } from '../shared-entities.ts';

const jobNames = 'iş, işler ~ job, jobs';

export const fieldJobSubjects = subjectsOf('jobs', [
  {
    id: 'carpetWashing',
    tr: 'halı yıkama, halı yıkamacı, koltuk yıkama, halıcı',
    en: 'carpet cleaning, carpet washing, rug cleaning, upholstery cleaning',
    hints: 'halı, metrekare, teslim, alım, yorgan ~ rug, square metre, pick-up, stain, duvet',
    name: 'Halı Takip~Rug Wash',
    icon: 'water',
    palettes: 'sky teal ocean',
    entities: [
      entity(
        'order orders layers',
        'sipariş, siparişler ~ order, orders',
        `customer!; kind = Makine halısı~Machine-made rug, El dokuması~Handwoven rug, Koltuk takımı~Sofa set, Yorgan~Duvet; qty; m2; address; price; due! Teslim tarihi~Delivery date; paid
        status! = Alınacak~To pick up:w, Alındı~Picked up:w, Yıkanıyor~Washing:i, Kuruyor~Drying:i, Hazır~Ready:s, Teslim edildi~Delivered; note`,
        `
        0 | machineMadeRug | 3 | 18 | Lale Sk. 12/4~12 Tulip Street | 2700~108 | 0 | | ready | Akşam 6'dan sonra~After 6 pm
        1 | handwovenRug | 1 | 6 | Menekşe Apt. 8~8 Violet Court | 1500~72 | +1 | | drying | Mürekkep lekesi~Ink stain
        2 | machineMadeRug | 2 | 12 | Okul Cad. 31~31 School Road | 1800~72 | +2 | | washing
        3 | sofaSet | 1 | | Site B3/11~Flat 11, Mill House | 3500~140 | 0 | | toPickUp | Evde yıkanacak, 14:00~On site at 2 pm
        4 | machineMadeRug | 4 | 26 | Çarşı Sk. 3~3 Market Lane | 3900~150 | -1 | | drying | Bir halı eksik kurudu~One rug still damp
        5 | duvet | 2 | | İnönü Cad. 70~70 Park Avenue | 900~44 | +3 | | pickedUp
        `,
      ),
      customers(
        2,
        6,
        'address',
        'Lale Sk. 12, daire 4~12 Tulip Street / Menekşe Apt. 8~8 Violet Court / Okul Cad. 31~31 School Road / Site B3, daire 11~Flat 11, Mill House / Çarşı Sk. 3~3 Market Lane / İnönü Cad. 70~70 Park Avenue',
      ),
    ],
  },
  {
    id: 'repairShop',
    tr: 'teknik servis, tamir, servis takibi, telefon tamiri, tamirci, servis kaydı, telefoncu, su arıtma',
    en: 'repair shop, repair, phone repair, service tracker',
    hints: 'arıza, cihaz, ekran, parça, garanti ~ fault, device, screen, spare part, warranty',
    name: 'Servis Masası~Repair Desk',
    icon: 'construct',
    palettes: 'slate ocean cherry',
    entities: [
      entity(
        'repair repairs construct',
        'servis kaydı, servis kayıtları ~ repair, repairs',
        `device!; customer!; fault!; cost Ücret~Price; due! Söz verilen gün~Promised for; paid; status! = Kabul edildi~Received:w, İnceleniyor~Diagnosing:i, Parça bekliyor~Waiting for parts:w, Onarılıyor~Repairing:i, Hazır~Ready:s, Teslim edildi~Returned; note`,
        `
        Telefon, Galaxy A54~Phone, Galaxy A54 | 0 | Ekran kırık~Cracked screen | 4200~145 | 0 | | ready
        Dizüstü, IdeaPad~Laptop, IdeaPad | 1 | Açılmıyor, fan sesi var~Does not start, fan noise | 3500~120 | +1 | | diagnosing | Şarj aleti içeride~Charger is with us
        Çamaşır makinesi~Washing machine | 2 | Su boşaltmıyor~Does not drain | 2800~110 | +3 | | waitingForParts | Pompa sipariş edildi~Pump ordered
        Tablet~Tablet | 3 | Şarj olmuyor~Does not charge | 1900~70 | -1 | | repairing | Müşteri aradı~Customer called
        Kahve makinesi~Coffee machine | 4 | Basınç düşük~Low pressure | 1600~65 | +2 | | received
        Oyun konsolu~Game console | 5 | Disk okumuyor~Does not read discs | 2600~95 | +5 | | waitingForParts
        `,
      ),
      customers(7),
    ],
  },
  {
    id: 'carRepair',
    tr: 'oto tamir, oto servis, araba tamiri, oto tamirci, oto elektrik, motor tamiri, oto sanayi',
    en: 'car repair, garage, auto repair, mechanic, car workshop, auto shop, car garage, garage job',
    hints: 'plaka, yağ, balata, kilometre, lift ~ plate, oil, brake, mileage, lift',
    name: 'Oto Servis~Garage Jobs',
    icon: 'car',
    palettes: 'cherry graphite amber',
    entities: [
      entity(
        'job jobs car',
        jobNames,
        `plate!; customer!; model; km #progress; fault! Şikâyet~Complaint; parts; cost Tutar~Price; due! Teslim~Ready by; paid; status! = Sırada~Queued:w, Parça bekliyor~Waiting for parts:w, Yapılıyor~In progress:i, Hazır~Ready:s, Teslim edildi~Collected`,
        `
        34 HLK 205~4HLK205 | 0 | Megane~Focus | 148200~92100 | Frenden ses geliyor~Squealing brakes | Ön balata~Front pads;Disk~Discs | 7800~310 | 0 | | inProgress
        34 BRN 61~7BRN061 | 1 | Passat~Passat | 212000~131000 | Motor ışığı yanıyor~Engine light on | Oksijen sensörü~Oxygen sensor | 5400~260 | 0 | | ready
        06 TAY 77~6TAY077 | 2 | Doblo~Transit | 187500~110400 | Periyodik bakım~Full service | Yağ~Oil;Yağ filtresi~Oil filter;Hava filtresi~Air filter | 6200~240 | +1 | | queued
        35 EGE 404~5EGE404 | 3 | Corolla~Corolla | 66000~41000 | Klima soğutmuyor~Air conditioning not cold | Kompresör~Compressor | 14500~620 | +3 | | waitingForParts
        34 MRT 19~7MRT019 | 4 | Clio~Clio | 98700~61200 | Debriyaj kaçırıyor~Clutch slipping | Debriyaj seti~Clutch kit | 16800~690 | -1 | | inProgress
        41 KCL 8~4KCL008 | 5 | i20~Fiesta | 52300~30900 | Lastik değişimi~Tyre change | Dört lastik~Four tyres | 13000~380 | -3 | 1 | collected
        `,
      ),
      customers(12),
    ],
  },
  {
    id: 'cleaningJobs',
    tr: 'temizlik, temizlik şirketi, ev temizliği, temizlikçi, gündelikçi, ofis temizliği',
    en: 'cleaning, cleaning business, house cleaning, cleaner, cleaning company',
    hints: 'ekip, adres, saat, anahtar ~ crew, address, hour, key',
    name: 'Temizlik Takvimi~Clean Crew',
    icon: 'sparkles',
    palettes: 'mint sky teal',
    entities: [
      entity(
        'job jobs sparkles',
        jobNames,
        `customer!; address!; dt!; hours; kind = Ev~House, Ofis~Office, İnşaat sonrası~After building work, Boş ev~Move-out; price; staff!; paid; status! = Planlandı~Planned:w, Devam ediyor~In progress:i, Bitti~Done:s; note`,
        `
        0 | Papatya Sk. 5/3~5 Daisy Street | 0 09:00 | 4 | house | 2200~88 | 0 | | inProgress | Kedi dışarı çıkmasın~Keep the cat inside
        1 | Kule Plaza, kat 4~Tower House, 4th floor | 0 18:30 | 3 | office | 2600~105 | 1 | | planned
        2 | Bahar Sitesi C2~12 Spring Close | +1 09:00 | 6 | moveOut | 3800~160 | 0 | | planned | Fırın da yapılacak~Oven included
        3 | Yeni Mah. 18~18 New Road | +2 10:00 | 8 | afterBuildingWork | 6500~270 | 2 | | planned
        4 | Gül Apt. 9~9 Rose Court | +3 13:00 | 3 | house | 1800~72 | 1 | | planned
        0 | Papatya Sk. 5/3~5 Daisy Street | -7 09:00 | 4 | house | 2200~88 | 0 | 1 | done
        `,
      ),
      customers(17),
      staffOf(
        'Songül~Carol | Ekip başı~Team lead\nNuran~Joan | Temizlik~Cleaner\nHasan~Rob | Temizlik~Cleaner',
      ),
    ],
  },
  {
    id: 'delivery',
    tr: 'kurye, kargo, teslimat, motokurye, dağıtım, paket servis, su siparişi, damacana, tüp siparişi',
    en: 'delivery, courier, parcel, package tracker, delivery driver, parcel tracking, shipment, dispatch',
    hints: 'paket, adres, rota, dağıtımda ~ package, address, route, out for delivery',
    name: 'Kurye Rotası~Courier Run',
    icon: 'cube',
    palettes: 'amber cherry ocean',
    entities: [
      entity(
        'delivery deliveries cube',
        'teslimat, teslimatlar ~ delivery, deliveries',
        `code! #title Takip no~Tracking number; customer! Alıcı~Recipient; address!; due! Gün~Day; time; price; paid Ödeme alındı~Cash collected; status! = Bekliyor~Waiting:w, Yolda~On the way:i, Teslim edildi~Delivered:s, Bulunamadı~Not at home:d, İade~Returned:d; photo; note`,
        `
        KR-2041 | 0 | Fener Sk. 3/5~Flat 5, 3 Lantern Lane | 0 | 10:15 | 120~6 | 1 | delivered | Komşuya bırakıldı~Left with neighbour
        KR-2042 | 1 | Bağ Cad. 44~44 Vine Street | 0 | 11:00 | 120~6 | | onTheWay
        KR-2043 | 2 | İskele Mh. 9~9 Pier Road | 0 | 11:40 | 180~9 | | onTheWay | Kapıda kart~Card on delivery
        KR-2044 | 3 | Çınar Sk. 21~21 Oak Avenue | 0 | 13:00 | 120~6 | | waiting
        KR-2045 | 4 | Sanayi Sitesi 6~Unit 6, Trade Park | 0 | 15:30 | 240~12 | | waiting | Ağır koli~Heavy box
        KR-2038 | 5 | Yıldız Apt. 2~2 Star House | -1 | 17:20 | 120~6 | | notAtHome | Tekrar denenecek~Try again
        `,
        [{ kind: 'unique', field: 'code' }],
      ),
      customers(24),
    ],
  },
  {
    id: 'moving',
    tr: 'nakliye, nakliyat, evden eve nakliyat, taşıma, taşımacılık, nakliyeci, tır, lojistik, sefer takibi, hafriyat',
    en: 'moving, removal, haulage, moving company, freight, trucking, logistics, load tracker, man with a van',
    hints: 'kamyon, yük, sefer ~ van, load, trip',
    name: 'Nakliye Defteri~Move Planner',
    icon: 'cube',
    palettes: 'slate amber olive',
    entities: [
      entity(
        'job jobs cube',
        jobNames,
        `customer!; from:longText! #place Nereden~From; to:longText! Nereye~To; dt!; kind Ev~Size = 1+1~One bedroom, 2+1~Two bedrooms, 3+1~Three bedrooms, Ofis~Office, Parça eşya~Few items; price; deposit; status! = Teklif verildi~Quoted:w, Kesinleşti~Confirmed:i, Taşınıyor~Moving:i, Bitti~Done:s; note`,
        `
        0 | Kadıköy, 3. kat~Riverside, 3rd floor | Ataşehir, 8. kat~Hill Park, 8th floor | 0 08:30 | twoBedrooms | 18500~780 | 4000~150 | moving | Asansörlü~Lift
        1 | Bornova~Eastgate | Karşıyaka~Westfield | +1 09:00 | threeBedrooms | 24000~1050 | 5000~200 | confirmed | Piyano var~Piano
        2 | Çankaya~Old Town | Eskişehir~Bristol | +4 07:00 | oneBedroom | 27000~900 | | quoted
        3 | Nilüfer~North End | Nilüfer~North End | +6 10:00 | office | 32000~1300 | 8000~300 | confirmed
        4 | Maltepe~Canal Street | Pendik~Station Road | -2 09:00 | fewItems | 6500~240 | | done
        5 | Beşiktaş~Market Street | Sarıyer~Forest Hill | -5 08:30 | twoBedrooms | 19500~820 | 5000~200 | done
        `,
      ),
      customers(27),
    ],
  },
  {
    id: 'buildingSite',
    tr: 'şantiye, inşaat, müteahhit, tadilat takibi, şantiye defteri, ev yenileme, taşeron, mimar',
    en: 'building site, construction, contractor, renovation, site diary, builder, architect',
    hints: 'beton, kalıp, usta, metraj, hakediş ~ concrete, crew, material, progress payment',
    name: 'Şantiye Defteri~Site Diary',
    icon: 'construct',
    palettes: 'amber slate terracotta',
    entities: [
      entity(
        'siteEntry siteEntries construct',
        'şantiye işi, şantiye işleri ~ site job, site jobs',
        `title! İş~Job; project!; kind! = Kaba inşaat~Structure, Elektrik~Electrical, Tesisat~Plumbing, Boya~Painting, Seramik~Tiling, Malzeme~Materials; date!; due Bitiş~Finish by; cost; photo; status! = Bekliyor~Waiting:w, Sürüyor~In progress:i, Bitti~Done:s, Gecikti~Delayed:d; note`,
        `
        2. kat döşeme betonu~Second floor slab | 0 | structure | -2 | 0 | 148000~6200 | inProgress | Mikser 10:00'da~Mixer at 10 am
        Banyo seramik~Bathroom tiles | 1 | tiling | -3 | -1 | 26500~1150 | delayed | Usta gelmedi~Tiler did not come
        Elektrik sıva altı~First fix electrics | 0 | electrical | -1 | +5 | 64000~2900 | inProgress
        Boya, salon~Living room paint | 1 | painting | 0 | +2 | 18000~760 | waiting
        Mutfak tesisatı~Kitchen plumbing | 1 | plumbing | -6 | -4 | 14200~620 | done
        Demir alımı~Steel delivery | 0 | materials | -9 | | 212000~8900 | done
        `,
      ),
      entity(
        'project projects business',
        'proje, projeler ~ project, projects',
        'name!; address; progress; due Teslim~Handover',
        'Akasya Evleri B Blok~Elm House | Yeni Mah. 204. Sk.~204 New Road | 55 | +120\nYılmaz ailesi, ev tadilatı~Parker family, renovation | Fener Sk. 8~8 Lantern Lane | 70 | +18',
      ),
    ],
  },
  {
    id: 'fieldCrew',
    tr: 'saha ekibi, saha, saha servis, saha servisi, montaj ekibi, keşif takibi, iş emri, güvenlik devriye, asansör bakım, periyodik bakım',
    en: 'field crew, field service, work order, field team, installer, job dispatch, site visit, maintenance visit',
    hints: 'ekip, görev, adres, keşif ~ crew, visit, address, installation',
    name: 'Saha Ekibi~Field Crew',
    icon: 'people',
    palettes: 'teal slate indigo',
    entities: [
      entity(
        'visit visits navigate',
        'saha görevi, saha görevleri ~ visit, visits',
        `title! Görev~Task; staff!; address!; dt!; prio; status! = Atandı~Assigned:w, Yolda~On the way:i, Sahada~On site:i, Tamamlandı~Done:s; photo; note`,
        `
        Klima montajı~Air conditioner installation | 0 | Gül Sk. 14, Karşıyaka~14 Rose Street | 0 09:00 | normal | done
        Kombi bakımı~Boiler service | 1 | Deniz Apt. 3~3 Sea View | 0 10:30 | normal | onSite
        Su kaçağı~Water leak | 0 | Çarşı Cad. 55~55 Market Road | 0 12:00 | high | onTheWay | Alt kata akıyor~Dripping downstairs
        Kamera keşfi~Camera survey | 2 | Sanayi Sit. 11~Unit 11, Trade Park | 0 15:00 | low | assigned
        Asansör bakımı~Lift maintenance | 1 | Bahar Sitesi~Spring Court | +1 09:30 | normal | assigned
        Pano değişimi~Fuse box replacement | 2 | Okul Cad. 9~9 School Lane | +2 11:00 | high | assigned
        `,
      ),
      staffOf(
        'Ferhat~Dave | Montaj~Installer\nSinan~Chris | Tesisat~Plumber\nUğur~Tom | Elektrik~Electrician',
      ),
    ],
  },
]);
