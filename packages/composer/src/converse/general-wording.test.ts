import { describe, expect, it } from 'vitest';
import { measureFollowUps } from '../../test/wide-follow-up.ts';

const done = (prompt: string, language: 'tr' | 'en', rows: string): readonly string[] =>
  measureFollowUps([{ prompt, language, rows }]).map(({ done: operations, isRight, prompt: typed, text }) =>
    isRight ? '' : `${typed}: ${operations || text}`,
  );
const wrong = (all: readonly string[]): readonly string[] => all.filter((each) => each !== '');

describe('follow-ups in general wordings', () => {
  it('are read about a salon', () => {
    const rows = `
      telefon olmadan kaydedilmesin | required \\w+.phone
      not kısmını en üste çıkar | moveField appointment.note=0
      telefonun altına e-posta ekle | addField customer.E-posta:email
      kime verildi | addField appointment.Kime verildi:text
      saç rengi kim verdi | addField .* + addField .* || addField .* || text`;
    expect(wrong(done('kuaför randevuları', 'tr', rows))).toEqual([]);
  });

  it('are read about expenses of a farm', () => {
    const rows = `
      kim ödedi | addField expense.Kim ödedi:text
      aylık toplamı göster | addScreen statistics
      defterin adı Çiftlik Kasası olsun | setName Çiftlik Kasası
      ada parsel de lazım | addField expense.Ada:text + addField expense.Parsel:text
      raf numarası | addField expense.Raf numarası:.*`;
    expect(wrong(done('tarla gider defteri', 'tr', rows))).toEqual([]);
  });

  it('are read about recipes', () => {
    const rows = `
      how spicy, who gave it to me and when i last cooked it | addField .* + addField .* + addField .*
      instead of category say course | label recipe.category=Course
      less text, more pictures | text
      turn notes into a checklist | text
      put email under rating | addField recipe.E-mail:email`;
    expect(wrong(done('recipe collection', 'en', rows))).toEqual([]);
  });

  it('are read about hives and members', () => {
    const hives = 'weather is sunny, cloudy or rainy | addField inspection.Weather:choice';
    expect(wrong(done('beehive log', 'en', hives))).toEqual([]);
    const club = 'rename members to swimmers | renameEntity student=swimmer/swimmers + screenTitle .*';
    expect(wrong(done('swimming club attendance', 'en', club))).toEqual([]);
    const fees = 'total of fees at the top | total Members=price';
    expect(wrong(done('gym members list', 'en', fees))).toEqual([]);
  });
});
