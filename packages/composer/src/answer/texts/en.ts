import type { AnswerTexts } from './tr.ts';

export const en: AnswerTexts = {
  list: (items) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
  built: (name, screens) => `“${name}” is ready. Screens: ${screens}.`,
  builtTitle: (name) => `${name} is built`,
  fields: (entity, fields) => `Each ${entity} has ${fields}.`,
  rule: {
    noOverlap: 'Two entries at the same time are refused.',
    stock: 'Stock cannot fall below zero.',
    capacity: 'A full class or table takes no more entries.',
  },
  feature: {
    dataExport: 'The settings send all entries as CSV tables or as JSON.',
    sharing: 'The details of an entry share it as text.',
    reminders:
      'Reminders show on the first screen when the app is opened; nothing is sent while it is closed.',
    comments: 'The details of an entry have comments.',
    languageSwitch:
      'The language is chosen in the settings, English or Turkish; entries stay in the language they were written in.',
  },
  oneLanguage: (words) => `I have no translation for these words, so both languages show them: ${words}.`,
  sample: 'The entries in it are examples; you can delete them in the settings.',
  others: (count) => (count === 1 ? 'one more part' : `${count} more parts`),
  guessedFormula:
    'I do not know the formula of this calculation, so it starts by multiplying the values. You can change it on the screen with “Change the formula”.',
  changes: (count) => [
    `${count} screens, navigation and forms`,
    'Light and dark theme',
    'Entries kept on the device, delete with undo',
    'Empty and error states',
  ],
  architecture:
    'src/App.tsx root and error boundary, src/navigation.tsx navigation, src/theme.ts colours, src/strings.ts texts, src/data storage of entries, src/ui shared components; each subject has a folder of its own: model, rules, samples and screens. app-spec.json describes the app.',
  contradiction: (kept, dropped) =>
    `“${dropped}” and “${kept}” contradict each other; I followed the later one.`,
  notUnderstood: (parts) => `I did not understand this: ${parts}. Put it in other words and I can add it.`,
  missing: (parts) => `This part of your request is not in the app: ${parts}.`,
  notIncluded: {
    push: 'Push notifications are not sent; reminders show inside the app.',
    payments: 'No real payments are taken; amounts and what is paid are recorded.',
    maps: 'No map is connected; places show as a list with addresses.',
    gps: 'There is no location tracking; places are typed in.',
    ai: 'No AI answers are generated; the entries and fixed rules are ready.',
    sync: 'Entries stay on this device; they are not shared between devices.',
    messages: 'No text messages, e-mails or WhatsApp messages are sent.',
    bluetooth: 'Bluetooth, watches and sensors are not connected; values are typed in.',
    livePrices: 'Live prices and rates are not connected; you enter the values.',
    forecast: 'Live forecasts need a weather service; the app is a diary of what you observe.',
    scraping: 'No data is collected from other sites.',
    calls: 'There are no voice or video calls.',
    camera: 'The camera recognises nothing; details are typed in.',
    barcode: 'Barcodes are not scanned; codes are typed in.',
    audio: 'There is no speech recognition and no sound file.',
    printing: 'No printer is connected.',
    integrations: 'Other services are not connected.',
    secrets: 'I left out fields for ID numbers, cards and passwords: they should not lie open on a phone.',
    advice: 'It gives no medical, legal or tax advice; it only keeps records.',
    streaming: 'It contains no films, streams or music files; lists and tracking are ready.',
  },
  refusal: {
    deception: 'I cannot build an app that deceives people or collects their logins.',
    surveillance: 'I cannot build an app that watches someone without their knowledge.',
    betting: 'I cannot build betting for money. I can build a game that is played for points.',
    drugsAndWeapons: 'I cannot build an app about this.',
    adult: 'I cannot build an app about this.',
    violence: 'I cannot build an app about this.',
  },
  talk: {
    greeting:
      'Hello. Describe the app you want in one sentence and I build it right away. For example: “hair salon appointments”.',
    thanks: 'You are welcome. Tell me what to change next. For example: “add a phone field”.',
    question: 'I build and change apps. Describe the app you want. For example: “expense tracker”.',
    writing: 'I do not write texts, I build apps. For example: “an app for my poems”.',
    injection: 'I build apps. Describe the one you want. For example: “shopping list”.',
    code: 'You can change code directly in the editor. Describe what the app should do and I build it.',
    nonsense: 'I did not understand this. Describe the app you want. For example: “class timetable”.',
    other: 'Describe the app you want and I build it right away. For example: “barber booking”.',
  },
  needsSubject: 'What should the app be about? Start from an example, or describe it in a few words.',
  ideas: [
    'Hair salon appointments',
    'Expense tracker',
    'Recipe box',
    'Who owes me',
    'Habit tracker',
    'Vocabulary cards',
  ],
};
