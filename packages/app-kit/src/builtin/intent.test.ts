import { describe, expect, it } from 'vitest';
import { detectIntent } from './intent.ts';

describe('detectIntent', () => {
  it.each([
    ['Bana bir alışveriş uygulaması oluştur', 'create_new', 0.9],
    ['make me a todo app', 'create_new', 0.9],
    ['BUILD AN APP with error states', 'create_new', 0.9],
    ['Giriş ekranı ÇALIŞMIYOR', 'fix_bug', 0.8],
    ['fix the crash on start', 'fix_bug', 0.8],
    ['Uygulamayı iyileştir: hata durumlarını gözden geçir', 'optimize', 0.8],
    ['make it faster', 'optimize', 0.8],
    ['Bu dosya ne işe yarıyor', 'explain', 0.9],
    ['explain the store', 'explain', 0.9],
    ['Ana rengi mor yap', 'modify_existing', 0.7],
    ['add a profile screen', 'modify_existing', 0.7],
    ['', 'modify_existing', 0.7],
  ])('detects in %j the intent %s', (prompt, name, confidence) => {
    expect(detectIntent(prompt)).toEqual({ name, confidence });
  });
});
