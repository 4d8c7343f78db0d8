import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { SceneArt } from '../components/SceneArt';
import { AppText, Button, Chip, Field, Screen } from '../components/ui';
import type { Scene } from '../data';
import type { RootStackParams } from '../routes';
import { useSocial } from '../store';
import { useStrings } from '../strings';
import { radius, space } from '../theme';

const limit = 280;
const scenes: Scene[] = ['sea', 'mountains', 'city', 'forest'];

export function ComposeScreen({ navigation }: NativeStackScreenProps<RootStackParams, 'Compose'>) {
  const text = useStrings().compose;
  const share = useSocial((social) => social.share);
  const [value, setValue] = useState('');
  const [scene, setScene] = useState<Scene>();
  const [tried, setTried] = useState(false);
  const words = value.trim();
  const left = limit - value.length;
  const error = left < 0 ? text.over(-left) : tried && !words ? text.empty : undefined;

  const submit = () => {
    setTried(true);
    if (!words || left < 0) return;
    share(words, scene);
    navigation.goBack();
  };

  return (
    <Screen
      back
      title={text.title}
      footer={<Button icon="paper-plane-outline" label={text.share} onPress={submit} />}
    >
      <Field
        multiline
        label={text.label}
        placeholder={text.placeholder}
        value={value}
        error={error}
        onChangeText={setValue}
      />
      {error ? null : (
        <AppText variant="caption" tone={left < 20 ? 'danger' : 'muted'} style={styles.left}>
          {text.left(left)}
        </AppText>
      )}
      <AppText variant="label" tone="muted">
        {text.scene}
      </AppText>
      <View style={styles.chips}>
        <Chip label={text.none} selected={scene === undefined} onPress={() => setScene(undefined)} />
        {scenes.map((each) => (
          <Chip
            key={each}
            label={text.scenes[each]}
            selected={scene === each}
            onPress={() => setScene(each)}
          />
        ))}
      </View>
      {scene ? (
        <View style={styles.preview}>
          <SceneArt scene={scene} label={text.scenes[scene]} />
        </View>
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  left: { textAlign: 'right', marginTop: -space.sm },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  preview: { borderRadius: radius.card, overflow: 'hidden' },
});
