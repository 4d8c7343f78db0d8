import { entity, subjectsOf } from '../define.ts';

export const mediaSubjects = subjectsOf('media', [
  {
    id: 'musicPlayer',
    tr: 'müzik çalar, müzik, müzik listesi, şarkı listesi, çalma listesi, şarkı',
    en: 'music player, music, playlist, song list, lyric, setlist, song, music library',
    hints: 'şarkı, albüm, çal, sanatçı ~ song, album, play, artist',
    name: 'Kulaklık~Headphones',
    icon: 'musical-notes',
    palettes: 'plum graphite cherry',
    options: { player: 'audio' },
    entities: [
      entity(
        'song songs musical-notes',
        'şarkı, şarkılar ~ song, songs',
        `title! Şarkı~Song; artist!; photo; album:text #subtitle Albüm~Album; dur; cat #category Tür~Genre = Akustik~Acoustic, Caz~Jazz, Pop~Pop, Enstrümantal~Instrumental; fav; date Eklendi~Added`,
        `
        Sabah Vapuru~Morning Ferry | Kıyı Üçlüsü~Shoreline Trio | Rıhtım~Harbour | 4 | jazz | 1 | -1
        Ihlamur~Linden | Ela Deniz~Ella Marsh | Avlu~Courtyard | 3 | acoustic | | -3
        Uzun Yol~Long Road | Gece Treni~Night Train | İstasyon~Station | 5 | pop | 1 | -6
        Yağmurdan Önce~Before the Rain | Ela Deniz~Ella Marsh | Avlu~Courtyard | 4 | acoustic | 1 | -8
        Çatı Katı~Attic | Kutu~Small Rooms | Taslaklar~Sketches | 2 | instrumental | | -12
        Pazar~Sunday | Gece Treni~Night Train | İstasyon~Station | 3 | pop | | -15
        Fener~Lantern | Kıyı Üçlüsü~Shoreline Trio | Rıhtım~Harbour | 6 | jazz | | -21
        Ninni~Lullaby | Kutu~Small Rooms | Taslaklar~Sketches | 3 | instrumental | 1 | -30
        `,
      ),
    ],
  },
  {
    id: 'podcasts',
    tr: 'podcast, radyo, sesli kitap, radyo kanalları',
    en: 'podcast, radio, podcast player, audiobook, radio station',
    hints: 'bölüm, dinle, kanal, yayın ~ episode, listen, channel, show',
    name: 'Kulak Misafiri~Earshot',
    icon: 'mic',
    palettes: 'violet terracotta slate',
    options: { player: 'audio' },
    entities: [
      entity(
        'episode episodes mic',
        'bölüm, bölümler ~ episode, episodes',
        `title! Bölüm~Episode; author! #author Program~Show; photo; dur; date! Yayın~Published; done Dinlendi~Played; fav; desc`,
        `
        Boğaz'ın akıntıları~Tides of the estuary | Deniz Saati~Sea Hour | 42 | 0 | | 1 | Bir kaptanla yarım saat.~Half an hour with a ferry captain.
        İlk dükkânı açmak~Opening the first shop | Küçük İşler~Small Trades | 35 | -1 | | | Bir terzinin beş yıllık hikâyesi.~Five years of a tailor's business.
        Uyuyamayanlar~Those who cannot sleep | Gece Yarısı~Midnight | 51 | -3 | 1
        Mahallenin fırını~The corner bakery | Küçük İşler~Small Trades | 28 | -7 | 1 | 1
        Yıldız haritaları~Maps of the stars | Merak~Curious | 47 | -9 | | | Gökyüzüne çıplak gözle bakmak.~Looking at the sky without a telescope.
        Eski haritacılar~Old mapmakers | Merak~Curious | 39 | -16
        Kış balıkları~Winter fish | Deniz Saati~Sea Hour | 33 | -21 | 1
        `,
      ),
    ],
  },
  {
    id: 'sleepSounds',
    tr: 'uyku sesleri, beyaz gürültü, doğa sesleri, rahatlatıcı sesler, yağmur sesi, ninni, beyaz gürültü bebek',
    en: 'sleep sound, white noise, nature sound, relaxing sound, rain sound, lullaby, ambient sound',
    hints: 'yağmur, dalga, uyu, süre ~ rain, wave, sleep, timer',
    name: 'Gece Sesleri~Night Sounds',
    icon: 'moon',
    palettes: 'indigo teal slate',
    options: { player: 'sounds' },
    entities: [
      entity(
        'sound sounds volume-medium',
        'ses, sesler ~ sound, sounds',
        `title! Ses~Sound; photo; cat! = Doğa~Nature, Ev~Home, Şehir~City, Gürültü~Noise; dur; fav`,
        `
        Yağmur~Rain | nature | 60 | 1
        Deniz dalgası~Ocean waves | nature | 60 | 1
        Soba ateşi~Fireplace | home | 45
        Vantilatör~Fan | home | 120
        Gece treni~Night train | city | 45 | 1
        Kahve dükkânı~Coffee shop | city | 60
        Beyaz gürültü~White noise | noise | 480
        Cırcır böcekleri~Crickets | nature | 60
        `,
      ),
    ],
  },
  {
    id: 'voiceNotes',
    tr: 'ses kaydı, sesli not, ses kaydedici, sesli günlük, diktafon',
    en: 'voice note, voice recorder, voice memo, audio recorder, dictaphone, voice diary',
    hints: 'kayıt, dinle, dakika, mikrofon ~ record, listen, minute, microphone',
    name: 'Sesli Not~Voice Notes',
    icon: 'mic',
    palettes: 'cherry graphite amber',
    options: { player: 'recordings' },
    entities: [
      entity(
        'recording recordings mic',
        'kayıt, kayıtlar ~ recording, recordings',
        `title!; date!; time; dur; cat = Ders~Class, Toplantı~Meeting, Fikir~Idea, Müzik~Music; fav; note`,
        `
        Şarkı fikri, mutfak~Song idea, kitchen | 0 | 08:12 | 1 | music | 1
        Ekip toplantısı~Team meeting | 0 | 10:05 | 38 | meeting | | Bütçe 24. dakikada~Budget at minute 24
        Tarih dersi, 6. hafta~History class, week 6 | -1 | 13:10 | 52 | class
        Alışveriş hatırlatma~Shopping reminder | -2 | 18:40 | 1 | idea
        Dedemle konuşma~Talk with grandpa | -6 | 16:20 | 27 | idea | 1 | Gençliğini anlatıyor~About when he was young
        Müşteri görüşmesi~Client call | -9 | 11:30 | 19 | meeting
        `,
      ),
    ],
  },
  {
    id: 'notes',
    tr: 'not defteri, not, not alma, notlar, not tutma, fikir defteri, hızlı not, yazı defteri',
    en: 'note, notebook, note taking, notepad, quick note, idea notebook, memo',
    hints: 'fikir, etiket, yaz, sabitle ~ idea, tag, write, pin',
    name: 'Not Köşesi~Note Corner',
    icon: 'document-text',
    palettes: 'amber teal coffee',
    options: { home: 'notes' },
    entities: [
      entity(
        'note notes document-text',
        'not, notlar ~ note, notes',
        `title!; text! Not~Note; date!; tags; fav Sabit~Pinned; color`,
        `
        Hafta sonu için~For the weekend | Börek malzemesi, balkon temizliği, Ela'ya kitap.~Cake ingredients, clean the balcony, a book for Ella. | 0 | ev~home | 1 | #fde68a
        İş görüşmesi notları~Interview notes | Ekip altı kişi, iki gün ofis. Maaşı ikinci turda soracağım.~Team of six, two days in the office. Ask about pay in round two. | 0 | iş~work | | #bfdbfe
        Roman için isimler~Names for the novel | Rıfat, Müzeyyen, Kaptan Sait, kedi Turşu.~Ruth, Captain Ames, the cat called Pickle. | -2 | fikir~ideas | | #fbcfe8
        Kombi basıncı~Boiler pressure | 1,2 barın altına düşerse alttaki musluktan doldur.~If below 1.2 bar, open the tap underneath. | -4 | ev~home | 1 | #d1fae5
        Duyduğum güzel cümle~A line I heard | 'Acele eden değil, devam eden varır.'~'It is not the hurried one who arrives, but the one who goes on.' | -7 | fikir~ideas
        Seramik kursu~Pottery class | Salı 19:00, çamur dahil, önlük getir.~Tuesday 7 pm, clay included, bring an apron. | -11 | kurs~class
        Wi-Fi misafir~Guest Wi-Fi | Şifre buzdolabının yan tarafında yazıyor.~The code is on the side of the fridge. | -15 | ev~home
        `,
      ),
    ],
  },
  {
    id: 'videos',
    tr: 'video, video kütüphanesi, video listesi, video arşivi, kısa video, yayın',
    en: 'video, video library, video player, video list, streaming, short video, video feed',
    hints: 'izle, kanal, süre, oynat ~ watch, channel, length, play',
    name: 'Video Rafı~Video Shelf',
    icon: 'videocam',
    palettes: 'cherry graphite indigo',
    options: { player: 'video' },
    entities: [
      entity(
        'clip clips videocam',
        'video, videolar ~ video, videos',
        `title! Video~Video; author Kanal~Channel; photo; dur; url; cat! = Yemek~Cooking, Eğitim~Learning, Müzik~Music, Gezi~Travel; done İzlendi~Watched; fav; date Eklendi~Added`,
        `
        On dakikada mantı hamuru~Fresh pasta in ten minutes | Ev Mutfağı~Home Kitchen | 11 | https://example.com/v1 | cooking | | 1 | 0
        Kaş'tan Kalkan'a yürüyüş~Walking the coast path | Patika~Trails | 24 | https://example.com/v2 | travel | 1 | | -2
        Excel'de özet tablo~Pivot tables explained | Masabaşı~Desk Skills | 16 | https://example.com/v3 | learning | | | -4
        Çatıda konser~Rooftop concert | Kıyı Üçlüsü~Shoreline Trio | 38 | https://example.com/v4 | music | | 1 | -7
        Bisiklet vitesi ayarı~Adjusting bike gears | Tamirhane~The Workshop | 9 | https://example.com/v5 | learning | 1 | | -12
        Karadeniz yaylaları~Highland villages | Patika~Trails | 31 | https://example.com/v6 | travel | | | -18
        Limonlu kek~Lemon drizzle cake | Ev Mutfağı~Home Kitchen | 14 | https://example.com/v7 | cooking | | | -25
        `,
      ),
    ],
  },
  {
    id: 'wallpapers',
    tr: 'duvar kağıdı, duvar kâğıdı, arka plan, resim galerisi, görsel galerisi, ilham panosu, moodboard',
    en: 'wallpaper, background, image gallery, mood board, inspiration board',
    hints: 'görsel, kategori, indir, favori ~ image, category, save, favourite',
    name: 'Duvar~Wallboard',
    icon: 'images',
    palettes: 'plum teal rose',
    options: { player: 'images' },
    entities: [
      entity(
        'wallpaper wallpapers image',
        'görsel, görseller ~ image, images',
        `title!; photo; cat! = Doğa~Nature, Soyut~Abstract, Şehir~City, Uzay~Space; color; fav; date Eklendi~Added`,
        `
        Sisli orman~Misty forest | nature | #3f5d4c | 1 | -1
        Gece köprüsü~Bridge at night | city | #1e2a4a | | -2
        Turuncu dalga~Orange wave | abstract | #d97706 | 1 | -4
        Samanyolu~Milky Way | space | #312e5c | | -6
        Tuz gölü~Salt lake | nature | #e8b4b8 | 1 | -9
        Yağmurlu cam~Rain on glass | city | #5b6b7a | | -13
        Kâğıt katları~Folded paper | abstract | #94a3b8 | | -17
        Kızıl gezegen~Red planet | space | #9a3412 | | -22
        `,
      ),
    ],
  },
]);
