export interface FrameScript {
  /** The name in stacks. */
  readonly name: string;
  readonly code: string;
}

/** Keeps the parser in the script: these sequences occur in strings only, where the backslash has no effect. */
const embed = ({ name, code }: FrameScript): string =>
  `<script>${code.replaceAll(/<(?=\/script|!--)/gi, '<\\')}\n//# sourceURL=${name}\n</script>`;

/**
 * frame.html: an empty container of the frame's size and the scripts. They are inside the document because browsers cache
 * the document of an opaque origin but none of its files, and a cached frame also opens without a network.
 */
export function frameDocument(scripts: readonly FrameScript[]): string {
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
${scripts.map(embed).join('\n')}
</body>
</html>
`;
}
