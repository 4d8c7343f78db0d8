import { type DesignElement, expandBlock, isAssetPath, readProperty } from '@kilim/design-model';
import { Image as ImageIcon } from 'lucide-react';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { useAssetAddress } from '../../assets/use-asset-address.ts';
import { useReference } from '../../assets/use-reference.ts';
import { useStudio } from '../../session/studio-context.tsx';
import { boxStyle, letterStyle, paddingOf, placeChildren } from './element-style.ts';

interface ElementViewProps {
  readonly element: DesignElement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is one of the choices of the canvas; parts of blocks and pictures of templates are not. */
  readonly isOption?: boolean;
  readonly isSelected?: boolean;
}

/** An element with its children, drawn again only when it or its frame changes. */
export const ElementView = memo(function ElementView({
  element: given,
  isOption = false,
  isSelected = false,
  ...frame
}: ElementViewProps) {
  const { width, height } = frame;
  const element = expandBlock({ ...given, width, height });
  const style = { ...boxStyle(element, frame), ...innerStyle(element) };
  return (
    <div
      aria-label={isOption ? `${given.name}, ${given.x}, ${given.y}, ${width} × ${height}` : undefined}
      aria-selected={isOption ? isSelected : undefined}
      data-element={given.id}
      id={isOption ? `design-${given.id}` : undefined}
      role={isOption ? 'option' : undefined}
      style={style}
    >
      {drawContent(element)}
      {placeChildren(element, frame).map(([child, place]) => (
        <ElementView element={child} key={child.id} {...place} />
      ))}
    </div>
  );
});

/** Layout of an element's own content. */
function innerStyle(element: DesignElement): CSSProperties {
  const { props, type } = element;
  switch (type) {
    case 'text':
    case 'heading':
      return { ...letterStyle(element), padding: paddingOf(element) };
    case 'button': {
      const align = readProperty(props, 'textAlign');
      return {
        ...letterStyle(element),
        padding: paddingOf(element),
        display: 'flex',
        alignItems: 'center',
        justifyContent: align === 'left' ? 'flex-start' : align === 'right' ? 'flex-end' : 'center',
      };
    }
    case 'input':
    case 'textinput':
      return {
        ...letterStyle(element),
        padding: paddingOf(element),
        display: 'flex',
        alignItems: 'center',
        overflow: 'hidden',
        whiteSpace: 'nowrap',
      };
    case 'image':
    case 'flatlist':
    case 'scrollview':
      return { overflow: 'hidden' };
    default:
      return {};
  }
}

function drawContent(element: DesignElement): ReactNode {
  const { props, type } = element;
  switch (type) {
    case 'text':
    case 'heading':
    case 'button':
      return <span>{props.text}</span>;
    case 'input':
    case 'textinput': {
      const typed = props.secureTextEntry === true ? (props.text ?? '').replaceAll(/./gu, '•') : props.text;
      const isEmpty = typed === undefined || typed === '';
      return (
        <span style={{ flex: 1, opacity: isEmpty ? 0.6 : 1 }}>{isEmpty ? props.placeholder : typed}</span>
      );
    }
    case 'image':
      return <Picture element={element} />;
    case 'switch':
      return <SwitchPicture element={element} />;
    case 'flatlist':
      return (props.items ?? []).map((item, index) => (
        // Rows are texts without identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: equal texts may repeat
        <div key={index} style={{ ...letterStyle(element), padding: paddingOf(element, 12) }}>
          {item}
        </div>
      ));
    default:
      return null;
  }
}

const fits = { cover: 'cover', contain: 'contain', stretch: 'fill', center: 'none' } as const;

function Picture({ element: { props } }: { readonly element: DesignElement }) {
  const { source = '' } = props;
  const objectFit = fits[readProperty(props, 'resizeMode')];
  // The page loads no pictures of other hosts, so only their place is shown; the preview shows them.
  if (!isAssetPath(source)) {
    return (
      // The colour of the app, whatever the theme of the studio is.
      <span className="flex size-full items-center justify-center" style={{ color: 'rgb(0 0 0 / 0.35)' }}>
        <ImageIcon aria-hidden="true" className="size-6" />
      </span>
    );
  }
  return <ProjectPicture objectFit={objectFit} path={source} />;
}

interface ProjectPictureProps {
  readonly path: string;
  readonly objectFit: CSSProperties['objectFit'];
}

function ProjectPicture({ path, objectFit }: ProjectPictureProps) {
  const reference = useReference(path);
  return reference === undefined ? null : <StoredPicture objectFit={objectFit} reference={reference} />;
}

function StoredPicture({
  reference,
  objectFit,
}: Pick<ProjectPictureProps, 'objectFit'> & { reference: Parameters<typeof useAssetAddress>[1] }) {
  const { projectId } = useStudio();
  const asset = useAssetAddress(projectId, reference);
  if (asset.kind !== 'ready') return null;
  return (
    <img
      alt={''}
      draggable={false}
      src={asset.address}
      style={{ width: '100%', height: '100%', objectFit }}
    />
  );
}

function SwitchPicture({ element: { props } }: { readonly element: DesignElement }) {
  const isOn = props.value === true;
  return (
    <div
      style={{
        position: 'relative',
        width: 40,
        height: 20,
        borderRadius: 10,
        backgroundColor: isOn ? readProperty(props, 'color') : '#939393',
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: isOn ? 20 : 0,
          width: 20,
          height: 20,
          borderRadius: 10,
          backgroundColor: '#FAFAFA',
          boxShadow: '0 1px 3px rgba(0, 0, 0, 0.5)',
        }}
      />
    </div>
  );
}
