import type { Occasion } from '../../model/brief.js';
import type { AppKind, BusinessKind } from '../../model/vocabulary.js';
import type { PromptText } from '../text/prompt-text.js';
import { readDate } from './read-date.js';

const PEOPLE =
  'guests?|people|persons?|attendees|participants?|seats?|places?|spots?|visitors?|tickets?|runners?|students?|gäste|personen|plätze|teilnehmer|teilnehmerinnen|leute|läufer|besucher|invités|personnes|places|participants|convives|invitados|personas|plazas|asistentes|participantes|convidados|pessoas|lugares|vagas';
const CAPACITY = [
  new RegExp(
    String.raw`(?<![\d.,])(\d{1,3}(?:[.,]\d{3})|\d{1,6})\s(?:\p{L}+\s)?(?:${PEOPLE})(?!\p{L})`,
    'iu',
  ),
  /\b(?:max(?:imum|imal|imo|\.)?|up to|capacity(?: of| is|:)?|limited to|kapazität(?: von|:)?|bis zu|jusqu'à|capacité(?: de)?|hasta|aforo(?: de)?|até|capacidade(?: de)?|lotação(?: de)?)\s(\d{1,6})(?![\d.,:]*\s?(?:€|\$|£|%|min|uhr|h\b|am|pm|km))/iu,
  /(?:定員|先着|最大)(\d{1,6})(?:名|人|席)?|(\d{1,6})(?:名|人|席)(?:まで|限定|規模|定員|を招待)/u,
];

function capacityOf(text: string): number | null {
  for (const pattern of CAPACITY) {
    const match = pattern.exec(text);
    const digits = match?.[1] ?? match?.[2];
    if (digits !== undefined) return Number(digits.replaceAll(/[.,]/g, ''));
  }
  return null;
}

/** Date and capacity, where the undertaking is an event or plans one; null when it is neither. */
export function readOccasion({ text }: PromptText, app: AppKind | null, kind: BusinessKind): Occasion | null {
  if (app !== 'event' && kind !== 'venue') return null;
  const date = readDate(text);
  if (app !== 'event' && date === null) return null;
  const capacity = capacityOf(text);
  if (date === null && capacity === null) return null;
  return { startsAt: date?.startsAt ?? null, dateText: date?.dateText ?? null, capacity };
}
