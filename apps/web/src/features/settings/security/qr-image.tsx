import { encode } from 'uqr';

/** Light modules around the symbol, required by ISO/IEC 18004. */
const quietZone = 4;

export interface QrImageProps {
  /** At most 2,331 bytes (version 40 at level M); longer text throws. */
  readonly text: string;
  readonly label: string;
}

/** A text as a QR code, dark on light in both themes because scanners expect it. */
export function QrImage({ text, label }: QrImageProps) {
  const { data: rows, size } = encode(text, { ecc: 'M', border: quietZone });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
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
