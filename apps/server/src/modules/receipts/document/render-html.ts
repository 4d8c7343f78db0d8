import { escapeHtml } from '../../../platform/text/index.ts';
import type { Fact, ReceiptDocument } from './receipt-document.ts';

/** Decorative band; its colours are fixed, because the file is read outside of the site. */
const band = `<svg class="band" aria-hidden="true"><defs><pattern id="weave" width="48" height="24" patternUnits="userSpaceOnUse"><path d="M24 2 34 12 24 22 14 12Z" fill="#a8321f"/><path d="M24 7 29 12 24 17 19 12Z" fill="#fff"/><path d="M24 10 26 12 24 14 22 12Z" fill="#c98a1b"/><path d="M0 4 8 12 0 20M48 4 40 12 48 20" fill="none" stroke="#27407e" stroke-width="3"/><path d="M10 1h4M34 1h4M10 23h4M34 23h4" stroke="#a8321f" stroke-width="2"/></pattern></defs><rect width="100%" height="100%" fill="url(#weave)"/></svg>`;

const style = `
*{box-sizing:border-box}
body{margin:0;padding:24px 12px;background:#fbf9f5;color:#1f1a17;font:15px/1.5 Inter,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:720px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e5ded4;border-radius:10px}
.band{display:block;width:100%;height:24px;margin-bottom:24px}
header{display:flex;flex-wrap:wrap;gap:24px;justify-content:space-between}
header img{display:block;max-width:180px;max-height:56px;margin-bottom:8px}
h1{margin:0;font-size:28px}h2{margin:0 0 4px;font-size:13px;font-weight:600;color:#6b625b}
p{margin:0}.muted{color:#6b625b;font-size:13px}.strong{font-weight:600}
.mark{margin:20px 0 0;padding:10px 16px;border:2px solid #a8321f;border-radius:6px;color:#a8321f;font-weight:700;text-align:center}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));gap:24px;margin:24px 0}
dl{margin:0}dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:2px 0}dt{color:#6b625b}dd{margin:0 0 0 auto;text-align:right;font-variant-numeric:tabular-nums}
table{width:100%;border-collapse:collapse}th,td{padding:10px 0;border-bottom:1px solid #e5ded4;text-align:left;vertical-align:top}
th{font-size:13px;color:#6b625b;font-weight:600}th+th,td+td{text-align:right;padding-left:16px;font-variant-numeric:tabular-nums}
.sums{margin:12px 0 0 auto;max-width:320px}.sums .total{font-weight:700;font-size:18px}.sums .total dt{color:inherit}
footer{margin-top:24px;padding-top:16px;border-top:1px solid #e5ded4}
@media print{body{background:#fff;padding:0}main{border:0;max-width:none;padding:0}}
`;

const facts = (list: readonly Fact[]): string =>
  list
    .map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('');
const lines = (list: readonly string[], look = ''): string =>
  list.map((line) => `<p${look}>${escapeHtml(line)}</p>`).join('\n');

/** Renders a self-contained page without scripts or external resources, to be saved, printed and read offline. */
export function renderReceiptHtml(document: ReceiptDocument): string {
  const { issuer, buyer, table, notes } = document;
  const logo =
    issuer.logo === null
      ? ''
      : `<img alt="" src="data:${issuer.logo.contentType};base64,${Buffer.from(issuer.logo.bytes).toString('base64')}">`;
  const [totalLabel, totalValue] = document.total;
  return `<!doctype html>
<html lang="${document.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${escapeHtml(document.title)}</title><style>${style}</style></head>
<body><main>
${band}
<header><div>${logo}<p class="strong">${escapeHtml(issuer.name)}</p>
${lines(issuer.lines, ' class="muted"')}</div>
<div><h1>${escapeHtml(document.heading)}</h1><p class="strong">${escapeHtml(document.number)}</p><p>${escapeHtml(document.status)}</p></div></header>
${document.mark === null ? '' : `<p class="mark">${escapeHtml(document.mark)}</p>`}
<div class="columns"><section><h2>${escapeHtml(buyer.title)}</h2><p class="strong">${escapeHtml(buyer.name)}</p>
${lines(buyer.lines)}</section>
<dl>${facts(document.facts)}</dl></div>
<table><thead><tr>${table.columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('')}</tr></thead>
<tbody><tr>${table.row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr></tbody></table>
<dl class="sums">${facts(document.sums)}<div class="total"><dt>${escapeHtml(totalLabel)}</dt><dd>${escapeHtml(totalValue)}</dd></div>${facts(document.afterTotal)}</dl>
${notes === null ? '' : `<section><h2>${escapeHtml(notes.title)}</h2>${lines(notes.lines)}</section>`}
<footer>${lines(document.footer, ' class="muted"')}</footer>
</main></body>
</html>
`;
}
