import { Ionicons } from '@expo/vector-icons';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { findProduct, type Product } from '../catalog';
import { FavoriteButton, ProductArt } from '../components/ProductCard';
import { AppText, Button, EmptyState, IconButton, type IconName, Screen } from '../components/ui';
import type { RootStackParams } from '../routes';
import { useSettings } from '../settings';
import { useShop } from '../store';
import { useMoney, useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

export function ProductScreen({ route }: NativeStackScreenProps<RootStackParams, 'Product'>) {
  const { product: text, shop } = useStrings();
  const product = findProduct(route.params.id);
  if (product) return <ProductDetail product={product} />;
  return (
    <Screen back title={shop.emptyTitle}>
      <EmptyState icon="pricetag-outline" title={shop.emptyTitle} text={text.missing} />
    </Screen>
  );
}

function ProductDetail({ product }: { product: Product }) {
  const text = useStrings().product;
  const money = useMoney();
  const language = useSettings((settings) => settings.language);
  const addToCart = useShop((shop) => shop.addToCart);
  const [color, setColor] = useState(product.colors[0]);
  const [quantity, setQuantity] = useState(1);
  const [added, setAdded] = useState(false);

  const add = () => {
    addToCart({ productId: product.id, color, quantity });
    setAdded(true);
    setTimeout(() => setAdded(false), 1600);
  };

  return (
    <Screen
      back
      title={product.name[language]}
      right={<FavoriteButton product={product} />}
      footer={
        <View style={styles.footer}>
          <View>
            <AppText variant="caption" tone="muted">
              {quantity} x {money(product.price[language])}
            </AppText>
            <AppText variant="title">{money(product.price[language] * quantity)}</AppText>
          </View>
          <Button
            style={styles.grow}
            icon={added ? 'checkmark' : 'bag-add-outline'}
            label={added ? text.added : text.add}
            onPress={add}
          />
        </View>
      }
    >
      <View style={styles.art}>
        <ProductArt product={product} color={color} size={230} />
      </View>
      <AppText tone="muted">{product.text[language]}</AppText>
      <View style={styles.options}>
        <View style={styles.option}>
          <AppText variant="label">{text.color}</AppText>
          <View role="radiogroup" aria-label={text.color} style={styles.colors}>
            {product.colors.map((each) => (
              <ColorDot key={each} color={each} selected={each === color} onPress={() => setColor(each)} />
            ))}
          </View>
        </View>
        <View style={styles.option}>
          <AppText variant="label">{text.quantity}</AppText>
          <View style={styles.colors}>
            <IconButton
              icon="remove"
              label={text.less}
              onPress={() => setQuantity(Math.max(1, quantity - 1))}
            />
            <AppText variant="heading" style={styles.quantity}>
              {quantity}
            </AppText>
            <IconButton
              icon="add"
              label={text.more}
              onPress={() => setQuantity(Math.min(20, quantity + 1))}
            />
          </View>
        </View>
      </View>
      <Assurance icon="cube-outline" text={text.delivery} />
      <Assurance icon="refresh-outline" text={text.returns} />
    </Screen>
  );
}

function ColorDot({ color, selected, onPress }: { color: string; selected: boolean; onPress: () => void }) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="radio"
      aria-checked={selected}
      aria-label={color}
      hitSlop={4}
      onPress={onPress}
      style={[styles.dot, { borderColor: selected ? colors.ink : 'transparent' }]}
    >
      <View style={[styles.dotFill, { backgroundColor: color }]} />
    </Pressable>
  );
}

function Assurance({ icon, text }: { icon: IconName; text: string }) {
  const { colors } = useTheme();
  return (
    <View style={styles.promise}>
      <Ionicons name={icon} size={20} color={colors.success} />
      <AppText variant="label" tone="muted">
        {text}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  footer: { flexDirection: 'row', alignItems: 'center', gap: space.lg },
  grow: { flex: 1 },
  art: { height: 300, borderRadius: radius.card, overflow: 'hidden' },
  options: { flexDirection: 'row', justifyContent: 'space-between', gap: space.lg },
  option: { gap: space.sm },
  colors: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: 42 },
  quantity: { minWidth: 24, textAlign: 'center' },
  dot: {
    width: 38,
    height: 38,
    borderRadius: 19,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  dotFill: { width: 28, height: 28, borderRadius: 14 },
  promise: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
});
