import { Ionicons } from '@expo/vector-icons';
import { LinearGradient } from 'expo-linear-gradient';
import { useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { type Category, categories, findProduct, type Product, products } from '../catalog';
import { ProductArt, ProductCard } from '../components/ProductCard';
import { AppText, Chip, EmptyState, IconButton, InputBar, Screen } from '../components/ui';
import { useRootNavigation } from '../routes';
import { useSettings } from '../settings';
import { useShop } from '../store';
import { useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

type Filter = Category | 'all';

export function HomeScreen() {
  const { shop: text, appName } = useStrings();
  const language = useSettings((settings) => settings.language);
  const favorites = useShop((shop) => shop.favorites);
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [onlyFavorites, setOnlyFavorites] = useState(false);

  const wanted = query.trim().toLocaleLowerCase(language);
  const shown = products.filter(
    (product) =>
      (filter === 'all' || product.category === filter) &&
      (!onlyFavorites || favorites.includes(product.id)) &&
      `${product.name[language]} ${text.categories[product.category]}`
        .toLocaleLowerCase(language)
        .includes(wanted),
  );
  const quiet = wanted === '' && filter === 'all' && !onlyFavorites;
  const showAll = () => {
    setQuery('');
    setFilter('all');
    setOnlyFavorites(false);
  };

  return (
    <Screen
      title={appName}
      subtitle={text.welcome}
      right={
        <IconButton
          icon={onlyFavorites ? 'heart' : 'heart-outline'}
          tone={onlyFavorites ? 'danger' : 'ink'}
          label={text.favorites}
          onPress={() => setOnlyFavorites(!onlyFavorites)}
        />
      }
    >
      <SearchBox value={query} onChange={setQuery} />
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        style={styles.bleed}
        contentContainerStyle={styles.chips}
      >
        <Chip label={text.all} selected={filter === 'all'} onPress={() => setFilter('all')} />
        {categories.map((category) => (
          <Chip
            key={category}
            label={text.categories[category]}
            selected={filter === category}
            onPress={() => setFilter(category)}
          />
        ))}
      </ScrollView>
      {quiet ? <Banner onPress={() => setFilter('light')} /> : null}
      <View style={styles.sectionHead}>
        <AppText variant="heading">{onlyFavorites ? text.favorites : text.products}</AppText>
        <AppText variant="caption" tone="muted">
          {text.count(shown.length)}
        </AppText>
      </View>
      {shown.length > 0 ? (
        <Grid items={shown} />
      ) : (
        <EmptyState
          icon={onlyFavorites ? 'heart-outline' : 'search-outline'}
          title={onlyFavorites ? text.noFavoritesTitle : text.emptyTitle}
          text={onlyFavorites ? text.noFavoritesText : text.emptyText}
          action={{ label: text.showAll, onPress: showAll }}
        />
      )}
    </Screen>
  );
}

function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useStrings().shop;
  const { colors } = useTheme();
  return (
    <InputBar
      icon="search"
      label={text.search}
      value={value}
      onChangeText={onChange}
      returnKeyType="search"
      right={
        value ? (
          <Pressable
            role="button"
            aria-label={text.clear}
            hitSlop={10}
            style={styles.clear}
            onPress={() => onChange('')}
          >
            <Ionicons name="close-circle" size={18} color={colors.faint} />
          </Pressable>
        ) : null
      }
    />
  );
}

function Banner({ onPress }: { onPress: () => void }) {
  const text = useStrings().shop;
  const { colors } = useTheme();
  const rootNavigation = useRootNavigation();
  const lamp = findProduct('lamp-moon');
  return (
    <LinearGradient
      colors={[colors.heroFrom, colors.heroTo]}
      start={{ x: 0, y: 0 }}
      end={{ x: 1, y: 1 }}
      style={styles.banner}
    >
      <View style={styles.bannerText}>
        <AppText variant="title" tone="onHero">
          {text.bannerTitle}
        </AppText>
        <AppText tone="onHero">{text.bannerText}</AppText>
        <Pressable
          role="button"
          onPress={onPress}
          style={[styles.bannerButton, { backgroundColor: colors.onHero }]}
        >
          <AppText variant="label" style={{ color: colors.heroFrom }}>
            {text.bannerAction}
          </AppText>
        </Pressable>
      </View>
      {lamp ? (
        <Pressable
          role="button"
          aria-label={text.bannerTitle}
          onPress={() => rootNavigation.navigate('Product', { id: lamp.id })}
          style={styles.bannerArt}
        >
          <ProductArt product={lamp} size={112} />
        </Pressable>
      ) : null}
    </LinearGradient>
  );
}

function Grid({ items }: { items: readonly Product[] }) {
  return (
    <View style={styles.grid}>
      {items.map((product) => (
        <View key={product.id} style={styles.cell}>
          <ProductCard product={product} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bleed: { marginHorizontal: -space.lg, flexGrow: 0 },
  chips: { gap: space.sm, paddingHorizontal: space.lg },
  sectionHead: { flexDirection: 'row', alignItems: 'baseline', justifyContent: 'space-between' },
  clear: { padding: 8 },
  banner: { flexDirection: 'row', borderRadius: radius.card, padding: space.lg, gap: space.md },
  bannerText: { flex: 1, gap: 6, justifyContent: 'center' },
  bannerButton: {
    alignSelf: 'flex-start',
    paddingHorizontal: 16,
    paddingVertical: 9,
    borderRadius: 18,
    marginTop: 6,
  },
  bannerArt: { width: 124, height: 132, borderRadius: radius.card, overflow: 'hidden' },
  grid: { flexDirection: 'row', flexWrap: 'wrap', margin: -6 },
  cell: { width: '50%', padding: 6 },
});
