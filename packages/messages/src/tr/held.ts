/** Changes of answers that wait for the user, locked files and the project's rules. */
export const held = {
  title_one: 'Bekleyen değişiklik: {{count}} dosya',
  title_other: 'Bekleyen değişiklik: {{count}} dosya',
  scope: 'İsteğinizle ilgili görünmediği için uygulanmadı.',
  locked: 'Dosya kilitli olduğu için uygulanmadı.',
  together: 'Kilitli dosyadaki değişiklik olmadan çalışmayacağı için yanıtın tamamı bekliyor.',
  free: 'Uygulamak ek kredi harcamaz.',
  showDiff: 'Farkı göster',
  hideDiff: 'Farkı gizle',
  diffFailed: 'Fark yüklenemedi',
  conflict: 'Bu dosya o zamandan beri aynı yerde değişti; değişiklik uygulanamaz.',
  same: 'Dosya zaten bu hâlde.',
  apply: 'Uygula',
  unlockAndApply: 'Kilidi aç ve uygula',
  leave: 'Bırak',
  applied: 'Bekleyen değişiklikler uygulandı.',
  left: 'Bekleyen değişiklikler bırakıldı.',
  expired: 'Daha yeni değişiklikler beklediği için bu değişikliklerin süresi doldu.',
  version: 'Sürümü göster',
  failed: 'Karar kaydedilemedi',
  isLocked: 'kilitli',
  lock: 'AI değişikliklerine karşı kilitle',
  unlock: 'Kilidi aç',
  lockShort: 'Kilitle',
  lockedShort: 'Kilitli',
  lockHint: 'Kilitli dosyayı AI değiştiremez; siz düzenleyebilirsiniz.',
  lockFailed: 'Kilit değiştirilemedi',
  rules: 'Proje kuralları',
  rulesFailed: 'Proje kuralları oluşturulamadı',
  rulesTemplate: `# Proje kuralları

AI, bu dosyayı her istekte okur. Kısa ve açık yazın; gerekmeyen satırları silin.

## Uygulama
- Kimin için ve ne işe yarıyor?

## Görünüm
- Renkler, yazı tipi, düğme biçimi:

## Metinler
- Dil ve hitap (siz / sen):

## Kod
- Dosya ve ad düzeni:
- Değişmemesi gereken kısımlar (dosyaları ağaçtaki menüden kilitleyebilirsiniz):
`,
} as const;
