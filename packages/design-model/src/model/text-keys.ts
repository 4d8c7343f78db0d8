import type { DesignErrorKind } from './design-error.ts';
import type { PropertyName } from './properties.ts';

// Keys of the texts in the catalogue `designer`; literal types, so that the web app's translator checks them.

/** The text of a refusal. */
export const errorKey = <Kind extends DesignErrorKind>(kind: Kind) => `designer.errors.${kind}` as const;

/** The label of a property. */
export const propertyKey = <Name extends PropertyName>(name: Name) => `designer.properties.${name}` as const;
