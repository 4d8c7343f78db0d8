import { describe, expect, it } from 'vitest';
import { type BaseId, operationsOf } from '../../test/follow-up-case.ts';

describe('wordings of follow-ups', () => {
  it.each<[BaseId, string, string]>([
    ['credit', 'müşteride referans diye bi alan olsun', 'addField customer.Referans:text'],
    ['recipe', 'glutensiz mi diye tik kutusu ekle', 'addField recipe.Glutensiz:boolean'],
    ['recipe', 'tarife yöresini de yazabileyim', 'addField recipe.Yöresi:text'],
    ['stock', 'bozulur mu diye işaret kutusu lazım', 'addField product.Bozulur:boolean'],
    ['expense', 'add a field for the project', 'addField expense.Project:text'],
    ['books', 'translator too please', 'addField book.Translator:text'],
    ['stock', 'barkodu da gireyim', 'addField product.Barkod:text'],
    ['recipe', 'denendi mi diye sor', 'addField recipe.Denendi:boolean'],
    ['expense', 'a tick box for paid back', 'addField expense.Paid back:boolean'],
    ['expense', 'there should be a place for the store', 'addField expense.Store:text'],
    ['salon', 'each customer has a nickname', 'addField customer.Nickname:text'],
    ['books', 'i want to note who i lent it to', 'addField book.Who I lent it to:text'],
    ['books', "i'd like to record what i paid", 'addField book.What I paid:money'],
  ])('add the field that is meant: %s: %s', (base, prompt, expected) => {
    expect(operationsOf({ base, prompt, operations: [] })).toEqual([expected]);
  });

  it.each<[BaseId, string, string]>([
    ['salon', 'customers should have a skin type', 'addField customer.Skin type:text'],
    ['salon', 'add a tip to appointments, its money', 'addField appointment.Tip:money'],
    ['barber', 'randevuya emanet ekle, para olsun', 'addField appointment.Emanet:money'],
    ['barber', 'müşteriye tanışma ekle tarih olsun', 'addField customer.Tanışma:date'],
  ])('give a field the stated type, and a text without one: %s: %s', (base, prompt, expected) => {
    expect(operationsOf({ base, prompt, operations: [] })).toEqual([expected]);
  });

  it.each<[BaseId, string, readonly string[]]>([
    ['barber', 'ismi şu olsun: Keskin Makas', ['setName Keskin Makas']],
    ['stock', 'adını Ambar diye değiştir', ['setName Ambar']],
    ['stock', 'uygulamanın adı Ambar olsun bu çok sıkıcı', ['setName Ambar']],
    [
      'expense',
      'can we call the whole thing Coin Jar instead of this, my son picked it',
      ['setName Coin Jar'],
    ],
    ['expense', 'rename to Coin Jar', ['setName Coin Jar']],
    [
      'salon',
      'our customers are called guests here',
      [
        'renameEntity customer=guest/guests',
        'screenTitle Customers=Guests',
        'screenTitle CustomerDetail=Guest',
        'screenTitle CustomerForm=Guest',
        'label appointment.customer=Guest',
      ],
    ],
    [
      'barber',
      'müşteri demeyelim danışan diyelim',
      [
        'renameEntity customer=danışan/danışanlar',
        'screenTitle Customers=Danışanlar',
        'screenTitle CustomerDetail=Danışan',
        'screenTitle CustomerForm=Danışan',
        'label appointment.customer=Danışan',
      ],
    ],
    ['salon', 'statuses should include on hold', ['addOption appointment.status=On hold']],
    ['salon', 'new status: on the way', ['addOption appointment.status=On the way']],
    [
      'salon',
      'put the customers tab first and name the app Snip',
      ['moveScreen Customers=0', 'setName Snip'],
    ],
  ])('name the app and its parts: %s: %s', (base, prompt, expected) => {
    expect(operationsOf({ base, prompt, operations: [] })).toEqual(expected);
  });

  it.each<[BaseId, string, string]>([
    ['barber', 'harfler iri olsun', 'setTextSize large'],
    ['expense', 'can it be navy', 'setColors navy'],
    ['expense', 'how about orange', 'setColors orange'],
    ['expense', 'euros please not dollars', 'setCurrency EUR'],
    ['expense', 'give me a profile page', 'addScreen accountProfile'],
  ])('change how the app looks and what it shows: %s: %s', (base, prompt, expected) => {
    expect(operationsOf({ base, prompt, operations: [] })).toEqual([expected]);
  });

  it.each<[BaseId, string]>([
    ['credit', 'toplam alacağım en üstte yazsın'],
    ['books', 'me too'],
    ['books', 'there should be'],
    ['barber', 'sağ ol çok güzel olmuş'],
  ])('add nothing for other sentences: %s: %s', (base, prompt) => {
    expect(operationsOf({ base, prompt, operations: [] })).toEqual([]);
  });
});
