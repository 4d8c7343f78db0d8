import { useState } from 'react';
import { createKept } from '../../data/kept';
import { randomBelow } from '../../data/random';
import { strings } from '../../strings';
import { Button } from '../../ui/Button';
import { ListField } from '../../ui/fields/ListField';
import { Screen } from '../../ui/Screen';
import { Segmented } from '../../ui/Segmented';
import { HistoryList } from '../HistoryList';
import { keepResult } from '../history';
import { Presets } from '../Presets';
import { CoinFace, Dice } from './Dice';
import { Wheel } from './Wheel';

type Mode = 'wheel' | 'dice' | 'coin';

interface Draw {
  mode: Mode;
  names: string[];
  dice: number;
}

export const useDraw = createKept<Draw>('tool-draw', () => ({
  mode: 'wheel',
  names: strings.draw.samples,
  dice: 2,
}));

/** Lets chance decide: a wheel of names, dice, a coin. */
export function DrawTool({ title }: { title: string }) {
  const { value: draw, change } = useDraw();
  const [winner, setWinner] = useState<number | null>(null);
  const [throws, setThrows] = useState<number[]>([1, 6]);
  const [isHeads, setIsHeads] = useState(true);
  const [turns, setTurns] = useState(0);
  const names = draw.names.filter((name) => name.trim() !== '');
  const won = winner === null ? undefined : names[winner];

  const run = () => {
    setTurns(turns + 1);
    if (draw.mode === 'wheel') {
      const next = randomBelow(names.length);
      setWinner(next);
      keepResult('draw', strings.draw.wheel, names[next] ?? '');
    } else if (draw.mode === 'dice') {
      const next = Array.from({ length: draw.dice }, () => 1 + randomBelow(6));
      setThrows(next);
      keepResult('draw', strings.draw.dice, next.join(' + '));
    } else {
      const next = Math.random() < 0.5;
      setIsHeads(next);
      keepResult('draw', strings.draw.coin, next ? strings.draw.heads : strings.draw.tails);
    }
  };
  const labels: Record<Mode, string> = {
    wheel: strings.draw.turn,
    dice: strings.draw.roll,
    coin: strings.draw.flip,
  };

  return (
    <Screen
      title={title}
      footer={
        <Button
          icon="shuffle"
          label={labels[draw.mode]}
          disabled={draw.mode === 'wheel' && names.length < 2}
          onPress={run}
        />
      }
    >
      <Segmented
        label={strings.draw.kind}
        value={draw.mode}
        onChange={(mode) => change((kept) => ({ ...kept, mode }))}
        options={[
          { value: 'wheel', label: strings.draw.wheel },
          { value: 'dice', label: strings.draw.dice },
          { value: 'coin', label: strings.draw.coin },
        ]}
      />
      {draw.mode === 'wheel' ? (
        <>
          <Wheel names={names} winner={winner} turns={turns} result={won} />
          <ListField
            label={strings.draw.names}
            value={draw.names}
            onChange={(next) => {
              setWinner(null);
              change((kept) => ({ ...kept, names: next }));
            }}
          />
        </>
      ) : null}
      {draw.mode === 'dice' ? (
        <>
          <Dice values={throws} turns={turns} />
          <Presets
            label={strings.draw.count}
            values={[1, 2, 3, 4, 5, 6]}
            value={draw.dice}
            onChange={(dice) => {
              change((kept) => ({ ...kept, dice }));
              setThrows(Array.from({ length: dice }, () => 1));
            }}
          />
        </>
      ) : null}
      {draw.mode === 'coin' ? <CoinFace isHeads={isHeads} turns={turns} /> : null}
      <HistoryList tool="draw" />
    </Screen>
  );
}
