import { readFollowUps } from './follow-up-case.ts';

/**
 * 60 Turkish and 40 English follow-ups, written without a look at the readers. 66 of 100 were right when they were first
 * measured; the readers were then improved with them. Wishes to filter, to total or for other examples expect words.
 * Corrected: the summary calls teal turquoise, and three fields to be required are required already.
 */
export const followA = readFollowUps({
  barber: `
    tema rengi bordo olsun | setColors burgundy / setColors red / setColors maroon
    gece modu lütfen | setScheme dark
    yazılar cok kucuk okuyamıyorum | setTextSize large
    randevuya indirim ekle | addField appointment.İndirim:money / addField appointment.İndirim:percent / addField appointment.İndirim:number
    müşteride instagram adı da olsun | addField customer.Instagram adı:text / addField customer.Instagram:text / addField customer.Instagram adı:url / addField customer.Instagram:url
    hizmetlere açıklama ekle | addField service.Açıklama:longText / addField service.Açıklama:text
    randevudaki notu sil | removeField appointment.note
    ajandayı istemiyorum | removeScreen AppointmentAgenda
    usta alanının adı personel olsun | label appointment.staff=Personel
    musteri telefonu zorunlu olsun | required customer.phone
    duruma "ertelendi" ekle | addOption appointment.status=Ertelendi
    onaylandı yazan yer kesinleşti olsun | optionLabel appointment.status.Onaylandı=Kesinleşti
    uygulamanın ismi Kardeşler Kuaför | setName Kardeşler Kuaför
    kazanç sekmesi en başa gelsin | moveScreen AppointmentIncome=0
    takvim sekmesinin adı Program olsun | screenTitle AppointmentCalendar=Program
    randevuları ustaya göre grupla | setGroup appointment.staff
    müşterileri isme göre sırala | setSort customer.name ascending
    sadece bugünküler gözüksün | text
    euro yap | setCurrency EUR
    sms göndersin müşteriye | text
    profil sayfası olsun | addScreen accountProfile
    yeşil olsun yazılar da büyüsün | setColors green; setTextSize large
    slm | text
    son yaptığını geri al | text
    bu ne ya hiç beğenmedim | text
    randevu nasıl eklenir? | text
  `,
  credit: `
    renkleri mor yap | setColors purple
    beyaz tema | setScheme light
    müşterilere tc no yerine vergi no ekle | addField customer.Vergi no:text / addField customer.Vergi numarası:text / addField customer.Vergi no:number
    harekete fiş fotoğrafı ekle | addField entry.Fiş fotoğrafı:photo / addField entry.Fiş:photo
    telefonu kaldır | removeField customer.phone
    bakiyenin adı borç olsun | label customer.balance=Borç
    tarihe zorunlu de | text
    türe iade seçeneği koy | addOption entry.kind=İade
    müşteri değil cari yazsın | renameEntity customer=cari/cariler; screenTitle Customers=Cariler
    hareketleri tutara göre sırala büyükten küçüğe | setSort entry.amount descending
    istatistik sayfası da olsun | addScreen statistics
    toplam alacağım en üstte yazsın | text
    kim ne kadar borçlu nereden bakıcam | text
    örnek isimleri sil | setSamples entry=0; setSamples customer=0
    teşekkür ederim çok güzel oldu | text
  `,
  recipe: `
    turuncu renk | setColors orange
    tarife kalori ve protein ekle | addField recipe.Kalori:number; addField recipe.Protein:number
    puanı kaldır gerek yok | removeField recipe.rating
    kategorilere atıştırmalık ekle | addOption recipe.category=Atıştırmalık
    hamur işi kategorisini sil | removeOption recipe.category.Hamur işi
    süre yerine pişirme süresi yazsın | label recipe.duration=Pişirme süresi
    malzemeler mecburi olsun | required recipe.ingredients
    en kısa süren üstte olsun | setSort recipe.duration ascending
    adı Lezzet Defterim | setName Lezzet Defterim
    favoriler sekmesini öne al | moveScreen Favourites=0
    sadece tatlıları göster | text
    bunu playstore a koyar mısın | text
  `,
  stock: `
    griye çevir | setColors grey / setColors gray / setColors slate
    alış fiyatı alanı lazım | addField product.Alış fiyatı:money
    stok kodunu çıkar lazım değil | removeField product.code
    kategoriye temizlik ekle | addOption product.category=Temizlik
    raf yazan yeri depo yap | label product.place=Depo
    kategoriye göre gruplasın ürünler | setGroup product.category
    gelen barkodu kamerayla okusun | text
  `,
  expense: `
    teal please | setColors turquoise
    can it be dark? | setScheme dark
    text is too small | setTextSize large
    add a location to expenses | addField expense.Location:place / addField expense.Location:text
    add a checkbox for reimbursed | addField expense.Reimbursed:boolean
    get rid of the chart | removeScreen ExpenseChart
    add coffee category | addOption expense.category=Coffee
    rename Fun to Entertainment | optionLabel expense.category.Fun=Entertainment
    i want to see it on a calendar page | addScreen calendar
    category must be filled in | text
    currency in pounds | setCurrency GBP
    put the history tab first | moveScreen ExpenseHistory=0
    rename the history tab to Past | screenTitle ExpenseHistory=Past
    only cash ones | text
    group my expenses by payment method | setGroup expense.paymentMethod
    change expense to purchase everywhere | renameEntity expense=purchase/purchases; screenTitle ExpenseHome=Purchases
    delete the example entries | setSamples expense=0
    can it connect to my bank | text
    this is not what i wanted | text
    thanks! | text
  `,
  salon: `
    make it pink and dark | setColors pink; setScheme dark
    clients need an allergies box | addField customer.Allergies:longText / addField customer.Allergies:text / addField customer.Allergies:tags / addField customer.Allergy:text
    remove staff from appointments | removeField appointment.staff
    add "late" to the status | addOption appointment.status=Late
    sort customers by name | setSort customer.name ascending
    add a profile page | addScreen accountProfile
    group appointments by barber | setGroup appointment.staff
    send reminders by whatsapp | text
    undo | text
    how do i add a new service | text
  `,
  books: `
    orange theme | setColors orange
    add a language field | addField book.Language:text / addField book.Language:choice
    drop the rating | removeField book.rating
    add abandoned to status | addOption book.status=Abandoned
    make author required | text
    call the app My Shelf | setName My Shelf
    sort by rating best first | setSort book.rating descending
    add a wishlist checkbox and price | addField book.Wishlist:boolean; addField book.Price:money
    how many pages did i read in total | text
    hey there | text
  `,
});
