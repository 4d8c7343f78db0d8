import { useId } from 'react';
import { classNames } from './class-names.ts';

/** A decorative band of woven diamonds in the theme's colours. */
export function WovenBand({ className }: { readonly className?: string }) {
  const pattern = useId();
  return (
    <svg aria-hidden="true" className={classNames('h-6 w-full', className)}>
      <defs>
        <pattern id={pattern} width="48" height="24" patternUnits="userSpaceOnUse">
          <path d="M24 2 34 12 24 22 14 12Z" fill="var(--primary)" />
          <path d="M24 7 29 12 24 17 19 12Z" fill="var(--page)" />
          <path d="M24 10 26 12 24 14 22 12Z" fill="var(--saffron)" />
          <path d="M0 4 8 12 0 20M48 4 40 12 48 20" fill="none" stroke="var(--secondary)" strokeWidth="3" />
          <path d="M10 1h4M34 1h4M10 23h4M34 23h4" stroke="var(--primary)" strokeWidth="2" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  );
}

// Rows of a stepped diamond: the number of knots of each colour on both sides of the middle.
const rows = [1, 2, 3, 4, 5, 4, 3, 2, 1] as const;

/** One woven diamond, for empty states and the loader. */
export function WovenMedallion({ className }: { readonly className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 108 108" className={classNames('size-24', className)}>
      {rows.map((half, row) => {
        const knots = Array.from({ length: half * 2 - 1 }, (_unused, index) => index - half + 1);
        return knots.map((offset) => {
          const depth = half - Math.abs(offset);
          const fill =
            depth === 1
              ? 'var(--primary)'
              : depth === 2
                ? 'var(--saffron)'
                : depth === 3
                  ? 'var(--secondary)'
                  : 'var(--primary)';
          return (
            <rect
              // A knot never moves, so its coordinates are a stable key.
              key={`${row} ${offset}`}
              x={49 + offset * 12}
              y={row * 12 + 1}
              width="10"
              height="10"
              rx="2"
              fill={fill}
              opacity={depth === 4 ? 0.55 : 1}
            />
          );
        });
      })}
    </svg>
  );
}

/** A decorative pattern of large diamonds and combs that fills its box. */
export function WovenField({ className }: { readonly className?: string }) {
  const pattern = useId();
  return (
    <svg aria-hidden="true" className={className}>
      <defs>
        <pattern id={pattern} width="160" height="200" patternUnits="userSpaceOnUse">
          <rect width="160" height="200" fill="var(--primary)" />
          <path d="M80 20 140 100 80 180 20 100Z" fill="var(--secondary)" />
          <path d="M80 44 122 100 80 156 38 100Z" fill="var(--saffron)" />
          <path d="M80 66 105 100 80 134 55 100Z" fill="var(--page)" />
          <path d="M80 84 92 100 80 116 68 100Z" fill="var(--primary)" />
          <path d="M0 60 24 100 0 140M160 60 136 100 160 140" fill="var(--page)" opacity="0.9" />
          <path d="M0 78 14 100 0 122M160 78 146 100 160 122" fill="var(--secondary)" />
          <path
            d="M0 0H52L0 40ZM160 0V40L108 0ZM0 200V160L52 200ZM160 200H108L160 160Z"
            fill="var(--ink)"
            opacity="0.28"
          />
          <path d="M64 0H96L80 14ZM64 200H96L80 186Z" fill="var(--saffron)" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  );
}
