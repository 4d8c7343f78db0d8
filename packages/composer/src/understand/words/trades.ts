import type { ArchetypeId } from '../../spec/app-spec.ts';
import { wordSet } from './word-list.ts';

const words = (list: string, archetype: ArchetypeId): readonly (readonly [string, ArchetypeId])[] =>
  list.split(' ').map((word) => [word, archetype] as const);

/** Folded trades and places of work by their usual archetype. */
export const trades: ReadonlyMap<string, ArchetypeId> = new Map([
  ...words(
    'dovmeci masor masoz masaj masajci solaryum spa fizyoterapist fizyoterapi podolog lazer epilasyon manikur tirnakci makyajci makyoz astrolog falci fotografci avukat danisman kosculuk antrenor berber kuafor psikolog terapist diyetisyen veteriner doktor hekim estetisyen egitmen tattoo massage nail spa physiotherapy physiotherapist chiropractor tutor photographer photographers coach trainer therapist psychologist counsellor counselor dietitian nutritionist groomer grooming lawyer astrologer tarot optician hairdresser stylist beautician masseuse acupuncturist osteopath podiatrist instructor',
    'appointments',
  ),
  ...words(
    'matbaa matbaaci asansor kaynakci marangoz dosemeci camci boyaci tesisatci elektrikci cilingir nakliyeci kurye kuryeci kuyumcu ciceksi cicekci organizator tabelaci hurdaci demirci cilaci sarac terzi ayakkabici perdeci tuhafiyeci kalipci tornaci usta tamirci montajci duvarci sivaci fayansci parkeci catici bahcivan temizlikci muhasebeci mimar muhendis tercuman grafiker yazilimci tasarimci asci pastaci firinci servisci sofor kamyoncu kepceci isletmeci plumber plumbing electrician carpenter carpentry painter locksmith welder roofer landscaper landscaping handyman upholstery upholsterer printer engraver seamstress tailor jeweler jeweller blacksmith catering caterer builder mason bricklayer plasterer tiler cleaner gardener mechanic technician installer fitter contractor surveyor architect engineer designer developer translator interpreter accountant bookkeeper chef baker driver courier mover removalist florist decorator joiner glazier farrier cobbler potter',
    'jobs',
  ),
  ...words(
    'kirtasiye kirtasiyeci nalbur nalburcu tuhafiye bakkal manav kasap sarkuteri hirdavat hirdavatci aktar petshop zuccaciye toptanci depocu hardware grocery greengrocer butcher wholesaler shopkeeper',
    'stock',
  ),
  ...words(
    'butik kafe lokanta restoran pastane kahveci tatlici burgerci pizzaci donerci cafe restaurant bistro boutique bakery pizzeria',
    'catalogue',
  ),
  ...words(
    'anaokulu kres etut dershane kurs ogretmen mudur antrenor kindergarten nursery daycare academy teacher',
    'people',
  ),
  ...words('ciftci coban aricilik arici balikci taksici farmer beekeeper fisherman shepherd', 'log'),
]);

/** What people say that they are, besides trades with -cı: "ustayım", "hocayım", "öğretmenim". */
export const turkishSelves = wordSet(`
  usta hoca hemşire kurye ebe öğretmen doktor avukat muhasebeci müşavir psikolog terapist diyetisyen veteriner mimar mühendis berber kuaför
  terzi garson şoför kaptan çoban bahçıvan antrenör eğitmen danışman fizyoterapist hekim eczacı kasap manav bakkal tekniker teknisyen memur
  yönetici müdür sahibi görevlisi ustası öğretmeni hocası uzmanı işletmecisi sorumlusu temsilcisi yöneticisi müdürü operatörü şoförü
  esnaf çiftçi aşçı rehber tercüman grafiker fotoğrafçı müzisyen ressam yazar çevirmen öğrenci anne baba koç`);

/** Turkish words with the ending of a trade that name other people: they are listed, not what the user is. */
export const peopleLikeTrades = wordSet(`
  öğrenci kiracı yolcu oyuncu sürücü alıcı satıcı davacı hizmetçi misafirci katılımcı izleyici seyirci kullanıcı üretici tüketici yönetici gurbetçi
  bağışçı aracı gönüllücü koşucu yüzücü hatırlatıcı planlayıcı hesaplayıcı zamanlayıcı bulucu çevirici dönüştürücü sayacı oluşturucu üretici
  acı ilacı amacı ağacı haracı inci ikinci birinci üçüncü dördüncü beşinci genci renci öncü süreci bilinci yenici içeceği bakıcı dizici akıcı
  tedarikçi işçi yapıcı yayıncı elçi ezici seçici güncü kaçıncı sancı yatırımcı düzenci görücü taşıyıcı okuyucu göçmenci kurucu tetikleyici`);

const derived = /.{2}[bcdfghjklmnpqrstvwxyzaeiou]c[iu]$/;

/** Whether a folded Turkish word names a trade or a place of work: known ones, and others with -cı. */
export const isTurkishTrade = (folded: string): boolean =>
  trades.has(folded) || (derived.test(folded) && !peopleLikeTrades.has(folded));
