import type { ErrorType } from '@kilim/contract';

/** Errors of work in a project: files, versions, exports and answers. */
export const projectErrors = {
  version_not_found: 'Sürüm bulunamadı.',
  export_packages_undecided:
    'Proje şu ek paketleri kullanıyor: {{packages}}. Dışa aktarmadan önce eklenip eklenmeyeceklerini seçin.',
  export_failed: 'Proje dışa aktarılamadı. Önce {{path}} dosyasındaki hatayı düzeltin.',
  turn_not_found: 'Bu yanıt bulunamadı.',
  turn_in_progress: 'Bu projede bir yanıt hazırlanıyor. Bitmesini bekleyin veya durdurun.',
  turn_above_cap:
    'Bu istek belirlediğiniz en fazla {{maximum}} krediye sığmıyor; en az {{needed}} kredi gerekir.',
  project_analysis_failed: 'Proje analizi başarısız. Lütfen tekrar deneyin.',
  prompt_image_not_found: 'Eklenen görsel artık projede değil. Görseli kaldırıp yeniden ekleyin.',
  prompt_image_invalid:
    'Bu dosya bir görsel olarak okunamadı. PNG, JPEG, WebP veya GIF biçiminde bir görsel seçin.',
  prompt_image_too_large: 'Görsel çok büyük. Daha küçük bir görsel seçin.',
  asset_not_found: 'Bu dosya artık kitaplığınızda değil.',
  asset_name_required: 'Dosyaya bir ad verin.',
  asset_type_unsupported:
    'Bu dosya türü desteklenmiyor. Görsel, ses, video, yazı tipi, PDF, DOC, DOCX veya TXT seçin.',
  asset_too_large: 'Dosya çok büyük. En fazla {{limit}} MB olabilir.',
  asset_limit_reached: 'Kitaplıkta en fazla {{limit}} dosya olabilir. Yenisini eklemek için birini silin.',
  asset_thumbnail_invalid: 'Küçük resim okunamadı.',
  turn_version_missing: 'O mesajdan önceki sürüm artık saklanmıyor; oraya dönülemez.',
  turn_report_not_possible: 'Bu değişiklik için bildirim yapılamaz.',
  turn_report_too_late: 'Bu değişiklik üzerinden çok zaman geçti; artık bildirilemez.',
  ai_provider_error:
    'AI bu isteği yanıtlayamadı. Krediniz düşülmedi; isteği başka sözlerle yazıp tekrar deneyin.',
  ai_provider_unreachable: 'AI ile bağlantı kurulamadı. Krediniz düşülmedi; lütfen tekrar deneyin.',
  ai_provider_rate_limited: 'AI şu anda çok yoğun. Krediniz düşülmedi; lütfen biraz sonra tekrar deneyin.',
  ai_provider_timeout:
    'AI {{seconds}} saniye boyunca yanıt vermedi. Krediniz düşülmedi; lütfen tekrar deneyin.',
  ai_provider_disconnected: 'AI bağlantısı yarıda kesildi. Krediniz düşülmedi; lütfen tekrar deneyin.',
  ai_reply_unreadable: 'AI yanıtı işlenemedi. Lütfen tekrar deneyin. Krediniz düşülmedi.',
  ai_reply_truncated:
    'AI yanıtı yarıda kaldı. Krediniz düşülmedi; isteği daha küçük parçalara bölmeyi deneyin.',
  ai_reply_invalid_files: 'AI geçersiz dosya yapısı döndürdü. Krediniz düşülmedi; lütfen tekrar deneyin.',
  ai_result_does_not_build:
    'Yanıt derlenmediği için uygulanmadı ve krediniz düşülmedi. {{path}}:{{line}} {{problem}}',
  turn_conflict:
    'Yanıt hazırlanırken {{path}} dosyasını siz de değiştirdiniz. İki değişiklik aynı yerde olduğu için yanıt uygulanmadı ve krediniz düşülmedi.',
  held_changes_not_found: 'Bekleyen değişiklik bulunamadı.',
  held_changes_decided: 'Bu değişikliklere zaten karar verildi.',
  held_changes_conflict:
    '{{path}} dosyası o zamandan beri aynı yerde değişti; bu yüzden değişiklik uygulanamıyor. Aynı isteği yeniden gönderebilirsiniz.',
  model_fixed: 'Model kurulumda belirlenmiş.',
  turn_stopped: 'Yanıt durduruldu. Hiçbir şey uygulanmadı ve krediniz düşülmedi.',
  turn_interrupted: 'Yanıt yarıda kaldı. Krediniz düşülmedi; lütfen tekrar deneyin.',
  binary_file_too_large:
    '{{path}} çok büyük. Görsel, yazı tipi ve ses gibi dosyalar en fazla 10 MB olabilir.',
} as const satisfies Partial<Record<ErrorType, string>>;
