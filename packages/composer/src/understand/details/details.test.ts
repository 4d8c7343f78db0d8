import { describe, expect, it } from 'vitest';
import { planApp, understand } from '../index.ts';

/** 'Label:type' of the fields of the main entity, with the options of those that the description names. */
function fieldsOf(prompt: string, language: 'tr' | 'en'): string[] {
  const read = understand({ prompt, language, seed: 7 });
  if (read.kind !== 'app') throw new Error(`no app: ${read.kind}`);
  return (planApp(read).spec.entities[0]?.fields ?? []).map(({ label, type }) => `${label}:${type}`);
}

describe('questions of a Turkish description', () => {
  it.each([
    ['kibrit kutusu koleksiyonum, hangi ülkeden kaç yılından', ['Ülke:text', 'Yıl:number']],
    ['turşu kavanozlarım, ne zaman kurdum ne zaman açılır', ['Ne zaman kurdum:date', 'Ne zaman açılır:date']],
    ['köyün çeşmeleri haritada, suyu akıyor mu', ['Suyu akıyor:boolean']],
    ['izlediğim diziler kaçıncı bölümde kaldım', ['Bölüm:number']],
    ['rüyalarımı yazayım sabah, kabus muydu', ['Kabus:boolean']],
    ['kitaplığım hangisini okudum hangisini ödünç verdim', ['Okudum:boolean', 'Ödünç verdim:boolean']],
    ['bahçedeki ağaçlar ne zaman budandı ilaçlandı', ['Ne zaman budandı:date', 'Ne zaman ilaçlandı:date']],
    ['simitçiyim kaç simit aldım kaç sattım', ['Kaç sattım:number']],
    ['migrenim tuttuğunda ne yedim hava nasıldı', ['Hava:text']],
    ['müşterilerim semte göre', ['Semt:text']],
    ['dağcılık kulübü faaliyet kayıtları zirve süre katılan', ['Zirve:text', 'Katılan:text']],
    ['kuyu sondajları metre fiyat su çıktı mı', ['Su çıktı:boolean']],
    ['bebeğim kaç ml mama içti altını değiştim mi', ['Altını değiştim:boolean']],
    ['berber koltuğu hangi koltuk kimde aylık ne kadar', ['Aylık ne kadar:money']],
    ['çoban köpeği yavruları küpe no', ['Küpe no:text']],
    ['çocuğun ateşi hangi şurubu verdim', ['Şurup:text']],
    ['plaka sırası kimde plaka sırası', ['Kimde:text', 'Plaka sırası:text']],
    ['çay toplayan işçiler kaç gün çalıştı yevmiyesi ne', ['Kaç gün:number', 'Yevmiye:money']],
  ])('are fields that answer them: %s', (prompt, expected) => {
    expect(fieldsOf(prompt, 'tr')).toEqual(expect.arrayContaining(expected));
  });
});

describe('questions of an English description', () => {
  it.each([
    ['metal detecting finds, where and how deep', ['How deep:number']],
    ['monthly subscriptions and when they renew', ['When they renew:date']],
    ['handbell choir who rings which bell', ['Bell:text']],
    ['ghost tour nights, how many people booked', ['People:number']],
    ['kids lost teeth and what the tooth fairy payed', ['What the tooth fairy payed:money']],
    ['storm chasing log wind speed n photos', ['Photo:photo']],
  ])('are fields that answer them: %s', (prompt, expected) => {
    expect(fieldsOf(prompt, 'en')).toEqual(expect.arrayContaining(expected));
  });
});

describe('alternatives', () => {
  it('are the options of one field', () => {
    const read = understand({ prompt: 'fountain pens I own, inked or empty', language: 'en', seed: 7 });
    const { entities } = planApp(read as Extract<typeof read, { kind: 'app' }>).spec;
    const labels = entities[0]?.fields.flatMap(({ options = [] }) => options.map(({ label }) => label));
    expect(labels).toEqual(expect.arrayContaining(['Inked', 'Empty']));
  });
});

describe('verbs outside of the word lists', () => {
  it.each([
    ['faturalarimi takip edicem elektrik su dogalgaz', 'Edicem'],
    ['parking tickets my vans got, disputed or paid', 'Got'],
    ['tansiyonumu yazcam sabah akşam büyük küçük', 'Yazcam'],
  ])('are no fields: %s', (prompt, label) => {
    const labels = fieldsOf(prompt, prompt.includes('vans') ? 'en' : 'tr').map((each) => each.split(':')[0]);
    expect(labels).not.toContain(label);
  });
});
