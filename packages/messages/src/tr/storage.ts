/** The storage section of the settings. */
export const storage = {
  title: 'Depolama',
  description: 'Dosyalar, sürümler, çöp kutusu, fotoğrafınız ve veri arşivleriniz birlikte sayılır.',
  failed: 'Depolama bilgisi okunamadı',
  used: 'Kullanılan alan: {{used}} / {{limit}}',
  meter: 'Kullanılan depolama',
  percent: '%{{percent}} dolu',
  nearlyFull: 'Alanınız dolmak üzere. Aşağıdan yer açabilir veya planınızı yükseltebilirsiniz.',
  full: 'Alanınız doldu: yer açana kadar yeni bir şey kaydedilemez. Silmek her zaman mümkündür.',
  upgrade: 'Planları gör',
  kinds: {
    files: 'Proje dosyaları',
    versions: 'Eski sürümler',
    trash: 'Çöp kutusu',
    uploads: 'Fotoğraf, kitaplık ve uygulama dosyaları',
    exports: 'Veri arşivi',
  },
  largest: {
    title: 'En çok yer kaplayanlar',
    description: 'Boyutlara dosyalar ve eski sürümler dahildir.',
    empty: 'Henüz yer kaplayan bir projeniz yok.',
    inTrash: 'Çöp kutusunda',
    facts_one: '{{size}} · {{count}} sürüm',
    facts_other: '{{size}} · {{count}} sürüm',
    thin: 'Sürümleri azalt',
    thinNamed: '“{{name}}” projesinin sürümlerini azalt',
    remove: 'Kalıcı olarak sil',
    removeNamed: '“{{name}}” projesini kalıcı olarak sil',
  },
  thin: {
    question: '“{{name}}” projesinin eski sürümleri silinsin mi?',
    description_one:
      '{{count}} sürüm silinir ve {{size}} boşalır. Şu anki dosyalar, son 5 sürüm, sohbetten ve geri yüklemelerden ulaşılan sürümler kalır; daha eskilerden saatlik, günlük ve haftalık birer sürüm tutulur. Silinen sürümler geri getirilemez.',
    description_other:
      '{{count}} sürüm silinir ve {{size}} boşalır. Şu anki dosyalar, son 5 sürüm, sohbetten ve geri yüklemelerden ulaşılan sürümler kalır; daha eskilerden saatlik, günlük ve haftalık birer sürüm tutulur. Silinen sürümler geri getirilemez.',
    confirm: 'Sürümleri sil',
    nothing: 'Bu projede silinebilecek eski sürüm yok.',
    done: '{{size}} boşaldı.',
    failed: 'Sürümler silinemedi',
  },
  remove: {
    question: '“{{name}}” kalıcı olarak silinsin mi?',
    description_one:
      'Projenin dosyaları, {{count}} sürümü ve sohbeti silinir ve {{size}} boşalır. Silinen proje geri getirilemez.',
    description_other:
      'Projenin dosyaları, {{count}} sürümü ve sohbeti silinir ve {{size}} boşalır. Silinen proje geri getirilemez.',
    confirm: 'Kalıcı olarak sil',
    done: '“{{name}}” silindi, {{size}} boşaldı.',
    failed: 'Proje silinemedi',
  },
  trash: {
    empty: 'Çöp kutusunu boşalt',
    question: 'Çöp kutusu boşaltılsın mı?',
    description_one:
      'Çöp kutusundaki {{count}} proje dosyaları, sürümleri ve sohbetleriyle silinir ve {{size}} boşalır. Silinen projeler geri getirilemez.',
    description_other:
      'Çöp kutusundaki {{count}} proje dosyaları, sürümleri ve sohbetleriyle silinir ve {{size}} boşalır. Silinen projeler geri getirilemez.',
    confirm: 'Hepsini sil',
    done: '{{size}} boşaldı.',
    failed: 'Çöp kutusu boşaltılamadı',
    full_one:
      'Çöp kutusunda {{count}} proje var. Yeni proje oluşturmak için önce bazılarını kalıcı olarak silin.',
    full_other:
      'Çöp kutusunda {{count}} proje var. Yeni proje oluşturmak için önce bazılarını kalıcı olarak silin.',
  },
  archive: {
    title: 'Veri arşivi',
    description: 'Bu arşiv {{time}} tarihinde kendiliğinden silinir.',
    remove: 'Arşivi sil',
    question: 'Veri arşivi silinsin mi?',
    explanation:
      'İndirme bağlantısı artık çalışmaz ve {{size}} boşalır. Güvenlik bölümünden yeni bir arşiv hazırlayabilirsiniz.',
    done: '{{size}} boşaldı.',
    failed: 'Arşiv silinemedi',
  },
} as const;
