/** From a prompt to the first app: the guest's app, the account for it, and the project. */
export const start = {
  built: {
    title: '{{name}} çalışıyor',
    text: 'Telefonda deneyin. Hesap açtığınızda sizin projeniz olur ve stüdyoda açılır.',
    textLogin: 'Giriş yaptığınızda sizin projeniz olur ve stüdyoda açılır.',
    mail: 'E-postanıza bir doğrulama bağlantısı göndereceğiz; bağlantıyı açınca uygulamanız stüdyoda kurulur.',
    prompt: 'İsteğiniz',
    change: 'İsteği değiştir',
    open: 'Stüdyoda aç',
    signUp: 'Hesap açın, uygulama sizin olsun',
    signIn: 'Giriş yapın, uygulama sizin olsun',
  },
  page: {
    title: 'Uygulamanız kuruluyor',
    creating: 'Projeniz hazırlanıyor, stüdyo birazdan açılacak.',
    askTitle: 'Bu uygulamayı kuralım mı?',
    ask: 'Bu istek bu tarayıcıda daha önce yazıldı. Onaylamadan kredi harcanmaz.',
    confirm: 'Uygulamayı kur',
    forget: 'Vazgeç',
    failedTitle: 'Projeniz oluşturulamadı',
    kept: 'İsteğiniz kayıtlı; yeniden deneyebilirsiniz.',
    toDashboard: 'Panele git',
  },
  credits: {
    balance: 'Bakiyeniz {{amount}} kredi',
    verifyTitle: 'Önce e-postanızı doğrulayın',
    verifyText:
      '{{email}} adresine gönderdiğimiz bağlantıyı açın. Kredileriniz gelir gelmez uygulamanız kendiliğinden kurulur.',
    verifyShort:
      'Bir uygulama için en az {{minimum}} kredi gerekir. E-postanızı doğrulayınca hediye krediniz gelir.',
    neededTitle: 'Bir uygulama için en az {{minimum}} kredi gerekir',
    neededUnknown: 'Bakiyeniz şu anda görülemiyor. Kredi aldığınızda isteğiniz burada sizi bekliyor olacak.',
    neededText: 'Bakiyeniz {{amount}} kredi. Kredi aldığınızda isteğiniz burada sizi bekliyor olacak.',
    plans: 'Planları gör',
    check: 'Bakiyeyi yenile',
  },
  create: {
    title: 'Yeni proje',
    label: 'Nasıl bir uygulama istiyorsunuz?',
    placeholder: 'Örneğin: Günlük alışkanlıklarımı takip eden bir uygulama',
    examples: 'Örnekler',
    more: 'Daha fazla seçenek',
    name: 'Proje adı (isteğe bağlı)',
    nameHint: 'Boş bırakırsanız ad isteğinize göre seçilir.',
    submit: 'Uygulamayı kur',
    blank: 'Boş proje',
  },
} as const;
