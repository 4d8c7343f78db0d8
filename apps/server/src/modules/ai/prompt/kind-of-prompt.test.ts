import { expect, it } from 'vitest';
import { kindOfPrompt } from './kind-of-prompt.ts';

it.each([
  'Bu kod ne işe yarıyor?',
  'App.tsx dosyasını açıkla',
  'AÇIKLA',
  'Sepet nasıl çalışıyor?',
  'Explain the cart store',
  'What does useCart do?',
])('recognises a question in %j', (prompt) => {
  expect(kindOfPrompt(prompt, null)).toBe('chat');
});

it.each([
  'Bana bir alışveriş uygulaması yap',
  'Ayarlar ekranı ekle ve nasıl çalıştığını açıkla',
  'Ana rengi mor yap',
  'make me a todo app',
  'Explain the bug and fix it',
  'daha güzel olsun',
])('recognises a change in %j', (prompt) => {
  expect(kindOfPrompt(prompt, null)).toBe('generation');
});

it('treats every quick prompt as a generation', () => {
  expect(kindOfPrompt('Nedir bu?', 'improve')).toBe('generation');
});
