import type { ErrorType } from '@kilim/contract';

/** Errors of files that apps store in buckets. */
export const bucketErrors = {
  storage_bucket_not_found: 'Dosya deposu bulunamadı.',
  storage_file_not_found: 'Dosya bulunamadı.',
  storage_file_already_exists: 'Bu kimlikle bir dosya zaten var. Lütfen başka bir kimlik kullanın.',
  storage_file_empty: 'Dosya boş. Lütfen içi dolu bir dosya seçin.',
  storage_invalid_file_size: 'Dosya en fazla {{limit}} MB olabilir.',
  storage_invalid_content_range:
    'Dosyanın gönderilen parçası diğer parçalarla uyuşmuyor. Lütfen yüklemeyi baştan başlatın.',
  storage_invalid_appwrite_id: 'Yüklemenin kimliği geçersiz. Lütfen yüklemeyi baştan başlatın.',
  storage_invalid_range: 'Dosyanın istenen bölümü yok.',
  storage_too_many_uploads:
    'Tamamlanmamış {{limit}} yüklemeniz var. Lütfen önce onları tamamlayın veya silin.',
  storage_too_many_files: 'En fazla {{limit}} dosya saklayabilirsiniz. Lütfen önce dosya silin.',
} as const satisfies Partial<Record<ErrorType, string>>;
