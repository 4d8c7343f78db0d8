import type { ErrorType } from '@kilim/contract';

/** Errors of calls of a Git remote. */
export const gitErrors = {
  git_address_invalid:
    'Bu bir Git deposu adresi değil. https:// ile başlayan, parola içermeyen bir adres girin; örneğin https://github.com/ad/proje.',
  git_address_refused:
    'Bu adrese bağlanılamaz. İnternette herkese açık bir Git deposunun https:// adresini girin.',
  git_branch_invalid: 'Dal adı geçersiz. Boşluk ve ~ ^ : ? * [ gibi karakterler kullanılamaz.',
  git_branch_not_found: 'Depoda {{branch}} adlı bir dal yok.',
  git_folder_not_found: 'Depoda {{folder}} adlı bir klasör yok.',
  git_not_found: 'Depo bulunamadı ya da herkese açık değil. Adresi kontrol edin.',
  git_too_large: 'Depo çok büyük. Bir dalın dosyaları sıkıştırılmış olarak en fazla 60 MB olabilir.',
  git_unreachable: 'Git deposundan beklenen yanıt alınamadı. Adresi kontrol edip tekrar deneyin.',
  git_timed_out: 'Git deposu zamanında yanıt vermedi. Lütfen biraz sonra tekrar deneyin.',
  git_token_refused: 'Git deposu erişim anahtarını kabul etmedi. Anahtarı ve süresini kontrol edin.',
  git_push_forbidden: 'Erişim anahtarının bu depoya yazma izni yok.',
  git_push_rejected:
    'Git deposu bu gönderimi kabul etmedi. Dal korunuyor olabilir; yeni bir dala göndermeyi deneyin.',
  git_remote_changed:
    'Depodaki {{branch}} dalında buradan gönderilmemiş değişiklikler var. Hiçbirini değiştirmemek için yeni bir dala gönderin.',
} as const satisfies Partial<Record<ErrorType, string>>;
