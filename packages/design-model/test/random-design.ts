import fc from 'fast-check';
import {
  type CreateId,
  countIds,
  type Design,
  type DesignElement,
  designLimits,
  type ElementType,
  elementTypes,
  hasProperty,
  type PropertyName,
  type PropertySpec,
  type Props,
  properties,
  propertyNames,
  type Screen,
  type ScreenId,
  toElementId,
  toScreenId,
} from '../src/index.ts';
import { isProps } from '../src/model/property-values.ts';

const words = fc.constantFrom(
  'Merhaba',
  'Giriş yap',
  "It's 5 < 6 & {7}",
  'Ürün\nİki satır',
  '',
  'a"b\\c',
  'é🌍',
);
const line = words.map((text) => text.replaceAll('\n', ' '));

function valueOf(spec: PropertySpec): fc.Arbitrary<unknown> {
  switch (spec.kind) {
    case 'number':
      return spec.step < 1
        ? fc.integer({ min: spec.minimum * 10, max: spec.maximum * 10 }).map((value) => value / 10)
        : fc.integer({ min: spec.minimum, max: spec.maximum });
    case 'color':
      return fc.constantFrom('#A8321F', '#ffffff', '#00000080', 'transparent');
    case 'text':
      return (spec.isMultiline ? words : line).filter((text) => text.length <= spec.maximum);
    case 'choice':
      return fc.constantFrom(...spec.options);
    case 'flag':
      return fc.boolean();
    case 'asset':
      return fc.constantFrom('assets/kupa.png', 'https://example.com/a.jpg');
    case 'font':
      return fc.constantFrom('serif', 'monospace', 'assets/yazi-tipi.ttf', 'assets/Lora Bold.otf');
    case 'list':
      return fc.array(line, { maxLength: Math.min(4, spec.entries) });
  }
}

/** Some properties of a type with values within their bounds. */
export function randomProps(type: ElementType): fc.Arbitrary<Props> {
  const names = propertyNames.filter((name) => hasProperty(type, name));
  return fc
    .subarray(names, { maxLength: 8 })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((name: PropertyName) => [name, valueOf(properties[name])]))),
    )
    .map((props) => {
      if (!isProps(props)) throw new Error(`Not within the bounds: ${JSON.stringify(props)}`);
      return props;
    });
}

const frame = fc.record({
  x: fc.integer({ min: -20, max: 360 }),
  y: fc.integer({ min: -20, max: 760 }),
  width: fc.integer({ min: 10, max: 375 }),
  height: fc.integer({ min: 10, max: 400 }),
});
const name = fc.constantFrom('Başlık', 'Title', 'Kart', 'a-b', '1', 'class', 'View', 'Giriş düğmesi');

/** An element with up to `levels` levels of children. */
export function randomElement(createId: CreateId, levels: number): fc.Arbitrary<DesignElement> {
  return fc.constantFrom(...elementTypes).chain((type) => {
    const isGroup = levels > 1 && (type === 'container' || type === 'view' || type === 'scrollview');
    const children = isGroup
      ? fc.array(randomElement(createId, levels - 1), { maxLength: 4 })
      : fc.constant([]);
    return fc
      .record({
        frame,
        name,
        props: randomProps(type),
        children,
        isHidden: fc.boolean(),
        isLocked: fc.boolean(),
      })
      .map(({ frame: place, isHidden, ...rest }) => ({
        id: toElementId(createId()),
        type,
        ...rest,
        isHidden: isHidden && rest.isLocked,
        ...place,
        links: [],
      }));
  });
}

/** Links some pressable elements to screens. */
function withLinks(element: DesignElement, targets: readonly ScreenId[]): DesignElement {
  const at = element.x + element.y;
  const target = targets[Math.abs(at) % targets.length];
  const isLinked = element.type === 'button' || element.type === 'container';
  const tabs = element.props.items?.map(
    (_, index) => targets[(index + Math.abs(at)) % targets.length] ?? null,
  );
  return {
    ...element,
    links: element.type === 'tabbar' ? (tabs ?? []) : isLinked && target !== undefined ? [target] : [],
    children: element.children.map((child) => withLinks(child, targets)),
  };
}

/** A consistent design with one to four screens. */
export function randomDesign(elements = 6, levels = 3): fc.Arbitrary<Design> {
  return fc.constant(null).chain(() => {
    const createId = countIds('e');
    const screen = fc.record({
      name: fc.constantFrom('Ana sayfa', 'Profil', 'Home', 'Ayarlar', 'home'),
      backgroundColor: fc.constantFrom('#FFFFFF', '#14120F'),
      elements: fc.array(randomElement(createId, levels), { maxLength: elements }),
    });
    return fc.array(screen, { minLength: 1, maxLength: 4 }).map((screens) => {
      const ids = screens.map((_, index) => toScreenId(`s${index + 1}`));
      return {
        screens: screens.map(
          (each, index): Screen => ({
            ...each,
            id: ids[index] ?? toScreenId('s1'),
            elements: each.elements.map((element) => withLinks(element, ids)),
          }),
        ),
      };
    });
  });
}

/** A flat screen with `count` boxes and texts in containers of ten, for measurements. */
export function wideDesign(count: number): Design {
  const createId = countIds('w');
  const make = (type: ElementType, index: number, children: readonly DesignElement[]): DesignElement => ({
    id: toElementId(createId()),
    type,
    name: `${type} ${index}`,
    x: (index * 37) % 300,
    y: (index * 53) % 760,
    width: 60,
    height: 40,
    props: type === 'text' ? { text: `Metin ${index}`, fontSize: 14 } : { borderRadius: 8 },
    isLocked: false,
    isHidden: false,
    links: [],
    children,
  });
  const groups = Math.min(designLimits.elementsPerScreen, Math.round(count / 10));
  const elements = Array.from({ length: groups }, (_, group) =>
    make(
      'container',
      group,
      Array.from({ length: 9 }, (_each, index) => make('text', index, [])),
    ),
  );
  return { screens: [{ id: toScreenId('wide'), name: 'Wide', backgroundColor: '#FFFFFF', elements }] };
}
