import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; the most common failures were read. */
export const unseenBM: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    kapıcı postası | posta/kapici/kargo | log/tasks/orders |
    zımba teli fotokopi kağıdı falan ofiste hep bitiyo kimse haber vermiyo, kırtasiye malzemesi takip etsin | kirtasiye/malzeme | stock |
    Muhtarlığımızda verilen ikametgâh ve nüfus belgelerinin kaydı için bir uygulama rica ediyorum: belge türü, alan kişi, tarih, harç. | belge/muhtar/evrak | log/ledger/collection | belge, alan, tarih, harc
    toplantı odası kapma savaşı bitsin | toplanti/oda | appointments/events/rentals |
    yorgancıyım ben yün pamuk elyaf diken kalmadı, siparişleri yazcam kim istedi kaç kişilik ne dolgusu ne zaman alcak | yorgan | orders/jobs |
    lüle taşı pipo atölyem var eskişehirde, pipoların fotoğrafını fiyatını koyup gösterecek vitrin gibi bişey | pipo/lule | catalogue/collection | fiyat
    Kemençe yapımı: gövde ağacı, kapak, tel boyu, bitiş tarihi | kemence | log/jobs/collection/tasks | govde, kapak, tel, bitis
    bizim bilardo salonunda masa saati tutulmuyor, çocuk kafadan hesaplıyor. masa no, başlangıç, bitiş, ücret olsun | bilardo/masa | rentals/log/ledger | masa, baslangic, bitis, ucret
    okey skoru tutucu | okey/skor | game/tool/log |
    cami yaptırma derneği bağış makbuzları: bağışçı, makbuz no, miktar | bagis/makbuz | ledger/log | bagisci, makbuz, miktar
    avcılar ve atıcılar kulübünün trap atışları için. atıcı adı, 25 tabakta kaç vurdu, fişek markası | atis/trap/atic | log | atici, vur, fisek
    dükkanda kim ne zaman açtı kim kapattı, kepenk defteri gibi düşün | kepenk/dukkan/acilis | log |
    Hocam merhaba, bizim işyerinde doğum günleri unutuluyor ve geçen ay Nermin Hanım ağladı valla. Kimin doğum günü ne zaman, pastası neli olsun yazalım | dogum gun | people/events/collection | dogum, pasta
    terzilere kalıp arşivi | kalip/arsiv | collection/catalogue |
    Almanyada berber acıyom Friseur yani, Termin alma programi lazim, müşteri saat ve hangi koltuk | berber/randevu/termin/friseur | appointments | musteri, saat, koltuk
    kispet yağlı güreş ağaları | gures/aga/pehlivan/kispet | people/collection/log |
    cam üfleme kursumun öğrencileri, hangi tekniği öğrendi hangisini patlattı :) | cam/ogrenci/kurs | people/log |
    kulüpte forma numarası dağıtımı kavga çıkarıyor, forma no - oyuncu - beden | forma | people/collection/stock/log | forma, oyuncu, beden
    yönetim kurulu seçimi için oylama, gizli olsun ama hile olmasın | oylama/secim/oy ver | votes |
    Gelen evrak giden evrak defteri. Sayı, konu, gönderen, tarih. Eski usul ne yazıyorsak o. | evrak | log/collection | sayi, konu, gonderen, tarih
    bizim hanımla tezgahta gözleme satıyoz pazarda, günlük kaç peynirli kaç patatesli sattık kazanç ne | gozleme/satis/kazanc | ledger/log | peynirli, patatesli
    daktilo koleksiyonu: marka, yıl, şerit durumu, çalışıyor mu | daktilo | collection/catalogue | marka, yil, serit, calis
    çay ocağı fiş marka sayımı | cay/fis/marka | log/ledger/stock/tool |
    curling takımına antrenman günlüğü erzurumdan selam | curling/antrenman | log |
    Bizim oba derneğinin çadır ve kazanları düğüne derneğe emanet gidiyo geri gelmiyo. eşya, alan, gidiş, dönüş | esya/emanet/cadir/kazan | rentals/log | esya, alan, gidis, donus
    iş güvenliği uzmanıyım; ramak kala bildirimlerini sahadan çekecekler: yer, tehlike, önlem, bildiren | ramak/bildirim/guvenlik | requests/log | yer, tehlike, onlem, bildiren
    vardiya degisim istekleri | vardiya | requests/events/tasks |
    kiraathanede kim kime kac el batakta yenildi, hesap kimin | batak/kiraathane | game/log/ledger |
    gümüş telkari modelleri, hangi modelde kaç gram tel gider, işçiliği kaç saat | telkari/gumus | catalogue/collection/log | gram, saat
    Oto yıkamacıda aylık abonelik satıyorum abone adı plaka kalan yıkama hakkı diye gitsin | yikama/abone | people/ledger/log | plaka, kalan
    sakız reçeli değil damla sakızı işliyoruz çeşmede kadın kooperatifi ortaklarının teslim ettiği kilo ve alacağı para | sakiz/ortak/kooperatif | ledger/log/people | kilo
    wushu terimleri ezberlemek için kart | wushu/terim | cards/quiz |
    ehliyet srcnin soruları çıksın şıklı, patron belge istiyo yoksa kovacak | src/soru/ehliyet | quiz |
    Kat görevlisi talepleri: oda no, istek, aciliyet | talep/istek/kat gorev | requests/tasks/jobs | oda, istek, aciliyet
    koşu grubumuz perşembe sahilde buluşuyor gelen gelmeyen yoklaması | kosu/yoklama | events/log/people |
    mermerci fire hesabı. plaka eni boyu ve ebat girince ne kadar çöpe gidiyor söylesin | mermer/fire | tool | en, boy
    dükkana gelen pazarlamacı kartvizitleri | kartvizit/pazarlamac | people/collection |
    Balıkçı barınağı su ürünleri kooperatifi: tekne, ruhsat no, kaptan, bağlama yeri | tekne/balikci/barinak | collection/people | tekne, ruhsat, kaptan, baglama
    ortaokul badminton takımı seçmeleri, çocukların servis smaç hareket puanı verilecek 10 üzerinden | badminton/secme | people/log | servis, smac, hareket
    deri ceket boyama tarifleri: renk, karışım, kuruma süresi | boya/deri/tarif | recipes/collection | renk, karisim, kuruma
    Sayın ilgili, apartman ve iş hanlarına asansör periyodik kontrolü yapan ekibimizin muayene kayıtları için uygulama talep etmekteyiz. Bina, asansör kimlik no, etiket rengi (yeşil, mavi, sarı, kırmızı), sonraki kontrol. | asansor/muayene/kontrol | log/jobs/appointments | bina, kimlik, etiket, yesil, mavi, sari, kirmizi, sonraki
    masaüstü oyun kafemde raflardaki oyunlar, kac kisilik, kac dk, eksik parçası var mı | oyun | catalogue/collection/stock | kisi, eksik
    Halk oyunları kostümleri sandıkta çürüyor kimde ne var belli değil | kostum | stock/rentals/collection |
    sigarayı bıraktım onun yerine her gün ip atlıyorum say | ip atl | habits/log |
    ney üfleme egzersizlerimi her gün yaptım mı diye işaretlesem yeter | ney/egzersiz | habits/log/tasks |
    elektrikçi ustasıyım arıza adresi yapılan iş malzeme parası işçilik alındı mı | elektrik/ariza | jobs/ledger/log | adres, malzeme, iscilik
    şirket içi duyuru panosu ik paylaşacak herkes görecek | duyuru/pano | feed/articles |
    nalbur: çivi vida boya silikon kilo mu adet mi karışık, rafta ne kaldıysa görsem, azalınca da uyarsa | nalbur/stok/urun | stock |
    ilçedeki çeşmeleri haritaya döküyoruz, kent konseyi gönüllüleri. çeşmenin adı, yapım yılı, suyu akıyor mu | cesme | places/collection | ad, yil, ak
    Geleneksel Türk ok atıcılığı derneğimizin menzil taşı kayıtları için kemankeş, gez mesafesi, hava ve şahit bilgisi tutulacak bir defter düşünüyorduk, ne dersiniz, mümkünse sade olsun çünkü yaşlı üyemiz çok | menzil/ok atic/kemankes | log/collection | kemankes, mesafe, hava, sahit
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    lost umbrellas | umbrella/lost | collection/log |
    hot desk booking for our floor, ppl keep nicking the window seats. desk, name, day | desk | appointments/rentals | desk, name, day
    i run a wool shop in hebden bridge and need to know whats on the shelf - yarn, dye lot, balls left | yarn/wool | stock | yarn, dye lot, balls
    Petty cash voucher book: voucher no, purpose, amount, approved by | petty cash/voucher | ledger/log | voucher, purpose, amount, approved
    our tug of war team training. rope time, weight total, who got blisters | tug/training | log | rope, weight, blister
    gele tying appointments for Saturday owambe, customer name, venue, time and how many heads | gele | appointments | customer, venue, time, heads
    Chess clock but for debates | debate/clock/timer | tool |
    wicket keeper gloves n pads the club owns, who has got what, when it came back | kit/glove/gear/equipment | rentals/stock/collection |
    Good afternoon. I am honorary secretary of a philatelic society and require a register of exchange packets: packet number, member, date forwarded, value. | packet/exchange/philatel/stamp | log/collection | packet, member, date, value
    fridge police. office fridge. whose lunch is whose and when does it get chucked | fridge/lunch | stock/log/collection |
    Tiffin deliveries Pune, customer, veg or non veg, building, paid till | tiffin | orders/people/log | customer, veg, building, paid
    wooden spoon carver here, want a gallery of my spoons with wood type and price for craft fairs | spoon | catalogue/collection | wood, price
    pickleball round robin | pickleball/round robin | game/events/log/tool |
    visitor sign in at reception instead of the manky book. name, company, seeing who, time in, time out | visitor/sign in/reception | log/people | name, company, time in, time out
    mystery shopper visits: store, greeting score, queue minutes, verdict | mystery/shop/visit | log | store, greeting, queue, verdict
    i need sth for my POS kiosk oo, withdrawal and transfer and charges, every night balance no dey gree | pos/transaction/kiosk | ledger/log | withdrawal, transfer, charges
    cordwaining lasts - I've about 140 pairs hung on the wall with no labels. size, toe shape, which customer it was made for | last | collection/catalogue/stock | size, toe, customer
    Snooker breaks over 30, date, opponent, break. My grandson says he's beaten my best and he has NOT | snooker/break | log | date, opponent, break
    lab coat laundry | laundry/coat | log/orders/tasks/stock |
    town twinning association needs to sort out host families with the visiting French lot: family, guest, allergies, pets | twinning/host/famil | people/collection | family, guest, allerg, pet
    AGM voting, show of hands is a farce | agm/vot | votes |
    water polo stats - goals, exclusions, steals per player | water polo/polo/stat | log/people | goals, exclusions, steals
    Handloom saree weavers cooperative: weaver, loom number, saree design, wages | weaver/saree/loom | ledger/log/people | weaver, loom, design, wages
    flashcards for hallmarks, i keep failing the jewellers exam on date letters and assay offices | hallmark | cards/quiz |
    My boss wants a 'wins wall' where everyone posts something good on a friday. kill me | win | feed |
    barber pole sweets shop: jar, quarter price, running low? | sweet/jar | stock/catalogue | jar, price, low
    parkour spots in glasgow w/ surface, difficulty and if security chases u | parkour/spot | places/collection | surface, difficulty, security
    it helpdesk for a tiny accountants, 9 people, all they do is forget passwords. who, problem, done? | helpdesk/help desk/ticket/problem | requests/tasks/jobs | problem
    Sash window restorer, quotes and jobs. House, number of sashes, cords yes no, price quoted | sash/window/job/quote | jobs/orders | house, sashes, cords, price
    boda boda riders sacco daily contributions: rider, stage, amount | boda/contribution/rider/sacco | ledger/log | rider, stage, amount
    soap curing times calculator sort of thing, I put pour date and it says when ready | soap/cur | tool/log | pour
    sepak takraw drills every morning tick tick tick | takraw/drill | habits/tasks/log |
    minute book for the ladies' bowls section | minute | log/articles/collection |
    mehndi designs, my cousin wants to choose from phone before she comes. bridal, arabic, simple | mehndi/design/henna | catalogue/collection | bridal, arabic, simple
    spirit level, but it's for hanging shop signs straight | level | tool |
    Sunbed shop... prepaid minutes. regulars name, bed no, minutes left, goggles y/n | sunbed/minute/regular/tanning | people/log/ledger | name, bed, minutes, goggles
    bagpipe reed moisture notes. yes really. reed, date, humidity, how it sounded | reed/bagpipe | log | reed, date, humidity, sound
    Trade fair leads: company, contact, interested in, follow up date - hannover next week so quick pls | lead/fair | people/log/tasks | company, contact, interested, follow
    umpire availability | umpire/availab | events/people/appointments/log |
    lace bobbins. My mother left 600. material, inscription, spangle, worth | bobbin | collection/catalogue | material, inscription, spangle, worth
    Sir I am managing one badminton hall in Coimbatore with 4 courts and daily there is fight for 6 to 7 slot, so kindly make court booking app with member name, court number, slot and whether advance is given or not, it should be very simple as our watchman only will operate | badminton/court/booking | appointments/rentals | member, court, slot, advance
    grip strength tracker 4 arm wrestlers L and R hand kg | grip/arm wrestl | log |
    neon sign bending jobs | neon/sign | jobs/orders |
    questions for our pub quiz league, sports round only, multiple choice pls | quiz/sport | quiz |
    glue ups in the luthier shop: instrument, joint, clamp on, clamp off | glue/luthier/instrument | log/jobs | instrument, joint, clamp on, clamp off
    staff suggestions box, anonymous!!! last time it was a real box and the manager knew the handwriting | suggestion | requests/feed/votes |
    Lifeguard association: rescue, beach, flag colour (red, yellow, chequered), casualties | lifeguard/rescue | log | beach, flag, red, yellow, chequered, casualties
    paint mixing formulas for our body shop so the new lad stops guessing. paint code, toners, grams, which car it was on | paint/formula/mix | recipes/collection | code, toner, gram, car
    thrift store donations intake: donor, bags, gift aid y/n, rejects | donation/thrift/donor | log/ledger/stock | donor, bags, gift aid, rejects
    We are the Yoruba descendants' association of Dortmund, about 70 families, and I want our members inside one app: family name, quarter of the city, hometown, phone, monthly dues paid or not. Last secretary ran with the exercise book so please | member/famil/association/yoruba | people/ledger | family, quarter, hometown, phone, dues
`,
  ),
];
