// The part of fontkit that the gallery uses; the package has no types.
declare module 'fontkit' {
  interface FontPath {
    scale(x: number, y: number): FontPath;
    translate(x: number, y: number): FontPath;
    toSVG(): string;
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    glyphForCodePoint(code: number): { readonly path: FontPath };
  }
  export function openSync(file: string): Font;
}
