// Turkish nouns that do not follow the rules of their letters. Whole words in lower case.
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Loans with front suffixes after a back vowel: saatler, rolüm. */
export const frontLoans = words(`
  saat harf rol gol kontrol hal kalp alkol petrol seyahat dikkat hayal festival sembol usul ihtimal terminal sinyal metal
  ideal istiklal protokol cemaat ziraat kabahat futbol voleybol basketbol hentbol santral kartel emsal menkul meşgul ilmihal misal hilal ihmal meal mahal`);

/** Short words and loans whose last consonant softens before a vowel; longer ones soften by rule. */
export const softening = words('borç renk kalp dip kap çok gök genç güç harç blok plak grup denk cep');

/** Words of two or more syllables that keep p, ç, k or g. */
export const keepsConsonant = words(
  'hukuk ahlak emlak evrak iştirak infak blog log ofsayt jeolog laptop desktop workshop hiphop',
);

/** t becomes d before a vowel; all others keep it. */
export const softeningT = words(`
  adet kanat tat yurt dert kağıt kayıt senet armut yoğurt metot cilt evlat mevcut maksat geçit kurt dört umut hudut vücut
  murat öğüt söğüt hasat`);

/** The last vowel falls before a vowel: isim → ismi. */
export const droppingVowel = words(`
  isim şehir resim fikir vakit izin nakit kayıt oğul burun ağız akıl beyin boyun göğüs karın omuz nehir seyir emir ömür
  sabır şekil metin ritim hacim kısım nabız zihin cisim keyif şahıs tavır hüküm asıl nesil alın devir nakil fasıl vakıf
  vasıf kabir ilim`);

/** Nouns that end in a high vowel without a suffix, so that a compound's ending is not searched in them. */
export const highVowelRoots = words(`
  kutu kapı arı halı salı yazı sergi bilgi dergi sevgi kedi keçi gemi kuzu ordu sayı takı çalgı vergi örgü ütü köprü servi
  sürü kuyu boru duygu büyü gezi ilgi etki yetki tepki çizgi dolgu olgu algı kaygı saygı görgü övgü sorgu vurgu kurgu sezgi
  deri diri iri mavi sarı yeni eski iyi kötü koyu dolu kuru ölü acı tatlı kişi taksi menü galeri seri müşteri lobi parti
  hobi jüri suşi dizi kivi çini şarkı türkü öykü aşı ağrı çağrı koli alerji enerji terapi kalori kategori teori anı ayrı
  bitki burgu bakı çatı çıktı girdi doğu batı eğri gösteri ısı ileti inci kadı karı kıyı komşu konu koşu korku koku kuku martı
  mermi öneri örtü peri rakı sanı sıkı soru su tanı tapu tartı toplu tütsü uyku veri yakı yapı yarı yargı yergi
  ünlü bisküvi hindi tilki buji jaluzi
  kamu ölçü avlu belirti toplantı bağlantı görüntü alıntı kesinti gezinti ayrıntı silgi yumru`);

/** Nouns in a vowel and s: "servisi" is "servis" with one letter, not "servi" with the ending of a compound. */
export const endsInS = words(`
  adres nüfus ağustos mayıs paydos domates patates kaktüs karides ananas otobüs minibüs midibüs metrobüs troleybüs servis ofis tenis
  virüs koronavirüs stres nefes kafes kermes teneffüs makas elmas teras kulis miras bahis meclis polis hostes sosis yunus kümes
  kontrbas marakas lotus nergis narsis mühendis hapis esas iris kampüs atlas abaküs fanus takas tesis testis sinüs menisküs enfarktüs pankreas piyes heves prenses
  propolis kuskus humus termos kanvas vites pilates fikus hibiskus okaliptüs`);

/** Nouns in ç, with the c that they have before a vowel: "ağacı" is a tree of something, no trade. */
export const endsInSoftC = words(`
  ağac ilac arac amac sonuc kazanc borc inanc basınc avuc kılıc sayac yamac ihtiyac harac bilinc sevinc direnc utanc tunc burc`);
