export const mail = {
  greeting: 'Merhaba,',
  greetingWithName: 'Merhaba {{name}},',
  expiry: 'Bağlantı 1 saat geçerlidir ve yalnızca bir kez kullanılabilir.',
  contactNotice: {
    subject: '{{siteName}}: yeni iletişim mesajı: {{subject}}',
    from: 'Gönderen: {{name}} <{{email}}>',
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
    ignore: 'Bu isteği siz yapmadıysanız bu iletiyi dikkate almayın.',
  },
  recovery: {
    subject: '{{siteName}}: şifrenizi sıfırlayın',
    body: '{{siteName}} hesabınız için yeni bir şifre belirlemek üzere aşağıdaki bağlantıyı açın.',
    button: 'Yeni şifre belirle',
    ignore: 'Bu isteği siz yapmadıysanız bu iletiyi dikkate almayın; şifreniz değişmez.',
  },
  magicUrl: {
    subject: '{{siteName}}: giriş bağlantınız',
    body: '{{siteName}} hesabınıza şifresiz giriş yapmak için aşağıdaki bağlantıyı açın.',
    button: 'Giriş yap',
    ignore: 'Bu isteği siz yapmadıysanız bu iletiyi dikkate almayın; bağlantıyı kimseyle paylaşmayın.',
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
      'Bunu siz yapmadıysanız giriş sayfasındaki "Şifremi unuttum" ile hemen yeni bir şifre belirleyin ve destek ekibine yazın.',
  },
  emailChanged: {
    subject: '{{siteName}}: e-posta adresiniz değişti',
    body: '{{siteName}} hesabınızın e-posta adresi artık {{email}}. Hesabınızla ilgili iletiler bundan sonra oraya gider.',
    advice: 'Bunu siz yapmadıysanız hemen destek ekibine yazın.',
  },
  secondFactorOff: {
    subject: '{{siteName}}: iki adımlı doğrulama kapandı',
    body: '{{email}} adresli {{siteName}} hesabınızda iki adımlı doğrulama kapatıldı; girişte artık yalnızca şifreniz sorulur.',
    advice: 'Bunu siz yapmadıysanız şifrenizi hemen değiştirin ve iki adımlı doğrulamayı yeniden açın.',
  },
  dataExport: {
    subject: '{{siteName}}: verileriniz hazır',
    body: '{{siteName}} hesabınızdaki verilerin arşivi hazır. Giriş yaptıktan sonra aşağıdaki bağlantıdan indirebilirsiniz.',
    button: 'Verilerimi indir',
    expiry: 'Arşiv 24 saat sonra silinir.',
    ignore: 'Bu arşivi siz istemediyseniz şifrenizi değiştirin ve açık oturumlarınızı kapatın.',
  },
} as const;
