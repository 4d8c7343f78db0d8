import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followAA: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Güvercin listesi, bilezik numarası ve renk | cinsiyet de koysana abi dişi erkek | cinsiyet | | bilezik,renk
    add | Terzi işleri, müşteri adı ve teslim tarihi | ben unuttum telefon numara lazım musteri aramak icin | telefon | | musteri,teslim
    add | Tansiyon ölçümleri, büyük ve küçük | evladım bir de nabız yazılsın mümkünse | nabiz | | buyuk,kucuk
    add | Valorant skin listesi, silah ve VP | nadirliğini de ekle knk exclusive ultra falan | nadir | | silah,vp
    add | Su nöbeti listesi, tarla sahibi ve gün | şimdi buna başlama saati ve bitiş saati de eklensin yoksa anlaşılmıyor | basla,bit | | sahip/sahib,gun
    add | Turşu kavanozları, sebze ve kurulma tarihi | hangi rafta olduğunuda yazalm | raf | | sebze,tarih
    add | Tüp takibi, gaz cinsi ve şantiye | dolumu bosmu belli olsun birde seri no | dolu/bos/durum/dolum,seri | | gaz,santiye
    add | Cüz dağıtımı, cüz numarası ve kişi | Okundu diye isaret koyma yeri olsun insallah | okundu | | cuz,kisi
    add | Kaset arşivi, sanatçı ve albüm | çıkış yılı ekleyebilirmisiniz rica etsem | yil | | sanatci,album
    add | Ekmek siparişleri, daire ve adet | para verdi mi yazan kutu koy lutfen ben unutuyor | para/odeme/odendi/odedi/verdi | | daire,adet
    remove | Balık avları, yer, yem, kilo ve hava | havayı kaldır ya kimse doldurmuyo onu | | hava | yer,yem,kilo
    remove | Köpek kayıtları, mahalle, aşı ve küpe rengi | kupe rengi lazm degil silin | | kupe | mahalle,asi
    rename | Yüzme öğrencileri, ad ve seviye | seviye demeyelim kur yazsın | kur | seviye | ad
    rename | Pul koleksiyonu, ülke ve değer | değer yazan yere fiyat yaz letgoda öyle yazıyoz | fiyat | deger | ulke
    change-field | Elbise listesi, isim ve renk | rengi elle yazmak istemiyom seçmeli olsun kırmızı siyah yeşil lila | kirmizi,siyah,yesil,lila | | isim,renk
    change-field | Tır parkları, yer adı ve temizlik | temizlik yazı değil yıldız olsun 5 üzerinden | temizlik | | yer
    change-rule | Gelinlik kiralama, gelinlik, müşteri ve tarih | ayni gelinlik ayni gune 2 kisiye verilmesin engellesin | | | gelinlik,musteri,tarih
    change-rule | Çay markası hesabı, esnaf, alınan marka ve içilen çay | kalan markayı kendi hesaplasın ben çıkarma yapamam kafadan | kalan | | esnaf,marka,cay
    add-screen | Koyun kayıtları, küpe no ve doğum tarihi | ayrı bi sayfa daha olsun satılan koyunlar icin alıcı ve fiyat yazıcam | satilan/satis,alici,fiyat | | kupe,dogum
    look | Otobüs hatları, numara ve durak | yazılar çok küçük göremiyorum büyüt bir de arka siyah olsun | | | numara,durak
    look | Photocard listesi, grup ve üye | bu renk çok boomer pembe yapsana pastel | | | grup,uye
    sort | Motor bakımları, tarih, km ve işlem | en son yaptıgım en üstte çıksın | | | km,islem
    group | Örgü ipleri, marka, renk ve yumak sayısı | markaya göre ayrı ayrı dizilsin hepsi karışık duruyo | marka | | renk,yumak
    filter | Bebek kıyafeti satışları, parça, alıcı ve kargo durumu | sadece kargolanmayanları görebilecegim bi buton | | | parca,alici,kargo
    question | Rüya defteri, tarih ve rüya | telefonu degistirsem bunlar silinirmi | | | tarih,ruya
    multi | Saç boyası kayıtları, müşteri ve boya | oksidan ekle bekleme suresi ekle boya yerine formül yazsın | oksidan,bekleme,formul | | musteri
    multi | Kedi mama kayıtları, saat ve gram | saati at gitsin yerine öğün olsun sabah akşam diye bi de not yeri aç | ogun,sabah,aksam,not | saat | gram
    multi | Hamam rezervasyonları, isim, saat ve kişi sayısı | telefon koy kese var yok koy bide adını Çifte Hamam yap yeşil olsun | telefon,kese,cifte hamam | | isim,saat,kisi
    multi | TikTok videoları, akım, ses ve izlenme | izlenmeyi sil like ekle ama begeni diye yaz sonra çekildi mi tiki olsun | begeni,cekildi | izlenme | akim,ses
    multi | Mezarlık listesi, akraba adı ve ada parsel | selam hocam ölüm tarihini ekleyin ziyaret ettiğim günü de ekleyin akraba adı değil merhum yazsın Allah razı olsun | olum,ziyaret,merhum | akraba | ada
    `,
  ),
  ...readTold(
    'en',
    `
    add | House cleaning jobs with client and hours | please add where is the key, i forget always | key | | client,hour
    add | Kitten feedings with kitten name and weight | can u put formula ml aswell ty | formula | | name,weight
    add | Hearing aid battery changes with date and side | i would like it to say also which brand of battery dear | brand | | date,side
    add | Sneaker collection with model and size | add what i paid n where i copped it | paid/price/cost,where/store/shop/copped/bought | | model,size
    add | Hive inspections with hive number and date | need also varroa count number thanks you | varroa | | hive,date
    add | Model train sales with engine and price | there should be buyers name to | buyer | | engine,price
    add | Phone repairs with customer and model | also sticker number and when is ready | sticker,ready | | customer,model
    add | Prayer requests with name and request | box for tick when God answered it | answer | | name,request
    add | Ghost hunts with location and date | okay so now i want to also say how spooky it was from one to ten | spook | | location,date
    add | Allotment plots with plot number and holder | add phone and wether they got a shed | phone,shed | | plot,holder
    remove | Darts matches with home, away, score and sandwiches | take the sandwiches off it was a joke | | sandwich | home,away,score
    remove | Reenactment kit with item, maker and authenticity | dont need maker anymore remove pls | | maker | item,authentic
    rename | Cafe list with name and speed | it say Speed i want it say Mbps | mbps | speed | name
    rename | Blouse orders with customer, bust and waist | kindly do the needful, Customer should be written as Madam | madam | customer | bust,waist
    change-field | Plant cuttings with plant and status | status should be a pick list rooting, rooted, reserved, sold. my typing is bad | rooting,rooted,reserved,sold | | plant,status
    change-field | Speech situations with situation and difficulty | dificulty must be number from 1 to 10 not writing | difficulty | | situation
    change-rule | Nail appointments with client, date and time | it let me book 2 girls same time?? dont allow that | | | client,date,time
    change-rule | Thrift flips with item, bought price and sold price | make it do the profit by itself sold minus bought minus 2 quid postage | profit | | item,bought,sold
    add-screen | Cricket matches with date, runs and wickets | other page for players pls, name and phone and who paid the tape ball money | player,phone,paid | | run,wicket
    look | Missing dishes with dish and owner | The writing is rather faint. Could it be bigger and darker, on a cream background? | | | dish,owner
    look | Skateboard tricks with trick and landed date | ew the blue is giving dentist make it black n neon green | | | trick,date
    sort | Bus delays with date, minutes late and driver | i want most late on the top | | | minute,driver
    group | Balikbayan box items with item, recipient and box number | put together by box number so i see box 1 then box 2 | box | | item,recipient
    filter | Hay bale sales with farmer, bales and paid | how do i jus see the ones not payed, need a buton for it | | | farmer,bale,paid
    question | Verb flashcards with English and Polish | it works when no internet? and i can give to my friend? | | | english,polish
    multi | Water meter readings with flat and reading | change reading to new read, add old read, and make used column what calculate | new read,old,used/usage | | flat
    multi | Metal detecting finds with item, depth and field | get rid of depth lol i never measure. add photo and a yes/no for cleaned. also call the app Muddy Bits | photo/image/picture,cleaned,muddy bits | depth | item,field
    multi | Sheet music loans with song, copy number and singer | right could we have voice part soprano alto tenor bass and a returned tick and instead of singer put borrower thank you very much | part/voice,soprano,returned,borrower | singer | song,copy
    multi | DnD NPC list with name, accent and place | add catchphrase, alive/dead thing, ditch place, n make it purple fr | catchphrase,alive/dead | place | name,accent
    multi | Foot checks with date, wound and color | sir please: color no need, add left or right, add size in cm, and newest day first show | left,right,size | color | date,wound
    `,
  ),
];
