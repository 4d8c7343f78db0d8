import { classNames } from '../../../../ui/class-names.ts';

export interface SwatchesProps {
  /** A colour can have the name that the project's code gives it. */
  readonly colors: readonly { readonly color: string; readonly name?: string }[];
  readonly value: string | null;
  /** Smaller and more in a row, for a long palette; as large as the others by touch. */
  readonly isDense?: boolean;
  readonly onChoose: (color: string) => void;
}

/** Colours to choose from. */
export function Swatches({ colors, value, isDense = false, onChoose }: SwatchesProps) {
  return (
    <div
      className={classNames(
        'grid pointer-coarse:grid-cols-5 pointer-coarse:gap-1.5',
        isDense ? 'grid-cols-8 gap-1' : 'grid-cols-5 gap-1.5',
      )}
    >
      {colors.map(({ color, name }) => {
        const label = name === undefined ? color : `${name}, ${color}`;
        return (
          <button
            aria-label={label}
            aria-pressed={color === value}
            className={classNames(
              'designer-swatch rounded-control border border-line pointer-coarse:h-10',
              isDense ? 'h-6' : 'h-9',
              color === value && 'outline-2 outline-offset-1 outline-secondary',
            )}
            key={color}
            onClick={() => onChoose(color)}
            style={{ '--swatch': color } as React.CSSProperties}
            title={label}
            type="button"
          />
        );
      })}
    </div>
  );
}
