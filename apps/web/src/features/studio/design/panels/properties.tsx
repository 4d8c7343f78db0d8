import {
  countLinks,
  type DesignElement,
  isAssetPath,
  isContainer,
  type PropertyName,
  properties,
  readProperty,
  type ScreenId,
  typeProperties,
} from '@kilim/design-model';
import { useDeferredValue, useMemo } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { useDocument } from '../../session/studio-context.tsx';
import { setState } from '../state/designer-commands.ts';
import {
  useDesigner,
  useDesignerState,
  useElements,
  useScreen,
  useSelection,
} from '../state/designer-context.tsx';
import { ColorField } from './color-field.tsx';
import { fieldLook, labelLook } from './field-looks.ts';
import { listUsedColors } from './list-used-colors.ts';
import { NamedField, PlaceField } from './named-fields.tsx';
import type { FieldValue } from './property-field-props.ts';
import { SelectionActions } from './selection-actions.tsx';
import { useElementChanges } from './use-element-changes.ts';

/** The one value of all elements, or null when they differ. */
function shared<Value>(values: readonly Value[]): Value | null {
  const [first] = values;
  if (first === undefined) return null;
  const text = typeof first === 'object' ? JSON.stringify(first) : null;
  const isSame = (value: Value): boolean =>
    value === first || (text !== null && JSON.stringify(value) === text);
  return values.every(isSame) ? first : null;
}

/** Properties of the selected elements, or of the screen when nothing is selected. */
export function Properties() {
  // The panel of another selection may come a frame later, so that going through elements by keys stays smooth.
  const elements = useElements(useDeferredValue(useSelection()));
  const screen = useScreen();
  const screens = useDesignerState((state) => state.history.present.design.screens);
  // The same list as long as it has the same colours.
  const used = useMemo(() => listUsedColors(screen, screens).join(' '), [screen, screens]);
  const colors = useMemo(() => used.split(' '), [used]);
  return elements.length === 0 ? (
    <ScreenProperties colors={colors} />
  ) : (
    <ElementProperties colors={colors} elements={elements} />
  );
}

function ScreenProperties({ colors }: { readonly colors: readonly string[] }) {
  const translate = useTranslate();
  const { store } = useDesigner();
  const screen = useScreen();
  return (
    <div className="flex flex-col gap-3 p-3">
      <h3 className="truncate text-13 font-semibold">{screen.name}</h3>
      <ColorField
        label={translate('designer.properties.backgroundColor')}
        onChange={(color) =>
          store.apply({ type: 'set-background', screenId: screen.id, color }, `background ${screen.id}`)
        }
        onEnd={store.closeStep}
        used={colors}
        value={screen.backgroundColor}
      />
      <p className="text-13 text-muted">{translate('designer.panel.nothing')}</p>
    </div>
  );
}

interface ElementPropertiesProps {
  readonly elements: readonly DesignElement[];
  readonly colors: readonly string[];
}

function ElementProperties({ elements, colors }: ElementPropertiesProps) {
  const translate = useTranslate();
  const designer = useDesigner();
  const { store } = designer;
  const files = useDocument((state) => state.files);
  // The same list as long as it has the same paths.
  const listed = useMemo(() => [...files.keys()].filter(isAssetPath).join('\n'), [files]);
  const paths = useMemo(() => (listed === '' ? [] : listed.split('\n')), [listed]);
  const { changeFrame, changeProperty } = useElementChanges(elements);
  const [first] = elements;
  if (first === undefined) return null;
  const names = typeProperties[first.type].filter((name) =>
    elements.every(({ type }) => typeProperties[type].includes(name)),
  );

  /** Half of the width for numbers, all of it for the rest. */
  const isWide = (name: PropertyName): boolean => properties[name].kind !== 'number';
  return (
    <div className="flex flex-col gap-3 p-3">
      {elements.length === 1 ? (
        <input
          aria-label={translate('designer.layers.name')}
          className={`${fieldLook} font-semibold`}
          defaultValue={first.name}
          key={`${first.id} ${first.name}`}
          maxLength={60}
          onBlur={(event) => {
            const name = event.target.value.trim();
            if (name !== '' && name !== first.name) setState(designer, [first.id], { name });
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
      ) : (
        <h3 className="text-13 font-semibold">
          {translate('designer.panel.selected', { count: elements.length })}
        </h3>
      )}
      <SelectionActions
        count={elements.length}
        hasGroup={elements.some(({ type, children }) => isContainer(type) && children.length > 0)}
        isLocked={elements.every(({ isLocked }) => isLocked)}
      />
      <div className="grid grid-cols-2 gap-2">
        {(['x', 'y', 'width', 'height'] as const).map((field) => (
          <PlaceField
            field={field}
            key={field}
            onChange={changeFrame}
            onEnd={store.closeStep}
            value={shared(elements.map((element) => element[field]))}
          />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2 border-t border-line pt-3">
        {names.map((name) => (
          <div className={isWide(name) ? 'col-span-2' : ''} key={name}>
            <NamedField
              name={name}
              onChange={changeProperty}
              onEnd={store.closeStep}
              pictures={paths}
              usedColors={colors}
              value={shared<FieldValue>(elements.map(({ props }) => readProperty(props, name)))}
            />
          </div>
        ))}
      </div>
      {elements.length === 1 ? <Links element={first} /> : null}
    </div>
  );
}

/** Which screens a press of an element opens; one for each tab of a tab bar. */
function Links({ element }: { readonly element: DesignElement }) {
  const translate = useTranslate();
  const { store } = useDesigner();
  const { id: screenId } = useScreen();
  const screens = useDesignerState((state) => state.history.present.design.screens);
  const count = countLinks(element);
  if (count === 0 || screens.length < 2) return null;
  const links = Array.from({ length: count }, (_, index) => element.links[index] ?? null);
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: links belong to their places
        <label className="flex flex-col gap-0.5" key={index}>
          <span className={labelLook}>
            {count === 1
              ? translate('designer.panel.opens')
              : translate('designer.panel.tabOpens', { tab: element.props.items?.[index] ?? '' })}
          </span>
          <select
            className={fieldLook}
            onChange={(event) => {
              const target = screens.find(({ id }) => id === event.target.value)?.id ?? null;
              const next: (ScreenId | null)[] = links.with(index, target);
              store.apply({ type: 'set-links', screenId, changes: [{ id: element.id, links: next }] });
            }}
            value={link ?? ''}
          >
            <option value="">{translate('designer.panel.opensNothing')}</option>
            {screens.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
