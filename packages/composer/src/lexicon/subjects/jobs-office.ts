import { entity, subjectsOf } from '../define.ts';
import { customers } from '../shared-entities.ts';

export const officeJobSubjects = subjectsOf('jobs', [
  {
    id: 'lawCases',
    tr: 'dava, avukat, hukuk bürosu, duruşma, icra takibi, arabulucu, noter',
    en: 'law case, lawyer, case tracker, law firm, court case, attorney, legal case, case management',
    hints: 'mahkeme, müvekkil, dosya, duruşma, dilekçe ~ court, client, hearing, filing',
    name: 'Dava Ajandası~Case Diary',
    icon: 'briefcase',
    palettes: 'slate plum coffee',
    entities: [
      entity(
        'lawCase lawCases briefcase',
        'dava, davalar ~ case, cases',
        `title! Dava~Case; customer! Müvekkil~Client; code Esas no~Case number; court; dt! #due Sonraki duruşma~Next hearing; kind = İş~Employment, Aile~Family, Ticaret~Commercial, Kira~Tenancy, Ceza~Criminal; status! = Hazırlık~Preparation:w, Derdest~Open:i, Karar~Judgment:s, İstinaf~Appeal:w; fee; note`,
        `
        İşe iade~Unfair dismissal | 0 | 2026/318 | 12. İş Mahkemesi~Employment Tribunal | 0 10:40 | employment | open | 45000~2400 | Tanık dinlenecek~Witness to be heard
        Boşanma~Divorce | 1 | 2026/1104 | 4. Aile Mahkemesi~Family Court | +2 09:30 | family | open | 60000~3100
        Kira tespiti~Rent review | 2 | 2025/877 | Sulh Hukuk~County Court | +9 11:15 | tenancy | open | 28000~1500
        Alacak davası~Debt recovery | 3 | 2026/59 | 2. Ticaret Mahkemesi~Commercial Court | +20 14:00 | commercial | preparation | 80000~4200 | Bilirkişi raporu geldi~Expert report received
        Trafik kazası tazminatı~Accident compensation | 4 | 2025/402 | 7. Asliye Hukuk~County Court | -3 10:00 | commercial | judgment | 52000~2700
        Tahliye~Eviction | 5 | 2026/640 | Sulh Hukuk~County Court | +34 09:50 | tenancy | preparation | 30000~1600
        `,
      ),
      customers(3),
    ],
  },
  {
    id: 'insurance',
    tr: 'sigorta poliçesi, sigorta, sigortacı, poliçe takibi, sigorta acentesi, kasko',
    en: 'insurance policy, insurance, insurance agent, policy tracker, insurance broker',
    hints: 'poliçe, trafik, dask, yenileme, prim ~ policy, renewal, premium, cover',
    name: 'Poliçe Takvimi~Policy Desk',
    icon: 'umbrella',
    palettes: 'ocean indigo teal',
    entities: [
      entity(
        'policy policies umbrella',
        'poliçe, poliçeler ~ policy, policies',
        `customer!; kind! = Trafik~Car liability, Kasko~Car comprehensive, Konut~Home, Sağlık~Health, Ferdi kaza~Accident, Seyahat~Travel; code Poliçe no~Policy number; company #subtitle Sigorta şirketi~Insurer; start!; expiry!; price Prim~Premium; paid; status! = Aktif~Active:s, Yenilenecek~To renew:w, Teklif~Quoted:i, İptal~Cancelled:d`,
        `
        0 | carLiability | T-884120 | Ege Sigorta~Northern Mutual | -363 | +2 | 9800~410 | 1 | toRenew
        1 | home | K-203311 | Anka Sigorta~Oakwood | -340 | +25 | 4200~230 | 1 | toRenew
        2 | carComprehensive | C-771002 | Ege Sigorta~Northern Mutual | -120 | +245 | 26500~890 | 1 | active
        3 | health | S-558700 | Pera Sağlık~Harbor Health | -368 | -3 | 38000~1650 | 1 | toRenew
        4 | travel | Y-109912 | Anka Sigorta~Oakwood | 0 | +14 | 1250~48 | | quoted
        5 | carLiability | T-884377 | Pera Sigorta~Harbor | -60 | +305 | 8700~380 | 1 | active
        `,
      ),
      customers(8),
    ],
  },
  {
    id: 'invoices',
    tr: 'fatura, teklif, teklif hazırlama, proforma, fatura kesme, irsaliye, e-fatura',
    en: 'invoice, price quote, invoicing, estimate, billing, freelance invoice, quotation',
    hints: 'kdv, kalem, tahsilat, vade ~ vat, line, payment, overdue',
    name: 'Fatura Defteri~Invoice Book',
    icon: 'receipt',
    palettes: 'indigo forest slate',
    entities: [
      entity(
        'invoice invoices receipt',
        'fatura, faturalar ~ invoice, invoices',
        `code! #title Fatura no~Invoice number; customer!; date!; due! Vade~Due date; total {sum line.invoice.total}; status! = Taslak~Draft, Gönderildi~Sent:i, Ödendi~Paid:s, Gecikti~Overdue:d; note`,
        `
        F-2026-041~INV-041 | 0 | -32 | -2 | overdue | İki kez aradık~Reminded twice
        F-2026-042~INV-042 | 1 | -20 | +10 | sent
        F-2026-043~INV-043 | 2 | -14 | +1 | sent
        F-2026-044~INV-044 | 3 | -9 | +21 | paid
        F-2026-045~INV-045 | 0 | -2 | +28 | sent
        F-2026-046~INV-046 | 4 | 0 | +30 | draft
        `,
        [{ kind: 'unique', field: 'code' }],
      ),
      entity(
        'line lines list',
        'kalem, kalemler ~ line, lines',
        'invoice:reference! #service @invoice Fatura~Invoice; title! Açıklama~Description; qty!; price! Birim fiyat~Unit price; tax; total {quantity * price}',
        `
        0 | Web sitesi tasarımı~Website design | 1 | 48000~2200 | 20
        0 | Yıllık barındırma~Annual hosting | 1 | 4800~180 | 20
        1 | Danışmanlık (saat)~Consulting (hour) | 12 | 1800~85 | 20
        2 | Logo~Logo | 1 | 15000~650 | 20
        2 | Kartvizit~Business cards | 500 | 4~0.3 | 20
        3 | Sosyal medya yönetimi~Social media management | 1 | 18000~800 | 20
        `,
      ),
      entity(
        'customer customers business',
        'müşteri, müşteriler ~ customer, customers',
        'name! Firma~Company; phone; email; address',
        `
        Yıldız Mobilya~Star Furniture | 0212 555 01 44~(415) 555-0144 | muhasebe@yildiz.example~accounts@star.example
        Kaya İnşaat~Carter Builders | 0216 555 01 52~(415) 555-0152
        Mavi Kafe~Blue Cafe | 0532 555 01 71~(415) 555-0171
        Ege Diş Kliniği~Eastside Dental | 0232 555 01 19~(415) 555-0119
        Pera Butik~Pearl Boutique | 0541 555 01 83~(415) 555-0183
        `,
      ),
    ],
  },
  {
    id: 'jobApplications',
    tr: 'iş başvurusu, başvuru takibi, iş başvuruları, iş arama, staj başvurusu, mülakat takibi, iş ilanı',
    en: 'job application, job search, job tracker, application tracker, internship application, job hunt, job board',
    hints: 'mülakat, cv, şirket, pozisyon ~ interview, resume, company, offer',
    name: 'Başvurularım~My Applications',
    icon: 'briefcase',
    palettes: 'indigo ocean mint',
    entities: [
      entity(
        'application applications briefcase',
        'başvuru, başvurular ~ application, applications',
        `company!; role! Pozisyon~Position; date! Başvuru tarihi~Applied on; due Sonraki adım tarihi~Next step on; status! = Gönderildi~Applied:i, Mülakat~Interview:w, Teklif~Offer:s, Olumsuz~Rejected:d; city; url İlan~Listing; note`,
        `
        Mavi Yazılım~Blue Software | Önyüz geliştirici~Frontend developer | -12 | 0 | interview | İstanbul~London | | 15:00, teknik görüşme~3 pm, technical interview
        Deniz Bank Teknoloji~Harbor Fintech | Veri analisti~Data analyst | -9 | +3 | interview | İstanbul~Leeds
        Yeşil Enerji~Green Energy | Proje uzmanı~Project officer | -5 | | applied | Ankara~Bristol
        Atlas Lojistik~Atlas Logistics | Operasyon sorumlusu~Operations lead | -21 | +1 | offer | İzmir~Manchester | | Cevap bekliyorlar~They want an answer
        Nar Ajans~Pomegranate Agency | Tasarımcı~Designer | -27 | | rejected | İstanbul~London
        Kule Eğitim~Tower Learning | İçerik editörü~Content editor | -2 | | applied | Uzaktan~Remote
        `,
      ),
    ],
  },
  {
    id: 'crm',
    tr: 'müşteri takibi, crm, müşteri yönetimi, müşteri defteri, potansiyel müşteri, müşteri takip, plasiyer, aday müşteri',
    en: 'crm, sale pipeline, lead tracker, client tracker, client management, customer',
    hints: 'görüşme, teklif, arama, fırsat ~ deal, call, follow-up, proposal',
    name: 'Müşteri Defteri~Client Book',
    icon: 'trending-up',
    palettes: 'teal indigo terracotta',
    entities: [
      entity(
        'deal deals trending-up',
        'fırsat, fırsatlar ~ deal, deals',
        `title! Fırsat~Deal; customer!; amount Tutar~Value; status! Aşama~Stage = Yeni~New:w, Görüşülüyor~In talks:i, Teklif verildi~Proposal sent:i, Kazanıldı~Won:s, Kaybedildi~Lost:d; next; due! Aranacak gün~Follow up on; note`,
        `
        Yıllık bakım sözleşmesi~Annual maintenance contract | 0 | 96000~4800 | proposalSent | Teklifi sor~Ask about the proposal | 0
        50 sandalye~50 chairs | 1 | 185000~7600 | inTalks | Numune götür~Bring samples | 0 | Renk kararsız~Undecided on colour
        Yeni şube kurulumu~New branch setup | 2 | 240000~11500 | new | İlk arama~First call | +1
        Temizlik malzemesi~Cleaning supplies | 3 | 18500~820 | won | Teslimat~Delivery | +3
        Web sitesi~Website | 4 | 55000~2600 | inTalks | Toplantı~Meeting | -1 | Dün aranacaktı~Should have called yesterday
        Kurumsal hediye~Corporate gifts | 0 | 32000~1400 | lost | | -8 | Fiyat yüksek geldi~Price too high
        `,
      ),
      entity(
        'customer customers people',
        'müşteri, müşteriler ~ customer, customers',
        'name!; company #subtitle; phone; email; note',
        `
        Hakan Yıldız~Lucas Reed | Yıldız Mobilya~Reed Interiors | 0532 555 01 41~(415) 555-0141
        Selin Koç~Mia Turner | Koç Kafe~Corner Cafe | 0541 555 01 58~(415) 555-0158 | | Öğleden sonra ara~Call after lunch
        Okan Güler~Ryan Hayes | Güler Eczanesi~Hayes Pharmacy | 0505 555 01 22~(415) 555-0122
        Pınar Sezer~Julia Stone | Sezer Otel~Stone Hotel | 0555 555 01 90~(415) 555-0190
        Tolga Karaca~Samuel Gray | Karaca Yapı~Gray Builders | 0533 555 01 36~(415) 555-0136
        `,
      ),
      entity(
        'call calls call',
        'görüşme, görüşmeler ~ call, calls',
        'customer!; date!; kind = Telefon~Phone call, Ziyaret~Visit, E-posta~Email, Mesaj~Message; note! Ne konuşuldu~What was said',
        `
        0 | -1 | phoneCall | Fiyatı yönetime soracak~Will check the price with management
        1 | -3 | visit | Mağazayı gezdik, 50 adet istiyor~Toured the shop, wants 50
        4 | -6 | email | Sunum gönderildi~Sent the deck
        2 | 0 | message | Yarın aramamı istedi~Asked me to call tomorrow
        `,
      ),
    ],
  },
]);
