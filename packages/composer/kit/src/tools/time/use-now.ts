import { useEffect, useState } from 'react';

/** The current moment in milliseconds, renewed while something runs. */
export function useNow(isRunning: boolean, interval = 250): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const renew = () => setNow(Date.now());
    // Once more after a start or an end, because the last moment is older.
    const once = setTimeout(renew);
    const timer = isRunning ? setInterval(renew, interval) : undefined;
    return () => {
      clearTimeout(once);
      clearInterval(timer);
    };
  }, [isRunning, interval]);
  return now;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** 125000 → 02:05, with hours from the first on. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}
