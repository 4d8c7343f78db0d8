import type { Entity } from '../../spec/entity.ts';
import type { SourceModule } from '../text/create-module.ts';

/** The drawings of the kit (`kit/src/ui/pictures`). */
const drawings: ReadonlySet<unknown> = new Set(
  'vase lamp mug bowl armchair rug plant candle cushion shirt tote wallet scarf gift'.split(' '),
);

export interface PictureTag {
  /** The component of the kit. */
  readonly tag: 'Picture' | 'Cover';
  readonly photo: string | undefined;
}

/** What draws an entity's rows: drawings of things if the rows name some, else covers made of shapes. */
export function pictureOf(entity: Entity): PictureTag {
  const photo = entity.fields.find(({ type }) => type === 'photo')?.id;
  const isDrawn = photo !== undefined && entity.samples.some((row) => drawings.has(row[photo]));
  return { tag: isDrawn ? 'Picture' : 'Cover', photo };
}

interface PictureSize {
  readonly name: string;
  readonly item: string;
  readonly height: number;
  /** Without it the picture is as wide as its place. */
  readonly width?: number;
}

/** The element for a row: `name` is the code of the row's title, `item` its variable. */
export function pictureElement(
  entity: Entity,
  module: SourceModule,
  { name, item, height, width }: PictureSize,
): string {
  const { tag, photo } = pictureOf(entity);
  module.use(`src/ui/${tag}`, tag);
  const shown = photo === undefined ? name : `${item}.${photo} || ${name}`;
  const size = width === undefined ? `height={${height}}` : `height={${height}} width={${width}}`;
  return `<${tag} name={${shown}} icon="${entity.icon}" ${size} />`;
}
