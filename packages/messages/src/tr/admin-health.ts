/** The state of the running server in the administration. */
export const adminHealth = {
  title: 'Sistem durumu',
  checkedAt: 'Son denetim: {{time}}',
  refresh: 'Yeniden denetle',
  failed: 'Sistem durumu okunamadı',
  overall: {
    ok: 'Her şey çalışıyor',
    warning: 'Bakmanız gerekenler var',
    failed: 'Çalışmayan bir bölüm var',
  },
  state: { ok: 'Çalışıyor', warning: 'Dikkat', failed: 'Çalışmıyor' },
  area: {
    database: 'Veri tabanı',
    storage: 'Depolama',
    mail: 'E-posta',
    ai: 'AI',
    payments: 'Ödemeler',
    jobs: 'Arka plan işleri',
    versions: 'Sürümler',
  },
  fact: {
    engine: 'Tür',
    latency: 'Yanıt süresi',
    milliseconds: '{{amount}} ms',
    migrations: 'Şema değişiklikleri',
    latestMigration: 'Son şema değişikliği',
    freeBytes: 'Boş alan',
    freeOf: '{{free}} / {{total}}',
    storedBytes: 'Kullanıcıların verisi',
    freeQuota: 'Plansız hesabın sınırı',
    server: 'Sunucu',
    noServer: 'Bağlı değil',
    sender: 'Gönderen',
    waitingMails: 'Bekleyen e-posta',
    oldestMail: 'En eski bekleyen',
    provider: 'Yanıt veren',
    builtin: 'Yerleşik sağlayıcı',
    failing: 'Yanıt vermeyen modeller',
    providers: 'Açık ödeme yöntemleri',
    undecided: 'Sonucu belli olmayan iade',
    unmatched: 'Eşleşmemiş havale',
    waitingJobs: 'Vakti gelmiş iş',
    oldestJob: 'En eski bekleyen',
    failedJobs: 'Son 7 günde başarısız',
    failedKind: '{{kind}}: {{amount}}',
    app: 'API sürümü',
    node: 'Node.js',
    platform: 'Sistem',
    none: 'Yok',
    unknown: 'Okunamadı',
    atLeast: '{{amount}} veya daha fazla',
  },
  problem: {
    database_unreachable:
      'Veri tabanı yanıt vermiyor. Veri tabanı sunucusunun çalıştığını ve DATABASE_URL adresini kontrol edin.',
    database_newer:
      'Veri tabanını daha yeni bir sürüm güncellemiş. Bütün sunucuları aynı sürümle yeniden başlatın.',
    database_slow:
      'Veri tabanı yavaş yanıt veriyor. Diskin ve işlemcinin yükünü kontrol edin; gerekirse PostgreSQL’e geçin.',
    storage_unwritable:
      'Veri klasörüne yazılamıyor. Klasörün sahibini, izinlerini ve diskin salt okunur olmadığını kontrol edin.',
    storage_full:
      'Disk dolmak üzere: yeni dosyalar kaydedilemeyebilir. Hemen yer açın veya veri klasörünü daha büyük bir diske taşıyın.',
    storage_low: 'Diskte 5 GB’tan az yer kaldı. Yer açın veya veri klasörünü daha büyük bir diske taşıyın.',
    mail_not_configured:
      'E-posta sunucusu bağlı değil; e-postalar giden kutusunda bekliyor. Göndermek için SMTP_URL ve MAIL_FROM değerlerini tanımlayın.',
    mail_unreachable:
      'E-posta sunucusuna ulaşılamıyor. SMTP_URL içindeki adresi ve bağlantı noktasını, güvenlik duvarının izin verdiğini kontrol edin.',
    mail_refused:
      'E-posta sunucusu oturum açmayı reddetti. SMTP_URL içindeki kullanıcı adını ve şifreyi yenileyin.',
    mail_stuck:
      'Bir e-posta 15 dakikadan uzun süredir gönderilemiyor. Giden kutusuna bakın ve bir deneme e-postası gönderin.',
    ai_builtin:
      'Bir model bağlı değil; yanıtları yerleşik sağlayıcı veriyor. AI sekmesinden bir model ekleyebilirsiniz.',
    ai_failing:
      'Bir modelin son isteği başarısız oldu. AI sekmesinde hatayı okuyun ve modeli yeniden deneyin.',
    payments_none:
      'Açık bir ödeme yöntemi yok; planlar satın alınamıyor. Garanti veya Wise ortam değişkenlerini tanımlayın.',
    payments_simulated:
      'Ödemeler deneme olarak yapılıyor; para çekilmiyor. Gerçek satış için bir ödeme yöntemi açın ve PAYMENTS_DEMO değerini off yapın.',
    payments_undecided:
      'Bankanın sonuçlandırmadığı bir iade var. Makbuzlar sekmesinde iadeyi açın ve ekstreye göre karara bağlayın.',
    payments_unmatched:
      'Hiçbir siparişle eşleşmeyen havale var. Transferler sekmesinde eşleştirin veya kapatın.',
    jobs_stuck:
      'Vakti gelmiş bir iş 5 dakikadan uzun süredir başlamadı. Sunucuyu yeniden başlatın ve günlüğünü kontrol edin.',
    jobs_failed:
      'Bazı işler on denemeden sonra bırakıldı. Nedeni sunucunun günlüğünde yazar; düzelttikten sonra işlemi yeniden başlatın.',
    versions_node_old: 'Bu Node.js sürümü artık desteklenmiyor. Node.js 20 veya daha yenisini kurun.',
  },
  open: { mail: 'Giden kutusunu aç', ai: 'AI sekmesini aç', payments: 'Transferleri aç' },
} as const;
