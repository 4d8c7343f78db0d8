import { endAfterStart, entity, noOverlap, subjectsOf } from '../define.ts';
import { contacts, customers } from '../shared-entities.ts';

const states = 'Bekliyor~Waiting:w, Onaylandı~Confirmed:i, Tamamlandı~Completed:s, İptal~Cancelled:d';
const names = 'rezervasyon, rezervasyonlar ~ reservation, reservations';

export const reservationSubjects = subjectsOf('reservation', [
  {
    id: 'hotel',
    tr: 'otel, pansiyon, bungalov, villa, apart, oda rezervasyonu, günlük kiralık ev, tiny house, konaklama',
    en: 'hotel, guesthouse, bungalow, holiday home, bed and breakfast, room reservation, vacation rental, holiday let, cabin rental',
    hints: 'oda, giriş, çıkış, gece, kapora ~ room, check-in, check-out, night, deposit',
    name: 'Konaklama Defteri~Stay Book',
    icon: 'bed',
    palettes: 'forest ocean terracotta',
    options: { unit: 'nights' },
    entities: [
      entity(
        'stay stays bed',
        'konaklama, konaklamalar ~ stay, stays',
        `customer! Misafir~Guest; roomRef!; start! Giriş~Check-in; end! Çıkış~Check-out; count Kişi~Guests; price Toplam~Total price; deposit; status! = ${states}; note`,
        `
        0 | 0 | -1 | +2 | 2 | 10500~390 | 3000~100 | confirmed
        1 | 1 | 0 | +3 | 4 | 16500~620 | 5000~150 | confirmed | Geç giriş, 22:00 gibi~Late arrival, around 10 pm
        2 | 2 | +2 | +5 | 2 | 9600~345 | | waiting | Kapora bekleniyor~Deposit outstanding
        3 | 0 | +4 | +6 | 3 | 7000~260 | 2000~80 | confirmed
        4 | 3 | +9 | +16 | 5 | 49000~1800 | 15000~500 | confirmed | Bebek yatağı istedi~Needs a cot
        5 | 1 | -6 | -3 | 2 | 16500~620 | 5000~150 | completed
        `,
        [noOverlap('room', 'startDate', 'endDate'), endAfterStart()],
      ),
      entity(
        'room rooms bed',
        'oda, odalar ~ room, rooms',
        'name!; capacity; price Gecelik fiyat~Price per night; note',
        `
        Zeytin odası~Olive room | 3 | 3500~130 | Deniz manzaralı~Sea view
        Bungalov 1~Bungalow 1 | 4 | 5500~205 | Jakuzili~With hot tub
        Nar odası~Garden room | 2 | 3200~115
        Taş ev~Stone cottage | 6 | 7000~260 | Şömineli~With fireplace
        `,
      ),
      customers(4),
    ],
  },
  {
    id: 'footballPitch',
    tr: 'halı saha, saha kiralama, halı saha rezervasyonu, tenis kortu, kort kiralama, padel',
    en: 'football pitch, pitch booking, tennis court, court booking, five-a-side, padel court, soccer field',
    hints: 'saha, kort, maç saati, abone ~ pitch, court, slot, regular',
    name: 'Saha Defteri~Pitch Book',
    icon: 'football',
    palettes: 'forest olive slate',
    options: { unit: 'slots' },
    entities: [
      entity(
        'reservation reservations football',
        names,
        `customer!; pitch!; dt!; dur; price; deposit; paid; note`,
        `
        0 | 0 | 0 18:00 | 60 | 2400~70 | 500~20 | 1
        1 | 1 | 0 19:00 | 60 | 2400~70 | 500~20 | | Salı abonesi~Regulars
        2 | 0 | 0 20:00 | 60 | 2800~80 | | |
        3 | 0 | 0 21:00 | 60 | 2800~80 | 500~20 | | Yelek lazım~Needs bibs
        4 | 1 | 0 22:00 | 60 | 2800~80 | | |
        5 | 0 | +1 19:00 | 60 | 2400~70 | | |
        `,
        [noOverlap('pitch')],
      ),
      entity(
        'pitch pitches football',
        'saha, sahalar ~ pitch, pitches',
        'name!; kind = Açık~Outdoor, Kapalı~Indoor; price Saatlik ücret~Price per hour',
        'Saha 1~Pitch 1 | outdoor | 2400~70\nSaha 2~Pitch 2 | indoor | 2800~80',
      ),
      customers(19),
    ],
  },
  {
    id: 'restaurantTable',
    tr: 'masa rezervasyonu, restoran rezervasyonu, masa, restoran rezervasyon, meyhane rezervasyon',
    en: 'table reservation, restaurant reservation, restaurant booking, table booking',
    hints: 'masa, kişi, akşam yemeği ~ table, guest, dinner, seating',
    name: 'Masa Rezervasyon~Table Book',
    icon: 'restaurant',
    palettes: 'cherry amber coffee',
    options: { unit: 'slots' },
    entities: [
      entity(
        'reservation reservations restaurant',
        names,
        `customer!; table!; dt!; dur; count! Kişi sayısı~Guests; status! = Bekliyor~Waiting:w, Onaylandı~Confirmed:i, Oturdu~Seated:s, İptal~Cancelled:d; note`,
        `
        0 | 1 | 0 12:30 | 90 | 2 | seated
        1 | 3 | 0 19:00 | 120 | 6 | confirmed | Doğum günü, pasta gelecek~Birthday, cake will be delivered
        2 | 0 | 0 19:30 | 90 | 2 | confirmed | Cam kenarı~By the window
        3 | 2 | 0 20:00 | 120 | 4 | confirmed
        4 | 1 | 0 21:00 | 90 | 3 | waiting
        5 | 3 | +1 20:00 | 120 | 8 | confirmed | Mama sandalyesi~High chair
        `,
        [noOverlap('table')],
      ),
      entity(
        'table tables restaurant',
        'masa, masalar ~ table, tables',
        'name!; capacity!; place Bölüm~Area',
        'Masa 1~Table 1 | 2 | Cam kenarı~Window\nMasa 4~Table 4 | 4 | İç salon~Inside\nMasa 7~Table 7 | 4 | Bahçe~Garden\nMasa 9~Table 9 | 10 | Bahçe~Garden',
      ),
      customers(23),
    ],
  },
  {
    id: 'carHire',
    tr: 'araç kiralama, rent a car, oto kiralama, kiralık araç, karavan kiralama, motor kiralama',
    en: 'car hire, car rental, vehicle rental, rental car, camper hire, bike rental',
    hints: 'araç, plaka, teslim, iade, depozito ~ car, plate, pick-up, return, deposit',
    name: 'Araç Kiralama~Car Hire Desk',
    icon: 'car',
    palettes: 'slate ocean cherry',
    options: { unit: 'nights' },
    entities: [
      entity(
        'rental rentals key',
        'kiralama, kiralamalar ~ rental, rentals',
        `customer!; vehicle!; start! Teslim~Pick-up; end! İade~Return; price Toplam~Total price; deposit Depozito~Deposit; status! = Bekliyor~Waiting:w, Kirada~On hire:i, Döndü~Returned:s, Gecikti~Late:d; note`,
        `
        0 | 0 | -2 | +1 | 6600~165 | 5000~200 | onHire
        1 | 1 | -5 | -1 | 10000~240 | 5000~200 | late | Aradık, yarın getirecek~Called, brings it tomorrow
        2 | 2 | 0 | +4 | 14000~340 | 8000~300 | onHire
        3 | 3 | +2 | +9 | 17500~420 | 5000~200 | waiting | Havalimanı teslim~Airport pick-up
        4 | 0 | +3 | +5 | 4400~110 | 5000~200 | waiting
        5 | 1 | -14 | -10 | 10000~240 | 5000~200 | returned
        `,
        [noOverlap('vehicle', 'startDate', 'endDate'), endAfterStart()],
      ),
      entity(
        'vehicle vehicles car',
        'araç, araçlar ~ car, cars',
        'plate!; model!; year; km; price Günlük ücret~Price per day',
        `
        34 RNT 101~8RNT101 | Egea~Corsa | 2024 | 41200~18400 | 2200~55
        34 RNT 102~8RNT102 | Clio~Golf | 2025 | 18650~9900 | 2500~60
        34 RNT 110~8RNT110 | Duster~Qashqai | 2023 | 63900~31000 | 3500~85
        06 RNT 007~8RNT007 | i20~Fiesta | 2024 | 35500~22300 | 2500~60
        `,
      ),
      customers(11),
    ],
  },
  {
    id: 'meetingRoom',
    tr: 'toplantı odası, ortak çalışma alanı, oda ayırma, salon rezervasyonu, etüt odası',
    en: 'meeting room, coworking, desk booking, conference room, room booking, hall booking',
    hints: 'oda, toplantı, saat, projeksiyon ~ room, meeting, slot, projector',
    name: 'Oda Takvimi~Room Planner',
    icon: 'business',
    palettes: 'indigo slate teal',
    options: { unit: 'slots' },
    entities: [
      entity(
        'booking bookings calendar',
        names,
        'title! Toplantı~Meeting; roomRef!; dt!; dur; person! Ayıran~Booked by; count Kişi~People; note',
        `
        Haftalık değerlendirme~Weekly review | 0 | 0 09:30 | 60 | 0 | 8
        Müşteri sunumu~Client pitch | 1 | 0 11:00 | 90 | 1 | 5 | Projeksiyon hazır olsun~Projector needed
        Bire bir~One to one | 2 | 0 14:00 | 30 | 2 | 2
        İş görüşmesi~Interview | 2 | 0 15:30 | 45 | 3 | 3
        Sprint planlama~Sprint planning | 0 | +1 10:00 | 120 | 0 | 9
        Bütçe toplantısı~Budget meeting | 1 | +2 13:30 | 60 | 1 | 4
        `,
        [noOverlap('room')],
      ),
      entity(
        'room rooms business',
        'oda, odalar ~ room, rooms',
        'name!; capacity!; floor',
        'Büyük salon~Boardroom | 14 | 2. kat~2nd floor\nMavi oda~Blue room | 6 | 2. kat~2nd floor\nKutu~The Box | 3 | 1. kat~1st floor',
      ),
      contacts(1, 4),
    ],
  },
  {
    id: 'tickets',
    tr: 'bilet, bilet satışı, koltuk seçimi, sinema bileti, konser bileti, tiyatro bileti, otobüs bileti',
    en: 'ticket, ticket sale, seat booking, cinema ticket, concert ticket, theatre ticket, theater, bus ticket',
    hints: 'koltuk, salon, seans, sahne ~ seat, venue, showing, stage',
    name: 'Bilet Gişesi~Ticket Desk',
    icon: 'ticket',
    palettes: 'plum cherry indigo',
    options: { unit: 'seats' },
    entities: [
      entity(
        'ticket tickets ticket',
        'bilet, biletler ~ ticket, tickets',
        'event!; person! Alan~Buyer; seat!; count! Kişi~Tickets; price; paid',
        `
        0 | 0 | C12 | 2 | 1100~48 | 1
        0 | 1 | D4 | 1 | 550~24 | 1
        1 | 2 | A7 | 3 | 2700~135 | 1
        1 | 3 | B2 | 2 | 1800~90 |
        2 | 4 | F10 | 4 | 1600~60 | 1
        0 | 2 | E1 | 2 | 1100~48 |
        `,
      ),
      entity(
        'event events star',
        'etkinlik, etkinlikler ~ event, events',
        'title!; photo; dt!; place; price; capacity',
        `
        Kum Saati, tiyatro~The Hourglass, play | 0 20:30 | Küçük Sahne~Studio Theatre | 550~24 | 120
        Akustik gece~Acoustic night | +2 21:00 | Liman Sahne~Harbour Stage | 900~45 | 250
        Çocuk oyunu: Üç Balık~Kids show: Three Fish | +4 14:00 | Küçük Sahne~Studio Theatre | 400~15 | 120
        `,
      ),
      contacts(7, 5),
    ],
  },
  {
    id: 'boatTours',
    tr: 'tekne turu, günübirlik tur, tur rezervasyonu, tekne, dalış turu, gezi turu, atv turu, paraşüt turu',
    en: 'boat tour, day tour, boat trip, tour booking, diving trip, excursion',
    hints: 'kaptan, iskele, kişi başı, kalkış ~ captain, pier, per person, departure',
    name: 'Tur Defteri~Tour Desk',
    icon: 'boat',
    palettes: 'ocean sky teal',
    options: { unit: 'slots' },
    entities: [
      entity(
        'reservation reservations boat',
        names,
        `customer!; tour:reference! #service @tour Tur~Tour; dt! Kalkış~Departure; count! Kişi~People; price Toplam~Total price; deposit; status! = ${states}; note`,
        `
        0 | 0 | 0 10:00 | 4 | 6000~220 | 2000~80 | confirmed
        1 | 0 | 0 10:00 | 2 | 3000~110 | | confirmed | Otelden alınacak~Pick up at the hotel
        2 | 1 | 0 18:30 | 2 | 2400~90 | 500~20 | waiting
        3 | 2 | +1 09:00 | 3 | 7500~270 | 2500~90 | confirmed | Bir kişi ilk kez dalacak~One first-time diver
        4 | 0 | +2 10:00 | 8 | 12000~440 | 4000~150 | waiting
        5 | 1 | +3 18:30 | 5 | 6000~225 | | confirmed
        `,
      ),
      entity(
        'tour tours boat',
        'tur, turlar ~ tour, tours',
        'name!; photo; dur; place Kalkış yeri~Meeting point; price Kişi başı~Per person; capacity',
        `
        Koylar turu~Bay cruise | 420 | Marina iskelesi~Marina pier | 1500~55 | 30
        Gün batımı turu~Sunset cruise | 150 | Marina iskelesi~Marina pier | 1200~45 | 20
        Dalış turu~Dive trip | 300 | Dalış merkezi~Dive centre | 2500~90 | 10
        `,
      ),
      customers(26),
    ],
  },
  {
    id: 'equipmentHire',
    tr: 'ekipman kiralama, kamera kiralama, elbise kiralama, gelinlik kiralama, makine kiralama, kıyafet kiralama, iş makinesi kiralama, çadır kiralama',
    en: 'equipment hire, equipment rental, tool rental, camera rental, dress rental, party rental, machine rental, costume hire',
    hints: 'kiralık, iade, depozito, gün ~ rent, return, deposit, day',
    name: 'Kiralama Defteri~Hire Desk',
    icon: 'construct',
    palettes: 'indigo terracotta slate',
    options: { unit: 'nights' },
    entities: [
      entity(
        'rental rentals construct',
        'kiralama, kiralamalar ~ rental, rentals',
        `customer!; product! #resource @rentalItem Ürün~Item; start! Teslim~Pick-up; end! İade~Return; price Toplam~Total price; deposit Depozito~Deposit; status! = Bekliyor~Waiting:w, Dışarıda~Out:i, Döndü~Returned:s, Gecikti~Late:d; note`,
        `
        0 | 0 | -1 | +1 | 3600~140 | 5000~200 | out
        1 | 1 | -4 | -1 | 4500~180 | 6000~250 | late | Telefonu kapalı~Phone is off
        2 | 2 | 0 | +2 | 2700~105 | 3000~100 | out
        3 | 3 | +3 | +5 | 5400~210 | 4000~150 | waiting
        4 | 0 | +6 | +7 | 2400~95 | 5000~200 | waiting | İki batarya~Two batteries
        5 | 2 | -9 | -7 | 2700~105 | 3000~100 | returned
        `,
        [noOverlap('product', 'startDate', 'endDate'), endAfterStart()],
      ),
      entity(
        'rentalItem rentalItems cube',
        'ürün, ürünler ~ item, items',
        'name!; photo; price Günlük ücret~Price per day; note',
        'Sony A7 IV~Sony A7 IV | 1200~48\nDrone~Drone | 1500~60\nIşık seti~Lighting kit | 900~35\nSes sistemi~PA system | 1800~70',
      ),
      customers(0),
    ],
  },
]);
