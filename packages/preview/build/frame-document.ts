export interface FrameScripts {
  readonly vendor: string;
  readonly runtime: string;
}

/**
 * frame.html: an empty container of the frame's size and the two scripts. Without `crossorigin`, errors in them and in
 * the code that they run would only be reported as "Script error."
 */
export function frameDocument({ vendor, runtime }: FrameScripts): string {
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Kilim</title>
<style>
html, body, #root { height: 100%; margin: 0; }
body { overflow: hidden; background: #fff; -webkit-tap-highlight-color: transparent; }
#root { display: flex; flex-direction: column; }
* { scrollbar-width: thin; }
</style>
</head>
<body>
<div id="root"></div>
<script crossorigin src="${vendor}"></script>
<script crossorigin src="${runtime}"></script>
</body>
</html>
`;
}
