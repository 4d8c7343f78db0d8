export const home = {
  title: '{{siteName}}: build mobile apps by writing',
  description:
    'Write what you want; {{siteName}} builds a real React Native app, runs it in your browser and hands you the code.',
  hero: {
    title: 'Describe your idea, watch it woven into an app',
    subtitle:
      'Write what you want in plain words. {{siteName}} sets up a real React Native project and runs it live in your browser; the code is yours.',
    promptLabel: 'What kind of app would you like?',
    promptPlaceholder: 'For example: an app that tracks my daily habits',
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
    building: 'Building your app',
    ownLabel: '{{name}}, running live',
    ownCaption: '{{name}} was built in this browser and is running right now. Tap and try it.',
  },
  refused: {
    failed: 'The app could not be built in this browser. Try again with one of these:',
    continue: 'Continue with my request',
  },
  formFailed: 'The form could not be loaded.',
  closing: {
    title: 'Tie the first knot',
    description: 'One sentence is enough. We weave the rest together.',
  },
} as const;
