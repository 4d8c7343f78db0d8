import { readFollowUps } from './follow-up-case.ts';

/**
 * 60 Turkish and 40 English follow-ups, written without a look at the readers and read after those were improved with set A:
 * 63 of 100 were right when they were first measured. Wishes to filter, to total or for other examples expect words.
 * Corrected: teal is called turquoise; text that is normal cannot become smaller, dollars are the currency and balances are
 * in that order already; "Bağlantı" is the catalogue's word for a link.
 */
export const followB = readFollowUps({
  barber: `
    siyah beyaz degil de mor olsun | setColors purple
    arka plan siyah olsun | setScheme dark
    font daha büyük olabilir mi | setTextSize large
    randevuya ödeme şekli ekle nakit kart | addField appointment.Ödeme şekli:choice
    musteriye saç tipi ekle | addField customer.Saç tipi:text / addField customer.Saç tipi:choice
    ustalara fotoğraf ekle | addField staffMember.Fotoğraf:photo
    müşterideki notu çıkar | removeField customer.note
    kazancı kimse görmesin kaldır | removeScreen AppointmentIncome
    randevudaki hizmet yazısı işlem olsun | label appointment.service=İşlem
    ad soyad kısmına isim yaz müşteride | label customer.name=İsim
    fiyat girmek şart olsun | required appointment.price
    gelmediyi iptal diye değiştir | optionLabel appointment.status.Gelmedi=İptal
    bekliyor durumunu sil | removeOption appointment.status.Bekliyor
    ismi "Jilet" olsun | setName Jilet
    ajanda adını Bugün yap | screenTitle AppointmentAgenda=Bugün
    takvim ilk sekme olsun | moveScreen AppointmentCalendar=0
    ustaya göre grupla | setGroup appointment.staff
    gelmeyenleri gizle | text
    rakamlar dolar cinsinden | setCurrency USD
    ödemeyi kredi kartından çeksin | text
    grafik istatistik sayfası koy | addScreen statistics
    koyu tema olsun müşteriye de e-posta | setScheme dark; addField customer.E-mail:email / addField customer.E-posta:email
    günaydın | text
    eskisi gibi yap | text
    kasıyor donuyor | text
    bu uygulamayı telefona nasıl yüklerim | text
  `,
  credit: `
    yeşile boya | setColors green
    takvim ekranı da olsun | addScreen calendar
    harekete taksit sayısı ekle | addField entry.Taksit sayısı:number / addField entry.Taksit:number
    müşterinin dükkan adı da yazılsın | addField customer.Dükkan adı:text / addField customer.Dükkan:text
    müşterideki notu kaldır | removeField customer.note
    tutar yazısını miktar yap | label entry.amount=Miktar
    ne aldı kısmı boş geçilmesin | required entry.note
    tür seçeneklerine senet ekle | addOption entry.kind=Senet
    müşteri kelimesini komşu yap | renameEntity customer=komşu/komşular; screenTitle Customers=Komşular
    müşterileri bakiyeye göre diz en çok borçlu üstte | text
    defter ismi Ali Market olsun | setName Ali Market
    hareketler en başta dursun | moveScreen Entries=0
    borcu olmayanlar görünmesin | text
    verilerim silinir mi telefonu değiştirince | text
    daha fazla örnek müşteri koy | text
  `,
  recipe: `
    sarı olsun | setColors yellow / setColors amber / setColors gold
    tarifin kaynağını yazmak için link alanı | addField recipe.Kaynak:url / addField recipe.Link:url / addField recipe.Bağlantı:url / addField recipe.Kaynak linki:url / addField recipe.Tarifin kaynağı:url
    not lazım değil | removeField recipe.note
    vegan kategorisi ekle | addOption recipe.category=Vegan
    tatlı değil de tatlılar yazsın | optionLabel recipe.category.Tatlı=Tatlılar
    porsiyon yerine kaç kişilik yaz | label recipe.servings=Kaç kişilik
    başlığa göre a dan z ye sırala | setSort recipe.title ascending
    tarife fotoğraf nasıl ekleniyor | text
    tarif yerine yemek yaz | renameEntity recipe=yemek/yemekler; screenTitle Recipes=Yemekler
    tarih alanı ekle ne zaman pişirdim | addField recipe.Tarih:date / addField recipe.Pişirme tarihi:date
    videoyu kendisi çeksin instagrama atsın | text
    eyvallah | text
  `,
  stock: `
    kırmızı renk yapsana | setColors red
    ürünlere marka ve renk ekle | addField product.Marka:text; addField product.Renk:text / addField product.Renk:choice / addField product.Renk:color
    birimi kaldır | removeField product.unit
    boya kategorisini kırtasiye yap | optionLabel product.category.Boya=Kırtasiye
    fiyat yerine satış fiyatı | label product.price=Satış fiyatı
    adedi az olan üstte olsun | setSort product.quantity ascending
    depodaki malın toplam değeri kaç | text
  `,
  expense: `
    i want it purple | setColors purple
    light mode | setScheme light
    smaller text | text
    add who paid | addField expense.Who paid:text / addField expense.Paid by:text / addField expense.Who paid:choice
    expenses should have a due date | addField expense.Due date:date / addField expense.Due:date
    lose the payment method | removeField expense.paymentMethod
    new category: Travel | addOption expense.category=Travel
    drop Clothes from the categories | removeOption expense.category.Clothes
    Rent should say Housing | optionLabel expense.category.Rent=Housing
    amount -> cost | label expense.amount=Cost
    show dollars | text
    move chart to the front | moveScreen ExpenseChart=0
    biggest expenses at the top | setSort expense.amount descending
    hide rent for now | text
    whats the total for june | text
    share with my husband on his phone in real time | text
    put in some more sample data | text
    rename the app to Penny and make it teal | setName Penny; setColors turquoise
    good morning | text
    it crashes when i open it | text
  `,
  salon: `
    change colour to red | setColors red
    larger font for my older clients | setTextSize large
    service needs a photo | addField service.Photo:photo
    add notes about hair type to customers | addField customer.Hair type:text / addField customer.Hair type:longText / addField customer.Hair type:choice
    remove the customer note | removeField customer.note
    Waiting should be called Pending | optionLabel appointment.status.Waiting=Pending
    rename the barbers page to Stylists | screenTitle StaffMembers=Stylists
    i want to see statistics | addScreen statistics
    let people pay by card in the app | text
    go back to the previous version | text
  `,
  books: `
    navy blue | setColors navy
    add series name and volume number | addField book.Series name:text / addField book.Series:text; addField book.Volume number:number / addField book.Volume:number
    remove the cover photo | removeField book.photo
    add fantasy to the category list | addOption book.category=Fantasy
    Reading should be In progress | optionLabel book.status.Reading=In progress
    pages must be required | required book.pages
    sort by author | setSort book.author ascending
    group them by category | setGroup book.category
    add a date finished | addField book.Date finished:date / addField book.Finished:date / addField book.Finished date:date
    what can you do | text
  `,
});
