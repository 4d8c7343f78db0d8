export const mail = {
  greeting: 'Merhaba,',
  greetingWithName: 'Merhaba {{name}},',
  expiry: 'Bağlantı 1 saat geçerlidir ve yalnızca bir kez kullanılabilir.',
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
} as const;
