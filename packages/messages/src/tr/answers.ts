/** Answers in the chat that the server writes itself. */
export const answers = {
  /** Sent as a prompt when it is pressed. */
  draft: {
    refine: 'Bu taslağı yapay zekâyla geliştir: görünümü özenlendir ve eksik ayrıntıları tamamla.',
  },
  images: {
    unread: 'Görsellere bakamıyorum; yalnızca yazdıklarınızı dikkate aldım.',
  },
  onlyChanges:
    'Bu soru için bir yanıt yazılmadı; yalnızca değişiklik önerildi. Sorularda hiçbir şey değiştirilmez. Değişikliği istiyorsanız isteği “Yap” ile gönderin.',
  history: {
    undone: '“{{change}}” geri alındı. Geri getirmek için “yinele” yazabilirsiniz.',
    redone: '“{{change}}” yeniden uygulandı.',
    nothingToUndo: 'Geri alınacak bir değişiklik kalmadı; proje ilk hâlinde.',
    nothingToRedo: 'Yinelenecek bir değişiklik yok: en son yapılan değişiklik zaten projede.',
    title: { undo: 'Geri alındı', redo: 'Yinelendi' },
    step: { undo: 'Geri al', redo: 'Yinele' },
    change: {
      restore: '{{number}}. sürüme dönüş',
      own: 'Elle yaptığınız değişiklik',
      other: '{{number}}. sürüm',
    },
  },
} as const;
