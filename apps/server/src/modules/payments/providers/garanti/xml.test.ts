import { describe, expect, it } from 'vitest';
import { listAt, readXml, textAt, writeXml, xmlLimit } from './xml.ts';

const answer = '<?xml version="1.0"?><R><A>1</A><L><OrderTxn><T>x</T></OrderTxn></L></R>';

describe('the bank’s XML', () => {
  it('is read by path, a single entry as a list', () => {
    const tree = readXml(answer, 'R');
    expect(tree && textAt(tree, 'A')).toBe('1');
    expect(tree && listAt(tree, 'L', 'OrderTxn').map((entry) => textAt(entry, 'T'))).toEqual(['x']);
    expect(tree && textAt(tree, 'A', 'B')).toBe('');
    expect(tree && textAt(tree, 'constructor', 'name')).toBe('');
    expect(tree && listAt(tree, 'A')).toEqual([]);
  });

  it.each([
    ['half a document', '<R><A>1</A>'],
    ['another root', '<S></S>'],
    ['no XML', '{"R": 1}'],
    ['an empty text', ''],
    ['an HTML page', '<!DOCTYPE html><R></R>'],
    ['an entity bomb', '<!DOCTYPE R [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><R><A>&b;</A></R>'],
    ['an external entity', '<!doctype R [<!ENTITY a SYSTEM "file:///etc/passwd">]><R><A>&a;</A></R>'],
    ['an invalid character', '<R><A>a\u0000b</A></R>'],
    ['more than a megabyte', `<R><A>${'a'.repeat(xmlLimit)}</A></R>`],
  ])('rejects %s', (_name, text) => {
    expect(readXml(text, 'R')).toBeNull();
  });

  it('does not decode entities', () => {
    const tree = readXml('<R><A>&lt;script&gt;</A></R>', 'R');
    expect(tree && textAt(tree, 'A')).toBe('&lt;script&gt;');
  });

  it('is written escaped', () => {
    expect(writeXml('R', { A: '<b> & "c"', B: { C: '' } })).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><R><A>&lt;b&gt; &amp; &quot;c&quot;</A><B><C></C></B></R>',
    );
  });
});
