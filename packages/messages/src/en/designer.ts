import { designerEditor } from './designer-editor.ts';
import { designerLibrary } from './designer-library.ts';
import { designerProperties } from './designer-properties.ts';
import { designerSource } from './designer-source.ts';
import { designerTest } from './designer-test.ts';

/** Texts of the visual designer; loaded with it. */
export const designer = {
  types: {
    text: 'Text',
    button: 'Button',
    image: 'Image',
    input: 'Input',
    container: 'Container',
    'product-card': 'Product card',
    'user-profile': 'User profile',
    'ai-chat-bubble': 'AI chat bubble',
    'smart-form': 'Smart form',
    view: 'View',
    scrollview: 'Scroll view',
    heading: 'Heading',
    textinput: 'Text input',
    switch: 'Switch',
    flatlist: 'List',
    tabbar: 'Tab bar',
  },
  categories: {
    basic: 'Basic elements',
    blocks: 'Ready blocks',
    smart: 'Smart components',
    layout: 'Layout',
    text: 'Text',
    input: 'Input',
    media: 'Media',
    list: 'List',
    navigation: 'Navigation',
  },
  devices: {
    mobile: 'Mobile',
    iphone: 'iPhone',
    android: 'Android',
    tablet: 'Tablet',
    desktop: 'Desktop',
  },
  errors: {
    'invalid-data': 'The component could not be added',
    'unknown-screen': 'The screen was not found. It may have been deleted elsewhere.',
    'unknown-element': 'The element was not found. It may have been deleted elsewhere.',
    'duplicate-id': 'This element is already on the screen.',
    'invalid-place': 'The element cannot be moved here.',
    'invalid-property': 'This value does not fit this element.',
    'invalid-link': 'The screen that the link opens was not found.',
    'too-many-elements': 'No more elements fit on this screen.',
    'too-many-screens': 'No more screens fit into this project.',
    'too-deep': 'Elements cannot be nested this deeply.',
    'last-screen': 'The last screen cannot be deleted.',
    'different-parents': 'Only elements of the same container can be grouped.',
    'nothing-selected': 'Select an element first.',
    'too-large': 'The design is too large to open.',
  },
  filesReplaced_one: '{{count}} file could not be copied. The default picture or font is used instead.',
  filesReplaced_other: '{{count}} files could not be copied. The default picture or font is used instead.',
  library: designerLibrary,
  properties: designerProperties,
  source: designerSource,
  test: designerTest,
  ...designerEditor,
} as const;
