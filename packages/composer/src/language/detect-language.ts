import { fold } from './fold.ts';
import type { Token } from './tokens.ts';

const words = (list: string): ReadonlySet<string> => new Set(fold(list).split(/\s+/));

const turkishWords = words(`
  bir bu şu o ve ile için bana benim bize bizim var yok olsun olan olarak gibi daha çok en ne nasıl mi mı mu mü de da ki her hem
  ya veya ama fakat lütfen yap yapar mısın istiyorum isterim lazım gerek oluştur hazırla tasarla uygulama uygulaması uygulamam
  programı sistemi takip takibi takibim kayıt liste listesi defteri günlük günlüğü haftalık aylık basit kolay güzel müşteri
  müşteriler sipariş randevu stok fiyat tarih saat adı isim isimli adında kendi bütün tüm hangi kaç gün ay yıl ekle çıkar sil
  göster kaydet sayfa sayfası ekran ekranı renk mavi kırmızı yeşil koyu açık olmasın istemiyorum sadece merhaba selam nedir
  kimin olacak olmalı edebileceğim yapabileceğim sitesi oyunu oyun hesap makinesi kitap film tarif ders not borç alacak`);

const englishWords = words(`
  the a an and or for of to with my our your me i we you is are be can could should would that which who where when what how
  it its this these those on in at by from as not no without want need make build create please help track tracker tracking
  manager management planner list app that's have has each every show add remove delete simple like screen page users user
  game shop store calculator timer journal diary diet budget expense expenses book books recipe recipes appointment booking
  calc quiz order orders customers customer students hello hi thanks dark color colour blue red green daily weekly monthly reminders
  reminder rental rentals bookings jobs log notes note sorted grouped called named into about just only so them their they do does website platform`);

const turkishEnding =
  /(?:lar|ler|larim|lerim|lari|leri|imi|umu|imiz|umuz|sini|sunu|yorum|iyor|uyor|mak|mek|acak|ecek|acagim|ecegim|digim|dugum|abilecegim|ebilecegim|abilsin|ebilsin|sinlar|sinler|cilik|culuk|lugu|ligi|ligim|nin|nun|iyim|iyiz|uyum|uyuz|dan|den|siz|suz)$/;
const englishEnding =
  /(?:ing|tion|tions|ness|ment|ments|ly|ed|ies|ers|ous|ful|ght|ck|th|sh|ss|ee|oo|wn|[^aeious]s|als?|ings|ers|ons)$/;
/** English words rarely end so. */
const turkishEnd = /[iu]$|syon$|[aeiou]k$|[iu]z$|ji$/;
const turkishLetter = /[ğışçöüİĞŞÇÖÜ]/;
const englishLetters = /[wqx]|th|sh|ck|ph|oo|ee|ea|gh/;

/** Points for Turkish minus points for English. */
function weigh({ folded, text }: Token): number {
  let weight = 0;
  if (turkishWords.has(folded)) weight += 2;
  if (englishWords.has(folded)) weight -= 2;
  if (turkishLetter.test(text)) weight += 1.5;
  if (weight !== 0 || folded.length < 4) return weight;
  if (turkishEnding.test(folded)) weight += 1;
  if (englishEnding.test(folded)) weight -= 1;
  if (turkishEnd.test(folded)) weight += 0.6;
  if (englishLetters.test(folded)) weight -= 0.5;
  return weight;
}

/** Weight of a word that only one language's word lists have. */
const knownWord = 0.9;

/** The ending of one word alone proves little: bonsai. */
const leastForOneWord = 0.8;

/** The language of a text by its function words, endings and letters; `fallback` if they do not decide. */
export function detectLanguage(
  tokens: readonly Token[],
  fallback: 'tr' | 'en',
  languageOfWord: (folded: string) => 'tr' | 'en' | undefined = () => undefined,
): 'tr' | 'en' {
  let total = 0;
  for (const token of tokens) {
    if (token.kind !== 'word') continue;
    total += weigh(token);
    const language = languageOfWord(token.folded);
    if (language) total += language === 'tr' ? knownWord : -knownWord;
  }
  const isOneWord = tokens.filter(({ kind }) => kind === 'word').length < 2;
  if (Math.abs(total) < (isOneWord ? leastForOneWord : 0.1)) return fallback;
  return total > 0 ? 'tr' : 'en';
}
