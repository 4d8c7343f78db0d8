/** The page's only style sheet. Colours have a contrast of 7:1 or more in both themes. */
export const style = `
:root { color-scheme: light dark; --text: #1f1d1a; --background: #fbf9f5; --line: #cfc8bc; --code: #f0ece4; --link: #17457a; }
@media (prefers-color-scheme: dark) {
  :root { --text: #f2efe9; --background: #171614; --line: #4a463f; --code: #24221e; --link: #a9cdf8; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 1.5rem; background: var(--background); color: var(--text); font: 1rem/1.6 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
h3 { margin: 2rem 0 0.5rem; font-size: 1.05rem; overflow-wrap: anywhere; }
h3 code { font-weight: 600; }
p { margin: 0.4rem 0; max-width: 65ch; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 0.25rem 0; }
code, pre { font: 0.9rem/1.5 ui-monospace, monospace; }
code { overflow-wrap: anywhere; }
pre { padding: 0.75rem; background: var(--code); border-radius: 0.4rem; white-space: pre-wrap; }
summary { padding: 0.25rem 0; cursor: pointer; }
table { margin: 0.5rem 0; border-collapse: collapse; }
caption { text-align: left; font-weight: 600; }
th, td { padding: 0.3rem 0.75rem 0.3rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
`;
