import type { tr } from './tr.ts';

export const en: typeof tr = {
  color: {
    mainTitle: 'Main colour changed',
    mainDone: (hex) =>
      `The main colour is now ${hex}; soft surfaces, gradients and the text on them follow so that everything stays readable. The dark theme uses a lighter shade of it.`,
    backgroundTitle: 'Background colour changed',
    backgroundDone: (hex) =>
      `The background now follows ${hex}; I chose shades of it that keep the text readable in the light and the dark theme.`,
    changed: (path) => `${path}: colours updated`,
    same: 'The app already has this colour, there is nothing left to change.',
    nothing:
      'I could not find one main colour in this project, so I changed nothing. You can search for the colour code in the code editor.',
    onlyMain:
      'I can change the main colour and the background, but not the colour of a single element yet. Try: "make the primary color purple".',
  },
  text: {
    title: 'Text changed',
    done: (before, after) => `Wherever it said "${before}" it now says "${after}".`,
    changed: (path) => `${path}: text updated`,
    missing: (before) =>
      `I could not find "${before}" in the project. Make sure that upper and lower case match what is on screen.`,
  },
  rename: {
    title: 'App renamed',
    done: (name) => `The app is now called "${name}".`,
    changed: (path) => `${path}: name updated`,
    nothing:
      'I could not find where this project keeps its name. With the old name I can change it: replace "Old name" with "New name".',
  },
  scheme: {
    title: { dark: 'Dark theme on', light: 'Light theme on', system: 'Theme follows the device' },
    done: {
      dark: 'The app now starts with the dark theme.',
      light: 'The app now starts with the light theme.',
      system: 'The app now follows the theme of the device.',
    },
    already: {
      dark: 'The app already starts with the dark theme, or its colours are defined in a way that I can’t darken on my own.',
      light:
        'The app already starts with the light theme, or its colours are defined in a way that I can’t lighten on my own.',
      system: 'The app already follows the theme of the device, or it has no two sets of colours.',
    },
    changed: (path) => `${path}: theme setting updated`,
  },
  screen: {
    title: (title) => `${title} screen added`,
    done: (title) => `I wrote the ${title} screen and wired it into the tabs.`,
    changed: (path) => path,
    whichOne: 'Which screen shall I add? For example: "add a notes screen" or "add a favourites screen".',
    exists: (title) => `This app already has a ${title} screen.`,
    unknownShape:
      'I could not add a screen to this project safely, so I changed nothing. You can add the screen in the code editor.',
    beyond: (name) =>
      `I can’t prepare a "${name}" screen yet, and I would rather not add one that does not work. I can add a list, such as notes or favourites.`,
  },
  improve: {
    title: 'App improved',
    done: 'I reviewed the project and filled in the gap that matters most.',
    errorBoundary: 'Unexpected errors now show an explanation and a retry button instead of a blank screen',
    roles: (count) =>
      count === 1
        ? '1 touchable element is announced to screen readers as a button'
        : `${count} touchable elements are announced to screen readers as buttons`,
    nothingLeft:
      'This project has every improvement I know: an error screen, and buttons that screen readers announce.',
  },
  explain: {
    intro: (name, files) => `The project "${name}" has ${files === 1 ? '1 file' : `${files} files`}.`,
    screens: (list) => `Screens: ${list}.`,
    packages: (list) => `Packages it uses: ${list}.`,
    entry: (path) => `The app starts in ${path}.`,
  },
  talk: {
    hello: 'Hello. I build apps and change their colours, texts and screens. What shall we start with?',
    fix: 'I could not find this error on my own; your project is unchanged. The error in the preview shows the line, so you can correct it in the code editor or go back to a working version under Versions.',
    unknown:
      'I can’t do this yet; your project is unchanged. I can change colours, the theme, texts and the name, and add screens with lists.',
  },
  steps: {
    screen: ['Add a notes screen', 'Add a favourites screen', 'Add a tasks screen'],
    color: ['Make the primary color purple', 'Make the primary color green', 'Make the primary color navy'],
    improve: ['Improve the app'],
    scheme: ['Turn on dark mode', 'Turn on light mode'],
  },
};
