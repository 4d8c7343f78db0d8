import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { fold } from './fold.ts';
import { tokenize } from './tokens.ts';

const turkish = `
arı kovanı takip uygulaması
berber randevu
kitaplarımı takip edebileceğim basit bir uygulama
veresiye defteri istiyorum
terzi dükkanım için sipariş takibi
pul koleksiyonu
halı yıkama firmamız için sipariş ve müşteri takibi
çocuklar için matematik oyunu
apartman aidat takip
günlük su içme hatırlatıcı
bana bir todo app yap
su tüketimimi kaydetmek istiyorum
tansiyonumu ölçüp kaydedeyim grafik olsun
lokantamız için QR menü
düğün davetlilerini yönetmek için bir uygulama
sınıfımdaki öğrencilerin yoklamasını almak istiyorum
XOX oyunu yap
bütçe takibi, kategori ve tarih olsun
CRM sistemi tasarla
köpeğimin aşılarını hatırlatsın
ehliyet sınavı soruları
halısaha rezervasyon
tarif defteri yap malzemeler ve yapılışı olsun
merhaba nasılsın
bir uygulama istiyorum
balık avı günlüğü
kuaförüm için online randevu sistemi oluştur
iş başvurularımı takip etmek için app
güzel sözler
oto tamir servisi iş emri takibi`
  .trim()
  .split('\n');

const english = `
beehive tracker
an app to track my expenses
barber appointment booking
recipe book with ingredients and steps
make me a todo list
I want to keep a log of my dreams
shift planner for my cafe
vocabulary flashcards
tic tac toe game
inventory for my small shop
dog walking schedule
quiz about capitals
simple budget planner
habit tracker with streaks
stamp collection
hotel room reservations
plant watering reminder
chat app for my team
lend and borrow tracker
tip calculator
workout log with sets and reps
Uber for tow trucks
something like Instagram for cats
photo diary
guitar practice journal
sourdough starter log
hello there
class attendance
water intake
meeting notes organizer`
  .trim()
  .split('\n');

const rate = (prompts: readonly string[], language: 'tr' | 'en'): number => {
  const other = language === 'tr' ? 'en' : 'tr';
  const wrong = prompts.filter((prompt) => detectLanguage(tokenize(prompt), other) !== language);
  if (wrong.length > 0) console.info(wrong);
  return 1 - wrong.length / prompts.length;
};

it('detects at least 95 % of short prompts without the fallback', () => {
  expect(rate(turkish, 'tr')).toBeGreaterThanOrEqual(0.95);
  expect(rate(turkish.map(fold), 'tr')).toBeGreaterThanOrEqual(0.95);
  expect(rate(english, 'en')).toBeGreaterThanOrEqual(0.95);
});

it('returns the fallback for text without letters', () => {
  expect(detectLanguage(tokenize('🙂 123'), 'en')).toBe('en');
  expect(detectLanguage(tokenize(''), 'tr')).toBe('tr');
});
