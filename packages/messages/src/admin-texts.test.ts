import { expect, it } from 'vitest';
import { tr } from './tr/index.ts';

// The texts of the administration that are agreed letter for letter. A text may be longer: a following sentence says more.

function listTexts(node: object): string[] {
  return Object.values(node).flatMap((value) =>
    typeof value === 'string' ? [value] : listTexts(value as object),
  );
}

const texts = listTexts(tr);

it.each([
  'Link kopyalandı!',
  'Duyuru bulunamadı',
  'Duyuru yüklenirken hata oluştu',
  'Dosya seçildi. Kaydetmeye hazır.',
  'Lütfen tüm alanları doldurun.',
  'Lütfen zorunlu alanları doldurun.',
  'Lütfen kullanıcı bilgisi ve kredi miktarını girin.',
  'Lütfen tüm zorunlu alanları doldurun.',
  'Ödeme yapmak için giriş yapmalısınız.',
  'Dosya çok büyük. Maksimum 5MB olmalı.',
  'Geçersiz dosya tipi',
  'Kaydedilecek logo/favicon seçilmedi.',
  'Duyurular kaydedilemedi. Lütfen tekrar deneyin.',
  'Plan kaydedilemedi!',
  'Plan silinemedi!',
  'Plan durumu güncellenemedi!',
  'Durum güncellenemedi. Lütfen tekrar deneyin.',
  'Öncelik güncellenemedi',
  'Yanıt gönderilemedi. Lütfen tekrar deneyin.',
  'Kullanıcı bulunamadı. E-posta adresini kontrol edin.',
  'Kredi gönderilemedi. Lütfen tekrar deneyin.',
  'Makbuz indirilemedi. Lütfen tekrar deneyin.',
  'Makbuz şablonu kaydedilemedi',
  'Ayarlar kaydedilemedi',
  'Ödeme işlemi başlatılamadı. Lütfen tekrar deneyin.',
  'Ödeme işlemi sırasında bir hata oluştu.',
  'Makbuz bulunamadı',
  'Geçersiz plan',
  'Bu para birimi desteklenmiyor',
  'Plan ID bulunamadı',
  'Plan bulunamadı veya aktif değil',
  'Plan yüklenirken bir hata oluştu',
  'Plan Bulunamadı',
  'Bileşen eklenemedi',
  'Plan güncellendi!',
  'Plan oluşturuldu!',
  'Plan silindi!',
  'Ödeme başarılı! Kredileriniz hesabınıza eklendi.',
  'Çözüldü',
  'Müşteri Bekliyor',
  'İşlemde',
  'Kapalı',
  'Açık',
  'Düşük',
  'Orta',
  'Yüksek',
  'Acil',
])('has the text “%s”', (text) => {
  expect(texts.some((one) => one.startsWith(text))).toBe(true);
});

it.each([
  ['receipt_not_found', 'Makbuz bulunamadı'],
  ['plan_not_found', 'Geçersiz plan'],
  ['payment_currency_unsupported', 'Bu para birimi desteklenmiyor'],
  ['announcement_incomplete', 'Lütfen tüm alanları doldurun.'],
  ['plan_incomplete', 'Lütfen zorunlu alanları doldurun.'],
] as const)('says %s as “%s”', (type, text) => {
  expect(tr.errors[type]).toBe(text);
});
