import { compactSubjects } from '../compact.ts';

const collectionSubjects = compactSubjects(
  { archetype: 'collection', fields: (_, more) => `${more}; note; fav` },
  `
  babyNames | bebek ismi, bebek isimleri, isim listesi, isim fikirleri, isim bulma, kız isimleri, erkek isimleri | baby name, name idea, girl name, boy name, baby name list
  | isim, isimler ~ baby name, baby names | Defne~Ivy / Aras~Theo / Mira~Mila / Deniz~Noah / Ela~Ella / Kuzey~Finn | name! İsim~Name; gender #category; meaning #subtitle; origin:text Köken~Origin; rating | Bebek İsimleri~Name Nest | heart rose sky amber

  houseViewings | ev arama, gezdiğim evler, ev bakma, ev arıyorum, kiralık ev arama, ev gezme, ev karşılaştırma | house viewing, flat hunting, apartment viewing, flat viewing, home search, house comparison, apartment search
  | ev, evler ~ viewing, viewings | Moda 2+1~Maple Street flat / Bahçelievler 3+1~River View / Karşıyaka 2+1~Old Mill loft / Üsküdar teras~Park Terrace / Çayyolu 4+1~Hill House / Bornova 1+1~Station Road | title! Ev~Place; photo; address; price Fiyat veya kira~Price or rent; m2; room; rating; status! = Gezilecek~To view:i, Gezildi~Viewed, Beğendim~Shortlisted:s, Elendi~Rejected:d | Ev Arayışı~Home Hunt | home terracotta teal slate

  gameBacklog | oyun listesi, bitirdiğim oyunlar, oynadığım oyunlar, bilgisayar oyunları, kutu oyunları koleksiyonu, oyun arşivi | game backlog, games played, board game collection, game library, steam backlog
  | oyun, oyunlar ~ game, games | Kayıp Ada~Lost Island / Gece Treni~Night Train / Yıldız Limanı~Star Harbor / Kule~The Tower / Orman~Deep Woods / Pist~Race Day | title!; photo; platform:choice #category Platform~Platform = Bilgisayar~PC, Konsol~Console, Mobil~Mobile, Kutu oyunu~Board game; hours; rating; status! = Sırada~Backlog:w, Oynuyorum~Playing:i, Bitti~Finished:s | Oyun Rafı~Game Shelf | game-controller violet graphite teal

  cosmetics | makyaj, kozmetik, kozmetik koleksiyonu, parfüm koleksiyonu, cilt bakım ürünleri, oje, ruj | makeup, makeup collection, cosmetics, perfume collection, skincare product, nail polish, skincare routine, lipstick
  | ürün, ürünler ~ product, products | Nemlendirici~Moisturiser / Mat ruj~Matte lipstick / Güneş kremi~Sunscreen / Maskara~Mascara / Serum~Serum / Oje~Nail polish | name!; photo; brand; cat = Cilt~Skin, Yüz~Face, Göz~Eyes, Dudak~Lips, Koku~Scent; price; expiry; rating | Makyaj Çantam~Beauty Shelf | rose rose plum amber

  knitting | örgü modeli, örgü projesi, örgü modelleri, örgü, tığ işi, kanaviçe, yün, ip stoku, dikiş projeleri, el işi projeleri | knitting, crochet project, cross stitch, quilting, yarn stash, sewing project, knitting project, yarn, quilt, craft project
  | proje, projeler ~ project, projects | Atkı~Scarf / Bebek battaniyesi~Baby blanket / Kazak~Sweater / Bere~Beanie / Çorap~Socks / Şal~Shawl | title!; photo; yarn:text İp~Yarn; colorName:text Renk no~Colour no; needle:text Şiş numarası~Needle size; start; progress; status! = Planlandı~Planned:w, Örülüyor~In progress:i, Bitti~Finished:s | Örgü Sepeti~Yarn Basket | color-wand rose plum teal

  outfitsAndGear | ekipman listesi, fotoğraf ekipmanı, balıkçılık malzemesi, kamera ekipmanı, müzik aletleri, gitar koleksiyonu | gear list, camera gear, fishing gear, guitar collection, instrument collection, photography equipment, bike parts
  | ekipman, ekipmanlar ~ piece of gear, pieces of gear | 50 mm lens~50 mm lens / Tripod~Tripod / Akustik gitar~Acoustic guitar / Kulaklık~Headphones / Mikrofon~Microphone / Çanta~Bag | name!; photo; brand; serial; price; date Alış tarihi~Bought on; condition:choice #category Durum~Condition = Yeni~New, İyi~Good, Bakım ister~Needs care:w | Ekipman Listem~Gear Shelf | camera slate teal amber

  boxContents | koli, koli listesi, hangi koli, hangi kutu, kutu içeriği, depo kutuları | moving box, which box, box inventory, box content, storage box, storage bin
  | koli, koliler ~ box, boxes | Mutfak 1~Kitchen 1 / Kitaplar~Books / Kışlıklar~Winter clothes / Banyo~Bathroom / Oyuncaklar~Toys / Kablolar~Cables | title! Koli~Box; inside:longText İçindekiler~Contents; room:text #category Oda~Room; photo; fragile:boolean Kırılır~Fragile | Koli Listesi~Box Finder | cube terracotta teal slate

  plays | tiyatro oyunu, gittiğim konserler, gittiğim maçlar, konser günlüğü, izlediğim oyunlar, müze gezileri | concerts attended, theatre visit, gig diary, matches attended, museum visit, shows seen, play seen
  | gösteri, gösteriler ~ show, shows | Kış Masalı~Winter Tale / Caz gecesi~Jazz night / Derbi~Derby / Resim sergisi~Art show / Rock festivali~Rock festival / Opera~Opera | title!; photo; date!; place; kind = Konser~Concert, Tiyatro~Theatre, Maç~Match, Sergi~Exhibition; companion:text Kiminle~With; rating | Gittiklerim~Nights Out | ticket violet cherry amber
  `,
);

const listSubjects = compactSubjects(
  { archetype: 'checklist', fields: (_, more) => `${more}; done! #done; note` },
  `
  gifts | hediye, hediye listesi, hediye fikirleri, yılbaşı hediyesi, doğum günü hediyesi, bayram hediyesi, yılbaşı çekilişi, hediye alacağım kişiler, anneler günü hediyesi | gift, gift list, gift idea, christmas gift, present list, birthday present, christmas list, secret santa, gift tracker, christmas shopping
  | hediye, hediyeler ~ gift, gifts | Kitap seti~Book set / Atkı~Scarf / Kahve değirmeni~Coffee grinder / Yapboz~Puzzle / Kolye~Necklace / Saksı çiçeği~Houseplant | title! Hediye~Gift; person:text! #person Kime~For person; occasion:choice #category Ne için~Occasion = Doğum günü~Birthday, Yılbaşı~Christmas, Bayram~Holiday, Yıl dönümü~Anniversary; budget; price Ödenen~Spent; due Gün~Date | Hediye Listesi~Gift List | gift cherry forest amber

  movingHouse | taşınma, taşınma hazırlığı, ev taşıma listesi, taşınma listesi | moving house, house move, moving checklist, new apartment checklist
  | iş, işler ~ moving task, moving tasks | Elektrik aboneliği~Move the electricity / Mutfak kolileri~Kitchen boxes / Adres değişikliği~Change address / Nakliye randevusu~Book the van / Eski evi temizle~Clean the old flat / İnternet nakli~Move the internet | title!; room:text #category Oda~Room; box:number Koli~Boxes <0..>; due; cost | Taşınma Planı~Moving Day | cube terracotta teal slate

  campingGear | kamp malzemesi, kamp malzemeleri, kamp listesi, trekking malzemesi, festival çantası, plaj çantası, piknik | camping gear, camping checklist, hiking gear, festival packing, beach bag, picnic, backpacking list
  | malzeme, malzemeler ~ gear item, gear items | Çadır~Tent / Uyku tulumu~Sleeping bag / Kafa lambası~Head torch / Ocak~Stove / Su matarası~Water bottle / İlk yardım~First aid kit | title!; cat = Uyku~Sleep, Mutfak~Kitchen, Giyim~Clothes, Güvenlik~Safety; qty; weight Ağırlık~Weight | Kamp Çantası~Camp Kit | bonfire forest olive amber

  hospitalBag | hastane çantası, doğum çantası, bebek hazırlığı, bebek ihtiyaç listesi, bebek odası | hospital bag, baby checklist, nursery prep, birth plan, new baby checklist
  | hazırlık, hazırlıklar ~ baby item, baby items | Zıbın~Bodysuits / Bebek bezi~Nappies / Battaniye~Blanket / Gecelik~Nightgown / Emzirme yastığı~Nursing pillow / Oto koltuğu~Car seat | title!; cat = Bebek~Baby, Anne~Mother, Oda~Room, Evrak~Papers; qty; price; due | Bebek Hazırlığı~Baby Ready | happy rose sky mint

  partyPrep | parti hazırlığı, doğum günü hazırlığı, parti planı, kına gecesi, kına hazırlığı, sünnet hazırlığı, mezuniyet partisi, bekarlığa veda, yılbaşı partisi | party planning, party checklist, party prep, bachelorette party, graduation party, barbecue
  | hazırlık, hazırlıklar ~ party task, party tasks | Pasta siparişi~Order the cake / Davetiye~Invitations / Süsleme~Decorations / Müzik listesi~Playlist / İkramlar~Snacks / Fotoğrafçı~Photographer | title!; person:text Kim~Who; cost; due | Parti Hazırlığı~Party Prep | balloon violet rose amber

  paperwork | vize evrakları, evrak listesi, başvuru evrakları, pasaport başvurusu, okul kayıt evrakları, gerekli belgeler | visa document, document checklist, paperwork checklist, application paperwork, required document, immigration checklist
  | evrak, evraklar ~ paper, papers | Pasaport fotokopisi~Passport copy / Banka dökümü~Bank statement / Fotoğraf~Photos / Başvuru formu~Application form / Sigorta~Insurance / Davet mektubu~Invitation letter | title! Evrak~Document; office:text Nereden~From; due; cost | Evrak Listesi~Paper Trail | document-text slate indigo teal

  openingList | açılış kapanış, açılış listesi, kapanış kontrolü, dükkan açılış listesi, vardiya teslim, mutfak kapanış | opening checklist, closing checklist, shift handover, opening and closing, daily shop checklist, kitchen closing
  | kontrol, kontroller ~ check, checks | Kasa açılışı~Count the till / Işıklar~Lights / Vitrin~Window display / Dolap sıcaklığı~Fridge temperature / Çöpler~Bins / Alarm~Alarm | title!; part:choice #category Ne zaman~When = Açılış~Opening, Gün içi~During the day, Kapanış~Closing; person:text Kim~Who | Açılış Kapanış~Open And Close | storefront amber teal slate

  readingPlan | kuran okuma, hatim, hatim takibi, cüz, cüz dağıtımı, mukabele, incil okuma planı, kuran ezber, hafızlık, ezber takibi, sure ezberi | bible reading plan, quran memorization, quran memorisation, hifz, scripture reading, reading plan, juz, bible study plan, bible reading
  | bölüm, bölümler ~ passage, passages | 1. cüz~Genesis 1–3 / 2. cüz~Psalm 23 / 3. cüz~Matthew 5 / 4. cüz~John 1 / 5. cüz~Romans 8 / 6. cüz~Proverbs 3 | title! Cüz veya bölüm~Passage; person:text Okuyan~Reader; due Gün~Day; page:number Sayfa~Page <0..> | Okuma Planı~Reading Plan | book forest amber teal
  `,
);

const boardSubjects = compactSubjects(
  {
    archetype: 'board',
    fields: (_, more) =>
      `title! Eşya~Item; photo; ${more}; status! = Bekliyor~Waiting:w, Sahibi bulundu~Claimed:s, Bağışlandı~Donated; note`,
  },
  `
  lostAndFound | kayıp eşya, buluntu eşya, kayıp eşyalar, unutulan eşya, kayıp buluntu | lost and found, lost property, found item, lost item, left behind item
  | eşya, eşyalar ~ found item, found items | Mavi mont~Blue coat / Su matarası~Water bottle / Gözlük~Glasses / Şemsiye~Umbrella / Anahtarlık~Keys / Sırt çantası~Backpack | place Bulunduğu yer~Found at; date Bulunduğu gün~Found on; person:text Bulan~Found by; phone Sahibinin telefonu~Owner’s phone | Kayıp Eşya~Lost And Found | search amber teal slate
  `,
);

const weekPlanSubjects = compactSubjects(
  { archetype: 'weekPlan', fields: (_, more) => `title!; day!; startTime; ${more}; note` },
  `
  trainingPlan | antrenman planı, koşu planı, antrenman programı, maraton hazırlık, spor programı, antrenman saatleri | training plan, marathon training, marathon plan, running plan, workout plan, couch to 5k, race plan
  | antrenman, antrenmanlar ~ session, sessions | Kolay koşu~Easy run / Tempo koşusu~Tempo run / Uzun koşu~Long run / Kuvvet~Strength / Dinlenme~Rest / Yokuş~Hill repeats | week:number Hafta~Week <1..52>; dist; dur; done | Antrenman Planı~Training Plan | fitness forest amber indigo
  `,
);

const peopleSubjects = compactSubjects(
  { archetype: 'people', fields: (_, more) => `name! Ad soyad~Full name; photo; phone; ${more}; note` },
  `
  clubs | kulüp, satranç kulübü, fotoğraf kulübü, öğrenci kulübü, okul kulübü, izci, taraftar derneği, kooperatif, köy derneği, hobi kulübü, gençlik merkezi, okul aile birliği | club, chess club, photography club, school club, scout group, youth group, parent association, society, alumni, rotary club, running club, after school club
  | üye, üyeler ~ club member, club members | | role Görev~Role; start Katılma~Joined; points #value; fee Aidat~Fee; paid; present Bugün geldi~Here today | Kulüp Üyeleri~Club Roll | people indigo teal amber

  schoolTrip | okul gezisi, gezi katılımı, veli izni, gezi listesi, gezi parası | school trip, field trip, permission slip, trip consent
  | öğrenci, öğrenciler ~ pupil, pupils | | class; parents; permission:boolean Veli izni~Permission; fee; paid; present Geziye geldi~On the bus | Okul Gezisi~Trip List | bus amber sky forest

  choir | koro, korist, tiyatro topluluğu, tiyatro, tiyatro grubu, prova, prova takvimi, halk oyunları, folklor ekibi, bando, orkestra üyeleri | choir, singer, theatre group, drama club, rehearsal, orchestra member, folk dance, marching band, theater group, amateur dramatics
  | üye, üyeler ~ performer, performers | | part:choice #category Grup~Voice part = Soprano~Soprano, Alto~Alto, Tenor~Tenor, Bas~Bass; role Rol~Role; present Provada~At rehearsal; size Kostüm bedeni~Costume size | Prova Defteri~Rehearsal Roll | musical-notes plum rose indigo

  sportsGroup | ragbi, voleybol takımı, takım kadrosu, antrenman katılımı, takım müsaitlik, kürek takımı, hentbol takımı, amatör takım | rugby team, volleyball team, team availability, hockey team, cricket team, netball, rowing club, player availability, baseball team, dance team, cheer squad, rugby
  | oyuncu, oyuncular ~ player, players | | pos; shirt:number Forma no~Shirt number <0..>; present Maça geliyor~Available; goals Sayı~Points scored; paid Aidat ödendi~Dues paid | Takım Kadrosu~Team Sheet | football forest cherry indigo

  leagueTable | puan durumu, lig tablosu, lig puan durumu, amatör lig, turnuva puan tablosu | league table, darts league, pool league, standings, league standings, sunday league, pub league
  | takım, takımlar ~ team, teams | | played:number Oynadığı~Played <0..>; won:number Galibiyet~Won <0..>; drawn:number Beraberlik~Drawn <0..>; lost:number Mağlubiyet~Lost <0..>; points #value | Puan Durumu~League Table | trophy forest indigo amber

  camp | yaz kampı, yaz okulu, çocuk kulübü, kreş öğrencileri, gündüz bakımevi, pansiyon öğrencileri, öğrenci yurdu | summer camp, holiday camp, camp roster, daycare, after-school care, dormitory, sunday school, playgroup
  | çocuk, çocuklar ~ child, children | | age; guardian:text Veli~Guardian; group:choice #category Grup~Group = Minikler~Juniors, Büyükler~Seniors; allergy:text Alerji~Allergies; present | Kamp Listesi~Camp Roster | bonfire amber forest sky
  `,
);

export const thingAndListSubjects = [
  ...collectionSubjects,
  ...listSubjects,
  ...boardSubjects,
  ...weekPlanSubjects,
  ...peopleSubjects,
];
