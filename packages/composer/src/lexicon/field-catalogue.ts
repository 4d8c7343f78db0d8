import { parseFields } from './notation/parse-fields.ts';
import type { LexiconField } from './subject.ts';

// Every kind of field that apps of the lexicon have, by code. Notation: notation/parse-fields.ts; `code>id` because codes
// are short and names in the built app are whole words.

const texts = `
name:text! #title Ad~Name
title:text! #title Başlık~Title
author:text #author Yazar~Author
artist:text #author Sanatçı~Artist
brand:text #subtitle Marka~Brand
model:text #subtitle Model~Model
species:text #subtitle Tür~Species
breed:text #subtitle Cins~Breed
company:text #title Firma~Company
role:text #subtitle Görev~Role
material:text #subtitle Malzeme~Material
device:text #title Cihaz~Device
exercise:text! #title Hareket~Exercise
food:text! #title Yiyecek~Food
pos>position:text #subtitle Mevki~Position
court:text #subtitle Mahkeme~Court
code:text #subtitle Kod~Code
serial:text Seri no~Serial number
plate:text #title Plaka~Plate "34 ABC 123~7ABC123"
barcode:text Barkod~Barcode
word:text! #title Kelime~Word
meaning:text #answer Anlam~Meaning
sentence:text Örnek cümle~Example
question:text! #question Soru~Question
answer:text #answer Cevap~Answer
choices:list Şıklar~Choices
flavour:text Aroma~Flavour
apt>apartment:text Daire no~Apartment
seat:text Koltuk~Seat
tooth:text Diş no~Tooth
parents:text Anne baba~Parents
fieldName>plot:text #place Tarla~Field
route:text Güzergâh~Route
stop:text #place Durak~Stop
vaccine:text #title Aşı~Vaccine
next>nextStep:text Sonraki adım~Next step
drink:text #title İçecek~Drink
area>district:text Bölge~Area
city:text Şehir~City
country:text Ülke~Country
floor:text Kat~Floor
family:text Aile~Family
bp>bloodPressure:text Tansiyon~Blood pressure "120/80"
version:text Sürüm~Version
location>spot:text #place Yer~Place
phone:phone #phone Telefon~Phone "0532 123 45 67~(415) 555-0134"
email:email E-posta~Email "ad@ornek.com~name@example.com"
url:url Bağlantı~Link "https://"
`;

const longTexts = `
note:longText #note Not~Note
text:longText Metin~Text
desc>description:longText Açıklama~Description
fault:longText Arıza~Fault
address:longText #place Adres~Address
measures>measurements:longText Ölçüler~Measurements
bio:longText Hakkında~About
plan:longText Plan~Plan
ingr>ingredients:list #ingredients Malzemeler~Ingredients
steps:list #steps Yapılışı~Steps
parts:list Parçalar~Parts
lines:list Kalemler~Lines
answers:list Cevaplar~Answers
`;

const numbers = `
qty>quantity:number #quantity Adet~Quantity <0..>
count:number #quantity Sayı~Count <0..>
age:number Yaş~Age <0..130>
page:number #progress Kaldığım sayfa~Current page <0..>
pages:number #target Sayfa sayısı~Pages <1..>
serv>servings:number (kişilik~servings) Porsiyon~Servings <1..>
capacity:number (kişi~people) Kontenjan~Capacity <1..>
score:number #value Puan~Score <0..>
points:number #value Puan~Points <0..>
level:number Seviye~Level <0..>
min>minimum:number #minimum Kritik seviye~Minimum stock <0..>
year:number Yıl~Year <0..2100>
sets:number Set~Sets <0..>
reps:number Tekrar~Reps <0..>
likes:number #quantity Beğeni~Likes <0..>
goals:number Gol~Goals <0..>
credit:number Kredi~Credits <0..>
correct:number #value Doğru~Correct <0..>
wrong:number Yanlış~Wrong <0..>
net:number #value Net~Net score
value:number #value Değer~Value
goal:number #target Hedef~Target <0..>
streak:number (gün~days) Seri~Streak <0..>
room>rooms:number Oda sayısı~Rooms <0..>
weight:number #value (kg) Kilo~Weight <0..>
height:number #value (cm) Boy~Height <0..>
dist>distance:number #value (km) Mesafe~Distance <0..>
km>odometer:number #value (km) Kilometre~Odometer <0..>
litre>litres:number #quantity (L) Litre~Litres <0..>
ml>millilitres:number #value (ml) Miktar~Amount <0..>
m2>area:number #quantity (m²) Metrekare~Area <0..>
kcal>calories:number #value (kcal) Kalori~Calories <0..>
protein:number (g) Protein~Protein <0..>
temperature:number #value (°C) Sıcaklık~Temperature
pulse:number (/dk~bpm) Nabız~Pulse <0..300>
systolic:number! #value (mmHg) Büyük tansiyon~Systolic <0..300>
diastolic:number! (mmHg) Küçük tansiyon~Diastolic <0..200>
sugar>bloodSugar:number #value (mg/dL) Şeker~Blood sugar <0..1000>
dose:text Doz~Dose "1 tablet~1 tablet"
speed:number #value (km/sa~km/h) Hız~Speed <0..>
hours:number #duration (saat~hours) Saat~Hours <0..>
percent:percent Oran~Rate <0..100>
pct>margin:percent Kâr oranı~Profit margin <0..1000>
rate:percent Oran~Rate <0..100>
tax>taxRate:percent KDV~VAT <0..100>
progress:percent #progress İlerleme~Progress <0..100>
`;

const money = `
amount:money! #amount Tutar~Amount <0..>
price:money #price Fiyat~Price <0..>
fee:money #price Ücret~Fee <0..>
cost:money #amount Masraf~Cost <0..>
salary:money #price Maaş~Salary <0..>
rent:money #price Kira~Rent <0..>
deposit:money #deposit Kapora~Deposit <0..>
discount:money İndirim~Discount <0..>
paidAmount:money Ödenen~Paid amount <0..>
debt:money #amount Borç~Debt <0..>
tip:money Bahşiş~Tip <0..>
budget:money #target Bütçe~Budget <0..>
total:money #amount Toplam~Total
balance:money #amount Bakiye~Balance
gain:money Kazanç~Gain
remaining:money Kalan~Remaining
profit:money Kâr~Profit
`;

const times = `
date:date #date Tarih~Date
day:weekdays Gün~Day
bday>birthday:date Doğum tarihi~Birthday
due:date #due Son tarih~Due date
expiry:date #due Bitiş tarihi~Expiry date
start>startDate:date #start Başlangıç~Start
end>endDate:date #end Bitiş~End
month:date #date Ay~Month
time:time Saat~Time
startTime:time #start Başlangıç~Start
endTime:time #end Bitiş~End
dt>startsAt:dateTime #start Tarih ve saat~Date and time
endsAt:dateTime #end Bitiş~End
dur>duration:duration #duration Süre~Duration <0..>
pace:duration Tempo~Pace <0..>
days:weekdays Günler~Days
repeat:choice Tekrar~Repeat = Her gün~Every day, Her hafta~Every week, Her ay~Every month, Her yıl~Every year
`;

const booleans = `
done:boolean #done Tamamlandı~Done
paid:boolean #paid Ödendi~Paid
taken:boolean #done İçildi~Taken
bought:boolean #done Alındı~Bought
present:boolean #present Geldi~Present
active:boolean Aktif~Active
fav>favourite:boolean #favourite Favori~Favourite
`;

const choices = `
status:choice #status Durum~Status = Bekliyor~Waiting:w, Devam ediyor~In progress:i, Tamamlandı~Done:s
cat>category:choice #category Kategori~Category = Genel~General, Kişisel~Personal, İş~Work, Diğer~Other
kind:choice #kind Tür~Kind = Genel~General, Özel~Special, Diğer~Other
prio>priority:choice Öncelik~Priority = Düşük~Low, Normal~Normal:i, Yüksek~High:d
pay>paymentMethod:choice Ödeme şekli~Payment method = Nakit~Cash, Kart~Card, Havale~Bank transfer
mood:choice #category Ruh hali~Mood = Harika~Great:s, İyi~Good:i, İdare eder~Okay, Kötü~Bad:w, Çok kötü~Awful:d
meal:choice #category Öğün~Meal = Kahvaltı~Breakfast, Öğle~Lunch, Akşam~Dinner, Ara öğün~Snack
gender:choice Cinsiyet~Gender = Kadın~Female, Erkek~Male
sex:choice Cinsiyet~Sex = Dişi~Female, Erkek~Male
bloodtype>bloodType:choice #category Kan grubu~Blood type = A Rh+~A+, A Rh−~A−, B Rh+~B+, B Rh−~B−, AB Rh+~AB+, AB Rh−~AB−, 0 Rh+~O+, 0 Rh−~O−
size:choice Beden~Size = XS~XS, S~S, M~M, L~L, XL~XL
class>className:choice #category Sınıf~Class = 9-A~9A, 9-B~9B, 10-A~10A, 10-B~10B
unit:choice Birim~Unit = Adet~Piece, Kg~Kg, Litre~Litre, Paket~Pack
account:choice Hesap~Account = Nakit~Cash, Banka~Bank, Kredi kartı~Credit card
season:choice Mevsim~Season = İlkbahar~Spring, Yaz~Summer, Sonbahar~Autumn, Kış~Winter
difficulty:choice Zorluk~Difficulty = Kolay~Easy:s, Orta~Medium:w, Zor~Hard:d
direction:choice #kind Yön~Direction = Giriş~In:s, Çıkış~Out:w
tags:tags Etiketler~Tags
rating:rating #rating Puan~Rating <1..5>
`;

const others = `
geo>mapPlace:place #place Konum~Location
place:text #place Yer~Place
photo:photo #cover Fotoğraf~Photo
sign>signature:photo İmza~Signature
file:url Dosya~File
video:url Video~Video
audio:url Ses kaydı~Recording
color:color Renk~Colour
`;

const references = `
customer:reference @customer #person Müşteri~Customer
person:reference @person #person Kişi~Person
student:reference @student #person Öğrenci~Student
patient:reference @patient #person Hasta~Patient
member:reference @member #person Üye~Member
owner:reference @owner #person Sahip~Owner
staff:reference @staffMember #resource Personel~Staff
product:reference @product #service Ürün~Product
service:reference @service #service Hizmet~Service
pet:reference @pet #person Evcil hayvan~Pet
vehicle:reference @vehicle #resource Araç~Vehicle
course:reference @course #service Ders~Course
project:reference @project #service Proje~Project
team:reference @team #service Takım~Team
table:reference @table #resource Masa~Table
roomRef>room:reference @room #resource Oda~Room
pitch:reference @pitch #resource Saha~Pitch
event:reference @event #service Etkinlik~Event
recipe:reference @recipe #service Tarif~Recipe
`;

/** By code; the id of a field is its name in the built app. */
export const fieldCatalogue: Readonly<Record<string, LexiconField>> = Object.fromEntries(
  [texts, longTexts, numbers, money, times, booleans, choices, others, references].flatMap((source) =>
    source
      .trim()
      .split('\n')
      .map((line) => {
        const [field] = parseFields(line, () => false);
        if (!field || typeof field === 'string' || 'use' in field) throw new Error(`not a field: ${line}`);
        return [/^\w+/.exec(line)?.[0] ?? field.id, field] as const;
      }),
  ),
);
