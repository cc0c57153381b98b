import { WEEKDAYS, type Weekday } from '../../model/vocabulary.js';

const NAMES: Record<Weekday, string> = {
  mo: 'mo mon monday mondays montag montags lundi lundis lunes segunda segundas seg lun 月曜日 月曜 月',
  tu: 'tu tue tues tuesday tuesdays di dienstag dienstags mardi mardis martes terca tercas ter mar 火曜日 火曜 火',
  we: 'we wed weds wednesday wednesdays mi mittwoch mittwochs mercredi mercredis mer miercoles mie quarta quartas qua 水曜日 水曜 水',
  th: 'th thu thur thurs thursday thursdays do donnerstag donnerstags jeudi jeudis jeu jueves jue quinta quintas qui 木曜日 木曜 木',
  fr: 'fr fri friday fridays freitag freitags vendredi vendredis ven viernes vie sexta sextas sex 金曜日 金曜 金',
  sa: 'sa sat saturday saturdays samstag samstags sonnabend sonnabends samedi samedis sam sabado sabados sab 土曜日 土曜 土',
  su: 'su sun sunday sundays so sonntag sonntags dimanche dimanches dim domingo domingos dom 日曜日 日曜 日',
};
/** Names of several days. */
const GROUPS: Record<string, Weekday[]> = Object.fromEntries(
  (
    [
      ['daily everyday taglich quotidien diario diariamente todos tous 毎日 年中無休', [...WEEKDAYS]],
      ['weekdays weekday werktags wochentags wochentage semaine laborables uteis 平日', WEEKDAYS.slice(0, 5)],
      ['weekends weekend wochenende wochenenden 週末 土日', WEEKDAYS.slice(5)],
    ] as [string, Weekday[]][]
  ).flatMap(([names, days]) => names.split(' ').map((name): [string, Weekday[]] => [name, days])),
);

const BY_NAME = new Map<string, Weekday>(
  WEEKDAYS.flatMap((day) => NAMES[day].split(' ').map((name): [string, Weekday] => [name, day])),
);

/** The weekdays that a folded word names; null when it names none. */
export function daysOf(key: string): Weekday[] | null {
  const day = BY_NAME.get(key);
  return day === undefined ? (GROUPS[key] ?? null) : [day];
}

/** All days from one to another, over the weekend where need be. */
export function dayRange(from: Weekday, to: Weekday): Weekday[] {
  const start = WEEKDAYS.indexOf(from);
  const length = ((WEEKDAYS.indexOf(to) - start + 7) % 7) + 1;
  return Array.from({ length }, (_, at) => WEEKDAYS[(start + at) % 7] as Weekday);
}
