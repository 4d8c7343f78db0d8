/** A long description and what the app must have: 'entity: label, label; entity: label', folded and as parts of labels. */
export interface LongBrief {
  readonly language: 'tr' | 'en';
  readonly prompt: string;
  /** The first entity, or the only ones that count. */
  readonly main?: string;
  readonly entities: string;
  /** Folded words that no entity may be named with. */
  readonly without?: string;
}

export const longBriefs: readonly LongBrief[] = [
  {
    language: 'tr',
    prompt:
      'Düğün organizasyonu yapıyorum. Her düğün için çiftin adı, tarih, mekan, kişi sayısı, paket (gümüş, altın, platin), toplam fiyat, alınan kapora ve kalan ödeme olsun. Tedarikçiler de ayrı bir yerde olsun: çiçekçi, fotoğrafçı, müzik; telefon numaralarıyla. Takvimde dolu günleri görmem lazım. Altın sarısı tonlarında, şık bir şey olsun istiyorum.',
    entities: 'cekim: ciftin adi, mekan, paket, kapora, tedarikci; tedarikci: tur, telefon',
    without: 'sarisi, cift',
  },
  {
    language: 'en',
    prompt:
      'A volunteer food bank needs a simple way to record donations and parcels. Donations have a donor, type of food, weight in kg, best before date and shelf. Parcels have a family name, number of adults and children, dietary needs, date collected and who handed it out. We want a screen that warns about food going out of date soon, and the total kilos per month.',
    main: 'donation',
    entities:
      'donation: donor, type of food, weight, best before, shelf; parcel: family name, adults, children, dietary, date collected',
  },
  {
    language: 'tr',
    prompt:
      'Bir dağcılık kulübünün başkanıyım, faaliyetlerimizi duyurmak ve katılımcı toplamak istiyoruz. Faaliyetin adı, rotası, zorluk derecesi, tarihi, buluşma yeri, kontenjanı ve fotoğrafı olacak. Üyeler katılıyorum diyecek. Üyelerin kan grubu ve acil durumda aranacak kişisi kayıtlı olmalı. Ekranlar: faaliyet listesi, takvim, üyeler, malzeme kontrol listesi.',
    main: 'uye',
    entities:
      'uye: kan grubu, acil durum; faaliyet: ad, rota, zorluk, tarih, bulusma yeri, kontenjan, foto; malzeme: tamam',
  },
  {
    language: 'tr',
    prompt:
      'çocuk doktoruna gitmeden önce hatırlamak için uygulama istiyorum. çocuğun ateşi, öksürük, kusma gibi belirtiler, verdiğim şurup ve saati yazılsın. iki çocuğum var isimleri seçilebilsin. ateş grafiği olsun. geçen ay ne zaman hasta olmuştu bakabileyim. reklam falan olmasın, üyelik istemesin. gece kullanıyorum karanlık tema şart',
    main: 'cocuk',
    entities: 'cocuk: ates, belirti, surup, saat',
    without: 'aday, randevu',
  },
  {
    language: 'tr',
    prompt:
      'Küçük bir toptancıyız, deterjan ve kağıt ürünleri satıyoruz. Ürünlerin barkodu, alış fiyatı, satış fiyatı, koli içi adedi ve deposu olacak. Mal gelince giriş, satınca çıkış yapacağız, kritik seviyenin altına düşen ürün kırmızı görünsün. Raf yerini de yazabilelim. Ürünleri kategoriye göre görelim.',
    main: 'urun',
    entities: 'urun: barkod, alis fiyati, satis fiyati, koli, depo, raf yeri',
  },
  {
    language: 'tr',
    prompt:
      'Apartmanımız 24 daireli, yönetici benim. Daire no, malik, kiracı, telefon ve aylık aidat tutarı yazılı olsun. Kim hangi ay ödedi kim ödemedi görelim. Asansör, temizlik, elektrik gibi giderleri de girelim, kasada ne kaldı çıksın. Duyuruları koyabileceğim bir ekran da olursa iyi olur. Komşular yaşlı, sade ve büyük yazı.',
    entities: 'hareket: daire, malik, kiraci, telefon, aidat tutari, gider; duyuru: baslik',
  },
  {
    language: 'tr',
    prompt:
      'üniversite tiyatro topluluğuyuz. oyunlarımız, provalarımız ve oyuncularımız var. provanın tarihi saati yeri olsun, kim geldi kim gelmedi işaretleyelim. oyuncunun adı, rolü, telefonu ve kostüm bedeni yazsın. bir ekranda prova takvimi, bir ekranda oyuncular, bir de dekor ihtiyaç listesi olsun. koyu tema seviyoruz',
    main: 'oyuncu',
    entities: 'oyuncu: ad, rol, telefon, kostum bedeni; dekor ihtiyaci: tamam',
  },
  {
    language: 'tr',
    prompt:
      'köyde kooperatif işletiyoruz. süt getiren üyeler var sabah akşam litre yazıyoruz, ayın 15inde ödüyoruz. her üyenin adı soyadı, köyü, iban ve hayvan sayısı kayıtlı olsun. her teslimde tarih, sabah mı akşam mı, litre ve yağ oranı girilsin. üyenin toplam alacağını görelim. yazılar büyük olsun yaşlılar kullanacak',
    main: 'uye',
    entities: 'uye: ad, koy, iban, hayvan sayisi; teslim: tarih, litre, yag orani, uye',
  },
  {
    language: 'en',
    prompt:
      'We are a choir of forty singers. I want a members list with voice part (soprano, alto, tenor, bass), phone and email, a calendar of rehearsals with place and time, and attendance for every rehearsal. There should also be a list of songs with composer and key. Older members use it so large text please, and no login.',
    main: 'member',
    entities: 'member: voice part, phone, mail; rehearsal: place, time, date; song: composer, key',
  },
  {
    language: 'en',
    prompt:
      "My wife and I rent out two cabins by a lake. We need a calendar that shows which nights are taken in each cabin, the guest's name, phone, number of people, pets yes or no, price per night, deposit and whether the rest is paid. Then a cleaning checklist for after each stay. Nothing fancy but no double bookings please.",
    main: 'cabin',
    entities:
      'cabin: guest, phone, number of people, pet, price per night, deposit, paid; cleaning checklist: done',
  },
  {
    language: 'en',
    prompt:
      'I own a small bike repair shop. Customers drop off a bike and I need to store their name, phone, the bike brand, what is wrong with it, the parts I used and the price. Each job goes from received to in progress to ready to collected. On the home screen I want to see what is waiting today, plus a screen with all customers. Please make it green.',
    entities: 'repair: name, phone, bike brand, what is wrong, parts, price, status; customer: phone',
  },
  {
    language: 'en',
    prompt:
      'I coach an under 12 girls football team. I need a squad list with name, shirt number, position, parent phone and medical notes, a fixtures list with opponent, date, home or away and final score, and attendance for training on tuesday and thursday. Parents should not need an account. Colours purple and white.',
    main: 'player',
    entities:
      'player: name, shirt number, position, parent phone, medical notes; match: opponent, date, home or away, final score',
  },
];

/** Written after the rules were finished; the rules were then improved with them. */
export const ownBriefs: readonly LongBrief[] = [
  {
    language: 'tr',
    prompt:
      'Küçük bir köpek eğitim merkezimiz var. Köpeklerin adı, ırkı, yaşı, sahibinin telefonu ve huy notu kayıtlı olsun. Her derste tarih, çalışılan komut, süre ve başarı puanı girilsin. Eğitmenler de ayrı bir yerde olsun: itaat, çeviklik, davranış; telefon numaralarıyla. Ödül mamalarının listesi değil, alışveriş listesi de olsa yeter. Oğlum da kullanacak, sade olsun, yeşil tonlarda.',
    entities:
      'kopek: ad, irk, yas, telefon, huy notu; gezdirme: komut, tarih, sure, puan; egitmen: tur, telefon; alisveris: baslik',
    without: 'odul, ogul',
  },
  {
    language: 'tr',
    prompt:
      'Mahallemizde bir kütüphane kurduk, gönüllü üç kişiyiz. Kitapların adı, yazarı, raf numarası ve fotoğrafı olacak. Üyelerin adı soyadı, telefonu ve adresi yazılsın. Her ödünçte kitap, üye, veriliş tarihi ve geri dönüş tarihi girilsin. Geciken kitapları hatırlatsın. Etkinlikleri duyurabileceğimiz bir ekran da olsun. Yaşlılar da kullanıyor, büyük yazı lütfen.',
    main: 'odunc',
    entities:
      'kitap: ad, yazar, raf, foto; uye: ad, telefon, adres; odunc: kitap, uye, verilis, geri donus; etkinlik: baslik',
  },
  {
    language: 'en',
    prompt:
      'We run a small kennel next to our house and my two daughters help at weekends. Dogs have a name, breed, age, feeding notes and a vet phone. Each stay has an arrival date, departure date, run number and price. There should also be a list of volunteers with phone and days available. I would like a screen that warns about stays ending soon. Calm blue colours please.',
    main: 'dog',
    entities:
      'dog: name, breed, age, feeding notes, vet phone; stay: arrival, departure, run number, price; volunteer: phone, days available',
    without: 'daughter',
  },
  {
    language: 'en',
    prompt:
      'Our village runs a community garden. Plots have a number, size in m2, tenant name, phone and yearly fee. For every harvest I want: date, crop, weight in kg and who picked it. Also a list of shared tools with condition and place, and a page for announcements. My husband is colour blind so no red and green together, keep it simple.',
    main: 'plot',
    entities:
      'plot: number, size, tenant name, phone, yearly fee; harvest: date, crop, weight, who picked; shared tool: condition, place; announcement: title',
    without: 'husband',
  },
  {
    language: 'tr',
    prompt:
      'Evde pasta yapıp satıyorum, komşular çok seviyor. Her sipariş için müşteri adı, telefon, pasta türü (doğum günü, düğün, kurabiye), kişi sayısı, teslim tarihi, fiyat ve kapora olsun. Malzemelerin adı, miktarı ve son kullanma tarihi ayrı yazılsın. Tariflerin adı, pişirme süresi ve yapılışı da olsun. Kızımın adı Defne, pembe seviyor, pembe olabilir. Alınacaklar listesi de lazım.',
    main: 'pasta siparisi',
    entities:
      'pasta siparisi: musteri, telefon, kisi sayisi, teslim tarihi, fiyat, kapora; malzeme: ad, miktar, son kullanma; tarif: ad, pisirme suresi, yapilis; alinacak: baslik',
    without: 'kiz, defne',
  },
];
