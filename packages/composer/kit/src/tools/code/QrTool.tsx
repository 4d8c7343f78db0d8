import { useMemo } from 'react';
import { StyleSheet, useWindowDimensions } from 'react-native';
import { createKept } from '../../data/kept';
import { ShareButton } from '../../sharing/ShareButton';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Card } from '../../ui/Card';
import { ChipRow } from '../../ui/ChipRow';
import { EmptyState } from '../../ui/EmptyState';
import { TextField } from '../../ui/fields/TextField';
import { Screen } from '../../ui/Screen';
import { QrCode } from './QrCode';
import { contentOf, type QrInput } from './qr-content';
import { makeQrCode } from './qr-matrix';

export const useQrInput = createKept<QrInput>('tool-qr', () => ({
  kind: 'link',
  text: strings.qr.example,
  network: '',
  password: '',
}));

const labelOf = (kind: QrInput['kind']): string =>
  kind === 'link' ? strings.qr.link : kind === 'phone' ? strings.qr.phone : strings.qr.text;

/** A QR code of a link, a text, a network or a phone number, while it is typed. */
export function QrTool({ title }: { title: string }) {
  const { value: input, change } = useQrInput();
  const { width, height } = useWindowDimensions();
  const set = (part: Partial<QrInput>) => change((kept) => ({ ...kept, ...part }));
  const content = contentOf(input);
  const matrix = useMemo(() => makeQrCode(content), [content]);
  const { kind } = input;

  return (
    <Screen
      title={title}
      right={content && matrix ? <ShareButton shared={{ title, text: content }} /> : undefined}
    >
      <ChipRow
        label={strings.qr.kind}
        value={kind}
        onChange={(next) => set({ kind: next, text: '' })}
        options={[
          { value: 'link', label: strings.qr.link },
          { value: 'text', label: strings.qr.text },
          { value: 'wifi', label: strings.qr.wifi },
          { value: 'phone', label: strings.qr.phone },
        ]}
      />
      <Card style={styles.card}>
        {kind === 'wifi' ? (
          <>
            <TextField
              label={strings.qr.network}
              value={input.network}
              maxLength={32}
              autoCapitalize="none"
              onChange={(network) => set({ network })}
            />
            <TextField
              label={strings.qr.password}
              value={input.password}
              maxLength={63}
              autoCapitalize="none"
              onChange={(password) => set({ password })}
            />
          </>
        ) : (
          <TextField
            label={labelOf(kind)}
            value={input.text}
            multiline={kind === 'text'}
            keyboardType={kind === 'phone' ? 'phone-pad' : kind === 'link' ? 'url' : 'default'}
            autoCapitalize={kind === 'text' ? 'sentences' : 'none'}
            error={matrix ? undefined : strings.qr.tooLong}
            onChange={(text) => set({ text })}
          />
        )}
      </Card>
      {content && matrix ? (
        <>
          <QrCode
            matrix={matrix}
            size={Math.min(320, width - 64, height - 120)}
            label={strings.qr.codeOf(content)}
          />
          <AppText variant="caption" tone="muted" style={styles.content}>
            {content}
          </AppText>
        </>
      ) : (
        <EmptyState icon="qr-code-outline" title={strings.qr.empty} text={strings.qr.emptyText} />
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.md },
  content: { textAlign: 'center' },
});
