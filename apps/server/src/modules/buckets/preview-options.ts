import type { PreviewOptions } from '@kilim/contract';

/** What libvips is asked to do, in this order. */
export interface PreviewPlan {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly position: string;
  readonly quality: number;
  readonly output: 'jpeg' | 'png' | 'gif' | 'webp';
  readonly background: string | undefined;
  readonly border: { readonly width: number; readonly colour: string } | null;
  readonly radius: number;
  readonly opacity: number;
  readonly rotation: number;
}

const positions: Readonly<Record<PreviewOptions['gravity'], string>> = {
  center: 'centre',
  'top-left': 'left top',
  top: 'top',
  'top-right': 'right top',
  left: 'left',
  right: 'right',
  'bottom-left': 'left bottom',
  bottom: 'bottom',
  'bottom-right': 'right bottom',
};

const colourOf = (text: string): string => (text.startsWith('#') ? text : `#${text}`);

const outputs = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp' } as const;

function outputOf(asked: PreviewOptions['output'], mediaType: string): PreviewPlan['output'] {
  if (asked !== '') return outputs[asked];
  const own = mediaType.replace('image/', '');
  return own === 'png' || own === 'gif' || own === 'webp' ? own : 'jpeg';
}

/** `-1` keeps the default quality. */
const defaultQuality = 80;

export function planPreview(options: PreviewOptions, mediaType: string): PreviewPlan {
  const { width, height, borderWidth, borderColor, background } = options;
  return {
    width: width === 0 ? undefined : width,
    height: height === 0 ? undefined : height,
    position: positions[options.gravity],
    quality: options.quality < 1 ? (options.quality === 0 ? 1 : defaultQuality) : options.quality,
    output: outputOf(options.output, mediaType),
    background: background === '' ? undefined : colourOf(background),
    border:
      borderWidth === 0
        ? null
        : { width: borderWidth, colour: borderColor === '' ? '#000000' : colourOf(borderColor) },
    radius: options.borderRadius,
    opacity: options.opacity,
    rotation: options.rotation,
  };
}
