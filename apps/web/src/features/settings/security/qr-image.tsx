import { encodeQr } from './qr-code.ts';

/** A text as a QR code, dark on light in both themes because scanners expect it so; nothing for a text too long. */
export function QrImage({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQr(text);
  if (rows === null) return null;
  // The standard asks for a quiet zone of four modules on each side.
  const size = rows.length + 8;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-control border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
