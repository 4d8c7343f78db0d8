import type { ErrorType } from '@kilim/contract';

/** Errors of work in a project: files, versions, exports and answers. */
export const projectErrors = {
  image_too_large: 'Görselin kenarları en fazla {{limit}} piksel olabilir.',
  file_not_found: 'Dosya bulunamadı: {{path}}',
  file_path_invalid: 'Dosya yolu geçersiz: {{path}}',
  file_path_clash: 'Bu yolda bir dosya zaten var: {{path}}',
  file_too_large: '{{path}} çok büyük. Bir dosya en fazla 1 MB olabilir; dosyayı küçültün veya bölün.',
  file_empty: '{{path}} boş. İçinde veri olan bir dosya seçin.',
  file_reference_unknown: 'Bu dosyanın içeriği projede yok. Dosyayı yeniden yükleyin.',
  file_conflict:
    '{{path}} siz düzenlerken başka bir yerde değişti. Yazdıklarınız duruyor; hangisinin kalacağını seçin.',
  version_not_found: 'Sürüm bulunamadı.',
  export_packages_undecided:
    'Proje şu ek paketleri kullanıyor: {{packages}}. Dışa aktarmadan önce eklenip eklenmeyeceklerini seçin.',
  export_failed: 'Proje dışa aktarılamadı. Önce {{path}} dosyasındaki hatayı düzeltin.',
  turn_not_found: 'Bu yanıt bulunamadı.',
  turn_in_progress: 'Bu projede bir yanıt hazırlanıyor. Bitmesini bekleyin veya durdurun.',
  turn_prompt_required: 'Lütfen ne yapmak istediğinizi yazın.',
  turn_above_cap:
    'Bu istek belirlediğiniz en fazla {{maximum}} krediye sığmıyor; en az {{needed}} kredi gerekir.',
  turn_version_missing: 'O mesajdan önceki sürüm artık saklanmıyor; oraya dönülemez.',
  turn_report_not_possible: 'Bu değişiklik için bildirim yapılamaz.',
  turn_report_too_late: 'Bu değişiklik üzerinden çok zaman geçti; artık bildirilemez.',
  ai_not_configured: 'AI şu anda yanıt veremiyor. Krediniz düşülmedi; lütfen daha sonra tekrar deneyin.',
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
