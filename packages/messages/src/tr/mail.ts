export const mail = {
  greeting: 'Merhaba,',
  greetingWithName: 'Merhaba {{name}},',
  expiry: 'Bağlantı 1 saat geçerlidir ve yalnızca bir kez kullanılabilir.',
  contactNotice: {
    subject: '{{siteName}}: yeni iletişim mesajı: {{subject}}',
    from: 'Gönderen: {{name}} <{{email}}>',
  },
  ticketFiles: 'Ekler: {{names}}',
  ticketAnswer: {
    subject: '{{siteName}}: destek talebinize yanıt: {{subject}}',
    intro: '“{{subject}}” konulu destek talebinize yanıt verdik:',
    account: 'Yanıtlamak için {{siteName}} sitesinde Destek sayfasını açın.',
    guest:
      'Bu adresle hesap açıp adresinizi doğrularsanız talebi Destek sayfasında görür ve yanıtlarsınız; hesap açmadan iletişim formundan da yazabilirsiniz.',
  },
  receipt: {
    subject: '{{siteName}}: makbuzunuz {{number}}',
    body: '{{siteName}} üzerinden yaptığınız ödemenin makbuzu ektedir: {{plan}}, {{amount}}.',
    simulated: 'Bu ödeme bir simülasyondur; sizden para alınmadı.',
    texts: 'Sipariş sırasında onayladığınız metinlerin birer kopyası da ektedir.',
  },
  verification: {
    subject: '{{siteName}}: e-posta adresinizi doğrulayın',
    body: '{{siteName}} hesabınızın e-posta adresini doğrulamak için aşağıdaki bağlantıyı açın.',
    button: 'E-posta adresimi doğrula',
    ignore: 'Bu isteği siz yapmadıysanız bu e-postayı dikkate almayın.',
  },
  recovery: {
    subject: '{{siteName}}: şifrenizi sıfırlayın',
    body: '{{siteName}} hesabınız için yeni bir şifre belirlemek üzere aşağıdaki bağlantıyı açın.',
    button: 'Yeni şifre belirle',
    ignore: 'Bu isteği siz yapmadıysanız bu e-postayı dikkate almayın; şifreniz değişmez.',
  },
  magicUrl: {
    subject: '{{siteName}}: giriş bağlantınız',
    body: '{{siteName}} hesabınıza şifresiz giriş yapmak için aşağıdaki bağlantıyı açın.',
    button: 'Giriş yap',
    ignore: 'Bu isteği siz yapmadıysanız bu e-postayı dikkate almayın; bağlantıyı kimseyle paylaşmayın.',
  },
  deletionUndo: {
    subject: '{{siteName}}: hesabınız silinecek',
    body: '{{siteName}} hesabınız kapatıldı; hesabınız ve içindeki her şey 7 gün sonra kalıcı olarak silinecek. Vazgeçtiyseniz aşağıdaki bağlantıyla hesabınızı geri açabilirsiniz.',
    button: 'Silmeyi geri al',
    expiry: 'Bağlantı 7 gün geçerlidir ve yalnızca bir kez kullanılabilir.',
    ignore: 'Silmeyi siz istemediyseniz hesabınızı geri açın ve şifrenizi değiştirin.',
  },
  passwordChanged: {
    subject: '{{siteName}}: şifreniz değişti',
    body: '{{email}} adresli {{siteName}} hesabınızın şifresi değişti ve diğer oturumlarınız kapandı.',
    advice:
      'Bunu siz yapmadıysanız giriş sayfasındaki “Şifremi unuttum” ile hemen yeni bir şifre belirleyin ve destek ekibine yazın.',
  },
  emailChanged: {
    subject: '{{siteName}}: e-posta adresiniz değişti',
    body: '{{siteName}} hesabınızın e-posta adresi artık {{email}}. Hesabınızla ilgili e-postalar bundan sonra oraya gider.',
    advice: 'Bunu siz yapmadıysanız hemen destek ekibine yazın.',
  },
  secondFactorOff: {
    subject: '{{siteName}}: iki adımlı doğrulama kapandı',
    body: '{{email}} adresli {{siteName}} hesabınızda iki adımlı doğrulama kapatıldı; girişte artık yalnızca şifreniz sorulur.',
    advice: 'Bunu siz yapmadıysanız şifrenizi hemen değiştirin ve iki adımlı doğrulamayı yeniden açın.',
  },
  identityCode: {
    subject: '{{siteName}}: doğrulama kodunuz',
    body: '{{siteName}} hesabınızda güvenlikle ilgili bir işlemi onaylamak için bu kodu girin. Kod 15 dakika geçerlidir.',
    advice:
      'Bu kodu siz istemediyseniz kimseyle paylaşmayın ve hesabınızdaki açık oturumları ayarlardan kontrol edin.',
  },
  recoveryCodesRenewed: {
    subject: '{{siteName}}: kurtarma kodlarınız yenilendi',
    body: '{{email}} adresli {{siteName}} hesabınız için yeni kurtarma kodları oluşturuldu. Eski kodlar artık geçersiz.',
    advice: 'Bunu siz yapmadıysanız şifrenizi hemen değiştirin ve diğer oturumlarınızı kapatın.',
  },
  newDevice: {
    subject: '{{siteName}}: yeni bir cihazdan giriş yapıldı',
    body: '{{email}} adresli {{siteName}} hesabınıza daha önce kullanılmamış bir cihazdan giriş yapıldı: {{device}}, {{time}}.',
    advice:
      'Giriş size aitse bir şey yapmanız gerekmez. Değilse Ayarlar > Güvenlik bölümünde diğer oturumlarınızı kapatın ve şifrenizi değiştirin.',
  },
  unknownDevice: 'bilinmeyen cihaz',
  test: {
    subject: '{{siteName}}: deneme e-postası',
    text: 'Bu, yönetim alanından gönderilen bir denemedir. Okuyabiliyorsanız e-posta gönderimi çalışıyor.',
  },
  securityAlert: {
    subject: '{{siteName}}: güvenlik uyarısı',
    'account-failures':
      '{{subject}} hesabına son {{minutes}} dakikada {{count}} başarısız giriş denemesi yapıldı.',
    'network-failures':
      '{{subject}} ağından son {{minutes}} dakikada {{count}} başarısız giriş denemesi yapıldı.',
    'new-devices': 'Son {{minutes}} dakikada {{count}} kez yeni bir cihazdan giriş yapıldı.',
    'data-exports': 'Son {{minutes}} dakikada {{count}} veri dışa aktarma isteği geldi.',
    advice: 'Ayrıntılar yönetim alanındaki Güvenlik sekmesinde.',
  },
  dataExport: {
    subject: '{{siteName}}: verileriniz hazır',
    body: '{{siteName}} hesabınızdaki verilerin arşivi hazır. Giriş yaptıktan sonra aşağıdaki bağlantıdan indirebilirsiniz.',
    button: 'Verilerimi indir',
    expiry: 'Arşiv 24 saat sonra silinir.',
    ignore: 'Bu arşivi siz istemediyseniz şifrenizi değiştirin ve açık oturumlarınızı kapatın.',
  },
} as const;
