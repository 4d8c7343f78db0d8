import { readFollowUps } from './follow-up-case.ts';

// Written before the readers were improved with them, as hurried people type: short, misspelt, without diacritics.
export const followUps = readFollowUps({
  barber: `
    rengi mavi yap | setColors blue
    koyu tema ekle | setScheme dark
    yazilari buyut | setTextSize large
    telefon alani ekle | addField appointment.Telefon:phone
    müşterilere doğum günü ekle | addField customer.Doğum günü:date
    musterilere email ekle | addField customer.E-mail:email
    randevuya kapora ekle | addField appointment.Kapora:money
    not alanını kaldır | removeField appointment.note
    fiyatı sil | text
    kazanc ekranini kaldir | removeScreen AppointmentIncome
    takvimi kaldır | removeScreen AppointmentCalendar
    ücretin adını Tutar yap | label appointment.price=Tutar
    fiyat yerine ücret yaz | label appointment.price=Ücret
    süre zorunlu olsun | required appointment.duration
    durumlara iptal ekle | addOption appointment.status=İptal
    adı Makas olsun | setName Makas
    uygulamanın adını "Berber Ali" yap | setName Berber Ali
    müşteriler sekmesini başa al | moveScreen Customers=0
    takvim ekle | text
    arama ekle | text
    merhaba | text
    çalışmıyor | text
    beyaz ekran geliyor | text
    veriler nerede duruyor? | text
    randevuları nasıl silerim | text
    geri al | text
    teşekkürler | text
    müşteri yerine danışan yaz | renameEntity customer=danışan/danışanlar; screenTitle Customers=Danışanlar
    fiyata göre sırala | setSort appointment.price descending
    duruma gore grupla | setGroup appointment.status
    para birimi dolar olsun | setCurrency USD
    rengi yesil yap ve telefon alani ekle | setColors green; addField appointment.Telefon:phone
    istatistik ekle | addScreen statistics
    lütfen randevulara adres de ekler misin | addField appointment.Adres:place / addField appointment.Adres:longText / addField appointment.Adres:text
    tamamlandı seçeneğini bitti yap | optionLabel appointment.status.Tamamlandı=Bitti
    gelmedi seçeneğini kaldır | removeOption appointment.status.Gelmedi
    sil butonunu kaldır | text
    yapay zeka ekle | text
  `,
  credit: `
    rengi turuncu olsun | setColors orange
    karanlik mod | setScheme dark
    musteriye adres ekle | addField customer.Adres:place / addField customer.Adres:longText / addField customer.Adres:text
    vade tarihi ekle | addField entry.Vade:date / addField entry.Vade tarihi:date
    hareketleri tarihe göre sırala | text
    hareketleri türe göre grupla | setGroup entry.kind
    telefon zorunlu olsun | required customer.phone
    odeme yerine tahsilat yaz | optionLabel entry.kind.Ödeme=Tahsilat
    ne aldı yerine açıklama yaz | label entry.note=Açıklama
    tutarı kaldır | text
    hareketler sekmesinin adını Defter yap | screenTitle Entries=Defter
    ismini Bakkal Defteri yap | setName Bakkal Defteri
    favori ekle | addField entry.Favori:boolean / addField customer.Favori:boolean; addScreen grid
    profil ekranı ekle | addScreen accountProfile
    bu uygulama ne yapıyor | text
    hata veriyor | text
    veresyie rengi kirmizi yap | setColors red
    toplam göster | text
  `,
  recipe: `
    kalori alanı ekle | addField recipe.Kalori:number
    zorluk ekle, kolay orta zor | addField recipe.Zorluk:choice
    fotografi kaldir | removeField recipe.photo
    porsiyonu kaldırır mısın | removeField recipe.servings
    favorileri kaldır | removeScreen Favourites
    kategorilere İçecek ekle | addOption recipe.category=İçecek
    puana göre sırala | setSort recipe.rating descending
    alfabetik sırala | setSort recipe.title ascending
    kategoriye göre grupla | setGroup recipe.category
    daha modern olsun | setCardStyle raised
    açık tema yap | setScheme light
    pembe yap | setColors pink
    yemek tarifi uygulamasının adı Annemin Mutfağı olsun | setName Annemin Mutfağı
    salata yerine meze yaz | optionLabel recipe.category.Salata=Meze
    yapilisi alaninin adini hazirlanisi yap | label recipe.steps=Hazirlanisi
    video linki ekle | addField recipe.Video linki:url / addField recipe.Video bağlantısı:url
    arama çubuğu koy | text
    tarif nasıl ekleniyor | text
    giriş ekranı ekle | addFeature login
  `,
  stock: `
    ürüne barkod ekle | addField product.Barkod:text
    son kullanma tarihi ekle | addField product.Son kullanma tarihi:date
    tedarikçi alanı ekle | addField product.Tedarikçi:text
    raf alanını sil | removeField product.place
    birim seçeneklerine koli ekle | addOption product.unit=Koli
    ürünleri fiyata göre sırala | setSort product.price descending
    lacivert yap | setColors navy
    hareketler yerine giriş çıkış yaz | renameEntity movement=giriş çıkış/giriş çıkışlar; screenTitle Movements=Giriş çıkışlar
    fotoğraf istemiyorum | removeField product.photo
    adeti sil | text
    kdv oranı ekle | addField product.Kdv oranı:percent / addField product.KDV oranı:percent
    stok kodunu zorunlu yap | required product.code
  `,
  expense: `
    change the color to blue | setColors blue
    make it dark | setScheme dark
    bigger text pls | setTextSize large
    add a field for the shop name | addField expense.Shop name:text
    add cancelled to the payment options | addOption expense.paymentMethod=Cancelled
    add a receipt photo | addField expense.Receipt photo:photo / addField expense.Receipt:photo
    remove the note | removeField expense.note
    remove payment method field | removeField expense.paymentMethod
    add a stats page | addScreen statistics
    add search | text
    rename amount to price | label expense.amount=Price
    call it Pocket Money | setName Pocket Money
    sort by amount, highest first | setSort expense.amount descending
    group by category | setGroup expense.category
    add pets to the categories | addOption expense.category=Pets
    make the note required | required expense.note
    use euros | setCurrency EUR
    where is my data stored? | text
    it does not work | text
    undo that | text
    hello | text
    add a login screen | addFeature login
    delete the health category | removeOption expense.category.Health
    make it better | setCardStyle raised
    i dont need the note field | removeField expense.note
    add a tags field | addField expense.Tag:tags / addField expense.Tags:tags
    add a calendar | addScreen calendar
    add favorites | addField expense.Favourite:boolean; addScreen grid
    make it green and add a phone field | setColors green; addField expense.Phone:phone
    sort oldest first | setSort expense.date ascending
    add dark mode and larger text | setScheme dark; setTextSize large
    remove the settings tab | removeScreen Settings
  `,
  salon: `
    add email to customers | addField customer.E-mail:email
    add a birthday field for customers | addField customer.Birthday:date
    remove the income screen | removeScreen AppointmentIncome
    move customers to the front | moveScreen Customers=0
    rename customers to clients | renameEntity customer=client/clients; screenTitle Customers=Clients
    add a calendar | text
    delete the price field | text
    make phone required for customers | required customer.phone
    change no show to missed | optionLabel appointment.status.No show=Missed
    how do i delete an appointment? | text
    change the app name to Sharp Cuts | setName Sharp Cuts
    add deposit and discount fields | addField appointment.Deposit:money; addField appointment.Discount:money / addField appointment.Discount:percent
    hide the calendar | removeScreen AppointmentCalendar
    call the barber field "Stylist" | label appointment.staff=Stylist
    remove this button | text
  `,
  books: `
    add isbn | addField book.Isbn:text / addField book.ISBN:text
    add publisher field | addField book.Publisher:text
    dont need the current page | removeField book.page
    sort alphabetically | setSort book.title ascending
    group by status | setGroup book.status
    purple pls | setColors purple
    add a borrowed checkbox | addField book.Borrowed:boolean
    add a field for who borrowed it | addField book.Who borrowed it:text / addField book.Who borrowed:text
    light theme | setScheme light
    add statistics | addScreen statistics
    change finished to done | optionLabel book.status.Finished=Done
    rename author to writer | label book.author=Writer
    add comics to categories | addOption book.category=Comics
    what does this app do | text
    blank screen | text
  `,
});
