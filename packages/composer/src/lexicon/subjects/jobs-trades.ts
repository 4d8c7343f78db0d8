import { entity, subjectsOf } from '../define.ts';
import { contacts, customers, productsOf, staffOf } from '../shared-entities.ts';

export const tradeJobSubjects = subjectsOf('jobs', [
  {
    id: 'taxi',
    tr: 'taksi, taksi durağı, transfer, vip transfer, taksici, yolcu takibi, şoför',
    en: 'taxi, cab, ride booking, driver app, chauffeur, ride hailing, minicab',
    hints: 'yolcu, ücret, nereden, nereye ~ passenger, fare, pick-up, drop-off',
    name: 'Taksi Defteri~Ride Book',
    icon: 'car',
    palettes: 'amber graphite ocean',
    entities: [
      entity(
        'ride rides car',
        'yolculuk, yolculuklar ~ ride, rides',
        `customer! Yolcu~Passenger; from:text! #place Nereden~From; to:text! Nereye~To; dt!; price Ücret~Fare; staff! Şoför~Driver; paid; status! = Bekliyor~Waiting:w, Yolda~On the way:i, Bitti~Done:s, İptal~Cancelled:d; note`,
        `
        0 | Moda~Rose Street | Havalimanı~Airport | 0 06:30 | 1450~48 | 0 | 1 | done
        1 | Otel~Grand Hotel | Otogar~Coach station | 0 09:15 | 420~14 | 1 | | onTheWay | İki büyük bavul~Two large suitcases
        2 | Hastane~Hospital | Bahariye~Canal Street | 0 11:00 | 280~11 | 0 | | waiting | Tekerlekli sandalye~Wheelchair
        3 | Havalimanı~Airport | Otel~Grand Hotel | 0 14:40 | 1450~48 | 1 | | waiting | Karşılama tabelası~Meet with a sign
        4 | Çarşı~Market Square | Üniversite~University | +1 08:00 | 310~12 | 0 | | waiting
        0 | Havalimanı~Airport | Moda~Rose Street | +4 22:10 | 1600~55 | 1 | | waiting
        `,
      ),
      customers(15, 5),
      staffOf(
        'Mehmet~Mike | 34 TAX 12~Cab 12\nOrhan~Dave | 34 TAX 48~Cab 48',
        'şoför, şoförler ~ driver, drivers',
      ),
    ],
  },
  {
    id: 'printShop',
    tr: 'matbaa, reklamcı, baskı, dijital baskı, tişört baskı, promosyon, reklam ajansı',
    en: 'print shop, printing, t-shirt printing, advertising agency, merch, sticker shop',
    hints: 'kartvizit, broşür, afiş, prova ~ business card, flyer, poster, proof',
    name: 'Baskı Takip~Print Jobs',
    icon: 'print',
    palettes: 'violet graphite amber',
    entities: [
      entity(
        'job jobs print',
        'iş, işler ~ job, jobs',
        `title! İş~Job; customer!; kind! = Kartvizit~Business cards, Broşür~Flyers, Tabela~Sign, Tişört~T-shirts, Etiket~Labels; qty; due! Teslim~Delivery; price; deposit; status! = Tasarımda~Design:i, Onay bekliyor~Waiting for approval:w, Baskıda~Printing:i, Hazır~Ready:s, Teslim edildi~Delivered; note`,
        `
        Kafe menüsü~Cafe menu | 0 | flyers | 250 | 0 | 3800~160 | 1000~50 | ready
        Dükkân tabelası~Shop sign | 1 | sign | 1 | +3 | 21500~900 | 8000~300 | printing | Işıklı, 4 metre~Lit, 4 metres
        Kartvizit~Business cards | 2 | businessCards | 1000 | +1 | 1400~55 | | waitingForApproval | İki kez mail atıldı~Emailed twice
        Takım tişörtleri~Team T-shirts | 3 | tShirts | 22 | +6 | 7700~310 | 2500~100 | design
        Bal etiketi~Honey labels | 4 | labels | 2000 | -1 | 2600~110 | | printing
        Açılış broşürü~Opening flyers | 5 | flyers | 5000 | -4 | 9500~380 | 9500~380 | delivered
        `,
      ),
      customers(20),
    ],
  },
  {
    id: 'accountant',
    tr: 'muhasebeci, mali müşavir, beyanname takibi, muhasebe bürosu, smmm, vergi takibi, mükellef takibi, sgk takibi',
    en: 'accountant, accounting firm, tax return tracker, bookkeeper, tax deadline, tax filing, accounting client',
    hints: 'beyanname, kdv, muhtasar, mükellef ~ return, filing, client, deadline',
    name: 'Beyanname Takvimi~Filing Calendar',
    icon: 'document-text',
    palettes: 'slate forest indigo',
    entities: [
      entity(
        'filing filings document-text',
        'beyanname, beyannameler ~ filing, filings',
        `customer! Mükellef~Client; kind! = KDV~VAT, Muhtasar~Payroll, Geçici vergi~Advance tax, Yıllık~Annual, SGK~Social security; month Dönem~Period; due! Son gün~Deadline; amount? Tahakkuk~Tax due; fee; status! = Evrak bekliyor~Waiting for papers:w, Hazırlanıyor~In preparation:i, Verildi~Filed:s, Ödendi~Paid; note`,
        `
        0 | vat | -30 | +2 | 48200~1850 | 4500~180 | inPreparation
        1 | vat | -30 | +2 | | 3500~140 | waitingForPapers | Faturalar gelmedi~Invoices missing
        2 | payroll | -30 | 0 | 21600~940 | 4500~180 | filed
        3 | socialSecurity | -30 | +4 | 36400~1500 | 5000~200 | inPreparation
        4 | advanceTax | -60 | -1 | 15800~690 | 3500~140 | inPreparation | Bugün bitmeli~Must go out today
        0 | annual | -330 | -95 | 92000~3900 | 9000~360 | paid
        `,
      ),
      customers(25, 5),
    ],
  },
  {
    id: 'optician',
    tr: 'optik, gözlükçü, optisyen, gözlük reçetesi, işitme cihazı, diş laboratuvarı, protez laboratuvarı',
    en: 'optician, eyewear shop, glasses order, optical shop, hearing aid, dental lab',
    hints: 'cam, çerçeve, numara, reçete ~ lens, frame, prescription',
    name: 'Optik Sipariş~Lens Orders',
    icon: 'glasses',
    palettes: 'teal plum slate',
    entities: [
      entity(
        'order orders glasses',
        'gözlük siparişi, gözlük siparişleri ~ order, orders',
        `customer!; kind! = Uzak~Distance, Yakın~Reading, Progresif~Progressive, Güneş~Sunglasses, Lens~Contact lenses; rightEye:text Sağ göz~Right eye; leftEye:text Sol göz~Left eye; brand Çerçeve~Frame; due! Teslim~Ready by; price; deposit; status! = Cam siparişte~Lenses ordered:w, Montajda~Fitting:i, Hazır~Ready:s, Teslim edildi~Collected`,
        `
        0 | distance | -1.25 | -1.50 | Ray-Ban | 0 | 6400~210 | 2000~60 | ready
        1 | progressive | +1.00 / +2.25 | +0.75 / +2.25 | Vogue | +2 | 14800~490 | 5000~150 | lensesOrdered
        2 | reading | +1.75 | +1.75 | Osse | +1 | 3200~95 | | fitting
        3 | sunglasses | -0.50 | -0.75 | Persol | +4 | 9800~320 | 3000~100 | lensesOrdered
        4 | contactLenses | -3.00 | -2.75 | | -1 | 2100~60 | | lensesOrdered
        5 | distance | -2.25 | -2.00 | Oakley | -5 | 7900~260 | 7900~260 | collected
        `,
      ),
      customers(6),
    ],
  },
  {
    id: 'lending',
    tr: 'kütüphane, emanet, ödünç, kütüphane otomasyonu, ödünç kitap',
    en: 'lending, library, library management, borrowed item, loaned item, tool library, book loan',
    hints: 'geri, iade, ödünç verdim, gecikti ~ return, lent, overdue, borrower',
    name: 'Emanet Defteri~Lending Book',
    icon: 'library',
    palettes: 'coffee forest plum',
    entities: [
      entity(
        'loan loans book',
        'ödünç, ödünçler ~ loan, loans',
        `product! #service @lentItem Eşya~Item; person! Alan~Borrower; start! Verildi~Lent on; due! Geri dönüş~Due back; status! = Dışarıda~Out:i, Gecikti~Overdue:d, Döndü~Returned:s; note`,
        `
        0 | 0 | -12 | +2 | out
        1 | 1 | -30 | -2 | overdue | Mesaj atıldı~Sent a message
        2 | 2 | -4 | +10 | out
        3 | 3 | -1 | 0 | out | Bugün getirecek~Brings it back today
        4 | 0 | -45 | -31 | returned
        0 | 2 | -60 | -46 | returned
        `,
      ),
      entity(
        'lentItem lentItems library',
        'eşya, eşyalar ~ item, items',
        'title! Eşya~Item; kind #category = Kitap~Book, Film~Film, Alet~Tool, Oyun~Game; author Yazar veya marka~Author or brand; photo',
        'Saatleri Ayarlama Enstitüsü~Middlemarch | book | Tanpınar~George Eliot\nMatkap~Drill | tool | Bosch\nKutu oyunu~Board game | game\nKamp çadırı~Tent | tool\nKürk Mantolu Madonna~Jane Eyre | book | Sabahattin Ali~Charlotte Brontë',
      ),
      contacts(13, 4),
    ],
  },
  {
    id: 'production',
    tr: 'üretim, imalat, atölye üretimi, fabrika, iş emri üretim, konfeksiyon, tekstil atölyesi',
    en: 'production, manufacturing, factory, workshop production, production line, batch tracker',
    hints: 'parti, makine, vardiya, hat, fire ~ batch, machine, shift, line, scrap',
    name: 'Üretim Panosu~Production Board',
    icon: 'cog',
    palettes: 'slate amber ocean',
    entities: [
      entity(
        'batch batches layers',
        'parti, partiler ~ batch, batches',
        `product!; qty!; due! Termin~Deadline; staff! Sorumlu~Lead; status! = Planlandı~Planned:w, Kesimde~Cutting:i, Dikimde~Assembly:i, Kontrolde~Quality check:i, Bitti~Finished:s; note`,
        `
        0 | 400 | 0 | 0 | qualityCheck
        1 | 150 | +2 | 1 | assembly | Fermuar bekleniyor~Waiting for zips
        2 | 600 | +5 | 0 | cutting
        0 | 250 | -1 | 1 | assembly | Bir gün gecikti~One day late
        3 | 80 | +9 | 2 | planned
        1 | 200 | +14 | 2 | planned
        `,
      ),
      productsOf(
        'Basic tişört~Basic T-shirt | 240~9\nFermuarlı mont~Zip jacket | 1650~48\nPolo yaka~Polo shirt | 420~15\nÖnlük~Apron | 280~11',
      ),
      staffOf(
        'Nazlı Bulut~Lily Ward | Kalite~Quality\nOnur Taş~Henry Cole | Dikim~Assembly\nGülay Ersoy~Sophie Price | Kesim~Cutting',
      ),
    ],
  },
]);
