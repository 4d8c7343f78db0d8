import { entity, subjectsOf } from '../define.ts';

export const moneyLogSubjects = subjectsOf('log', [
  {
    id: 'expenses',
    tr: 'harcama, gider, masraf, harcama defteri, market harcaması, param nereye gitti, param, harcadığım, ne harcadım, harcadıklarım',
    en: 'expense, spending, daily expense, where my money goes',
    hints: 'para, fiş, ödedim, tutar, alışveriş ~ money, receipt, paid, spent',
    name: 'Harcama Defteri~Spend Log',
    icon: 'wallet',
    palettes: 'terracotta teal indigo',
    entities: [
      entity(
        'expense expenses wallet',
        'harcama, harcamalar ~ expense, expenses',
        `amount!; cat! = Market~Groceries, Kira~Rent, Ulaşım~Transport, Yeme içme~Eating out, Faturalar~Bills, Sağlık~Health, Giyim~Clothes, Eğlence~Fun, Diğer~Other
        date!; pay; note`,
        `
        1240.5~64.2 | groceries | 0 | card | Haftalık market~Weekly shop
        85~3.2 | transport | 0 | card | Otobüs kartı~Bus pass top-up
        320~12.5 | eatingOut | -1 | card | Öğle yemeği~Lunch with Sam
        1650~78 | bills | -2 | bankTransfer | Elektrik~Electricity
        145~4.8 | eatingOut | -2 | cash | Kahve~Coffee
        780~41.3 | groceries | -4 | card | Pazar~Farmers market
        1890~52 | clothes | -5 | card | Mont indirimi~Coat on sale
        450~24 | health | -7 | cash | Eczane~Pharmacy
        600~28 | fun | -8 | card | Sinema ve mısır~Cinema and popcorn
        28000~1450 | rent | -9 | bankTransfer
        1100~55 | groceries | -11 | card
        740~36 | bills | -13 | bankTransfer | İnternet~Broadband
        1500~46 | transport | -15 | card | Benzin~Fuel
        980~38 | eatingOut | -17 | card | Cuma akşamı~Friday dinner
        1320~71 | groceries | -19 | card
        390~18 | other | -22 | cash | Doğum günü hediyesi~Birthday present
        560~29 | fun | -26 | card | Konser~Concert
        `,
      ),
    ],
  },
  {
    id: 'budget',
    tr: 'bütçe, gelir gider, gelir ve gider, gelir ve giderlerim, gelir gider takibi, ön muhasebe, aile bütçesi, kasa defteri, kasa, muhasebe, gelir, para takibi, ev bütçesi',
    en: 'budget, income and expense, money manager, personal finance, bookkeeping, cash book, household budget, finance tracker, income',
    hints: 'maaş, bakiye, artı, eksi, birikim ~ salary, balance, saving, cash flow',
    name: 'Gelir Gider~Money In Out',
    icon: 'cash',
    palettes: 'forest indigo amber',
    entities: [
      entity(
        'transaction transactions cash',
        'işlem, işlemler ~ transaction, transactions',
        `amount!; kind! = Gelir~Income:s, Gider~Expense:d
        cat! = Maaş~Salary, Ek iş~Side job, Kira~Rent, Market~Groceries, Faturalar~Bills, Ulaşım~Transport, Çocuk~Children, Diğer~Other
        date!; account; note`,
        `
        850~42 | expense | groceries | 0 | creditCard
        4500~260 | income | sideJob | -1 | bank | Logo tasarımı~Logo design
        2150~94 | expense | bills | -3 | bank | Doğal gaz~Gas
        1200~48 | expense | transport | -4 | creditCard
        1980~87 | expense | groceries | -6 | creditCard
        3200~140 | expense | children | -8 | bank | Kreş yemek parası~Nursery meals
        26000~1350 | expense | rent | -10 | bank
        62000~3400 | income | salary | -11 | bank
        640~29 | expense | bills | -13 | bank | İnternet ve telefon~Phone and broadband
        1450~66 | expense | groceries | -14 | creditCard
        900~40 | expense | other | -18 | cash | Tamirci~Plumber
        3000~180 | income | sideJob | -21 | bank
        1700~75 | expense | groceries | -23 | creditCard
        2400~110 | expense | children | -27 | bank | Yüzme kursu~Swimming lessons
        `,
      ),
    ],
  },
  {
    id: 'workHours',
    tr: 'mesai, yevmiye, çalışma saati, yevmiye defteri, puantaj, fazla mesai, gündelik',
    en: 'work hour, overtime, timesheet, hour worked, time tracking, shift log, day wage',
    hints: 'giriş, çıkış, saat ücreti, usta, amele ~ clock in, clock out, hourly rate, break',
    name: 'Mesai Defterim~My Timesheet',
    icon: 'time',
    palettes: 'slate amber ocean',
    entities: [
      entity(
        'workday workdays time',
        'çalışma günü, çalışma günleri ~ working day, working days',
        `date!; startTime!; endTime!; hours {hours startTime endTime}; price! Günlük kazanç~Earned
        kind = Normal~Regular, Fazla mesai~Overtime:w, Hafta sonu~Weekend:i; note`,
        `
        0 | 08:30 | 18:00 | 1800~152 | regular
        -1 | 08:30 | 20:30 | 2400~192 | overtime | Teslimat vardı~Late delivery
        -2 | 08:30 | 18:00 | 1800~152 | regular
        -3 | 08:45 | 18:00 | 1800~148 | regular
        -5 | 10:00 | 15:00 | 1500~110 | weekend | Depo sayımı~Stock count
        -7 | 08:30 | 18:00 | 1800~152 | regular
        -8 | 08:30 | 18:30 | 1900~160 | regular
        -9 | 08:30 | 21:00 | 2500~200 | overtime
        -10 | 08:30 | 18:00 | 1800~152 | regular
        -14 | 08:30 | 18:00 | 1800~152 | regular
        -16 | 08:30 | 17:00 | 1700~136 | regular | Doktora gittim~Left for the doctor
        -21 | 08:30 | 18:00 | 1800~152 | regular
        `,
      ),
    ],
  },
  {
    id: 'fuel',
    tr: 'yakıt, benzin, mazot, yakıt tüketimi',
    en: 'fuel, gas mileage, petrol, fuel consumption',
    hints: 'depo, litre, kilometre, istasyon ~ tank, station, mileage, fill-up',
    name: 'Yakıt Defteri~Fuel Log',
    icon: 'speedometer',
    palettes: 'amber slate cherry',
    entities: [
      entity(
        'fillUp fillUps speedometer',
        'yakıt alımı, yakıt alımları ~ fill-up, fill-ups',
        'date!; km! #progress; litre!; price! Tutar~Total #amount; place İstasyon~Station; note',
        `
        -1 | 84920~52840 | 38.2~41.5 | 2115~62 | Çevre yolu~Ring road
        -9 | 84310~52210 | 41~44.1 | 2270~65 | Mahalle~Station
        -17 | 83650~51560 | 35.6~38.9 | 1960~58 | Çevre yolu~Ring road | Uzun yol~Long drive
        -24 | 83105~51010 | 40.4~42.7 | 2210~63 | Otoyol~Motorway
        -33 | 82480~50380 | 37.8~40.2 | 2055~60 | Mahalle~Station
        -41 | 81890~49790 | 39.1~41 | 2090~61 | Çevre yolu~Ring road
        -50 | 81250~49150 | 36.5~38 | 1930~56 | Mahalle~Station
        `,
      ),
    ],
  },
  {
    id: 'carCare',
    tr: 'araç bakımı, araba bakımı, araç takip, servis bakım, arabam, yağ değişimi',
    en: 'car maintenance, car care, vehicle maintenance, car service log, vehicle log',
    hints: 'lastik, muayene, kasko, sigorta ~ oil change, tyre, inspection, insurance',
    name: 'Garaj Defteri~Garage Log',
    icon: 'car',
    palettes: 'slate cherry ocean',
    entities: [
      entity(
        'maintenance maintenanceEntries build',
        'bakım, bakımlar ~ service entry, service entries',
        `vehicle!; kind! = Yağ değişimi~Oil change, Lastik~Tyres, Fren~Brakes, Muayene~Inspection, Sigorta~Insurance, Yıkama~Wash, Diğer~Other
        date!; km #progress; cost; due Sonraki bakım~Next due; note`,
        `
        0 | wash | -1 | 84920~52840 | 350~15
        1 | insurance | -6 | 41200~23900 | 14500~620 | +359
        0 | oilChange | -20 | 83650~51560 | 4800~140 | +12 | 10.000 km dolmak üzere~Next one is close
        0 | tyres | -34 | 82480~50380 | 16000~380 | | Kışlıklar takıldı~Winter set fitted
        1 | inspection | -90 | 39800~22100 | 2620~55 | +3
        0 | brakes | -140 | 76300~47200 | 6200~210 | | Ön balata~Front pads
        1 | oilChange | -180 | 36900~20500 | 5200~150 | +20
        `,
      ),
      entity(
        'vehicle vehicles car',
        'araç, araçlar ~ vehicle, vehicles',
        'name!; plate; model; year; photo',
        'Beyaz Megane~White Focus | 34 KLM 482~7KLM482 | Megane~Focus | 2018\nAnnemin arabası~Family car | 34 ZNP 90~4ZNP090 | Yaris~Yaris | 2021',
      ),
    ],
  },
]);
