import { presetColors } from '@kilim/design-model';
import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { fieldLook, labelLook } from './field-looks.ts';
import { ProjectSwatches } from './project-swatches.tsx';
import { Swatches } from './swatches.tsx';

interface ColorFieldProps {
  readonly label: string;
  /** Null when the selected elements differ. */
  readonly value: string | null;
  /** Colours that the design uses already. */
  readonly used: readonly string[];
  readonly onChange: (color: string) => void;
  readonly onEnd: () => void;
}

const presets = presetColors.map((color) => ({ color }));
const complete = /^#?(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;
const short = /^#?[0-9a-f]{3}$/i;

/** The colour that a typed text means; undefined for an unfinished one. */
export function readColor(text: string): string | undefined {
  const typed = text.trim();
  if (typed === 'transparent') return typed;
  const digits = typed.replace(/^#/, '');
  if (complete.test(typed)) return `#${digits}`.toUpperCase();
  if (short.test(typed)) return `#${[...digits].map((digit) => digit + digit).join('')}`.toUpperCase();
  return undefined;
}

/** A colour: a field for its code, and a picker with the presets, the project's palette and the colours of the design. */
export function ColorField({ label, value, used, onChange, onEnd }: ColorFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const others = used.filter((color) => !presetColors.some((preset) => preset === color));
  const commit = (): void => {
    const color = typed === null ? undefined : readColor(typed);
    setTyped(null);
    if (color !== undefined && color !== value) onChange(color);
    onEnd();
  };
  const choose = (color: string): void => {
    onChange(color);
    onEnd();
  };
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <label className={labelLook} htmlFor={id}>
        {label}
      </label>
      <div className="flex gap-1.5">
        <Popover.Root>
          <Popover.Trigger asChild>
            <button
              aria-label={translate('designer.panel.pickColor', { label })}
              className="designer-swatch size-8 shrink-0 rounded-control border border-line-strong/60 pointer-coarse:size-10"
              style={{ '--swatch': value ?? 'transparent' } as React.CSSProperties}
              type="button"
            />
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              align="start"
              aria-label={label}
              className="z-40 max-h-(--radix-popover-content-available-height) w-60 animate-appear overflow-y-auto rounded-card border border-line bg-raised p-3 text-ink shadow-float"
              collisionPadding={8}
              sideOffset={6}
            >
              <Swatches colors={presets} onChoose={choose} value={value} />
              <ProjectSwatches onChoose={choose} value={value} />
              {others.length === 0 ? null : (
                <>
                  <p className="pt-2 pb-1 text-12 text-muted">{translate('designer.panel.usedColors')}</p>
                  <Swatches
                    colors={others.map((color) => ({ color }))}
                    isDense
                    onChoose={choose}
                    value={value}
                  />
                </>
              )}
              <div className="flex items-center gap-2 pt-3">
                <input
                  aria-label={translate('designer.panel.anyColor')}
                  className="h-9 w-14 shrink-0 cursor-pointer rounded-control border border-line bg-raised p-1"
                  onBlur={onEnd}
                  onChange={(event) => onChange(event.target.value.toUpperCase())}
                  type="color"
                  value={/^#[0-9a-f]{6}/i.test(value ?? '') ? (value ?? '').slice(0, 7) : '#FFFFFF'}
                />
                <button
                  className="h-9 flex-1 rounded-control border border-line text-13 hover:bg-sunken"
                  onClick={() => choose('transparent')}
                  type="button"
                >
                  {translate('designer.panel.transparent')}
                </button>
              </div>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
        <input
          autoComplete="off"
          className={`${fieldLook} font-mono`}
          id={id}
          onBlur={commit}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            if (event.key === 'Escape') setTyped(null);
          }}
          placeholder={value === null ? translate('designer.panel.mixed') : undefined}
          spellCheck={false}
          value={typed ?? value ?? ''}
        />
      </div>
    </div>
  );
}
