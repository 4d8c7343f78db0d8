import type { Language } from '@kilim/contract';
import { toList } from './notation/local-text.ts';

// Words and phrases of descriptions by code of the field catalogue: code | Turkish stems | English stems. Phrases decide
// before single words ("ödeme tarihi" is a date, "telefon numarası" a phone); a Turkish compound is written as it is said.

const source = `
name | ad, isim, ad soyad, isim soyisim, adı soyadı, tam ad, müşteri adı, ürün adı, kişi adı | name, full name, first name, last name, customer name, product name
title | başlık, konu, film adı, kitap adı, görev adı, iş adı | title, subject, heading, headline, task name
author | yazar, yazar adı, şair | author, writer, author name, poet
artist | sanatçı, şarkıcı, grup adı, ressam | artist, singer, band, painter
brand | marka | brand, make, manufacturer
model | model | model
species | hayvan türü, bitki türü | species
breed | cins, ırk | breed
company | firma, şirket, firma adı, şirket adı, kurum, işveren | company, firm, employer, company name, organisation, organization
role | görev, unvan, pozisyon, meslek, iş unvanı | role, job title, position, profession, occupation
material | malzeme, kumaş, malzeme türü | material, fabric
device | cihaz, cihaz adı, makine | device, machine, appliance
exercise | hareket, egzersiz | exercise, move
food | yiyecek, yemek, besin, gıda | food, dish
pos | mevki, oyuncu mevkisi | player position
court | mahkeme | court
code | kod, no, numara, sıra no, dosya no, fiş no, sipariş no, üye no, vergi no, vergi numarası, oda numarası, ürün kodu | code, number, id, reference, order number, file number, room number, membership number, tax number
serial | seri no, seri numarası, imei | serial, serial number, imei
plate | plaka, araç plakası | plate, licence plate, license plate, number plate
barcode | barkod, barkod no | barcode, sku
word | kelime, sözcük | word, term
meaning | anlam, karşılık, çeviri | meaning, translation, definition
sentence | cümle, örnek cümle | sentence, example sentence
question | soru | question
answer | cevap, yanıt | answer
choices | şıklar, seçenekler | choices, answer options
flavour | aroma, tat, lezzet | flavour, flavor, taste
apt | daire, daire no, daire numarası, kapı no | apartment, apartment number, flat number, unit number
seat | koltuk, koltuk no | seat, seat number
tooth | diş, diş no | tooth, tooth number
parents | anne baba, veli, veli adı, anne adı, baba adı | parents, parent, guardian
fieldName | tarla, parsel | plot, parcel
route | rota, güzergâh | route
stop | durak | stop
vaccine | aşı, aşı adı | vaccine, vaccination
next | sonraki adım | next step, next action
drink | içecek | drink, beverage
city | şehir, il | city, town
country | ülke | country
area | bölge, semt, ilçe, mahalle | district, neighbourhood, neighborhood, region
floor | kat | floor
bp | tansiyon | blood pressure
phone | telefon, telefon numarası, telefon no, cep, cep telefonu, cep no, gsm, iletişim, iletişim numarası, tel, whatsapp | phone, phone number, mobile, mobile number, cell, cell phone, telephone, contact number
email | e-posta, eposta, mail, mail adresi, e-posta adresi, e-mail | email, e-mail, email address, mail
url | bağlantı, link, site, web adresi, web sitesi, internet sitesi | url, link, website, web address
note | not, notlar, açıklama notu, kısa not, yorum, ders notu | note, notes, comment, comments, remark, remarks
text | yazı, metin, içerik | text, content, body
desc | açıklama, tanım, detay, detaylar | description, details, detail
fault | arıza, arıza açıklaması, sorun, şikâyet | fault, problem, issue, defect, complaint
address | adres, ev adresi, teslimat adresi, açık adres | address, street address, delivery address, home address
measures | ölçü, ölçüler, beden ölçüleri | measurements, measures, dimensions
bio | hakkında, hakkımda, biyografi | about, bio, biography
plan | diyet planı, beslenme planı | diet plan, meal plan
ingr | malzemeler, içindekiler, malzeme listesi | ingredients, ingredient
steps | yapılışı, adımlar, yapılış, tarif adımları, hazırlanışı | steps, instructions, directions, method, preparation
parts | parça, parçalar, değişen parça, değişen parçalar | parts, part, spare parts
lines | kalemler, fatura kalemleri | lines, line items, items
qty | adet, miktar, sayı, kaç adet, stok, stok miktarı, stok adedi, ürün adedi | quantity, qty, stock, stock level, how many, number of items, units
count | kişi sayısı, kaç kişi, misafir sayısı, tekrar sayısı | count, number of people, guests, party size, headcount
age | yaş | age
page | kaldığım sayfa, kaçıncı sayfa | current page, page reached
pages | sayfa, sayfa sayısı, kaç sayfa | page, page count, number of pages
serv | kişilik, porsiyon, kaç kişilik | servings, serves, portions
capacity | kontenjan, kapasite | capacity, places
score | skor, puan durumu, sınav puanı, not puanı, ders puanı | score, points, test score, marks, course grade
level | seviye, kademe | level
min | kritik seviye, minimum stok, en az stok, asgari stok, kritik stok | minimum, minimum stock, reorder level, low stock level
year | yıl, yapım yılı, basım yılı, model yılı, çıkış yılı | year, release year, publication year, model year
sets | set, set sayısı | sets
reps | tekrar sayısı kaç | reps, repetitions
likes | beğeni, beğeni sayısı | likes
goals | gol, gol sayısı | goals scored
credit | kredi, ders kredisi | credits, credit hours
correct | doğru, doğru sayısı | correct, correct answers
wrong | yanlış, yanlış sayısı | wrong, wrong answers
net | net, net sayısı | net score
value | değer, sonuç | value, result, reading
goal | hedef, günlük hedef, hedef miktar | goal, target, daily goal
room | oda sayısı, kaç oda | number of rooms, bedrooms, rooms
weight | kilo, ağırlık, kaç kilo | weight
height | boy, boy uzunluğu | height
dist | mesafe, uzaklık, kaç km | distance, mileage run
km | kilometre, km, kilometre sayacı | odometer, mileage, kilometres, kilometers, miles
litre | litre, kaç litre | litre, litres, liter, liters, gallons
ml | ml, mililitre | ml, millilitres, milliliters
m2 | metrekare, m2, m², alan, dönüm | square metres, square meters, square feet, m2, floor area, acres, hectares
kcal | kalori, kcal | calories, calorie, kcal
protein | protein | protein
temperature | sıcaklık, ateş, derece | temperature, fever
pulse | nabız | pulse, heart rate
systolic | büyük tansiyon | systolic
diastolic | küçük tansiyon | diastolic
sugar | şeker, kan şekeri, açlık şekeri | sugar, blood sugar, glucose
dose | doz | dose, dosage
speed | hız | speed
hours | saat sayısı, çalışma saati | hours worked, number of hours
rate | oran, yüzde, faiz, faiz oranı | rate, percent, percentage, interest rate
pct | kâr oranı, kâr marjı, kar marjı | margin, profit margin, markup
tax | kdv, vergi, kdv oranı | tax, vat, vat rate, tax rate, sales tax
progress | ilerleme, tamamlanma | progress, completion
amount | tutar, para, ödeme tutarı, miktar tl, kaç lira, kaç para, bağış miktarı | amount, sum, payment amount, money
price | fiyat, satış fiyatı, birim fiyat, alış fiyatı, gecelik fiyat | price, unit price, sale price, purchase price, selling price
fee | ücret, ders ücreti, seans ücreti, saatlik ücret | fee, charge, hourly rate, session fee
cost | maliyet, masraf, gider, harcama | cost, expense, spending
salary | maaş, yevmiye | salary, wage, pay rate
rent | kira, kira bedeli | rent, monthly rent
deposit | kapora, depozito, ön ödeme | deposit, down payment, advance
discount | indirim, iskonto | discount
paidAmount | ödenen, ödenen tutar, alınan para | paid amount, amount paid
debt | borç, borç tutarı | debt, amount owed
tip | bahşiş | tip, gratuity
budget | bütçe, aylık bütçe | budget
total | toplam, toplam tutar, genel toplam | total, total price, total amount, subtotal
balance | bakiye | balance
remaining | kalan, kalan tutar, kalan borç | remaining, amount left, balance due
gain | kazanç, kâr zarar | gain, profit or loss
profit | kâr, kâr tutarı | profit
date | tarih, gün, ödeme tarihi, işlem tarihi, kayıt tarihi, alış tarihi, satın alma tarihi, fatura tarihi, izleme tarihi | date, day, payment date, purchase date, invoice date, entry date
bday | doğum tarihi, doğum günü, yaş günü | birthday, birth date, date of birth, dob
due | son tarih, son gün, vade, vade tarihi, teslim, teslim tarihi, teslim günü, son ödeme tarihi | due, due date, deadline, delivery date, due by, pickup date
expiry | son kullanma tarihi, son kullanma, skt, bitiş tarihi, son geçerlilik tarihi, garanti bitişi | expiry, expiry date, expiration, expiration date, best before, valid until, end of warranty
start | başlangıç, başlangıç tarihi, giriş tarihi, işe giriş tarihi, başlama tarihi | start, start date, check-in, hire date, from date, begin date
end | bitiş, çıkış tarihi, bitiş günü | end, end date, check-out, return date, to date
month | ay, hangi ay, dönem | month, period
time | saat, saati, vakit, kaçta | time, hour, clock time
startTime | başlangıç saati, başlama saati, giriş saati | start time, clock in, from time
endTime | bitiş saati, çıkış saati | end time, clock out, finish time
dt | tarih ve saat, tarih saat, randevu, randevu saati, randevu tarihi | date and time, appointment, appointment time, datetime
dur | süre, kaç dakika, kaç saat, dakika, ne kadar sürdü | duration, length, minutes, how long, time spent, running time
pace | tempo | pace
repeat | tekrar, tekrar sıklığı, ne sıklıkla, sıklık | repeat, recurrence, frequency, how often
days | günler, hangi günler | days, weekdays, which days
done | tamamlandı, bitti, yapıldı, tamamlandı mı, bitti mi, yapıldı mı | done, completed, finished, is done
paid | ödendi, ödendi mi, ödeme durumu, ödeme yapıldı mı, parası alındı mı | paid, is paid, payment status, settled
taken | içildi, alındı mı | taken
bought | alındı, satın alındı | bought, purchased
present | geldi, geldi mi, katıldı, katıldı mı, var yok | present, attended, attendance
active | aktif, aktif mi | active, enabled
fav | favori, favoriler | favourite, favorite, starred
status | durum, durumu, aşama, statü | status, state, stage
cat | kategori, grup | category, group
kind | tür, tip, çeşit, tipi, türü, çeşidi | kind, type, sort, variety
prio | öncelik, aciliyet, önem | priority, urgency, importance
pay | ödeme şekli, ödeme yöntemi, ödeme türü, ödeme tipi | payment method, payment type, paid by, paid with
mood | ruh hali, mod, duygu, nasıl hissettiğim | mood, feeling, emotion
meal | öğün | meal
gender | cinsiyet | gender, sex
bloodtype | kan grubu | blood type, blood group
size | beden, numara beden, ayakkabı numarası | size, shirt size, shoe size
class | sınıf, şube | class, grade level, classroom
unit | birim, ölçü birimi | unit, unit of measure
account | hesap, banka hesabı | account, bank account
season | mevsim | season
difficulty | zorluk, zorluk derecesi | difficulty
direction | giriş çıkış, hareket türü | in or out, movement type
tags | etiket, etiketler | tag, tags, labels
rating | puan, yıldız, değerlendirme, beğenme puanı | rating, stars, star rating, review score
geo | konum, koordinat, haritadaki yeri, harita | location, coordinates, map location, gps
place | yer, mekan, nerede, şube adı | place, venue, where, site, branch
photo | fotoğraf, resim, görsel, foto, fotoğrafı | photo, image, picture, photograph
sign | imza | signature
file | dosya, belge, pdf, evrak | file, document, pdf, attachment
video | video | video
audio | ses, ses kaydı | audio, recording, voice memo
color | renk | color, colour
customer | müşteri | customer, client
person | kişi | person
student | öğrenci | student, pupil
patient | hasta | patient
member | üye | member
owner | sahip, hayvan sahibi | owner
staff | personel, çalışan, usta, eleman | staff, employee, worker, stylist
product | ürün | product, item
service | hizmet, işlem | service, treatment
pet | evcil hayvan, hayvan | pet, animal
vehicle | araç, araba | vehicle, car
course | ders, kurs | course, lesson
project | proje | project
team | takım | team
table | masa, masa no | table, table number
roomRef | oda | room
pitch | saha | pitch
event | etkinlik | event
recipe | tarif, yemek tarifi | recipe
`;

function readColumn(column: 1 | 2): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const line of source.trim().split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    for (const word of toList(cells[column] ?? '')) {
      if (words.has(word)) throw new Error(`${word} names two fields`);
      words.set(word, cells[0] ?? '');
    }
  }
  return words;
}

/** Word or phrase, in lower case with diacritics → code of the field catalogue. */
export const fieldWords: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  tr: readColumn(1),
  en: readColumn(2),
};
