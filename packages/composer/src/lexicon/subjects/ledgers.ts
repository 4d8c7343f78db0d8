import { entity, subjectsOf } from '../define.ts';
import type { LexiconEntity } from '../subject.ts';

const debtKinds = 'Borç~Debt:w, Ödeme~Payment:s';
const chargeKinds = 'Tahakkuk~Charge:w, Ödeme~Payment:s';

/** People or companies whose balance is what they owe: debts minus payments of the entries. */
const withBalance = (
  head: string,
  names: string,
  fields: string,
  rows: string,
  source: string,
): LexiconEntity =>
  entity(head, names, `${fields}; balance {sum ${source} - kind.payment}; phone; note`, rows);

export const ledgerSubjects = subjectsOf('ledger', [
  {
    id: 'shopCredit',
    tr: 'veresiye, veresiye defteri, bakkal defteri, esnaf defteri, alacak defteri, bakkal',
    en: 'shop credit, store credit, customer tab, tab book, credit book, corner shop',
    hints: 'borç, ödedi, bakkal, deftere yaz ~ owe, paid, on the tab',
    name: 'Veresiye Defteri~Tab Book',
    icon: 'book',
    palettes: 'terracotta forest slate',
    entities: [
      entity(
        'entry entries receipt',
        'hareket, hareketler ~ entry, entries',
        `customer!; amount!; kind! = ${debtKinds}; date!; note Ne aldı~What for`,
        `
        0 | 385~18.4 | debt | 0 | Süt, ekmek, peynir~Milk, bread, cheese
        1 | 1000~50 | payment | 0
        2 | 640~29 | debt | -1 | Deterjan ve yağ~Detergent and oil
        0 | 210~9.6 | debt | -3 | Sigara hariç~Drinks
        3 | 1250~58 | debt | -5 | Bayram alışverişi~Party shopping
        1 | 2400~112 | debt | -8
        4 | 500~25 | payment | -10
        2 | 300~15 | payment | -12
        4 | 1150~54 | debt | -16 | Aylık erzak~Monthly groceries
        3 | 750~35 | debt | -21
        0 | 400~20 | payment | -24
        0 | 560~26 | debt | -29
        `,
      ),
      withBalance(
        'customer customers people',
        'müşteri, müşteriler ~ customer, customers',
        'name!',
        `
        Nermin Hanım~Mrs Parker | 0532 555 01 13~(415) 555-0113 | 3 numara~Number 3
        Rıza Usta~Ron the builder | 0541 555 01 21~(415) 555-0121 | Ay başı öder~Pays at the start of the month
        Gülsüm Teyze~Aunt May | 0505 555 01 35~(415) 555-0135
        Kafe Mavi~Blue Cafe | 0555 555 01 49~(415) 555-0149 | Faturalı~Needs an invoice
        Berber Murat~Mike the barber | 0533 555 01 57~(415) 555-0157
        `,
        'entry.customer.amount',
      ),
    ],
  },
  {
    id: 'debts',
    tr: 'borç, borç alacak, alacak verecek, borç defteri, alacak, verecek',
    en: 'debt, iou, money owed, lending money, loan to friend, who owe me',
    hints: 'ödünç, geri ödeme, vade, kim ~ lent, pay back, due, borrowed',
    name: 'Borç Alacak~Who Owes',
    icon: 'swap-horizontal',
    palettes: 'indigo amber slate',
    entities: [
      entity(
        'entry entries swap-horizontal',
        'hareket, hareketler ~ entry, entries',
        `person!; amount!; kind! = ${debtKinds}; date!; due Söz verdiği gün~Promised for; note`,
        `
        0 | 5000~200 | debt | -12 | 0 | Telefon için~For a phone
        1 | 1200~60 | debt | -3 | +7 | Konser bileti~Concert ticket
        0 | 2000~80 | payment | -4
        2 | 15000~600 | debt | -40 | -2 | Araba tamiri~Car repair
        3 | 850~35 | debt | -6 | +2 | Hediye ortak~Shared present
        2 | 5000~200 | payment | -20
        4 | 3000~120 | debt | -18 | +12
        1 | 600~30 | payment | -1
        `,
      ),
      withBalance(
        'person people people',
        'kişi, kişiler ~ person, people',
        'name!',
        'Kuzen Emre~Cousin Ethan\nSelin~Mia\nHakan Abi~Uncle Luke\nİş yerinden Derya~Ella from work\nKomşu Cem~Max next door',
        'entry.person.amount',
      ),
    ],
  },
  {
    id: 'buildingDues',
    tr: 'apartman aidatı, aidat, site yönetimi, apartman yönetimi, site aidatı, apartman',
    en: 'building dues, hoa dues, apartment dues, service charge, maintenance fee, condo fee, homeowner association, resident',
    hints: 'daire, yönetici, ödenmeyen, ortak gider ~ flat, unpaid, shared cost',
    name: 'Aidat Defteri~Dues Book',
    icon: 'business',
    palettes: 'slate teal terracotta',
    entities: [
      entity(
        'entry entries receipt',
        'hareket, hareketler ~ entry, entries',
        `apartment:reference! #person @apartment Daire~Apartment; amount!; kind! = ${chargeKinds}; month! #date Tarih~Date; note`,
        `
        0 | 1500~120 | charge | -21 | Bu ayın aidatı~This month
        1 | 1500~120 | charge | -21
        2 | 1500~120 | charge | -21
        3 | 1750~140 | charge | -21
        4 | 1500~120 | charge | -21
        5 | 1750~140 | charge | -21
        0 | 1500~120 | payment | -18 | Havale~Bank transfer
        3 | 1750~140 | payment | -12
        1 | 500~40 | payment | -2 | Kalanı cuma~Rest on Friday
        2 | 1500~120 | charge | -51 | Geçen ay~Last month
        4 | 1500~120 | payment | 0
        `,
      ),
      withBalance(
        'apartment apartments home',
        'daire, daireler ~ apartment, apartments',
        'name! Daire~Apartment; owner:text #subtitle Oturan~Resident',
        `
        Daire 1~Flat 1 | Ayşe Yılmaz~Anna Smith | 0532 555 01 12~(415) 555-0112
        Daire 2~Flat 2 | Serkan Doğan~Oliver Hughes | 0541 555 01 27~(415) 555-0127
        Daire 3~Flat 3 | Hatice Uçar~Ruth Harris | 0505 555 01 39~(415) 555-0139 | Kiracı~Tenant
        Daire 4~Flat 4 | Okan Güler~Ryan Hayes | 0555 555 01 48~(415) 555-0148
        Daire 5~Flat 5 | Buse Kurt~Amy Rogers | 0533 555 01 61~(415) 555-0161
        Dükkân~Shop | Kafe Mavi~Blue Cafe | 0542 555 01 75~(415) 555-0175
        `,
        'entry.apartment.amount',
      ),
    ],
  },
  {
    id: 'rent',
    tr: 'kira, kiracı, ev sahibi, kiralık evlerim, kiralık evlerimin kiracıları, kira ödemesi, kira toplama',
    en: 'rent, tenant, landlord, rental income, property management, rental property, rent collector, rent collection, room to let',
    hints: 'depozito, sözleşme, artış, daire ~ deposit, lease, increase, flat',
    name: 'Kira Defteri~Rent Book',
    icon: 'key',
    palettes: 'teal coffee indigo',
    entities: [
      entity(
        'entry entries cash',
        'hareket, hareketler ~ entry, entries',
        `tenant:reference! #person @tenant Kiracı~Tenant; amount!; kind! = Kira~Rent:w, Ödeme~Payment:s; due! Vade~Due date; note`,
        `
        0 | 24000~1250 | rent | -17
        0 | 24000~1250 | payment | -16 | Havale~Bank transfer
        1 | 31000~1600 | rent | -7
        1 | 20000~1000 | payment | -3 | Kalanı hafta sonu~Rest at the weekend
        2 | 18500~980 | rent | -2
        3 | 42000~2300 | rent | +4 | Dükkân~Shop
        0 | 24000~1250 | rent | +13
        2 | 18500~980 | payment | -32
        2 | 18500~980 | rent | -33
        `,
      ),
      withBalance(
        'tenant tenants person',
        'kiracı, kiracılar ~ tenant, tenants',
        'name! Kiracı~Tenant; apt #subtitle Ev~Home; end Sözleşme bitişi~Lease ends; deposit Depozito~Deposit',
        `
        Merve Aksoy~Chloe Bennett | Moda, daire 5~12 Rose Street, flat 5 | +140 | 24000~1250 | 0532 555 01 16~(415) 555-0116
        Emre Çelik~Ethan Walker | Bahariye, daire 2~4 Canal Road | +32 | 31000~1600 | 0541 555 01 23~(415) 555-0123 | Artış konuşulacak~Discuss the increase
        Selin Koç~Mia Turner | Kızıltoprak, bodrum~9 Mill Lane, basement | +210 | 18500~980 | 0505 555 01 44~(415) 555-0144
        Mavi Kafe~Blue Cafe | Çarşı dükkân~Market Square shop | +400 | 84000~4600 | 0216 555 01 51~(415) 555-0151
        `,
        'entry.tenant.amount',
      ),
    ],
  },
  {
    id: 'currentAccounts',
    tr: 'cari hesap, cari, toptancı, cari kart, tedarikçi, tahsilat, çek senet, çek takibi',
    en: 'current account, account receivable, supplier account, customer account, wholesale account, supplier',
    hints: 'bakiye, tahsilat, vade, çek, ekstre ~ balance, payment, cheque, statement',
    name: 'Cari Defter~Account Ledger',
    icon: 'file-tray-full',
    palettes: 'slate indigo forest',
    entities: [
      entity(
        'entry entries receipt',
        'hareket, hareketler ~ entry, entries',
        `company:reference! #person @company Firma~Company; amount!; kind! = Satış~Sale:w, Ödeme~Payment:s; date!; due Vade~Due date; pay = Nakit~Cash, Havale~Bank transfer, Çek~Cheque, Kart~Card; note`,
        `
        0 | 48500~2150 | sale | -38 | -8 | bankTransfer | Fatura 204~Invoice 204
        1 | 26000~1180 | sale | -22 | +8 | cheque
        2 | 112000~4900 | sale | -15 | +15 | cheque | Üç taksit~Three instalments
        0 | 20000~900 | payment | -9 | | bankTransfer
        3 | 8400~370 | sale | -6 | 0 | cash
        1 | 26000~1180 | payment | -1 | | cheque | Çek no 551~Cheque 551
        4 | 64000~2800 | sale | -3 | +27 | bankTransfer
        2 | 40000~1700 | payment | 0 | | bankTransfer
        `,
      ),
      withBalance(
        'company companies business',
        'firma, firmalar ~ company, companies',
        'name! Firma~Company; city; code Vergi no~Tax number',
        `
        Yıldız Ticaret~Northside Trading | İstanbul~London | 1234500011~GB 100 11 | 0212 555 01 12~(415) 555-0112
        Kaya İnşaat~Carter Builders | Ankara~Leeds | 1234500029~GB 100 29 | 0312 555 01 27~(415) 555-0127
        Ege Gıda~Harbor Foods | İzmir~Bristol | 1234500037~GB 100 37 | 0232 555 01 63~(415) 555-0163
        Mavi Kafe~Blue Cafe | İstanbul~London | 1234500045~GB 100 45 | 0216 555 01 51~(415) 555-0151 | Nakit çalışıyor~Cash only
        Deniz Market~Seaside Stores | Bursa~Cardiff | 1234500053~GB 100 53 | 0224 555 01 70~(415) 555-0170
        `,
        'entry.company.amount',
      ),
    ],
  },
  {
    id: 'splitBills',
    tr: 'hesap bölüşme, ortak harcama, masraf paylaşımı, ortak hesap, hesap bölme, ev arkadaşı masrafları, alman usulü, kim ne kadar ödedi, ortak fatura, ev arkadaşlarıyla fatura',
    en: 'split bill, bill splitting, shared expense, split expense, roommate expense, group expense, splitting cost, shared bill, bill with roommate',
    hints: 'kim ödedi, kişi başı, ortak, tatil ~ who paid, per person, share, trip',
    name: 'Ortak Hesap~Fair Share',
    icon: 'people',
    palettes: 'mint violet terracotta',
    entities: [
      entity(
        'expense expenses receipt',
        'harcama, harcamalar ~ expense, expenses',
        `title! Harcama~Expense; person! Ödeyen~Paid by; amount!; kind! = Ortak harcama~Shared cost, Ödeme~Payment:s; date!; paid Kapandı~Settled`,
        `
        Ev kirası, Bodrum~Cottage rental | 0 | 12000~520 | sharedCost | -4
        Market~Groceries | 1 | 2650~118 | sharedCost | -3
        Akşam yemeği~Dinner | 2 | 4200~186 | sharedCost | -2
        Benzin~Petrol | 0 | 1800~74 | sharedCost | -1
        Tekne turu~Boat trip | 3 | 6000~220 | sharedCost | -1
        Elden verdi~Paid back in cash | 1 | 1500~60 | payment | 0
        Kahvaltı~Breakfast | 3 | 1900~82 | sharedCost | 0
        `,
      ),
      withBalance(
        'person people people',
        'kişi, kişiler ~ person, people',
        'name!',
        'Ben~Me\nElif~Emma\nBurak~Daniel\nDerya~Ella',
        'expense.person.amount',
      ),
    ],
  },
  {
    id: 'savings',
    tr: 'birikim, altın günü, kumbara, para biriktirme, altın günü takibi, hedef para, çeyiz parası, tasarruf',
    en: 'saving, saving goal, piggy bank, money pot, saving challenge, money saving',
    hints: 'hedef, biriktirdim, çeyrek, sıra ~ target, saved, deposit, goal',
    name: 'Kumbara~Money Jar',
    icon: 'cash',
    palettes: 'amber mint violet',
    options: { home: 'progress' },
    entities: [
      entity(
        'deposit deposits cash',
        'birikim, birikimler ~ deposit, deposits',
        `pot:reference! #person @pot Kumbara~Pot; amount!; kind! = Para yatırma~Money in:s, Para çekme~Payment:w; month! #date Tarih~Date; note`,
        `
        0 | 4000~200 | moneyIn | 0 | Maaştan~From salary
        1 | 2500~120 | moneyIn | -2
        2 | 1500~60 | moneyIn | -6
        0 | 4000~200 | moneyIn | -30
        1 | 1000~50 | payment | -12 | Vize ücreti~Visa fee
        3 | 5200~250 | moneyIn | -15 | Bir çeyrek~Bonus
        0 | 6000~300 | moneyIn | -61
        2 | 1500~60 | moneyIn | -37
        3 | 5000~250 | moneyIn | -46
        `,
      ),
      withBalance(
        'pot pots wallet',
        'kumbara, kumbaralar ~ pot, pots',
        'name! Kumbara~Pot; goal:money! #target Hedef~Target <0..>; due Ne zamana~By',
        'Yeni telefon~New phone | 42000~799 | +60\nYaz tatili~Summer holiday | 65000~2200 | +210\nDoğum günü hediyesi~Birthday present | 6000~250 | +24\nAltın günü~Emergency fund | 60000~3000 | +365',
        'deposit.pot.amount',
      ),
    ],
  },
  {
    id: 'instalments',
    tr: 'taksit, kredi taksiti, kredi takibi, kredi kartı borcu, ödeme planı, kredi kartı, senet',
    en: 'instalment, installment, loan payment, credit card debt, payment plan, debt payoff, loan tracker, mortgage payment',
    hints: 'kalan taksit, faiz, vade, banka ~ remaining, interest, monthly, bank',
    name: 'Taksit Takvimi~Payment Plan',
    icon: 'card',
    palettes: 'indigo cherry slate',
    entities: [
      entity(
        'instalment instalments card',
        'taksit, taksitler ~ instalment, instalments',
        `loan:reference! #person @loan Kredi~Loan; number:number! Taksit no~Instalment number <1..>; amount!; due! Vade~Due date; paid; note`,
        `
        0 | 14 | 8450~310 | +3
        1 | 5 | 2333~66 | 0
        2 | 3 | 1890~75 | -2 | | Unutuldu~Forgotten
        0 | 13 | 8450~310 | -27 | 1
        1 | 4 | 2333~66 | -30 | 1
        0 | 15 | 8450~310 | +33
        1 | 6 | 2333~66 | +30
        2 | 2 | 1890~75 | -32 | 1
        `,
      ),
      entity(
        'loan loans card',
        'kredi, krediler ~ loan, loans',
        'name! Kredi~Loan; company #subtitle Banka veya mağaza~Bank or shop; total:money! #target Toplam borç~Total owed <0..>; count Taksit sayısı~Number of instalments; rate Aylık faiz~Monthly interest; note',
        'Taşıt kredisi~Car loan | Halk Şubesi~City Bank | 304200~11160 | 36 | 3.2~0.6\nBuzdolabı~Phone contract | Beyaz eşya mağazası~Phone shop | 28000~792 | 12 | 0\nKart, nakit avans~Card balance | Kredi kartı~Credit card | 22680~900 | 12 | 4.1~1.5',
      ),
    ],
  },
  {
    id: 'groupPurchase',
    tr: 'kurban, kurban hissesi, ortak alım, toplu para, hediye parası, ortak hediye, para toplama',
    en: 'group purchase, money collection, group gift, collect money, shared gift, pool money, crowdfunding, kitty',
    hints: 'hisse, pay, ödedi, toplanan ~ share, paid, collected, pool',
    name: 'Ortak Kasa~Shared Kitty',
    icon: 'cash',
    palettes: 'olive coffee teal',
    entities: [
      entity(
        'entry entries cash',
        'hareket, hareketler ~ entry, entries',
        `person!; amount!; kind! = Pay~Share:w, Ödeme~Payment:s; date!; pay; note`,
        `
        0 | 21500~40 | share | -20
        1 | 21500~40 | share | -20
        2 | 21500~40 | share | -20 | | İki hisse düşünüyor~Might take two shares
        3 | 21500~40 | share | -20
        0 | 21500~40 | payment | -12 | bankTransfer
        1 | 10000~20 | payment | -5 | cash | Kalanı maaşta~Rest on payday
        3 | 21500~40 | payment | 0 | bankTransfer
        `,
      ),
      withBalance(
        'person people people',
        'kişi, kişiler ~ person, people',
        'name!',
        'Ali Rıza Keskin~George Bell | 0506 555 01 82~(415) 555-0182\nOkan Güler~Ryan Hayes | 0505 555 01 46~(415) 555-0146\nHatice Uçar~Ruth Harris | 0533 555 01 62~(415) 555-0162\nVolkan Şen~Aaron Mills | 0541 555 01 31~(415) 555-0131',
        'entry.person.amount',
      ),
    ],
  },
]);
