import type { Language } from './settings';

export type Scene = 'sea' | 'mountains' | 'city' | 'forest';

export interface Person {
  id: string;
  name: string;
  handle: string;
  colors: readonly [string, string];
}

export interface Comment {
  id: string;
  personId: string;
  text: string;
  at: number;
}

export interface Post {
  id: string;
  personId: string;
  text: string;
  scene?: Scene;
  /** Milliseconds since 1970. */
  at: number;
  likes: number;
  liked: boolean;
  saved: boolean;
  comments: Comment[];
}

export const meId = 'me';

const minute = 60_000;
const hour = 60 * minute;

const colors = {
  me: ['#7B5BD6', '#C84A8B'],
  elif: ['#F2994A', '#EB5757'],
  can: ['#2F80ED', '#56CCF2'],
  defne: ['#27AE60', '#6FCF97'],
  mert: ['#9B51E0', '#BB6BD9'],
  ada: ['#E8A33D', '#F2C94C'],
} as const;

const names: Record<Language, Record<keyof typeof colors, [name: string, handle: string]>> = {
  tr: {
    me: ['Siz', 'siz'],
    elif: ['Elif Aydın', 'elifaydin'],
    can: ['Can Demir', 'candemir'],
    defne: ['Defne Koç', 'defnekoc'],
    mert: ['Mert Şahin', 'mertsahin'],
    ada: ['Ada Yıldız', 'adayildiz'],
  },
  en: {
    me: ['You', 'you'],
    elif: ['Ella Brooks', 'ellabrooks'],
    can: ['Caleb Stone', 'calebstone'],
    defne: ['Daphne Cole', 'daphnecole'],
    mert: ['Miles Shaw', 'milesshaw'],
    ada: ['Ada Winters', 'adawinters'],
  },
};

const texts: Record<Language, { posts: string[]; comments: string[] }> = {
  tr: {
    posts: [
      'Sabah altıda vapurdaydık. Kimse konuşmuyor, herkes aynı yöne bakıyor. Güne başlamanın en güzel yolu.',
      'Kaçkarlar’da ikinci gün. Sis kalkınca herkes sustu.',
      'Bugün ilk kez kendi yazdığım kodu canlıya aldım. Küçük bir düzeltmeydi ama bütün gün gülümsedim.',
      'Galata’da akşam. Işıklar yanınca şehir başka birine dönüşüyor.',
      'Komşumuz balkondan balkona fesleğen uzattı. Mahalle dediğin budur.',
      'Belgrad Ormanı’nda 8 km. Toprak kokusu bedava.',
    ],
    comments: [
      'Ne güzel anlatmışsın.',
      'Ben de o vapurdaydım!',
      'Bir dahaki sefere beni de çağır.',
      'Tebrikler, devamı gelsin.',
    ],
  },
  en: {
    posts: [
      'On the six o’clock ferry this morning. Nobody talks, everyone looks the same way. The best way to begin a day.',
      'Second day in the highlands. When the fog lifted, everyone went quiet.',
      'Shipped my own code for the first time today. It was a tiny fix, but I smiled until evening.',
      'The old town at dusk. Once the lights come on, the city turns into someone else.',
      'Our neighbour passed basil from balcony to balcony. That is what a neighbourhood is.',
      'Eight kilometres through the woods. The smell of the earth is free.',
    ],
    comments: [
      'Beautifully put.',
      'I was on that ferry too!',
      'Take me along next time.',
      'Congratulations, keep going.',
    ],
  },
};

export function createPeople(language: Language): Record<string, Person> {
  const people: Record<string, Person> = {};
  for (const [id, [name, handle]] of Object.entries(names[language])) {
    people[id] = { id, name, handle, colors: colors[id as keyof typeof colors] };
  }
  return people;
}

export function createPosts(language: Language, now: number): Post[] {
  const { posts, comments } = texts[language];
  const authors = ['elif', 'can', 'defne', 'mert', 'ada', 'me'];
  const scenes: (Scene | undefined)[] = ['sea', 'mountains', undefined, 'city', undefined, 'forest'];
  return posts.map((text, index) => ({
    id: `post-${index}`,
    personId: authors[index] ?? meId,
    text,
    scene: scenes[index],
    at: now - (index * 5 + 1) * hour + index * 7 * minute,
    likes: [128, 342, 87, 211, 64, 39][index] ?? 12,
    liked: index === 1,
    saved: false,
    comments: comments.slice(0, (index * 3) % 4).map((comment, order) => ({
      id: `comment-${index}-${order}`,
      personId: authors[(index + order + 1) % 5] ?? 'can',
      text: comment,
      at: now - (index * 5 + 1) * hour + (order + 1) * 21 * minute,
    })),
  }));
}
