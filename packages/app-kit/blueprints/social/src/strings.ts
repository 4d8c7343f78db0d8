import { type Language, useSettings } from './settings';

const tr = {
  appName: '__APP_NAME__',
  tabs: { Feed: 'Akış', Saved: 'Kaydedilen', Profile: 'Profil', Settings: 'Ayarlar' },
  common: { back: 'Geri' },
  crash: {
    title: 'Bir şeyler ters gitti',
    text: 'Beklenmeyen bir hata oluştu. Paylaşımlarınız güvende.',
    retry: 'Tekrar dene',
  },
  settings: {
    title: 'Ayarlar',
    theme: 'Görünüm',
    system: 'Cihaz',
    light: 'Açık',
    dark: 'Koyu',
    language: 'Dil',
    about: 'Sakin bir akış: beğeni yarışı yok, tanıdık yüzler var.',
    version: 'Sürüm',
  },
  time: {
    now: 'şimdi',
    minutes: (count: number) => `${count} dk`,
    hours: (count: number) => `${count} sa`,
    days: (count: number) => `${count} g`,
  },
  feed: {
    today: 'Bugün neler oluyor?',
    compose: 'Yeni paylaşım',
    yourStory: 'Paylaş',
    profileOf: (name: string) => `${name} profiline git`,
  },
  post: {
    title: 'Paylaşım',
    like: 'Beğen',
    unlike: 'Beğeniyi geri al',
    comment: (count: number) => `Yorumlar: ${count}`,
    save: 'Kaydet',
    unsave: 'Kaydı kaldır',
    remove: 'Paylaşımı sil',
    comments: 'Yorumlar',
    write: 'Yorum yazın',
    send: 'Yorumu gönder',
    noComments: 'İlk yorumu siz yazın',
    noCommentsText: 'Küçük bir söz, bazen bütün güne yeter.',
    missing: 'Bu paylaşım silinmiş.',
    photo: 'Paylaşımın görseli',
  },
  compose: {
    title: 'Yeni paylaşım',
    label: 'Ne paylaşmak istersiniz?',
    placeholder: 'Bugün sizi gülümseten bir şey',
    scene: 'Görsel',
    none: 'Yok',
    scenes: { sea: 'Deniz', mountains: 'Dağ', city: 'Şehir', forest: 'Orman' },
    share: 'Paylaş',
    empty: 'Paylaşmadan önce birkaç kelime yazın.',
    left: (count: number) => `${count} harf kaldı`,
    over: (count: number) => `${count} harf fazla`,
  },
  profile: {
    posts: 'Paylaşım',
    followers: 'Takipçi',
    following: 'Takip',
    follow: 'Takip et',
    unfollow: 'Takiptesiniz',
    bio: 'Deniz, kahve ve uzun yürüyüşler.',
    emptyTitle: 'Henüz paylaşım yok',
    emptyText: 'İlk paylaşım hep en zorudur. Bir cümle yeter.',
  },
  saved: {
    title: 'Kaydedilenler',
    emptyTitle: 'Kaydedilen yok',
    emptyText: 'Sonra yeniden okumak istediklerinizi yer imine dokunarak saklayın.',
    browse: 'Akışa git',
  },
};

export type Strings = typeof tr;

const en: Strings = {
  appName: '__APP_NAME__',
  tabs: { Feed: 'Feed', Saved: 'Saved', Profile: 'Profile', Settings: 'Settings' },
  common: { back: 'Back' },
  crash: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Your posts are safe.',
    retry: 'Try again',
  },
  settings: {
    title: 'Settings',
    theme: 'Appearance',
    system: 'Device',
    light: 'Light',
    dark: 'Dark',
    language: 'Language',
    about: 'A calm feed: no race for likes, just familiar faces.',
    version: 'Version',
  },
  time: {
    now: 'now',
    minutes: (count) => `${count} min`,
    hours: (count) => `${count} h`,
    days: (count) => `${count} d`,
  },
  feed: {
    today: 'What is happening today?',
    compose: 'New post',
    yourStory: 'Share',
    profileOf: (name) => `Go to the profile of ${name}`,
  },
  post: {
    title: 'Post',
    like: 'Like',
    unlike: 'Take the like back',
    comment: (count) => `Comments: ${count}`,
    save: 'Save',
    unsave: 'Remove from saved',
    remove: 'Delete the post',
    comments: 'Comments',
    write: 'Write a comment',
    send: 'Send the comment',
    noComments: 'Be the first to comment',
    noCommentsText: 'A small word sometimes lasts a whole day.',
    missing: 'This post was deleted.',
    photo: 'Picture of the post',
  },
  compose: {
    title: 'New post',
    label: 'What would you like to share?',
    placeholder: 'Something that made you smile today',
    scene: 'Picture',
    none: 'None',
    scenes: { sea: 'Sea', mountains: 'Mountains', city: 'City', forest: 'Forest' },
    share: 'Share',
    empty: 'Write a few words before you share.',
    left: (count) => `${count} letters left`,
    over: (count) => `${count} letters too many`,
  },
  profile: {
    posts: 'Posts',
    followers: 'Followers',
    following: 'Following',
    follow: 'Follow',
    unfollow: 'Following',
    bio: 'Sea, coffee and long walks.',
    emptyTitle: 'No posts yet',
    emptyText: 'The first post is always the hardest. One sentence will do.',
  },
  saved: {
    title: 'Saved',
    emptyTitle: 'Nothing saved',
    emptyText: 'Tap the bookmark on posts you want to read again.',
    browse: 'Go to the feed',
  },
};

export const strings: Record<Language, Strings> = { tr, en };

export function useStrings(): Strings {
  return strings[useSettings((settings) => settings.language)];
}

/** How long ago, in a word or two. */
export function useTimeAgo(): (at: number) => string {
  const { time } = useStrings();
  return (at) => {
    const minutes = Math.floor((Date.now() - at) / 60_000);
    if (minutes < 1) return time.now;
    if (minutes < 60) return time.minutes(minutes);
    if (minutes < 60 * 24) return time.hours(Math.floor(minutes / 60));
    return time.days(Math.floor(minutes / (60 * 24)));
  };
}
