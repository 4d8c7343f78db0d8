import { expect, it } from 'vitest';
import { planApp } from './app-spec/to-app-spec.ts';
import { understand } from './understand.ts';

function nameOf(prompt: string, language: 'tr' | 'en'): string {
  const read = understand({ prompt, language, seed: 7 });
  return read.kind === 'app' ? planApp(read).spec.name : read.kind;
}

it.each([
  ['yarn stock: colour, weight, metres left', 'Yarn'],
  ['shop for my crochet owls, small 5, large 9', 'Crochet Owl'],
  ['growth chart for alpaca crias: name, birth weight', 'Alpaca Cria'],
  ['wrestling league table for our village fair', 'Wrestling'],
])('names an app about a general subject after what stands beside it: %s', (prompt, name) => {
  expect(nameOf(prompt, 'en')).toContain(name);
});

it.each([
  ['güreş turnuvası eşleşmeleri', 'Güreş Turnuvası'],
  ['her gün yürüyüş alışkanlığı', 'Yürüyüş Alışkanlığı'],
  ['bahçemdeki laleler hangisi ne zaman açtı: lale adı, renk', 'Lale'],
  ['Satılık buzağı ilanları koyalım köylü baksın: ırk, yaş, fiyat', 'Buzağı'],
  ['köyümüzdeki eski değirmenleri gezip yazıyorum. Değirmen adı, sahibi, yılı', 'Değirmen'],
])('names what is kept, not who looks at it or where it is: %s', (prompt, name) => {
  expect(nameOf(prompt, 'tr')).toContain(name);
});

it('leaves out people', () => {
  expect(nameOf('growth chart for my boys: name, height', 'en')).toBe('Growth Chart');
});

it('keeps what is asked for in the name if its rows are members', () => {
  const name = nameOf(
    'Kindly make one app for our village kitty party. members list with phone, whose turn to host, amount each month',
    'en',
  );
  expect(name).toContain('Kitty Party');
});

it.each([
  ['articles about composting, with a photo and a category', 'Composting'],
  ['a chat just for our dog walkers, whatsapp has become all politics', 'Dog Walker'],
])('names an app of texts after their topic: %s', (prompt, topic) => {
  expect(nameOf(prompt, 'en')).toContain(topic);
});
