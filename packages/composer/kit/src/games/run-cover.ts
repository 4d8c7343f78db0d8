import { strings } from '../strings';
import type { IconName } from '../ui/Icon';
import type { RunState } from './use-running';

interface RunCover {
  run: RunState;
  isOver: boolean;
  /** Before the first game. */
  icon?: IconName;
  /** How to begin, in one sentence. */
  ready: string;
  result: string;
  onStart: () => void;
  onResume: () => void;
}

/** What covers the board of a game in real time while it does not run. */
export function runCover({
  run,
  isOver,
  icon = 'game-controller',
  ready,
  result,
  onStart,
  onResume,
}: RunCover) {
  if (isOver)
    return {
      icon: 'trophy' as IconName,
      title: strings.games.over,
      text: result,
      action: strings.games.again,
      onPress: onStart,
    };
  if (run === 'paused')
    return {
      icon: 'pause' as IconName,
      title: strings.running.paused,
      text: strings.running.pausedText,
      action: strings.running.resume,
      onPress: onResume,
    };
  if (run === 'running') return undefined;
  return {
    icon,
    title: strings.running.readyTitle,
    text: ready,
    action: strings.games.start,
    onPress: onStart,
  };
}
