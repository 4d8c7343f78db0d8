import { chooseTop, shareOfTop } from './bar-scale.ts';
import { classNames } from './class-names.ts';

export interface BarChartRow {
  readonly id: string;
  /** The bar's label, such as a day or month. */
  readonly name: string;
  readonly value: number;
  /** Shown instead of the described value, such as a dash where there is none. */
  readonly text?: string;
  /** Further table cells, in column order. */
  readonly others?: readonly string[];
}

interface BarChartProps {
  /** Text alternative of the chart. */
  readonly label: string;
  /** From left to right. */
  readonly rows: readonly BarChartRow[];
  readonly describe: (value: number) => string;
  /** Minimum of the scale's top. */
  readonly least?: number;
  readonly tableLabel: string;
  /** Table headings: label, value, further columns. */
  readonly columns: readonly string[];
}

const height = 120;
/** Bar and gap, in units of the view box. */
const step = 20;
const bar = 14;

/** A bar chart, and the same values as a table with the newest first. */
export function BarChart({ label, rows, describe, least, tableLabel, columns }: BarChartProps) {
  const top = chooseTop(
    rows.map(({ value }) => value),
    least,
  );
  // A single bar has one label instead of the same one at both ends.
  const ends = [...new Set([...rows.slice(0, 1), ...rows.slice(-1)].map(({ name }) => name))];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-2">
        <div
          aria-hidden="true"
          className="flex flex-col justify-between text-right text-12 text-muted numerals"
        >
          <span>{describe(top)}</span>
          <span>{describe(0)}</span>
        </div>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${rows.length * step} ${height}`}
          preserveAspectRatio="none"
          className="h-36 w-full min-w-0 flex-1 border-y border-line"
        >
          {rows.map(({ id, name, value, text }, index) => {
            const size = shareOfTop(value, top) * height;
            return (
              <rect
                key={id}
                x={index * step + (step - bar) / 2}
                y={height - size}
                width={bar}
                height={size}
                fill="var(--primary)"
              >
                <title>{[name, text ?? describe(value)].join(': ')}</title>
              </rect>
            );
          })}
        </svg>
      </div>
      <p aria-hidden="true" className="flex justify-between text-12 text-muted numerals">
        {ends.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <details className="text-13">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-primary underline-offset-4 hover:underline sm:min-h-10">
          {tableLabel}
        </summary>
        <table className="w-full max-w-md numerals">
          <thead>
            <tr className="text-12 text-muted">
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={classNames('py-1.5 font-medium', index === 0 ? 'text-left' : 'pl-3 text-right')}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ id, name, value, text, others = [] }) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {name}
                </th>
                {[text ?? describe(value), ...others].map((cell, index) => (
                  <td key={columns[index + 1]} className="py-1.5 pl-3 text-right">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
