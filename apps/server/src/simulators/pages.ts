import { escapeHtml } from '../platform/text/index.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
  .mark { padding: .5rem .75rem; border: 2px dashed; border-radius: .5rem; font-weight: 600; text-align: center; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
  dt { opacity: .7; } dd { margin: 0; overflow-wrap: anywhere; }
  form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0; }
  label { display: grid; gap: .25rem; }
  button, input, select { font: inherit; padding: .5rem .75rem; box-sizing: border-box; height: 2.75rem; }
  table { width: 100%; border-collapse: collapse; } td, th { text-align: left; padding: .25rem .5rem .25rem 0; }`;

/** A page of the simulators; `title` and `mark` are text, `body` is markup with escaped values. */
export function pageOf(language: string, title: string, mark: string, body: string): string {
  return `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${style}</style></head><body><p class="mark">${escapeHtml(mark)}</p><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
}

export const hiddenFields = (fields: readonly (readonly [string, string])[]): string =>
  fields
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
