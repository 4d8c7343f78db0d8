export const home = {
  title: '{{siteName}}: build mobile apps by writing',
  description:
    'Write what you want; {{siteName}} builds a real React Native app, runs it in your browser and hands you the code.',
  hero: {
    title: 'Describe your idea, watch it woven into an app',
    subtitle:
      'Write what you want in plain words. {{siteName}} sets up a real React Native project and runs it live beside you; the code is yours.',
    promptLabel: 'What kind of app would you like?',
    promptPlaceholder: 'For example: an app where my flatmates and I split our shared expenses',
    submit: 'Create App',
    learnMore: 'Learn More',
    examples: 'Start with an example',
  },
  example: {
    shopLabel: 'E-commerce',
    shop: 'Build an e-commerce app with a product list, product details, a cart and an order summary.',
    socialLabel: 'Social media',
    social: 'Build a social media app with a feed, profiles, likes and comments.',
    gameLabel: 'Game',
    game: 'Build a simple game app with a score and levels.',
  },
  phone: {
    label: 'A live app that was built here',
    caption:
      'This is not a picture: it is an app built with {{siteName}}, running right now. Tap and try it.',
    skip: 'Skip the app',
    start: 'Start the app',
    starting: 'Starting the app',
    unavailable: 'The live example could not be started right now.',
  },
  steps: {
    title: 'On your phone in three steps',
    oneTitle: 'Describe',
    one: 'Write screens, lists and colours in your own words, or start with one of the ready-made requests.',
    twoTitle: 'Watch',
    two: 'Files are written before your eyes and the app runs beside them. Say what you don’t like and it changes.',
    threeTitle: 'Take it',
    three: 'Download the project as a zip; it installs and bundles with Expo and opens on your phone.',
  },
  features: {
    title: 'Everything a workshop needs',
    subtitle: 'Chat, code and the running app on one screen.',
    assistantTitle: 'AI assistant',
    assistant:
      'Turns your request into a real project of many files; small changes touch only the lines they need.',
    previewTitle: 'Live preview',
    preview:
      'Your app runs beside its code. After a mistake the last good screen stays and you see file and line.',
    editorTitle: 'Code editor',
    editor: 'File tree, tabs, highlighting and search. What you change by hand is kept as a version too.',
    speedTitle: 'Lightning fast',
    speed: 'An edit reaches the preview within a frame or two and the app goes on where it was.',
    safetyTitle: 'Secure and reliable',
    safety:
      'An answer that does not build is not applied and not charged. Every change is a version you can go back to.',
    exportTitle: 'The code is yours',
    export: 'Your project comes as an Expo project with pinned versions; nothing in it depends on us.',
  },
  closing: {
    title: 'Tie the first knot',
    description: 'One sentence is enough. We weave the rest together.',
  },
} as const;
