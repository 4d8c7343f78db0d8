import { type SourceElement, type SourceScreen, structureLock } from '@kilim/design-model/source';
import { ArrowDown, ArrowUp, Code, Copy, LogIn, SquareDashed, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useStudio } from '../../session/studio-context.tsx';
import { DraftField } from './draft-field.tsx';
import { useSelectedSource, useSource, useSourceState } from './source-context.tsx';
import { StyleSection } from './style-section.tsx';
import { LockedValue, ValueField } from './value-field.tsx';

/** Props without which a designer loses nothing: identity, handlers and what only code can give. */
const isShown = (name: string): boolean => name !== 'key' && name !== 'ref' && !/^on[A-Z]/.test(name);

/** The colours that the file has, so that they can be used again. */
function listColors(screen: SourceScreen | null): readonly string[] {
  const found = screen?.source.match(/#[0-9a-fA-F]{6}\b/g) ?? [];
  return [...new Set(found.map((color) => color.toUpperCase()))].slice(0, 20);
}

/** What can be changed of the selected element: docs/rules/designer.md#two-way-editing */
export function SourceProperties() {
  const translate = useTranslate();
  const element = useSelectedSource();
  const screen = useSourceState((state) => state.screen);
  const colors = useMemo(() => listColors(screen), [screen]);
  if (element === undefined)
    return <p className="p-3 text-13 text-muted">{translate('designer.source.nothing')}</p>;
  return (
    <div className="flex flex-col gap-3 p-3" key={element.id}>
      <Head element={element} />
      <Actions element={element} />
      <TextSection element={element} />
      <PropsSection colors={colors} element={element} />
      {element.kind === 'fragment' ? null : <StyleSection colors={colors} element={element} />}
    </div>
  );
}

function Head({ element }: { readonly element: SourceElement }) {
  const translate = useTranslate();
  const studio = useStudio();
  const source = useSource();
  const { path } = source.getState();
  const { tag, kind, definition, place, line, column } = element;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 flex-1 truncate text-13 font-semibold">
          {kind === 'fragment' ? translate('designer.source.fragment') : tag}
        </h3>
        <IconButton
          icon={<Code aria-hidden="true" />}
          label={translate('designer.source.showCode', { line })}
          onClick={() => studio.reveal(path, line, column)}
        />
      </div>
      {place.kind === 'list' ? <Note>{translate('designer.source.list')}</Note> : null}
      {place.kind === 'prop' ? (
        <Note>{translate('designer.source.inProp', { name: place.name })}</Note>
      ) : null}
      {place.kind === 'condition' ? (
        <Note>
          {translate(place.isElse ? 'designer.source.otherwise' : 'designer.source.condition', {
            condition: place.condition,
          })}
        </Note>
      ) : null}
      {definition === null || definition === path ? null : (
        <Button
          icon={<LogIn aria-hidden="true" className="size-4" />}
          onClick={() => source.open(definition, true)}
          variant="secondary"
        >
          {translate('designer.source.openComponent')}
        </Button>
      )}
    </div>
  );
}

const Note = ({ children }: { readonly children: string }) => (
  <p className="text-12 break-words text-muted">{children}</p>
);

function Actions({ element }: { readonly element: SourceElement }) {
  const translate = useTranslate();
  const source = useSource();
  const { id, before, after, place } = element;
  const lock = structureLock(element);
  return (
    <div>
      <div
        aria-label={translate('designer.actions.title')}
        className="-mx-1.5 flex flex-wrap gap-0.5"
        role="group"
      >
        <IconButton
          disabled={before === null}
          icon={<ArrowUp aria-hidden="true" />}
          label={translate('designer.source.actions.up')}
          onClick={() => source.edit({ type: 'move', element: id, by: -1 })}
          shortcut="Alt ↑"
        />
        <IconButton
          disabled={after === null}
          icon={<ArrowDown aria-hidden="true" />}
          label={translate('designer.source.actions.down')}
          onClick={() => source.edit({ type: 'move', element: id, by: 1 })}
          shortcut="Alt ↓"
        />
        <IconButton
          disabled={lock !== null}
          icon={<Copy aria-hidden="true" />}
          label={translate('designer.source.actions.duplicate')}
          onClick={() => source.edit({ type: 'duplicate', element: id })}
          shortcut="Ctrl D"
        />
        <IconButton
          disabled={place.kind === 'list'}
          icon={<SquareDashed aria-hidden="true" />}
          label={translate('designer.source.actions.wrap')}
          onClick={() => source.edit({ type: 'wrap', element: id })}
        />
        <IconButton
          disabled={lock !== null}
          icon={<Trash2 aria-hidden="true" />}
          label={translate('designer.source.actions.remove')}
          onClick={() => source.edit({ type: 'remove', element: id })}
          shortcut="Delete"
        />
      </div>
      {lock === null ? null : <Note>{translate(`designer.source.problems.${lock}`)}</Note>}
    </div>
  );
}

function TextSection({ element }: { readonly element: SourceElement }) {
  const translate = useTranslate();
  const source = useSource();
  const { id, text } = element;
  if (text === null) return null;
  const { value } = text;
  const label = translate('designer.source.text');
  if (value.kind === 'locked') return <LockedValue label={label} value={value} />;
  return (
    <DraftField
      hint={
        value.kind === 'catalogue'
          ? translate('designer.source.inCatalogue', { path: value.path, name: value.name })
          : undefined
      }
      isMultiline
      label={label}
      onChange={(next) => source.edit({ type: 'set-text', element: id, text: next })}
      value={String(value.value)}
    />
  );
}

function PropsSection({
  element,
  colors,
}: {
  readonly element: SourceElement;
  readonly colors: readonly string[];
}) {
  const translate = useTranslate();
  const source = useSource();
  const { id, props } = element;
  const shown = props.filter(({ name }) => isShown(name));
  if (shown.length === 0) return null;
  return (
    <section
      aria-label={translate('designer.source.props')}
      className="flex flex-col gap-2 border-t border-line pt-3"
    >
      <h4 className="text-12 font-semibold">{translate('designer.source.props')}</h4>
      {shown.map(({ name, value }) => (
        <ValueField
          colors={colors}
          key={name}
          label={name}
          // A prop has no bounds of its own, whatever the palette's property of that name has.
          name=""
          onChange={(input) => {
            // A constant is no choice of a prop's text, so only values of its own are written.
            const next = 'token' in input ? undefined : input.value;
            if (next !== undefined)
              source.edit({ type: 'set-prop', element: id, name, value: next }, `prop ${id} ${name}`);
          }}
          onEnd={source.closeStep}
          value={value}
        />
      ))}
    </section>
  );
}
