import { describe, expect, it } from 'vitest';
import { parseFields } from '../../lexicon/notation/parse-fields.ts';
import { localiseField, resolveField } from '../../lexicon/resolve-field.ts';
import { finishedOptions, stepsOf } from './print-progress.ts';

const status = (options: string) => {
  const [use] = parseFields(`status! = ${options}`, (code) => code === 'status');
  if (use === undefined) throw new Error('no field');
  return localiseField(resolveField(use), 'en');
};

describe('options that end a job', () => {
  it('are the good ones and the bad ones', () => {
    const field = status('Bekliyor~Waiting:w, Bitti~Done:s, İptal~Cancelled:d');
    expect(finishedOptions(field)).toEqual(['done', 'cancelled']);
    expect(stepsOf(field)).toEqual(['waiting', 'done']);
  });

  it('are those after a good one that is not the end', () => {
    expect(finishedOptions(status('Sırada~Queued:w, Hazır~Ready:s, Teslim~Returned'))).toEqual(['returned']);
  });

  it('are not a good state in which a row begins', () => {
    expect(finishedOptions(status('Aktif~Active:s, Yenile~Renew:w, İptal~Cancelled:d'))).toEqual([
      'cancelled',
    ]);
  });

  it('are the last one without colours', () => {
    expect(finishedOptions(status('Bir~One, İki~Two'))).toEqual(['two']);
  });
});
