import type { ErrorType } from '@kilim/contract';

/** Errors of verified exports. */
export const verificationErrors = {
  export_verification_not_offered: 'Dışa aktarma doğrulaması şu anda kullanılamıyor.',
  export_verification_running: 'Bir doğrulamanız zaten sürüyor. Bitmesini bekleyin ya da durdurun.',
  export_verification_quota: 'Günde en fazla {{count}} doğrulama yapabilirsiniz. Yarın yeniden deneyin.',
  export_verification_busy: 'Sırada bekleyen çok doğrulama var. Lütfen daha sonra yeniden deneyin.',
  export_verification_impossible: 'Bu sunucuda npm bulunamadığı için doğrulamaya izin verilemez.',
} as const satisfies Partial<Record<ErrorType, string>>;
