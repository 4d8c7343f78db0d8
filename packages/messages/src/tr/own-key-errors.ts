import type { ErrorType } from '@kilim/contract';

/** Errors of a user's own AI key, while it is entered and while it answers. */
export const ownKeyErrors = {
  own_key_not_allowed: 'Bu sitede kendi anahtarınızı kullanamazsınız.',
  own_key_rejected:
    'Kendi anahtarınız kabul edilmedi. Krediniz düşülmedi; anahtarı ve modeli Ayarlar’da kontrol edin.',
  own_key_unreachable:
    'Kendi anahtarınızla yanıt alınamadı. Krediniz düşülmedi; lütfen biraz sonra tekrar deneyin.',
  own_key_busy:
    'Kendi anahtarınızın kullanım sınırına ulaşıldı. Krediniz düşülmedi; lütfen biraz sonra tekrar deneyin.',
  own_key_unreadable: 'Seçtiğiniz modelden kullanılabilir bir yanıt gelmedi. Başka bir model deneyin.',
} as const satisfies Partial<Record<ErrorType, string>>;
