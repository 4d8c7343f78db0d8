export const identity = {
  title: 'Siz olduğunuzu doğrulayın',
  description:
    'Bu işlem hesabınızın güvenliğini ya da ödemeleri etkiliyor ve son girişinizin üzerinden zaman geçti. Doğruladığınızda kaldığınız yerden devam eder; yazdıklarınız yerinde duruyor.',
  password: 'Şifreniz',
  passwordRequired: 'Şifrenizi girin.',
  passwordWrong: 'Şifre hatalı. Lütfen kontrol edin.',
  codeRequired: 'Kodu girin.',
  codeWrong: 'Kod hatalı ya da süresi dolmuş.',
  submit: 'Doğrula ve devam et',
  provider: 'Hesabınızın şifresi yok. Yeni sekmede yeniden giriş yapıp bu sayfaya dönebilirsiniz:',
  mail: 'Size e-postayla bir kod gönderebiliriz: {{email}}',
  send: 'Kod gönder',
  sendAgain: 'Yeni kod gönder',
  sent: 'Kodu gönderdik. 15 dakika geçerlidir; gelmediyse gereksiz posta klasörüne de bakın.',
  mailCode: 'E-postadaki kod',
  failed: 'Doğrulama yolları yüklenemedi.',
};
