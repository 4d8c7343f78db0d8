import { slugify } from '@kilim/app-kit';

/** Words that cannot be variables, and names that generated files import or declare. */
const taken = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield ' +
    'style styles navigation left top require item useFonts hasFonts fontError'
  ).split(' '),
);
const components = new Set(
  (
    'View Text Image Pressable ScrollView TextInput Switch FlatList StyleSheet Platform FadeIn React App Fragment ' +
    'ScreenProps Routes DesignNavigator Animated Array Object String Number Boolean Date Map Set Promise Error Symbol'
  ).split(' '),
);

const parts = (text: string): string[] =>
  slugify(text)
    .split('-')
    .filter((part) => part !== '');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `Giriş düğmesi` → `GirisDugmesi`; `fallback` for a name without letters. */
export function toPascal(name: string, fallback: string): string {
  const joined = parts(name).map(capital).join('');
  const start = /^[A-Z]/.test(joined) ? joined : `${fallback}${joined}`;
  return start.slice(0, 40);
}

/** `Giriş düğmesi` → `girisDugmesi`. */
export function toCamel(name: string, fallback: string): string {
  const pascal = toPascal(name, capital(fallback));
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** Gives each name once: the second `card` becomes `card2`. */
export function createNames(reserved: Iterable<string> = []): (wanted: string) => string {
  const used = new Set([...taken, ...components, ...reserved]);
  return (wanted) => {
    let name = wanted;
    for (let number = 2; used.has(name); number += 1) name = `${wanted}${number}`;
    used.add(name);
    return name;
  };
}
