import type { AppSpec } from '../spec/app-spec.ts';
import type { Operation } from './operation.ts';

export interface Applied {
  readonly spec: AppSpec;
  /** Operations that restore the spec, to be applied in this order. */
  readonly inverse: readonly Operation[];
}

/** Operations on what the whole app has once: its name, look, formats and texts. */
export type SettingOperation = Extract<
  Operation,
  {
    kind:
      | 'setName'
      | 'setColors'
      | 'setIcon'
      | 'setScheme'
      | 'setTextSize'
      | 'setLayout'
      | 'setCardStyle'
      | 'setCurrency'
      | 'setFirstDay'
      | 'setTexts';
  }
>;

/** Applies an operation on a setting; it always fits. */
export function applySetting(spec: AppSpec, operation: SettingOperation): Applied {
  switch (operation.kind) {
    case 'setName':
      return { spec: { ...spec, name: operation.name }, inverse: [{ kind: 'setName', name: spec.name }] };
    case 'setColors': {
      const { accent: _, ...rest } = spec;
      const { palette, accent } = operation;
      return {
        spec: { ...rest, palette, ...(accent !== undefined && { accent }) },
        inverse: [
          {
            kind: 'setColors',
            palette: spec.palette,
            ...(spec.accent !== undefined && { accent: spec.accent }),
          },
        ],
      };
    }
    case 'setIcon':
      return applyIcon(spec, operation);
    case 'setScheme':
      return {
        spec: { ...spec, scheme: operation.scheme },
        inverse: [{ kind: 'setScheme', scheme: spec.scheme }],
      };
    case 'setTextSize':
      return {
        spec: { ...spec, textSize: operation.textSize },
        inverse: [{ kind: 'setTextSize', textSize: spec.textSize }],
      };
    case 'setLayout':
      return {
        spec: { ...spec, layout: operation.layout },
        inverse: [{ kind: 'setLayout', layout: spec.layout }],
      };
    case 'setCardStyle':
      return {
        spec: { ...spec, cardStyle: operation.cardStyle },
        inverse: [{ kind: 'setCardStyle', cardStyle: spec.cardStyle }],
      };
    case 'setCurrency':
      return {
        spec: { ...spec, currency: operation.currency },
        inverse: [{ kind: 'setCurrency', currency: spec.currency }],
      };
    case 'setFirstDay': {
      const { firstDay: before, ...rest } = spec;
      const { firstDay } = operation;
      return {
        spec: { ...rest, ...(firstDay !== undefined && { firstDay }) },
        inverse: [{ kind: 'setFirstDay', ...(before !== undefined && { firstDay: before }) }],
      };
    }
    case 'setTexts': {
      const { texts: before = {}, ...rest } = spec;
      const merged = { ...before, ...operation.texts };
      const texts = Object.fromEntries(
        Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== null),
      );
      const former = Object.keys(operation.texts).map((key) => [key, before[key] ?? null] as const);
      return {
        spec: { ...rest, ...(Object.keys(texts).length > 0 && { texts }) },
        inverse: [{ kind: 'setTexts', texts: Object.fromEntries(former) }],
      };
    }
  }
}

/** Only of rows and screens that the app has. */
function applyIcon(
  spec: AppSpec,
  { icon, entities, screens }: Extract<SettingOperation, { kind: 'setIcon' }>,
): Applied {
  const former = (
    parts: readonly { readonly id: string; readonly icon: string }[],
    named: Readonly<Record<string, string>>,
  ): Record<string, string> =>
    Object.fromEntries(
      parts.filter(({ id }) => Object.hasOwn(named, id)).map((each) => [each.id, each.icon]),
    );
  const withIcon = <T extends { readonly id: string; readonly icon: string }>(
    parts: readonly T[],
    named: Readonly<Record<string, string>>,
  ): T[] =>
    parts.map((part) => ({ ...part, icon: (Object.hasOwn(named, part.id) && named[part.id]) || part.icon }));
  return {
    spec: {
      ...spec,
      icon,
      entities: withIcon(spec.entities, entities),
      screens: withIcon(spec.screens, screens),
    },
    inverse: [
      {
        kind: 'setIcon',
        icon: spec.icon,
        entities: former(spec.entities, entities),
        screens: former(spec.screens, screens),
      },
    ],
  };
}
