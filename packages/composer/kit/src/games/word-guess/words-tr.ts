/** Words of five letters that everybody knows. */
export const words = [
  'kalem deniz kitap bahar güneş ekmek şeker çiçek masal bulut kapak sepet kahve meyve sebze limon',
  'kiraz armut kavun balık kuzen tavuk aslan zebra köpek koyun serçe kumru dünya sokak cadde köprü',
  'vapur bavul gitar keman davul sahne perde halka çanta kemer şapka ceket kazak çorap bıçak çatal',
  'kaşık tabak fırın dolap duvar bahçe orman nehir adres dergi resim müzik şarkı tatil yolcu durak',
  'bilet kasap manav terzi sınıf tahta silgi zaman sabah akşam hafta şubat nisan mayıs eylül kasım',
  'yeşil beyaz siyah pembe kumaş düğme iplik biber soğan nohut pilav çorba börek simit reçel tuzlu',
  'kıyma pazar kilim halat fener liman kürek martı ayran lokum vişne incir badem ceviz hurma çekiç',
  'küçük büyük geniş yakın sıcak soğuk güzel cesur mutlu hızlı yavaş temiz kolay',
].flatMap((line) => line.split(' '));

/** Letters of the keyboard by row. */
export const keyboard = ['ertyuıopğü', 'asdfghjklşi', 'zcvbnmöç'];

/** Language of the words: decides their capitals. */
export const wordLocale = 'tr-TR';
