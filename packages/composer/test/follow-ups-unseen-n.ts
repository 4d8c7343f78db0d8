import type { WideApp } from './wide-follow-up.ts';

/** Written without a look at the rules. 16 of 30 at the first run; then three expectations were corrected (a status that is there, the photo of a signature, lines with VAT). */
export const followN: readonly WideApp[] = [
  {
    prompt: 'kuaför randevu',
    language: 'tr',
    rows: `
      bi de saç rengi numarası yazılsın randevuya | addField appointment.Saç rengi numarası:(text|number)
      manikür de yapıyoruz hizmetlere koy | addSamples service=Manikür || addOption .*=Manikür
      saat onda açıyoruz akşam sekizde kapanıyor | text || setHours.* || .*[Hh]our.*
      müşterilerin doğum günü de olsun | addField customer.Doğum günü:date
      ikonunu değiştir makas olsun | setIcon.*
    `,
  },
  {
    prompt: 'kitaplarım',
    language: 'tr',
    rows: `
      kimden ödünç aldım yazsın | addField book.(Kimden ödünç aldım|Ödünç alınan|Kimden ödünç|Kimden):.*
      yayınevi ile çevirmeni de ekleyiver | addField book.Yayınevi:text + addField book.Çevirmen:text
      puanı 10 üzerinden verelim | .*rating.*10.* || type book.rating=number.* || text
      okunan sayfa yüzde olarak gözüksün | text || addField .* || .*percent.*
    `,
  },
  {
    prompt: 'servis arıza kayıtları',
    language: 'tr',
    rows: `
      parça bekliyor diye bi durum daha | addOption \\w+.status=Parça bekliyor
      müşteriden imza alalım teslimde | addField \\w+.(İmza|Müşteri imzası|Teslim imzası):(signature|photo)
      en yeni kayıt en üstte görünsün | setSort .* descending || text
      uygulamanın adını Usta Defterim yap, turuncu olsun | setName Usta Defterim + setColors orange
      bu uygulamayı telefona nasıl yükleyeceğim | text
      seri no ekle >> zorunlu yapma ama barkodla okutulsun | text || .*barcode.*
    `,
  },
  {
    prompt: 'house plants',
    language: 'en',
    rows: `
      pot size in cm and when i last fed it | addField plant.Pot size:number + addField plant.(When I last fed it|Last fed|Last fed it):date
      dont need the photos | removeField plant.photo
      can the list be sorted by which needs water first | setSort plant.due ascending || text
      add toxic to cats yes/no | addField plant.Toxic to cats:boolean
      change the icon to a cactus | setIcon.*
    `,
  },
  {
    prompt: 'invoices for my freelance work',
    language: 'en',
    rows: `
      add overdue as a status | addOption invoice.status=Overdue || text already
      vat should be 20% by default | default \\w+.(vat|tax)\\w*=20 || text
      each invoice needs a PO number | addField invoice.PO number:(text|number)
      pounds please | setCurrency GBP
      show unpaid at the top | setSort invoice.\\w+ .* || text || setGroup.*
    `,
  },
  {
    prompt: 'swimming club attendance',
    language: 'en',
    rows: `
      lane number for each swimmer | addField \\w+.Lane( number)?:number
      group them by squad: dolphins, sharks, whales | addField \\w+.Squad:choice + setGroup \\w+.\\w*squad
      rename members to swimmers | renameEntity \\w+=swimmer/swimmers.*
      i also need a list of coaches with phone and qualification | addEntity coach
      whats the report screen showing | text
    `,
  },
];
