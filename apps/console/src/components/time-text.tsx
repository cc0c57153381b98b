import { type ReactElement, useEffect, useState } from 'react';
import { relativeTime } from './relative-time.ts';

const absolute = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** A relative time, with the exact one as its title. */
export function TimeText({ value }: { value: string | null }): ReactElement {
  const now = useMinute();
  if (value === null) return <span className="dimmed">never</span>;
  const at = new Date(value);
  return (
    <time dateTime={value} title={absolute.format(at)}>
      {relativeTime(at, now)}
    </time>
  );
}

/** The current time, a few times a minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
