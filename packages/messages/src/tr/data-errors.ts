import type { ErrorType } from '@kilim/contract';

/** Errors of documents and functions, which only apps that call the API themselves see. */
export const dataErrors = {
  function_not_found: 'İşlev bulunamadı.',
  database_not_found: 'Veritabanı bulunamadı.',
  collection_not_found: 'Koleksiyon bulunamadı.',
  document_not_found: 'Belge bulunamadı.',
  document_already_exists: 'Bu kimlikle bir belge zaten var.',
  document_invalid_structure: 'Belgenin yapısı geçersiz. Sorunlu öznitelik: {{attribute}}.',
  document_missing_data: 'Yeni belgenin verisi eksik.',
  document_missing_payload: 'Değiştirilecek veri gönderilmedi.',
  document_too_large: 'Yanıt çok büyük. Daha az belge ya da Query.select ile daha az öznitelik isteyin.',
  table_not_found: 'Tablo bulunamadı.',
  row_not_found: 'Satır bulunamadı.',
  row_already_exists: 'Bu kimlikle bir satır zaten var.',
  row_invalid_structure: 'Satırın yapısı geçersiz. Sorunlu sütun: {{attribute}}.',
  row_missing_data: 'Yeni satırın verisi eksik.',
  row_missing_payload: 'Değiştirilecek veri gönderilmedi.',
  row_too_large: 'Yanıt çok büyük. Daha az satır ya da Query.select ile daha az sütun isteyin.',
} as const satisfies Partial<Record<ErrorType, string>>;
