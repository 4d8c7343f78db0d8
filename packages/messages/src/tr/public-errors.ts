import type { ErrorType } from '@kilim/contract';

/** Errors of what anyone can do on a public page, and of starting, importing or saving a project. */
export const publicErrors = {
  general_argument_invalid: 'Gönderilen bilgiler geçersiz. Lütfen işaretli alanları kontrol edin.',
  general_bad_request: 'İstek okunamadı. Lütfen tekrar deneyin.',
  general_query_invalid: 'Liste bu seçimle gösterilemiyor. Lütfen süzgeci temizleyip tekrar deneyin.',
  general_cursor_not_found: 'Liste bu noktadan sürdürülemedi. Lütfen listeyi yenileyin.',
  general_unauthorized_scope: 'Bu işlem için giriş yapmalısınız.',
  general_unknown_origin: 'Bu işlem bu adresten yapılamaz. Lütfen sitenin kendi adresini kullanın.',
  general_access_forbidden: 'Bu işlem için yetkiniz yok.',
  general_route_not_found: 'Aradığınız adres bulunamadı.',
  general_body_too_large: 'Gönderilen veri çok büyük. Lütfen daha az veriyle tekrar deneyin.',
  general_rate_limit_exceeded:
    'Çok fazla deneme yapıldı. Lütfen {{seconds, duration}} bekleyip tekrar deneyin.',
  general_request_timeout:
    'Veri çok yavaş geldiği için işlem durduruldu. Bağlantınızı kontrol edip tekrar deneyin.',
  general_host_unknown: 'Bu site bu adresten açılamıyor. Lütfen sitenin kendi adresini kullanın.',
  general_too_many_large_replies:
    'Aynı anda en fazla iki büyük dosya indirebilirsiniz. İndirmelerden biri bitince tekrar deneyin.',
  general_unknown: 'Sunucu hatası. Lütfen birkaç dakika sonra tekrar deneyin.',
  general_unavailable: 'Sunucuya bağlanılamıyor. Lütfen internet bağlantınızı kontrol edin.',
  general_phone_disabled: 'Telefonla doğrulama kullanılamıyor.',
  work_busy: 'Sırada bekleyen çok iş var. Lütfen biraz bekleyip tekrar deneyin.',
  work_time_limit:
    'Bu iş çok uzun sürdüğü için durduruldu. Büyük dosyaları küçültüp ya da bölüp tekrar deneyin.',
  work_memory_limit:
    'Dosyalar tek seferde işlenemeyecek kadar büyük. Bazılarını küçültüp ya da silip tekrar deneyin.',
  user_invalid_credentials: 'E-posta veya şifre hatalı. Lütfen kontrol edin.',
  user_session_already_exists: 'Zaten açık bir oturumunuz var.',
  user_invalid_token: 'Bağlantının süresi dolmuş veya bağlantı geçersiz. Lütfen yeni bir bağlantı isteyin.',
  user_unauthorized: 'Bu işlem için yetkiniz yok.',
  user_blocked:
    'Hesabınız kapatılmış. Silinmesini siz istediyseniz size gönderdiğimiz e-postadaki bağlantıyla geri açabilirsiniz; diğer durumlarda destek ekibine yazın.',
  user_not_found: 'Kullanıcı bulunamadı.',
  user_jwt_invalid: 'Erişim belirteci geçersiz ya da süresi dolmuş. Lütfen yeniden giriş yapın.',
  user_jwt_and_cookie_set: 'Aynı istekte hem oturum hem de erişim belirteci gönderilemez.',
  user_session_not_found: 'Bu oturum artık açık değil.',
  user_already_exists: 'Bu e-posta adresi zaten kayıtlı. Lütfen giriş yapın veya şifrenizi sıfırlayın.',
  user_email_already_exists: 'Bu e-posta adresi zaten kayıtlı.',
  user_phone_already_exists: 'Bu telefon numarası zaten kayıtlı.',
  user_email_already_verified: 'E-posta adresiniz zaten doğrulanmış.',
  user_auth_method_unsupported: 'Bu giriş yöntemi kullanılamıyor. Lütfen başka bir yöntemle giriş yapın.',
  user_more_factors_required: 'Girişi tamamlamak için ikinci adımı doğrulayın.',
  user_recent_authentication_required:
    'Bu işlem için kim olduğunuzu yeniden doğrulamanız gerekiyor. Hiçbir şey değişmedi.',
  user_password_common:
    'Bu şifre en çok kullanılan şifreler arasında, kolayca tahmin edilir. Başka bir şifre seçin.',
  user_password_contains_name: 'Şifrenizde adınız geçmemeli. Başka bir şifre seçin.',
  user_password_contains_email: 'Şifrenizde e-posta adresinizden bir parça geçmemeli. Başka bir şifre seçin.',
  user_password_contains_site_name: 'Şifrenizde sitenin adı geçmemeli. Başka bir şifre seçin.',
  user_password_unchanged: 'Bu, size verilen ilk şifre. Kendinize başka bir şifre seçin.',
  user_password_reset_required: 'Devam etmeden önce kendinize yeni bir şifre belirleyin.',
  user_authenticator_not_found: 'Bu hesapta doğrulama uygulaması kurulu değil.',
  user_authenticator_already_verified: 'Bu hesapta doğrulama uygulaması zaten kurulu.',
  user_recovery_codes_not_found: 'Bu hesabın kurtarma kodları yok.',
  user_recovery_codes_already_exists: 'Bu hesabın kurtarma kodları zaten oluşturulmuş.',
  user_oauth2_failed: 'Giriş tamamlanamadı. Lütfen tekrar deneyin veya başka bir yöntemle giriş yapın.',
  user_oauth2_email_unverified:
    'Giriş için seçtiğiniz hesabın e-posta adresi doğrulanmamış. Önce adresinizi orada doğrulayın.',
  user_first_admin_permanent: 'İlk yöneticinin hesabı kapatılamaz ve silinemez.',
  user_deletion_not_found: 'Bu hesap için geri alınabilecek bir silme işlemi yok.',
  project_not_found: 'Proje bulunamadı.',
  project_name_required: 'Proje adı gerekli!',
  project_name_taken: 'Bu isimde bir proje zaten var!',
  project_already_exists: 'Bu proje zaten mevcut.',
  project_creation_too_fast: 'Çok hızlı proje oluşturma. Lütfen 2 saniye bekleyin.',
  example_not_found: 'Bu örnek uygulama bulunamadı.',
  project_preview_not_found: 'Projenin ekran görüntüsü bulunamadı.',
  project_preview_invalid: 'Ekran görüntüsü okunamadı.',
  project_preview_too_large: 'Ekran görüntüsü çok büyük.',
  project_too_many_files: 'Bir projede en fazla 400 dosya olabilir. Dosyaları azaltıp tekrar deneyin.',
  project_too_large: 'Proje çok büyük. Bir proje en fazla 20 MB olabilir; dosyaları küçültüp tekrar deneyin.',
  announcement_not_found: 'Duyuru bulunamadı',
  contact_form_expired: 'Formun süresi doldu. Lütfen mesajınızı tekrar gönderin.',
  contact_form_too_fast: 'Lütfen birkaç saniye bekleyin ve tekrar deneyin.',
  contact_too_many_links: 'Mesajınızda çok fazla bağlantı var. En fazla 2 bağlantı gönderebilirsiniz.',
  plan_not_found: 'Geçersiz plan',
  plan_not_available: 'Plan bulunamadı veya aktif değil',
  project_limit_reached:
    'Planınız en fazla {{limit}} proje içeriyor. Bir projeyi silin veya planınızı yükseltin.',
  trash_limit_reached:
    'Çöp kutusunda en fazla {{limit}} proje durabilir. Yeni bir proje için önce çöp kutusundan proje silin.',
  storage_limit_reached:
    'Depolama alanınız yetmiyor: {{used}} / {{limit}} MB dolu. Ayarlar sayfasının Depolama bölümünden yer açın veya planınızı yükseltin.',
  storage_write_too_fast:
    'Kısa sürede çok fazla veri kaydedildi. Lütfen {{seconds, duration}} sonra tekrar deneyin.',
  storage_day_limit_reached:
    'Bugün kaydedilebilecek {{limit}} MB doldu. Lütfen yaklaşık {{seconds, duration}} sonra tekrar deneyin.',
  credits_insufficient: 'Yetersiz kredi: {{balance}} < {{requested}}',
  credits_insufficient_generation: 'Yetersiz kredi. Gelişmiş AI özellikleri için kredi satın alın.',
  credits_insufficient_chat: 'Yetersiz kredi. AI kullanmak için kredi satın alın.',
  import_archive_invalid: 'Bu dosya açılamadı. Lütfen parolasız ve sağlam bir .zip dosyası seçin.',
  import_archive_too_large: 'Zip dosyası çok büyük. En fazla 25 MB olabilir.',
  import_path_unsafe: 'Zip dosyası proje klasörünün dışını gösteren bir yol içeriyor: {{path}}',
  import_no_project:
    'Bunun içinde bir React Native projesi bulunamadı. İçinde .tsx, .ts, .jsx ya da .js dosyaları olmalı.',
  file_not_found: 'Dosya bulunamadı: {{path}}',
  file_path_invalid: 'Dosya yolu geçersiz: {{path}}',
  file_path_clash: 'Bu yolda bir dosya zaten var: {{path}}',
  file_too_large: '{{path}} çok büyük. Bir dosya en fazla 1 MB olabilir; dosyayı küçültün veya bölün.',
  file_empty: '{{path}} boş. İçinde veri olan bir dosya seçin.',
  file_reference_unknown: 'Bu dosyanın içeriği projede yok. Dosyayı yeniden yükleyin.',
  file_conflict:
    '{{path}} siz düzenlerken başka bir yerde değişti. Yazdıklarınız duruyor; hangisinin kalacağını seçin.',
  image_too_large: 'Görselin kenarları en fazla {{limit}} piksel olabilir.',
  turn_prompt_required: 'Lütfen ne yapmak istediğinizi yazın.',
  ai_not_configured: 'AI şu anda yanıt veremiyor. Krediniz düşülmedi; lütfen daha sonra tekrar deneyin.',
} as const satisfies Partial<Record<ErrorType, string>>;
