/** `#RRGGBB`, `#RRGGBBAA` or `transparent`. */
export const colorPattern = /^(?:#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|transparent)$/;

/** The ten colours that the colour picker offers first: docs/rules/designer.md#colours */
export const presetColors = [
  '#000000',
  '#FFFFFF',
  '#6B625B',
  '#A8321F',
  '#D97706',
  '#16803C',
  '#0E7490',
  '#27407E',
  '#7C3AED',
  '#DB2777',
] as const;
