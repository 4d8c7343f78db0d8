/** The check of the installation's settings, which only administrators see. */
export const adminConfiguration = {
  title: 'Kurulum tamamlanmadı',
  intro: 'Bu site şu varsayılan ayarlarla çalışıyor:',
  ai: 'OpenAI API key yapılandırılmamış. Bir model için OPENAI_API_KEY veya OPENAI_BASE_URL değerini tanımlayın ya da AI sekmesinden bir model bağlayın.',
  mail: 'E-posta gönderilmiyor, giden kutusunda bekliyor. Göndermek için SMTP_URL değerini tanımlayın.',
  previewOrigin:
    'Uygulamalar sitenizle aynı alan adında çalışıyor: takılan bir uygulama bazı tarayıcılarda stüdyoyu da durdurur. PREVIEW_ORIGIN için başka bir alan adı kullanın.',
  adminEmail: 'Yönetici e-postası varsayılan adreste. Kendi adresiniz için ADMIN_EMAIL değerini tanımlayın.',
  models: 'AI sekmesini aç',
  outbox: 'Giden kutusunu aç',
  hide: 'Bu oturumda gizle',
} as const;
