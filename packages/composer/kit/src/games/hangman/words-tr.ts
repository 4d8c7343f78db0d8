/** Words by what they name. */
export const topics = [
  {
    name: 'Hayvan',
    words: 'zürafa kaplumbağa sincap penguen timsah kelebek yunus kirpi leylek deve'.split(' '),
  },
  {
    name: 'Yemek',
    words: 'mantı karnıyarık baklava lahmacun mercimek börek dolma künefe menemen pide'.split(' '),
  },
  {
    name: 'Şehir',
    words: 'istanbul ankara izmir trabzon antalya eskişehir mardin bursa erzurum çanakkale'.split(' '),
  },
  {
    name: 'Meslek',
    words: 'öğretmen mühendis marangoz itfaiyeci eczacı pilot hemşire aşçı terzi avukat'.split(' '),
  },
  {
    name: 'Eşya',
    words: 'buzdolabı şemsiye bilgisayar gözlük battaniye çaydanlık makas süpürge merdiven'.split(' '),
  },
];

export const letters = ['abcçdefgğh', 'ıijklmnoöp', 'rsştuüvyz'];

/** Language of the words: decides their capitals. */
export const wordLocale = 'tr-TR';
