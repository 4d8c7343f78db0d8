/** What the chooser of the device offers: docs/rules/assets.md#types */
export const acceptedFiles = 'image/*,audio/*,video/*,.pdf,.doc,.docx,.txt,.ttf,.otf,.woff,.woff2';
