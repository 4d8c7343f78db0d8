import { findFonts } from './fonts.ts';
import type { Logo } from './issuer.ts';
import type { Fact, ReceiptDocument } from './receipt-document.ts';

const margin = 48;
const inks = {
  ink: '#1f1a17',
  muted: '#6b625b',
  line: '#e5ded4',
  madder: '#a8321f',
  indigo: '#27407e',
  saffron: '#c98a1b',
};
/** Maximum pixels of a logo, because it is decompressed in memory. */
const logoPixels = 4_000_000;

type Pdf = PDFKit.PDFDocument;

/** Font, colour and box of a text; the position continues below the previous text by default. */
interface TextLook {
  readonly size?: number;
  readonly bold?: boolean;
  readonly ink?: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
}

/** Whether PDF supports the picture; others are left out, because the issuer's name is printed anyway. */
function canEmbed({ bytes, contentType }: Logo): boolean {
  if (contentType === 'image/jpeg') return true;
  if (contentType !== 'image/png' || bytes.byteLength < 24) return false;
  const header = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return header.readUInt32BE(16) * header.readUInt32BE(20) <= logoPixels;
}

/** Draws decoration, which screen readers skip. */
function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

function drawBand(pdf: Pdf, left: number, top: number, width: number): void {
  const diamond = (x: number, half: number, ink: string) =>
    pdf
      .polygon([x, top + 12 - half], [x + half, top + 12], [x, top + 12 + half], [x - half, top + 12])
      .fill(ink);
  for (let x = left; x + 48 <= left + width + 1; x += 48) {
    diamond(x + 24, 10, inks.madder);
    diamond(x + 24, 5, '#ffffff');
    diamond(x + 24, 2, inks.saffron);
    pdf.lineWidth(3).strokeColor(inks.indigo);
    pdf
      .moveTo(x, top + 4)
      .lineTo(x + 8, top + 12)
      .lineTo(x, top + 20)
      .stroke();
    pdf
      .moveTo(x + 48, top + 4)
      .lineTo(x + 40, top + 12)
      .lineTo(x + 48, top + 20)
      .stroke();
  }
}

/** Renders a receipt as tagged PDF on A4 pages, accessible to screen readers and search. */
export async function renderReceiptPdf(document: ReceiptDocument, createdAt: Date): Promise<Uint8Array> {
  // Loaded with the first receipt, because most threads never draw one.
  const { default: PDFDocument } = await import('pdfkit');
  const fonts = findFonts();
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: document.language === 'tr' ? 'tr-TR' : 'en-GB',
    displayTitle: true,
    font: fonts.regular,
    info: { Title: document.title, Author: document.issuer.name, CreationDate: createdAt },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((done, fail) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', done);
    pdf.on('error', fail);
  });
  pdf.registerFont('regular', fonts.regular).registerFont('semibold', fonts.semibold);
  drawReceipt(pdf, document);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawReceipt(pdf: Pdf, document: ReceiptDocument): void {
  const width = pdf.page.width - 2 * margin;
  const right = margin + width;
  const root = pdf.struct('Document', { title: document.title });
  pdf.addStructure(root);
  const write = (tag: string, text: string, look: TextLook = {}) =>
    pdf.struct(tag, {}, () => {
      pdf
        .font(look.bold ? 'semibold' : 'regular')
        .fontSize(look.size ?? 10)
        .fillColor(look.ink ?? inks.ink);
      pdf.text(text, look.x ?? pdf.x, look.y ?? pdf.y, {
        width: look.width ?? width,
        align: look.align ?? 'left',
      });
    });

  decorate(pdf, () => drawBand(pdf, margin + (width % 48) / 2, margin - 16, width));
  const top = margin + 24;
  pdf.x = margin;
  pdf.y = top;
  const half = width / 2 - 12;
  const { logo } = document.issuer;
  if (logo !== null && canEmbed(logo)) {
    decorate(pdf, () => {
      try {
        pdf.image(Buffer.from(logo.bytes), margin, top, { fit: [140, 44] });
        pdf.y = top + 50;
      } catch {
        // Only browsers can decode this picture; the receipt is drawn without it.
        pdf.y = top;
      }
    });
  }
  root.add(write('P', document.issuer.name, { bold: true, size: 12, x: margin, width: half }));
  for (const line of document.issuer.lines)
    root.add(write('P', line, { ink: inks.muted, size: 9, x: margin, width: half }));
  const leftEnd = pdf.y;
  const rightHalf = { x: margin + half + 24, width: half, align: 'right' } as const;
  root.add(write('H1', document.heading, { ...rightHalf, bold: true, size: 22, y: top }));
  root.add(write('P', document.number, { ...rightHalf, bold: true, size: 11 }));
  root.add(write('P', document.status, { ...rightHalf, size: 10 }));
  pdf.x = margin;
  pdf.y = Math.max(leftEnd, pdf.y) + 14;

  if (document.mark !== null) {
    const markTop = pdf.y;
    decorate(pdf, () =>
      pdf.lineWidth(1.5).strokeColor(inks.madder).roundedRect(margin, markTop, width, 30, 6).stroke(),
    );
    root.add(
      write('P', document.mark, {
        bold: true,
        size: 12,
        ink: inks.madder,
        align: 'center',
        x: margin,
        y: markTop + 8,
      }),
    );
    pdf.y = markTop + 44;
  }

  const columnsTop = pdf.y;
  root.add(
    write('H2', document.buyer.title, { bold: true, size: 9, ink: inks.muted, x: margin, width: half }),
  );
  root.add(write('P', document.buyer.name, { bold: true, x: margin, width: half }));
  for (const line of document.buyer.lines) root.add(write('P', line, { x: margin, width: half }));
  const buyerEnd = pdf.y;
  pdf.y = columnsTop;
  writeFacts(pdf, root, document.facts, { x: rightHalf.x, width: half, labelShare: 0.4 }, write);
  pdf.y = Math.max(buyerEnd, pdf.y) + 18;

  const { columns, row } = document.table;
  const widths = [width * 0.5, width * 0.2, width * 0.3];
  const table = pdf.struct('Table');
  root.add(table);
  const drawRow = (tag: 'TH' | 'TD', cells: readonly string[]): void => {
    const line = pdf.struct('TR');
    table.add(line);
    const rowTop = pdf.y;
    let x = margin;
    let bottom = rowTop;
    for (const [at, cell] of cells.entries()) {
      const cellWidth = widths[at] ?? 0;
      const look = tag === 'TH' ? { bold: true, size: 9, ink: inks.muted } : { size: 10 };
      line.add(
        write(tag, cell, {
          ...look,
          x,
          y: rowTop,
          width: at === 0 ? cellWidth - 8 : cellWidth,
          align: at === 0 ? 'left' : 'right',
        }),
      );
      bottom = Math.max(bottom, pdf.y);
      x += cellWidth;
    }
    line.end();
    pdf.y = bottom + 6;
    drawRule(pdf, margin, right);
  };
  drawRow('TH', columns);
  drawRow('TD', row);
  table.end();

  const sums = { x: margin + width * 0.5, width: width * 0.5, labelShare: 0.5 };
  writeFacts(pdf, root, document.sums, sums, write);
  writeFacts(pdf, root, [document.total], { ...sums, bold: true, size: 13 }, write);
  writeFacts(pdf, root, document.afterTotal, sums, write);

  if (document.notes !== null) {
    pdf.y += 14;
    root.add(write('H2', document.notes.title, { bold: true, size: 9, ink: inks.muted, x: margin }));
    for (const line of document.notes.lines) root.add(write('P', line, { x: margin, size: 9 }));
  }
  pdf.y += 18;
  drawRule(pdf, margin, right);
  for (const line of document.footer) root.add(write('P', line, { size: 9, ink: inks.muted, x: margin }));
  root.end();
}

function drawRule(pdf: Pdf, left: number, right: number): void {
  const y = pdf.y;
  decorate(pdf, () => pdf.lineWidth(0.75).strokeColor(inks.line).moveTo(left, y).lineTo(right, y).stroke());
  pdf.y = y + 6;
}

/** Writes pairs of label and value below each other; long values wrap. */
function writeFacts(
  pdf: Pdf,
  root: PDFKit.PDFStructureElement,
  facts: readonly Fact[],
  box: { x: number; width: number; labelShare: number; bold?: boolean; size?: number },
  write: (tag: string, text: string, look: TextLook) => PDFKit.PDFStructureElement,
): void {
  const look = { bold: box.bold ?? false, size: box.size ?? 10 };
  const labelWidth = box.width * box.labelShare;
  for (const [label, value] of facts) {
    const y = pdf.y;
    root.add(write('P', label, { ...look, ink: inks.muted, x: box.x, y, width: labelWidth - 6 }));
    const labelEnd = pdf.y;
    root.add(
      write('P', value, { ...look, x: box.x + labelWidth, y, width: box.width - labelWidth, align: 'right' }),
    );
    pdf.y = Math.max(labelEnd, pdf.y) + 3;
  }
}
