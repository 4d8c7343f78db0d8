import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly head: string;
  readonly stream: Buffer | null;
}

function readObjects(bytes: Uint8Array): Map<string, PdfObject> {
  const file = Buffer.from(bytes);
  const text = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [, id = '', body = ''] = match;
    const at = body.indexOf('stream\n');
    const head = at === -1 ? body : body.slice(0, at);
    const start = match.index + match[0].indexOf('stream\n') + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const raw = at === -1 ? null : file.subarray(start, start + length);
    objects.set(id, { head, stream: raw && head.includes('/FlateDecode') ? inflateSync(raw) : raw });
  }
  return objects;
}

/** Reads a ToUnicode map: glyph → text. */
function readUnicodeMap(source: string): Map<string, string> {
  const map = new Map<string, string>();
  const decode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, from = '0', , list = ''] of source.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<(\w*)>/g)].entries()) {
      map.set((parseInt(from, 16) + at).toString(16).padStart(4, '0'), hex === '' ? '' : decode(hex));
    }
  }
  return map;
}

/** The texts of a PDF in drawing order, as copy and search find them. */
export function readPdfText(bytes: Uint8Array): string[] {
  const objects = readObjects(bytes);
  const mapOf = (fontId: string): Map<string, string> => {
    const id = /\/ToUnicode (\d+) 0 R/.exec(objects.get(fontId)?.head ?? '')?.[1] ?? '';
    return readUnicodeMap(objects.get(id)?.stream?.toString('latin1') ?? '');
  };
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) fonts.set(name, mapOf(id));
  }
  const texts: string[] = [];
  for (const { stream } of objects.values()) {
    const content = stream?.toString('latin1') ?? '';
    if (!content.includes(' TJ')) continue;
    let font = new Map<string, string>();
    for (const match of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (match[1] !== undefined) font = fonts.get(match[1]) ?? font;
      else {
        const glyphs = [...(match[2] ?? '').matchAll(/<(\w+)>/g)].flatMap(
          ([, hex = '']) => hex.match(/.{4}/g) ?? [],
        );
        texts.push(glyphs.map((glyph) => font.get(glyph) ?? '?').join(''));
      }
    }
  }
  return texts;
}
