/** How many rows a list has; at least so many when it is not exact. */
export interface ListTotal {
  readonly total: number;
  readonly isTotalExact: boolean;
}
