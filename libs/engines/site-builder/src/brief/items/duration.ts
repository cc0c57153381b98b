const HOURS = String.raw`(?:h|hrs?|hours?|stunden?|std\.?|heures?|horas?)`;
const MINUTES = String.raw`(?:min\.?|mins|minutes?|minuten|minutos?|')`;
const DURATION = new RegExp(
  `(\\d{1,2}(?:[.,]5)?)[\\s-]?${HOURS}(?![\\p{L}])(?:\\s?(\\d{2})(?:\\s?${MINUTES})?)?|(\\d{1,3})[\\s-]?${MINUTES}(?![\\p{L}])|(\\d{1,2})時間(半)?|(\\d{1,3})分`,
  'iu',
);

/** How long something takes, and where the text says so. */
export interface DurationFound {
  minutes: number;
  start: number;
  end: number;
}

/** The first duration of a text; null when it names none. */
export function durationIn(text: string): DurationFound | null {
  const match = DURATION.exec(text);
  if (match === null) return null;
  const [, hours, rest, minutes, japaneseHours, half, japaneseMinutes] = match;
  const value =
    hours !== undefined
      ? Number(hours.replace(',', '.')) * 60 + Number(rest ?? 0)
      : japaneseHours !== undefined
        ? Number(japaneseHours) * 60 + (half === undefined ? 0 : 30)
        : Number(minutes ?? japaneseMinutes);
  return value > 0 ? { minutes: value, start: match.index, end: match.index + match[0].length } : null;
}
