import { readFollowUps } from './follow-up-case.ts';

/** Written without a look at the lexicon, the readers, the rules or the apps: 31 of 60 at the first run, 34 after set e was read. */
export const followF = readFollowUps({
  barber: `
    sarı renkli olsa daha neşeli | setColors yellow / setColors amber / setColors gold
    aydınlık temaya dön | setScheme light
    yazıları büyüt pembe yap | setTextSize large / setColors pink; setColors pink / setTextSize large
    müşteride saç tipi de dursun | addField customer.Saç tipi:text
    randevuya indirim tutarı ekleyelim | addField appointment.İndirim tutarı:money / addField appointment.İndirim:money
    müşteriye vip kutucuğu koy | addField customer.VIP:boolean / addField customer.Vip:boolean
    durumlara koltukta diye bir şey ekle | addOption appointment.status=Koltukta
    randevu notu gereksiz, çıkar | removeField appointment.note
    sekmelerde müşteriler en başta olsun | moveScreen Customers=0
    randevu saatini unutursam haber verir mi | text
  `,
  credit: `
    lacivert olsun | setColors navy / setColors indigo / setColors blue / setColors darkBlue
    veresiye defterinin adı Güven Market olsun | setName Güven Market / setName Güven market
    müşterilere mahalle bilgisi ekler misin | addField customer.Mahalle:text / addField customer.Mahalle bilgisi:text
    ödeme seçeneğinin adı tahsilat olsun | optionLabel entry.kind.Ödeme=Tahsilat
    hareketler sayfasına Defter yaz | screenTitle Entries=Defter
    ne aldı zorunlu olsun | required entry.note
    koyu yap gece kullanıyorum | setScheme dark
  `,
  recipe: `
    tariflere çölyağa uygun diye tik ekle | addField recipe.Çölyağa uygun:boolean / addField recipe.Çölyağa uygun mu:boolean
    hangi mevsimde yapılır o da yazsın | addField recipe.Mevsim:text / addField recipe.Mevsimi:text / addField recipe.Hangi mevsim:text / addField recipe.Hangi mevsimde:text / addField recipe.Hangi mevsimde yapılır:text
    maliyetini de yazayım | addField recipe.Maliyet:money / addField recipe.Maliyeti:money
    Anneanne Sofrası olsun uygulamanın adı | setName Anneanne Sofrası / setName Anneanne sofrası
    turkuaz sevmem mor yap | setColors purple / setColors violet
    istatistik ekranı koyar mısın bi de | addScreen statistics
    kaç tarif ekleyebilirim sınırı var mı | text
  `,
  stock: `
    yesil tonlari olsun lutfen | setColors green
    tema karanlik | setScheme dark
    ürünlere marka yaz | addField product.Marka:text / addField item.Marka:text
    ürüne ağırlık ekle | addField product.Ağırlık:number / addField product.Ağırlık:integer / addField product.Ağırlık:decimal / addField item.Ağırlık:number / addField item.Ağırlık:integer / addField item.Ağırlık:decimal
    profil sayfası eklersen sevinirim | addScreen accountProfile
    bu uygulama ücretsiz mi | text
  `,
  expense: `
    yellow would be nicer | setColors yellow / setColors amber / setColors gold
    I'd prefer a light look | setScheme light
    currency is swiss francs | setCurrency CHF
    its name shall be Where It Went | setName Where It Went / setName Where it went
    add vat as an amount | addField expense.VAT:money / addField expense.VAT:number / addField expense.VAT:decimal / addField expense.Vat:money / addField expense.Vat:number / addField expense.Vat:decimal / addField entry.VAT:money / addField entry.VAT:number / addField entry.VAT:decimal / addField entry.Vat:money / addField entry.Vat:number / addField entry.Vat:decimal
    track the receipt number also | addField expense.Receipt number:text / addField expense.Receipt number:number / addField expense.Receipt number:integer / addField entry.Receipt number:text / addField entry.Receipt number:number / addField entry.Receipt number:integer
    i need a shared checkbox | addField expense.Shared:boolean / addField entry.Shared:boolean
    make the writing larger | setTextSize large
    statistics page? add one | addScreen statistics
    make it orange and dark | setColors orange / setScheme dark; setScheme dark / setColors orange
    who made this app | text
  `,
  salon: `
    brown suits us better | setColors brown
    nightmode | setScheme dark
    name: Golden Scissors | setName Golden Scissors / setName Golden scissors
    customers need an instagram field | addField customer.Instagram:text / addField customer.Instagram:url / addField customer.Instagram:link
    add a first visit tickbox for appointments | addField appointment.First visit:boolean
    statuses should have arrived as well | addOption appointment.status=Arrived
    sort of dont need income, remove that screen | removeScreen AppointmentIncome
    price = charge please, rename the field | label appointment.price=Charge
    customers page title should be People | screenTitle Customers=People
    can i export appointments to excel | text
  `,
  books: `
    red look | setColors red
    text bigger please, my eyes | setTextSize large
    books should have an illustrator | addField book.Illustrator:text
    add edition year | addField book.Edition year:number / addField book.Edition year:integer / addField book.Edition year:decimal / addField book.Edition year:text / addField book.Edition year:year
    put a tick for hardcover | addField book.Hardcover:boolean
    when did i buy it? add purchase date | addField book.Purchase date:date
    call it Spine and make it blue | setName Spine / setColors blue; setColors blue / setName Spine
    profile screen please | addScreen accountProfile
    wow looks great thanks | text
  `,
});
