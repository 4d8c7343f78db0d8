const columns = 28;
const rows = 7;
const threads = ['var(--primary)', 'var(--secondary)', 'var(--saffron)', 'var(--success)'] as const;

/** A stable small hash of a text (FNV-1a). */
function hashText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash >>> 0;
}

/**
 * The colour of each knot: mirrored horizontally and vertically, as in woven bands, and always the same for the same
 * project.
 */
export function weaveSwatch(seed: string): readonly (readonly (number | null)[])[] {
  const ground = hashText(seed) % threads.length;
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) => {
      const mirroredRow = Math.min(row, rows - 1 - row);
      const mirroredColumn = Math.min(column, columns - 1 - column);
      const draw = hashText(`${seed} ${mirroredRow} ${mirroredColumn}`);
      if (draw % 5 < 2) return null;
      return draw % 3 === 0 ? (ground + 1 + (draw % 2)) % threads.length : ground;
    }),
  );
}

/** A decorative woven band that differs between projects. */
export function ProjectSwatch({ projectId }: { readonly projectId: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns * 10} ${rows * 10}`}
      preserveAspectRatio="xMidYMid slice"
      className="aspect-[4/1] w-full bg-sunken"
    >
      {weaveSwatch(projectId).map((knots, row) =>
        knots.map((thread, column) =>
          thread === null ? null : (
            <rect
              // A knot never moves, so its coordinates are a stable key.
              key={`${column} ${row}`}
              x={column * 10 + 0.75}
              y={row * 10 + 0.75}
              width="8.5"
              height="8.5"
              rx="1.5"
              fill={threads[thread]}
            />
          ),
        ),
      )}
    </svg>
  );
}
