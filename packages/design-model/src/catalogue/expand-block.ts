import { changeProps } from '../commands/change-props.ts';
import type { DesignElement } from '../model/element.ts';
import type { ElementType } from '../model/element-types.ts';
import { type Frame, limitFrame } from '../model/frame.ts';
import { type ScreenId, toElementId } from '../model/ids.ts';
import type { PropChanges, Props } from '../model/properties.ts';
import { defaultColors } from './default-props.ts';

// Blocks are drawn and printed as simpler elements, so that canvas and code have the same parts at the same places.

interface Part {
  readonly type: ElementType;
  readonly name: string;
  readonly frame: Frame;
  readonly props: Props;
  readonly link?: ScreenId | null;
}

const { accent, onAccent, soft, line, surface } = defaultColors;
const margin = 12;

const at = (x: number, y: number, width: number, height: number): Frame => ({ x, y, width, height });

function toPart(
  block: DesignElement,
  { type, name, frame, props, link = null }: Part,
  index: number,
): DesignElement {
  return {
    id: toElementId(`${block.id.slice(0, 34)}-p${index}`),
    type,
    name,
    ...limitFrame(frame),
    props,
    isLocked: true,
    isHidden: false,
    links: link === null ? [] : [link],
    children: [],
  };
}

/** The font of a block is the one of all its texts. */
const fontOf = ({ fontFamily }: Props): Props => (fontFamily === undefined ? {} : { fontFamily });

const buttonProps = (text: string, props: Props): Props => ({
  text,
  ...fontOf(props),
  fontSize: 15,
  fontWeight: '600',
  textAlign: 'center',
  color: onAccent,
  backgroundColor: accent,
  borderRadius: 8,
});

const picture = (source: string | undefined, borderRadius: number): Props => ({
  backgroundColor: soft,
  borderRadius,
  ...(source === undefined ? {} : { source }),
});

function productParts({ props, width, height, links }: DesignElement): readonly Part[] {
  const inner = width - 2 * margin;
  const imageHeight = Math.max(10, height - 128);
  const size = props.fontSize ?? 16;
  const color = props.color ?? '#1F1A17';
  return [
    {
      type: 'image',
      name: 'image',
      frame: at(margin, margin, inner, imageHeight),
      props: picture(props.image, 8),
    },
    {
      type: 'text',
      name: 'title',
      frame: at(margin, imageHeight + 20, inner, 24),
      props: { text: props.title ?? '', ...fontOf(props), fontSize: size, fontWeight: '600', color },
    },
    {
      type: 'text',
      name: 'price',
      frame: at(margin, imageHeight + 46, inner, 22),
      props: { text: props.price ?? '', ...fontOf(props), fontSize: Math.max(8, size - 1), color },
    },
    {
      type: 'button',
      name: 'action',
      frame: at(margin, imageHeight + 76, inner, 40),
      props: buttonProps(props.text ?? '', props),
      link: links[0] ?? null,
    },
  ];
}

function profileParts({ props, width, height }: DesignElement): readonly Part[] {
  const side = Math.max(10, Math.min(64, height - 2 * margin));
  const left = 2 * margin + side;
  const size = props.fontSize ?? 18;
  return [
    {
      type: 'image',
      name: 'avatar',
      frame: at(margin, (height - side) / 2, side, side),
      props: picture(props.avatar, Math.floor(side / 2)),
    },
    {
      type: 'text',
      name: 'name',
      frame: at(left, height / 2 - 26, width - left - margin, 26),
      props: {
        text: props.name ?? '',
        ...fontOf(props),
        fontSize: size,
        fontWeight: '600',
        color: props.color ?? '#1F1A17',
      },
    },
    {
      type: 'text',
      name: 'email',
      frame: at(left, height / 2 + 2, width - left - margin, 22),
      props: {
        text: props.email ?? '',
        ...fontOf(props),
        fontSize: Math.max(8, size - 4),
        color: props.color ?? '#1F1A17',
      },
    },
  ];
}

function formParts({ props, width, height, links }: DesignElement): readonly Part[] {
  const inner = width - 2 * margin;
  const fields = props.fields ?? [];
  const step = Math.max(18, Math.min(46, (height - 48 - 52) / Math.max(1, fields.length)));
  return [
    {
      type: 'heading',
      name: 'title',
      frame: at(margin, margin, inner, 28),
      props: {
        text: props.title ?? '',
        ...fontOf(props),
        fontSize: props.fontSize ?? 18,
        fontWeight: 'bold',
        color: props.color ?? '#1F1A17',
      },
    },
    ...fields.map(
      (placeholder, index): Part => ({
        type: 'input',
        name: `field ${index + 1}`,
        frame: at(margin, 46 + index * step, inner, step - 6),
        props: {
          placeholder,
          ...fontOf(props),
          backgroundColor: surface,
          borderWidth: 1,
          borderColor: line,
          borderRadius: 8,
          paddingHorizontal: 10,
          color: '#1F1A17',
        },
      }),
    ),
    {
      type: 'button',
      name: 'submit',
      frame: at(margin, height - 52, inner, 40),
      props: buttonProps(props.text ?? '', props),
      link: links[0] ?? null,
    },
  ];
}

function tabParts({ props, width, height, links }: DesignElement): readonly Part[] {
  const items = props.items ?? [];
  const border = props.borderWidth ?? 0;
  const inner = width - 2 * border;
  return items.map((text, index): Part => {
    const left = Math.round((index * inner) / items.length);
    const right = Math.round(((index + 1) * inner) / items.length);
    return {
      type: 'button',
      name: 'tab',
      frame: at(left, 0, right - left, height - 2 * border),
      props: {
        text,
        ...fontOf(props),
        fontSize: props.fontSize ?? 12,
        fontWeight: props.fontWeight ?? 'normal',
        textAlign: props.textAlign ?? 'center',
        color: props.color ?? '#1F1A17',
      },
      link: links[index] ?? null,
    };
  });
}

const partsOf: Partial<Record<ElementType, (block: DesignElement) => readonly Part[]>> = {
  'product-card': productParts,
  'user-profile': profileParts,
  'smart-form': formParts,
  tabbar: tabParts,
};

/** Properties that go into the parts and not onto the container. */
const ownParts: PropChanges = {
  text: null,
  title: null,
  price: null,
  image: null,
  name: null,
  email: null,
  avatar: null,
  fields: null,
  items: null,
  fontFamily: null,
  fontSize: null,
  fontWeight: null,
  textAlign: null,
  color: null,
};

/**
 * A block as a container with its parts, a chat bubble as a text, any other element as it is. Parts are locked and have
 * ids that belong to the block: docs/rules/designer.md#blocks
 */
export function expandBlock(element: DesignElement): DesignElement {
  if (element.type === 'ai-chat-bubble') return { ...element, type: 'text' };
  const parts = partsOf[element.type]?.(element);
  if (parts === undefined) return element;
  return {
    ...element,
    type: 'view',
    props: changeProps(element.props, ownParts),
    links: element.type === 'user-profile' ? element.links : [],
    children: parts.map((part, index) => toPart(element, part, index)),
  };
}
