import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '../theme';
import { SectionTitle } from './SectionTitle';

interface SectionProps {
  title: string;
  children?: ReactNode;
}

/** Rows under a title. */
export function Section({ title, children }: SectionProps) {
  return (
    <View style={styles.section}>
      <SectionTitle title={title} />
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ section: { gap: space.sm } });
