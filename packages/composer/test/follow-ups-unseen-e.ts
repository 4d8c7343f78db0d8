import { readFollowUps } from './follow-up-case.ts';

/** Written without a look at the lexicon, the readers, the rules or the apps: 37 of 60 at the first run. */
export const followE = readFollowUps({
  barber: `
    ekran karanlık olsun gözüm acıyo | setScheme dark
    yeşile çevir | setColors green
    müşterinin doğum günü de olsun | addField customer.Doğum günü:date / addField customer.Doğum tarihi:date
    randevulara kapora lazım | addField appointment.Kapora:money
    'Gelmedi' yazısı 'Gelmeyen' olsun | optionLabel appointment.status.Gelmedi=Gelmeyen
    durum seçeneklerine yolda da koy | addOption appointment.status=Yolda
    kazanç ekranına ihtiyacım yok silebilirsin | removeScreen AppointmentIncome
    uygulamanın ismini Tarak Makas yap | setName Tarak Makas / setName Tarak makas
    harfler iri olsun babam göremiyor | setTextSize large
    bunu telefonuma nasıl yüklerim | text
  `,
  credit: `
    turuncu yapalım | setColors orange
    müşteriye adres ekle | addField customer.Adres:text / addField customer.Adres:longText / addField customer.Adres:address / addField customer.Adres:location / addField customer.Adres:place
    hareket demeyelim işlem diyelim | renameEntity entry=işlem/işlemler; screenTitle Entries=İşlemler
    dolar üzerinden olsun | setCurrency USD
    ismi şu olsun: Bakkal Defteri | setName Bakkal Defteri / setName Bakkal defteri
    müşteride kefil diye bi alan olsun | addField customer.Kefil:text
    sağ ol tam istediğim gibi | text
  `,
  recipe: `
    kahverengi tonları yakışır | setColors brown
    vegan mı diye tik kutusu koyar mısın | addField recipe.Vegan mı:boolean / addField recipe.Vegan:boolean
    tarife yöresini de yazabileyim | addField recipe.Yöre:text / addField recipe.Yöresi:text
    fırın derecesi ekler misin | addField recipe.Fırın derecesi:number / addField recipe.Fırın derecesi:integer / addField recipe.Fırın derecesi:decimal / addField recipe.Fırın derecesi:text
    profil ekranı olsun | addScreen accountProfile
    ismini Tencere Kapak koyalım, rengi de kırmızı | setName Tencere Kapak / setName Tencere kapak / setColors red; setColors red / setName Tencere Kapak / setName Tencere kapak
    bu tarifleri eşimle paylaşabilir miyim | text
  `,
  stock: `
    gri olsun | setColors gray / setColors grey / setColors slate
    ürünlerde menşei yazsın | addField product.Menşei:text / addField product.Menşe:text / addField item.Menşei:text / addField item.Menşe:text
    koyu tema | setScheme dark
    üretim tarihi de girilsin | addField product.Üretim tarihi:date / addField item.Üretim tarihi:date
    iade edilebilir mi diye işaret kutusu lazım | addField product.İade edilebilir mi:boolean / addField product.İade edilebilir:boolean / addField item.İade edilebilir mi:boolean / addField item.İade edilebilir:boolean
    adını Ardiye diye değiştir | setName Ardiye
  `,
  expense: `
    can it be green | setColors green
    turn on the dark theme | setScheme dark
    euros please not dollars | setCurrency EUR
    rename to Coin Jar | setName Coin Jar / setName Coin jar
    add a field for the project | addField expense.Project:text / addField entry.Project:text
    need a tax deductable checkbox | addField expense.Tax deductable:boolean / addField expense.Tax deductible:boolean / addField entry.Tax deductable:boolean / addField entry.Tax deductible:boolean
    add a warranty until date | addField expense.Warranty until:date / addField expense.Warranty until date:date / addField expense.Warranty:date / addField entry.Warranty until:date / addField entry.Warranty until date:date / addField entry.Warranty:date
    letters are tiny, enlarge them | setTextSize large
    give me a profile page | addScreen accountProfile
    does this work offline? | text
    switch to yen and make it red | setCurrency JPY / setColors red; setColors red / setCurrency JPY
  `,
  salon: `
    pink theme | setColors pink
    customers should have a hair type | addField customer.Hair type:text
    add birthday to customers | addField customer.Birthday:date
    add a tip to appointments, its money | addField appointment.Tip:money
    new status: on the way | addOption appointment.status=On the way / addOption appointment.status=On The Way
    delete the notes field from appointments | removeField appointment.note
    call price cost | label appointment.price=Cost
    I don't need the income screen | removeScreen AppointmentIncome
    customers are called patrons here | renameEntity customer=patron/patrons; screenTitle Customers=Patrons
    put the customers tab first and name the app Snip | moveScreen Customers=0 / setName Snip; setName Snip / moveScreen Customers=0
  `,
  books: `
    light theme | setScheme light
    turquoise color | setColors turquoise
    add translator | addField book.Translator:text
    add a signed copy checkbox | addField book.Signed copy:boolean / addField book.Signed:boolean
    i'd like to record what i paid for it | addField book.Price:money / addField book.Price:decimal / addField book.Price:number / addField book.Paid:money / addField book.Paid:decimal / addField book.Paid:number / addField book.Price paid:money / addField book.Price paid:decimal / addField book.Price paid:number / addField book.Paid for it:money / addField book.Paid for it:decimal / addField book.Paid for it:number / addField book.What I paid:money / addField book.What I paid:decimal / addField book.What I paid:number / addField book.What i paid:money / addField book.What i paid:decimal / addField book.What i paid:number / addField book.What I paid for it:money / addField book.What I paid for it:decimal / addField book.What I paid for it:number / addField book.What i paid for it:money / addField book.What i paid for it:decimal / addField book.What i paid for it:number / addField book.Cost:money / addField book.Cost:decimal / addField book.Cost:number
    isbn too please | addField book.ISBN:text / addField book.Isbn:text
    name should be Dog Ears | setName Dog Ears / setName Dog ears
    add a statistics page | addScreen statistics
    how do i delete a book | text
  `,
});
