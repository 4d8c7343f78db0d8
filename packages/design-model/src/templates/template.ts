import type { Language } from '@kilim/contract';
import type { ElementType } from '../model/element-types.ts';
import type { Props } from '../model/properties.ts';
import type { ColorRole } from './template-colors.ts';

/** A text of a template in both languages. */
export type Words = Readonly<Record<Language, string>>;

type Colors = 'color' | 'backgroundColor' | 'borderColor';
type Texts = 'text' | 'placeholder' | 'title' | 'price' | 'name';

/** Properties whose colours are roles and whose texts are in both languages. */
export type TemplateProps = Omit<Props, Colors | Texts | 'items' | 'fields'> & {
  readonly [Name in Colors]?: ColorRole;
} & { readonly [Name in Texts]?: Words } & {
  readonly items?: readonly Words[];
  readonly fields?: readonly Words[];
};

/** x, y, width and height on a screen of 375 × 812 pixels. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface TemplatePart {
  readonly type: ElementType;
  /** Gives the names in generated code. */
  readonly name: string;
  readonly box: Box;
  readonly props: TemplateProps;
  readonly children?: readonly TemplatePart[];
}

export const templateIds = [
  'login',
  'product-showcase',
  'dashboard-stats',
  'onboarding',
  'profile',
  'settings',
  'chat',
  'feed',
  'cart',
  'checkout',
  'map-card',
  'calendar',
] as const;

export type TemplateId = (typeof templateIds)[number];

/** A ready-made screen: docs/rules/designer.md#templates */
export interface Template {
  readonly id: TemplateId;
  readonly category:
    | 'Authentication'
    | 'E-commerce'
    | 'Dashboard'
    | 'Introduction'
    | 'Account'
    | 'Social'
    | 'Planning';
  readonly parts: readonly TemplatePart[];
}
