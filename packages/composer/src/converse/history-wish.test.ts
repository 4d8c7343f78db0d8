import { describe, expect, it } from 'vitest';
import { readHistoryWish } from './history-wish.ts';

describe('readHistoryWish', () => {
  it.each([
    'geri al',
    'Geri al!',
    'GERİ AL',
    'bunu geri al',
    'son değişikliği geri al',
    'son yaptığın değişikliği geri alır mısın',
    'yaptığını geri al lütfen',
    'az önceki işlemi geri al',
    'beğenmedim, geri al',
    'bu olmadı geri alalım',
    'önceki haline dön',
    'eski haline getir',
    'eski haline döndür',
    'bir önceki sürüme dön',
    'önceki sürüme geri dön',
    'eski haline geri döndürür müsün',
    'değişikliği iptal et',
    'bir adım geri git',
    'geri dön',
    'eskisi gibi olsun',
    'tekrar geri al',
    'geri al bunu',
    'yok kalsın geri al',
    'son eklediğin alanı geri al',
    'eskisi daha iyiydi',
  ])('takes “%s” for a step back', (prompt) => {
    expect(readHistoryWish(prompt)).toEqual({ direction: 'undo', language: 'tr' });
  });

  it.each([
    'undo',
    'Undo that.',
    'undo the last change',
    'please undo your last change',
    'can you undo this?',
    'revert',
    'revert that',
    'revert to the previous version',
    'go back',
    'go back to the previous version',
    'go back one step',
    'roll it back',
    "I don't like it, change it back",
    'put it back how it was',
    'restore the previous version',
    'undo again',
    'it was better before',
    'the old one was better',
  ])('takes “%s” for a step back', (prompt) => {
    expect(readHistoryWish(prompt)).toEqual({ direction: 'undo', language: 'en' });
  });

  it.each([
    ['yinele', 'tr'],
    ['bunu yinele', 'tr'],
    ['ileri al', 'tr'],
    ['geri aldığını geri getir', 'tr'],
    ['değişikliği yeniden uygula', 'tr'],
    ['geri almayı iptal et', 'tr'],
    ['redo', 'en'],
    ['redo that please', 'en'],
    ['undo the undo', 'en'],
    ['apply it again', 'en'],
  ])('takes “%s” for a step forward', (prompt, language) => {
    expect(readHistoryWish(prompt)).toEqual({ direction: 'redo', language });
  });

  it.each([
    ['geri getir', 'tr'],
    ['onu geri getir', 'tr'],
    ['bring it back', 'en'],
    ['put it back', 'en'],
  ])('takes “%s” for a step forward, or back if nothing was undone', (prompt, language) => {
    expect(readHistoryWish(prompt)).toEqual({ direction: 'redo', orUndo: true, language });
  });

  it.each([
    'geri al butonu ekle',
    'geri alma özelliği ekle',
    'silineni geri al butonu olsun',
    'geri dön butonunu kaldır',
    'silinen kaydı geri al',
    'hepsini geri al',
    'geri alma',
    'önceki haline dönen bir buton ekle',
    'önceki siparişler ekranı ekle',
    'eski fiyatı göster',
    'iptal edilen randevuları göster',
    'randevuyu iptal et butonu ekle',
    'geri al ve sonra adres ekle',
    'yineleyen görevler ekle',
    'ödünç verdiklerimi geri alma takibi',
    'add an undo button',
    'add undo to delete',
    'undo and redo buttons please',
    'go back button on every screen',
    'make the back button bigger',
    'show previous versions of a note',
    'a go back to home link',
    'cancel the order button',
    'revert the colour to blue when it is late',
    'redo the home screen',
    'restore deleted notes',
    '',
    ' ',
    'geri al '.repeat(40),
  ])('leaves “%s” as a request', (prompt) => {
    expect(readHistoryWish(prompt)).toBeUndefined();
  });
});
