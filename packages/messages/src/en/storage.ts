/** The storage section of the settings. */
export const storage = {
  title: 'Storage',
  description: 'Files, versions, trash, your photo and your data archives are counted together.',
  failed: 'Your storage could not be read',
  used: '{{used}} of {{limit}} used',
  meter: 'Storage used',
  percent: '{{percent}}% full',
  nearlyFull: 'You are running out of space. Free some space below or upgrade your plan.',
  full: 'Your storage is full: nothing new can be saved until you free some space. Deleting always works.',
  upgrade: 'See the plans',
  kinds: {
    files: 'Project files',
    versions: 'Older versions',
    trash: 'Trash',
    uploads: 'Photo, library and files of apps',
    exports: 'Data archive',
  },
  largest: {
    title: 'What takes the most space',
    description: 'Sizes include files and older versions.',
    empty: 'None of your projects takes any space yet.',
    inTrash: 'In the trash',
    facts_one: '{{size}} · {{count}} version',
    facts_other: '{{size}} · {{count}} versions',
    thin: 'Reduce versions',
    thinNamed: 'Reduce the versions of “{{name}}”',
    remove: 'Delete for good',
    removeNamed: 'Delete “{{name}}” for good',
  },
  thin: {
    question: 'Delete older versions of “{{name}}”?',
    description_one:
      'This deletes {{count}} version and frees {{size}}. The current files, the last 5 versions and those that the chat or a restore leads to stay; of the older ones, one an hour, a day and a week is kept. Deleted versions can’t be restored.',
    description_other:
      'This deletes {{count}} versions and frees {{size}}. The current files, the last 5 versions and those that the chat or a restore leads to stay; of the older ones, one an hour, a day and a week is kept. Deleted versions can’t be restored.',
    confirm: 'Delete versions',
    nothing: 'This project has no older versions to delete.',
    done: '{{size}} freed.',
    failed: 'The versions could not be deleted',
  },
  remove: {
    question: 'Delete “{{name}}” for good?',
    description_one:
      'This deletes its files, its version and its chat, and frees {{size}}. The project can’t be restored.',
    description_other:
      'This deletes its files, its {{count}} versions and its chat, and frees {{size}}. The project can’t be restored.',
    confirm: 'Delete for good',
    done: '“{{name}}” was deleted, {{size}} freed.',
    failed: 'The project could not be deleted',
  },
  trash: {
    empty: 'Empty the trash',
    question: 'Empty the trash?',
    description_one:
      'This deletes {{count}} project with its files, versions and chat, and frees {{size}}. It can’t be restored.',
    description_other:
      'This deletes {{count}} projects with their files, versions and chats, and frees {{size}}. They can’t be restored.',
    confirm: 'Delete all',
    done: '{{size}} freed.',
    failed: 'The trash could not be emptied',
    full_one: 'There is {{count}} project in the trash. Delete it for good before you create a new project.',
    full_other:
      'There are {{count}} projects in the trash. Delete some of them for good before you create a new project.',
  },
  archive: {
    title: 'Data archive',
    description: 'This archive will be deleted automatically on {{time}}.',
    remove: 'Delete the archive',
    question: 'Delete the data archive?',
    explanation:
      'Its download link stops working and {{size}} is freed. You can prepare a new archive under Security.',
    done: '{{size}} freed.',
    failed: 'The archive could not be deleted',
  },
};
