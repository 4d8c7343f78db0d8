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
    whichOne: 'Which screen shall I add? For example: "add a profile screen" or "add a notes screen".',
    exists: (title) => `This app already has a ${title} screen.`,
    full: 'The tab bar has no room for another screen. Remove one first and I can add it.',
    unknownShape:
      'I could not add a screen to this project safely, so I changed nothing. You can add the screen in the code editor.',
    beyond: (name) =>
      `I can’t prepare a "${name}" screen yet, and I would rather not add one that does not work. I can add profile, notifications, contact, help, favourites or a list.`,
  },
  improve: {
    title: 'App improved',
    done: 'I reviewed the project and filled in the gap that matters most.',
    entrance: 'Screen contents appear softly, and at once on devices that ask for less motion',
    textSize: 'Settings offer a text size that every text follows',
    errorBoundary: 'Unexpected errors now show an explanation and a retry button instead of a blank screen',
    roles: (count) =>
      count === 1
        ? '1 touchable element is announced to screen readers as a button'
        : `${count} touchable elements are announced to screen readers as buttons`,
    nothingLeft:
      'This project has every improvement I know: error screen, empty states, accessibility, text size and transitions.',
    starterTitle: 'The starter became an app',
    starterDone:
      'I turned the starter into a small app with navigation, settings, light and dark themes, two languages and notes kept on the device.',
    starterChanges: [
      'Tabs: home and settings',
      'Light and dark themes, Turkish and English',
      'Adding and deleting notes, with an empty state',
      'Protection against unexpected errors',
    ],
  },
  build: {
    titles: {
      'full-app': 'Habit and task planner',
      ecommerce: 'E-commerce app',
      social: 'Social media app',
      game: '2048 game',
      backend: 'Job tracker with a backend',
      basic: 'A small app',
    },
    done: {
      'full-app':
        'I built an app where you tick off habits day by day, collect tasks and watch your progress in charts.',
      ecommerce:
        'I built a shop with search and categories, a product page with colours, favourites, a cart and a validated checkout form. The payment step is a sample; connect your payment provider in placeOrder in store.ts.',
      social:
        'I built a social media app with a feed, likes and comments, a compose screen, saved posts and profiles. The people and posts are sample data.',
      game: 'I built a 2048 game with swipe gestures, undo, two board sizes and a score table. Its rules live in engine.ts, apart from the screens.',
      backend:
        'I built a job tracker with sign-in, an API layer, loading, error and empty states, which keeps working offline. Put the address of your server into apiUrl in src/api/client.ts; until then you see sample data.',
      basic: 'I built a small app with navigation, settings and a theme.',
    },
    nearest: 'This ready app comes closest to what you asked for; we can change its details together.',
    same: 'The project already is this app, unchanged.',
    architecture:
      'src/App.tsx root and error boundary, src/navigation.tsx navigation, src/theme.ts colours, src/strings.ts texts (tr, en), src/settings.ts preferences and storage, src/components shared components, src/screens screens.',
    changes: [
      'Navigation and screens',
      'Light and dark themes',
      'Turkish and English texts',
      'Empty and error states',
      'Data kept on the device',
    ],
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
      'I can’t do this yet; your project is unchanged. I can change colours, the theme, texts and the name, add screens and build ready apps.',
  },
  steps: {
    build: ['Build a habit tracker app', 'Build a shopping app', 'Build a 2048 game'],
    screen: [
      'Add a profile screen',
      'Add a notifications screen',
      'Add a notes screen',
      'Add a help screen',
      'Add a favourites screen',
    ],
    color: ['Make the primary color purple', 'Make the primary color green', 'Make the primary color navy'],
    improve: ['Improve the app'],
    scheme: ['Turn on dark mode', 'Turn on light mode'],
  },
};
