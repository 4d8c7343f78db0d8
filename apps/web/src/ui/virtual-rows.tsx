import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

export interface VirtualRowsProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Pixels, the same for all rows. */
  readonly rowHeight: number;
  /** Pixels of the visible part. */
  readonly height: number;
  readonly label: string;
  readonly children: (item: Item) => ReactNode;
  /** Called when the last rows become visible. */
  readonly onEnd?: () => void;
}

/** Rows rendered before and after the visible ones, so that the next one can receive focus. */
const spare = 3;

/** A scrollable list that renders only its visible rows. Rows of one height need no library. */
export function VirtualRows<Item>({
  items,
  keyOf,
  rowHeight,
  height,
  label,
  children,
  onEnd,
}: VirtualRowsProps<Item>) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / rowHeight) - spare);
  const end = Math.min(items.length, Math.ceil((top + height) / rowHeight) + spare);
  const isAtEnd = end >= items.length;
  const reportEnd = useEffectEvent(() => onEnd?.());
  const count = items.length;
  useEffect(() => {
    if (isAtEnd && count > 0) reportEnd();
  }, [isAtEnd, count]);
  return (
    <div
      className="overflow-y-auto overscroll-contain"
      style={{ maxHeight: height }}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <ul aria-label={label} className="relative" style={{ height: items.length * rowHeight }}>
        {items.slice(first, end).map((item, index) => (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={first + index + 1}
            className="absolute inset-x-0"
            style={{ top: (first + index) * rowHeight, height: rowHeight }}
          >
            {children(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
