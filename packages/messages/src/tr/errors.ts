import type { ErrorType } from '@kilim/contract';
import { publicErrors } from './public-errors.ts';

/** Errors of all calls. */
export const errors = {
  ...publicErrors,
  avatar_not_found: 'Profil fotoğrafı bulunamadı.',
  avatar_invalid: 'Fotoğraf okunamadı. PNG, JPEG veya WebP biçiminde bir dosya seçin.',
  avatar_too_large: 'Fotoğraf çok büyük. En fazla 5 MB olabilir.',
  image_too_large: 'Görselin kenarları en fazla {{limit}} piksel olabilir.',
  personal_data_export_not_found:
    'Veri arşivi bulunamadı veya süresi doldu. Güvenlik bölümünden yenisini hazırlayabilirsiniz.',
  security_alert_not_found: 'Uyarı bulunamadı.',
  file_not_found: 'Dosya bulunamadı: {{path}}',
  file_path_invalid: 'Dosya yolu geçersiz: {{path}}',
  file_path_clash: 'Bu yolda bir dosya zaten var: {{path}}',
  file_too_large: '{{path}} çok büyük. Bir dosya en fazla 1 MB olabilir; dosyayı küçültün veya bölün.',
  binary_file_too_large:
    '{{path}} çok büyük. Görsel, yazı tipi ve ses gibi dosyalar en fazla 10 MB olabilir.',
  file_empty: '{{path}} boş. İçinde veri olan bir dosya seçin.',
  file_reference_unknown: 'Bu dosyanın içeriği projede yok. Dosyayı yeniden yükleyin.',
  file_conflict:
    '{{path}} siz düzenlerken başka bir yerde değişti. Yazdıklarınız duruyor; hangisinin kalacağını seçin.',
  import_archive_invalid: 'Bu dosya açılamadı. Lütfen parolasız ve sağlam bir .zip dosyası seçin.',
  import_archive_too_large: 'Zip dosyası çok büyük. En fazla 25 MB olabilir.',
  import_path_unsafe: 'Zip dosyası proje klasörünün dışını gösteren bir yol içeriyor: {{path}}',
  import_no_project:
    'Zip dosyasında bir React Native projesi bulunamadı. İçinde .tsx, .ts, .jsx ya da .js dosyaları olmalı.',
  version_not_found: 'Sürüm bulunamadı.',
  export_packages_undecided:
    'Proje şu ek paketleri kullanıyor: {{packages}}. Dışa aktarmadan önce eklenip eklenmeyeceklerini seçin.',
  export_failed: 'Proje dışa aktarılamadı. Önce {{path}} dosyasındaki hatayı düzeltin.',
  settings_invalid: 'Ayarlar kaydedilemedi. Lütfen işaretli alanları kontrol edin.',
  settings_contrast_too_low:
    'Ayarlar kaydedilemedi. Seçtiğiniz renk okunaklı değil: yazıyla arasındaki karşıtlık en az 4,5:1 olmalı.',
  site_file_not_found: 'Dosya bulunamadı.',
  site_file_not_chosen: 'Kaydedilecek logo/favicon seçilmedi.',
  logo_too_large: 'Dosya çok büyük. Maksimum 5MB olmalı.',
  logo_type_invalid: 'Geçersiz dosya tipi. JPEG, PNG, GIF, WebP veya SVG biçiminde bir dosya seçin.',
  favicon_too_large: 'Dosya çok büyük. Maksimum 1MB olmalı.',
  favicon_type_invalid: 'Geçersiz dosya tipi. ICO, PNG veya JPEG biçiminde bir dosya seçin.',
  announcement_incomplete: 'Lütfen tüm alanları doldurun.',
  announcement_too_many: 'En fazla 200 duyuru saklanabilir. Önce eski duyurulardan birini silin.',
  ticket_not_found: 'Destek talebi bulunamadı.',
  plan_needs_contact: 'Bu plan görüşmeyle satılır. Lütfen bizimle iletişime geçin.',
  plan_incomplete: 'Lütfen zorunlu alanları doldurun.',
  plan_already_exists: 'Bu kimlikle bir plan zaten var.',
  plan_too_many: 'En fazla 50 plan olabilir. Önce kullanılmayan bir planı silin.',
  billing_details_invalid: 'Fatura bilgilerinizde eksik veya hatalı bir alan var. Lütfen kontrol edin.',
  order_not_found: 'Sipariş bulunamadı.',
  order_not_payable: 'Bu sipariş artık ödenemez. Lütfen yeni bir sipariş verin.',
  order_consent_required: 'Devam etmek için sözleşme kutularını işaretleyin.',
  order_text_changed: 'Sözleşme metni bu arada değişti. Lütfen yeni metni okuyup onaylayın.',
  order_key_reused:
    'Bu sipariş daha önce başka bilgilerle gönderilmiş. Lütfen sayfayı yenileyip tekrar deneyin.',
  payment_currency_unsupported: 'Bu para birimi desteklenmiyor',
  payment_currency_not_allowed: 'Fatura ülkesi Türkiye olan siparişler Türk lirasıyla ödenir.',
  payment_method_unavailable: 'Bu ödeme yöntemi şu anda kullanılamıyor. Lütfen başka bir yöntem seçin.',
  payment_start_failed: 'Ödeme işlemi başlatılamadı. Lütfen tekrar deneyin.',
  payment_provider_unreachable:
    'Ödeme kuruluşuna ulaşılamıyor. Siparişin durumu değişmedi, biraz sonra yeniden sorgulayın.',
  refund_not_possible: 'Bu sipariş iade edilemez.',
  refund_in_progress: 'Bu siparişin önceki iadesi henüz sonuçlanmadı. Sonuçlanınca tekrar deneyin.',
  refund_too_large: 'İade tutarı, ödenen ve henüz iade edilmemiş tutarı aşamaz.',
  refund_key_reused:
    'Bu iade isteği farklı bilgilerle daha önce gönderilmiş. Önce siparişin geçmişine bakın.',
  refund_refused: 'Banka iadeyi kabul etmedi ({{code}}). Kredilere dokunulmadı.',
  refund_not_found: 'İade bulunamadı.',
  refund_already_decided: 'Bu iadenin sonucu zaten belli.',
  refund_reference_required: 'Elle gönderilen iadenin havale numarasını girin.',
  transfer_not_found: 'Transfer bulunamadı.',
  transfer_already_settled: 'Bu transfer daha önce sonuçlandırılmış.',
  transfer_amount_differs: 'Transferin tutarı veya para birimi siparişle aynı değil.',
  receipt_not_found: 'Makbuz bulunamadı',
  receipt_not_paid: 'Bu makbuz henüz ödenmedi.',
  turn_not_found: 'Bu yanıt bulunamadı.',
  turn_in_progress: 'Bu projede bir yanıt hazırlanıyor. Bitmesini bekleyin veya durdurun.',
  turn_prompt_required: 'Lütfen ne yapmak istediğinizi yazın.',
  turn_above_cap:
    'Bu istek belirlediğiniz en fazla {{maximum}} krediye sığmıyor; en az {{needed}} kredi gerekir.',
  turn_version_missing: 'O mesajdan önceki sürüm artık saklanmıyor; oraya dönülemez.',
  turn_report_not_possible: 'Bu değişiklik için bildirim yapılamaz.',
  turn_report_too_late: 'Bu değişiklik üzerinden çok zaman geçti; artık bildirilemez.',
  charge_review_not_found: 'İade talebi bulunamadı.',
  charge_review_already_decided: 'Bu iade talebi hakkında zaten karar verildi.',
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
  model_not_found: 'Model bulunamadı.',
  model_fixed: 'Model kurulumda belirlenmiş.',
  ai_model_not_found: 'Bu model artık listede değil. Sayfayı yenileyip tekrar deneyin.',
  ai_model_limit: 'En çok 20 model eklenebilir. Yenisini eklemek için birini silin.',
  ai_model_key_required: 'Bu adres için anahtarı girin. Kayıtlı anahtar başka bir adrese gönderilmez.',
  ai_model_address_refused:
    'Bu adrese bağlanılamaz. İnternetten erişilebilen ve https ile başlayan bir adres girin.',
  ai_model_order_outdated: 'Liste bu sırada değişti. Güncel liste gösteriliyor; sıralamayı tekrar yapın.',
  own_key_not_allowed: 'Bu sitede kendi anahtarınızı kullanamazsınız.',
  own_key_rejected:
    'Kendi anahtarınız kabul edilmedi. Krediniz düşülmedi; anahtarı ve modeli Ayarlar’da kontrol edin.',
  own_key_unreachable:
    'Kendi anahtarınızla yanıt alınamadı. Krediniz düşülmedi; lütfen biraz sonra tekrar deneyin.',
  own_key_busy:
    'Kendi anahtarınızın kullanım sınırına ulaşıldı. Krediniz düşülmedi; lütfen biraz sonra tekrar deneyin.',
  own_key_unreadable: 'Seçtiğiniz modelden kullanılabilir bir yanıt gelmedi. Başka bir model deneyin.',
  turn_stopped: 'Yanıt durduruldu. Hiçbir şey uygulanmadı ve krediniz düşülmedi.',
  turn_interrupted: 'Yanıt yarıda kaldı. Krediniz düşülmedi; lütfen tekrar deneyin.',
} as const satisfies Record<ErrorType, string>;
