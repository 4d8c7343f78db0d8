import type { LegalDocument } from './legal-document.ts';

/** The information notice of Law 6698, article 10, with the rights of article 11. */
export const kvkk: LegalDocument = {
  title: 'KVKK Aydınlatma Metni',
  description:
    '6698 sayılı Kanun kapsamında {{siteName}} tarafından işlenen kişisel veriler, amaçları, hukuki sebepleri ve haklarınız.',
  intro:
    '6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (“Kanun”) 10. maddesi uyarınca, {{siteName}} sitesini işleten veri sorumlusu sıfatıyla sizi aşağıdaki konularda bilgilendiririz.',
  sections: [
    {
      title: 'Veri sorumlusu',
      paragraphs: [
        'Veri sorumlusu, bu siteyi işleten kuruluştur. Unvanı ve iletişim bilgileri bu sayfanın sonunda yer alır.',
      ],
    },
    {
      title: 'İşlenen kişisel veriler',
      points: [
        'Kimlik: ad ve soyad.',
        'İletişim: e-posta adresi, isterseniz telefon ve konum.',
        'Müşteri işlemi: projeleriniz, sohbet mesajlarınız, kredi hareketleriniz, destek yazışmalarınız.',
        'Finans: siparişleriniz, makbuzlarınız, ödeme kayıtlarınız ve fatura bilgileriniz; isterseniz vergi veya T.C. kimlik numaranız. Kart numaranız tarafımızca işlenmez.',
        'İşlem güvenliği: IP adresi, oturum kayıtları, şifrenizin özeti, iki adımlı doğrulama bilgileri.',
        'Görsel kayıt: isterseniz yüklediğiniz profil fotoğrafı.',
        'Kullanım bilgisi: yalnızca açık rızanızla, sayfa, işlem, hata ve hız kayıtları.',
      ],
    },
    {
      title: 'İşleme amaçları',
      points: [
        'Üyeliğin kurulması ve kimliğinizin doğrulanması.',
        'Projelerinizin oluşturulması, saklanması ve size sunulması.',
        'Kredilerinizin ve işlemlerinizin kaydının tutulması.',
        'Siparişlerinizin alınması, ödemenizin doğrulanması, makbuz düzenlenmesi ve mali yükümlülüklerin yerine getirilmesi.',
        'Taleplerinizin ve şikâyetlerinizin yanıtlanması.',
        'Bilgi güvenliğinin sağlanması ve kötüye kullanımın önlenmesi.',
        'Rızanız varsa sitenin ölçülmesi ve iyileştirilmesi; ürün duyurularının gönderilmesi.',
      ],
    },
    {
      title: 'Hukuki sebepler',
      paragraphs: [
        'Verileriniz Kanun’un 5. maddesinin 2. fıkrasına göre; sözleşmenin kurulması veya ifası (c), hukuki yükümlülüğün yerine getirilmesi (ç), bir hakkın tesisi, kullanılması veya korunması (e) ve temel haklarınıza zarar vermemek kaydıyla meşru menfaat (f) sebeplerine dayanılarak işlenir. Kullanım kayıtları ve pazarlama amaçlı iletiler yalnızca açık rızanıza dayanır; rızanızı dilediğiniz an geri alabilirsiniz.',
      ],
    },
    {
      title: 'Toplama yöntemi',
      paragraphs: [
        'Veriler; kayıt, profil ve iletişim formlarına yazdıklarınızdan, stüdyoyu kullanımınızdan ve oturum açtığınızda tarayıcınızın gönderdiği bilgilerden elektronik ortamda toplanır.',
      ],
    },
    {
      title: 'Aktarım',
      paragraphs: [
        'Veriler, hizmetin yürütülmesi için gereken ölçüde barındırma, e-posta gönderimi, IP adresinden ülke bulma ve yapay zekâ sağlayıcıları ile ödemeyi alan banka ve para transferi kuruluşlarına; kanunun zorunlu kıldığı hâllerde yetkili kurum ve kuruluşlara aktarılabilir. Sağlayıcının yurt dışında bulunması hâlinde aktarım Kanun’un 9. maddesine uygun olarak yapılır.',
      ],
    },
    {
      title: 'Saklama süresi',
      paragraphs: [
        'Veriler, işleme amacı ortadan kalkana veya ilgili mevzuattaki süreler dolana kadar saklanır; ardından silinir, yok edilir veya anonim hâle getirilir. Süreler Gizlilik Sözleşmesi’nde tek tek yazılıdır.',
      ],
    },
    {
      title: 'Haklarınız',
      paragraphs: ['Kanun’un 11. maddesi uyarınca:'],
      points: [
        'Kişisel verilerinizin işlenip işlenmediğini öğrenme,',
        'işlenmişse buna ilişkin bilgi isteme,',
        'işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme,',
        'yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme,',
        'eksik veya yanlış işlenmişse düzeltilmesini isteme,',
        'Kanun’un 7. maddesindeki şartlarla silinmesini veya yok edilmesini isteme,',
        'düzeltme, silme ve yok etme işlemlerinin verilerin aktarıldığı üçüncü kişilere bildirilmesini isteme,',
        'münhasıran otomatik sistemlerle analiz edilmesi suretiyle aleyhinize bir sonucun ortaya çıkmasına itiraz etme,',
        'kanuna aykırı işleme sebebiyle zarara uğramanız hâlinde zararın giderilmesini talep etme hakkına sahipsiniz.',
      ],
    },
    {
      title: 'Başvuru',
      paragraphs: [
        'Haklarınızı kullanmak için aşağıdaki iletişim bilgilerinden bize yazabilirsiniz. Başvurunuz en geç 30 gün içinde ücretsiz olarak sonuçlandırılır; işlemin ayrıca bir maliyet gerektirmesi hâlinde Kurulca belirlenen tarife uygulanabilir. Yanıtı yetersiz bulursanız Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.',
      ],
    },
  ],
  summary: {
    title: 'Summary in English',
    paragraphs: [
      'This is the information notice required by article 10 of the Turkish Personal Data Protection Law No. 6698 (KVKK). The operator of this site is the data controller. Identity, contact, customer transaction, financial and security data are processed to run your membership, your projects and your orders, on the legal grounds of article 5/2 (contract, legal obligation, protection of rights, legitimate interest); usage records and marketing mails rest on your consent alone, which you can withdraw at any time.',
      'Under article 11 you may ask whether your data is processed, for what purpose and to whom it is transferred, have it corrected or erased, object to a result produced solely by automated analysis, and claim compensation for damage. Applications are answered within 30 days at the latest; you may complain to the Personal Data Protection Board. The Turkish text is the binding one.',
    ],
  },
};
