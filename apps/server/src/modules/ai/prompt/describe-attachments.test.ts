import { describe, expect, it } from 'vitest';
import { describeAttachments, listAttachedPaths } from './describe-attachments.ts';

const source = Array.from({ length: 40 }, (_, at) => `line ${at + 1}`).join('\n');
const files = { 'src/App.tsx': source };
const element = { kind: 'element', component: 'Text', text: 'Ekle', path: 'src/App.tsx', line: 10 } as const;

describe('the description of attachments', () => {
  it('contains place, component, props and source lines of an element', () => {
    const text = describeAttachments([{ ...element, props: 'size={4}' }], files);
    expect(text).toContain('<Text size={4}> (src/App.tsx:10), which shows: Ekle');
    expect(text).toContain('\n8| line 8\n9| line 9\n10| line 10\n');
    expect(text.endsWith('\n24| line 24')).toBe(true);
  });

  it('begins and ends with the file', () => {
    const short = describeAttachments([{ ...element, line: 1 }], { 'src/App.tsx': 'a\nb' });
    expect(short.endsWith('in src/App.tsx:\n1| a\n2| b')).toBe(true);
  });

  it.each([
    ['a file that the project does not have', { ...element, path: 'constructor' }],
    ['a line that the file does not have', { ...element, line: 41 }],
  ])('has no source of %s', (_, attachment) => {
    expect(describeAttachments([attachment], files)).not.toContain('Its source');
  });

  it('contains message and place of an error', () => {
    const error = { kind: 'error', message: 'x is not defined', path: 'src/App.tsx', line: 3 } as const;
    expect(describeAttachments([error], files)).toBe(
      'Error of the running app (src/App.tsx:3): x is not defined',
    );
    expect(describeAttachments([{ ...error, path: null, line: null }], files)).toBe(
      'Error of the running app: x is not defined',
    );
  });

  it('lists each file once', () => {
    const error = { kind: 'error', message: 'x', path: null, line: null } as const;
    expect(listAttachedPaths([element, error, { ...element, line: 2 }])).toEqual(['src/App.tsx']);
  });
});
