import { expect, it } from 'vitest';
import { isPlaceholderComment } from './placeholder-comments.ts';

it.each([
  '// ...',
  '/* … */',
  '// ... existing code ...',
  '// ...rest of the component',
  '// rest of the file unchanged',
  '// The rest of your code stays the same',
  '/* Rest of the styles remain unchanged */',
  '// existing imports remain the same',
  '// other styles...',
  '// your code here',
  '// Add your logic here',
  '// ... mevcut kod ...',
  '// kodun geri kalanı aynı',
  '// Mevcut kodlar değişmeden kalır',
  '// diğer kodlar...',
])('recognises %s as a placeholder', (comment) => {
  expect(isPlaceholderComment(comment)).toBe(true);
});

it.each([
  '// Keeps the list sorted while items arrive...',
  '// Existing users keep their order.',
  '// Spread ...rest onto the input',
  '// The rest of the list is loaded when the end is near.',
  '// Same key as in the store',
  '/** Where the code of a country is shown. */',
  '// Kalan süreyi hesaplar',
  '// Diğer ekranlar bu rengi kullanır',
  '// TODO list of the user',
  '// TODO: implement sorting by date',
  '//',
])('accepts %s', (comment) => {
  expect(isPlaceholderComment(comment)).toBe(false);
});
