import { pathFrom } from './path-from.ts';
import { printText, quote } from './print-value.ts';

/** What can be inserted into a screen, with its size and look as the palette's elements have them. */
export const snippetNames = ['text', 'heading', 'button', 'input', 'container', 'row'] as const;
export type SnippetName = (typeof snippetNames)[number];

interface Snippet {
  readonly imports: readonly string[];
  /** The style entries that it needs, as wished name and properties. */
  readonly styles: readonly (readonly [name: string, properties: string])[];
  /** The lines, with the references to its entries in order. */
  readonly lines: (text: string, references: readonly string[]) => readonly string[];
}

/** A picture of the project with the size that it is shown at. */
export interface PictureInput {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** The markup of a picture in the file at a path. */
export const pictureSnippet = ({ path, width, height }: PictureInput, from: string): Snippet => ({
  imports: ['Image'],
  styles: [['image', `width: ${width}, height: ${height}`]],
  lines: (_, [style]) => [`<Image source={require(${quote(pathFrom(from, path))})} style={${style}} />`],
});

export const snippets: Readonly<Record<SnippetName, Snippet>> = {
  text: {
    imports: ['Text'],
    styles: [['text', "fontSize: 16, color: '#1F1A17'"]],
    lines: (text, [style]) => [`<Text style={${style}}>${printText(text)}</Text>`],
  },
  heading: {
    imports: ['Text'],
    styles: [['heading', "fontSize: 24, fontWeight: 'bold', color: '#1F1A17'"]],
    lines: (text, [style]) => [`<Text role="heading" style={${style}}>${printText(text)}</Text>`],
  },
  button: {
    imports: ['Pressable', 'Text'],
    styles: [
      [
        'button',
        "minHeight: 44, alignItems: 'center', justifyContent: 'center', borderRadius: 8, backgroundColor: '#0F6B5C'",
      ],
      ['buttonLabel', "fontSize: 16, color: '#FFFFFF'"],
    ],
    lines: (text, [style, label]) => [
      `<Pressable role="button" style={${style}}>`,
      `  <Text style={${label}}>${printText(text)}</Text>`,
      '</Pressable>',
    ],
  },
  input: {
    imports: ['TextInput'],
    styles: [
      [
        'input',
        "minHeight: 44, paddingHorizontal: 12, borderWidth: 1, borderColor: '#8A8178', borderRadius: 8",
      ],
    ],
    lines: (text, [style]) => [
      /["&{}<>\\\n]/.test(text)
        ? `<TextInput placeholder={${quote(text)}} style={${style}} />`
        : `<TextInput placeholder="${text}" style={${style}} />`,
    ],
  },
  container: {
    imports: ['View'],
    styles: [['container', 'padding: 16, gap: 8']],
    lines: (_, [style]) => [`<View style={${style}}></View>`],
  },
  row: {
    imports: ['View'],
    styles: [['row', "flexDirection: 'row', alignItems: 'center', gap: 8"]],
    lines: (_, [style]) => [`<View style={${style}}></View>`],
  },
};
