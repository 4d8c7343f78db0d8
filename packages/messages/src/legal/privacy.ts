import type { LegalDocument } from './legal-document.ts';

/** The privacy policy: what is stored about a user, why and for how long. */
export const privacy: LegalDocument = {
  title: 'Gizlilik Sözleşmesi',
  description: '{{siteName}} hangi verilerinizi, neden ve ne kadar süre saklıyor; çerezler ve haklarınız.',
  intro:
    'Bu metin, {{siteName}} üzerinde hesap açtığınızda ve siteyi kullandığınızda hangi verilerinizin saklandığını, bunun nedenini ve süresini anlatır.',
  sections: [
    {
      title: 'Hangi verileri saklıyoruz',
      points: [
        'Hesap: adınız, e-posta adresiniz, şifrenizin geri döndürülemez özeti, hesabın açılış ve son giriş zamanı, kabul ettiğiniz metinlerin sürümü ile kabul zamanı.',
        'Profil: isterseniz girdiğiniz telefon, konum ve fotoğraf; dil, tema ve bildirim tercihleriniz.',
        'Oturumlar: her girişin zamanı, IP adresi, tarayıcısı, işletim sistemi ve biliniyorsa ülkesi.',
        'Projeler: dosyalarınız, sürümleri, sohbete yazdıklarınız, yapay zekânın yanıtları ve bunların harcadığı kredi.',
        'Kredi hareketleri: bakiyenizi artıran ve azaltan her kayıt, tarihi ve nedeni.',
        'Siparişler ve makbuzlar: aldığınız plan, tutar, ödeme yöntemi ve durumu, fatura bilgileriniz (ad, e-posta, adres, isterseniz vergi veya T.C. kimlik numarası), onayladığınız sözleşme metinleri, onay zamanı ve o andaki IP adresiniz. Kart numaranızı yalnızca banka görür; bize ulaşmaz.',
        'Fatura bilgileri: isterseniz bir sonraki alışverişiniz için sakladığınız bilgiler.',
        'İletişim: formdan gönderdiğiniz ad, e-posta adresi, konu ve mesaj ile yazışmanın devamı.',
        'Gönderilen e-postalar: size giden doğrulama, sıfırlama ve bildirim mesajları.',
        'Kullanım kayıtları: yalnızca izin verirseniz açılan sayfa, yapılan işlem, karşılaşılan hata ve sayfanın hızı. Bu kayıtlara IP adresi yazılmaz; giriş yaptıysanız hesabınızla ilişkilendirilir.',
      ],
    },
    {
      title: 'Neden saklıyoruz',
      paragraphs: [
        'Hesabınızı açmak, projelerinizi size geri vermek, kredilerinizi doğru hesaplamak, sorularınızı yanıtlamak ve hesabınızı başkalarından korumak için. Verileriniz reklam amacıyla kullanılmaz ve satılmaz.',
      ],
    },
    {
      title: 'Ne kadar süre saklıyoruz',
      points: [
        'Hesap, profil, proje, kredi ve gönderilen e-posta kayıtları: hesabınız açık olduğu sürece.',
        'Sakladığınız fatura bilgileri: siz silene kadar.',
        'Siparişler ve makbuzlar: kanunun ticari kayıtlar için öngördüğü süre boyunca; hesabınız silinse de o günkü fatura bilgileriyle birlikte saklanır.',
        'Oturumlar: siz kapatana kadar, en çok bir yıl.',
        'Kullanım kayıtları: 90 gün.',
        'İletişim yazışmaları: talebiniz sonuçlanana ve yasal süreler dolana kadar.',
        'Silmesini istediğiniz hesap: vazgeçebilmeniz için 7 gün kapalı tutulur, ardından verileriyle birlikte silinir. Kanunun saklanmasını zorunlu kıldığı kayıtlar bunun dışındadır.',
      ],
    },
    {
      title: 'Yapay zekâ sağlayıcısı',
      paragraphs: [
        'Sohbete yazdıklarınız ve isteğinizle ilgili proje dosyaları, yanıt üretilmesi için bu sitenin bağlı olduğu yapay zekâ sağlayıcısına gönderilebilir. Adınız ve e-posta adresiniz gönderilmez. Hangi sağlayıcının yanıt verdiği her yanıtın altında yazar. Sohbete şifre, kimlik numarası gibi gizli bilgiler yazmayınız.',
      ],
    },
    {
      title: 'Çerezler ve tarayıcınızda saklananlar',
      paragraphs: [
        'Yalnızca işlevsel çerezler kullanılır: giriş yaptığınızda oturumunuzu açık tutan çerez ile sayfaların seçtiğiniz dil ve temayla gelmesini sağlayan kilim_language ve kilim_theme; bir sağlayıcıyla giriş yaparken de en fazla on dakika duran bir doğrulama çerezi. Reklam veya izleme çerezi yoktur. Tarayıcınızın yerel deposunda ise şunlar durur:',
      ],
      points: [
        'kilim_language, kilim_theme, kilim_currency ve kilim_dashboard-view: dil, tema, para birimi ve proje listesinin görünümü için seçiminiz.',
        'kilim_analytics-consent: kullanım kayıtlarına izin verip vermediğiniz.',
        'kilim_cache-version: eski sürümden kalan kayıtların temizlenmesi için.',
        'kilim_panels ve kilim_last-code-save ile başlayanlar: stüdyodaki panel düzeniniz ve kaydedilmemiş taslaklarınız.',
        'Çevrimdışı çalışabilmeniz için, giriş yaptığınızda: hesap bilgileriniz, proje listeniz ve son açtığınız beş projenin dosyaları, sohbeti ve sürüm listesi. Çıkış yaptığınızda veya aynı tarayıcıda başka bir hesapla giriş yapıldığında silinir.',
        'Sekme kapanınca silinenler: ana sayfaya yazdığınız istek, gönderilmemiş iletişim mesajınız, ödeme sayfasına yazdığınız fatura bilgileri, bir siparişin iki kez verilmesini önleyen anahtar ve yanıtı yolda kaybolan bir e-posta bağlantısını yeniden denemenizi sağlayan anahtar.',
      ],
    },
    {
      title: 'Kimlerle paylaşıyoruz',
      paragraphs: [
        'Verileriniz yalnızca hizmetin çalışması için gereken sağlayıcılarla (yapay zekâ sağlayıcısı, ödeme için banka veya para transferi kuruluşu, e-posta gönderimi, sunucu barındırma, yalnızca IP adresinizle ülkenizi bulan servis, varsa giriş yapmak için seçtiğiniz sağlayıcı) gerektiği kadar paylaşılır. Kanunun zorunlu kıldığı durumlarda yetkili kurumlara bilgi verilir. Projelerinizi diğer kullanıcılar göremez.',
      ],
    },
    {
      title: 'Güvenlik',
      paragraphs: [
        'Şifreniz düz metin olarak tutulmaz. Oturum anahtarları yalnızca özet hâlinde saklanır. Yaptığınız uygulamalar, hesabınıza erişemeyen ayrı bir alanda çalışır.',
      ],
    },
    {
      title: 'Haklarınız ve değişiklikler',
      paragraphs: [
        'Verilerinize erişmeyi, düzeltilmesini, bir kopyasını veya silinmesini isteyebilirsiniz; ayrıntılar KVKK Aydınlatma Metni’ndedir. Bu metin değiştiğinde yeni sürümün tarihi sayfanın başında yazar.',
      ],
    },
  ],
  summary: {
    title: 'Summary in English',
    paragraphs: [
      '{{siteName}} stores your account (name, e-mail, a one-way hash of your password), the profile details you choose to add, your sessions (time, IP address, device and, when known, country), your projects with their files, versions and chat, your credit movements, your orders and receipts with the billing details and the texts that you confirmed (never a card number: only the bank sees it), your messages to us and the mails we sent you. It is stored to run your account and your projects, never for advertising, and never sold.',
      'Usage records (page, action, error, performance) are kept only with your consent, without IP addresses, for 90 days; while you are signed in they belong to your account. The only cookies are the one that keeps you signed in, two that hold your choice of language and theme, and one of ten minutes while you log in by a provider; these, your other choices, your consent and unsaved drafts stay in your browser’s storage too.',
      'What you write in the chat and the project files it concerns may be sent to the AI provider of this site. A deleted account is kept closed for 7 days so that you can change your mind and is then erased with its data; orders and receipts are kept as business records for as long as the law requires. The Turkish text is the binding one.',
    ],
  },
};
