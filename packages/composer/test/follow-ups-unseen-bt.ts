import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; read. */
export const followBT: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Tesisat arıza defteri: müşteri, adres, arıza | müşterilerin yarısı parayı sonra veriyo, bi de ödendi mi diye kutucuk koysana | odendi | | musteri,adres,ariza
    add | servis nöbet devri: hasta, yatak no, ilaç saati | Merhaba, yatak basina bi de alerji alani gerekiyor, penisilin falan yazacagiz | alerji | | hasta,yatak,ilac
    add | U13 kadro: oyuncu, mevki, forma no | veli telefonu da lazim hocam, yagmurda idman iptal olunca tek tek rehberden ariyorum | telefon | | oyuncu,mevki,forma
    add | Yurt çamaşır sırası: oda, makine, saat | hangi programda yıkadığını da seçsin millet: pamuklu, sentetik, yünlü. kazağım bebek kazağı oldu geçen | program,pamuklu,sentetik,yunlu | | oda,makine,saat
    add | Kovan kontrol: kovan no, ana arı, petek sayısı | Varroa sayımını da yazabileyim, çekmeceye düşen adet yani. Geçen güz üç kovan söndü bu yüzden | varroa | | kovan,ana ari,petek
    add | Cami iftar gönüllüleri: isim, görev, gün | Selamün aleyküm kardeşim, kimin arabası var onu da işaretleyelim, yaşlıları teravihten sonra evine bırakıyoruz | araba/arac | | isim,gorev,gun
    add | Pamukun mama günlüğü: tarih, mama, öğün | veteriner kilosunu sordu kaldım öyle. kilo ekle | kilo | | tarih,mama,ogun
    add | Kuaför boya kartı: müşteri, boya numarası, tarih | oksidan oranı yok ki bunda!! onsuz ne işime yarar, koyun hemen | oksidan | | musteri,boya,tarih
    add | kefal lufer defteri: tarih, yer, balik, boy | hangi yemle tuttuğumu yazcak yer yok. yem diye bişey olsun, karides mamun sülünez çıksın ben basayım | yem,karides,mamun,sulunez | | yer,balik,boy
    add | Ofis malzeme dolabı: malzeme, adet, raf | Sayın yetkili, listeye tedarikçi firmanın ve son sipariş tarihinin de eklenmesini rica ederim. İyi çalışmalar. | tedarikci,siparis | | malzeme,adet,raf
    add | Dönerci vardiyası: eleman, gün, saat | ya bide sözleşme yaz, Minijob mu Vollzeit mi belli olsun, Steuerberater her ay kafamı şişiriyo | minijob,vollzeit | | eleman,gun,saat
    add | Kemençe dersleri: öğrenci, parça, hafta | uşağum akort nasıldur oni da yazalum oraya, la re sol gibi | akort | | ogrenci,parca,hafta
    add | Taziye evi çay nöbeti: hane, tarih | kaç kişi gelecek bilmeden semaver yakıyoz, kişi sayısı da girilsin | kisi | | hane,tarih
    add | Ebru denemeleri: boya, kitre yoğunluğu, desen | Acaba tekneden çıkan kâğıdın fotoğrafını da iliştirebilir miyim? Yanına bir fotoğraf yeri rica edecektim | foto | | boya,kitre,desen
    add | Dolmuş sefer defteri: plaka, şoför, kalkış | mazotu kaç litre koydu onu da yazsın soförler, bide kilometre. hortumluyolar valla | litre/mazot,kilometre/km | | plaka,sofor,kalkis
    add | Asansör bakımı: tarih, firma, tutar | sonraki bakım ne zaman o da gözüksün evladım, 74 yaşındayım aklımda kalmıyor | sonraki | | tarih,firma,tutar
    add | Diyaliz takibi: tarih, giriş kilosu, çıkış kilosu | tansiyon eklermisin, 13/8 gibi tek kutuya yazarım | tansiyon | | tarih,giris,cikis
    add | Halısaha borç listesi: oyuncu, maç tarihi, borç | kaleci kimdi o da yazsın lan hep ben geçiyom kaleye kanıt olsun | kaleci | | oyuncu,tarih,borc
    add | Turşu küpleri: sebze, kurulum tarihi, tuz oranı | limon mu sirke mi kavgası bitmedi bizde. asit türü diye bi şey koy, seçenekler: limonlu, sirkeli, koruklu | asit,limonlu,sirkeli,koruklu | | sebze,kurulum,tuz
    add | Güvercin soy defteri: halka no, cins, renk | anne halkası ile baba halkası da lazm akraba ciftlesiyo yoksa taklacilar bozuluyo | anne,baba | | halka,cins,renk
    remove | Nikah salonu rezervasyon: gelin, damat, tarih, davetli sayısı | davetli sayısını kaldır gitsin kimse doğrusunu söylemiyo zaten | | davetli | gelin,damat,tarih
    remove | Kan bağışçıları: isim, kan grubu, doğum yılı, ilçe | Doğum yılına gerek kalmadı, KVKK bakımından da sakıncalıymış. Çıkarabilir misiniz? | | dogum | isim,kan grubu,ilce
    remove | bisiklet tamir: model, ariza, parca, fiyat | fiyati sil arkadaslardan para almiyom ayip oluyo | | fiyat | model,ariza,parca
    remove | Kına organizasyon: paket, gece tarihi, semt, kapora | artık elden peşin çalışıyoruz, kapora uçsun oradan | | kapora | paket,tarih,semt
    remove | Ders notu paylaşımı: ders, hoca, dönem, link | dekanlıktan azar yedik, hoca adları görünmesin hatta o alan komple olmasın | | hoca | ders,donem,link
    remove | Akvaryum değerleri: tarih, ph, nitrat, sıcaklık | nitrat kiti bitti, bi daha da almam o paraya. çıkart onu | | nitrat | tarih,ph,sicaklik
    rename | Soba odunu satışı: alıcı, metreküp, tutar | bizim burda metreküp deyen olmaz, ona çeki denir öyle yazıver | ceki | metrekup | alici,tutar
    rename | Moral ziyaretleri: gönüllü, hastane, saat | hastane yazan yere kurum denmesi daha uygun, huzurevine de gidiyoruz çünkü | kurum | hastane | gonullu,saat
    rename | Berber defteri: müşteri, saat, hizmet | hizmet ne be vergi dairesi mi burası, tıraş yaz oraya | tiras | hizmet | musteri,saat
    rename | Pilav günü kayıt: katılımcı, getireceği, adet | "Getireceği" kelimesini "İkramı" olarak değiştirirseniz memnun oluruz | ikram | getirecegi | katilimci,adet
    rename | Fidanlık stok: tür, saksı boyu, miktar | uygulamanın adını Yeşil Dede yapsana torunlar bana öyle diyo, gerisi aynı kalsın | yesil dede | | tur,saksi,miktar
    rename | ingilizce kelime kutum: kelime, anlam, cagrisim | cagrisim cok uzun kaciyo ekrana sigmiyo, ipucu olsun adi | ipucu | cagrisim | kelime,anlam
    change-field | Kargo masası: alıcı, daire, firma, durum | durumu elle yazmayalım; bekliyor, teslim edildi, iade diye üç şıktan seçilsin | bekliyor,teslim,iade | | daire,firma,durum
    change-field | Süt toplama: üretici, litre, yağ oranı | litre yerine kilogram olacak, tankın altındaki kantar kilo tartıyor bizde | kilogram/kilo/kg | litre | uretici,yag
    change-field | Tüplü dalış kaydı: nokta, derinlik, dip süresi | derinliğin yanında metre yazsın, Amerikalı misafir feet sandı 40 yazdı ödüm koptu | metre/(m) | | nokta,derinlik,dip suresi
    change-field | Yurt yemek puanı: öğün (kahvaltı, öğle, akşam), yemek, puan | ramazan geliyo öğüne sahuru da ekle seçenek olarak | sahur | | ogun,kahvalti,yemek,puan
    change-field | Davul zurna iş takvimi: köy, düğün tarihi, ücret | ücret lira çıkıyor hocam, euro olacak, almancı düğünleri bunlar | euro/eur/€ | | koy,tarih,ucret
    change-field | Kuran kursu yoklama: öğrenci, gün, katılım | katılım tik olmasın. geldi, gelmedi, izinli, geç kaldı; dördünden biri | gelmedi,izinli,gec kaldi | | ogrenci,gun,katilim
    change-rule | Site aidatı: daire, dönem, ödeme. Aidat 350 lira | genel kurulda el kalktı geçti, aidat 425 oldu haberiniz olsun | 425 | 350 | daire,donem,odeme
    change-rule | Su takibim: tarih, bardak. günlük hedef 2000 ml | doktor böbrekten ötürü fazla içme dedi 1750 mlye çekelim hedefi | 1750/1.750 | 2000 | tarih,bardak
    change-rule | Sınıf kitaplığı: kitap, öğrenci, alış tarihi. En çok 14 gün kalsın | Yaz tatilinde süreyi 45 güne çıkartalım, çocuklar köye gidiyor | 45 | 14 gun | kitap,ogrenci,alis
    add-screen | Ameliyathane setleri: set adı, sterilizasyon tarihi, raf | bozulan aletler için de ayrı bi liste açın: alet, kusur, gittiği servis | alet,kusur,servis | | set,steril,raf
    add-screen | Köy derneği üyeleri: ad, sülale, telefon | Başkan her toplantıda hesap soruyor bana. İkinci bir sayfada gelir gider tutalım | gelir,gider | | sulale,telefon
    add-screen | Balık lokantası: masa, sipariş, hesap | akşam kapatırken bakcağım bi özet sayfası istiyom, toplam hesap kaç para olmuş | toplam/ozet | | masa,siparis,hesap
    add-screen | Tiyatro kulübü provaları: oyuncu, sahne, tarih | Bunları ay ay gösteren bir takvim de olsa fena olmazdı yani, liste halinde kayboluyorum | takvim | | oyuncu,sahne,tarih
    look | İlaç saatlerim: ilaç, saat, doz | yavrum yazılar karınca duası gibi, biraz irileştir göremiyorum | | | ilac,saat,doz
    look | Taraftar deplasman otobüsü: isim, koltuk, ücret | bordo olsun renkler, mavi de koy. fenerlinin işi mi bu sarı mari | bordo/mavi | | isim,koltuk,ucret
    look | Yoğun bakım gece nöbeti: yatak, nabız, not | ekran gözümü deliyor saat 3te, karanlık moda al şunu | karanlik/koyu/dark | | yatak,nabiz,not
    sort | Tekne bağlama yerleri: tekne, iskele, boy | En uzun tekne en başa gelsin, boya göre dizelim | | | tekne,iskele,boy
    sort | Kurban hissesi: ortak, büyükbaş, kapora | aynı hayvanın ortakları alt alta dursun, hayvan hayvan grupla yani karman çorman | | | ortak,buyukbas,kapora
    sort | yks deneme netlerim: tarih, ders, net | eskiler ustte kaliyo ya, son girdigim en ustte ciksin | | | tarih,ders,net
    filter | Çeyiz satan dükkan veresiye: müşteri, ürün, borç, kapandı mı | borcu kapananları göstermesin bana, sadece alacağım kalanlar | | | musteri,urun,borc
    filter | Sokak kedileri kısırlaştırma: kedi, mahalle, kısır mı | Mahalleye göre süzebilelim lütfen, ben sadece Moda tarafına bakıyorum | | | kedi,mahalle,kisir
    filter | tamirci parca rafi: parca, marka, adet | adedi 0 olanlari tek tusla gorcem siparise cikarken | | | parca,marka,adet
    question | Mukabele halkası: cüz, okuyan, bitti mi | bunu cemaatten Hatice hanımın telefonuna nasıl yollarım, onda da açılır mı | | | cuz,okuyan
    question | Sera nem kaydı: sera, saat, nem | internet çekmiyo bizim orda, yazdıklarım silinir mi sonra? | | | sera,saat,nem
    question | Keman öğrencileri: ad, seviye, ders günü | Yanlış girdiğim bir kaydı nereden düzeltiyorum acaba, bulamadım da | | | seviye,ders gunu
    multi | Lastikçi defteri: plaka, ebat, fiyat | fiyat kalksın patron görmesin istiyo, ebatın adı ölçü olsun, bi de diş derinliği ekle | olcu,dis derinligi | fiyat,ebat | plaka
    multi | Kreş uyku çizelgesi: çocuk, yatış, kalkış, battaniye | Battaniye bilgisini çıkaralım. Yerine emzik ekleyelim, ayrıca sayfa pembe tonlarında olsun | emzik | battaniye | cocuk,yatis,kalkis
    multi | Amatör telsiz görüşmeleri: çağrı işareti, frekans, rapor | Tarihe gore sirala yeniden eskiye. Sehir alani koy. Raporun adini da sinyal yap | sehir,sinyal | rapor | cagri,frekans
`,
  ),
  ...readTold(
    'en',
    `
    add | Boiler callouts: customer, postcode, fault | can u stick the gas safe cert number on there aswell, landlords keep badgering me | cert/gas safe | | customer,postcode,fault
    add | Ward handover: bed, initials, diet | Please include a falls risk tick, matron went spare last Tuesday | falls | | bed,initials,diet
    add | Sunday league subs: player, month, paid | we do fines n all, quid a minute for turning up late. whack a fine column in | fine | | player,month,paid
    add | Dorm fridge: roommate, food, shelf | expiry date. someone's yoghurt has achieved sentience | expir | | roommate,food,shelf
    add | Hive inspections: hive, queen seen, brood frames | Temperament belongs on there, I'd say calm, jumpy or savage. Number 4 got me straight through the veil! | temperament,calm,jumpy,savage | | hive,queen,brood
    add | Church flower rota: Sunday, arranger, altar colour | Good afternoon dear. Might there be room for the cost of the blooms? Our treasurer insists on reimbursing us | cost | | sunday,arranger,altar
    add | Mosque parking stewards: brother, gate, prayer | salaam, we lose hi-vis vests every jumuah so need vest number given out inshallah | vest | | brother,gate,prayer
    add | Parrot diary: date, mood, words spoken | avian vet wants his weight in grams every monday so pop that in | weight | | date,mood,words
    add | Salon colour cards: client, shade, developer | PATCH TEST DATE!!! insurance wont touch me without it | patch | | client,shade,developer
    add | Carp log: swim, bait, catch weight | moon phase. dont laugh. new, half, full | moon,half,full | | swim,bait,weight
    add | Office keys: key tag, holder, door | Kindly do the needful and incorporate return date and department also, auditor is coming on 5th | return,department | | tag,holder,door
    add | Danfo takings: driver, route, amount | abeg e no complete o, agbero money no dey inside. make you put am | agbero | | driver,route,amount
    add | Tiffin subscribers: name, area, meals left | Sir diet is very very important here, give three options veg, egg, jain otherwise aunties will shout | diet,veg,egg,jain | | name,area,meals
    add | Allotment plots: plot, tenant, crop | could do wi knowin who's got a water butt, yes or no'll do | water butt | | plot,tenant,crop
    add | Pipe band uniforms: piper, kilt size, sporran | Forgot the tartan! Half of them turned out in hunting and half in dress at Oban, mortifying | tartan | | piper,kilt,sporran
    add | Rabbit breeding: doe, buck, kindling date | for 4H i also gotta write litter size plus how many were weaned | litter,weaned | | doe,buck,kindling
    add | insulin log: time, units, reading | nurse says rotate, so injection site, pick from belly thigh arm buttock | site,belly,thigh,arm,buttock | | time,units,reading
    add | Radio contacts: callsign, band, signal report | Would appreciate the grid locator too (mine's JO62qm), 73 | locator/grid | | callsign,band,report
    add | Potluck signups: family, dish, servings | my nephew ended up in A&E last year over a satay stick so there HAS to be allergens on every entry | allergen | | family,dish,serving
    add | Drywall crew: worker, jobsite, hours | boss docks us for lunch, so lunch minutes gotta be wrote down too ya know | lunch | | worker,jobsite,hours
    remove | Wedding DJ gigs: couple, venue, first dance, deposit | nobody does a first dance anymore apparently, bin it | | first dance | couple,venue,deposit
    remove | Night shelter guests: name, bunk, nationality, meal | Nationality shouldn't be recorded at all; our trustees objected. Take it off please. | | nationality | name,bunk,meal
    remove | Piano tuning rounds: piano, owner, pitch, humidity | I never actually measure humidity, scrap that one | | humidity | piano,owner,pitch
    remove | gym pr tracker: lift, kilos, reps, bodyweight | get rid of bodyweight its making me sad lol | | bodyweight | lift,kilos,reps
    remove | Quilt guild squares: quilter, block, fabric, deadline | There's no hurry any more since Marjorie moved to Devon, so lose the deadline would you | | deadline | quilter,block,fabric
    remove | POS shop float: agent, terminal, cash, commission | oga say make customers no see commission, comot am | | commission | agent,terminal,cash
    rename | Bus spotters log: fleet number, garage, livery | proper people say depot not garage, fix that | depot | garage | fleet,livery
    rename | Care home visits: resident, visitor, duration | We're told 'visitor' sounds cold, could that read Companion instead? | companion | visitor | resident,duration
    rename | Goat herd: tag, sire, vaccine | The app itself wants a new name, call it Bleating Heck. leave the rest be | bleating heck | | tag,sire,vaccine
    rename | Auto rickshaw union: member, stand, dues | dues is wrong word, we are calling it chanda only | chanda | dues | member,stand
    rename | Guitar pedal swaps: pedal, owner, condition | swap "owner" for "keeper", noone owns anything in this band | keeper | owner | pedal,condition
    rename | Scout badges: scout, badge, examiner | Examiner is terrifying for eight year olds. Helper would do. | helper | examiner | scout,badge
    change-field | Lab glassware: item, cupboard, state | state should be a pick list: intact, chipped, binned. people write essays | intact,chipped,binned | | item,cupboard,state
    change-field | Maple syrup runs: tree, sap gallons, boil date | I'm over the border in Quebec so that's litres, not gallons | litre/liter | gallon | tree,sap,boil
    change-field | Vinyl shelf: artist, album, format (LP, single) | you forgot 10 inch and shellac under format | 10 inch/10-inch,shellac | | artist,album,format
    change-field | Freelance translations: client, words, fee | fee comes up in dollars, i bill in pounds sterling ta | £/pound/gbp | | client,words,fee
    change-field | Choir attendance: singer, rehearsal, voice | Voice ought to be selectable rather than typed, namely soprano, alto, tenor and bass | soprano,alto,tenor,bass | | singer,rehearsal,voice
    change-field | Greenhouse temps: day, low, high | put celsius next to both numbers, the yanks on the forum got confused | celsius/°c | | day,low,high
    change-rule | Overdue library bikes: bike, rider, days out. Late fee 75 cents a day | council voted, late fee is 90 cents from now on | 90/0.90 | 75 cent | bike,rider,days
    change-rule | Step club: walker, date, steps, goal 8000 a day | my knees say 6500 is plenty as a goal | 6500/6,500 | 8000 | walker,date,steps
    change-rule | Minibus outings: passenger, pickup, destination. max 16 people | the new van only got 11 seats so cap it there | 11 | max 16 | passenger,pickup,destination
    add-screen | Coach's squad: player, position, fitness | Fixtures need their own list, opponent, kickoff, pitch. dont mix em with the lads | opponent,kickoff/kick-off,pitch | | player,position,fitness
    add-screen | Dog grooming: dog, breed, clip length | I buy loads of shampoo, so somewhere separate for supplies with product and bottles left | product,bottle | | dog,breed,clip
    add-screen | Freezer inventory: cut, kilos, frozen on | a totals page wd be handy, how many kilos altogether | total | | cut,kilos,frozen
    add-screen | Parish hall hire: hirer, room, date | Could one see it all on a calendar? Mrs Okafor double-booked the badminton again | calendar | | hirer,room,date
    look | Stargazing notes: object, eyepiece, seeing | going dark please, white screens kill my night vision out there | dark | | object,eyepiece,seeing
    look | Bake sale till: cake, price, sold | Everything's so tiny. I'm 81, enlarge the lettering | | | cake,price,sold
    look | Netball team kit: girl, bib, size | our colour is purple so can the buttons n stuff be purple | purple | | girl,bib,size
    sort | Marathon training: run, miles, pace | newest at the top yeah? | | | run,miles,pace
    sort | Court interpreters: interpreter, language, rate | Would you be so good as to bunch them together by language | | | interpreter,language,rate
    sort | Tamil film list: movie, director, year | order should be as per year only, oldest first | | | movie,director,year
    filter | Plumbing snags: flat, snag, fixed | only wanna see what aint fixed yet | | | flat,snag,fixed
    filter | Foster cats: cat, carer, vaccinated | Some way of narrowing the list down to one carer would help when I ring round | | | cat,carer,vaccinated
    filter | Secondhand textbooks: title, course, price, sold | hide sold ones they clog it up | | | title,course,price
    question | Sewing orders: customer, garment, fitting | does it remind me by itself the day before or what? | | | customer,garment,fitting
    question | Village cricket scores: batter, runs, overs | How do I get this onto my wife's iPad, she does the scoring when I'm in | | | batter,runs,overs
    question | Migraine log: start, trigger, tablet | who can read what i put in here?? its kinda private | | | start,trigger,tablet
    multi | Ferret club: ferret, owner, neutered | drop neutered, add date of birth, and owner should say human lol | birth,human | neutered,owner | ferret
    multi | Window cleaning round: house, windows, price | Couple of things pal: add 'gate code', and a seperate list of complaints with house n what they moaned about | gate code,complaint | | house,windows,price
    multi | Thesis interviews: participant, date, consent, mood | ditch mood; rename participant to respondent (my supervisor is fussy); longest-ago interviews first | respondent | mood,participant | date,consent
`,
  ),
];
