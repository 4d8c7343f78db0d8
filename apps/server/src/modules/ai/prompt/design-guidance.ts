/** What makes an app look and feel right on a phone. */
export const designGuidance = `Design:
- Made for a phone 375 points wide, with safe areas and touch targets of at least 44 points. One clear main action a screen.
- One theme file with colours, spacing (4, 8, 12, 16, 24) and type sizes, used by all screens; one accent colour, text with enough contrast, calm surfaces instead of many boxes and shadows.
- Realistic contents in the language of the app, never "Lorem ipsum". Dates, amounts and plurals are written as people write them in it.
- Lists have an empty state that says what to do; forms check their input and name the problem below the field; actions that can fail show the error; deleting asks or can be undone.
- accessibilityLabel on icon buttons, accessibilityRole on what can be pressed.`;
